"""What is asked for twice in the panel, and what is not."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

from cogs.panel.layout import must_confirm
from engine.games import game
from engine.kernel.match import Ask, Match
from engine.kernel.menus import PASS


def table_in(match: Match[Any]) -> Any:
    """The table of a game as it stands now."""
    seen = SimpleNamespace(state=match.rules.determinize(match.state, None, Random(1)))
    return SimpleNamespace(rules=match.rules, playing=lambda: seen)


def phases(name: str) -> dict[str, tuple[Ask, Any]]:
    """A question of each phase of a game played at random, and the table at which it was asked."""
    match: Match[Any] = Match.new(game(name), b"phases", 2)
    random = Random(5)
    found: dict[str, tuple[Ask, Any]] = {}
    for _ in range(400):
        asks = match.asks()
        if not asks:
            break
        seat, ask = next(iter(asks.items()))
        if not match.in_motion and len(ask.menu.moves) > 1:
            found.setdefault(match.state.phase, (ask, table_in(match)))
        match.play(seat, random.choice(list(ask.menu.moves)))
    return found


def test_keeping_the_order_of_a_row_takes_one_tap_and_ending_the_main_phase_two() -> None:
    asks = phases("telperinquar")
    ask, table = asks["main"]
    assert must_confirm(table, ask, "end")
    assert not must_confirm(table, ask, "play"), "only what ends something"
    ask, table = asks["position"]
    assert not must_confirm(table, ask, "end")


def test_passing_in_heldenkampf_ends_the_turn_and_takes_two_taps_while_there_is_a_choice() -> None:
    ask, table = phases("heldenkampf")["action"]
    assert must_confirm(table, ask, "pass")
    assert not must_confirm(table, ask._replace(menu=ask.menu._replace(moves=[PASS])), "pass")
