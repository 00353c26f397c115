"""``/moderate remove`` and ``/game unseat``: removing a person from a table after a confirmation."""

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
    """Explain the consequences of removing a person, with a button that does it.

    Raises RefusedError for a person who does not play there.
    """
    person = _find_player(table, typed)
    others = [player for player in sitting(table) if player.id != person.id]
    fate = "last" if not others else str(table.status)
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
    """Ask the owner of an open table the same. Raises RefusedError for other people and for the owner's own seat."""
    table = await table_of(interaction)
    table.refuse_begun()
    refuse_unseating(table, person_of(interaction))
    if _find_player(table, typed).id == interaction.user.id:
        raise RefusedError(Refusal("refused-unseat-self"))
    await ask(interaction, table, typed)


async def guest_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the people that the owner of an open table can remove, as suggestions."""
    table = await table_of(interaction)
    if table.status is not Status.OPEN:
        return []
    return [choice for choice in player_choices(table, typed) if choice.value != str(interaction.user.id)]


async def remove(interaction: Interaction, table_id: int, person_id: int) -> None:
    """Remove the person named in the confirmation, as the owner of an open table or as a moderator.

    Raises RefusedError without that right, and where the person has left already.
    """
    if interaction.guild_id is None:
        raise RefusedError(Refusal("refused-only-in-servers"))
    master, rights = interaction.client.master, rights_elsewhere(interaction)
    table = await master.get(table_id)
    is_owner = table.status is Status.OPEN and table.owner == interaction.user.id
    if not is_owner:
        table = await master.moderation.table(interaction.guild_id, rights, table_id)
    person = next((player for player in players(table) if player.id == person_id), None)
    if person is None:
        raise RefusedError(Refusal("refused-nobody-to-remove"))
    if is_owner:
        await master.unseat(table_id, person_of(interaction), person_id)
    else:
        await master.finish(
            master.moderation.remove(interaction.guild_id, rights, table_id, person_of(interaction), person_id)
        )
    words = say(interaction, Text("said-removed", {"person": person.name, "number": table_id}))
    await interaction.response.edit_message(content=words, view=None)


def sitting(table: Table) -> list[Person]:
    """Return the people who play at a table and have not given up."""
    left = table.match.left if table.match is not None else ()
    seated = [assignment.person for seat, assignment in enumerate(table.assignments) if seat not in left]
    return [person for person in seated if person is not None]


def players(table: Table) -> list[Person]:
    """Return the people who can be removed: :func:`sitting`, and at an open table those with a reserved seat."""
    reserved_ids = table.reserved if table.status is Status.OPEN else ()
    expected = [Person(person_id, table.names.get(person_id, "")) for person_id in reserved_ids]
    return [*sitting(table), *(person for person in expected if person.name)]


def player_choices(table: Table, typed: str) -> list[app_commands.Choice[str]]:
    """Return the people who can be removed, as suggestions: their names, with their ids as values."""
    return matching_choices([(person.name, str(person.id)) for person in players(table)], typed)


def _find_player(table: Table, typed: str) -> Person:
    """Return the player with an id, a mention or a name, also one who has left the server. Raises RefusedError."""
    words = typed.strip()
    mentioned = _MENTION.fullmatch(words)
    typed_id = mentioned["id"] if mentioned else words
    people = players(table)
    matching = [person for person in people if str(person.id) == typed_id]
    matching = matching or [person for person in people if person.name.casefold() == words.casefold()]
    if len(matching) != 1:
        names = ", ".join(person.name for person in people)
        raise RefusedError(Refusal("refused-whom-to-remove", {"typed": typed, "people": names, "count": len(people)}))
    return matching[0]


class RemoveButton(PersistentItem[ui.Button[ui.View]], template=REMOVE):
    """A button that removes the person named in the confirmation."""

    @classmethod
    def make(cls, table_id: int, person_id: int, label: str) -> RemoveButton:
        style = discord.ButtonStyle.danger
        return cls(ui.Button(label=label[:80], emoji="🚪", style=style, custom_id=remove_id(table_id, person_id)))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = REMOVE.fullmatch(self.custom_id)
        assert match is not None
        await handle(interaction, remove(interaction, int(match["table"]), int(match["person"])))


PERSISTENT = (RemoveButton,)
