"""Checks that something is unchanged: a reader's view under another hidden deal, or the whole position."""

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
"""The number of hidden deals that are compared."""


# ---- the same view


def check_same_view(words: Words, wanted: Any, record: StepRecord) -> Iterator[str]:
    """Yield differences in what readers see under another hidden deal.

    For a list of readers the game deals again what each of them does not know; for a mapping the scenario is replayed
    with these parts of ``given``.
    """
    deals: Mapping[str, Data] = cast("Mapping[str, Data]", wanted) if isinstance(wanted, Mapping) else {}
    for reader in cast("Sequence[str]", wanted):
        seat = seat_of(words, reader)
        try:
            change = _played_again(words, seat, deals[reader], record) if deals else _dealt_again(words, seat)
        except OtherDealFailedError as error:
            change = str(error)
        if change:
            yield f"{reader}: {change}"


def seat_of(words: Words, reader: str) -> Seat | None:
    """Return the seat of a reader; None for the spectator."""
    return None if reader == SPECTATOR else words.seats.index(reader)


def _dealt_again(words: Words, seat: Seat | None) -> str:
    match = words.match
    here, lies, other = visible(match.view(seat)), position(match.rules, match.state), False
    for number in range(DEALS):
        world = match.determinize(seat, Random(number))
        change = difference(here, visible(match.rules.view(world, seat)))
        if change:
            return f"under another hidden deal {change}"
        other = other or lies != position(match.rules, world)
    return "" if other else "nothing is hidden here that could be dealt again"


def _played_again(words: Words, seat: Seat | None, changes: Data, record: StepRecord) -> str:
    other = record.otherwise(changes)
    if _position(other.words) == _position(words):
        return "the other deal leads to the very same position"
    change = difference(_known(record.story, seat), _known(other, seat))
    return f"with the other deal {change}" if change else ""


def _position(words: Words) -> Any:
    return position(words.match.rules, words.match.state)


def _known(story: PlayedScenario, seat: Seat | None) -> Any:
    """Return everything that a reader sees, has been sent and is asked."""
    match = story.words.match
    menu = None if seat is None else match.menus().get(seat)
    moves = () if menu is None else (*menu.moves, *menu.patterns)
    asked = None if menu is None else [menu.question, [[move.name, *move.args] for move in moves]]
    events = [event.text for event in readable(story.events, seat)]
    return {**visible(match.view(seat)), "events": text_to_data(events), "asked": text_to_data(asked)}


def readable(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """Return the events that a seat (None: a spectator) may know."""
    return [event for event in events if event.only is None or (seat is not None and seat in event.only)]


def visible(view: View) -> dict[str, Any]:
    """Return all parts of a view as plain data."""
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
    """Yield differences if there was an event or a die, or the position changed outside the allowed paths."""
    if record.events:
        yield f"there is {words.plain(record.events[0].text)}"
        return
    if record.faces:
        yield f"rolled {record.faces}"
        return
    before, now = record.before, _position(words)
    for path in cast("Data", wanted).get(NOTHING_BUT, ()) if isinstance(wanted, Mapping) else ():
        changes = [_leave_out(words, root, path) for root in (before, now)]
        if not any(changes):
            raise UnknownNameError(f"there is no {path}")
    change = difference(before, now)
    if change:
        yield f"now {change}"


def _leave_out(words: Words, root: Any, path: str) -> bool:
    """Remove the value at a path from a position; return whether there was one."""
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


def difference(expected: Any, actual: Any) -> str:
    """Return the first difference between two pieces of plain data; empty if they are the same byte for byte."""
    return next(_differences(expected, actual, ""), "")


def _differences(expected: Any, actual: Any, path: str) -> Iterator[str]:
    if isinstance(expected, dict) and isinstance(actual, dict):
        first, second = cast("dict[Any, Any]", expected), cast("dict[Any, Any]", actual)
        for key in dict.fromkeys((*first, *second)):
            yield from _differences(first.get(key, MISSING), second.get(key, MISSING), f"{path}.{key}".strip("."))
        if list(first) != list(second):
            yield f"{path} has its keys in a different order"
        return
    if isinstance(expected, list) and isinstance(actual, list):
        first_list, second_list = cast("list[Any]", expected), cast("list[Any]", actual)
        if len(first_list) == len(second_list):
            for number, pair in enumerate(zip(first_list, second_list, strict=True)):
                yield from _differences(*pair, f"{path}.{number}".strip("."))
            return
    if type(cast("object", expected)) is not type(cast("object", actual)) or expected != actual:
        yield f"{path} is {actual!r} instead of {expected!r}"
