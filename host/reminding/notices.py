"""What the board tells of time: until when those who are awaited have it, and whose is up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.text import Seat, Text, seat_name
from host.reminding.absence import overdue
from host.tables.status import Status
from host.tables.table import Table
from host.time.stamps import stamp


def time_notices(table: Table, real: Callable[[float], float]) -> list[Text]:
    """Lines for the board; ``real`` turns running time into seconds since 1970."""
    if table.status is not Status.RUNNING or table.paused is not None:
        return []
    late = overdue(table)
    running = _running(table, late)
    notices: list[Text] = []
    if running and table.clock is not None:
        seats = tuple(Text("board-time-seat", {"seat": shown, "until": stamp(real(at))}) for shown, at in running)
        notices.append(Text("board-time", {"seats": seats}))
    if late:
        values = {"seats": tuple(seat_name(seat) for seat in late), "count": len(late)}
        notices.append(Text("board-overdue" if table.clock is not None else "board-overdue-without-clock", values))
    return notices


def _running(table: Table, late: Sequence[Seat]) -> list[tuple[Text, float]]:
    """Return when the time of each awaited seat ends that is not late, by its name. All unnamed questions are one
    entry, the last one, no matter who and how many are asked.
    """
    asks = table.asks()
    named: list[tuple[Text, float]] = []
    unnamed: list[tuple[float, Text]] = []
    for seat, assignment in enumerate(table.assignments):
        at = assignment.time.ends(table.clock)
        if at is None or seat not in asks or seat in late:
            continue
        instead = asks[seat].menu.unnamed
        if instead is None:
            named.append((seat_name(seat), at))
        else:
            unnamed.append((at, instead))
    if unnamed:
        at, instead = max(unnamed, key=lambda entry: entry[0])
        named.append((instead, at))
    return named
