"""What standing orders answer now, and which of them have ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.kernel.advice import RecurringQuestion
from engine.kernel.labels import ballot_label
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from host.tables.seat_assignment import ReactionPreferences
from host.tables.standing_order import OrderedAnswer, StandingOrder, Until
from host.tables.table import Table

MOST_ANSWERS = 6
"""Most answers to the open question that orders may give."""


class OrderedMove(NamedTuple):
    """The move by which a standing order answers."""

    order: StandingOrder
    move: Move


class OrderableQuestion(NamedTuple):
    """A question that standing orders may answer, with its id and possible answers."""

    id: str
    recurring: RecurringQuestion
    answers: Sequence[OrderedAnswer]

    def answer(self, verb: str) -> OrderedAnswer | None:
        """Return the answer that stands for the only move of this kind."""
        return next((answer for answer in self.answers if answer.verb == verb and answer.args is None), None)


def ordered_move(table: Table, seat: Seat, menu: Menu) -> OrderedMove | None:
    """Return the move by which a standing order of a seat's person answers this open menu; None if they are asked.

    The order given last comes first.
    """
    assignment = table.assignments[seat]
    if assignment.person is None or menu.optional:
        return None
    for order in reversed(assignment.reaction_preferences.orders):
        if not has_ended(table, seat, order) and (move := _answer(table, seat, menu, order)) is not None:
            return OrderedMove(order, move)
    return None


def answered_by_house(table: Table) -> Iterator[Seat]:
    """Yield the seats for which the house answers: computers, and those whose standing order answers.

    Computers wait for the people who have to act first.
    """
    match, seats = table.playing(), table.assignments
    awaited = {seat: menu for seat, menu in match.menus().items() if not menu.optional}
    first = table.rules.first_to_act(match.state) if awaited else ()
    waiting = any(seat in awaited and seats[seat].person is not None for seat in first)
    for seat, menu in awaited.items():
        if ordered_move(table, seat, menu) is not None or (seats[seat].person is None and not waiting):
            yield seat


def is_secret(table: Table, seat: Seat, menu: Menu) -> bool:
    """Return whether others must not learn that a standing order answers this open menu, nor from its time.

    It is a reaction, nobody else knows who is asked, or several seats decide at once in secret.
    """
    match = table.playing()
    if menu.unnamed is not None or table.rules.reaction(match.state, seat, menu) is not None:
        return True
    return match.in_motion and len(match.menus()) > 1 and match.vote() is None


def question_id(table: Table, seat: Seat, menu: Menu) -> str | None:
    """Return the id by which standing orders know this open menu of a seat; None if they may not answer it."""
    match = table.playing()
    recurring = table.rules.recurring(match.state, seat, menu)
    if recurring is None or not (recurring.at_rest or match.in_motion):
        return None
    if table.rules.reaction(match.state, seat, menu) is not None:
        return None
    return _id(menu, recurring)


def orderable(table: Table, seat: Seat, menu: Menu) -> OrderableQuestion | None:
    """Return this open menu of a seat as a question that standing orders may answer; None if they may not."""
    if menu.optional or question_id(table, seat, menu) is None:
        return None
    recurring = table.rules.recurring(table.playing().state, seat, menu)
    assert recurring is not None
    answers = _answers(table, seat, menu, alike=recurring.alike)[:MOST_ANSWERS]
    return OrderableQuestion(_id(menu, recurring), recurring, answers) if answers else None


def coming_votes(table: Table, seat: Seat) -> list[OrderableQuestion]:
    """Return the votes in which a seat can vote in advance, without the open one."""
    match = table.playing()
    asked = match.menus().get(seat)
    open_id = None if asked is None else question_id(table, seat, asked)
    questions: list[OrderableQuestion] = []
    for menu in table.rules.coming_votes(match.state, seat):
        recurring = table.rules.recurring(match.state, seat, menu)
        if recurring is not None and _id(menu, recurring) != open_id:
            answers = _answers(table, seat, menu, alike=True)
            questions += [OrderableQuestion(_id(menu, recurring), recurring, answers)] if answers else []
    return questions


def without_ended(table: Table, seat: Seat) -> ReactionPreferences:
    """Return the preferences of a seat without the orders that have ended."""
    preferences = table.assignments[seat].reaction_preferences
    left = tuple(order for order in preferences.orders if not has_ended(table, seat, order))
    return preferences if left == preferences.orders else replace(preferences, orders=left)


def has_ended(table: Table, seat: Seat, order: StandingOrder) -> bool:
    """Return whether an order has ended in this position."""
    match, rules = table.playing(), table.rules
    menu = match.menus().get(seat)
    match order.until:
        case Until.WITHDRAWN:
            return False
        case Until.TURN:
            return rules.turn_now(match.state) != order.turn
        case Until.OWN_TURN:
            asked = menu is not None and not menu.optional and not match.in_motion
            return asked and rules.turn_now(match.state) != order.turn
        case Until.ATTACKED:
            if menu is None or rules.reaction(match.state, seat, menu) is None:
                return False
            return rules.is_attacked(match.state, seat, menu)
        case Until.BELOW:
            return (rules.health(match.state, seat) or 0) < order.least
        case Until.USED:
            coming = [question.id for question in coming_votes(table, seat)]
            return order.question not in (*coming, None if menu is None else question_id(table, seat, menu))


def _answer(table: Table, seat: Seat, menu: Menu, order: StandingOrder) -> Move | None:
    """Return the answer of an order to this menu; None if it is about another question or does not fit."""
    rules, state = table.rules, table.playing().state
    if order.passes:
        words = rules.reaction(state, seat, menu)
        always = table.assignments[seat].reaction_preferences.always
        return None if words is None or any(word in always for word in words) else menu.default
    if question_id(table, seat, menu) != order.question:
        return None
    answer = order.answer
    if order.below is not None:
        recurring = rules.recurring(state, seat, menu)
        if recurring is None or recurring.threshold is None:
            return None
        answer = order.answer if recurring.threshold.value < order.below else order.otherwise
    return None if answer is None else answer.choose(menu.moves)


def _answers(table: Table, seat: Seat, menu: Menu, *, alike: bool) -> list[OrderedAnswer]:
    """Return the answers that orders may give: the kinds with one move and, if ``alike``, each of several moves."""
    rules, state = table.rules, table.playing().state
    kinds: dict[str, list[Move]] = {}
    for move in menu.moves:
        kinds.setdefault(move.name, []).append(move)
    answers: list[OrderedAnswer] = []
    for verb, moves in kinds.items():
        if len(moves) == 1:
            answers.append(OrderedAnswer(verb, rules.label(state, seat, moves[0], 0)))
        elif alike:
            answers += [OrderedAnswer(verb, ballot_label(rules, state, seat, move), move.args) for move in moves]
    return answers


def _id(menu: Menu, recurring: RecurringQuestion) -> str:
    return f"{menu.question.key}:{recurring.subject}"
