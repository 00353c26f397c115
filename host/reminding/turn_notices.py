"""Private notices of turns: one message about several tables, edited while it is recent."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

import structlog

from engine.kernel.menus import RefusedError
from engine.kernel.text import Seat
from host.chat import Chat, ChatError, DeliveryFailure
from host.commits.timing import FRESH
from host.people import Person
from host.reminding.reminder_words import ReminderTexts
from host.tables.registry import Registry
from host.tables.status import Status
from host.tables.table import Table
from host.time.running_time import RunningTime
from store.database import Store
from store.turn_messages import TurnMessage, turn_message

log = structlog.get_logger(__name__)


class TurnNotices:
    """At most one notice for each person.

    While it is recent and names a turn that is still open, another table is added by an edit, which notifies nobody;
    otherwise a new message replaces it.
    """

    def __init__(self, store: Store, chat: Chat, registry: Registry, words: ReminderTexts, time: RunningTime) -> None:
        self._store = store
        self._chat = chat
        self._registry = registry
        self._words = words
        self._time = time
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def notify(self, person: Person, table: Table, seat: Seat) -> bool:
        """Notify a person of their turn at a table; return False if they accept no private messages.

        A repeated call sends nothing. Raises ChatError, StoreError.
        """
        lock = self._locks.setdefault(person.id, asyncio.Lock())
        async with lock:
            since = table.assignments[seat].time.awaited
            last = await self._store.turn_messages.of(person.id)
            if since is None or (last is not None and (table.id, since) in last.waiting):
                return True
            open_turns = [] if last is None else await self._open_turns(person, last, table.id)
            text = self._words.turns(person, [*open_turns, (table, seat)])
            waiting = [(other.id, other.assignments[place].time.awaited or 0.0) for other, place in open_turns]
            waiting.append((table.id, since))
            young = last is not None and self._now() - last.sent < FRESH
            if last is not None and young and open_turns and await self._edit(person, last.message_id, text):
                await self._store.write(turn_message(person.id, last.message_id, last.sent, waiting))
                return True
            sent = await self._chat.remind_privately(person.id, text)
            if sent is None:
                return False
            await self._store.write(turn_message(person.id, sent, self._now(), waiting))
            if last is not None:
                await self._remove(person, last.message_id)
            return True

    # ---- inside

    def _now(self) -> float:
        """Return seconds since 1970."""
        return self._time.real(self._time.now())

    async def _open_turns(self, person: Person, last: TurnMessage, except_table: int) -> list[tuple[Table, Seat]]:
        """Return the other tables of the last message that still wait for the person since then."""
        open_turns: list[tuple[Table, Seat]] = []
        for table_id, since in last.waiting:
            if table_id == except_table:
                continue
            try:
                table = await self._registry.get(table_id)
            except RefusedError:  # a table that cannot be read waits for nobody
                continue
            seat = table.find_seat(person.id)
            running = table.status is Status.RUNNING and table.paused is None
            if seat is not None and running and table.assignments[seat].time.awaited == since:
                open_turns.append((table, seat))
        return open_turns

    async def _edit(self, person: Person, message_id: int, text: str) -> bool:
        """Edit the last message; return False if it cannot be edited and a new one is needed."""
        try:
            await self._chat.edit_reminder(person.id, message_id, text)
        except ChatError as error:
            if error.failure is DeliveryFailure.TRANSIENT:
                raise
            return False
        return True

    async def _remove(self, person: Person, message_id: int) -> None:
        try:
            await self._chat.remove_reminder(person.id, message_id)
        except ChatError as error:
            log.info("old notice stays", **error.log_fields)
