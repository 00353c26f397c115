"""Values of a question, such as the card or the seat that it names."""

from __future__ import annotations

from engine.kernel.menus import Menu
from engine.kernel.text import Seat, Text

_NAME = "name-"


def named_item(menu: Menu, key: str) -> str:
    """Return the item that a question names under a key; the key of any other text; "" if there is no text."""
    value = menu.question.values.get(key)
    return value.key.removeprefix(_NAME) if isinstance(value, Text) else ""


def seat_of(value: object) -> Seat | None:
    """Return the seat that a text names; None if it names none."""
    if not isinstance(value, Text) or "seat" not in value.values:
        return None
    return int(str(value.values["seat"]))
