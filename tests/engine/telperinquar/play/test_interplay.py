"""The scenarios show combinations of rules, not only single rules."""

from __future__ import annotations

from engine.commands.rules import ROOT
from engine.scenarios.reading import read_scenarios

FEWEST = 40
INTERCEPTION = frozenset({"T-093", "T-095", "T-096", "T-096a", "T-097"})
REACTIONS = frozenset({"T-110", "T-110a", "T-131", "T-132a", "T-150", "T-151a", "T-172"})
HIDDEN = frozenset({"T-218", "T-318"})
SIMULTANEOUS = frozenset({"T-122a", "T-145", "T-146"})
SURPRISES = INTERCEPTION | REACTIONS | HIDDEN | SIMULTANEOUS
"""Guards, interception, reactions, counterattacks, hidden cards, traps, and what happens to many at once."""


def test_many_scenarios_combine_reactions_and_hidden_cards_with_other_rules() -> None:
    meeting = [
        scenario.name
        for file in sorted((ROOT / "tests" / "scenarios" / "telperinquar").glob("*.yaml"))
        for scenario in read_scenarios(file)
        if len(set(scenario.rules)) >= 3 and SURPRISES & set(scenario.rules)
    ]
    assert len(meeting) == len(set(meeting)) >= FEWEST
