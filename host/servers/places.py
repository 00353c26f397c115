"""Tables that lose their place in the chat: deleted channels, and servers that remove and reinvite the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

import structlog

from engine.kernel.menus import Move, RefusedError
from engine.kernel.text import Text
from host.chat import Chat, ChatError
from host.commits.commit import Committer
from host.people import Person
from host.tables.registry import Registry
from host.tables.status import Ending, Status
from host.tables.table import Table
from host.tables.table_change import TableChange
from host.tables.versions import retried
from render.languages import Languages
from store import daily_puzzles, retention, tables
from store.database import Store
from store.errors import StoreError

AWAY = "away"
"""Argument in the journal of a pause that began because the bot was removed."""

log = structlog.get_logger(__name__)


class Places:
    """Reacts to lost channels and servers.

    A game without its channel ends without a winner, with a private message to its people. Games of a server that
    removes the bot are paused until it is invited again.
    """

    def __init__(
        self,
        store: Store,
        chat: Chat,
        languages: Languages,
        registry: Registry,
        committer: Committer,
        close: Callable[[Table], Awaitable[None]],
        again: Callable[[Table], None],
        forget_thread: Callable[[Table, int], Awaitable[None]],
    ) -> None:
        """Create the service.

        ``close`` closes a table whose game has not begun, ``again`` is called with a table that can be shown and
        played again, ``forget_thread`` with a table and its deleted thread.
        """
        self._store = store
        self._chat = chat
        self._languages = languages
        self._registry = registry
        self._committer = committer
        self._close = close
        self._again = again
        self._forget_thread = forget_thread

    async def channel_gone(self, channel_id: int) -> None:
        """End the open or running table of a deleted channel, and its daily puzzle; a table's thread is no channel."""
        await self._store.write(daily_puzzles.channel_gone(channel_id))
        table_id = await self._store.tables.in_channel(channel_id)
        table = None if table_id is None else await self._loaded(table_id)
        if table is not None and table.place.channel_id == channel_id:
            await self.channel_lost(table)

    async def thread_gone(self, thread_id: int) -> None:
        """End the game that is played in a deleted thread; a game that only logs to it continues without it."""
        await self.channel_gone(thread_id)
        table = self._registry.with_thread(thread_id)
        if table is not None:
            await self._forget_thread(table, thread_id)

    @retried
    async def channel_lost(self, table: Table) -> None:
        """End or close a table whose channel no longer exists; a repeated call changes nothing."""
        async with table.lock:
            if table.status not in (Status.OPEN, Status.RUNNING):
                return
            if table.status is Status.OPEN:
                await self._close(table)
            else:
                events, ending = [Text("event-channel-gone")], Ending.MODERATED
                table_change = TableChange("stop", move=Move("stop"), events=events, ending=ending, due=False)
                await self._committer.commit(table, table_change)
            people = [assignment.person for assignment in table.assignments if assignment.person is not None]
        log.info("channel gone", table=table.id)
        for person in people:
            await self._notify(table, person)

    async def compare_servers(self, guild_ids: Collection[int]) -> None:
        """Compare the servers of the bot at its start with the known ones, and handle removals and invitations."""
        left = await self._store.retention.left_servers()
        for guild_id in sorted(await self._store.retention.known_servers() - left - {*guild_ids}):
            await self.bot_removed(guild_id)
        await self.bot_invited(guild_ids)

    async def board_forbidden(self, table: Table) -> None:
        """Find out whether a server that forbids a board has removed the bot, which only a gateway would say."""
        guild_id = table.place.guild_id
        if guild_id is None or guild_id in await self._store.retention.left_servers():  # its removal keeps its time
            return
        if await self._is_out_of(guild_id):
            await self.bot_removed(guild_id)

    async def is_left(self, guild_id: int) -> bool:
        """Return whether the bot is certainly in this server no more; if it is back, resume the server's games."""
        is_out = await self._is_out_of(guild_id)
        if is_out is False:
            await self.bot_invited([guild_id])
        return is_out is True

    async def bot_removed(self, guild_id: int) -> None:
        """Pause the games of a server that has removed the bot, and store the time of the removal."""
        for active in await self._store.tables.active_in(guild_id):
            table = await self._loaded(active.id)
            if table is not None:
                await self._pause(table)
        await self._store.write(retention.server_left(guild_id, self._committer.clock()))

    async def bot_invited(self, guild_ids: Collection[int]) -> None:
        """Resume the games of servers that have reinvited the bot, and show what could not be shown."""
        back = (await self._store.retention.left_servers()).intersection(guild_ids)
        if back:
            await self._store.write(*(retention.server_left(guild_id, None) for guild_id in sorted(back)))
        for guild_id in guild_ids:
            for active in await self._store.tables.active_in(guild_id):
                if active.paused is None:
                    continue
                table = await self._loaded(active.id)
                if table is not None and await self._was_away(table):
                    await self._resume(table)
        for table in self._registry.loaded():
            if table.place.guild_id in guild_ids:
                self._again(table)

    # ---- inside

    async def _is_out_of(self, guild_id: int) -> bool | None:
        """Ask the chat whether the bot is in no such server; None: it does not answer."""
        try:
            return not await self._chat.is_in(guild_id)
        except ChatError as error:
            log.info("server not looked up", **error.log_fields)
            return None

    async def _loaded(self, table_id: int) -> Table | None:
        try:
            return await self._registry.get(table_id)
        except (RefusedError, StoreError) as error:
            log.warning("table not readable", table=table_id, key=str(error))
            return None

    @retried
    async def _pause(self, table: Table) -> None:
        async with table.lock:
            if table.status is Status.RUNNING and table.paused is None:
                await self._keep(table, "pause", "event-sent-away", self._committer.clock())

    @retried
    async def _resume(self, table: Table) -> None:
        async with table.lock:
            if table.status is Status.RUNNING and table.paused is not None:
                await self._keep(table, "resume", "event-taken-in", None)

    async def _keep(self, table: Table, kind: str, key: str, paused: float | None) -> None:
        def done() -> None:
            table.paused = paused

        change = tables.paused(table.id, paused)
        due = False if paused is not None else None
        table_change = TableChange(
            kind, move=Move(kind, (AWAY,)), events=[Text(key)], changes=[change], done=done, due=due
        )
        await self._committer.commit(table, table_change)

    async def _was_away(self, table: Table) -> bool:
        """Return whether the current pause began because the bot was removed, not by a moderator."""
        rows = await self._store.journal.lines(table.id)
        last = next((row for row in reversed(rows) if row.kind in ("pause", "resume")), None)
        return last is not None and last.move == ["pause", [AWAY]]

    async def _notify(self, table: Table, person: Person) -> None:
        """Send a private message about the lost channel, if the person accepts private messages."""
        language = self._languages.pick(person.locale) if person.locale else table.language
        text = Text("notice-channel-gone", {"game": Text("game-" + table.game)})
        try:
            await self._chat.remind_privately(person.id, self._languages.say(text, language, game=table.game))
        except ChatError as error:
            log.info("notice of a lost channel not sent", table=table.id, **error.log_fields)
