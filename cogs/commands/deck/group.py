"""``/deck``: the commands for a person's own decks."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.deck import choose, show, workshop, write
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import OptionText, matching_choices
from cogs.ui.replies import handle, or_no_choices
from host.seating.deck_library import LONGEST_LIST, LONGEST_NAME


class DeckCog(commands.GroupCog, group_name="deck"):
    """The commands for decks; those that need a table work in its channel."""

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction) -> None:
        await handle(interaction, show.show_decks(interaction))

    @app_commands.command(name="show")
    async def show(self, interaction: Interaction, deck: OptionText) -> None:
        await handle(interaction, show.show_deck(interaction, deck))

    @app_commands.command(name="new")
    async def new(self, interaction: Interaction, deck: OptionText | None = None) -> None:
        await handle(interaction, workshop.open_workshop(interaction, deck))

    @app_commands.command(name="import")
    async def import_(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        cards: app_commands.Range[str, 1, LONGEST_LIST] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        await handle(interaction, write.import_deck(interaction, name, cards, file))

    @app_commands.command(name="export")
    async def export(self, interaction: Interaction, deck: OptionText) -> None:
        await handle(interaction, write.export(interaction, deck))

    @app_commands.command(name="delete")
    async def delete(self, interaction: Interaction, deck: OptionText) -> None:
        await handle(interaction, write.delete(interaction, deck))

    @app_commands.command(name="check")
    async def check(self, interaction: Interaction, deck: OptionText) -> None:
        await handle(interaction, show.check_deck(interaction, deck))

    @app_commands.command(name="use")
    @app_commands.guild_only()
    async def use(self, interaction: Interaction, deck: OptionText | None = None) -> None:
        await handle(interaction, choose.use_deck(interaction, deck))

    @show.autocomplete("deck")
    @new.autocomplete("deck")
    @export.autocomplete("deck")
    @check.autocomplete("deck")
    @use.autocomplete("deck")
    async def deck_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(_offer(interaction, current, own_only=False))

    @delete.autocomplete("deck")
    async def own_deck_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(_offer(interaction, current, own_only=True))


async def _offer(interaction: Interaction, typed: str, *, own_only: bool) -> list[app_commands.Choice[str]]:
    return matching_choices(await show.named_decks(interaction, own_only=own_only), typed.strip())
