"""Taking, leaving, giving up and offering seats."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.commands.game.confirmation import ask_first
from cogs.commands.game.dice_words import own_word
from cogs.commands.game.lobby import try_to_start
from cogs.connection.bot import Interaction
from cogs.options.seats_by_name import find_seat, seat_choices
from cogs.ui.lessons.games import offer_first_game, show_begun
from cogs.ui.replies import answer, or_no_choices, person_of, say, table_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.chat import Button
from host.commits.timing import active_seats
from host.people import Person
from host.play.caution import resigning
from host.seating.seats import vacant
from host.tables.status import Status
from render.user_text import Markup


async def join(interaction: Interaction, table_id: int, seat: str = "", word: str = "") -> None:
    """Sit down: before the game with a word for the dice; later in one's own seat, an offered one or the computer's."""
    master, person = interaction.client.master, person_of(interaction)
    table = await master.get(table_id)
    if table.status is not Status.RUNNING:
        chosen = None if table.continues is None else find_seat(interaction, table, seat)
        is_rematch = bool(table.reserved) and table.continues is None
        await master.join(table_id, person, word, chosen)
        if is_rematch and not table.reserved and await try_to_start(interaction, table):
            await show_begun(interaction, table)
            return
        lines = [Text("said-joined"), *([own_word(interaction, table)] if word else [])]
        await answer(interaction, "\n".join(say(interaction, line) for line in lines))
        await offer_first_game(interaction, table)
        return
    wanted = find_seat(interaction, table, seat)
    seated = await master.finish(master.seats.join(table, person, wanted, interaction.id))
    await answer(interaction, say(interaction, Text("said-came-back") if seated else Text("said-asked-in")))


async def join_here(interaction: Interaction, seat: str, word: str) -> None:
    await join(interaction, (await table_of(interaction)).id, seat, word)


async def vacant_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the seats of a running game that the computer plays for, as suggestions."""

    async def offered() -> list[app_commands.Choice[str]]:
        table = await table_of(interaction)
        free = vacant(table) if table.status is Status.RUNNING else table.free_to_continue()
        return seat_choices(interaction, table, free, typed)

    return await or_no_choices(offered())


async def leave(interaction: Interaction, table_id: int) -> None:
    """Leave an open table at once, a running game only after a confirmation."""
    master, person = interaction.client.master, person_of(interaction)
    table = await master.get(table_id)
    if table.status is not Status.RUNNING:
        left = await master.leave(table_id, person)
        key = "said-closed" if left.closed else "said-declined" if left.declined else "said-left"
        await answer(interaction, say(interaction, Text(key)))
        return
    if table.seat_of(person.id) in table.unfinished().left:
        raise RefusedError(Refusal("refused-left"))
    last = len(active_seats(table)) == 1
    label = Text("button-depart-ends" if last else "button-depart-on")
    await ask_first(interaction, table, Text("said-leave-sure"), Button.DEPART, label)


async def depart(interaction: Interaction, table_id: int) -> None:
    """Leave a running game."""
    master = interaction.client.master
    table = await master.get(table_id)
    await master.finish(master.seats.leave(table, person_of(interaction), interaction.id))
    text = Text("said-left-running") if table.status is Status.RUNNING else Text("said-left-last")
    await interaction.response.edit_message(content=say(interaction, text), view=None)


async def resign(interaction: Interaction, table_id: int) -> None:
    """Ask the person to confirm that they give up; the button says what will happen."""
    table = await interaction.client.master.get(table_id)
    seat = table.seat_of(interaction.user.id)
    async with table.lock:
        label = resigning(table, seat)
    await ask_first(interaction, table, Text("said-resign-sure"), Button.RESIGN, label)


async def give_up(interaction: Interaction, table_id: int) -> None:
    """Give the game up after the confirmation."""
    await interaction.client.master.resign(table_id, person_of(interaction), interaction.id)
    await interaction.response.edit_message(content=say(interaction, Text("said-resigned")), view=None)


async def offer(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Offer the person's own seat to somebody, and mention them if that is allowed."""
    if person.bot:
        raise RefusedError(Refusal("refused-person-bot"))
    master = interaction.client.master
    table = await table_of(interaction)
    other, mention = Person(person.id, person.display_name), Markup(f"<@{person.id}>")
    mentioned = await master.finish(master.offers.make(table, person_of(interaction), other, mention, interaction.id))
    await answer(interaction, say(interaction, Text("said-offered" if mentioned else "said-offered-quietly")))
