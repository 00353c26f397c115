"""``/games``: a person's running games, and the finished games of a server or a person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.answers.pages import show_page
from cogs.ui.replies import handle, person_of, reader_of, say
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, Text, Value, seat_name
from host.record.history import ListPage
from host.reminding.reminder_words import board_link
from host.tables.table import Table
from host.time.stamps import stamp
from render.user_text import Markup
from store.results import PastGame, PastSeat

LINES_PER_PAGE = 8


class GamesCog(commands.Cog):
    """``/games``."""

    games = app_commands.Group(name="games", description="games")

    @games.command(name="mine")
    async def mine(self, interaction: Interaction) -> None:
        await handle(interaction, show_my_games(interaction))

    @games.command(name="finished")
    async def finished(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await handle(interaction, show_games(interaction, None if person is None else person.id, 0))


async def show_my_games_page(interaction: Interaction, _of: str, page: int) -> None:
    """Show a page of :func:`show_my_games`."""
    await show_my_games(interaction, page)


async def show_my_games(interaction: Interaction, page: int = 0) -> None:
    """Show a person's own running games everywhere: first those that wait for them, then by deadline."""
    games = [
        (table, table.seat_of(interaction.user.id))
        for table in await interaction.client.master.running_games(person_of(interaction))
    ]
    games.sort(key=lambda entry: _urgency(*entry))
    pages = max(1, -(-len(games) // LINES_PER_PAGE))
    here = ListPage(min(page, pages - 1), pages)
    shown = games[here.number * LINES_PER_PAGE : (here.number + 1) * LINES_PER_PAGE]
    lines = [
        interaction.client.languages.say_to(_line(interaction, *entry), reader_of(interaction, entry[0]))
        for entry in shown
    ]
    await show_page(
        interaction, Text("my-games-heading"), lines or [say(interaction, Text("my-games-none"))], here, "mine", ""
    )


def _urgency(table: Table, seat: Seat) -> tuple[bool, float, int]:
    return seat not in _awaited(table), _deadline(table) or float("inf"), table.id


def _awaited(table: Table) -> list[Seat]:
    """Return the seats whose answer the game waits for; none while it is paused."""
    return [] if table.paused is not None else table.playing().awaited()


def _deadline(table: Table) -> float | None:
    """Return the earliest deadline of the awaited people."""
    ends = [table.assignments[seat].time.ends(table.clock) for seat in _awaited(table)]
    return min((at for at in ends if at is not None), default=None)


def _line(interaction: Interaction, table: Table, seat: Seat) -> Text:
    real, awaited, ends = interaction.client.master.time.real, _awaited(table), _deadline(table)
    others = tuple(seat_name(other) for other in range(len(table.assignments)) if other != seat)
    values: dict[str, Value] = {"game": Text("game-" + table.game), "others": others, "count": len(others)}
    values["board"] = board_link(table)
    awaited_since = [at for other in awaited if (at := table.assignments[other].time.awaited) is not None]
    values["since"] = Markup(f"<t:{int(real(min(awaited_since)))}:f>") if awaited_since else ""
    values["until"] = Text("my-games-open") if ends is None else Text("my-games-until", {"until": stamp(real(ends))})
    if seat in awaited:
        return Text("my-games-yours", values)
    if not awaited_since:
        return Text("my-games-still", {**values, "paused": "yes" if table.paused is not None else "no"})
    return Text("my-games-others", {**values, "waiting": table.waiting()})


# ---- finished games


async def show_games_page(interaction: Interaction, of: str, page: int) -> None:
    """Show a page of :func:`show_games`; ``of`` is the person's number or nothing."""
    await show_games(interaction, int(of) if of.isdecimal() else None, page)


async def show_games(interaction: Interaction, person_id: int | None, page: int) -> None:
    """Show the finished games of this server or a person that this person could have watched, newest first.

    In a private conversation their own games; raises RefusedError there for another person.
    """
    own = interaction.guild_id is None
    refuse_others(interaction, interaction.user.id if person_id is None else person_id)
    games, pages = await finished_games(interaction, person_id, page, LINES_PER_PAGE)
    lines = [say(interaction, game_line(game)) for game in games] or [
        say(interaction, Text("games-none-own" if own else "games-none"))
    ]
    title = Text("games-heading-own" if own else "games-heading")
    await show_page(interaction, title, lines, pages, "games", "" if person_id is None else str(person_id))


async def finished_games(
    interaction: Interaction, person_id: int | None, page: int, size: int
) -> tuple[list[PastGame], ListPage]:
    """Return a page of the finished games that this person may know of.

    In a server those in channels and threads that they can read, in a private conversation their own.
    """
    history = interaction.client.master.history
    if interaction.guild_id is None:
        return await history.games_of(interaction.user.id, page, size)
    places = await readable_places(interaction, interaction.guild_id)
    return await history.games_in(interaction.guild_id, places, person_id, page, size)


async def readable_places(interaction: Interaction, guild_id: int) -> list[int]:
    """Return the channels and threads of this server with finished games that this person can read."""
    return await interaction.client.visibility.readable(
        interaction, await interaction.client.master.history.places(guild_id)
    )


def game_line(game: PastGame, *, plain: bool = False) -> Text:
    """Return one finished game in a line; ``plain`` where Discord shows no formatting."""
    ended = datetime.fromtimestamp(game.ended, UTC)
    values = {
        "number": game.table_id,
        "game": Text("game-" + game.game),
        "when": ended.strftime("%Y-%m-%d") if plain else Markup(f"<t:{int(game.ended)}:d>"),
        "people": people_with_results(game.seats),
    }
    return Text("games-line", values)


def people_with_results(seats: Sequence[PastSeat]) -> tuple[Text, ...]:
    """Return the players and their results, best first."""
    order = sorted(seats, key=lambda seat: (seat.place, seat.seat))
    return tuple(
        Text("games-person", {"person": person_name(seat.person_id, seat.name), "outcome": seat.outcome})
        for seat in order
    )


def person_name(person_id: int | None, name: str) -> Text | str:
    if person_id is None:
        return Text("computer-name")
    return name or Text("person-forgotten")


def refuse_others(interaction: Interaction, person_id: int) -> None:
    """Raise RefusedError for another person in a private conversation: they may never have met."""
    if interaction.guild_id is None and person_id != interaction.user.id:
        raise RefusedError(Refusal("refused-private-others"))
