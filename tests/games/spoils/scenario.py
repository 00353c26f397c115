"""Positions of Spoils from the ``given:`` of a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.scenarios.game import Given
from tests.games.spoils.game import GOLD, WORTH, Spoils

KNOWN = ("divider", "gold", "most", "aside", "gold_aside")


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """Build a position. Raises ValueError for unknown keys.

    ``{divider: a, gold: 10, most: 3, aside: [axe, bow], gold_aside: 4}``; without ``aside`` nothing is divided yet.
    With possessions of seats, such as ``b: {things: [axe], coins: 4}``, the choice has been made.
    """
    for key in data:
        if key not in (*seats, *KNOWN):
            raise ValueError(f"unknown key {key!r} in given; known: {', '.join((*seats, *KNOWN))}")
    aside = data.get("aside")
    spoils = Spoils(
        seats.index(data.get("divider", seats[0])),
        data.get("gold", GOLD),
        data.get("most", len(WORTH)),
        None if aside is None else list(aside),
        data.get("gold_aside", 0),
    )
    possessions = [data.get(seat) for seat in seats]
    if any(owned is not None for owned in possessions):
        spoils.aside, spoils.chosen = list(aside or []), True
        spoils.things = [list((owned or {}).get("things", [])) for owned in possessions]
        spoils.coins = [(owned or {}).get("coins", 0) for owned in possessions]
    return Given(spoils, {})


def find(state: Spoils, seat: Seat, what: str) -> Argument | None:
    """Return None, since no seat has anything that a scenario could name."""
    return None
