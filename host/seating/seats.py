"""Seats of a running game: leaving, offering, taking over and coming back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from engine.kernel.game import SIMPLE
from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.text import Seat, Text, person_name, seat_name
from host.budget import Budget, LimitedUse
from host.commits import timing
from host.commits.commit import Committer, refresh_person, refuse_repeated
from host.consent.proposals import Proposals
from host.people import Person
from host.tables.proposal import NEWCOMER, Proposal
from host.tables.seat_assignment import SeatAssignment
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.tables.versions import retried
from host.time.reminder_preferences import ReminderPreferences
from store import people, seats, tables
from store.errors import StoreError
from store.statements import Change


class SeatChanges:
    """Changes of seats: nobody holds two seats, or takes a seat after having seen another hand of the game."""

    def __init__(
        self,
        committer: Committer,
        proposals: Proposals,
        check: Callable[[Person], Awaitable[Sequence[Change]]],
        reminder_preferences: Callable[[Person], Awaitable[ReminderPreferences]],
        budget: Budget,
    ) -> None:
        """Create the service.

        ``check`` raises RefusedError for a person who may not sit down at another table, and returns what must be
        written together with the seat (:class:`host.servers.limits.TableLimits`).
        """
        self._committer = committer
        self._proposals = proposals
        self._check = check
        self._reminder_preferences = reminder_preferences
        self._budget = budget
        proposals.when_agreed(NEWCOMER, self._let_in)

    @retried
    async def leave(self, table: Table, person: Person, press: int | None = None) -> None:
        """Leave a running game; the computer plays on, and the person may come back until the seat is taken.

        If no person is left the game is over. Raises RefusedError.
        """
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_repeated(table, press)
            if seat in table.unfinished().left:
                raise RefusedError(Refusal("refused-left"))
            table_change = given_to_computer(table, [seat], "leave", "event-left-seat", person)
            await self._committer.commit(table, replace(table_change, press=press))
            await self._settle(table)

    @retried
    async def offer(self, table: Table, person: Person, other: Person, press: int | None = None) -> Seat:
        """Offer a person's seat to another one, who takes it by joining; return the seat. Raises RefusedError."""
        async with table.lock:
            seat = table.seat_of(person.id)
            refuse_repeated(table, press)
            if seat in table.running().left:
                raise RefusedError(Refusal("refused-left"))
            if table.is_barred(other.id):
                raise RefusedError(Refusal("refused-person-barred"))
            _refuse_known(table, other.id, seat)

            def done() -> None:
                table.assignments[seat].offered_to = other.id

            events = [Text("event-seat-offered", {"seat": seat_name(seat), "person": table.named(other)})]
            offered = [people.person_name(other.id, other.name), seats.offer(table.id, seat, other.id)]
            written = [*refresh_person(table, seat, person), *offered]
            table_change = TableChange(
                "seat", seat, Move("offer"), press=press, events=events, changes=written, done=done
            )
            async with self._budget.spending(LimitedUse.PROPOSAL, person.id, table.id):
                await self._committer.commit(table, table_change)
            return seat

    @retried
    async def join(self, table: Table, person: Person, wanted: Seat | None = None, press: int | None = None) -> bool:
        """Come back to one's own seat, take an offered one, or ask to replace the computer on a vacant seat.

        ``wanted`` is the seat; None means the first suitable one. Return whether the person sits now. Raises
        RefusedError.
        """
        async with table.lock:
            if table.find_seat(person.id) is not None:
                raise RefusedError(Refusal("refused-already-seated"))
            refuse_repeated(table, press)
            table.running()
            table.refuse_barred(person.id)
            limits = await self._check(person)
            own = next(
                (
                    seat
                    for seat, assignment in enumerate(table.assignments)
                    if assignment.person is None and assignment.left_by == person.id
                ),
                None,
            )
            offered = next(
                (seat for seat, assignment in enumerate(table.assignments) if assignment.offered_to == person.id), None
            )
            if own is not None and wanted in (None, own):
                await self._take(table, own, person, limits, "event-came-back", press)
                return True
            if offered is not None and wanted in (None, offered):
                _refuse_known(table, person.id, offered)
                await self._take(table, offered, person, limits, "event-seat-taken", press)
                return True
            return await self._propose_newcomer(table, person, wanted, press)

    async def remove(self, table: Table, person_id: int, by: Person) -> None:
        """Give the seat of a person removed by a moderator to the computer; the person may not come back.

        The caller holds the table's lock. Raises RefusedError.
        """
        table.unfinished()
        seat = table.seat_to_free(person_id)
        gone = table.assignments[seat].person
        assert gone is not None
        table_change = given_to_computer(table, [seat], "remove", "event-removed")

        def done() -> None:
            assert table_change.done is not None
            table_change.done()
            table.barred = (*table.barred, person_id)

        events = [Text("event-removed", {"person": table.named(gone), "by": table.named(by)})]
        written = [*table_change.changes, people.person(*by), tables.barred(table.id, person_id)]
        await self._committer.commit(table, replace(table_change, events=events, changes=written, done=done))
        await self._settle(table)

    # ---- inside

    async def _propose_newcomer(self, table: Table, person: Person, wanted: Seat | None, press: int | None) -> bool:
        free = vacant(table)
        if not free:
            raise RefusedError(Refusal("refused-no-seat-vacant"))
        seat = free[0] if wanted is None else wanted
        if seat not in free:
            raise RefusedError(Refusal("refused-seat-not-vacant", {"seat": seat_name(seat)}))
        _refuse_known(table, person.id, seat)
        needed = [other for other in timing.active_seats(table) if table.assignments[other].time.overdue is None]
        return await self._proposals.open(
            table,
            seat,
            NEWCOMER,
            Text("proposal-newcomer", {"person": table.named(person)}),
            needed=needed,
            data={"seat": seat, "person": person.id},
            press=press,
            changes=[people.person(*person)],
        )

    async def _let_in(self, table: Table, proposal: Proposal) -> TableChange:
        seat, person = int(proposal.data["seat"]), await self._newcomer(proposal)
        if table.find_seat(person.id) is not None or seat not in vacant(table):
            raise RefusedError(Refusal("refused-seat-not-vacant", {"seat": seat_name(seat)}))
        table.refuse_barred(person.id)
        _refuse_known(table, person.id, seat)
        limits = await self._check(person)
        return _taken(table, seat, person, limits, await self._reminder_preferences(person), "event-seat-taken")

    async def _newcomer(self, proposal: Proposal) -> Person:
        """Return the person who asks to join. Raises RefusedError if their data was deleted."""
        person_id = proposal.newcomer
        known = None if person_id is None else await self._committer.store.people.person(person_id)
        if person_id is None or known is None:
            raise RefusedError(Refusal("refused-no-proposal"))
        return Person(person_id, *known)

    async def _take(
        self, table: Table, seat: Seat, person: Person, limits: Sequence[Change], key: str, press: int | None
    ) -> None:
        table_change = _taken(table, seat, person, limits, await self._reminder_preferences(person), key)
        await self._committer.commit(table, replace(table_change, press=press))
        await self._settle(table)

    async def _settle(self, table: Table) -> None:
        """Settle a proposal that may no longer wait for anybody."""
        try:
            await self._proposals.settle(table)
        except (RefusedError, StoreError):  # the proposal cannot be carried out now; it can still be declined
            return


