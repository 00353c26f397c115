"""``/replay``: the steps of a finished game with buttons and pictures, visible only to the person who asks."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.commands.games import finished_games, game_line
from cogs.connection.bot import Interaction
from cogs.connection.rights import rights_of
from cogs.options.autocomplete import matching_choices
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages.board_buttons import board_button, one_button
from cogs.ui.messages.custom_ids import REPLAY, replay_id
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.messages.persistent_items import PersistentItem
from cogs.ui.replies import answer, handle, or_no_choices, person_of, place_of, reader_of, say
from engine.kernel.highlights import highlights_of, marks_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, seat_name
from engine.review.game_review import CLOSE, GOOD, Mark
from host.chat import Button
from host.record.replaying import ShownStep
from host.tables.fairness import has_dice
from render.pages import cut, latest
from render.review_picture import shown_marks

MOST_OFFERED = 25
_ROOM = 1500
"""Most characters of the events of a step."""
CONTINUE = "continue"
LOOK = "look"
"""The action of a button below a review that shows the position before a marked move as a new answer."""
_STEPS = {"first": "⏮️", "back": "◀️", "on": "▶️", "last": "⏭️"}
_EMOJI = {**_STEPS, CONTINUE: "🌱"}
_LONG = 20
"""Minimum number of steps for two more buttons, which skip a tenth of the game."""


class ReplayCog(commands.Cog):
    """``/replay``."""

    @app_commands.command(name="replay")
    async def replay(self, interaction: Interaction, game: app_commands.Range[str, 1, 100] | None = None) -> None:
        await handle(interaction, replay(interaction, game))

    @replay.autocomplete("game")
    async def game_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(offered_games(interaction, current))


async def offered_games(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the finished games of this channel's server, or of the person, as suggestions."""
    games, _ = await finished_games(interaction, None, 0, MOST_OFFERED)
    labelled = [(_plain(say(interaction, game_line(game, plain=True))), str(game.table_id)) for game in games]
    return matching_choices(labelled, current)


async def replay(interaction: Interaction, game: str | None) -> None:
    """Show the beginning of a finished game. Raises RefusedError."""
    await open_replay(interaction, await finished_game(interaction, game))


async def finished_game(interaction: Interaction, game: str | None) -> int:
    """Return the table of a game by its number, which may not exist.

    Without a number, the last game finished in this channel, in a private conversation the person's own last game.
    Raises RefusedError where there is none.
    """
    if game is None:
        return await _last(interaction)
    number = game.strip().removeprefix("#")
    return int(number) if number.isdecimal() and len(number) <= 18 else 0


async def _last(interaction: Interaction) -> int:
    history, place = interaction.client.master.history, place_of(interaction)
    if place.guild_id is None:
        games, _ = await history.games_of(interaction.user.id, 0, 1)
        if not games:
            raise RefusedError(Refusal("refused-replay-none-own"))
        return games[0].table_id
    table_id = await history.last_in(place.channel_id)
    if table_id is None:
        raise RefusedError(Refusal("refused-replay-none"))
    return table_id


async def open_replay(interaction: Interaction, table_id: int) -> None:
    """Show the beginning of a game as a new answer."""
    await check(interaction, table_id)
    await interaction.response.defer(ephemeral=True, thinking=True)  # a long game takes long to replay
    await show(interaction, table_id, 0, is_new=True)


async def open_decision(interaction: Interaction, table_id: int, step: int, number: int) -> None:
    """Show the position before a move that the review marks, with the better one, as a new answer.

    ``step`` is that of the move, which is shown itself where the review no longer marks so many.
    """
    await check(interaction, table_id)
    await interaction.response.defer(ephemeral=True, thinking=True)  # a long game takes long to replay
    review = await interaction.client.master.reviews.find(table_id)
    marks = [] if review is None else shown_marks(review)
    if number >= len(marks):
        await show(interaction, table_id, step, is_new=True)
        return
    mark = marks[number]
    async with interaction.client.master.budget.computing(interaction.user.id):
        shown = await interaction.client.master.replays.before(table_id, mark.line, mark.step)
    await _show(interaction, shown, is_new=True, mark=mark)


async def check(interaction: Interaction, table_id: int) -> None:
    """Raise RefusedError for a game whose channel in this server the person cannot read.

    In a private conversation, for a game in which the person did not play.
    """
    game = await interaction.client.master.history.game(table_id)
    if interaction.guild_id is None:
        if game is None or interaction.user.id not in [seat.person_id for seat in game.seats]:
            raise RefusedError(Refusal("refused-replay-unknown-own"))
        return
    here = game is not None and game.guild_id == interaction.guild_id
    if game is None or not here or not await interaction.client.visibility.reads(interaction, game.channel_id):
        raise RefusedError(Refusal("refused-replay-unknown"))


async def show(interaction: Interaction, table_id: int, number: int, *, is_new: bool = False) -> None:
    """Show a step, in place of the last one or as the deferred answer."""
    async with interaction.client.master.budget.computing(interaction.user.id):
        shown = await interaction.client.master.replays.show(table_id, number)
    await _show(interaction, shown, is_new=is_new)


