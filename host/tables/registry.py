"""The registry of tables in memory; each is loaded from the store when it is first used."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

import structlog

from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, text_from_data
from host.digests import Digests
from host.people import Place
from host.tables.loading import loaded
from host.tables.names import learn
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from host.tables.versions import MOST_RACES
from render.languages import Languages
from store import progress, servers
from store.database import Store
from store.errors import StoreError
from store.journal import JournalRow
from store.statements import Change
from store.tables import TableRow
from store.time_limit import waiting_since

MOST_TABLES = 2000
MOST_PENDING = 500
"""Tables with something to show or to answer that are worked for at the same time after a start."""
PENDING_PAUSE, PENDING_PATIENCE = 0.5, 120.0
"""Seconds between two looks at how many of them are done, and for which the others wait for one of them."""
STEP, MOST_STEPS = 0.02, 20
"""Seconds between two looks at what another process is carrying out, and how many there are."""
RECENT = 50
"""Journal lines read when a table is loaded, for its news and to recognize repeated interactions."""

log = structlog.get_logger(__name__)


class Registry:
    """Tables by number or place; a table stays one object while anybody works with it."""

    def __init__(
        self,
        store: Store,
        languages: Languages,
        rules: Callable[[str], Game[Any]],
        language: str,
        digests: Digests,
        *,
        shared: bool = False,
    ) -> None:
        """Create it; ``shared``: other processes work with the same database."""
        self._store = store
        self._shared = shared
        self._digests = digests
        self._languages = languages
        self._rules = rules
        self._language = language
        self._tables: dict[int, Table] = {}
        self._loading: dict[int, asyncio.Future[Table | None]] = {}
        self._servers: dict[int, str] = {}
        self._present: dict[int, int] = {}
        self._last_id = 0
        self.on_load: Callable[[Table, TableRow], None] = lambda table, row: None
        """Called with each loaded table before anybody else gets it."""
        self.on_refresh: Callable[[Table, int, int], None] = lambda table, board_seq, thread_seq: None
        """Called with each table that was read again because another process has changed it.

        Further arguments are the numbers of the last changes that its board and its thread show."""
        self.at_rest: Callable[[Table], bool] = lambda table: True
        """Whether nothing happens at a table by itself next."""
        self.busy: Callable[[Table], bool] = lambda table: False
        """Whether a background task still needs this table."""
        self.on_forget: Callable[[Table], None] = lambda table: None
        """Called with each table that leaves memory."""
        self.closing = False
        """Whether no more tables are loaded from now on."""

    async def start(self) -> None:
        """Read the numbers of the tables, and the channels of open and running ones. Raises StoreError."""
        self._last_id = await self._store.tables.last_id()
        for table in await self._store.tables.active():
            for channel_id in (table.channel_id, table.thread_id):
                if channel_id is not None:
                    self._present[channel_id] = table.id

    async def load_pending(self) -> None:
        """Load the tables that the last run left with something to show or to answer, few at the same time."""
        try:
            waiting = await self._store.progress.pending()
        except StoreError as error:
            log.error("no table loaded", key=error.reason.key)
            return
        begun: list[tuple[float, Table]] = []
        for table_id in waiting:
            while len(begun) >= MOST_PENDING and not self.closing:
                await asyncio.sleep(PENDING_PAUSE)
                recent = time.monotonic() - PENDING_PATIENCE
                begun = [(since, table) for since, table in begun if since > recent and self.busy(table)]
            if self.closing:
                return
            try:
                begun.append((time.monotonic(), await self.get(table_id)))
            except RefusedError as refused:
                log.warning("table not loaded", table=table_id, key=refused.refusal.key)
            except StoreError as error:
                log.warning("table not loaded", table=table_id, key=error.reason.key)
            await asyncio.sleep(0)

    async def next_id(self) -> int:
        """Return a number for a new table. Raises StoreError."""
        if self._shared:
            self._last_id = max(self._last_id, await self._store.tables.last_id())
        self._last_id += 1
        return self._last_id

    def add(self, table: Table) -> None:
        """Add a new table."""
        table.digest = self._digests.of
        table.lock.refresh = partial(self._refresh, table)
        self._tables[table.id] = table
        self.note_channels(table)
        self._make_room()

    def note_channels(self, table: Table) -> None:
        """Note the channel and thread of an open or running table."""
        if table.status in (Status.OPEN, Status.RUNNING):
            for channel_id in (table.place.channel_id, table.thread_id):
                if channel_id is not None:
                    self._present[channel_id] = table.id

    async def get(self, table_id: int) -> Table:
        """Return a table by its number.

        Raises RefusedError: ``refused-no-such-table``, ``refused-not-loadable`` for an unreadable game,
        ``refused-pack-missing`` for a game with unknown content.
        """
        table = self._tables.get(table_id)
        if table is None and (0 < table_id <= self._last_id or (self._shared and table_id > 0)):
            table = await self._load_once(table_id)
        elif table is not None and self._may_be_outdated(table) and not table.lock.is_mine:
            async with table.lock:  # which reads it again if it is outdated
                pass
        if table is None:
            raise RefusedError(Refusal("refused-no-such-table"))
        return table

    def in_memory(self, table_id: int) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    def loaded(self) -> list[Table]:
        """Return the tables in memory."""
        return list(self._tables.values())

    def present_in(self, channel_id: int) -> int | None:
        """Return the number of the open or running table of a channel or thread; it may be over by now."""
        return self._present.get(channel_id)

    def absent_from(self, channel_id: int) -> None:
        """Forget the table of a channel because it cannot be read."""
        self._present.pop(channel_id, None)

    def active_in(self, channel_id: int) -> Table | None:
        """Return the open or running table of a channel if it is in memory."""
        known = self._tables.get(self._present.get(channel_id, 0))
        return known if known is not None and known.status in (Status.OPEN, Status.RUNNING) else None

    def with_thread(self, thread_id: int) -> Table | None:
        """Return the table in memory with this thread.

        Other tables need not know: a table that is loaded later notices itself that its thread is gone.
        """
        return next((table for table in self._tables.values() if table.thread_id == thread_id), None)

    async def find(self, place: Place) -> Table | None:
        """Return the open or running table of a channel or table thread, else the last one played there."""
        known = None if self._shared else self.active_in(place.channel_id)
        if known is not None:
            return known
        table_id = await self._store.tables.in_channel(place.channel_id)
        return None if table_id is None else await self.get(table_id)

    # ---- languages of servers

    async def chosen_language(self, guild_id: int | None) -> str:
        """Return the language a server has chosen for public messages; empty if it has chosen none."""
        if guild_id is None:
            return ""
        if guild_id not in self._servers or self._shared:
            chosen = await self._store.servers.language(guild_id)
            self._servers[guild_id] = chosen if chosen in self._languages.languages else ""
        return self._servers[guild_id]

    async def language(self, place: Place, game: str, assignments: Sequence[SeatAssignment]) -> str:
        """Return the language of a table's public messages.

        The server's choice, else the language most players use; in a tie that of the first seat. Games without that
        language use the default.
        """
        return self._spoken(game, await self.chosen_language(place.guild_id), assignments)

    def speak(self, table: Table) -> None:
        """Update a table's language for the people who play there now.

        It stays as it is when the last has left, and while seats are reserved for others.
        """
        chosen = "" if table.place.guild_id is None else self._servers.get(table.place.guild_id, "")
        if chosen or (not table.reserved and any(assignment.person is not None for assignment in table.assignments)):
            table.language = self._spoken(table.game, chosen, table.assignments)

    def _spoken(self, game: str, chosen: str, assignments: Sequence[SeatAssignment]) -> str:
        people = [assignment.person for assignment in assignments if assignment.person is not None]
        spoken = [chosen] if chosen else [person.locale or self._language for person in people]
        counted = Counter(self._languages.pick(locale) for locale in spoken or [self._language])
        most = max(counted, key=lambda language: counted[language])  # the first of equally frequent languages
        return self._languages.pick_for(game, most)

    def in_memory_of(self, person_id: int) -> list[Table]:
        """Return the tables in memory at which a person sits."""
        return [table for table in self._tables.values() if table.find_seat(person_id) is not None]

    def of_server(self, guild_id: int) -> list[Table]:
        """Return the tables of a server that are in memory."""
        return [table for table in self._tables.values() if table.place.guild_id == guild_id]

    async def set_language(self, guild_id: int, language: str) -> list[Table]:
        """Set a server's language (empty: none); return its tables in memory."""
        if language and language not in self._languages.languages:
            names = [self._languages.say(Text("language-name"), known) for known in self._languages.languages]
            raise RefusedError(Refusal("refused-language", {"language": language, "languages": ", ".join(names)}))
        outdated = [progress.outdated_in(guild_id)] if self._shared else []
        await self._store.write(servers.language(guild_id, language), *outdated)
        self._servers[guild_id] = language
        changed = self.of_server(guild_id)
        for table in changed:
            self.speak(table)
        return changed

    def outdated(self, person_id: int) -> list[Change]:
        """Return the changes to write with those of a person's own data, so that other processes read them too."""
        return [progress.outdated_of(person_id)] if self._shared else []

    async def versions(self, table_ids: Collection[int]) -> dict[int, int]:
        """Return the present versions of tables if other processes may change them; otherwise nothing.

        What is read afterwards and written with :func:`store.progress.next_version` overwrites nothing of theirs.
        """
        return await self._store.progress.versions(table_ids) if self._shared and table_ids else {}

    # ---- loading

    async def _load_once(self, table_id: int) -> Table | None:
        """Load a table; concurrent callers share one load."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: int) -> Table | None:
        began = time.monotonic()
        try:
            table, row, _ = await self._read(table_id)
        except StoreError:
            raise
        except RefusedError as refused:
            log.error("table not loadable", table=table_id, key=refused.refusal.key)
            raise
        except Exception as error:
            log.error("table not loadable", table=table_id, error=type(error).__name__)
            raise RefusedError(Refusal("refused-not-loadable")) from error
        if table is None or row is None:
            return None
        opened = self._tables.get(table_id)
        if opened is not None:  # it was stored, but not yet added, when this began
            return opened
        table.checked = began
        self.add(table)
        self.on_load(table, row)
        return table

    async def _read(self, table_id: int) -> tuple[Table | None, TableRow | None, list[JournalRow]]:
        """Return a table as it is stored, with its row and the latest rows of its journal."""
        for _ in range(MOST_RACES):
            row = await self._store.tables.read(table_id)
            if row is None:
                return None, None, []
            rows = await self._store.journal.recent(table_id, RECENT) if row.saved is not None else []
            # the row, its seats and its journal are read one after another
            if not self._shared or await self._store.progress.version(table_id) == row.version:
                return await loaded(row, rows, self._rules, self._store, self.language), row, rows
        raise StoreError("refused-store-locked")

    async def _refresh(self, table: Table) -> None:
        """Read a table again if its rows may have changed; its lock is held. Raises StoreError and RefusedError."""
        if not table.stale and not self._may_be_outdated(table):
            return
        began = time.monotonic()
        version = await self._store.progress.version(table.id)
        if version == table.version and not table.stale:
            table.checked = began
            return
        if not table.stale and await self._follow(table) and await self._follow_to_rest(table):
            table.checked = began
            return
        stored, row, rows = await self._read(table.id)
        if stored is None or row is None:
            self.drop(table.id)
            raise RefusedError(Refusal("refused-no-such-table"))
        new = [line for line in rows if line.seq > table.seq]
        table.checked = began
        table.adopt(stored, new)
        self.note_channels(table)
        self.on_refresh(table, row.board_seq, row.thread_seq)

    async def _follow_to_rest(self, table: Table) -> bool:
        """Follow what happens by itself after a move, for a moment; False: others have changed more than that.

        The process that made the move is still carrying it out, so nobody is asked yet.
        """
        for _ in range(MOST_STEPS):
            if self.at_rest(table):
                break
            await asyncio.sleep(STEP)
            if not await self._follow(table):
                return False
        return True

    async def _follow(self, table: Table) -> bool:
        """Take over the lines that others have added to the journal; False: they have changed more than that."""
        if table.match is None:
            return False
        advance = await self._store.journal.advance(table.id, table.seq)
        if advance is None or advance.saved is None or not advance.completes(table.version):
            return False
        if not advance.lines:
            return True
        events = [text for line in advance.lines for text in text_from_data(line.events)]
        await learn(self._store, table, events)
        match = Match.load(table.rules, table.dice_key, advance.saved, stepwise=True)
        table.follow(advance, match)
        self.on_refresh(table, advance.board_seq, advance.thread_seq)
        return True

    def _may_be_outdated(self, table: Table) -> bool:
        """Return whether another process may have changed a table before the present request came."""
        return table.checked < (waiting_since() if self._shared else 0.0)

    async def reread(self, table: Table) -> TableRow:
        """Read a table again whether or not its rows have changed. Raises StoreError and RefusedError."""
        async with table.lock:
            table.stale = True
            await self._refresh(table)
        row = await self._store.tables.read(table.id)
        if row is None:
            raise RefusedError(Refusal("refused-no-such-table"))
        return row

    def drop(self, table_id: int) -> None:
        """Remove a table whose channel was freed."""
        table = self._tables.pop(table_id, None)
        self._present = {channel: number for channel, number in self._present.items() if number != table_id}
        if table is not None:
            table.status = Status.OVER
            self.on_forget(table)

    def _make_room(self) -> None:
        """Remove the oldest tables that nobody works with."""
        if len(self._tables) <= MOST_TABLES:
            return
        for table in list(self._tables.values())[: MOST_TABLES // 10]:
            if not table.lock.locked() and not self.busy(table):
                del self._tables[table.id]
                self.on_forget(table)
                self._present = {channel: number for channel, number in self._present.items() if number != table.id}
