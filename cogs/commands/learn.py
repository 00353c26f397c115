"""``/learn``: lessons, and a first game against the computer; ``/puzzle``: the best move in a position."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.options.autocomplete import LONGEST
from cogs.options.games_by_name import find_game, game_choices
from cogs.ui.lessons.games import show_game
from cogs.ui.lessons.puzzles import games_with_puzzles, open_puzzle
from cogs.ui.replies import handle, place_of
from cogs.ui.start.page import show_start_page
from engine.games import GAMES
from engine.kernel.menus import RefusedError
from engine.lessons.reading import lessons_of
from store.errors import StoreError


class LearnCog(commands.Cog):
    """``/learn`` and ``/puzzle``."""

    @app_commands.command(name="learn")
    async def learn(self, interaction: Interaction, game: app_commands.Range[str, 0, LONGEST] = "") -> None:
        await handle(interaction, learn(interaction, game))

    @learn.autocomplete("game")
    async def game_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(interaction, current, _games_with_lessons())

    @app_commands.command(name="puzzle")
    async def puzzle(self, interaction: Interaction, game: app_commands.Range[str, 0, LONGEST] = "") -> None:
        await handle(interaction, _puzzle(interaction, game))

    @puzzle.autocomplete("game")
    async def puzzle_game_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(interaction, current, games_with_puzzles())


async def learn(interaction: Interaction, game: str = "") -> None:
    """Show the lessons of a game, else those of the game at this channel's table, else the start page."""
    if not game:
        game = await _game_here(interaction)
    if game:
        await show_game(interaction, find_game(interaction, game, _games_with_lessons()))
    else:
        await show_start_page(interaction)


async def _puzzle(interaction: Interaction, game: str) -> None:
    """Show a puzzle of a game; without its name, of the likeliest game."""
    await open_puzzle(interaction, find_game(interaction, game, games_with_puzzles()) if game else "")


def _games_with_lessons() -> list[str]:
    """Return the games that have lessons."""
    return [name for name in GAMES if lessons_of(name)]


async def _game_here(interaction: Interaction) -> str:
    try:
        table = await interaction.client.master.find(place_of(interaction))
    except (RefusedError, StoreError):  # a table that cannot be read
        return ""
    return table.game if table is not None and table.game in _games_with_lessons() else ""
