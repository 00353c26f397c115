"""The next game in which a person is awaited, as a link below the answer to a move at another table."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from host.reminding.awaited_games import AwaitedGames
from host.reminding.reminder_words import board_link
from host.tables.table import Table

if TYPE_CHECKING:
    from cogs.connection.visibility import Visibility

MOST_PEOPLE = 10_000


class NextTable(NamedTuple):
    """A link to the board of the most urgent game, and the number of games that wait for the person."""

    url: str
    tables: int


class NextTables:
    """The other games that wait for each person, in channels that they can read."""

    def __init__(self, awaited_games: AwaitedGames, visibility: Visibility) -> None:
        self._awaited_games = awaited_games
        self._visibility = visibility
        self._found: OrderedDict[int, Sequence[int]] = OrderedDict()

    async def find(self, interaction: discord.Interaction[Any], table: Table) -> NextTable | None:
        """Return the next table of an interaction's person apart from this one; None where no game waits for them.

        May take a second where Discord must be asked about other servers. Raises StoreError.
        """
        person_id = interaction.user.id
        waiting = [other for other in await self._awaited_games.find(person_id) if other is not table]
        by_guild: dict[int, list[Table]] = {}
        for other in waiting:
            by_guild.setdefault(other.place.guild_id or 0, []).append(other)
        readable: set[int] = set()
        for guild_id, others in by_guild.items():
            if (guild := await self._visibility.server(interaction, guild_id)) is not None:
                channels = [other.place.channel_id for other in others]
                readable.update(await self._visibility.readable_in(guild, interaction, channels))
        self._found[person_id] = [other.id for other in waiting if other.place.channel_id in readable]
        self._found.move_to_end(person_id)
        while len(self._found) > MOST_PEOPLE:
            self._found.popitem(last=False)
        return self.known(person_id, table)

    def known(self, person_id: int, table: Table) -> NextTable | None:
        """Return what :meth:`find` last found, without the games that no longer wait; never waits."""
        waiting = self._awaited_games.still_awaiting(person_id, self._found.get(person_id, ()))
        waiting = [other for other in waiting if other is not table]
        return NextTable(str(board_link(waiting[0])), len(waiting)) if waiting else None
