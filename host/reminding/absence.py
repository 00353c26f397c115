"""Rules for late players, at the end of their time or after a week at a table without a clock.

Only a question that names nobody is answered automatically; otherwise the other players decide what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import structlog

from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.motion import ABSTAINS
from engine.kernel.text import Seat, Text, seat_name
from host.commits import timing
from host.commits.commit import Committer, refresh_person, refuse_repeated
from host.consent.proposals import Proposals
from host.people import Person
from host.seating.seats import given_to_computer
from host.tables.ordered_moves import ordered_move
from host.tables.proposal import Proposal
from host.tables.status import Ending, Status
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.tables.versions import retried, write
from host.time.clocks import MINUTE, SeatTime
from store import progress, proposals, seats
from store.errors import StoreError

log = structlog.get_logger(__name__)

SHORTEST_WAIT = float(MINUTE)
"""Minimum seconds that a late player gets when the others wait."""
LATER = 300.0
"""Seconds until the next check of a table where nothing was due."""
HANDOVER = "handover"


class Reminder(NamedTuple):
    """A notice that the game waits for a seat (``first``) or a later reminder; ``ends`` None means no deadline."""

    table: Table
    seat: Seat
    ends: float | None
    first: bool


class AbsenceRules:
    """Actions of other players against a late player: skip the decision, wait, or hand the seat to the computer.

    Handing over needs everybody's consent; at a table without a clock any player may do it alone, or end the game. A
    late player who decides before the others act plays on as usual.
    """

    def __init__(self, committer: Committer, proposals: Proposals, remind: Callable[[Reminder], None]) -> None:
        """Create the rules; ``remind`` must not wait and is called after a reminder was recorded as sent."""
        self._committer = committer
        self._proposals = proposals
        self._remind = remind
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called with a table whose next deadline has moved without a line in its journal."""
        proposals.when_agreed(HANDOVER, self._handed_over)

    @retried
    async def check_deadline(self, table: Table) -> None:
        """Record the players whose time is up, and send due notices and reminders.

        A late question that names nobody gets its default answer. Raises RefusedError, StoreError.
        """
        async with table.lock:
            now, lost = self._committer.time.now(), self._committer.time.lost
            if table.deadline is None or table.deadline > now:
                await write(self._committer.store, table, progress.deadline(table.id, table.deadline))
                return
            awaited = _awaited(table)
            if any(_reminder_due(table, seat, now, lost) or _notice_due(table, seat, now, lost) for seat in awaited):
                for person_id, at in (await self._committer.store.seats.seen(table.id)).items():
                    table.note_seen(person_id, at)  # as another process has written it
            times: dict[Seat, SeatTime] = {}
            late: list[Seat] = []
            reminders: list[Reminder] = []
            for seat, time in awaited.items():
                ends = time.ends(table.limit)
                reminder_due, notice_due = _reminder_due(table, seat, now, lost), _notice_due(table, seat, now, lost)
                known = time.known if time.unnamed else now
                if _just_over(time, table, now):
                    if not time.unnamed:
                        late.append(seat)
                        times[seat] = replace(time, overdue=now)
                elif reminder_due:
                    times[seat] = replace(time, reminded=now, notice=None, known=known)
                    reminders.append(Reminder(table, seat, ends, first=False))
                elif notice_due:
                    times[seat] = replace(time, notice=None, known=known)
                    reminders.append(Reminder(table, seat, ends, first=True))
                elif time.notice is not None and _knows(time, _seen(table, seat)):
                    times[seat] = replace(time, notice=None)
            if late:
                await self._announce(table, late, times)
            else:
                await self._note(table, times)
            for reminder in reminders:
                self._remind(reminder)
            while (unnamed := _unnamed_over(table, now)) is not None:
                await self._answer_unnamed(table, unnamed)

    def does_look_matter(self, table: Table, seat: Seat) -> bool:
        """Return whether a look at the table ends an absence or changes when the person is called."""
        if table.status is not Status.RUNNING or table.is_away(seat):
            return table.status is Status.RUNNING
        if table.paused is not None or seat not in _awaited(table):
            return False
        now, lost = self._committer.time.now(), self._committer.time.lost
        return _calls(table, seat, _seen(table, seat), lost) != _calls(table, seat, now, lost)

    async def write_look(self, table: Table, person: Person) -> None:
        """Let all processes know that a person has looked at a table; a failure is logged."""
        try:
            await self._committer.store.write(seats.seen(table.id, person.id, self._committer.time.now()))
            await self._end_absence(table, person)
        except (RefusedError, StoreError) as error:
            log.warning("a look is not noted", table=table.id, key=str(error))

    @retried
    async def _end_absence(self, table: Table, person: Person) -> None:
        async with table.lock:
            seat = table.find_seat(person.id)
            if seat is None or not table.is_away(seat):
                return
            times = [assignment.time for assignment in table.assignments]
            times[seat] = replace(times[seat], skipped=None)
            new = timing.Times(times, table.deadline)
            await write(self._committer.store, table, progress.times(table.id, new.data, new.deadline))
            new.apply_to(table)

    @retried
    async def start_thinking(self, table: Table, person: Person) -> None:
        """Note that a person has opened the question, where the clock of the table runs only from then on.

        A repeated call changes nothing. Raises StoreError.
        """
        if table.clock is None or not table.clock.outer:
            return
        async with table.lock:
            seat = table.find_seat(person.id)
            time = None if seat is None else _awaited(table).get(seat)
            if seat is None or time is None or time.opened is not None or time.unnamed or table.paused is not None:
                return
            await self._note(table, {seat: replace(time, opened=max(0.0, time.used(self._committer.time.now())))})
        self.on_change(table)

    @retried
    async def account_gone(self, table: Table, seat: Seat) -> None:
        """Treat an awaited player whose account no longer exists as late at once."""
        async with table.lock:
            table.assignments[seat].account_gone = True
            time = _awaited(table).get(seat)
            if time is None or time.overdue is not None or time.unnamed or table.paused is not None:
                return
            events = [Text("event-account-gone", {"seat": seat_name(seat)})]
            times = {seat: replace(time, overdue=self._committer.time.now())}
            try:
                await self._committer.commit(table, TableChange("overdue", seat, events=events, times=times))
            except StoreError as error:
                log.warning("a missing account is not noted", table=table.id, key=error.reason.key)

    # ---- actions of the other players

    @retried
    async def skip(self, table: Table, person: Person, absent: Seat | None, press: int | None = None) -> Seat:
        """Give the default answer for a late player and return their seat; ``absent`` None means any late player.

        In a vote they abstain. Raises RefusedError.
        """
        async with table.lock:
            seat, absent = self._absent(table, person, absent, press)
            match = table.running()
            ask = match.asks()[absent]
            answer = ask.menu.default if match.vote() is None else ABSTAINS
            key = "event-skipped" if answer != ABSTAINS else "event-skipped-vote"
            events = [Text(key, {"seat": seat_name(seat), "absent": seat_name(absent)})]
            times = {absent: replace(table.assignments[absent].time, skipped=self._committer.time.now())}
            play = partial(match.play, absent, answer, ask.id)
            table_change = TableChange(
                "skip", absent, answer, ask.id, press, play=play, events=events, times=times, by=(seat, person)
            )
            await self._committer.commit(table, table_change)
            return absent

    @retried
    async def wait(self, table: Table, person: Person, absent: Seat | None, press: int | None = None) -> Seat:
        """Give a late player the time of another decision, and return their seat. Raises RefusedError."""
        async with table.lock:
            seat, absent = self._absent(table, person, absent, press)
            old, now = table.assignments[absent].time, self._committer.time.now()
            if table.assignments[absent].account_gone:
                raise RefusedError(Refusal("refused-wait-for-nobody", {"absent": seat_name(absent)}))
            more = max(0.0, SHORTEST_WAIT - table.limit.decision)
            since = None if old.since is None else now
            time = replace(old, bank=0.0, asked=now, since=since, spent=-more, reminded=None, overdue=None, opened=None)
            times = {absent: time}
            events = [Text("event-waited", {"seat": seat_name(seat), "absent": seat_name(absent)})]
            written = refresh_person(table, seat, person)
            voted = table.proposal is not None and table.proposal.kind == HANDOVER
            if voted:
                written.append(proposals.proposal(table.id, None))

            def done() -> None:
                table.proposal = None if voted else table.proposal

            table_change = TableChange(
                "wait", absent, press=press, events=events, changes=written, times=times, done=done
            )
            await self._committer.commit(table, table_change)
            return absent

    @retried
    async def hand_over(self, table: Table, person: Person, absent: Seat | None, press: int | None = None) -> bool:
        """Propose that the computer takes over a late player's seat; return whether it already has.

        All others who are not late themselves must agree; at a table without a clock nobody has to. Raises
        RefusedError.
        """
        async with table.lock:
            seat, absent = self._absent(table, person, absent, press)
            _refuse_late(table, seat)
            if table.clock is None:
                table_change = given_to_computer(table, [absent], "handover", "event-handed-over")
                written = [*refresh_person(table, seat, person), *table_change.changes]
                await self._committer.commit(table, replace(table_change, press=press, changes=written))
                return True
            needed = [other for other in timing.active_seats(table) if table.assignments[other].time.overdue is None]
            holder = timing.holder_id(table, absent)
            return await self._proposals.open(
                table,
                seat,
                HANDOVER,
                Text("proposal-handover", {"absent": seat_name(absent)}),
                needed=[other for other in needed if other != absent],
                data={"seat": absent, "ask": table.assignments[absent].time.ask, "person": holder},
                bound=True,
                press=press,
                changes=refresh_person(table, seat, person),
            )

    @retried
    async def end(self, table: Table, person: Person, press: int | None = None) -> None:
        """End the game at a table without a clock after a week of waiting.

        All late players count as having left; nobody else loses. Raises RefusedError.
        """
        async with table.lock:
            seat, _ = self._absent(table, person, None, press)
            _refuse_late(table, seat)
            if table.clock is not None:
                raise RefusedError(Refusal("refused-end-with-clock"))
            late = overdue(table)
            table_change = given_to_computer(table, late, "end", "event-handed-over")
            names = tuple(table.named(gone) for other in late if (gone := table.assignments[other].person) is not None)
            events = [Text("event-ended-absent", {"seat": seat_name(seat), "absent": names, "count": len(late)})]
            written = [*refresh_person(table, seat, person), *table_change.changes]
            ending = replace(table_change, press=press, events=events, changes=written, ending=Ending.ABSENT)
            await self._committer.commit(table, ending)

    # ---- inside

    def _absent(self, table: Table, person: Person, absent: Seat | None, press: int | None) -> tuple[Seat, Seat]:
        seat = table.seat_of(person.id)
        refuse_repeated(table, press)
        if seat in table.running().left:
            raise RefusedError(Refusal("refused-left"))
        late = [other for other in overdue(table) if other != seat]
        if absent is None and late:
            return seat, late[0]
        if absent is None or absent not in late:
            raise RefusedError(Refusal("refused-not-overdue"))
        return seat, absent

    async def _announce(self, table: Table, late: Sequence[Seat], times: Mapping[Seat, SeatTime]) -> None:
        values = {"seats": tuple(seat_name(seat) for seat in late), "count": len(late)}
        key = "event-overdue" if table.clock is not None else "event-overdue-without-clock"
        table_change = TableChange(
            "overdue", late[0], Move("overdue", tuple(late)), events=[Text(key, values)], times=times
        )
        await self._committer.commit(table, table_change)

    async def _answer_unnamed(self, table: Table, seat: Seat) -> None:
        """Give the default answer to a question that names nobody; it does not count as an absence."""
        match, ask = table.running(), table.asks()[seat]
        answer = ask.menu.default
        play = partial(match.play, seat, answer, ask.id)
        await self._committer.commit(table, TableChange("skip", seat, answer, ask.id, play=play))

    async def _note(self, table: Table, times: Mapping[Seat, SeatTime]) -> None:
        """Store times without a line in the journal, as players do not need to know them."""
        seats = [times.get(seat, assignment.time) for seat, assignment in enumerate(table.assignments)]
        at = timing.next_check(table, seats, table.assignments, table.limit, self._committer.time.lost)
        if at is not None and not times and at <= self._committer.time.now():
            at = self._committer.time.now() + LATER
        new = timing.Times(seats, at)
        await write(self._committer.store, table, progress.times(table.id, new.data, new.deadline))
        new.apply_to(table)

    async def _handed_over(self, table: Table, proposal: Proposal) -> TableChange:
        seat = int(proposal.data["seat"])
        time = table.assignments[seat].time
        same = time.ask == proposal.data["ask"] and timing.holder_id(table, seat) == proposal.data["person"]
        if time.overdue is None or not same:
            raise RefusedError(Refusal("refused-not-overdue"))
        return given_to_computer(table, [seat], "handover", "event-handed-over")


