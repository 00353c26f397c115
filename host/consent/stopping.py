"""Stopping a game by consent: nobody wins, nobody loses."""

from __future__ import annotations

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.commits.commit import refresh_person, refuse_repeated
from host.consent.proposals import Proposals, all_seats
from host.people import Person
from host.tables.proposal import Proposal
from host.tables.status import Ending
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.tables.versions import retried


class StopProposals:
    """Proposes to stop a game, and stops it when all agree."""

    def __init__(self, proposals: Proposals) -> None:
        self._proposals = proposals
        proposals.when_agreed("stop", self._agreed)

    @retried
    async def propose(self, table: Table, person: Person, press: int | None = None) -> bool:
        """Propose to stop the game; return whether it is stopped already as nobody else was asked.

        Raises RefusedError.
        """
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_repeated(table, press)
            if seat in table.unfinished().left:
                raise RefusedError(Refusal("refused-left"))
            greeting = refresh_person(table, seat, person)
            needed, text = all_seats(table), Text("proposal-stop")
            return await self._proposals.open(table, seat, "stop", text, needed=needed, press=press, changes=greeting)

    async def _agreed(self, table: Table, proposal: Proposal) -> TableChange:
        return TableChange("stop", events=[Text("event-stopped")], ending=Ending.STOPPED)