def vacant(table: Table) -> list[Seat]:
    """Return the seats of computers, first those that a person has left."""
    gone = table.playing().left
    free = [seat for seat, assignment in enumerate(table.assignments) if assignment.person is None and seat not in gone]
    return sorted(free, key=lambda seat: (table.assignments[seat].left_by is None, seat))


def given_to_computer(
    table: Table, gone: Sequence[Seat], action: str, key: str, person: Person | None = None
) -> TableChange:
    """Return the change that gives seats to the computer; their people may come back.

    ``person`` is the current data of a person who leaves by themselves; ``action`` names the journal line, and ``key``
    the public event for each seat.
    """
    assignments, events = list(table.assignments), list[Text]()
    written = [] if person is None else [people.person(*person)]
    for seat in gone:
        assignment = assignments[seat]
        old = person or assignment.person
        assert old is not None
        held = _added(assignment.held_by, old.id)
        assignments[seat] = SeatAssignment(
            None, SIMPLE, deck=assignment.deck, time=assignment.time, left_by=old.id, held_by=held
        )
        written.append(_holder(table, seat, assignments[seat]))
        events.append(Text(key, {"person": table.named(old)}))
    staying = timing.active_seats(table, assignments)
    leaving = any(table.owner == assignments[seat].left_by for seat in gone)
    owner = timing.holder_id(table, staying[0]) if staying and leaving else None
    if owner is not None:
        written.append(tables.owner(table.id, owner))

    def done() -> None:
        table.owner = table.owner if owner is None else owner

    return TableChange(
        "seat", gone[0], Move(action), events=events, changes=written, assignments=assignments, done=done
    )


def _taken(
    table: Table, seat: Seat, person: Person, limits: Sequence[Change], reminders: ReminderPreferences, key: str
) -> TableChange:
    """Return the change that gives a seat to a person within their limits."""
    assignment = table.assignments[seat]
    before = assignment.held_by if assignment.person is None else _added(assignment.held_by, assignment.person.id)
    new = SeatAssignment(
        person,
        deck=assignment.deck,
        time=assignment.time,
        reminder_preferences=reminders,
        held_by=_added(before, person.id),
    )
    values = {"person": table.named(person), "before": _previous_holder(table, seat)}
    written = [*limits, _holder(table, seat, new)]
    owner = assignment.person is not None and table.owner == assignment.person.id
    if owner:
        written.append(tables.owner(table.id, person.id))

    def done() -> None:
        table.owner = person.id if owner else table.owner

    events, assignments = [Text(key, values)], _replaced(table, seat, new)
    return TableChange("seat", seat, Move("take"), events=events, changes=written, assignments=assignments, done=done)


def _previous_holder(table: Table, seat: Seat) -> Text:
    """Return the name of a seat's person, of the person who left it to the computer, or of the computer."""
    assignment = table.assignments[seat]
    if assignment.person is not None:
        return table.named(assignment.person)
    if assignment.left_by is not None:
        return person_name(assignment.left_by)
    return table.computer_name(seat)


def _replaced(table: Table, seat: Seat, new: SeatAssignment) -> list[SeatAssignment]:
    return [new if other == seat else assignment for other, assignment in enumerate(table.assignments)]


def _holder(table: Table, seat: Seat, assignment: SeatAssignment) -> Change:
    person_id = None if assignment.person is None else assignment.person.id
    return seats.holder(
        table.id,
        seat,
        person_id=person_id,
        level=assignment.level,
        left_by=assignment.left_by,
        held_by=assignment.held_by,
    )


def _added(people: Sequence[int], person_id: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys((*people, person_id)))


def _refuse_known(table: Table, person_id: int, seat: Seat) -> None:
    """Raise RefusedError for a person who sits here or has seen the hand of another seat."""
    if table.find_seat(person_id) is not None:
        raise RefusedError(Refusal("refused-person-seated"))
    if any(table.has_held(person_id, other) for other in range(len(table.assignments)) if other != seat):
        raise RefusedError(Refusal("refused-knows-other-hand"))
