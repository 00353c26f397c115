"""What a question speaks of: the computer reads its values as everybody reads its words."""

from __future__ import annotations

from engine.kernel.menus import Menu
from engine.kernel.text import Seat, Text

_NAME = "name-"


def named(menu: Menu, key: str) -> str:
    """Return the card, space or other item that a question names; the key of any other text; "" where it has none."""
    value = menu.question.values.get(key)
    return value.key.removeprefix(_NAME) if isinstance(value, Text) else ""


def seat_of(value: object) -> Seat | None:
    """Return the seat that a text names; None where it names none."""
    if not isinstance(value, Text) or "seat" not in value.values:
        return None
    return int(str(value.values["seat"]))
