"""Giving and withdrawing standing orders, which only their own person sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.kernel.match import Ask
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, Text
from host.commits.commit import Committer
from host.commits.order_changes import adopting, stored
from host.people import Person
from host.tables.ordered_moves import OrderableQuestion, coming_votes, orderable, without_ended
from host.tables.standing_order import REACTIONS, OrderedAnswer, StandingOrder, Until
from host.tables.table import Table
from host.tables.versions import retried, write

MOST_ORDERS = 8
LIMITS = 24
"""Most limits that a person can choose from."""


class StandingOrders:
    """The standing orders of people; ``after`` is called when questions may now be answered by the house.

    Every method must run to its end even if the caller is cancelled, and raises RefusedError and StoreError with
    nothing changed.
    """

    def __init__(self, committer: Committer, after: Callable[[Table], None]) -> None:
        self._committer = committer
        self._after = after

    @retried
    async def pass_reactions(self, table: Table, person: Person, until: Until, least: int = 0) -> None:
        """Pass all reactions of a person until this end; ``least`` is the limit of :attr:`Until.BELOW`."""
        async with table.lock:
            seat = table.seat_of(person.id)
            if until not in pass_ends(table, seat) or (until is Until.BELOW and least not in limits(table, seat)):
                raise RefusedError(Refusal("refused-no-reactions"))
            order = _order(table, seat, REACTIONS, Text("orders-reactions"))
            turn = table.rules.turn_now(table.unfinished().state)
            await self._give(table, seat, person, replace(order, until=until, turn=turn, least=least))

    @retried
    async def answer_always(self, table: Table, person: Person, ask_id: str, answer: OrderedAnswer) -> None:
        """Give this answer to the open question now, and whenever it comes back."""
        async with table.lock:
            seat = table.seat_of(person.id)
            question = _open_question(table, seat, ask_id)
            if answer not in question.answers:
                raise RefusedError(Refusal("refused-answered"))
            order = _order(table, seat, question.id, question.recurring.text)
            await self._give(table, seat, person, replace(order, answer=answer))

    @retried
    async def answer_by_limit(self, table: Table, person: Person, ask_id: str, limit: int) -> None:
        """Answer the open question, now and whenever it comes back, in one way below a limit and else in another."""
        async with table.lock:
            seat = table.seat_of(person.id)
            question = _open_question(table, seat, ask_id)
            ways = ways_by_limit(question)
            if ways is None or limit not in ways[2]:
                raise RefusedError(Refusal("refused-answered"))
            order = _order(table, seat, question.id, question.recurring.text)
            await self._give(table, seat, person, replace(order, answer=ways[0], below=limit, otherwise=ways[1]))

    @retried
    async def vote_in_advance(self, table: Table, person: Person, question: str, answer: OrderedAnswer) -> None:
        """Cast this ballot when the vote of this id comes; the person may still change it then."""
        async with table.lock:
            seat = table.seat_of(person.id)
            table.unfinished()
            vote = next((coming for coming in coming_votes(table, seat) if coming.id == question), None)
            if vote is None or answer not in vote.answers:
                raise RefusedError(Refusal("refused-vote-over"))
            order = _order(table, seat, question, vote.recurring.text)
            await self._give(table, seat, person, replace(order, answer=answer, until=Until.USED))

    @retried
    async def withdraw(self, table: Table, person: Person, kept: Callable[[StandingOrder], bool]) -> None:
        """Withdraw all orders of a person that are not ``kept``."""
        async with table.lock:
            seat = table.seat_of(person.id)
            table.unfinished()
            orders = table.assignments[seat].reaction_preferences.orders
            await self._write(table, seat, person, tuple(filter(kept, orders)))
        self._after(table)

    async def _give(self, table: Table, seat: Seat, person: Person, order: StandingOrder) -> None:
        """Write an order in place of another one about the same question, and carry it out where it answers now."""
        orders = table.assignments[seat].reaction_preferences.orders
        others = tuple(other for other in orders if other.question != order.question)
        if len(others) >= MOST_ORDERS:
            raise RefusedError(Refusal("refused-orders", {"limit": MOST_ORDERS}))
        await self._write(table, seat, person, (*others, order))
        before = table.recent_events.count
        await self._committer.go_on(table)
        if table.recent_events.count > before:
            table.recent_events.note_results(person.id, before)
        self._after(table)

    async def _write(self, table: Table, seat: Seat, person: Person, orders: Sequence[StandingOrder]) -> None:
        preferences = table.assignments[seat].reaction_preferences
        new = {seat: replace(preferences, person_id=person.id, orders=tuple(orders))}
        await write(self._committer.store, table, *stored(table, new))
        adopting(table, new)()


def pass_ends(table: Table, seat: Seat) -> Sequence[Until]:
    """Return the ends of passing reactions that a seat may choose; none where the game has no reactions."""
    rules = table.rules
    if not rules.reaction_words:
        return ()
    ends = [Until.TURN, Until.OWN_TURN]
    ends += [Until.ATTACKED] if rules.has_attacks else []
    return [*ends, *([Until.BELOW] if limits(table, seat) else [])]


def limits(table: Table, seat: Seat) -> range:
    """Return the limits of health below which a seat may want to be asked again."""
    health = table.rules.health(table.playing().state, seat) or 0
    return range(max(2, health - LIMITS + 1), health + 1)


def ways_by_limit(question: OrderableQuestion) -> tuple[OrderedAnswer, OrderedAnswer, Sequence[int]] | None:
    """Return the answers below a limit and from it on, and the possible limits; None where a question has none."""
    threshold = question.recurring.threshold
    if threshold is None:
        return None
    below, otherwise = question.answer(threshold.below), question.answer(threshold.otherwise)
    return None if below is None or otherwise is None else (below, otherwise, threshold.limits[:LIMITS])


def open_question(table: Table, seat: Seat, ask: Ask | None) -> OrderableQuestion | None:
    """Return the open question of a seat if standing orders may answer it."""
    return None if ask is None else orderable(table, seat, ask.menu)


def comes_back(table: Table, seat: Seat, ask: Ask) -> bool:
    """Return whether orders can answer the open question of a seat, which was answered in this game before."""
    question = orderable(table, seat, ask.menu)
    return question is not None and question.id in table.assignments[seat].reaction_preferences.answered


def has_orders_page(table: Table, seat: Seat) -> bool:
    """Return whether a seat has orders, or can give some while nothing is asked."""
    orders = without_ended(table, seat).orders
    return bool(orders or table.rules.reaction_words or coming_votes(table, seat))


def _open_question(table: Table, seat: Seat, ask_id: str) -> OrderableQuestion:
    """Return the open question of this id. Raises RefusedError if it is answered, or has no orders."""
    table.running()
    ask: Ask | None = table.asks().get(seat)
    question = open_question(table, seat, ask)
    if ask is None or ask.id != ask_id or question is None:
        raise RefusedError(Refusal("refused-answered"))
    return question


def _order(table: Table, seat: Seat, question: str, text: Text) -> StandingOrder:
    """Return a new order of a seat about a question, without an answer."""
    orders = table.assignments[seat].reaction_preferences.orders
    number = 1 + max((order.number for order in orders), default=0)
    return StandingOrder(number, table.seq, question, text)
