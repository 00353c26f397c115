"""``/moderate remove`` and ``/game unseat``: taking one person from a table, after a question that says what would
happen.
"""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands, ui

from cogs.connection.bot import Interaction
from cogs.connection.rights import rights_elsewhere
from cogs.options.autocomplete import matching_choices
from cogs.ui.messages.custom_ids import REMOVE, remove_id
from cogs.ui.messages.persistent_items import PersistentItem
from cogs.ui.replies import answer, handle, person_of, reader_of, say, table_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.people import Person
from host.seating.opening import refuse_unseating
from host.tables.status import Status
from host.tables.table import Table
from render.user_text import Markup

_MENTION = re.compile(r"<@!?(?P<id>\d{1,20})>")


async def ask(interaction: Interaction, table: Table, typed: str) -> None:
    """Say what it would mean to remove somebody, with a button that does it. Raises RefusedError for somebody who does
    not play there.
    """
    person = _meant(table, typed)
    left = [each for each in sitting(table) if each.id != person.id]
    fate = "last" if not left else str(table.status)
    fate = "reserved" if person.id in table.reserved else fate
    channel = Markup(f"<#{table.place.channel_id}>")
    values = {"person": person.name, "number": table.id, "game": Text("game-" + table.game), "channel": channel}
    view = ui.View(timeout=None)
    plain = interaction.client.languages.say(
        Text("button-remove", {"person": person.name}), reader_of(interaction).language
    )
    view.add_item(RemoveButton.make(table.id, person.id, plain))
    await answer(interaction, say(interaction, Text("moderate-remove-sure", {**values, "fate": fate})), view=view)


async def ask_to_unseat(interaction: Interaction, typed: str) -> None:
    """Ask the owner of an open table the same. Raises RefusedError for anybody else, and for the owner's own seat."""
    table = await table_of(interaction)
    table.refuse_begun()
    refuse_unseating(table, person_of(interaction))
    if _meant(table, typed).id == interaction.user.id:
        raise RefusedError(Refusal("refused-unseat-self"))
    await ask(interaction, table, typed)


async def guest_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the people that the owner of an open table can send away."""
    table = await table_of(interaction)
    if table.status is not Status.OPEN:
        return []
    return [choice for choice in player_choices(table, typed) if choice.value != str(interaction.user.id)]


async def remove(interaction: Interaction, table_id: int, person_id: int) -> None:
    """Remove the person that the question named, as the owner of an open table or as a moderator. Raises RefusedError
    for anybody else, and where that person is gone already.
    """
    if interaction.guild_id is None:
        raise RefusedError(Refusal("refused-only-in-servers"))
    master, rights = interaction.client.master, rights_elsewhere(interaction)
    table = await master.get(table_id)
    owner = table.status is Status.OPEN and table.owner == interaction.user.id
    if not owner:
        table = await master.moderation.table(interaction.guild_id, rights, table_id)
    person = next((each for each in players(table) if each.id == person_id), None)
    if person is None:
        raise RefusedError(Refusal("refused-nobody-to-remove"))
    if owner:
        await master.unseat(table_id, person_of(interaction), person_id)
    else:
        await master.finish(
            master.moderation.remove(interaction.guild_id, rights, table_id, person_of(interaction), person_id)
        )
    words = say(interaction, Text("said-removed", {"person": person.name, "number": table_id}))
    await interaction.response.edit_message(content=words, view=None)


def sitting(table: Table) -> list[Person]:
    """The people who play at a table and have not given up."""
    left = table.match.left if table.match is not None else ()
    seated = [assignment.person for seat, assignment in enumerate(table.assignments) if seat not in left]
    return [person for person in seated if person is not None]


def players(table: Table) -> list[Person]:
    """Those who can be removed: :func:`sitting`, and at an open table those for whom seats are reserved."""
    kept = table.reserved if table.status is Status.OPEN else ()
    named = [Person(person_id, table.names.get(person_id, "")) for person_id in kept]
    return [*sitting(table), *(person for person in named if person.name)]


def player_choices(table: Table, typed: str) -> list[app_commands.Choice[str]]:
    """The people who can be removed, by name; their numbers are the values."""
    return matching_choices([(person.name, str(person.id)) for person in players(table)], typed)


def _meant(table: Table, typed: str) -> Person:
    """Whom a number, a mention or a name means, also somebody who has left the server. Raises RefusedError."""
    words = typed.strip()
    mentioned = _MENTION.fullmatch(words)
    number = mentioned["id"] if mentioned else words
    known = players(table)
    found = [each for each in known if str(each.id) == number]
    found = found or [each for each in known if each.name.casefold() == words.casefold()]
    if len(found) != 1:
        names = ", ".join(each.name for each in known)
        raise RefusedError(Refusal("refused-whom-to-remove", {"typed": typed, "people": names, "count": len(known)}))
    return found[0]


class RemoveButton(PersistentItem[ui.Button[ui.View]], template=REMOVE):
    """Removes the person whom the question named."""

    @classmethod
    def make(cls, table_id: int, person_id: int, label: str) -> RemoveButton:
        style = discord.ButtonStyle.danger
        return cls(ui.Button(label=label[:80], emoji="🚪", style=style, custom_id=remove_id(table_id, person_id)))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        found = REMOVE.fullmatch(self.custom_id)
        assert found is not None
        await handle(interaction, remove(interaction, int(found["table"]), int(found["person"])))


PERSISTENT = (RemoveButton,)
