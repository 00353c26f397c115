"""Taking back: whether somebody has learned something hidden by a decision, so that it cannot be undone."""

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
"""Determinized copies for each reader: so many that equal cards do not hide what was learned."""
TRIES = 48
"""How many are made at most to find so many that look the same to the reader."""


class Seen(NamedTuple):
    """All that one reader (None: a spectator) has before their eyes at a moment."""

    view: View
    asked: tuple[Seat, ...]
    menu: Menu | None
    """What they themselves are asked."""
    told: tuple[Text, ...]
    """What they were told since the last rest."""


def seen(match: Match[Any], reader: Seat | None, events: Sequence[Event]) -> Seen:
    """What a reader sees of a match, and has heard of what happened."""
    menus = match.menus()
    own = None if reader is None else menus.get(reader)
    told = tuple(event.text for event in events if event.only is None or reader in event.only)
    return Seen(match.view(reader), tuple(menus), own, told)


Decision: TypeAlias = tuple[Seat, Move] | None
"""What is taken back: a move or an answer of a seat, or an automatic step."""


def reveals_hidden_info(before: Match[Any], seat: Seat, move: Move) -> bool:
    """Whether this decision, made at this position, tells anybody something that they could not know.

    It does if the rules say so (:meth:`ResolveContext.reveal`), or if a reader sees something else after it than they
    would see had
    all that they do not know been otherwise: cards drawn, turned over, or asked about. Cards which the decision itself
    names are played by whoever makes it, which is their own free choice. Raises RefusedError where the decision cannot
    be made there; ``before`` stays as it is.
    """
    return _gives_away(before, (seat, move))


def step_gives_away(before: Match[Any]) -> bool:
    """Whether the automatic step that is due at this position does, in the same way."""
    return _gives_away(before, None)


def _gives_away(before: Match[Any], decision: Decision) -> bool:
    match, events = _since_rest(before, _as_it_is)
    outcome = _carry_out(match, decision)
    readers: list[Seat | None] = [*range(before.seats), None]
    return outcome.revealed or any(_learns(before, reader, decision, events, outcome) for reader in readers)


def _carry_out(match: Match[Any], decision: Decision) -> Outcome:
    return match.proceed() if decision is None else match.play(*decision)


def _learns(
    before: Match[Any], reader: Seat | None, decision: Decision, events: Sequence[Event], outcome: Outcome
) -> bool:
    """Whether this reader does; ``events`` are those since the last rest, ``outcome`` is what the decision brought.

    They do where no copy looks to them as the real game does: then nothing could be compared, and nothing is known.
    Copies in which the decision is not possible tell that it names something hidden; what else it tells is seen in
    those in which it is.
    """
    real, _ = _since_rest(before, _as_it_is)
    known = seen(real, reader, events)
    _carry_out(real, decision)
    now = seen(real, reader, [*events, *outcome.events])
    learns, compared, named = False, 0, 0
    for number in range(TRIES):
        random = Random(number)
        try:
            match, told = _since_rest(
                before, lambda state, random=random: before.rules.determinize(state, reader, random)
            )
        except Exception:  # what was decided before is not possible in every copy, and rules may fail over such a one
            continue
        if seen(match, reader, told) != known:
            continue
        if decision is not None and match.why_not(*decision) is not None:
            named += 1  # it names what this reader does not know
            if compared + named == COPIES:
                break
            continue
        if decision is None and not match.due:
            return True  # whether it is due depends on what this reader does not know
        after = _carry_out(match, decision)
        learns = learns or seen(match, reader, [*told, *after.events]) != now
        compared += 1
        if compared + named == COPIES:
            break
    return learns or not (compared or named)


def _since_rest(before: Match[Any], dealt: Callable[[Any], Any]) -> tuple[Match[Any], list[Event]]:
    """A copy of a match from its last rest to where it stands, and what happened meanwhile. Raises RefusedError where
    the decisions are not possible.
    """
    match, decisions = before.from_rest(dealt)
    events = list(match.opening().events)
    for seat, move in decisions:
        if seat in match.left and seat not in match.menus():
            continue  # the match itself has answered for somebody who has left
        events += match.play(seat, move).events
    return match, events


def _as_it_is(state: Any) -> Any:
    return state
