"""Changes of a table by standing orders: their moves, their ends, and what an undo does to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from engine.kernel.flow import Event
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, seat_name
from host.tables.ordered_moves import OrderedMove, is_secret, without_ended
from host.tables.seat_assignment import ReactionPreferences
from host.tables.standing_order import Until
from host.tables.table import Table
from host.tables.table_change import TableChange
from store import seats
from store.statements import Change

ORDERED = "event-your-order"
"""The key of the event that says what a standing order answers, for its owner alone."""


def order_move(table: Table, seat: Seat, ordered: OrderedMove, kind: str) -> TableChange:
    """Return the change that makes the move of a standing order; ``kind`` is that of its journal line.

    Its owner reads what answers, all others only that an order does, and nothing where that must stay hidden.
    """
    match = table.playing()
    order, move = ordered
    shown = Event(Text("event-order-answers", {"player": seat_name(seat)}), detailed_for=(seat,))
    own = Event(Text(ORDERED, {"answer": _label(table, seat, move)}), (seat,))
    events = [own] if is_secret(table, seat, match.menus()[seat]) else [shown, own]
    change = TableChange(kind, seat, move, play=partial(match.play, seat, move), events=events)
    if order.until is not Until.USED:
        return change
    preferences = table.assignments[seat].reaction_preferences
    left = tuple(other for other in preferences.orders if other.number != order.number)
    used = {seat: replace(preferences, orders=left)}
    return replace(change, changes=stored(table, used), done=adopting(table, used))


def ended(table: Table) -> dict[Seat, ReactionPreferences]:
    """Return the preferences of the seats of which orders have ended, without these orders."""
    new = {seat: without_ended(table, seat) for seat in range(len(table.assignments))}
    return {
        seat: preferences
        for seat, preferences in new.items()
        if preferences is not table.assignments[seat].reaction_preferences
    }


def given_later(table: Table, line: int) -> dict[Seat, ReactionPreferences]:
    """Return the preferences of the seats that gave orders after this line of the journal, without these orders."""
    new: dict[Seat, ReactionPreferences] = {}
    for seat, assignment in enumerate(table.assignments):
        preferences = assignment.reaction_preferences
        left = tuple(order for order in preferences.orders if order.given <= line)
        if left != preferences.orders:
            new[seat] = replace(preferences, orders=left)
    return new


def stored(table: Table, new: Mapping[Seat, ReactionPreferences]) -> list[Change]:
    """Return the changes of the store that write these preferences."""
    return [seats.reaction_preferences(table.id, seat, preferences.as_data()) for seat, preferences in new.items()]


def adopting(table: Table, new: Mapping[Seat, ReactionPreferences]) -> Callable[[], None]:
    """Return the function that gives these preferences to the seats, once they are written."""

    def adopt() -> None:
        for seat, preferences in new.items():
            table.assignments[seat].reaction_preferences = preferences

    return adopt


def _label(table: Table, seat: Seat, move: Move) -> Text:
    match: Match[object] = table.playing()
    return match.rules.label(match.state, seat, move, 0)
