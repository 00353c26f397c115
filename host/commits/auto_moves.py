"""Automatic moves for people who have nothing to decide, or decided in advance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.kernel.advice import Plan
from engine.kernel.menus import Menu, Move
from engine.kernel.motion import ABSTAINS
from engine.kernel.text import Seat
from host.tables.ordered_moves import is_secret, ordered_move
from host.tables.seat_assignment import SeatAssignment
from host.tables.standing_order import StandingOrder
from host.tables.status import Status
from host.tables.table import Table

MOST_MENU_MOVES = 12
"""Moves in a menu above which it is not searched for the only move."""


class AutoMove(NamedTuple):
    """A move that is made automatically for a person, with the standing order that makes it."""

    seat: Seat
    move: Move
    order: StandingOrder | None = None


def next_auto_move(table: Table) -> AutoMove | None:
    """Return the next move that can be made automatically; None if somebody has something to decide.

    It is one of five: the planned answer to a question (see :func:`plans_that_go_on`); the answer of a standing
    order, unless nobody else must learn of it (see :func:`~host.tables.ordered_moves.is_secret`); the only answer
    in the middle of a move, or the only one that computers would not refuse (see
    :meth:`~engine.kernel.game.Game.foregone_answer`), if no other person plays who could learn from it; the only
    move of the game at rest, if its verb is ``automatic_if_only_move`` in this phase (see
    :class:`~engine.kernel.verbs.Verb`); or in a vote an abstention for a person who was skipped and is still away.
    Computers decide for themselves.
    """
    match = table.playing()
    menus = match.menus()
    people = [seat for seat, menu in menus.items() if table.assignments[seat].person is not None and not menu.optional]
    for seat in people:
        if table.is_away(seat) and match.vote() is not None:
            return AutoMove(seat, ABSTAINS)
        move = _planned(table, seat, menus[seat])
        if move is not None:
            return AutoMove(seat, move)
        foregone = _foregone(table, seat, menus[seat]) if match.in_motion else None
        if foregone is not None:
            return AutoMove(seat, foregone)
        ordered = ordered_move(table, seat, menus[seat])
        if ordered is not None and not is_secret(table, seat, menus[seat]):
            return AutoMove(seat, ordered.move, ordered.order)
    deciding = {seat: menu for seat, menu in menus.items() if not menu.optional or _may_use(table, seat, menu)}
    if not people or match.in_motion or any(_only(table, seat, menu) is None for seat, menu in deciding.items()):
        return None
    move = _only(table, people[0], menus[people[0]])
    return None if move is None else AutoMove(people[0], move)


def plans_that_go_on(
    table: Table, assignments: Sequence[SeatAssignment], plans: Mapping[Seat, Plan] | None
) -> dict[Seat, Plan]:
    """Return the plans that have not ended in the present position of the match; None: those of the table.

    A plan ends with the first question it does not contain, and with its person's seat; ``assignments`` are the new
    seats.
    """
    match = table.playing()
    menus = match.menus()
    return {
        seat: plan
        for seat, plan in (table.plans if plans is None else plans).items()
        if plan
        and seat not in match.left
        and (person := assignments[seat].person) is not None
        and (before := table.assignments[seat].person) is not None
        and person.id == before.id
        and (seat not in menus or menus[seat].optional or _answers(table, seat, plan, menus[seat]))
    }


def is_at_rest(table: Table) -> bool:
    """Return whether nothing happens by itself next, without somebody who decides."""
    if table.match is None or table.status is not Status.RUNNING or table.paused is not None:
        return True
    return not table.match.due and next_auto_move(table) is None


def _may_use(table: Table, seat: Seat, menu: Menu) -> bool:
    """Return whether somebody may use an optional menu now: orders alone can wait, and computers never use one."""
    return bool(menu.moves) and table.assignments[seat].person is not None


def _foregone(table: Table, seat: Seat, menu: Menu) -> Move | None:
    """Return the only answer, or the only one that computers would not refuse; None if other people play."""
    if not table.is_among_computers(seat):
        return None
    if len(menu.moves) == 1 and not menu.patterns:
        return menu.moves[0]
    return table.rules.foregone_answer(table.playing().state, seat, menu)


def _planned(table: Table, seat: Seat, menu: Menu) -> Move | None:
    """Return the planned answer to this question."""
    plan = table.plans.get(seat)
    if plan is None or not _answers(table, seat, plan, menu):
        return None
    return next((move for move in plan[menu.question.key] if menu.allows(move)), menu.default)


def _answers(table: Table, seat: Seat, plan: Plan, menu: Menu) -> bool:
    """Return whether a plan answers this question."""
    return menu.question.key in plan and table.rules.plan_still_holds(table.playing().state, seat, plan)


def _only(table: Table, seat: Seat, menu: Menu) -> Move | None:
    """Return the only move that cannot be made later; None if there are others or it would reveal a seat's cards.

    Settings can always be made later.
    """
    rules, state = table.rules, table.playing().state
    verbs, phase = rules.verbs, rules.phase(state)
    decisions = None if menu.optional else verbs.decisions(menu)
    if decisions is None or len(decisions.moves) > MOST_MENU_MOVES:
        return None
    if not all(rules.can_wait(state, seat, Move(pattern.name)) for pattern in decisions.patterns):
        return None
    now = [move for move in decisions.moves if not rules.can_wait(state, seat, move)]
    if len(now) != 1 or phase not in verbs[now[0].name].automatic_if_only_move:
        return None
    return None if rules.may_hide_moves(state, seat) and not table.is_among_computers(seat) else now[0]
