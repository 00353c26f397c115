"""``/stats``: what a person has played, with results, goals and ratings."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.games import readable_places, refuse_others
from cogs.connection.bot import Interaction
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import answer, handle, place_of, reader_of, say
from engine.games import game as game_of
from engine.kernel.text import Text
from host.record.cooperative import Group, Score
from host.record.goals import GoalProgress, goal_progress
from host.record.history import PlayerRecord, RatingSummary
from render.pages import cut

MOST_FIELDS = 10
"""Most games in the answer: each has up to two fields, and an embed at most 25."""
MOST_GROUPS = 5
LONGEST_FIELD = 1024


class StatsCog(commands.Cog):
    """``/stats``."""

    @app_commands.command(name="stats")
    async def stats(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await handle(interaction, show_stats(interaction, person or interaction.user))


async def show_stats(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Show what a person has played, game by game.

    The person's own games in all servers, of other people the games in this server that the reader could have watched.
    Raises RefusedError for other people in a private conversation.
    """
    guild_id = place_of(interaction).guild_id
    refuse_others(interaction, person.id)
    places = (
        None if guild_id is None or person.id == interaction.user.id else await readable_places(interaction, guild_id)
    )
    records = await interaction.client.master.history.of_person(person.id, guild_id, places)
    name = {"person": person.display_name}
    if not records:
        await answer(
            interaction,
            say(interaction, Text("games-none-own") if places is None else Text("stats-nothing-seen", name)),
        )
        return
    heading = Text("stats-heading-own" if places is None else "stats-heading", name)
    embed = discord.Embed(title=say(interaction, heading)[:256], colour=COLOUR)
    for record in records[:MOST_FIELDS]:
        heading = say(interaction, Text("game-" + record.tally.game))
        embed.add_field(name=heading, value=cut(record_text(interaction, record), LONGEST_FIELD), inline=False)
        if record.goals:
            done = sum(goal.done for goal in record.goals)
            counted = Text("stats-goals", {"reached": done, "goals": len(record.goals)})
            lines = "\n".join(say_in_game(interaction, goal_text(goal), record.tally.game) for goal in record.goals)
            embed.add_field(name=say(interaction, counted), value=cut(lines, LONGEST_FIELD), inline=False)
        reached = [say_in_game(interaction, goals, record.tally.game) for goals in group_goals(record)]
        if reached:
            together = say(interaction, Text("stats-goals-together"))
            embed.add_field(name=together, value=cut("\n".join(reached), LONGEST_FIELD), inline=False)
    await answer(interaction, "", embed=embed)


def record_text(interaction: Interaction, record: PlayerRecord) -> str:
    tally = record.tally
    lines = [say(interaction, Text("stats-played", {"count": tally.played}))]
    counts = [("won", tally.won), ("lost", tally.lost), ("drawn", tally.drawn), ("left", tally.left)]
    counts.append(("stopped", tally.stopped))
    outcomes = tuple(Text("stats-" + outcome, {"count": count}) for outcome, count in counts if count)
    lines.append(say(interaction, Text("stats-outcomes", {"outcomes": outcomes})))
    scores = [score_text(category, score) for category, score in record.scores.items()]
    lines += [say_in_game(interaction, score, tally.game) for score in scores]
    together = [group for group in record.groups if len(group.people) > 1]
    lines += [say_in_game(interaction, group_text(group), tally.game) for group in together[:MOST_GROUPS]]
    for key, rated in (("stats-rated-here", record.here), ("stats-rated-everywhere", record.everywhere)):
        if rated is not None:
            lines.append(say(interaction, rating_text(key, rated)))
    return "\n".join(lines)


def say_in_game(interaction: Interaction, text: Text, game: str) -> str:
    """Return a text with the words of a game, even if another game is played here."""
    return interaction.client.languages.say_to(text, replace(reader_of(interaction), game=game))


def goal_text(goal: GoalProgress) -> Text:
    """Return a goal, its condition, and how much of it is reached."""
    values = {"goal": goal.text(), "what": Text(f"goal-{goal.goal.name}-what")}
    return Text("stats-goal-reached" if goal.done else "stats-goal-open", values)


def score_text(category: str, score: Score) -> Text:
    """Return the numbers of games of a record category that were won and played."""
    return Text("stats-kind", {"kind": Text("kind-" + category), "won": score.won, "played": score.played})


def group_text(group: Group, key: str = "stats-group", **values: int) -> Text:
    """Return a group, with its wins in each record category."""
    scores = tuple(score_text(category, score) for category, score in group.scores.items())
    return Text(key, {"people": _members(group), "scores": scores, **values})


def group_goals(record: PlayerRecord) -> list[Text]:
    """Return the goals that groups of this person have reached."""
    shown = [group for group in record.groups if len(group.people) > 1][:MOST_GROUPS]
    return [goals_text(group, record.tally.game, "stats-group-goals") for group in shown if group.marks]


def goals_text(group: Group, game: str, key: str) -> Text:
    """Return the goals of a game that a group has reached, completely or in part."""
    known = goal_progress(game_of(game), group.marks)
    values = {"goals": len(known), "reached": sum(goal.done for goal in known)}
    named = tuple(goal.text() for goal in known if goal.reached)
    return Text(key, {"people": _members(group), "names": named, **values})


def _members(group: Group) -> tuple[Text, ...]:
    return tuple(Text("stats-person", {"person": name or Text("person-forgotten")}) for name in group.people.values())


def rating_text(key: str, rated: RatingSummary) -> Text:
    """Return a rating, with its place or with what it still lacks to get one."""
    values = {"points": rated.points, "games": rated.games}
    if rated.place:
        return Text(key, {**values, "place": rated.place, "total": rated.total})
    return Text(key + "-provisional", {**values, "opponents": rated.opponents, "needed": rated.needed})
