"""The option that names a seat."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from cogs.connection.bot import Interaction
from cogs.options.autocomplete import find_value, matching_choices
from cogs.ui.replies import reader_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, seat_name
from host.tables.table import Table


def seat_choices(
    interaction: Interaction, table: Table, seats: list[Seat], typed: str
) -> list[app_commands.Choice[str]]:
    """Return seats by the names of their people; the numbers of the seats are the values."""
    return matching_choices(_labelled(interaction, table, seats), typed)


def find_seat(interaction: Interaction, table: Table, typed: str) -> Seat | None:
    """Return the seat that was typed by number or name; None for an empty text.

    Raises RefusedError, which names the people.
    """
    if not typed.strip():
        return None
    labelled = _labelled(interaction, table, range(len(table.assignments)))
    number = find_value(labelled, typed)
    if number is None:
        people = tuple(seat_name(seat) for seat in range(len(labelled)))
        raise RefusedError(Refusal("refused-no-such-seat", {"typed": typed, "people": people}))
    return int(number) - 1


def _labelled(interaction: Interaction, table: Table, seats: Iterable[Seat]) -> list[tuple[str, str]]:
    people = table.people(interaction.client.languages, reader_of(interaction, table).language)
    return [(people[seat], str(seat + 1)) for seat in seats]
