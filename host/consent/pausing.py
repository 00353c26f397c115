"""Pausing a game by consent until a day; it goes on by itself then, or earlier if all agree."""

from __future__ import annotations

from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.text import Text
from host.commits.commit import Committer, refresh_person, refuse_repeated
from host.consent.proposals import Proposals, all_seats
from host.people import Person
from host.tables.proposal import Proposal
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.tables.versions import retried, write
from host.time.clocks import DAY
from host.time.stamps import moment
from store import progress, tables

PAUSE, GO_ON = "break", "go-on"
"""Kinds of the proposals; the changes themselves are called as those of moderators."""


class PauseProposals:
    """Proposes breaks and their ends, and ends a break whose day has come."""

    def __init__(self, committer: Committer, proposals: Proposals) -> None:
        self._committer = committer
        self._proposals = proposals
        proposals.when_agreed(PAUSE, self._paused)
        proposals.when_agreed(GO_ON, self._resumed)

    @retried
    async def propose(self, table: Table, person: Person, days: int, press: int | None = None) -> bool:
        """Propose a break of some days, or with 0 days the end of one; return whether it is done already.

        Raises RefusedError.
        """
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_repeated(table, press)
            if seat in table.unfinished().left:
                raise RefusedError(Refusal("refused-left"))
            until = self._committer.time.now() + days * DAY
            if days:
                table.running()
                text = Text("proposal-pause", {"until": moment(self._committer.time.real(until))})
            else:
                _refuse_unless_break(table)
                text = Text("proposal-go-on")
            greeting = refresh_person(table, seat, person)
            return await self._proposals.open(
                table,
                seat,
                PAUSE if days else GO_ON,
                text,
                needed=all_seats(table),
                data={"until": until},
                press=press,
                changes=greeting,
            )

    @retried
    async def check_deadline(self, table: Table) -> None:
        """End the break of a paused game if its day has come. Raises StoreError."""
        async with table.lock:
            due = table.deadline is not None and table.deadline <= self._committer.time.now()
            if table.paused is None or not due:
                await write(self._committer.store, table, progress.deadline(table.id, table.deadline))
                return
            await self._committer.commit(table, self._change(table, "resume", None))
            await self._committer.go_on(table)

    # ---- inside

    async def _paused(self, table: Table, proposal: Proposal) -> TableChange:
        table.running()
        return self._change(table, "pause", float(proposal.data["until"]))

    async def _resumed(self, table: Table, proposal: Proposal) -> TableChange:
        _refuse_unless_break(table)
        return self._change(table, "resume", None)

    def _change(self, table: Table, kind: str, until: float | None) -> TableChange:
        """Return the change that pauses a game until a running time, or resumes it."""
        paused = None if until is None else self._committer.clock()

        def done() -> None:
            table.paused = paused

        if until is None:
            event = Text("event-break-over")
        else:
            event = Text("event-break", {"until": moment(self._committer.time.real(until))})
        due = None if until is None else False
        written = [tables.paused(table.id, paused)]
        return TableChange(kind, move=Move(kind), events=[event], changes=written, done=done, due=due, resume_at=until)


def _refuse_unless_break(table: Table) -> None:
    """Raise RefusedError for a game that runs, or that moderators have paused."""
    if table.paused is None:
        raise RefusedError(Refusal("refused-not-paused"))
    if table.deadline is None:
        raise RefusedError(Refusal("refused-paused"))
