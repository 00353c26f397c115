"""Checks that something stays as it is: what a reader sees under another hidden deal, and a whole position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

from engine.kernel.flow import Event
from engine.kernel.text import Seat, text_to_data
from engine.kernel.views import View
from engine.scenarios.reading import NOTHING_BUT, SPECTATOR
from engine.scenarios.record import OtherDealFailedError, PlayedScenario, StepRecord, position
from engine.scenarios.scenario import Data
from engine.scenarios.words import MISSING, UnknownNameError, Words

DEALS = 5
"""How often everything that a reader does not know is dealt anew."""


# ---- the same view


def check_same_view(words: Words, wanted: Any, record: StepRecord) -> Iterator[str]:
    """A list of readers: the game deals anew what each does not know. By reader other parts of ``given``: the scenario
    is played again with them.
    """
    deals: Mapping[str, Data] = cast("Mapping[str, Data]", wanted) if isinstance(wanted, Mapping) else {}
    for reader in cast("Sequence[str]", wanted):
        seat = seat_of(words, reader)
        try:
            found = _played_again(words, seat, deals[reader], record) if deals else _dealt_anew(words, seat)
        except OtherDealFailedError as error:
            found = str(error)
        if found:
            yield f"{reader}: {found}"


def seat_of(words: Words, reader: str) -> Seat | None:
    """The seat of a reader; None for the spectator."""
    return None if reader == SPECTATOR else words.seats.index(reader)


def _dealt_anew(words: Words, seat: Seat | None) -> str:
    match = words.match
    here, lies, other = visible(match.view(seat)), position(match.rules, match.state), False
    for number in range(DEALS):
        world = match.determinize(seat, Random(number))
        found = difference(here, visible(match.rules.view(world, seat)))
        if found:
            return f"under another hidden deal {found}"
        other = other or lies != position(match.rules, world)
    return "" if other else "nothing is hidden here that could be dealt anew"


def _played_again(words: Words, seat: Seat | None, changes: Data, record: StepRecord) -> str:
    other = record.otherwise(changes)
    if _position(other.words) == _position(words):
        return "the other deal leads to the very same position"
    found = difference(_known(record.story, seat), _known(other, seat))
    return f"with the other deal {found}" if found else ""


def _position(words: Words) -> Any:
    return position(words.match.rules, words.match.state)


def _known(story: PlayedScenario, seat: Seat | None) -> Any:
    """All that a reader has in front of them, has been told and is asked."""
    match = story.words.match
    menu = None if seat is None else match.menus().get(seat)
    moves = () if menu is None else (*menu.moves, *menu.patterns)
    asked = None if menu is None else [menu.question, [[move.name, *move.args] for move in moves]]
    told = [event.text for event in readable(story.told, seat)]
    return {**visible(match.view(seat)), "told": text_to_data(told), "asked": text_to_data(asked)}


def readable(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """The events that a seat (None: a spectator) may know."""
    return [event for event in events if event.only is None or (seat is not None and seat in event.only)]


def visible(view: View) -> dict[str, Any]:
    """All parts of a view as plain data."""
    parts: dict[str, Any] = {
        "headline": view.headline,
        "board": view.board,
        "private": view.private,
        "figures": list(view.figures),
        "hand": list(view.hand),
    }
    return {key: text_to_data(part) for key, part in parts.items()}


# ---- nothing happened


def check_nothing(words: Words, wanted: Any, record: StepRecord) -> Iterator[str]:
    """No event, no die, and the position as it was before the step, but for the paths that may change."""
    if record.events:
        yield f"there is {words.plain(record.events[0].text)}"
        return
    if record.faces:
        yield f"rolled {record.faces}"
        return
    before, now = record.before, _position(words)
    for path in cast("Data", wanted).get(NOTHING_BUT, ()) if isinstance(wanted, Mapping) else ():
        changes = [_leave_out(words, each, path) for each in (before, now)]
        if not any(changes):
            raise UnknownNameError(f"there is no {path}")
    found = difference(before, now)
    if found:
        yield f"now {found}"


def _leave_out(words: Words, root: Any, path: str) -> bool:
    """Take what lies at a path out of a position; whether there was anything."""
    value = words.look(root, path)
    if isinstance(value, (dict, list)):
        cast("Any", value).clear()
        return True
    head, _, last = path.rpartition(".")
    parent = words.look(root, head) if head else root
    if value is MISSING:
        return False
    if isinstance(parent, list):
        parent[int(last)] = None
    else:
        cast("dict[Any, Any]", parent)[last] = None
    return True


# ---- differences


def difference(one: Any, other: Any) -> str:
    """The first place at which two pieces of plain data differ, "" where they are the same byte for byte."""
    return next(_differences(one, other, ""), "")


def _differences(one: Any, other: Any, path: str) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        first, second = cast("dict[Any, Any]", one), cast("dict[Any, Any]", other)
        for key in dict.fromkeys((*first, *second)):
            yield from _differences(first.get(key, MISSING), second.get(key, MISSING), f"{path}.{key}".strip("."))
        if list(first) != list(second):
            yield f"{path} has another order"
        return
    if isinstance(one, list) and isinstance(other, list):
        each, with_it = cast("list[Any]", one), cast("list[Any]", other)
        if len(each) == len(with_it):
            for number, pair in enumerate(zip(each, with_it, strict=True)):
                yield from _differences(*pair, f"{path}.{number}".strip("."))
            return
    if type(cast("object", one)) is not type(cast("object", other)) or one != other:
        yield f"{path} is {other!r} instead of {one!r}"
