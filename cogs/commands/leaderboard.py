"""``/leaderboard``: the best players or groups of a server at a game."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.commands.games import person_name, readable_places
from cogs.commands.stats import goals_text, group_text, rating_text, say_in_game
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import LONGEST
from cogs.options.games_by_name import find_game, game_choices, game_here
from cogs.ui.answers.pages import show_page
from cogs.ui.replies import handle, place_of, say
from engine.games import game as game_of
from engine.kernel.text import Text
from host.record.cooperative import Group
from host.record.history import ListPage
from host.record.ratings import LISTED, strength

LINES_PER_PAGE = 10


class LeaderboardCog(commands.Cog):
    """``/leaderboard``."""

    @app_commands.command(name="leaderboard")
    async def leaderboard(
        self, interaction: Interaction, game: app_commands.Range[str, 1, LONGEST] | None = None
    ) -> None:
        await handle(interaction, show_leaderboard(interaction, game or await game_here(interaction), 0))

    @leaderboard.autocomplete("game")
    async def game_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(interaction, current)


async def show_leaderboard(interaction: Interaction, game: str, page: int) -> None:
    """Show the best at a game in this server, among the players whose games this person can read.

    In a private conversation, the person's own rating. Raises RefusedError for an unknown game.
    """
    game = find_game(interaction, game)
    guild_id = place_of(interaction).guild_id
    if guild_id is None:
        await _show_own_rating(interaction, game)
        return
    places = await readable_places(interaction, guild_id)
    if game_of(game).is_cooperative:
        await _show_groups(interaction, guild_id, game, places, page)
        return
    ranks, pages = await interaction.client.master.history.best(
        guild_id, game, places, interaction.user.id, page, LINES_PER_PAGE
    )
    title = Text("best-heading", {"game": Text("game-" + game)})
    lines: list[str] = []
    for number, rank in enumerate(ranks, pages.number * LINES_PER_PAGE + 1):
        row = rank.rating
        values = {"place": number, "person": person_name(rank.person_id, rank.name), "points": strength(row).points}
        lines.append(say(interaction, Text("best-line", {**values, "games": row.played, "won": row.won})))
    lines = lines or [say(interaction, Text("best-nobody", {"needed": LISTED}))]
    own = await interaction.client.master.history.rating(interaction.user.id, game, guild_id)
    if own is not None and not own.place:
        lines += ["", say(interaction, rating_text("stats-rated-here", own))]
    await show_page(interaction, title, lines, pages, "best", game)


async def _show_groups(interaction: Interaction, guild_id: int, game: str, places: Sequence[int], page: int) -> None:
    """Show groups with their wins, for games in which all win or lose together and nobody is rated."""
    history = interaction.client.master.history
    groups, pages = await history.groups(guild_id, game, places, interaction.user.id, page, LINES_PER_PAGE)
    lines: list[str] = []
    for number, group in enumerate(groups, pages.number * LINES_PER_PAGE + 1):
        lines += _with_goals(interaction, group, game, group_text(group, "best-group", place=number))
    title = Text("best-groups-heading", {"game": Text("game-" + game)})
    await show_page(interaction, title, lines or [say(interaction, Text("best-no-group"))], pages, "best", game)


def _with_goals(interaction: Interaction, group: Group, game: str, summary: Text) -> list[str]:
    """Return the line about a group, and its goals below."""
    lines = [summary, goals_text(group, game, "best-group-goals")] if group.marks else [summary]
    return [say_in_game(interaction, line, game) for line in lines]


async def _show_own_groups(interaction: Interaction, game: str) -> None:
    groups = await interaction.client.master.history.own_groups(game, interaction.user.id)
    lines: list[str] = []
    for group in groups[:LINES_PER_PAGE]:
        lines += _with_goals(interaction, group, game, group_text(group))
    title = Text("best-own-groups-heading", {"game": Text("game-" + game)})
    lines = lines or [say(interaction, Text("best-no-group"))]
    await show_page(interaction, title, [*lines, say(interaction, Text("best-own-only"))], ListPage(0, 1), "best", game)


async def _show_own_rating(interaction: Interaction, game: str) -> None:
    if game_of(game).is_cooperative:
        await _show_own_groups(interaction, game)
        return
    rated = await interaction.client.master.history.rating(interaction.user.id, game)
    rating = Text("best-own-none") if rated is None else rating_text("stats-rated-everywhere", rated)
    title = Text("best-own-heading", {"game": Text("game-" + game)})
    await show_page(
        interaction,
        title,
        [say(interaction, rating), say(interaction, Text("best-own-only"))],
        ListPage(0, 1),
        "best",
        game,
    )
