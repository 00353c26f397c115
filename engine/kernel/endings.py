"""How a game ends: places, what decided it, stories of its players, and goals over many games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.views import Result, ranked

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


def first_round(events: Sequence[Text], key: str, last: int) -> int:
    """Return the round of the first event with this key, else the ``last`` round.

    A game that continues another one begins in a later round than the first.
    """
    return next((number_in(event, "round") for event in events if event.key == key), last)


def _with_round(point: TurningPoint) -> Text:
    return Text(TURNING_POINT, {"round": point.round, "event": point.event})


# ---- places of players who go out one after another


def fallen_with(fallen: list[list[Seat]], out: Sequence[Seat]) -> list[list[Seat]]:
    """Return the seats that are out, grouped by the moment they went out, in order.

    A seat that came back is removed, and is last again when it goes out a second time.
    """
    before = [left for group in fallen if (left := [seat for seat in group if seat in out])]
    new = [seat for seat in out if not any(seat in group for group in before)]
    return [*before, new] if new else before


def placed(result: Result, fallen: Sequence[Sequence[Seat]], seats: int) -> Result:
    """Return the result with the places of all seats.

    Among equals the seat that lasted longer is placed higher. Teams win and lose together.
    """
    if result.teams or result.lost or not fallen:
        return result
    known = result.places or tuple(1 if seat in result.winners else 2 for seat in range(seats))
    lasted = {seat: number for number, group in enumerate(fallen) for seat in group}
    return replace(result, places=ranked([(-known[seat], lasted.get(seat, len(fallen))) for seat in range(seats)]))


# ---- the story of one player or one character


class Role(NamedTuple):
    """A content item, such as a hero, that a seat plays from now on."""

    seat: Seat
    item: str


def roles(role_of: Callable[[Text], Role | None], events: Iterable[Text]) -> list[Role]:
    """Return the different roles that events give to seats, in the order in which they came."""
    return list(dict.fromkeys(role for text in events if (role := role_of(text)) is not None))


def story(role_of: Callable[[Text], Role | None], events: Sequence[Text], seat: Seat, item: str = "") -> list[Text]:
    """Return the events that name a seat; with ``item`` only those while it played this character."""
    selected: list[Text] = []
    character = ""
    for text in events:
        role = role_of(text)
        if role is not None and role.seat == seat:
            character = role.item
        if seat in _named(text) and item in ("", character):
            selected.append(text)
    return selected


def _named(value: Any) -> Iterator[Seat]:
    """Yield the seats that a text names, in its values too."""
    if isinstance(value, Text):
        seat = value.values.get("seat") if value.key == "seat" else None
        if isinstance(seat, int):
            yield seat
        for part in value.values.values():
            yield from _named(part)
    elif isinstance(value, (list, tuple)):
        for part in cast("Sequence[Any]", value):
            yield from _named(part)


# ---- goals that people reach over many games


PART = ":"


class Goal(NamedTuple):
    """A goal that has no effect on the rules.

    ``goal-<name>`` is the key of its text, ``goal-<name>-what`` says how to reach it. ``parts`` are reached in
    separate games; the goal is reached with the last of them.
    """

    name: str
    parts: Sequence[str] = ()

    def marks(self) -> tuple[str, ...]:
        """Return the marks to reach: the goal itself, or all of its parts."""
        return tuple(mark(self.name, part) for part in self.parts) or (self.name,)


def mark(goal: str, part: str) -> str:
    """Return the mark of a part of a goal, as it is published and stored: ``bosses:lich-king``."""
    return goal + PART + part
