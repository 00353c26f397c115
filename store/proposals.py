"""Proposals: what a table votes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from store.encoding import encoded
from store.schema import tables
from store.statements import Change, Update

_set_proposal = Update(tables, ("id",), ("proposal",))


def proposal(table_id: int, data: Mapping[str, Any] | None) -> Change:
    """Write what a table votes on; None: nothing."""
    words = None if data is None else encoded(data)
    return _set_proposal(table_id, proposal=words)
