"""Texts about the fair dice of a table, which are only shuffles in a game without dice."""

from __future__ import annotations

from engine.kernel.text import Text, Value
from host.tables.table import Table


def has_dice(table: Table) -> dict[str, Value]:
    """Return whether the game has dice, as a value of texts."""
    return {"dice": "yes" if table.rules.has_dice else "no"}


def opened_event(table: Table) -> Text:
    """Return the public event that publishes the secret of the dice or shuffles at the end."""
    key = "event-dice-opened" if table.rules.has_dice else "event-shuffles-opened"
    return Text(key, {"secret": table.secret.hex(), "key": table.dice_key.hex()})
