"""Before the game: taking and giving seats, by command or by button."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs.answering import Press, answer, person_of, place_of, reader_of, say
from cogs.house_rules import explained
from cogs.rights import rights_of
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Text
from host.table import Table


async def table_of(press: Press) -> Table:
    """The table of the channel (or of the table's thread) a command was given in. Raises Refused if there is none."""
    return await press.client.master.at(place_of(press))


def options_from(words: str) -> dict[str, str]:
    """``reactions=fast round_limit=20`` as a mapping. Raises Refused for anything of another shape."""
    options: dict[str, str] = {}
    for part in words.split():
        name, equals, value = part.partition("=")
        if not (equals and name and value):
            raise Refused(Refusal("refused-option-shape", {"option": part}))
        options[name.replace("-", "_")] = value
    return options


async def open_table(press: Press, game: str, words: str, clock: str = "") -> None:
    """Open a table for a game in this channel; say what keeps its board from being shown, if anything does."""
    table = await press.client.master.new(
        place_of(press), person_of(press), game, options_from(words), rights_of(press), clock
    )
    told = say(press, Text("said-table-open", {"game": Text("game-" + game)}))
    await press.response.defer(ephemeral=True)
    trouble = await press.client.master.settled(table.id)
    lines = [told] if trouble is None else [told, say(press, trouble)]
    lines.append(say(press, Text("house-rules")))
    lines += explained(game, table.options, press.client.languages, reader_of(press, table).language)
    await answer(press, "\n".join(lines))


async def add_computer(press: Press, table_id: int) -> None:
    await press.client.master.add_computer(table_id, person_of(press))
    await confirm(press, Text("said-computer-joined"))


async def begin(press: Press, table_id: int) -> None:
    await press.client.master.begin(table_id, person_of(press))
    await confirm(press, Text("said-started"))


async def confirm(press: Press, text: Text) -> None:
    """Say that something was done; where a button of the board was pressed, the board itself shows it."""
    if press.type is discord.InteractionType.component:
        await press.response.defer()
    else:
        await answer(press, say(press, text))


async def resign(press: Press, table_id: int) -> None:
    await press.client.master.resign(table_id, person_of(press), press.id)
    await answer(press, say(press, Text("said-resigned")))


async def here(press: Press, act: Callable[[Press, int], Awaitable[None]]) -> None:
    """Do something at the table of the channel a command was given in."""
    await act(press, (await table_of(press)).id)
