"""What is written about how seats want to be asked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from store.schema import seats
from store.statements import Change, Setting

_set_reaction_preferences = Setting(seats, ("table_id", "seat"), ("preferences",))


def reaction_preferences(table_id: int, seat: int, data: Mapping[str, Any]) -> Change:
    """How a seat wants to be asked."""
    return _set_reaction_preferences(table_id, seat, preferences=json.dumps(dict(data), ensure_ascii=False))
