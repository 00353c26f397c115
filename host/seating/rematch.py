"""Rematches: a new table for the same people, with everybody one seat further, once for each finished game.

The person who asks for it sits down at once; the seats of the others are reserved until they join.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import name
from host.people import Person
from host.seating.opening import Lobby
from host.servers.server_settings import Rights, ServerSettingsCache
from host.tables.seat_assignment import ChosenDeck, SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from store.personal_data import FORGOTTEN

T = TypeVar("T")


class Rematch:
    """Opens tables for rematches; the old table does not change."""

    def __init__(self, opening: Lobby, servers: ServerSettingsCache) -> None:
        self._opening = opening
        self._servers = servers

    async def open(self, table: Table, person: Person, rights: Rights) -> Table:
        """Open a table in the same place with the same options, decks and computers, owned by the person who asks.

        Everybody keeps the deck of the old game in their new seat, also one that they had not chosen. The seats of the
        others are reserved. Raises RefusedError for people who did not play, before the game is over, for a second
        rematch, and if no table may be opened here.
        """
        table.playing()
        if table.status is not Status.OVER:
            raise RefusedError(Refusal("refused-rematch-running"))
        table.seat_of(person.id)
        await self._servers.check_opening(table.place.guild_id, rights)
        old = [
            (assignment, deck)
            for assignment, deck in zip(rotated(table), _rotated(table, _decks(table)), strict=True)
            if assignment.person is None or assignment.person.id != FORGOTTEN
        ]
        names = {assignment.person.id: assignment.person.name for assignment, _ in old if assignment.person is not None}
        return await self._opening.new(
            table.place,
            person,
            table.game,
            plain_options(table),
            table.clock,
            assignments=[_new_assignment(assignment, person, deck) for assignment, deck in old],
            names=names,
            rematch_of=table.id,
            language=table.language,
        )


def _new_assignment(old: SeatAssignment, asking: Person, deck: ChosenDeck | None) -> SeatAssignment:
    """Return the seat of a computer, of the person who asks, or a reservation for another person."""
    if old.person is None:
        return SeatAssignment(None, old.level, deck=deck)
    if old.person.id == asking.id:
        return SeatAssignment(asking, deck=deck)
    return SeatAssignment(None, deck=deck, offered_to=old.person.id)


def _decks(table: Table) -> list[ChosenDeck | None]:
    """Return the decks by seat: those that people have chosen, and the ready-made ones that the others got."""
    decks, chosen = table.rules.decks, [assignment.deck for assignment in table.assignments]
    if decks is None:
        return chosen
    ready, dealt = decks.ready(), decks.dealt(table.options, len(chosen))
    got = [
        None if identifier is None else ChosenDeck(name(identifier), ready[identifier], kept=True)
        for identifier in dealt
    ]
    return [own or other for own, other in zip(chosen, got, strict=True)]


def rotated(table: Table) -> list[SeatAssignment]:
    """Return the seats moved by one, so that the second player begins; people who left are omitted."""
    return _rotated(table, table.assignments)


def _rotated(table: Table, by_seat: Sequence[T]) -> list[T]:
    """Return what belongs to the seats moved by one, without that of people who left."""
    stayed = [part for part, seat in zip(by_seat, table.assignments, strict=True) if seat.left_by is None]
    return stayed[1:] + stayed[:1]


def plain_options(table: Table) -> dict[str, object]:
    """Return the options without the decks of the people."""
    decks = [assignment.deck.deck if assignment.deck else None for assignment in table.assignments]
    deck_options = {} if table.rules.decks is None else table.rules.decks.put_into({}, decks)
    return {name: value for name, value in table.options.items() if name not in deck_options}
