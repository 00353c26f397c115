"""The end of a game in words: what decided it, how it ended for everybody, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.views import Result

MOST_TURNING_POINTS = 3
ENDING = "ending-"
"""Prefix of the keys of all texts of a retrospective."""
TURNING_POINT = "ending-turning-point"
EXPLANATION = "ending-explanation"
"""The text that one seat alone reads: why it has won or lost."""


class Retrospective(NamedTuple):
    """A finished game in words, for everybody except ``explanations``, which only the seat itself reads."""

    turning_points: Sequence[Text] = ()
    """At most three public events that decided the game, in their order."""
    standings: Sequence[Text] = ()
    """One line for each seat: how the game ended for it."""
    explanations: Mapping[Seat, Text] = MappingProxyType({})
    """Why a seat has won or lost; seats without an explanation are missing."""


class TurningPoint(NamedTuple):
    """A public event that may have decided a game, with its weight and the round in which it happened (0: none)."""

    weight: int
    round: int
    event: Text


def heaviest(points: Iterable[TurningPoint], most: int = MOST_TURNING_POINTS) -> list[Text]:
    """Return the heaviest turning points in the order of the game; of equal ones the later."""
    ranked = sorted(enumerate(points), key=lambda numbered: (numbered[1].weight, numbered[0]))[-most:]
    return [_with_round(point) for _, point in sorted(ranked, key=lambda numbered: numbered[0])]


def standings_of(result: Result, seats: int) -> list[Text]:
    """Return one line for each seat from the result alone: won, lost, drawn, or a place."""
    lines: list[Text] = []
    for seat in range(seats):
        place = result.places[seat] if result.places else 0
        otherwise = "placed" if place else "lost" if result.lost or result.winners else "drawn"
        end = "won" if seat in result.winners else otherwise
        lines.append(Text("ending-standing", {"player": seat_name(seat), "end": end, "place": place}))
    return lines


def seat_in(event: Text, value: str = "player") -> Seat | None:
    """Return the seat that a value of an event names; None if it names no seat."""
    named = event.values.get(value)
    seat = named.values.get("seat") if isinstance(named, Text) else None
    return seat if isinstance(seat, int) else None


def number_in(event: Text, value: str) -> int:
    """Return a number among the values of an event; 0 if it has none of that name."""
    number = event.values.get(value)
    return number if isinstance(number, int) else 0


def _with_round(point: TurningPoint) -> Text:
    return Text(TURNING_POINT, {"round": point.round, "event": point.event})
