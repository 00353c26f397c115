"""``/learn``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.autocomplete import LONGEST, matching
from cogs.learn.addresses import known_game
from cogs.learn.games import show_game, show_games
from cogs.press import Press, handle, place_of, say
from engine.games import GAMES
from engine.kernel.menus import Refused
from engine.kernel.text import Text
from engine.lessons.reading import lessons_of


class LearnCog(commands.Cog):
    """Lessons, and a first game against the computer."""

    @app_commands.command(name="learn")
    async def learn(self, interaction: Press, game: app_commands.Range[str, 0, LONGEST] = "") -> None:
        await handle(interaction, learn(interaction, game))

    @learn.autocomplete("game")
    async def game_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        named = [(say(interaction, Text("game-" + name)), name) for name in GAMES if lessons_of(name)]
        return matching(named, current)


async def learn(press: Press, game: str = "") -> None:
    """The lessons of a game, else of the one at the table of this channel, else all games."""
    if not game:
        game = await _game_here(press)
    if game:
        await show_game(press, known_game(game))
    else:
        await show_games(press)


async def _game_here(press: Press) -> str:
    try:
        table = await press.client.master.find(place_of(press))
    except Refused:  # a table that cannot be read
        return ""
    return table.game if table is not None and table.game in GAMES and lessons_of(table.game) else ""
