"""``/replay``: stepping through a finished game with buttons and pictures, for whoever asks alone."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.commands.games import finished_games, game_line
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import matching_choices
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages.custom_ids import REPLAY, replay_id
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.messages.persistent_items import PersistentItem
from cogs.ui.replies import answer, handle, or_no_choices, place_of, reader_of, say
from engine.kernel.marks import marks_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.record.replaying import ShownStep
from render.pages import cut, latest

OFFERED = 25
_ROOM = 1500
"""Characters that tell what happened in a step."""
_STEPS = {"first": "⏮️", "back": "◀️", "on": "▶️", "last": "⏭️"}
_LONG = 20
"""From how many steps on there are two more buttons, which go a tenth of the game."""


class ReplayCog(commands.Cog):
    """Looking back."""

    @app_commands.command(name="replay")
    async def replay(self, interaction: Interaction, game: app_commands.Range[str, 1, 100] | None = None) -> None:
        await handle(interaction, replay(interaction, game))

    @replay.autocomplete("game")
    async def game_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(_offered(interaction, current))


async def _offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    found, _ = await finished_games(interaction, None, 0, OFFERED)
    named = [(_plain(say(interaction, game_line(game, plain=True))), str(game.table_id)) for game in found]
    return matching_choices(named, current)


async def replay(interaction: Interaction, game: str | None) -> None:
    """The beginning of a game by its number; if none is named, of the last one finished in this channel, in a private
    conversation of one's own last one. Raises RefusedError.
    """
    if game is None:
        table_id = await _last(interaction)
    else:
        number = game.strip().removeprefix("#")
        table_id = int(number) if number.isdecimal() and len(number) <= 18 else 0
    await open_replay(interaction, table_id)


async def _last(interaction: Interaction) -> int:
    history, place = interaction.client.master.history, place_of(interaction)
    if place.guild_id is None:
        found, _ = await history.games_of(interaction.user.id, 0, 1)
        if not found:
            raise RefusedError(Refusal("refused-replay-none-own"))
        return found[0].table_id
    table_id = await history.last_in(place.channel_id)
    if table_id is None:
        raise RefusedError(Refusal("refused-replay-none"))
    return table_id


async def open_replay(interaction: Interaction, table_id: int) -> None:
    """The beginning of a game, as an answer of its own."""
    await check(interaction, table_id)
    await interaction.response.defer(ephemeral=True, thinking=True)  # a long game takes its time
    await show(interaction, table_id, 0)


async def check(interaction: Interaction, table_id: int) -> None:
    """Raises RefusedError for a game that was not played in this server, or in a channel or thread this person cannot
    read; in a private conversation for one that is not their own.
    """
    found = await interaction.client.master.history.game(table_id)
    if interaction.guild_id is None:
        if found is None or interaction.user.id not in [seat.person_id for seat in found.seats]:
            raise RefusedError(Refusal("refused-replay-unknown-own"))
        return
    here = found is not None and found.guild_id == interaction.guild_id
    if found is None or not here or not await interaction.client.visibility.reads(interaction, found.channel_id):
        raise RefusedError(Refusal("refused-replay-unknown"))


async def show(interaction: Interaction, table_id: int, number: int) -> None:
    """A step, in place of the one before or as the answer that was promised."""
    async with interaction.client.master.budget.computing(interaction.user.id):
        shown = await interaction.client.master.replays.show(table_id, number)
    table, language = shown.table, reader_of(interaction, shown.table).language
    people = table.people(interaction.client.languages, language)
    marks = marks_of(table.rules.marks, shown.events)
    picture = await draw_illustration(
        interaction, lambda: interaction.client.pictures.board(shown.view, language, people, marks=marks)
    )
    embed = step_embed(interaction, shown)
    view = step_view(shown)
    files = []
    if picture is not None:
        embed.set_image(url="attachment://board.png")
        files.append(png(picture, "board.png", say(interaction, shown.view.headline, table)))
    if (
        interaction.type is discord.InteractionType.component
        and interaction.message is not None
        and interaction.message.flags.ephemeral
    ):
        await interaction.edit_original_response(embed=embed, view=view, attachments=files)
    else:
        await answer(interaction, "", embed=embed, view=view, files=files)


def step_embed(interaction: Interaction, shown: ShownStep) -> discord.Embed:
    table = shown.table
    lines = latest([say(interaction, text, table) for text in shown.events], _ROOM)
    title = say(interaction, Text("replay-step", {"game": Text("game-" + table.game), "number": table.id}), table)
    headline = say(interaction, shown.view.headline, table)
    embed = discord.Embed(
        title=cut(title, 256), description=cut("\n".join([headline, "", *lines]), 4000), colour=COLOUR
    )
    values = {"number": shown.number + 1, "steps": shown.steps}
    embed.set_footer(text=say(interaction, Text("replay-of", values), table))
    return embed


def step_view(shown: ShownStep) -> ui.View:
    view = ui.View(timeout=None)
    last = shown.steps - 1
    offered = [(what, "") for what in _STEPS]
    if shown.steps >= _LONG:
        offered += [("back", str(shown.steps // 10)), ("on", str(shown.steps // 10))]
    for what, far in offered:
        off = shown.number == (0 if what in ("first", "back") else last)
        view.add_item(StepButton.make(shown.table.id, shown.number, what, far, off=off))
    return view


def _plain(line: str) -> str:
    """A line for a list of suggestions, which shows no formatting."""
    return re.sub(r"[`*\\]", "", line)


class StepButton(PersistentItem[ui.Button[ui.View]], template=REPLAY):
    """Goes to another step; it knows the step it stands at, and with ``far`` how many steps it goes at once."""

    @classmethod
    def make(cls, table_id: int, number: int, what: str, far: str, *, off: bool) -> StepButton:
        events = replay_id(table_id, number, what + far)
        return cls(ui.Button(emoji=_STEPS[what], label=far or None, custom_id=events, disabled=off, row=int(bool(far))))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await handle(interaction, step(interaction, self.custom_id))


async def step(interaction: Interaction, custom_id: str) -> None:
    """What a button asks for. Raises RefusedError."""
    found = REPLAY.fullmatch(custom_id)
    assert found is not None
    table_id, number = int(found["table"]), int(found["step"])
    far = int(found["far"] or 1)
    targets = {"first": 0, "back": number - far, "on": number + far, "last": 10**6}
    await check(interaction, table_id)
    await interaction.response.defer()
    await show(interaction, table_id, targets[found["what"]])


PERSISTENT = (StepButton,)
