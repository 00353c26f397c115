"""``/replay``: stepping through a finished game with buttons and pictures, for whoever asks alone."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.commands.games import finished_games, game_line
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import matching
from cogs.ui.answers.pictures import drawn
from cogs.ui.messages.custom_ids import REPLAY, replay_id
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.messages.sent_items import SentItem
from cogs.ui.replies import answer, handle, or_no_choices, place_of, reader_of, say
from engine.kernel.marks import marks_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.record.replaying import Shown
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


async def _offered(press: Interaction, current: str) -> list[app_commands.Choice[str]]:
    found, _ = await finished_games(press, None, 0, OFFERED)
    named = [(_plain(say(press, game_line(game, plain=True))), str(game.table_id)) for game in found]
    return matching(named, current)


async def replay(press: Interaction, game: str | None) -> None:
    """The beginning of a game by its number; if none is named, of the last one finished in this channel, in a private
    conversation of one's own last one. Raises RefusedError.
    """
    if game is None:
        table_id = await _last(press)
    else:
        number = game.strip().removeprefix("#")
        table_id = int(number) if number.isdecimal() and len(number) <= 18 else 0
    await open_replay(press, table_id)


async def _last(press: Interaction) -> int:
    history, place = press.client.master.history, place_of(press)
    if place.guild_id is None:
        found, _ = await history.games_of(press.user.id, 0, 1)
        if not found:
            raise RefusedError(Refusal("refused-replay-none-own"))
        return found[0].table_id
    table_id = await history.last_in(place.channel_id)
    if table_id is None:
        raise RefusedError(Refusal("refused-replay-none"))
    return table_id


async def open_replay(press: Interaction, table_id: int) -> None:
    """The beginning of a game, as an answer of its own."""
    await check(press, table_id)
    await press.response.defer(ephemeral=True, thinking=True)  # a long game takes its time
    await show(press, table_id, 0)


async def check(press: Interaction, table_id: int) -> None:
    """Raises RefusedError for a game that was not played in this server, or in a channel or thread this person cannot
    read; in a private conversation for one that is not their own.
    """
    found = await press.client.master.history.game(table_id)
    if press.guild_id is None:
        if found is None or press.user.id not in [seat.person_id for seat in found.seats]:
            raise RefusedError(Refusal("refused-replay-unknown-own"))
        return
    here = found is not None and found.guild_id == press.guild_id
    if found is None or not here or not await press.client.visibility.reads(press, found.channel_id):
        raise RefusedError(Refusal("refused-replay-unknown"))


async def show(press: Interaction, table_id: int, number: int) -> None:
    """A step, in place of the one before or as the answer that was promised."""
    async with press.client.master.budget.computing(press.user.id):
        shown = await press.client.master.replays.show(table_id, number)
    table, language = shown.table, reader_of(press, shown.table).language
    people = table.people(press.client.languages, language)
    marks = marks_of(table.rules.marks, shown.told)
    picture = await drawn(press, lambda: press.client.pictures.board(shown.view, language, people, marks=marks))
    embed = step_embed(press, shown)
    view = step_view(shown)
    files = []
    if picture is not None:
        embed.set_image(url="attachment://board.png")
        files.append(png(picture, "board.png", say(press, shown.view.headline, table)))
    if press.type is discord.InteractionType.component and press.message is not None and press.message.flags.ephemeral:
        await press.edit_original_response(embed=embed, view=view, attachments=files)
    else:
        await answer(press, "", embed=embed, view=view, files=files)


def step_embed(press: Interaction, shown: Shown) -> discord.Embed:
    table = shown.table
    lines = latest([say(press, text, table) for text in shown.told], _ROOM)
    title = say(press, Text("replay-step", {"game": Text("game-" + table.game), "number": table.id}), table)
    headline = say(press, shown.view.headline, table)
    embed = discord.Embed(
        title=cut(title, 256), description=cut("\n".join([headline, "", *lines]), 4000), colour=COLOUR
    )
    values = {"number": shown.number + 1, "steps": shown.steps}
    embed.set_footer(text=say(press, Text("replay-of", values), table))
    return embed


def step_view(shown: Shown) -> ui.View:
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


class StepButton(SentItem[ui.Button[ui.View]], template=REPLAY):
    """Goes to another step; it knows the step it stands at, and with ``far`` how many steps it goes at once."""

    @classmethod
    def make(cls, table_id: int, number: int, what: str, far: str, *, off: bool) -> StepButton:
        told = replay_id(table_id, number, what + far)
        return cls(ui.Button(emoji=_STEPS[what], label=far or None, custom_id=told, disabled=off, row=int(bool(far))))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await handle(interaction, step(interaction, self.custom_id))


async def step(press: Interaction, custom_id: str) -> None:
    """What a button asks for. Raises RefusedError."""
    found = REPLAY.fullmatch(custom_id)
    assert found is not None
    table_id, number = int(found["table"]), int(found["step"])
    far = int(found["far"] or 1)
    targets = {"first": 0, "back": number - far, "on": number + far, "last": 10**6}
    await check(press, table_id)
    await press.response.defer()
    await show(press, table_id, targets[found["what"]])


DYNAMIC = (StepButton,)
