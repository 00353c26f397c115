"""Seats by name."""

from __future__ import annotations

from discord import app_commands

from cogs.commands.autocomplete import matching
from cogs.press import Press, reader_of
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Seat
from host.tables.table import Table


def seat_choices(press: Press, table: Table, seats: list[Seat], typed: str) -> list[app_commands.Choice[str]]:
    """Seats by the names of those who sit there; their numbers are the values."""
    language = reader_of(press, table).language
    people = table.people(press.client.languages, language)
    return matching([(people[seat], str(seat + 1)) for seat in seats], typed)


def read_seat(table: Table, typed: str) -> Seat | None:
    """The seat of a number; None for no words. Raises Refused."""
    words = typed.strip()
    if not words:
        return None
    number = int(words) if words.isascii() and words.isdecimal() and len(words) < 4 else 0
    if not 1 <= number <= len(table.chairs):
        raise Refused(Refusal("refused-no-such-seat", {"typed": typed}))
    return number - 1
