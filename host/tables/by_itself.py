"""What is done for people because there is nothing to decide, or because they have decided it with their last move."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.advice import through_rules
from engine.kernel.menus import Menu, Move
from engine.kernel.motion import ABSTAINS
from engine.kernel.text import Seat
from host.tables.table import Table

MOST_WAITING = 12


class Done(NamedTuple):
    """A move that is made for a person."""

    seat: Seat
    move: Move


def by_itself(table: Table) -> Done | None:
    """Return the move that makes itself as the game stands; None where somebody has something to decide.

    It is the only one a person could make at rest, of a kind that is ``alone`` (see
    :class:`~engine.kernel.verbs.Verb`); or it answers a question as they have planned it. A plan ends with the first
    question that is not in it. No vote waits for somebody who was skipped and is still away. Computers decide for
    themselves.
    """
    match = table.playing()
    for seat, menu in match.menus().items():
        if table.chairs[seat].person is None or menu.optional:
            continue
        if table.is_away(seat) and match.vote() is not None:
            return Done(seat, ABSTAINS)
        move = _planned(table, seat, menu) or (None if match.in_motion else _only(table, menu))
        if move is not None:
            return Done(seat, move)
    return None


def _planned(table: Table, seat: Seat, menu: Menu) -> Move | None:
    """The answer that somebody has planned for this question."""
    plan = table.plans.get(seat)
    if plan is None:
        return None
    moves, known = plan.get(menu.question.key), through_rules(table.rules)
    if moves is None or not (known is None or known.goes_on(table.playing().state, seat, plan)):
        del table.plans[seat]
        return None
    return next((move for move in moves if menu.allows(move)), menu.default)


def _only(table: Table, menu: Menu) -> Move | None:
    """The only thing to do but what can be done later just as well."""
    if menu.patterns or len(menu.moves) > MOST_WAITING:
        return None
    verbs, phase = table.rules.verbs, table.rules.phase(table.playing().state)
    now = [move for move in menu.moves if not verbs.can_wait(move.name, phase)]
    return now[0] if len(now) == 1 and phase in verbs[now[0].name].alone else None
