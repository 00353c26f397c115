"""Notices on the board about deadlines and late players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.text import Seat, Text, seat_name
from host.reminding.absence import overdue
from host.tables.status import Status
from host.tables.table import Table
from host.time.stamps import stamp


def time_notices(table: Table, real: Callable[[float], float]) -> list[Text]:
    """Return lines for the board; ``real`` converts running time to seconds since 1970."""
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
    """Return names and deadlines of the awaited seats that are not late.

    All unnamed questions share one entry, the last one, however many people are asked.
    """
    asks = table.asks()
    named: list[tuple[Text, float]] = []
    unnamed: list[tuple[float, Text]] = []
    for seat, assignment in enumerate(table.assignments):
        at = assignment.time.ends(table.clock)
        if at is None or seat not in asks or seat in late:
            continue
        anonymous = asks[seat].menu.unnamed
        if anonymous is None:
            named.append((seat_name(seat), at))
        else:
            unnamed.append((at, anonymous))
    if unnamed:
        at, anonymous = max(unnamed, key=lambda entry: entry[0])
        named.append((anonymous, at))
    return named
