"""The same people once more: a new table with everybody one seat further, once for each finished game.

Whoever asks for it sits down; the seats of all others are reserved, and each of them joins to take theirs: nobody plays
who has pressed nothing.
"""

from __future__ import annotations

from engine.kernel.menus import Refusal, RefusedError
from host.people import Person
from host.seating.opening import Lobby
from host.servers.server_settings import Rights, Servers
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from store.personal_data import FORGOTTEN


class Rematch:
    """Opens the tables of rematches; the old table stays as it is."""

    def __init__(self, opening: Lobby, servers: Servers) -> None:
        self._opening = opening
        self._servers = servers

    async def open(self, table: Table, person: Person, rights: Rights) -> Table:
        """Open a table in the same place with the same options, decks and computers, whose owner is whoever asks for
        it, with seats reserved for the others. Raises RefusedError for strangers, before the end, for a second one, and
        where no table may be opened.
        """
        table.playing()
        if table.status is not Status.OVER:
            raise RefusedError(Refusal("refused-rematch-running"))
        table.seat_of(person.id)
        await self._servers.check_opening(table.place.guild_id, rights)
        old = [
            assignment
            for assignment in rotated(table)
            if assignment.person is None or assignment.person.id != FORGOTTEN
        ]
        names = {assignment.person.id: assignment.person.name for assignment in old if assignment.person is not None}
        return await self._opening.new(
            table.place,
            person,
            table.game,
            plain_options(table),
            table.clock,
            assignments=[_again(assignment, person) for assignment in old],
            names=names,
            rematch_of=table.id,
        )


def _again(old: SeatAssignment, asking: Person) -> SeatAssignment:
    """The chair of the computer or of somebody who may play again; whoever asks sits down at once."""
    if old.person is None:
        return SeatAssignment(None, old.level)
    if old.person.id == asking.id:
        return SeatAssignment(asking, deck=old.deck)
    return SeatAssignment(None, deck=old.deck, offered_to=old.person.id)


def rotated(table: Table) -> list[SeatAssignment]:
    """Everybody one seat further: who sat second begins. Who has left the game is not there."""
    stayed = [assignment for assignment in table.assignments if assignment.left_by is None]
    return stayed[1:] + stayed[:1]


def plain_options(table: Table) -> dict[str, object]:
    """Return the options as they were before the decks of the people were put in."""
    decks = [assignment.deck.deck if assignment.deck else None for assignment in table.assignments]
    put_in = {} if table.rules.decks is None else table.rules.decks.put_into({}, decks)
    return {name: value for name, value in table.options.items() if name not in put_in}
