"""The scenarios show rules meeting each other, not only one by one."""

from __future__ import annotations

from engine.commands.rules import ROOT
from engine.scenarios.reading import read_scenarios

FEWEST = 40
SURPRISES = {
    "T-093",
    "T-095",
    "T-096",
    "T-096a",
    "T-097",
    "T-110",
    "T-110a",
    "T-131",
    "T-150",
    "T-172",
    "T-218",
    "T-318",
}
"""Guards, interception, reactions, counterattacks, hidden cards and traps."""


def test_surprises_meet_other_rules_in_many_scenarios() -> None:
    meeting = [
        scenario.name
        for file in sorted((ROOT / "tests" / "scenarios" / "telperinquar").glob("*.yaml"))
        for scenario in read_scenarios(file)
        if len(set(scenario.rules)) >= 3 and SURPRISES & set(scenario.rules)
    ]
    assert len(meeting) == len(set(meeting)) >= FEWEST
