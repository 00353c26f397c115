"""Reminding people that others wait for them, each in the way and as often as they have chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from engine.kernel.menus import Refused
from engine.kernel.text import Text, seat_name
from host.chat import Chat, ChatError, Trouble
from host.people import Person
from host.tables.registry import Registry
from host.tables.status import Status
from host.tables.table import Table
from host.time import timing
from host.time.absence import Reminder
from host.time.reminder_preferences import ReminderPreferences, Way, reminder_preferences_of
from host.time.running_time import RunningTime
from render.languages import Languages
from render.user_text import Markup
from store import people, progress
from store.database import Store

AT_ONCE = 4
TRIES, PAUSE = 3, 20.0

log = structlog.get_logger(__name__)


class Reminders:
    """Each reminder is noted as given before it is sent: a restart may lose one, but never gives it twice."""

    def __init__(self, store: Store, chat: Chat, languages: Languages, registry: Registry, time: RunningTime) -> None:
        self._store = store
        self._chat = chat
        self._languages = languages
        self._registry = registry
        self._time = time
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called with a table that may have to be looked at earlier."""
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- what people choose

    async def preferences(self, person: Person) -> ReminderPreferences:
        """How somebody wants to be reminded."""
        return reminder_preferences_of(await self._store.people.preferences(person.id), person.id)

    async def choose(self, person: Person, way: Way | None, every: int | None) -> ReminderPreferences:
        """Choose anew (None: as before), for all games at once, those under way too. Raises StoreError."""
        chosen = await self._store.people.preferences(person.id)
        old = reminder_preferences_of(chosen, person.id)
        preferences = ReminderPreferences(old.way if way is None else way, old.every if every is None else every)
        habits = {**chosen.get(person.id, {}), "reminders": preferences.as_data()}
        await self._store.write(people.preferences(person.id, person.name, person.locale, habits))
        for table_id in await self._store.tables.running_of(person.id):
            try:
                table = await self._registry.get(table_id)
            except Refused:  # one that cannot be read reminds nobody
                continue
            async with table.lock:
                await self._hold(table, person, preferences)
            self.on_change(table)
        return preferences

    async def _hold(self, table: Table, person: Person, preferences: ReminderPreferences) -> None:
        seat = table.find_seat(person.id)
        if seat is None or table.status is not Status.RUNNING:
            return
        table.chairs[seat].reminder_preferences = preferences
        if table.paused is None:
            seats = [chair.time for chair in table.chairs]
            at = timing.next_look(seats, table.chairs, table.clock)
            await self._store.write(progress.deadline(table.id, at))
            table.deadline = at

    # ---- reminding

    def remind(self, reminder: Reminder) -> None:
        """Send a reminder in the background; never waits."""
        self._start(reminder.table, lambda: self._remind(reminder))

    def call(self, table: Table, person_id: int, text: Text) -> None:
        """Mention somebody where the game is told, in words that hold the mention; never waits."""

        async def send() -> None:
            words = self._languages.tell(text, table.reader(self._languages, table.language, markdown=True))
            await self._chat.mention(table.place, table.thread_id, person_id, words)

        self._start(table, send)

    def _start(self, table: Table, send: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._send(table, send), name=f"reminding {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
                if error.trouble is not Trouble.PASSING:
                    log.info("not reminded", table=table.id, **error.described)
                    return
            await asyncio.sleep(PAUSE)

    async def _remind(self, reminder: Reminder) -> None:
        table, chair = reminder.table, reminder.table.chairs[reminder.seat]
        person, preferences = chair.person, chair.reminder_preferences
        if person is None:
            return
        if preferences.way is Way.PRIVATE:
            language = self._languages.pick(person.locale, table.game) if person.locale else table.language
            await self._chat.remind_privately(person.id, self._words(reminder, language, "reminder-private"))
        elif preferences.way is Way.MENTION:
            words = self._words(reminder, table.language, "reminder-mention", Markup(f"<@{person.id}>"))
            await self._chat.mention(table.place, table.thread_id, person.id, words)

    def _words(self, reminder: Reminder, language: str, key: str, mention: str = "") -> str:
        table = reminder.table
        others = tuple(seat_name(seat) for seat in timing.present(table) if seat != reminder.seat)
        game = Text("game-" + table.game)
        until = (
            Text("reminder-open")
            if reminder.ends is None
            else Text("reminder-until", {"until": stamp(self._time.real(reminder.ends))})
        )
        values = {"game": game, "others": others, "until": until, "board": board_link(table), "mention": mention}
        values["count"] = len(others)
        return self._languages.tell(Text(key, values), table.reader(self._languages, language, markdown=True))


def stamp(at: float) -> Markup:
    """A moment as the chat shows it, counted from now: "in 3 hours"."""
    return Markup(f"<t:{int(at)}:R>")


def board_link(table: Table) -> Markup:
    """Where a table's board is."""
    guild = table.place.guild_id or "@me"
    message = f"/{table.board_message}" if table.board_message is not None else ""
    return Markup(f"https://discord.com/channels/{guild}/{table.place.channel_id}{message}")
