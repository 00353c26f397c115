"""The option that names a game."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from cogs.connection.bot import Interaction
from cogs.options.autocomplete import find_value, matching_choices
from cogs.ui.replies import place_of, say
from engine.games import GAMES
from engine.kernel.menus import RefusedError
from engine.kernel.text import Text
from host.seating.opening import no_such_game

FIRST_GAME = next(iter(GAMES))


def game_choices(interaction: Interaction, typed: str, games: Iterable[str] = GAMES) -> list[app_commands.Choice[str]]:
    """Return the games whose names match what was typed; their identifiers are the values."""
    return matching_choices(_labelled(interaction, games), typed)


def find_game(interaction: Interaction, typed: str, games: Iterable[str] = GAMES) -> str:
    """Return the identifier of a game that was typed by name or identifier.

    Raises RefusedError, which names the games.
    """
    name = find_value(_labelled(interaction, games), typed)
    if name is None:
        raise RefusedError(no_such_game(typed, games))
    return name


def _labelled(interaction: Interaction, games: Iterable[str]) -> list[tuple[str, str]]:
    return [(say(interaction, Text("game-" + name)), name) for name in games]


async def game_here(interaction: Interaction) -> str:
    """Return the game of this channel's table; the first of all games where there is none."""
    table = await interaction.client.master.find(place_of(interaction))
    return table.game if table is not None else FIRST_GAME
