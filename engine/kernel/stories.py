"""What happened to one player or one character of a game, picked out of what everybody was told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol, cast, runtime_checkable

from engine.kernel.text import Seat, Text


class Role(NamedTuple):
    """From now on a seat is played by this content item: a character, a hero."""

    seat: Seat
    item: str


@runtime_checkable
class StoryRules(Protocol):
    """What a game offers besides its rules in which players are somebody."""

    def role(self, text: Text) -> Role | None:
        """Return who somebody is from this event on; None where it says nothing of that."""
        ...


@runtime_checkable
class TurnRules(Protocol):
    """What a game offers besides its rules that is looked through by turns when it is over, not move by move."""

    def turn_of(self, state: Any) -> tuple[int, ...]:
        """What tells the turn of this position from those before and after it."""
        ...


def turn_of(rules: Any, state: Any) -> tuple[int, ...] | None:
    """Return what tells the turn of a position; None where a game is looked through move by move."""
    return rules.turn_of(state) if isinstance(rules, TurnRules) else None


def roles(rules: Any, told: Iterable[Text]) -> list[Role]:
    """Return who was whom, each once, in the order in which they came."""
    if not isinstance(rules, StoryRules):
        return []
    return list(dict.fromkeys(role for text in told if (role := rules.role(text)) is not None))


def story(rules: Any, told: Sequence[Text], seat: Seat, item: str = "") -> list[Text]:
    """Return of all that was told what names this seat, as long as it was played by ``item`` where that is named."""
    found: list[Text] = []
    now = ""
    for text in told:
        role = rules.role(text) if isinstance(rules, StoryRules) else None
        if role is not None and role.seat == seat:
            now = role.item
        if seat in _named(text) and item in ("", now):
            found.append(text)
    return found


def _named(value: Any) -> Iterator[Seat]:
    """The seats that are named somewhere in a text."""
    if isinstance(value, Text):
        seat = value.values.get("seat") if value.key == "seat" else None
        if isinstance(seat, int):
            yield seat
        for part in value.values.values():
            yield from _named(part)
    elif isinstance(value, (list, tuple)):
        for part in cast("Sequence[Any]", value):
            yield from _named(part)
