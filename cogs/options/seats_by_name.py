"""Seats by name."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from cogs.connection.bot import Interaction
from cogs.options.autocomplete import matching_choices, value_meant
from cogs.ui.replies import reader_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, seat_name
from host.tables.table import Table


def seat_choices(
    interaction: Interaction, table: Table, seats: list[Seat], typed: str
) -> list[app_commands.Choice[str]]:
    """Seats by the names of those who sit there; their numbers are the values."""
    return matching_choices(_named(interaction, table, seats), typed)


def read_seat(interaction: Interaction, table: Table, typed: str) -> Seat | None:
    """The seat of a number or of a person; None for no words. Raises RefusedError, which names those there are."""
    if not typed.strip():
        return None
    named = _named(interaction, table, range(len(table.assignments)))
    number = value_meant(named, typed)
    if number is None:
        people = tuple(seat_name(seat) for seat in range(len(named)))
        raise RefusedError(Refusal("refused-no-such-seat", {"typed": typed, "people": people}))
    return int(number) - 1


def _named(interaction: Interaction, table: Table, seats: Iterable[Seat]) -> list[tuple[str, str]]:
    people = table.people(interaction.client.languages, reader_of(interaction, table).language)
    return [(people[seat], str(seat + 1)) for seat in seats]
