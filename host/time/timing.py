"""What a change of a table does to the time of its seats, and when somebody has to look at it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.kernel.text import Seat
from host.tables.chair import Chair
from host.tables.table import Table
from host.time.clocks import Clock, SeatTime


class Times(NamedTuple):
    """The time of each seat, and when the table is to be looked at (in running time; None: not for that)."""

    seats: Sequence[SeatTime]
    deadline: float | None

    @property
    def data(self) -> list[list[object]]:
        """As it is stored with the table."""
        return [time.as_data() for time in self.seats]

    def given(self, table: Table) -> None:
        """Let them hold at the table."""
        for chair, time in zip(table.chairs, self.seats, strict=True):
            chair.time = time
        table.deadline = self.deadline


def begun(clock: Clock | None, chairs: Sequence[Chair]) -> list[SeatTime]:
    """What each seat has at the start of a game."""
    return [SeatTime(float(clock.bank) if clock is not None else 0.0) for _ in chairs]


def after(
    table: Table,
    seats: Sequence[SeatTime],
    awaited: Mapping[Seat, str],
    now: float,
    *,
    clock: Clock | None,
    chairs: Sequence[Chair],
    paused: bool,
) -> Times:
    """The times once a change is made: ``awaited`` tells whose answer the game waits for then, by the id of the
    question, ``clock`` and ``chairs`` what there is of them then.

    Clocks run for people alone, and only where another person waits; while a game is paused all stand still.
    """
    company = len(present(table, chairs)) > 1
    runs = company and clock is not None and not paused
    new: list[SeatTime] = []
    for seat, (time, chair) in enumerate(zip(seats, chairs, strict=True)):
        ask = awaited.get(seat) if chair.person is not None else None
        before = table.chairs[seat].person
        same_person = chair.person is not None and before is not None and before.id == chair.person.id
        if ask != time.ask or not same_person:
            time = time.answered(table.clock, now)
            if ask is not None:
                time = SeatTime(time.bank, ask, now)
        if ask is not None:
            time = time.started(now) if runs else time.stopped(now)
            if chair.account_gone and time.overdue is None:
                time = replace(time, overdue=now)
        new.append(time)
    return Times(new, None if paused else next_look(new, chairs, clock))


def next_look(seats: Sequence[SeatTime], chairs: Sequence[Chair], clock: Clock | None) -> float | None:
    """When the first time is up or the first reminder due."""
    moments: list[float | None] = []
    for time, chair in zip(seats, chairs, strict=True):
        if time.ask is not None and chair.person is not None:
            moments.append(time.ends(clock) if time.overdue is None else None)
            moments.append(chair.reminder_preferences.next(time, clock))
    return min((moment for moment in moments if moment is not None), default=None)


def present(table: Table, chairs: Sequence[Chair] | None = None) -> list[Seat]:
    """The seats of the people who still play."""
    gone = table.match.left if table.match is not None else ()
    everyone = table.chairs if chairs is None else chairs
    return [seat for seat, chair in enumerate(everyone) if chair.person is not None and seat not in gone]


def holder(table: Table, seat: Seat) -> int | None:
    """The id of the person at a seat."""
    person = table.chairs[seat].person
    return None if person is None else person.id
