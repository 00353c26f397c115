"""Seats of a running game: giving up, leaving, coming back, taking one over, offering one's own."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.commands.game.confirmation import ask_first
from cogs.commands.game.dice_words import joined
from cogs.connection.bot import Interaction
from cogs.options.seats_by_name import read_seat, seat_choices
from cogs.ui.lessons.games import offer_first_game
from cogs.ui.replies import answer, or_no_choices, person_of, say, table_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.chat import Button
from host.commits.timing import present
from host.people import Person
from host.play.caution import resigning
from host.seating.seats import vacant
from host.tables.status import Status
from render.user_text import Markup


async def join(press: Interaction, table_id: int, seat: str = "", word: str = "") -> None:
    """Sit down: before the game, with a word for the dice, or in a running one at one's own seat, an offered one, or
    the computer's.
    """
    master, person = press.client.master, person_of(press)
    table = await master.get(table_id)
    if table.status is not Status.RUNNING:
        await joined(press, await master.join(table_id, person, word))
        await offer_first_game(press, table)
        return
    wanted = read_seat(press, table, seat)
    sits = await master.finish(master.seats.join(table, person, wanted, press.id))
    await answer(press, say(press, Text("said-came-back") if sits else Text("said-asked-in")))


async def join_here(press: Interaction, seat: str, word: str) -> None:
    await join(press, (await table_of(press)).id, seat, word)


async def vacant_choices(press: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The seats of a running game that the computer plays for."""

    async def offered() -> list[app_commands.Choice[str]]:
        table = await table_of(press)
        return seat_choices(press, table, vacant(table), typed)

    return await or_no_choices(offered())


async def leave(press: Interaction, table_id: int) -> None:
    """Leave an open table at once; a running game only after another press."""
    master, person = press.client.master, person_of(press)
    table = await master.get(table_id)
    if table.status is not Status.RUNNING:
        left = await master.leave(table_id, person)
        key = "said-closed" if left.closed else "said-declined" if left.declined else "said-left"
        await answer(press, say(press, Text(key)))
        return
    if table.seat_of(person.id) in table.unfinished().left:
        raise RefusedError(Refusal("refused-left"))
    last = len(present(table)) == 1
    label = Text("button-depart-ends" if last else "button-depart-on")
    await ask_first(press, table, Text("said-leave-sure"), Button.DEPART, label)


async def depart(press: Interaction, table_id: int) -> None:
    """Leave a running game."""
    master = press.client.master
    table = await master.get(table_id)
    await master.finish(master.seats.leave(table, person_of(press), press.id))
    text = Text("said-left-running") if table.status is Status.RUNNING else Text("said-left-last")
    await press.response.edit_message(content=say(press, text), view=None)


async def resign(press: Interaction, table_id: int) -> None:
    """Ask whether somebody wants to give up, with what follows on the button that does it."""
    table = await press.client.master.get(table_id)
    seat = table.seat_of(press.user.id)
    async with table.lock:
        label = resigning(table, seat)
    await ask_first(press, table, Text("said-resign-sure"), Button.RESIGN, label)


async def give_up(press: Interaction, table_id: int) -> None:
    """Give up."""
    await press.client.master.resign(table_id, person_of(press), press.id)
    await press.response.edit_message(content=say(press, Text("said-resigned")), view=None)


async def offer(press: Interaction, person: discord.Member | discord.User) -> None:
    """Offer one's own seat to somebody, and mention them if that is allowed."""
    if person.bot:
        raise RefusedError(Refusal("refused-person-bot"))
    master = press.client.master
    table = await table_of(press)
    other, mention = Person(person.id, person.display_name), Markup(f"<@{person.id}>")
    mentioned = await master.finish(master.offers.make(table, person_of(press), other, mention, press.id))
    await answer(press, say(press, Text("said-offered" if mentioned else "said-offered-quietly")))
