"""Notices of turns and reminders, sent in the way and as often as each person has chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import structlog

from engine.kernel.menus import RefusedError
from engine.kernel.text import Text
from host.chat import Chat, ChatError, DeliveryFailure
from host.commits import timing
from host.people import Person
from host.reminding.absence import Reminder
from host.reminding.reminder_words import ReminderTexts
from host.reminding.turn_notices import TurnNotices
from host.tables.registry import Registry
from host.tables.status import Status
from host.tables.table import Table
from host.tables.versions import retried, write
from host.time.quiet_hours import read_quiet_hours, read_zone
from host.time.reminder_preferences import REMINDERS, ReminderPreferences, ReminderWay
from host.time.running_time import RunningTime
from host.user_preferences import UserPreferences
from render.languages import Languages
from store import progress
from store.database import Store
from store.errors import StoreError

AT_ONCE = 4
TRIES, PAUSE = 3, 20.0

log = structlog.get_logger(__name__)


class Reminders:
    """Sends notices of turns and reminders in the background.

    They are recorded as sent before they are sent: a restart may lose one, but never repeats it.
    """

    def __init__(
        self,
        store: Store,
        chat: Chat,
        languages: Languages,
        registry: Registry,
        time: RunningTime,
        user_preferences: UserPreferences,
    ) -> None:
        self._store = store
        self._user_preferences = user_preferences
        self._chat = chat
        self._languages = languages
        self._registry = registry
        self._time = time
        self._words = ReminderTexts(languages, time)
        self._notices = TurnNotices(store, chat, registry, self._words, time)
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called with a table whose next deadline may have moved."""
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- preferences

    async def preferences(self, person: Person) -> ReminderPreferences:
        """Return a person's reminder preferences."""
        return ReminderPreferences.from_data((await self._user_preferences.of(person.id)).get(REMINDERS))

    async def may_mention(self, person: Person) -> bool:
        """Return whether a person may be mentioned at the request of others now. Raises StoreError."""
        return (await self.preferences(person)).may_be_mentioned(self._time.real(self._time.now()))

    async def choose(
        self, person: Person, way: ReminderWay | None, every: int | None, quiet: str = "", zone: str = ""
    ) -> ReminderPreferences:
        """Change a person's preferences for all games, including running ones; None or empty values stay unchanged.

        ``quiet`` and ``zone`` are quiet hours and a time zone as people type them. Raises RefusedError, StoreError.
        """

        def update(known: Any) -> Mapping[str, Any]:
            old = ReminderPreferences.from_data(known)
            return ReminderPreferences(
                old.way if way is None else way,
                old.every if every is None else every,
                read_quiet_hours(quiet) if quiet else old.quiet,
                read_zone(zone) if zone else old.zone,
            ).as_data()

        outdated = self._registry.outdated(person.id)
        await self._user_preferences.change(person, REMINDERS, update, *outdated)
        preferences = await self.preferences(person)
        for table_id in await self._store.tables.running_of(person.id):
            try:
                table = await self._registry.get(table_id)
            except RefusedError:  # a table that cannot be read reminds nobody
                continue
            await self._apply(table, person, preferences)
            self.on_change(table)
        return preferences

    @retried
    async def _apply(self, table: Table, person: Person, preferences: ReminderPreferences) -> None:
        async with table.lock:
            seat = table.find_seat(person.id)
            if seat is None or table.status is not Status.RUNNING:
                return
            table.assignments[seat].reminder_preferences = preferences
            if table.paused is None:
                seats = [assignment.time for assignment in table.assignments]
                at = timing.next_check(table, seats, table.assignments, table.limit, self._time.lost)
                await write(self._store, table, progress.deadline(table.id, at))
                table.deadline = at

    # ---- reminding

    def remind(self, reminder: Reminder) -> None:
        """Send a reminder in the background; never waits."""
        self._start(reminder.table, lambda: self._remind(reminder))

    def call(self, table: Table, person_id: int, text: Text) -> None:
        """Mention a person in the thread, with a text that contains the mention; never waits."""

        async def send() -> None:
            words = self._languages.say_to(text, table.reader(self._languages, table.language, markdown=True))
            await self._chat.mention(table.place, table.thread_id, person_id, words)

        self._start(table, send)

    def _start(self, table: Table, send: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._send(table, send), name=f"reminding {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def busy(self) -> bool:
        """Whether notices or reminders are being sent."""
        return bool(self._tasks)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, table: Table, send: Callable[[], Awaitable[None]]) -> None:
        for _ in range(TRIES):
            try:
                async with self._sending:
                    await send()
                return
            except ChatError as error:
                if error.failure is not DeliveryFailure.TRANSIENT:
                    log.info("not reminded", table=table.id, **error.log_fields)
                    return
            except StoreError as error:
                log.warning("not reminded", table=table.id, key=error.reason.key)
            await asyncio.sleep(PAUSE)

    async def _remind(self, reminder: Reminder) -> None:
        table, seat, assignment = reminder.table, reminder.seat, reminder.table.assignments[reminder.seat]
        person, way = assignment.person, assignment.reminder_preferences.way
        if person is None or assignment.time.awaited is None or way is ReminderWay.NONE:
            return
        private = way is ReminderWay.PRIVATE or assignment.time.unnamed
        if private and not assignment.hand_closed and await self._sent_privately(reminder, person):
            return
        if assignment.time.unnamed:  # a mention would name the person who is asked
            return
        words = self._words.call(person, table, seat, first=reminder.first)
        await self._chat.mention(table.place, table.thread_id, person.id, words)

    async def _sent_privately(self, reminder: Reminder, person: Person) -> bool:
        """Send a private notice or reminder; return False if the person accepts no private messages."""
        if reminder.first:
            return await self._notices.notify(person, reminder.table, reminder.seat)
        words = self._words.warning(person, reminder.table, reminder.seat)
        return await self._chat.remind_privately(person.id, words) is not None
