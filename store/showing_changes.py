"""What is written of where and how a table is shown."""

from __future__ import annotations

import json
from collections.abc import Sequence

from store.schema import seats, tables
from store.statements import Change, Setting

_set_told = Setting(tables, ("id",), ("told",))
_set_hand_closed = Setting(seats, ("table_id", "seat"), ("hand_closed",))


def told(table_id: int, what: Sequence[str]) -> Change:
    """What the channel of a table was told once."""
    return _set_told(table_id, told=json.dumps(list(what)) if what else None)


def hand_closed(table_id: int, seat: int, closed: bool) -> Change:
    """Whether the person of a seat takes no private messages."""
    return _set_hand_closed(table_id, seat, hand_closed=closed)
