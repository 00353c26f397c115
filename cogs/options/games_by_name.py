"""Games by name."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from cogs.connection.bot import Interaction
from cogs.options.autocomplete import matching_choices, value_meant
from cogs.ui.replies import place_of, say
from engine.games import GAMES
from engine.kernel.menus import RefusedError
from engine.kernel.text import Text
from host.seating.opening import no_such_game

FIRST_GAME = next(iter(GAMES))


def game_choices(interaction: Interaction, typed: str, games: Iterable[str] = GAMES) -> list[app_commands.Choice[str]]:
    """The games whose names go with what was typed; their identifiers are the values."""
    return matching_choices(_named(interaction, games), typed)


def game_called(interaction: Interaction, typed: str, games: Iterable[str] = GAMES) -> str:
    """The identifier of a game that somebody typed, by that or by its name. Raises RefusedError, which names those
    there are.
    """
    found = value_meant(_named(interaction, games), typed)
    if found is None:
        raise RefusedError(no_such_game(typed, games))
    return found


def _named(interaction: Interaction, games: Iterable[str]) -> list[tuple[str, str]]:
    return [(say(interaction, Text("game-" + name)), name) for name in games]


async def game_here(interaction: Interaction) -> str:
    """The game of this channel's table; the first game of the house where there is none."""
    table = await interaction.client.master.find(place_of(interaction))
    return table.game if table is not None else FIRST_GAME
