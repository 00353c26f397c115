"""What is written about proposals: what is put to the vote at a table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from store.schema import tables
from store.statements import Change, Setting

_set_ended = Setting(tables, ("id",), ("ended", "ending"))
_set_proposal = Setting(tables, ("id",), ("proposal",))


def proposal(table_id: int, data: Mapping[str, Any] | None) -> Change:
    """What is put to the vote at a table; None: nothing."""
    words = None if data is None else json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return _set_proposal(table_id, proposal=words)


def ended(table_id: int, ended: float, ending: str) -> Change:
    """When and how a game came to be over."""
    return _set_ended(table_id, ended=ended, ending=ending)
