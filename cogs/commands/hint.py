"""``/hint`` and its button: the moves that the computer would make in one's place, for the person who asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import leave_panel, show_instead
from cogs.ui.messages import components
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import answer, at_this_table, handle, reader_of
from engine.kernel.text import Text
from host.play.hints import Hint, hints
from host.tables.table import Table

if TYPE_CHECKING:
    from discord.types.components import ContainerChildComponent


class HintCog(commands.Cog):
    """``/hint``."""

    @app_commands.command(name="hint")
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, show_hints))


async def show_hints(interaction: Interaction, table_id: int) -> None:
    """Show up to three moves, the best first, with what each is likely to do and why. Raises RefusedError."""
    await answer(interaction, await _words(interaction, await interaction.client.master.get(table_id)))


async def show_panel_hints(interaction: Interaction, table_id: int) -> None:
    """Show the same in place of the pressed panel. Raises RefusedError."""
    table = await interaction.client.master.get(table_id)
    words = await _words(interaction, table)
    interaction.client.pending_updates.cancel((interaction.user.id, table.id))
    parts: list[ContainerChildComponent] = [
        components.text(components.cut(words, components.LONGEST_TEXT)),
        components.row([leave_panel(interaction, table)]),
    ]
    await show_instead(interaction, components.with_wide_pictures(COLOUR, parts))


async def _words(interaction: Interaction, table: Table) -> str:
    async with table.lock:
        best = hints(table, table.seat_of(interaction.user.id))
    reader = reader_of(interaction, table)
    languages = interaction.client.languages
    return "\n".join(languages.say_to(text, reader) for text in _lines(best))


def _lines(best: Sequence[Hint]) -> Sequence[Text]:
    lines = [Text("hint-title", {"count": len(best)})]
    for number, hint in enumerate(best, 1):
        lines.append(Text("hint-move", {"number": number, "move": hint.move}))
        if hint.reason is not None:
            lines.append(Text("hint-reason", {"reason": hint.reason}))
    return lines
