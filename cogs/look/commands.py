"""``/hand``, ``/board``, ``/who``, ``/log``, ``/piles``, ``/space``, ``/card``, ``/rules``, ``/verify``, ``/help``."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from discord import app_commands
from discord.ext import commands

from cogs.commands.game import lobby
from cogs.connection.bot import Interaction
from cogs.look import cards, help, piles, places, rules, stories, table, terms, who
from cogs.options.autocomplete import LONGEST, MOST, Words, matching
from cogs.ui.replies import handle, or_no_choices, place_of, say
from engine.rulebook import rulebook
from render.pages import cut

Question: TypeAlias = app_commands.Range[str, 1, 200]


class LookCog(commands.Cog):
    """The commands that only look."""

    @app_commands.command(name="hand")
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        await handle(interaction, lobby.at_this_table(interaction, table.show_hand))

    @app_commands.command(name="board")
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        await handle(interaction, table.show_board(interaction))

    @app_commands.command(name="who")
    @app_commands.guild_only()
    async def who(self, interaction: Interaction) -> None:
        await handle(interaction, lobby.at_this_table(interaction, who.show_who))

    @app_commands.command(name="log")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction, who: Words) -> None:
        await handle(interaction, stories.open_story(interaction, who))

    @app_commands.command(name="piles")
    @app_commands.guild_only()
    async def piles(self, interaction: Interaction) -> None:
        await handle(interaction, lobby.at_this_table(interaction, piles.open_piles))

    @app_commands.command(name="space")
    @app_commands.guild_only()
    async def space(self, interaction: Interaction, space: Words) -> None:
        await handle(interaction, places.show_place(interaction, space))

    @app_commands.command(name="card")
    async def card(self, interaction: Interaction, card: Words) -> None:
        await handle(interaction, cards.show_card(interaction, card))

    @app_commands.command(name="rules")
    async def rules(self, interaction: Interaction, rule: Words | None = None, ask: Question | None = None) -> None:
        if ask is None:
            await handle(interaction, rules.show_rules(interaction, rule or ""))
        else:
            await handle(interaction, lobby.at_this_table(interaction, partial(rules.ask_the_die, question=ask)))

    @app_commands.command(name="verify")
    @app_commands.guild_only()
    async def verify(self, interaction: Interaction) -> None:
        await handle(interaction, table.show_dice(interaction))

    @app_commands.command(name="help")
    async def help(self, interaction: Interaction) -> None:
        await handle(interaction, help.show_help(interaction))

    @space.autocomplete("space")
    async def space_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(places.place_choices(interaction, current))

    @log.autocomplete("who")
    async def log_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(stories.offered(interaction, current))

    @card.autocomplete("card")
    async def card_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await interaction.client.master.find(place_of(interaction))
        offered = cards.named_cards(interaction, None if table is None else table.game)
        named = ((label[:LONGEST], label[:LONGEST]) for label, _ in offered)
        return matching(named, current)

    @rules.autocomplete("rule")
    async def rule_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        which = await rules.game_here(interaction)
        language = interaction.client.languages.pick(interaction.locale.value)
        book = rulebook(which)
        found = book.find(current, language) if current.strip() else book.statements(language)
        table = await interaction.client.master.find(place_of(interaction))
        words = [] if table is None else [(each.term.label, table) for each in terms.seen_here(interaction, table)]
        named = [say(interaction, label, at) for label, at in words]
        first = matching([(name, name) for name in named], current)
        return [
            *first,
            *(
                app_commands.Choice(name=cut(f"{statement.id} {statement.text}", LONGEST), value=statement.id)
                for statement in found[:MOST]
            ),
        ][:MOST]
