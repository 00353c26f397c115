"""References to people in stored texts."""

from __future__ import annotations

from typing import Any, cast

from engine.kernel.text import PERSON, person_name, text_to_data
from store.mentions import BY_OTHERS, FORGOTTEN
from store.personal_data import NamingLine


def without(value: Any, person_id: int) -> Any:
    """Return stored texts, however nested, with this person replaced by an unknown one."""
    return _replaced(value, person_id, everybody_else=False)


def alone(value: Any, person_id: int) -> Any:
    """Return stored texts with everybody except this person replaced by an unknown one."""
    return _replaced(value, person_id, everybody_else=True)


def _replaced(value: Any, person_id: int, *, everybody_else: bool) -> Any:
    if isinstance(value, list):
        return [_replaced(part, person_id, everybody_else=everybody_else) for part in cast("list[Any]", value)]
    if not isinstance(value, dict):
        return value
    data = cast("dict[str, Any]", value)
    values = data.get("values")
    if data.get("text") == PERSON and isinstance(values, dict):
        named = cast("dict[str, Any]", values).get(PERSON)
        return text_to_data(person_name(FORGOTTEN)) if (named == person_id) != everybody_else else data
    return {name: _replaced(part, person_id, everybody_else=everybody_else) for name, part in data.items()}


def moderator(line: NamingLine) -> int | None:
    """Return the id of the moderator who acted in this line, or None."""
    if line.kind not in BY_OTHERS or not isinstance(line.move, list):
        return None
    parts = cast("list[Any]", line.move)
    by = cast("list[Any]", parts[1]) if len(parts) == 2 and isinstance(parts[1], list) else []
    return by[0] if len(by) == 1 and isinstance(by[0], int) else None