async def _show(interaction: Interaction, shown: ShownStep, *, is_new: bool, mark: Mark | None = None) -> None:
    """Show a position; with ``mark`` the one before that move, with what a review says about it."""
    table, language = shown.table, reader_of(interaction, shown.table).language
    people = table.people(interaction.client.languages, language)
    marks = marks_of(table.rules.marks, shown.events)
    large = highlights_of(table.rules.highlights, shown.events, table.rules.describe)
    own_view = replace(shown.view, seat=table.find_seat(interaction.user.id))  # their own side below, as in the game
    if large is not None:
        large["moment"] = None  # it would replace the board, by which people find their way in a replay
    picture = await draw_illustration(
        interaction,
        lambda: interaction.client.pictures.board(own_view, language, people, marks=marks, highlights=large),
    )
    embed = step_embed(interaction, shown, mark)
    can_continue = interaction.guild_id is not None
    view = step_view(shown, say(interaction, Text("button-continue")) if can_continue else "")
    files = []
    if picture is not None:
        embed.set_image(url="attachment://board.png")
        files.append(png(picture, "board.png", _headline(interaction, shown)))
    if (
        not is_new
        and interaction.type is discord.InteractionType.component
        and interaction.message is not None
        and interaction.message.flags.ephemeral
    ):
        await interaction.edit_original_response(embed=embed, view=view, attachments=files)
    else:
        await answer(interaction, "", embed=embed, view=view, files=files)


def step_embed(interaction: Interaction, shown: ShownStep, mark: Mark | None) -> discord.Embed:
    table = shown.table
    events = shown.events if mark is None else mark_texts(mark)
    lines = latest([say(interaction, text, table) for text in events], _ROOM)
    title = say(interaction, Text("replay-step", {"game": Text("game-" + table.game), "number": table.id}), table)
    description = cut("\n".join([_headline(interaction, shown), "", *lines]), 4000)
    embed = discord.Embed(title=cut(title, 256), description=description, colour=COLOUR)
    values = {"number": (shown.number if mark is None else mark.step) + 1, "steps": shown.steps}
    key = "replay-of" if mark is None else "replay-before"
    embed.set_footer(text=say(interaction, Text(key, values), table))
    return embed


def _headline(interaction: Interaction, shown: ShownStep) -> str:
    """Return the headline as spectators read it: it asks nobody to play, not even the person whose turn it was."""
    reader = replace(reader_of(interaction, shown.table), seat=None)
    return interaction.client.languages.say_to(shown.view.headline, reader)


def mark_texts(mark: Mark) -> list[Text]:
    """Return what a review says about a move: the other one, the chances, and why."""
    values = {
        "sign": mark.sign,
        "step": mark.step + 1,
        "player": seat_name(mark.seat),
        "made": mark.made,
        "other": mark.other,
        "chance": round(100 * mark.chance),
        "other-chance": round(100 * mark.other_chance),
    }
    kind = "good" if mark.sign == GOOD else "close" if mark.sign == CLOSE else "mistake"
    reason = [] if mark.reason is None else [Text("review-reason", {"reason": mark.reason})]
    hinted = [Text("review-hinted")] if mark.is_hinted else []
    return [Text("review-" + kind, values), *reason, *hinted]


def step_view(shown: ShownStep, continue_label: str) -> ui.View:
    """Return the buttons to other steps and, unless ``continue_label`` is empty, the one that continues the game."""
    view = ui.View(timeout=None)
    last = shown.steps - 1
    offered = [(action, "") for action in _STEPS]
    if shown.steps >= _LONG:
        offered += [("back", str(shown.steps // 10)), ("on", str(shown.steps // 10))]
    for action, far in offered:
        off = shown.number == (0 if action in ("first", "back") else last)
        view.add_item(StepButton.make(shown.table.id, shown.number, action, far, off=off))
    if continue_label:
        off = shown.number == last
        view.add_item(StepButton.make(shown.table.id, shown.number, CONTINUE, "", off=off, label=continue_label))
    return view


def _plain(line: str) -> str:
    """Return a line without formatting, for a list of suggestions."""
    return re.sub(r"[`*\\]", "", line)


class StepButton(PersistentItem[ui.Button[ui.View]], template=REPLAY):
    """A button to another step; its id contains the present step, and ``far`` how many steps it skips."""

    @classmethod
    def make(cls, table_id: int, number: int, action: str, far: str, *, off: bool, label: str = "") -> StepButton:
        custom_id = replay_id(table_id, number, action + far)
        button = ui.Button[ui.View](emoji=_EMOJI[action], label=label or far or None, custom_id=custom_id, disabled=off)
        button.row = 2 if action == CONTINUE else int(bool(far))
        return cls(button)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await handle(interaction, step(interaction, self.custom_id))


async def step(interaction: Interaction, custom_id: str) -> None:
    """Show the step that a button asks for. Raises RefusedError."""
    match = REPLAY.fullmatch(custom_id)
    assert match is not None
    table_id, number = int(match["table"]), int(match["step"])
    if match["what"] == LOOK:
        await open_decision(interaction, table_id, number, int(match["far"] or 0))
        return
    await check(interaction, table_id)
    if match["what"] == CONTINUE:
        await continue_game(interaction, table_id, number)
        return
    distance = int(match["far"] or 1)
    targets = {"first": 0, "back": number - distance, "on": number + distance, "last": 10**6}
    await interaction.response.defer()
    await show(interaction, table_id, targets[match["what"]])


async def continue_game(interaction: Interaction, table_id: int, number: int) -> None:
    """Open a table in this channel that continues a finished game at a step of its replay."""
    master, person = interaction.client.master, person_of(interaction)
    rights = await rights_of(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)  # a long game takes long to replay
    async with master.budget.computing(person.id):
        opening = master.continuations.open(table_id, number, place_of(interaction), person, rights)
        table = await master.finish(opening)
    failure = await master.wait_until_shown(table.id)
    values = {"number": table_id, "step": number + 1, **has_dice(table)}
    lines = [say(interaction, Text("said-continued", values), table)]
    if failure is not None:
        lines.append(say(interaction, failure))
    start = board_button(table.id, Button.START, say(interaction, Text("button-start")))
    await answer(interaction, "\n".join(lines), view=one_button(start))


PERSISTENT = (StepButton,)
