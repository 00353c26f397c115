"""Proposals: changes of a table that need the consent of other players, at most one open proposal per table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.text import Seat, Text, seat_name
from host.budget import Budget, LimitedUse
from host.commits.commit import Committer, refresh_person, refuse_repeated
from host.people import Person
from host.tables.proposal import NEWCOMER, Proposal
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.tables.versions import retried
from host.time.clocks import HOUR
from host.time.stamps import stamp
from store.proposals import proposal as stored
from store.statements import Change

REQUEST_STANDS = float(HOUR)
"""Seconds for which a request to join keeps another request from replacing it."""

Decide: TypeAlias = Callable[[Table, Proposal], Awaitable[TableChange]]
"""Function that returns the change of an agreed proposal; called with the table's lock held, may raise RefusedError."""


class Proposals:
    """Opens and decides proposals; the consent of computers and of people who have left the game is not needed."""

    def __init__(self, committer: Committer, budget: Budget) -> None:
        self._committer = committer
        self._budget = budget
        self._decide: dict[str, Decide] = {}

    def when_agreed(self, kind: str, decide: Decide) -> None:
        """Register the function that returns the change when a proposal of this kind is agreed to."""
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
        """Open a proposal of a seat, or carry it out at once if nobody must be asked; return whether it is done.

        The table's lock must be held. ``data`` is plain JSON for the function that carries it out; a ``bound`` proposal
        ends with the next move. Raises RefusedError if another proposal is open (``refused-proposal-open``,
        ``refused-request-open``), and for too many proposals in a short time. A request to join makes room for a
        proposal of a player, and after ``REQUEST_STANDS`` for another request.
        """
        table.unfinished()
        now = self._committer.clock()
        events = self._make_room(table, kind, now)
        number = table.seq + 1
        proposal = Proposal(kind, seat, number, text, tuple(needed), (seat,), data or {}, bound, now)
        if not missing_consents(table, proposal):
            await self._carry_out(table, proposal, seat, events, press, changes)
            return True
        events.append(Text("event-proposed", {"seat": seat_name(seat), "proposal": text}))
        table_change = TableChange("proposal", seat, Move("open", (kind,)), press=press, events=events, changes=changes)
        person = table.assignments[seat].person
        by, use = (proposal.newcomer, LimitedUse.REQUEST) if person is None else (person.id, LimitedUse.PROPOSAL)
        assert by is not None, "only a person who asks to join has no seat"
        async with self._budget.spending(use, by, table.id):
            await self._note(table, proposal, table_change)
        return False

    @retried
    async def agree(self, table: Table, person: Person, number: int, press: int | None = None) -> bool:
        """Agree to the proposal with this number; return whether it is carried out now. Raises RefusedError."""
        async with table.lock:
            seat, proposal = self._addressed(table, person, number, press)
            if seat in proposal.agreed:
                raise RefusedError(Refusal("refused-agreed-before"))
            if seat not in missing_consents(table, proposal):
                raise RefusedError(Refusal("refused-not-asked-to-agree"))
            greeting = refresh_person(table, seat, person)
            events = [Text("event-agreed", {"seat": seat_name(seat)})]
            agreed = replace(proposal, agreed=(*proposal.agreed, seat))
            if missing_consents(table, agreed):
                table_change = TableChange(
                    "proposal", seat, Move("agree", (number,)), press=press, events=events, changes=greeting
                )
                await self._note(table, agreed, table_change)
                return False
            await self._carry_out(table, agreed, seat, events, press, greeting)
            return True

    @retried
    async def decline(self, table: Table, person: Person, number: int, press: int | None = None) -> None:
        """Decline a proposal, or withdraw one's own; either way it ends. Raises RefusedError."""
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
        """Carry out the proposal if, after a change of seats, nobody is left to be asked.

        The table's lock must be held.
        """
        proposal = table.proposal
        if proposal is not None and not missing_consents(table, proposal):
            await self._carry_out(table, proposal, proposal.by, [], None, ())

    async def void(self, table: Table) -> None:
        """End the open proposal, as it no longer makes sense. The table's lock must be held."""
        if table.proposal is not None:
            move, events = Move("void", (table.proposal.number,)), [Text("event-proposal-void")]
            await self._note(table, None, TableChange("proposal", move=move, events=events))

    # ---- inside

    def _make_room(self, table: Table, kind: str, now: float) -> list[Text]:
        """Return the events of a request that a proposal of this kind replaces.

        Raises RefusedError if the open proposal may not be replaced.
        """
        current = table.proposal
        if current is None:
            return []
        if current.kind != NEWCOMER:
            values = {"proposal": current.text, "seat": seat_name(current.by)}
            raise RefusedError(Refusal("refused-proposal-open", values))
        if kind == NEWCOMER and now < current.made + REQUEST_STANDS:
            until = stamp(current.made + REQUEST_STANDS)
            raise RefusedError(
                Refusal("refused-request-open", {"person": current.text.values["person"], "until": until})
            )
        return [Text("event-request-gave-way", {"person": current.text.values["person"]})]

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


def missing_consents(table: Table, proposal: Proposal) -> list[Seat]:
    """Return the seats whose consent is still missing."""
    gone = table.playing().left
    return [
        seat
        for seat in proposal.needed
        if seat not in proposal.agreed and seat not in gone and table.assignments[seat].person is not None
    ]


def all_seats(table: Table) -> list[Seat]:
    """Return all seats, for a proposal that needs the consent of all players."""
    return list(range(len(table.assignments)))
