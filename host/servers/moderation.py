"""What those who look after a server may do at its tables: stop, pause and free them, remove people."""

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
from store import people, tables
from store.database import Store
from store.tables import ActiveTable

log = structlog.get_logger(__name__)


class Moderation:
    """Every method raises RefusedError (``refused-need-moderator``) for somebody who may not in the table's own
    channel, wherever they ask, and for tables of other servers (``refused-no-such-table``).
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
        """``close`` closes a table whose game has not begun; ``remove`` takes somebody from a table on behalf of
        somebody, both with its lock held; ``after`` is called with a table that may be played on.
        """
        self._store = store
        self._registry = registry
        self._committer = committer
        self._close = close
        self._remove = remove
        self._after = after

    async def tables(self, guild_id: int, rights: RightsIn) -> list[ActiveTable]:
        """Return the open and running tables of a server that somebody may look after, oldest first."""
        known = await self._store.tables.active_in(guild_id)
        may = {channel_id: (await rights(channel_id)).moderator for channel_id in {each.channel_id for each in known}}
        return [each for each in known if may[each.channel_id]]

    async def table(self, guild_id: int, rights: RightsIn, table_id: int) -> Table:
        """Return a table that somebody may look after."""
        table = await self._registry.get(table_id)
        if table.place.guild_id != guild_id:
            raise RefusedError(Refusal("refused-no-such-table"))
        await _refuse_others(rights, table.place.channel_id)
        return table

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

    async def remove(self, guild_id: int, rights: RightsIn, table_id: int, person: Person, removed: int) -> None:
        """Take one person from a table, who may not come back to it: an open seat is free again, in a running game the
        computer plays on, and for who is removed it counts as left. Raises RefusedError
        (``refused-nobody-to-remove``) for somebody who does not play there.
        """
        table = await self.table(guild_id, rights, table_id)
        async with table.lock:
            await self._remove(table, removed, person)

    async def pause(self, guild_id: int, rights: RightsIn, table_id: int, person: Person) -> None:
        """Nobody may move until the game is resumed; clocks stand still."""
        table = await self.table(guild_id, rights, table_id)
        async with table.lock:
            table.running()
            await self._pause(table, person, "pause", self._committer.clock())

    async def resume(self, guild_id: int, rights: RightsIn, table_id: int, person: Person) -> None:
        """Let a paused game go on."""
        table = await self.table(guild_id, rights, table_id)
        async with table.lock:
            table.unfinished()
            if table.paused is None:
                raise RefusedError(Refusal("refused-not-paused"))
            await self._pause(table, person, "resume", None)
        self._after(table)

    async def free(self, guild_id: int, rights: RightsIn, table_id: int, person: Person) -> None:
        """Give a channel free again whatever is wrong with its table, even where its game cannot be read. What was
        played stays in the store and counts for nobody.
        """
        known = await self._store.tables.active_in(guild_id)
        found = next((table for table in known if table.id == table_id), None)
        if found is None:
            raise RefusedError(Refusal("refused-no-such-table"))
        await _refuse_others(rights, found.channel_id)
        await self._store.write(*tables.freed(table_id, self._committer.clock(), Ending.MODERATED))
        self._registry.drop(table_id)
        log.info("table given free", table=table_id, by=person.id)

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
