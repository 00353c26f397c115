"""``/hint`` and its button: the moves that the computer would make in one's place, for the person who asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import leave_panel, show_instead
from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import offer_id, step_id
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.panel.layout import fit_label
from cogs.ui.replies import answer, at_this_table, handle, reader_of, say
from engine.kernel.match import Ask
from engine.kernel.text import Seat, Text
from host.play.caution import caution
from host.play.hints import Hint, hints
from host.play.paths import path_of
from host.tables.table import Table

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent, ContainerChildComponent


class HintCog(commands.Cog):
    """``/hint``."""

    @app_commands.command(name="hint")
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, show_hints))


async def show_hints(interaction: Interaction, table_id: int) -> None:
    """Show up to three moves, the best first, with what each is likely to do and why. Raises RefusedError."""
    table = await interaction.client.master.get(table_id)
    async with table.lock:
        best = hints(table, table.seat_of(interaction.user.id))
    await answer(interaction, "\n".join(say(interaction, text, table) for text in _lines(best)))


async def show_panel_hints(interaction: Interaction, table_id: int) -> None:
    """Show why the computer would make the best move, and its button, in place of the pressed panel.

    Raises RefusedError.
    """
    table = await interaction.client.master.get(table_id)
    async with table.lock:
        seat = table.seat_of(interaction.user.id)
        best, ask = hints(table, seat)[0], table.asks()[seat]
        button = _move_button(interaction, table, seat, ask, best)
    interaction.client.pending_updates.cancel((interaction.user.id, table.id))
    texts = [Text("hint-title", {"count": 1}), *_reason(best)]
    words = "\n".join(say(interaction, text, table) for text in texts)
    parts: list[ContainerChildComponent] = [
        components.text(components.cut(words, components.LONGEST_TEXT)),
        components.row([button]),
        components.row([leave_panel(interaction, table)]),
    ]
    await show_instead(interaction, components.with_wide_pictures(COLOUR, parts))


def _move_button(interaction: Interaction, table: Table, seat: Seat, ask: Ask, hint: Hint) -> ButtonComponent:
    """Return the button that makes a move, or shows what it is cautioned against first."""
    languages, reader = interaction.client.languages, replace(reader_of(interaction, table), markdown=False)
    words = fit_label(hint.text, components.LONGEST_BUTTON, lambda text: languages.say_to(text, reader))
    make_id = offer_id if caution(table, seat, ask, hint.move) is None else step_id
    custom_id = make_id(table.id, ask.id, path_of(ask.menu, hint.move))
    return components.button(words, custom_id, discord.ButtonStyle.primary)


def _lines(best: Sequence[Hint]) -> Sequence[Text]:
    lines = [Text("hint-title", {"count": len(best)})]
    for number, hint in enumerate(best, 1):
        lines += [Text("hint-move", {"number": number, "move": hint.text}), *_reason(hint)]
    return lines


def _reason(hint: Hint) -> Sequence[Text]:
    return [] if hint.reason is None else [Text("hint-reason", {"reason": hint.reason})]
