"""``/moderate``: what moderators may do at every table of their server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.commands.game import removal
from cogs.connection.bot import Interaction
from cogs.connection.rights import rights_elsewhere, rights_of
from cogs.options.autocomplete import LONGEST, matching_choices
from cogs.ui.answers.pages import show_page
from cogs.ui.messages.custom_ids import MODERATE_STOP, moderate_stop_id
from cogs.ui.messages.persistent_items import PersistentItem
from cogs.ui.replies import answer, handle, or_no_choices, person_of, place_of, say
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.people import Person
from host.record.history import ListPage
from host.servers.server_settings import RightsIn
from host.tables.table import Table
from render.user_text import Markup
from store.tables import ActiveTable

Act = Callable[[int, RightsIn, int, Person], Awaitable[None]]
TABLES_ON_A_PAGE = 15
TableNumber = app_commands.Range[str, 1, LONGEST]


@app_commands.guild_only()
@app_commands.default_permissions(manage_messages=True)
class ModerateCog(commands.GroupCog, group_name="moderate"):
    """``/moderate``; without ``table`` the table of this channel is meant."""

    @app_commands.command(name="tables")
    async def tables(self, interaction: Interaction) -> None:
        await handle(interaction, show_tables_page(interaction, "", 0))

    @app_commands.command(name="stop")
    async def stop(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await handle(interaction, ask_to_stop(interaction, table))

    @app_commands.command(name="pause")
    async def pause(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        moderation = interaction.client.master.moderation
        await handle(interaction, _act(interaction, moderation.pause, table, "said-paused"))

    @app_commands.command(name="resume")
    async def resume(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        moderation = interaction.client.master.moderation
        await handle(interaction, _act(interaction, moderation.resume, table, "said-resumed"))

    @app_commands.command(name="remove")
    async def remove(self, interaction: Interaction, person: TableNumber, table: TableNumber | None = None) -> None:
        await handle(interaction, ask_removal(interaction, person, table))

    @app_commands.command(name="free")
    async def free(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        moderation = interaction.client.master.moderation
        await handle(interaction, _act(interaction, moderation.free, table, "said-freed"))

    @stop.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @free.autocomplete("table")
    @remove.autocomplete("table")
    async def table_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(_table_choices(interaction, current))

    @remove.autocomplete("person")
    async def person_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(_person_choices(interaction, current))


async def ask_to_stop(interaction: Interaction, named: str | None) -> None:
    """Ask whether to stop a table. Raises RefusedError."""
    table = await _table(interaction, named)
    values = {
        "number": table.id,
        "game": Text("game-" + table.game),
        "channel": Markup(f"<#{table.place.channel_id}>"),
        "status": str(table.status),
    }
    view = ui.View(timeout=None)
    view.add_item(StopButton.make(table.id, say(interaction, Text("button-moderate-stop"))))
    await answer(interaction, say(interaction, Text("moderate-stop-sure", values)), view=view)


async def stop_table(interaction: Interaction, table_id: int) -> None:
    """Stop the table that the question named. Raises RefusedError for people who may not moderate it."""
    master, rights = interaction.client.master, rights_elsewhere(interaction)
    await master.finish(_called(master.moderation.stop(_server(interaction), rights, table_id, person_of(interaction))))
    await interaction.response.edit_message(content=say(interaction, Text("said-moderated")), view=None)


async def ask_removal(interaction: Interaction, person: str, named: str | None) -> None:
    """Ask whether to remove a person from a table. Raises RefusedError."""
    await removal.ask(interaction, await _table(interaction, named), person)


async def _person_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    named: str | None = interaction.namespace.table
    return removal.player_choices(await _table(interaction, named), current)


async def _table(interaction: Interaction, named: str | None) -> Table:
    """Return the table that is meant, for a person who may moderate it. Raises RefusedError."""
    guild_id = _server(interaction)
    table_id = await _table_id(interaction, guild_id, named)
    return await interaction.client.master.moderation.table(guild_id, rights_elsewhere(interaction), table_id)


async def _act(interaction: Interaction, act: Act, named: str | None, done: str) -> None:
    guild_id, rights = _server(interaction), rights_elsewhere(interaction)
    table_id = await _table_id(interaction, guild_id, named)
    await interaction.client.master.finish(_called(act(guild_id, rights, table_id, person_of(interaction))))
    await answer(interaction, say(interaction, Text(done)))


async def _called(act: Awaitable[None]) -> None:
    await act


async def _table_id(interaction: Interaction, guild_id: int, named: str | None) -> int:
    """Return the number of the table that is meant.

    It is looked up in the store, as its game may be unreadable. Raises RefusedError.
    """
    known = await interaction.client.store.tables.active_in(guild_id)
    if named is None:
        here = place_of(interaction).channel_id
        table_ids = [table.id for table in known if here in (table.channel_id, table.thread_id)]
    else:
        table_ids = [table.id for table in known if str(table.id) == named.strip().removeprefix("#")]
    if not table_ids:
        raise RefusedError(Refusal("refused-no-table-to-moderate"))
    return table_ids[0]


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise RefusedError(Refusal("refused-only-in-servers"))
    return interaction.guild_id


async def show_tables_page(interaction: Interaction, _of: str, page: int) -> None:
    """Show a page of the open and running tables of the server that this person may moderate, with numbers.

    Raises RefusedError for a person who may moderate nothing.
    """
    known = await interaction.client.master.moderation.tables(_server(interaction), rights_elsewhere(interaction))
    if not known and not (await rights_of(interaction)).moderator:
        raise RefusedError(Refusal("refused-need-moderator"))
    pages = max(1, -(-len(known) // TABLES_ON_A_PAGE))
    page = min(page, pages - 1)
    shown = known[page * TABLES_ON_A_PAGE : (page + 1) * TABLES_ON_A_PAGE]
    lines = [say(interaction, _line(table)) for table in shown] or [say(interaction, Text("moderate-no-tables"))]
    await show_page(interaction, Text("moderate-heading"), lines, ListPage(page, pages), "tables", "")


def _line(table: ActiveTable) -> Text:
    values = {
        "number": table.id,
        "game": Text("game-" + table.game),
        "status": table.status if table.paused is None else "paused",
        "channel": Markup(f"<#{table.channel_id}>"),
    }
    return Text("moderate-table", values)


async def _table_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    known = await interaction.client.master.moderation.tables(_server(interaction), rights_elsewhere(interaction))
    channels = (
        {channel.id: channel.name for channel in interaction.guild.channels} if interaction.guild is not None else {}
    )
    labelled = [
        (
            f"#{table.id} {say(interaction, Text('game-' + table.game))} · {channels.get(table.channel_id, '')}",
            str(table.id),
        )
        for table in known
    ]
    return matching_choices(labelled, current)


class StopButton(PersistentItem[ui.Button[ui.View]], template=MODERATE_STOP):
    """A button that stops the table named in the question."""

    @classmethod
    def make(cls, table_id: int, label: str) -> StopButton:
        style = discord.ButtonStyle.danger
        return cls(ui.Button(label=label[:80], emoji="🛑", style=style, custom_id=moderate_stop_id(table_id)))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = MODERATE_STOP.fullmatch(self.custom_id)
        assert match is not None
        await handle(interaction, stop_table(interaction, int(match["table"])))


PERSISTENT = (StopButton,)
