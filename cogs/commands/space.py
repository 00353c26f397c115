"""``/space``: a place of the board, what it does and what is there now, visible only to the person who asks."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.commands.card import show_item
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import OptionText, find_value, matching_choices
from cogs.ui.replies import handle, or_no_choices, place_of, reader_of, say, table_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.views import Place, View
from host.tables.table import Table


class SpaceCog(commands.Cog):
    """``/space``."""

    @app_commands.command(name="space")
    @app_commands.guild_only()
    async def space(self, interaction: Interaction, space: OptionText) -> None:
        await handle(interaction, show_place(interaction, space))

    @space.autocomplete("space")
    async def space_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(place_choices(interaction, current))


async def show_place(interaction: Interaction, words: str) -> None:
    """Show a place by its name.

    Raises RefusedError before the game, where the board has no places, and for an unknown name.
    """
    table = await table_of(interaction)
    async with table.lock:
        view, places = _visible_places(interaction, table)
    labelled = _labelled(interaction, table, places)
    name = find_value(labelled, words) or next(
        (value for label, value in labelled if words.casefold() in label.casefold()), None
    )
    if name is None:
        raise RefusedError(Refusal("refused-no-such-place", {"words": words}))
    reader = reader_of(interaction, table)
    await show_item(
        interaction, table.game, table.rules.place(view, name), reader.language, "place.png", list(reader.people)
    )


async def place_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the places whose names or contents match what was typed. Raises RefusedError without places."""
    table = await interaction.client.master.at(place_of(interaction))
    _, places = _visible_places(interaction, table)
    return matching_choices(_labelled(interaction, table, places), typed)


def _visible_places(interaction: Interaction, table: Table) -> tuple[View, Sequence[Place]]:
    """Return the places as this person sees them. Raises RefusedError where there are none."""
    if not table.rules.has_places:
        raise RefusedError(Refusal("refused-no-places"))
    table.playing()
    view = table.view(interaction.user.id)
    return view, table.rules.places(view)


def _labelled(interaction: Interaction, table: Table, places: Sequence[Place]) -> list[tuple[str, str]]:
    return [(say(interaction, place.label, table), place.name) for place in places]
