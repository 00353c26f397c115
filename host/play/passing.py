"""Reaction preferences: pass automatically until the end of a turn, except for chosen kinds of action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.kernel.game import Game
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat
from host.people import Person
from host.play.standing_orders import StandingOrders
from host.tables.seat_assignment import ReactionPreferences
from host.tables.standing_order import Until
from host.tables.table import Table
from host.tables.versions import retried, write
from store import seats
from store.database import Store

MOST_WORDS = 25


class ReactionSettings:
    """Private reaction preferences; ``after`` is called when questions may now be passed automatically."""

    def __init__(self, store: Store, orders: StandingOrders, after: Callable[[Table], None]) -> None:
        self._store = store
        self._orders = orders
        self._after = after

    async def pass_until_end_of_turn(self, table: Table, person: Person, on: bool = True) -> ReactionPreferences:
        """Pass for a person until the end of the current turn, or stop passing. Raises RefusedError."""
        seat, _ = _seat(table, person)
        if on:
            await self._orders.pass_reactions(table, person, Until.TURN)
        else:
            await self._orders.withdraw(table, person, lambda order: not order.passes)
        return table.assignments[seat].reaction_preferences

    @retried
    async def ask_always(self, table: Table, person: Person, word: str, on: bool = True) -> ReactionPreferences:
        """Ask a person always about a kind of action or a content item, or stop doing so (``""``: about all)."""
        async with table.lock:
            seat, rules = _seat(table, person)
            if word and word not in rules.reaction_words and word not in rules.names():
                raise RefusedError(Refusal("refused-reaction-word", {"word": word}))
            chosen = table.assignments[seat].reaction_preferences.always
            kept = tuple(other for other in chosen if other != word and (on or word))
            if on and len(kept) == MOST_WORDS:
                raise RefusedError(Refusal("refused-reaction-words", {"count": MOST_WORDS}))
            preferences = replace(table.assignments[seat].reaction_preferences, always=(*kept, word) if on else kept)
            preferences = await self._keep(table, seat, preferences)
        self._after(table)
        return preferences

    async def _keep(self, table: Table, seat: Seat, preferences: ReactionPreferences) -> ReactionPreferences:
        person = table.assignments[seat].person
        preferences = replace(preferences, person_id=person.id if person is not None else 0)
        await write(self._store, table, seats.reaction_preferences(table.id, seat, preferences.as_data()))
        table.assignments[seat].reaction_preferences = preferences
        return preferences


def _seat(table: Table, person: Person) -> tuple[Seat, Game[Any]]:
    seat = table.seat_of(person.id)
    table.unfinished()
    if not table.rules.reaction_words:
        raise RefusedError(Refusal("refused-no-reactions"))
    return seat, table.rules
