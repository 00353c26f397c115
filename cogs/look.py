"""``/hand``, ``/board``, ``/card``, ``/rules``, ``/verify``, ``/help``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs import lobby, looking
from cogs.answering import Press, politely
from cogs.moves import Words
from engine.rulebook import rulebook
from render.pages import cut

MOST_CHOICES = 25
LONGEST = 100


class LookCog(commands.Cog):
    """The commands that only look."""

    @app_commands.command(name="hand")
    @app_commands.guild_only()
    async def hand(self, interaction: Press) -> None:
        await politely(interaction, lobby.here(interaction, looking.show_hand))

    @app_commands.command(name="board")
    @app_commands.guild_only()
    async def board(self, interaction: Press) -> None:
        await politely(interaction, looking.show_board(interaction))

    @app_commands.command(name="card")
    async def card(self, interaction: Press, card: Words) -> None:
        await politely(interaction, looking.show_card(interaction, card))

    @app_commands.command(name="rules")
    async def rules(self, interaction: Press, rule: Words | None = None) -> None:
        await politely(interaction, looking.show_rules(interaction, rule or ""))

    @app_commands.command(name="verify")
    @app_commands.guild_only()
    async def verify(self, interaction: Press) -> None:
        await politely(interaction, looking.show_dice(interaction))

    @app_commands.command(name="help")
    async def help(self, interaction: Press) -> None:
        await politely(interaction, looking.show_help(interaction))

    @card.autocomplete("card")
    async def card_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        wanted = current.casefold()
        cards = [label for label, _ in looking.named_cards(interaction, None) if wanted in label.casefold()]
        return [app_commands.Choice(name=label[:LONGEST], value=label[:LONGEST]) for label in cards[:MOST_CHOICES]]

    @rules.autocomplete("rule")
    async def rule_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        which = await looking.game_here(interaction)
        language = interaction.client.languages.pick(interaction.locale.value, which)
        book = rulebook(which)
        found = book.find(current, language) if current.strip() else book.statements(language)
        return [
            app_commands.Choice(name=cut(f"{statement.id} {statement.text}", LONGEST), value=statement.id)
            for statement in found[:MOST_CHOICES]
        ]
