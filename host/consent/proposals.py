"""What happens only if everybody agrees: one proposal a table, put to those whose consent it takes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.text import Seat, Text, seat_name
from host.budget import Budget, Use
from host.commits.commit import Committer, refresh_person, refuse_repeated
from host.people import Person
from host.tables.proposal import NEWCOMER, Proposal
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.time.clocks import HOUR
from host.time.stamps import stamp
from store.proposals import proposal as stored
from store.statements import Change

REQUEST_STANDS = float(HOUR)
"""Seconds for which a request to be let in keeps another one off the table."""

Decide: TypeAlias = Callable[[Table, Proposal], Awaitable[TableChange]]
"""What is to be kept when everybody has agreed; called with the table's lock held. May raise RefusedError."""


class Proposals:
    """Puts things to the vote. Computers agree to everything, and so do those who have left the game."""

    def __init__(self, committer: Committer, budget: Budget) -> None:
        self._committer = committer
        self._budget = budget
        self._decide: dict[str, Decide] = {}

    def when_agreed(self, kind: str, decide: Decide) -> None:
        """Tell what is done with proposals of a kind."""
        self._decide[kind] = decide

    async def open(
        self,
        table: Table,
        seat: Seat,
        kind: str,
        text: Text,
        *,
        needed: Sequence[Seat],
        data: Mapping[str, Any] | None = None,
        bound: bool = False,
        press: int | None = None,
        changes: Sequence[Change] = (),
    ) -> bool:
        """Propose something on behalf of a seat; where nobody has to be asked it is done at once. Whether it was done.

        Call it with the table's lock held. ``data`` is plain JSON for whoever carries it out; ``bound`` proposals end
        with the next move. Raises RefusedError where another one stands (``refused-proposal-open``,
        ``refused-request-open``), and for too many of them in a time. Who does not play holds up nobody who does: a
        request to be let in gives way to their proposals, and after a while to another request.
        """
        table.unfinished()
        now = self._committer.clock()
        events = self._gives_way(table, kind, now)
        number = table.seq + 1
        proposal = Proposal(kind, seat, number, text, tuple(needed), (seat,), data or {}, bound, now)
        if not asked(table, proposal):
            await self._carry_out(table, proposal, seat, events, press, changes)
            return True
        events.append(Text("event-proposed", {"seat": seat_name(seat), "proposal": text}))
        table_change = TableChange("proposal", seat, Move("open", (kind,)), press=press, events=events, changes=changes)
        person = table.assignments[seat].person
        by, use = (proposal.newcomer, Use.REQUEST) if person is None else (person.id, Use.PROPOSAL)
        assert by is not None, "only who asks to be let in has no seat"
        async with self._budget.spending(use, by, table.id):
            await self._note(table, proposal, table_change)
        return False

    async def agree(self, table: Table, person: Person, number: int, press: int | None = None) -> bool:
        """Consent to the proposal of this number; whether it is carried out now. Raises RefusedError."""
        async with table.lock:
            seat, proposal = self._addressed(table, person, number, press)
            if seat in proposal.agreed:
                raise RefusedError(Refusal("refused-agreed-before"))
            if seat not in asked(table, proposal):
                raise RefusedError(Refusal("refused-not-asked-to-agree"))
            greeting = refresh_person(table, seat, person)
            events = [Text("event-agreed", {"seat": seat_name(seat)})]
            agreed = replace(proposal, agreed=(*proposal.agreed, seat))
            if asked(table, agreed):
                table_change = TableChange(
                    "proposal", seat, Move("agree", (number,)), press=press, events=events, changes=greeting
                )
                await self._note(table, agreed, table_change)
                return False
            await self._carry_out(table, agreed, seat, events, press, greeting)
            return True

    async def decline(self, table: Table, person: Person, number: int, press: int | None = None) -> None:
        """Say no, or take one's own proposal back: it is off the table. Raises RefusedError."""
        async with table.lock:
            seat, proposal = self._addressed(table, person, number, press)
            if seat != proposal.by and seat not in proposal.needed:
                raise RefusedError(Refusal("refused-not-asked-to-agree"))
            values = {"seat": seat_name(seat), "proposal": proposal.text}
            events = [Text("event-proposal-withdrawn" if seat == proposal.by else "event-declined", values)]
            greeting = refresh_person(table, seat, person)
            table_change = TableChange(
                "proposal", seat, Move("decline", (number,)), press=press, events=events, changes=greeting
            )
            await self._note(table, None, table_change)

    async def settle(self, table: Table) -> None:
        """See whether nobody is left to be asked, after seats have changed. Call it with the table's lock held."""
        proposal = table.proposal
        if proposal is not None and not asked(table, proposal):
            await self._carry_out(table, proposal, proposal.by, [], None, ())

    async def void(self, table: Table) -> None:
        """Take what is put to the vote off the table, as it makes no sense any more. Call it with the table's lock
        held.
        """
        if table.proposal is not None:
            move, events = Move("void", (table.proposal.number,)), [Text("event-proposal-void")]
            await self._note(table, None, TableChange("proposal", move=move, events=events))

    # ---- inside

    def _gives_way(self, table: Table, kind: str, now: float) -> list[Text]:
        """Return what happens to a request that makes room for a proposal of this kind. Raises RefusedError where
        something else stands.
        """
        standing = table.proposal
        if standing is None:
            return []
        if standing.kind != NEWCOMER:
            values = {"proposal": standing.text, "seat": seat_name(standing.by)}
            raise RefusedError(Refusal("refused-proposal-open", values))
        if kind == NEWCOMER and now < standing.made + REQUEST_STANDS:
            until = stamp(standing.made + REQUEST_STANDS)
            raise RefusedError(
                Refusal("refused-request-open", {"person": standing.text.values["person"], "until": until})
            )
        return [Text("event-request-gave-way", {"person": standing.text.values["person"]})]

    def _addressed(self, table: Table, person: Person, number: int, press: int | None) -> tuple[Seat, Proposal]:
        seat = table.seat_of(person.id)
        refuse_repeated(table, press)
        table.unfinished()
        if table.proposal is None or table.proposal.number != number:
            raise RefusedError(Refusal("refused-no-proposal"))
        return seat, table.proposal

    async def _note(self, table: Table, proposal: Proposal | None, table_change: TableChange) -> None:
        def done() -> None:
            table.proposal = proposal

        change = stored(table.id, None if proposal is None else proposal.as_data())
        await self._committer.commit(table, replace(table_change, changes=[*table_change.changes, change], done=done))

    async def _carry_out(
        self,
        table: Table,
        proposal: Proposal,
        seat: Seat,
        events: Sequence[Text],
        press: int | None,
        changes: Sequence[Change],
    ) -> None:
        table_change = await self._decide[proposal.kind](table, proposal)
        before, table.proposal = table.proposal, None
        seat = seat if table_change.seat is None else table_change.seat
        events, written = [*events, *table_change.events], [*changes, stored(table.id, None), *table_change.changes]
        try:
            await self._committer.commit(
                table, replace(table_change, seat=seat, press=press, events=events, changes=written)
            )
        except Exception:
            table.proposal = before
            raise


def asked(table: Table, proposal: Proposal) -> list[Seat]:
    """Return the seats whose consent is still missing."""
    gone = table.playing().left
    return [
        seat
        for seat in proposal.needed
        if seat not in proposal.agreed and seat not in gone and table.assignments[seat].person is not None
    ]


def everybody(table: Table) -> list[Seat]:
    """Return all seats: the consent of whoever plays."""
    return list(range(len(table.assignments)))
