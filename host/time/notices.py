"""What the board tells of time: until when those who are awaited have it, and whose is up."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.text import Text, seat_name
from host.tables.status import Status
from host.tables.table import Table
from host.time.absence import overdue
from host.time.reminder_words import stamp


def time_notices(table: Table, real: Callable[[float], float]) -> list[Text]:
    """Lines for the board; ``real`` turns running time into seconds since 1970."""
    if table.status is not Status.RUNNING or table.paused is not None:
        return []
    late = overdue(table)
    ends = [(time.ends(table.clock), seat) for seat, time in enumerate(chair.time for chair in table.chairs)]
    running = tuple(
        Text("board-time-seat", {"seat": seat_name(seat), "until": stamp(real(at))})
        for at, seat in ends
        if at is not None and table.chairs[seat].time.ask is not None and seat not in late
    )
    notices: list[Text] = []
    if running and table.clock is not None:
        notices.append(Text("board-time", {"seats": running}))
    if late:
        values = {"seats": tuple(seat_name(seat) for seat in late), "count": len(late)}
        notices.append(Text("board-overdue" if table.clock is not None else "board-overdue-without-clock", values))
    return notices