def overdue(table: Table) -> list[Seat]:
    """Return the seats whose time is up, the latest first."""
    late = [(time.overdue, seat) for seat, time in _awaited(table).items() if time.overdue is not None]
    return [seat for _, seat in sorted(late)]


def _unnamed_over(table: Table, now: float) -> Seat | None:
    """Return a seat whose time for a question that names nobody is up."""
    return next((seat for seat, time in _awaited(table).items() if time.unnamed and _just_over(time, table, now)), None)


def _refuse_late(table: Table, seat: Seat) -> None:
    """Raise RefusedError (``refused-late-too``) for a player who is late too and has to decide first."""
    if table.assignments[seat].time.overdue is not None:
        raise RefusedError(Refusal("refused-late-too"))


def _awaited(table: Table) -> dict[Seat, SeatTime]:
    """Return the times of the people the game waits for, by seat."""
    asks = table.asks()
    return {
        seat: assignment.time
        for seat, assignment in enumerate(table.assignments)
        if assignment.person is not None and seat in asks and assignment.time.ask == asks[seat].id
    }


def _just_over(time: SeatTime, table: Table, now: float) -> bool:
    ends = time.ends(table.limit)
    return time.overdue is None and ends is not None and ends <= now


def _calls(table: Table, seat: Seat, seen: float | None, lost: float) -> tuple[float | None, float | None]:
    """Return when an awaited person who was last ``seen`` then is due for a notice and for a reminder."""
    assignment, preferences = table.assignments[seat], table.assignments[seat].reminder_preferences
    notice = None if _knows(assignment.time, seen) else preferences.notice(assignment.time, lost, seen)
    return notice, preferences.reminder(assignment.time, table.limit, lost, seen)


def _reminder_due(table: Table, seat: Seat, now: float, lost: float) -> bool:
    _, at = _calls(table, seat, _seen(table, seat), lost)
    return at is not None and at <= now


def _notice_due(table: Table, seat: Seat, now: float, lost: float) -> bool:
    """Return whether a person is due for a notice of their turn, and no standing order answers for them."""
    at, _ = _calls(table, seat, _seen(table, seat), lost)
    return at is not None and at <= now and ordered_move(table, seat, table.asks()[seat].menu) is None


def _knows(time: SeatTime, seen: float | None) -> bool:
    """Return whether a person who was last ``seen`` then has used the table since it began to wait for them."""
    return seen is not None and time.awaited is not None and seen > time.awaited


def _seen(table: Table, seat: Seat) -> float | None:
    person = table.assignments[seat].person
    return None if person is None else table.seen.get(person.id)
