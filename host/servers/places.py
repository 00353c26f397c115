"""Tables whose place in the chat is lost: a channel that was deleted, a server that sent the bot away and takes it
in again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

import structlog

from engine.kernel.menus import Move, RefusedError
from engine.kernel.text import Text
from host.chat import Chat, ChatError
from host.commits.commit import Committer
from host.people import Person
from host.record.retention import Retention
from host.tables.registry import Registry
from host.tables.status import Ending, Status
from host.tables.table import Table
from host.tables.table_change import TableChange
from render.languages import Languages
from store import retention, tables
from store.database import Store
from store.errors import StoreError

AWAY = "away"
"""What stands in the journal beside a pause that begins because the bot was sent away."""

log = structlog.get_logger(__name__)


class Places:
    """A game without its channel is ended, without a winner, and its people are told once in private. In a server that
    sends the bot away games are paused, and go on when it is invited again.
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
        keeping: Retention,
    ) -> None:
        """``close`` closes a table whose game has not begun; ``again`` is called with a table that can be shown and
        played again, ``forget_thread`` with one whose thread is not there any more, and that thread.
        """
        self._store = store
        self._chat = chat
        self._languages = languages
        self._registry = registry
        self._committer = committer
        self._close = close
        self._again = again
        self._forget_thread = forget_thread
        self._keeping = keeping

    async def channel_gone(self, channel_id: int) -> None:
        """End what is open or running in a channel that was deleted; a thread of a table is not its channel."""
        found = await self._store.tables.in_channel(channel_id)
        table = None if found is None else await self._loaded(found)
        if table is not None and table.place.channel_id == channel_id:
            await self.lost(table)

    async def thread_gone(self, thread_id: int) -> None:
        """A thread was deleted: the game that is played in it is over; one that is told in it goes on, and forgets
        it.
        """
        await self.channel_gone(thread_id)
        table = self._registry.with_thread(thread_id)
        if table is not None:
            await self._forget_thread(table, thread_id)

    async def lost(self, table: Table) -> None:
        """The table's channel is not there any more. Repeated, it changes nothing."""
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
            await self._tell(table, person)

    async def present(self, guild_ids: Collection[int]) -> None:
        """The bot has come to Discord and is in these servers and no others: which have sent it away meanwhile, and
        which have taken it in, nobody has told it.
        """
        left = await self._store.retention.left_servers()
        for guild_id in sorted(await self._store.retention.known_servers() - left - {*guild_ids}):
            await self.sent_away(guild_id)
        await self.taken_in(guild_ids)
        self._keeping.servers_known = True

    async def sent_away(self, guild_id: int) -> None:
        """Pause the games of a server that the bot has to leave, and note since when it is not there."""
        for active in await self._store.tables.active_in(guild_id):
            table = await self._loaded(active.id)
            if table is not None:
                await self._pause(table)
        await self._store.write(retention.server_left(guild_id, self._committer.clock()))

    async def taken_in(self, guild_ids: Collection[int]) -> None:
        """The bot is in these servers: what was paused while it was away goes on, what could not be shown is shown."""
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

    async def _loaded(self, table_id: int) -> Table | None:
        try:
            return await self._registry.get(table_id)
        except (RefusedError, StoreError) as error:
            log.warning("table not readable", table=table_id, key=str(error))
            return None

    async def _pause(self, table: Table) -> None:
        async with table.lock:
            if table.status is Status.RUNNING and table.paused is None:
                await self._keep(table, "pause", "event-sent-away", self._committer.clock())

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
        """Whether the present pause began because the bot was sent away, not because somebody wished it."""
        rows = await self._store.journal.lines(table.id)
        last = next((row for row in reversed(rows) if row.kind in ("pause", "resume")), None)
        return last is not None and last.move == ["pause", [AWAY]]

    async def _tell(self, table: Table, person: Person) -> None:
        """In private, once, to whoever takes private messages."""
        language = self._languages.pick(person.locale) if person.locale else table.language
        text = Text("notice-channel-gone", {"game": Text("game-" + table.game)})
        try:
            await self._chat.remind_privately(person.id, self._languages.say(text, language, game=table.game))
        except ChatError as error:
            log.info("not told of a lost channel", table=table.id, **error.log_fields)
