"""What is asked for twice in the panel, and what is not."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

from cogs.panel.layout import must_confirm
from engine.games import game
from engine.kernel.match import Ask, Match


def phases(name: str) -> dict[str, Ask]:
    """A question of each phase of a game played at random."""
    match: Match[Any] = Match.new(game(name), b"phases", 2)
    random = Random(5)
    found: dict[str, Ask] = {}
    for _ in range(400):
        asks = match.asks()
        if not asks:
            break
        seat, ask = next(iter(asks.items()))
        if not match.in_motion and len(ask.menu.moves) > 1:
            found.setdefault(match.state.phase, ask)
        match.play(seat, random.choice(list(ask.menu.moves)))
    return found


def test_keeping_the_order_of_a_row_takes_one_tap_and_ending_the_main_phase_two() -> None:
    asks = phases("telperinquar")
    table: Any = SimpleNamespace(rules=game("telperinquar"))
    assert must_confirm(table, asks["main"], "end")
    assert not must_confirm(table, asks["position"], "end")
