"""Actions of moderators: stop, pause and free tables, remove people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.text import Text
from host.commits.commit import Committer
from host.people import Person
from host.servers.server_settings import RightsIn
from host.tables.registry import Registry
from host.tables.status import Ending, Status
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.tables.versions import retried
from store import people, tables
from store.database import Store
from store.tables import ActiveTable

log = structlog.get_logger(__name__)


class Moderation:
    """Actions of moderators at the tables of a server.

    Every method raises RefusedError for people who are not moderators in the table's own channel
    (``refused-need-moderator``), and for tables of other servers (``refused-no-such-table``).
    """

    def __init__(
        self,
        store: Store,
        registry: Registry,
        committer: Committer,
        close: Callable[[Table], Awaitable[None]],
        remove: Callable[[Table, int, Person], Awaitable[None]],
        after: Callable[[Table], None],
    ) -> None:
        """Create the service.

        ``close`` closes a table whose game has not begun, and ``remove`` removes a person on behalf of a moderator;
        both are called with the table's lock held. ``after`` is called with a resumed table.
        """
        self._store = store
        self._registry = registry
        self._committer = committer
        self._close = close
        self._remove = remove
        self._after = after

    async def tables(self, guild_id: int, rights: RightsIn) -> list[ActiveTable]:
        """Return the open and running tables of a server that a person may moderate, oldest first."""
        active = await self._store.tables.active_in(guild_id)
        channels = {table.channel_id for table in active}
        may_moderate = {channel_id: (await rights(channel_id)).moderator for channel_id in channels}
        return [table for table in active if may_moderate[table.channel_id]]

    async def table(self, guild_id: int, rights: RightsIn, table_id: int) -> Table:
        """Return a table that a person may moderate."""
        table = await self._registry.get(table_id)
        if table.place.guild_id != guild_id:
            raise RefusedError(Refusal("refused-no-such-table"))
        await _refuse_others(rights, table.place.channel_id)
        return table

    @retried
    async def stop(self, guild_id: int, rights: RightsIn, table_id: int, person: Person) -> None:
        """End a game without a winner; it counts for nobody. An open table is closed."""
        table = await self.table(guild_id, rights, table_id)
        async with table.lock:
            if table.status is Status.OPEN:
                await self._close(table)
                return
            table.unfinished()
            events = [Text("event-moderated", {"person": table.named(person)})]
            move, written = Move("stop", (person.id,)), [people.person(*person)]
            table_change = TableChange(
                "stop", move=move, events=events, changes=written, ending=Ending.MODERATED, due=False
            )
            await self._committer.commit(table, table_change)

    @retried
    async def remove(self, guild_id: int, rights: RightsIn, table_id: int, person: Person, removed: int) -> None:
        """Remove a person from a table, who may not come back.

        At an open table the seat becomes free; in a running game the computer plays on, and the person counts as
        having left. Raises RefusedError (``refused-nobody-to-remove``) for a person who does not play there.
        """
        table = await self.table(guild_id, rights, table_id)
        async with table.lock:
            await self._remove(table, removed, person)

    @retried
    async def pause(self, guild_id: int, rights: RightsIn, table_id: int, person: Person) -> None:
        """Pause a game: nobody may move until it is resumed, and clocks stop."""
        table = await self.table(guild_id, rights, table_id)
        async with table.lock:
            table.running()
            await self._pause(table, person, "pause", self._committer.clock())

    @retried
    async def resume(self, guild_id: int, rights: RightsIn, table_id: int, person: Person) -> None:
        """Resume a paused game."""
        table = await self.table(guild_id, rights, table_id)
        async with table.lock:
            table.unfinished()
            if table.paused is None:
                raise RefusedError(Refusal("refused-not-paused"))
            await self._pause(table, person, "resume", None)
        self._after(table)

    async def free(self, guild_id: int, rights: RightsIn, table_id: int, person: Person) -> None:
        """Free the channel of a table, even if its game cannot be read.

        The game stays in the store and counts for nobody.
        """
        active = await self._store.tables.active_in(guild_id)
        freed = next((table for table in active if table.id == table_id), None)
        if freed is None:
            raise RefusedError(Refusal("refused-no-such-table"))
        await _refuse_others(rights, freed.channel_id)
        await self._store.write(*tables.freed(table_id, self._committer.clock(), Ending.MODERATED))
        self._registry.drop(table_id)
        log.info("table freed", table=table_id, by=person.id)

    # ---- inside

    async def _pause(self, table: Table, person: Person, kind: str, paused: float | None) -> None:
        def done() -> None:
            table.paused = paused

        events = [Text("event-paused" if kind == "pause" else "event-resumed", {"person": table.named(person)})]
        due = False if kind == "pause" else None
        written = [people.person(*person), tables.paused(table.id, paused)]
        table_change = TableChange(
            kind, move=Move(kind, (person.id,)), events=events, changes=written, done=done, due=due
        )
        await self._committer.commit(table, table_change)


async def _refuse_others(rights: RightsIn, channel_id: int) -> None:
    if not (await rights(channel_id)).moderator:
        raise RefusedError(Refusal("refused-need-moderator"))
