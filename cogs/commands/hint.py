"""``/hint``: the moves that the computer would make in one's place, visible only to the person who asks."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.replies import answer, at_this_table, handle, reader_of
from engine.kernel.text import Text
from host.play.hints import Hint, hints


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
    reader = reader_of(interaction, table)
    languages = interaction.client.languages
    await answer(interaction, "\n".join(languages.say_to(text, reader) for text in _lines(best)))


def _lines(best: Sequence[Hint]) -> Sequence[Text]:
    lines = [Text("hint-title", {"count": len(best)})]
    for number, hint in enumerate(best, 1):
        lines.append(Text("hint-move", {"number": number, "move": hint.move}))
        if hint.reason is not None:
            lines.append(Text("hint-reason", {"reason": hint.reason}))
    return lines
