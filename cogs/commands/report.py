"""``/report``: a file for the bot's maintainers, without anything that the reporter may not know."""

from __future__ import annotations

import io
import json
import platform
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.replies import answer, handle, person_of, place_of, say
from engine.kernel.menus import RefusedError
from engine.kernel.text import Text
from engine.record import LARGEST
from host.budget import LimitedUse
from host.version import VERSION
from render.user_text import Markup
from store.errors import StoreError

LONGEST_REPORT = 1500
"""Characters of what a reporter types, at most."""


class ReportCog(commands.Cog):
    """``/report``."""

    @app_commands.command(name="report")
    async def report(self, interaction: Interaction, problem: app_commands.Range[str, 1, LONGEST_REPORT]) -> None:
        await handle(interaction, report(interaction, problem))


async def report(interaction: Interaction, problem: str) -> None:
    """Send the file only to the reporter, who passes it on; nothing is stored. It counts as an export of a game."""
    await interaction.response.defer(ephemeral=True)
    budget, person = interaction.client.master.budget, person_of(interaction)
    async with budget.spending(LimitedUse.GAME_EXPORT, person.id), budget.computing(person.id):
        game = await _game(interaction)
    content = _as_file(interaction, problem, game)
    largest = min(LARGEST, interaction.filesize_limit)
    if len(content) > largest:
        content = _as_file(interaction, problem, {**game, "record": None})
    file = discord.File(io.BytesIO(content), filename="spielleiter-report.json")
    contact = Markup(interaction.client.settings.contact or "none")
    values = {"contact": contact, "game": game.get("game", "none")}
    await answer(interaction, say(interaction, Text("report-ready", values)), file=file)


def _as_file(interaction: Interaction, problem: str, game: dict[str, Any]) -> bytes:
    content = {
        "format": "spielleiter-report",
        "version": VERSION,
        "python": platform.python_version(),
        "language": interaction.locale.value,
        "problem": problem,
        "game": game,
    }
    return json.dumps(content, ensure_ascii=False, indent=1).encode()


async def _game(interaction: Interaction) -> dict[str, Any]:
    """Return the game of this channel as this person may know it.

    Where it has not begun or cannot be read, the reason takes the place of the record; empty without a table.
    """
    master, known = interaction.client.master, dict[str, Any]()
    try:
        table = await master.find(place_of(interaction))
        if table is None:
            return known
        known = {"table": table.id, "game": table.game, "status": str(table.status)}
        record = await master.archive.export(table.id, person_of(interaction))
    except RefusedError as error:
        return {**known, "record": None, "reason": error.refusal.key}
    except StoreError as error:
        return {**known, "record": None, "reason": type(error).__name__}
    return {**known, "record": json.loads(record.as_json())}
