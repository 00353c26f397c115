"""Notices and reminders in a simulated week of fifteen people at thirty tables."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.kernel.menus import RefusedError
from engine.kernel.views import View
from host.people import Person, Place
from host.reminding.absence import overdue
from host.tables.status import Status
from host.tables.table import Table
from host.time.clocks import DAY, MINUTE
from host.time.quiet_hours import QuietHours, read_quiet_hours
from host.time.reminder_preferences import LOOKING, ReminderWay
from render.pictures import Pictures
from tests.host.house import House

PEOPLE, TABLES, WEEK = 15, 30, 7 * DAY
TICK = 15.0 * MINUTE
STAYING = 4
"""Probability that a person who is present looks at their tables within a quarter of an hour."""
CLOCKS = ("6h", "12h", "1d", "1d", "1d+12h", "2d", "off")
QUIET = ("22-7", "23-8", "22:30-6:30", "1-9", "off")
ZONES = ("Europe/Berlin", "America/New_York", "+9", "UTC")
_BOARD = re.compile(r"/channels/7/(\d+)")
_UNTIL = re.compile(r"<t:(\d+):R>")


@dataclass
class Player:
    """A player who sleeps at night, reacts to notices and has only some time."""

    person: Person
    way: ReminderWay
    zone: str
    quiet: QuietHours | None
    diligence: float
    """Probability to look at their tables within a quarter of an hour after a notice."""
    notified: bool = False
    activity: dict[int, list[float]] = field(default_factory=dict)
    """Times of their interactions by channel."""

    def quiet_until(self, at: float) -> float | None:
        return None if self.quiet is None else self.quiet.over(at, self.zone)


@dataclass
class Notice:
    """A notice sent to a player; ``channel`` is that of its table."""

    at: float
    player: Player
    channel: int
    warning: bool
    ends: float | None


class Blank(Pictures):
    """Pictures that are not drawn."""

    def board(self, view: View, language: str, people: Sequence[str] = (), **more: Any) -> bytes:
        return b""

    def hand(self, view: View, language: str, people: Sequence[str] = (), **more: Any) -> bytes:
        return b""


class Week:
    """Simulation of a week, with all notices and their times."""

    def __init__(self, house: House, random: Random) -> None:
        self.house = house
        self.random = random
        self.players = [self._player(number) for number in range(1, PEOPLE + 1)]
        self.tables: list[Table] = []
        self.notices: list[Notice] = []
        self.turns: set[tuple[int, int, float]] = set()
        """Turns as table, person and the time since which the table waits."""
        self.channels = 100
        self._read = 0, 0

    def _player(self, number: int) -> Player:
        pick = self.random
        quiet = read_quiet_hours(pick.choice(QUIET))
        way = pick.choices(list(ReminderWay), (8, 2, 1))[0]
        person = Person(number, f"Person {number}", pick.choice(("en-GB", "de")))
        return Player(person, way, pick.choice(ZONES), quiet, pick.choice((0.02, 0.1, 0.2, 0.5)))

    async def begin(self) -> None:
        for player in self.players:
            words = "off" if player.quiet is None else player.quiet.words
            await self.house.master.reminders.choose(player.person, player.way, None, words, player.zone)
        self.house.chat.closed = {player.person.id for player in self.players[::7]}
        while len(self.tables) < TABLES:
            await self.open()

    async def open(self) -> None:
        """Open and start another table of random players."""
        self.channels += 1
        master, place = self.house.master, Place(7, self.channels)
        first, *others = self.random.sample(self.players, self.random.choice((2, 2, 3)))
        table = await master.new(place, first.person, "pips", {"turns": 200}, clock=self.random.choice(CLOCKS))
        for player in others:
            await master.join(table.id, player.person)
        for player in (first, *others):
            self.press(player, table)
        self.tables.append(await master.begin(table.id, first.person))

    def press(self, player: Player, table: Table) -> None:
        player.activity.setdefault(table.place.channel_id, []).append(self.house.now)
        self.house.master.note_activity(player.person, table.place, table.id)

    async def tick(self) -> None:
        """Simulate a quarter of an hour, in which awake players may come, play their turns and stay for a while."""
        await self.go_on(TICK)
        present = [player for player in self.players if self.comes(player)]
        for _ in range(STAYING):
            self.random.shuffle(present)
            for player in present:
                for table in list(self.tables):
                    if (seat := table.find_seat(player.person.id)) is not None:
                        await self.look_after(player, table, seat)
        for table in [table for table in self.tables if table.status is Status.OVER]:
            self.tables.remove(table)
            await self.open()

    def comes(self, player: Player) -> bool:
        if player.quiet_until(self.house.now) is not None:
            return False
        comes = self.random.random() < (player.diligence if player.notified else 0.004)
        player.notified = player.notified and not comes
        return comes

    async def look_after(self, player: Player, table: Table, seat: int) -> None:
        if seat in table.asks() or overdue(table):
            self.press(player, table)
            await self.go_on(self.random.choice((5.0, 30.0, 150.0)))
        asked = table.asks().get(seat)
        try:
            if asked is not None:
                await self.house.make(table, player.person, self.random.choice(asked.menu.moves), asked.id)
                player.activity.setdefault(table.place.channel_id, []).append(self.house.now)
            elif overdue(table):
                await self.house.master.absence.skip(table, player.person, None)
        except RefusedError as refused:
            assert refused.refusal.key in ("refused-not-overdue", "refused-over", "refused-answered")  # noqa: PT017

    async def go_on(self, seconds: float) -> None:
        """Let time pass, and everything happen when it is due."""
        until = self.house.now + seconds
        while self.house.now < until:
            await self.wait_until_shown()
            nearest = min((at + self.house.master.time.lost for at in self._moments()), default=until)
            self.house.now = min(until, max(nearest, self.house.now + 1))
            if nearest <= self.house.now:
                self.house.master.scheduler.wake()
        await self.wait_until_shown()

    def _moments(self) -> list[float]:
        return [table.deadline for table in self.tables if table.deadline is not None]

    async def wait_until_shown(self) -> None:
        now = self.house.master.time.now()
        while any(at <= now for at in self._moments()) or self.house.master.reminders.busy:  # noqa: ASYNC110
            await asyncio.sleep(0.0005)
        for table in self.tables:
            for assignment in table.assignments:
                if assignment.person is not None and assignment.time.awaited is not None:
                    self.turns.add((table.id, assignment.person.id, assignment.time.awaited))
        chat, (private, mentions) = self.house.chat, self._read
        new = [(person, words) for person, words in chat.reminders[private:]]
        new += [(person, words) for _, person, words in chat.mentions[mentions:]]
        self._read = len(chat.reminders), len(chat.mentions)
        for person_id, words in new:
            player = self.players[person_id - 1]
            player.notified = True
            until = _UNTIL.findall(words)
            channel = int(_BOARD.findall(words)[-1])  # what is new comes last
            ends = float(until[-1]) if until else None
            self.notices.append(Notice(self.house.now, player, channel, "⏳" in words, ends))

    def warned(self, player: Player, table: Table, until: float) -> bool:
        """Return whether a player was warned that their time at a table would be up at this moment."""
        assert table.clock is not None
        channel, since = table.place.channel_id, until - table.clock.decision - table.clock.bank
        return any(
            notice.warning and notice.player is player and notice.channel == channel and since < notice.at < until
            for notice in self.notices
        )

    async def restart(self) -> None:
        await self.wait_until_shown()
        await self.house.again()
        self.tables = [await self.house.master.get(table.id) for table in self.tables]


@pytest.mark.ci
async def test_fifteen_people_at_thirty_tables_get_enough_notices_and_not_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = {"beat": float(DAY), "board_interval": 1e6, "thread_quiet": 1e6, "openings_per_minute": 10_000}
    house = House(tmp_path, **slow)
    house.now, house.pictures = 1_790_000_000.0, Blank(house.languages)
    await house.open()  # draws the key of the digests: the dice come after it
    dice = Random(15)
    monkeypatch.setattr("host.seating.sealing.secrets.token_bytes", dice.randbytes)
    week = Week(house, Random(14))
    await week.begin()
    start = house.now
    for day in range(1, 8):
        while house.now < start + day * DAY:
            await week.tick()
        await week.restart()
    assert_nobody_was_disturbed(week)
    await assert_enough_notices(week)
    await house.close()


def assert_nobody_was_disturbed(week: Week) -> None:
    """Assert that no notice came in quiet hours (except last warnings), to people who looked, or unwanted."""
    for notice in week.notices:
        player = notice.player
        assert player.way is not ReminderWay.NONE
        if (morning := player.quiet_until(notice.at)) is not None:
            assert notice.warning, "a notice at night"
            assert notice.ends is not None
            assert notice.ends <= morning, "a warning at night that could wait"
        activity = [at for at in player.activity.get(notice.channel, ()) if notice.at - LOOKING + 1 < at <= notice.at]
        assert activity == [], "a notice to somebody who was looking"


async def assert_enough_notices(week: Week) -> None:
    """Assert that there is at most one notice for each turn, and a warning before every loss."""
    losses = 0
    store = week.house.store
    for number in range(1, await store.tables.last_id() + 1):
        table = await week.house.master.get(number)
        for row in await store.journal.lines(number):
            if row.kind == "overdue" and row.move is not None:
                for player in (week.players[person.id - 1] for person in seated(table, row.move[1])):
                    losses += 1
                    assert player.way is ReminderWay.NONE or week.warned(player, table, row.time), "a loss unannounced"
    turns, notices = len(week.turns), len(week.notices)
    assert turns > 250
    assert losses > 10
    assert 0.2 * turns < notices <= turns, f"{notices} notices in {turns} turns"


def seated(table: Table, seats: list[int]) -> list[Person]:
    return [person for seat in seats if (person := table.assignments[seat].person) is not None]
