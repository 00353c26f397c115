"""Undo: whether a decision revealed hidden information, so that it cannot be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from engine.kernel.flow import Event
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.kernel.views import View

COPIES = 8
"""Determinized copies per reader, enough that identical cards do not hide what was learned."""
TRIES = 48
"""The most copies made to find COPIES that look the same to the reader."""


class Observation(NamedTuple):
    """All that a reader (None: a spectator) sees at a moment."""

    view: View
    asked: tuple[Seat, ...]
    menu: Menu | None
    """The reader's own menu."""
    events: tuple[Text, ...]
    """The events since the last rest that the reader knows."""


def observe(match: Match[Any], reader: Seat | None, events: Sequence[Event]) -> Observation:
    """Return what a reader sees of a match, with the events that the reader knows."""
    menus = match.menus()
    own = None if reader is None else menus.get(reader)
    texts = tuple(event.text for event in events if event.only is None or reader in event.only)
    return Observation(match.view(reader), tuple(menus), own, texts)


Decision: TypeAlias = tuple[Seat, Move] | None
"""The decision to undo: a move or an answer of a seat, or None for an automatic step."""


def reveals_hidden_info(before: Match[Any], seat: Seat, move: Move) -> bool:
    """Return whether this decision, made at this position, reveals hidden information to a reader.

    It does if the rules say so (:meth:`ResolveContext.reveal`), or if what a reader sees after it depends on things
    unknown to that reader before: cards drawn, turned over, or asked about. A card that the player chose to
    name does not count as revealed. Raises RefusedError if the decision is not possible there; ``before`` stays as it
    is.
    """
    return _reveals_hidden_info(before, (seat, move))


def step_reveals_hidden_info(before: Match[Any]) -> bool:
    """Return whether the automatic step that is due at this position reveals hidden information."""
    return _reveals_hidden_info(before, None)


def _reveals_hidden_info(before: Match[Any], decision: Decision) -> bool:
    match, events = since_rest(before, as_it_is)
    outcome = _carry_out(match, decision)
    readers: list[Seat | None] = [*range(before.seats), None]
    return outcome.revealed or any(_learns(before, reader, decision, events, outcome) for reader in readers)


def _carry_out(match: Match[Any], decision: Decision) -> Outcome:
    return match.proceed() if decision is None else match.play(*decision)


def _learns(
    before: Match[Any], reader: Seat | None, decision: Decision, events: Sequence[Event], outcome: Outcome
) -> bool:
    """Return whether a reader learns something hidden from a decision.

    ``events`` are those since the last rest, ``outcome`` is that of the decision. A reader learns something if no copy
    looks to them like the real game, since nothing can be compared then. Copies in which the decision is not possible
    show that it names something hidden; the other copies show what else it reveals.
    """
    real, _ = since_rest(before, as_it_is)
    known = observe(real, reader, events)
    _carry_out(real, decision)
    now = observe(real, reader, [*events, *outcome.events])
    compared, impossible = 0, 0
    for number in range(TRIES):
        random = Random(number)
        try:
            match, past = since_rest(
                before, lambda state, random=random: before.rules.determinize(state, reader, random)
            )
        except Exception:  # earlier decisions are not possible in every copy, and rules may fail on them
            continue
        if observe(match, reader, past) != known:
            continue
        if decision is not None and match.why_not(*decision) is not None:
            impossible += 1  # it names what this reader does not know
            if compared + impossible == COPIES:
                break
            continue
        if decision is None and not match.due:
            return True  # whether it is due depends on what this reader does not know
        after = _carry_out(match, decision)
        if observe(match, reader, [*past, *after.events]) != now:
            return True
        compared += 1
        if compared + impossible == COPIES:
            break
    return not (compared or impossible)


def since_rest(before: Match[Any], dealt: Callable[[Any], Any]) -> tuple[Match[Any], list[Event]]:
    """Replay a match from its last rest to the present; return the copy and the events since then.

    ``dealt`` changes the state at the last rest. Raises RefusedError if the decisions are not possible.
    """
    match, decisions = before.from_rest(dealt)
    events = list(match.opening().events)
    for seat, move in decisions:
        if seat in match.left and seat not in match.menus():
            continue  # the match itself has answered for a seat that has left
        events += match.play(seat, move).events
    return match, events


def as_it_is(state: Any) -> Any:
    return state
