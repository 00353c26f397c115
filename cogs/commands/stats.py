"""``/stats``, ``/leaderboard`` and ``/games``: what is and was played, how well, and by whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.games import show_my_games
from cogs.commands.rules import game_here
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import LONGEST
from cogs.options.games_by_name import game_called, game_choices
from cogs.ui.answers.pages import show_page
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import answer, handle, place_of, reader_of, say
from engine.games import game as game_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.record.goals import Progress, progress
from host.record.history import Page, Rated, Record
from host.record.ratings import LISTED, strength
from host.record.shared import Group, Score
from render.pages import cut
from render.user_text import Markup
from store.results import PastGame, PastSeat

ON_A_PAGE = 10
GAMES_ON_A_PAGE = 8
MOST_FIELDS = 10
"""Games that somebody's numbers are told of: each has up to two fields, and an embed at most 25."""
MOST_GROUPS = 5
LONGEST_FIELD = 1024


class StatisticsCog(commands.Cog):
    """The commands that tell of running and of finished games."""

    @app_commands.command(name="stats")
    async def stats(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await handle(interaction, show_stats(interaction, person or interaction.user))

    @app_commands.command(name="leaderboard")
    async def leaderboard(
        self, interaction: Interaction, game: app_commands.Range[str, 1, LONGEST] | None = None
    ) -> None:
        await handle(interaction, show_best(interaction, game or await game_here(interaction), 0))

    games = app_commands.Group(name="games", description="games")

    @games.command(name="mine")
    async def mine(self, interaction: Interaction) -> None:
        await handle(interaction, show_my_games(interaction))

    @games.command(name="finished")
    async def finished(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await handle(interaction, show_games(interaction, None if person is None else person.id, 0))

    @leaderboard.autocomplete("game")
    async def game_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(interaction, current)


# ---- a person


async def show_stats(press: Interaction, person: discord.User | discord.Member) -> None:
    """Show what somebody has played, game by game: for oneself in all servers, for others in this server and only the
    games that the reader could have watched. Raises RefusedError for others in a private conversation.
    """
    guild_id = place_of(press).guild_id
    _refuse_others(press, person.id)
    places = None if guild_id is None or person.id == press.user.id else await _readable(press, guild_id)
    records = await press.client.master.history.of_person(person.id, guild_id, places)
    name = {"person": person.display_name}
    if not records:
        await answer(press, say(press, Text("games-none-own") if places is None else Text("stats-nothing-seen", name)))
        return
    heading = Text("stats-heading-own" if places is None else "stats-heading", name)
    embed = discord.Embed(title=say(press, heading)[:256], colour=COLOUR)
    for record in records[:MOST_FIELDS]:
        heading = say(press, Text("game-" + record.tally.game))
        embed.add_field(name=heading, value=cut(say_record(press, record), LONGEST_FIELD), inline=False)
        if record.goals:
            done = sum(goal.done for goal in record.goals)
            counted = Text("stats-goals", {"reached": done, "goals": len(record.goals)})
            told = "\n".join(say_of(press, say_goal(goal), record.tally.game) for goal in record.goals)
            embed.add_field(name=say(press, counted), value=cut(told, LONGEST_FIELD), inline=False)
        reached = [say_of(press, goals, record.tally.game) for goals in goals_together(record)]
        if reached:
            together = say(press, Text("stats-goals-together"))
            embed.add_field(name=together, value=cut("\n".join(reached), LONGEST_FIELD), inline=False)
    await answer(press, "", embed=embed)


def _refuse_others(press: Interaction, person_id: int) -> None:
    """In a private conversation nobody hears of others: they may never have met. Raises RefusedError."""
    if press.guild_id is None and person_id != press.user.id:
        raise RefusedError(Refusal("refused-private-others"))


def say_record(press: Interaction, record: Record) -> str:
    tally = record.tally
    lines = [say(press, Text("stats-played", {"count": tally.played}))]
    counts = [("won", tally.won), ("lost", tally.lost), ("drawn", tally.drawn), ("left", tally.left)]
    counts.append(("stopped", tally.stopped))
    told = tuple(Text("stats-" + outcome, {"count": count}) for outcome, count in counts if count)
    lines.append(say(press, Text("stats-outcomes", {"outcomes": told})))
    lines += [say_of(press, say_score(kind, score), tally.game) for kind, score in record.scores.items()]
    together = [group for group in record.groups if len(group.people) > 1]
    lines += [say_of(press, say_group(group), tally.game) for group in together[:MOST_GROUPS]]
    for key, rated in (("stats-rated-here", record.here), ("stats-rated-everywhere", record.everywhere)):
        if rated is not None:
            lines.append(say(press, say_rating(key, rated)))
    return "\n".join(lines)


def say_of(press: Interaction, text: Text, game: str) -> str:
    """Say something in which words of a game stand, whatever is played here."""
    return press.client.languages.tell(text, replace(reader_of(press), game=game))


def say_goal(goal: Progress) -> Text:
    """A goal, what it takes, and how much of it is reached."""
    values = {"goal": goal.told(), "what": Text(f"goal-{goal.goal.name}-what")}
    return Text("stats-goal-reached" if goal.done else "stats-goal-open", values)


def say_score(kind: str, score: Score) -> Text:
    """What was won of the games of a kind."""
    return Text("stats-kind", {"kind": Text("kind-" + kind), "won": score.won, "played": score.played})


def say_group(group: Group, key: str = "stats-group", **values: int) -> Text:
    """A group, with what it has won of each kind."""
    scores = tuple(say_score(kind, score) for kind, score in group.scores.items())
    return Text(key, {"people": _members(group), "scores": scores, **values})


def goals_together(record: Record) -> list[Text]:
    """What groups that somebody belongs to have reached, for those that have."""
    shown = [group for group in record.groups if len(group.people) > 1][:MOST_GROUPS]
    return [say_goals(group, record.tally.game, "stats-group-goals") for group in shown if group.marks]


def say_goals(group: Group, game: str, key: str) -> Text:
    """Which goals of a game a group has reached, and of which it has reached a part."""
    known = progress(game_of(game), group.marks)
    values = {"goals": len(known), "reached": sum(goal.done for goal in known)}
    named = tuple(goal.told() for goal in known if goal.reached)
    return Text(key, {"people": _members(group), "names": named, **values})


def _members(group: Group) -> tuple[Text, ...]:
    return tuple(Text("stats-person", {"person": name or Text("person-forgotten")}) for name in group.people.values())


def say_rating(key: str, rated: Rated) -> Text:
    """Return a rating in words, with its place or with what it still needs to get one."""
    values = {"points": rated.points, "games": rated.games}
    if rated.place:
        return Text(key, {**values, "place": rated.place, "total": rated.total})
    return Text(key + "-provisional", {**values, "opponents": rated.opponents, "needed": rated.needed})


# ---- lists


async def show_best(press: Interaction, game: str, page: int) -> None:
    """The best at a game in this server, of those whom whoever asks could have watched, and themselves; in a private
    conversation how oneself stands. Raises RefusedError for a game nobody knows.
    """
    game = game_called(press, game)
    guild_id = place_of(press).guild_id
    if guild_id is None:
        await _show_own_rating(press, game)
        return
    places = await _readable(press, guild_id)
    if game_of(game).is_cooperative:
        await _show_best_groups(press, guild_id, game, places, page)
        return
    ranks, pages = await press.client.master.history.best(guild_id, game, places, press.user.id, page, ON_A_PAGE)
    title = Text("best-heading", {"game": Text("game-" + game)})
    lines: list[str] = []
    for number, rank in enumerate(ranks, pages.number * ON_A_PAGE + 1):
        row = rank.rating
        values = {"place": number, "person": _called(rank.person_id, rank.name), "points": strength(row).points}
        lines.append(say(press, Text("best-line", {**values, "games": row.played, "won": row.won})))
    lines = lines or [say(press, Text("best-nobody", {"needed": LISTED}))]
    own = await press.client.master.history.rating(press.user.id, game, guild_id)
    if own is not None and not own.place:
        lines += ["", say(press, say_rating("stats-rated-here", own))]
    await show_page(press, title, lines, pages, "best", game)


async def _show_best_groups(press: Interaction, guild_id: int, game: str, places: Sequence[int], page: int) -> None:
    """Where all win or lose together nobody is rated: groups with what they have won."""
    history = press.client.master.history
    groups, pages = await history.groups(guild_id, game, places, press.user.id, page, ON_A_PAGE)
    lines: list[str] = []
    for number, group in enumerate(groups, pages.number * ON_A_PAGE + 1):
        lines += _with_goals(press, group, game, say_group(group, "best-group", place=number))
    title = Text("best-groups-heading", {"game": Text("game-" + game)})
    await show_page(press, title, lines or [say(press, Text("best-no-group"))], pages, "best", game)


def _with_goals(press: Interaction, group: Group, game: str, told: Text) -> list[str]:
    """What is told of a group, and its goals below."""
    lines = [told, say_goals(group, game, "best-group-goals")] if group.marks else [told]
    return [say_of(press, line, game) for line in lines]


async def _show_own_groups(press: Interaction, game: str) -> None:
    groups = await press.client.master.history.own_groups(game, press.user.id)
    lines: list[str] = []
    for group in groups[:ON_A_PAGE]:
        lines += _with_goals(press, group, game, say_group(group))
    title = Text("best-own-groups-heading", {"game": Text("game-" + game)})
    lines = lines or [say(press, Text("best-no-group"))]
    await show_page(press, title, [*lines, say(press, Text("best-own-only"))], Page(0, 1), "best", game)


async def _show_own_rating(press: Interaction, game: str) -> None:
    if game_of(game).is_cooperative:
        await _show_own_groups(press, game)
        return
    rated = await press.client.master.history.rating(press.user.id, game)
    rating = Text("best-own-none") if rated is None else say_rating("stats-rated-everywhere", rated)
    title = Text("best-own-heading", {"game": Text("game-" + game)})
    await show_page(press, title, [say(press, rating), say(press, Text("best-own-only"))], Page(0, 1), "best", game)


async def turn_games(press: Interaction, of: str, page: int) -> None:
    """A page of :func:`show_games`; ``of`` is the person's number or nothing."""
    await show_games(press, int(of) if of.isdecimal() else None, page)


async def show_games(press: Interaction, person_id: int | None, page: int) -> None:
    """The finished games of this server, or of a person, newest first: those that whoever asks could have watched. In
    a private conversation one's own; raises RefusedError there for anybody else.
    """
    own = press.guild_id is None
    _refuse_others(press, press.user.id if person_id is None else person_id)
    found, pages = await finished_games(press, person_id, page, GAMES_ON_A_PAGE)
    lines = [say(press, game_line(game)) for game in found] or [
        say(press, Text("games-none-own" if own else "games-none"))
    ]
    title = Text("games-heading-own" if own else "games-heading")
    await show_page(press, title, lines, pages, "games", "" if person_id is None else str(person_id))


async def finished_games(
    press: Interaction, person_id: int | None, page: int, size: int
) -> tuple[list[PastGame], Page]:
    """A page of the finished games that whoever asks may know of: in a server those (of a person) in channels and
    threads they can read, in a private conversation their own.
    """
    history = press.client.master.history
    if press.guild_id is None:
        return await history.games_of(press.user.id, page, size)
    places = await _readable(press, press.guild_id)
    return await history.games_in(press.guild_id, places, person_id, page, size)


async def _readable(press: Interaction, guild_id: int) -> list[int]:
    """The channels and threads of this server in which games were finished and which whoever asks can read."""
    return await press.client.visibility.readable(press, await press.client.master.history.places(guild_id))


def game_line(game: PastGame, *, plain: bool = False) -> Text:
    """One finished game in a line; ``plain`` where the chat shows no formatting."""
    ended = datetime.fromtimestamp(game.ended, UTC)
    values = {
        "number": game.table_id,
        "game": Text("game-" + game.game),
        "when": ended.strftime("%Y-%m-%d") if plain else Markup(f"<t:{int(game.ended)}:d>"),
        "people": told_people(game.seats),
    }
    return Text("games-line", values)


def told_people(seats: Sequence[PastSeat]) -> tuple[Text, ...]:
    """Who played, and what it was for each, best first."""
    order = sorted(seats, key=lambda seat: (seat.place, seat.seat))
    return tuple(
        Text("games-person", {"person": _called(seat.person_id, seat.name), "outcome": seat.outcome}) for seat in order
    )


def _called(person_id: int | None, name: str) -> Text | str:
    if person_id is None:
        return Text("computer-name", {"number": 1})
    return name or Text("person-forgotten")
