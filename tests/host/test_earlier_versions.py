"""Databases of earlier versions under today's code: the same questions are open, and every game is played to its end.

How they were made: the :file:`README.md` in the folder of each.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.games import game
from engine.kernel.menus import Menu
from engine.kernel.rules import Rules
from engine.kernel.sealing import dice_key, seal_of
from engine.kernel.text import Seat
from engine.record import read, verify
from engine.telperinquar.rules import Telperinquar
from engine.telperinquar.state import Duel
from host.chat import Button
from host.people import Place
from host.tables.chair import Chair
from host.tables.status import Status
from host.tables.table import Table
from host.time.absence import overdue
from host.time.clocks import WEEK
from host.time.timing import present
from render.languages import Languages
from render.pictures import Pictures
from store.database import Store
from tests.host.house import ANNA, BEN, CARL, DORA, HERE, House, refused

MOST_MOVES = 2_000


class Version:
    """An earlier version: ``asked`` tells what each of its tables asked whom, ``running`` which tables run, ``words``
    whether its dice were sealed with words."""

    def __init__(self, name: str, *running: int, words: bool = False) -> None:
        self.name = name
        self.running = running
        self.words = words
        self.folder = Path(__file__).parent / name
        self.asked: dict[str, dict[str, Any]] = json.loads((self.folder / "asked.json").read_text("utf-8"))

    @property
    def tables(self) -> list[int]:
        return [int(number) for number in self.asked]


FIRST = Version("first_version", 1, 2, 4, 5, 7)
SECOND = Version("second_version", 1, 2, 4, 5, 8)
THIRD = Version("third_version", 1, 2, 4, 5, 8, 10, 11, words=True)
VERSIONS = (FIRST, SECOND, THIRD)
TABLES = [pytest.param(each, number, id=f"{each.name}-{number}") for each in VERSIONS for number in each.tables]
GAMES = [pytest.param(each, number, id=f"{each.name}-{number}") for each in VERSIONS for number in each.running]


class OldHouse(House):
    """The database of an earlier version under today's code. ``changed``: rules that stand in for a game's own."""

    def __init__(self, folder: Path, version: Version, **changed: Rules[Any]) -> None:
        super().__init__(folder, board_interval=0.5)
        self.languages = Languages(strict=True)
        self.pictures = Pictures(self.languages)
        self.changed = changed
        with closing(sqlite3.connect(folder / "house.sqlite")) as database:
            database.executescript((version.folder / "house.sql").read_text("utf-8"))
            threads = database.execute("SELECT thread_id FROM tables WHERE thread_id IS NOT NULL").fetchall()
        self.chat.threads.update((thread_id, []) for (thread_id,) in threads)

    def game(self, name: str) -> Rules[Any]:
        return self.changed.get(name) or game(name)

    async def play_on(self, table: Table) -> None:
        """One move of whoever is asked, chosen as the computer player would."""
        async with table.lock:
            pass  # what makes itself is done first
        asks = [(seat, ask) for seat, ask in table.asks().items() if table.chairs[seat].person is not None]
        asks = [(seat, ask) for seat, ask in asks if not ask.menu.optional] or asks
        if not asks:
            before = table.seq
            await self.until(lambda: table.seq > before or table.status is not Status.RUNNING)
            return
        seat, ask = asks[0]
        random = Random(table.seq)
        move = table.rules.choose(table.playing().determinize(seat, random), seat, ask.menu, random, "simple")
        person = table.chairs[seat].person
        assert person is not None
        await self.master.play(table.id, person, move, ask.id)

    async def play_to_the_end(self, table: Table) -> None:
        for _ in range(MOST_MOVES):
            if table.status is not Status.RUNNING:
                return
            await self.play_on(table)
        raise AssertionError("the game does not end")


@pytest.fixture
def version() -> Version:
    """Of which the house is; tests of others name it."""
    return FIRST


@pytest.fixture
async def house(tmp_path: Path, version: Version) -> AsyncIterator[OldHouse]:
    house = OldHouse(tmp_path, version)
    await house.open()
    yield house
    await house.close()


def asked(table: Table) -> dict[str, Any]:
    """In the shape of ``asked.json``."""
    return {
        str(seat): {"id": ask.id, "moves": [[move.name, *move.args] for move in ask.menu.moves]}
        for seat, ask in table.asks().items()
    }


@pytest.mark.parametrize(("version", "number"), TABLES)
async def test_every_table_asks_the_same_people_the_same(house: OldHouse, version: Version, number: int) -> None:
    table = await house.master.get(number)
    assert asked(table) == version.asked[str(number)]
    assert table.language == "de"
    if number in version.running:
        assert table.status is Status.RUNNING
        assert not table.playing().went_back
    if table.match is not None:
        report = await house.master.archive.verify(number)
        assert report.problem is None
        assert (report.words is not None) == version.words
        assert (table.dice_key != table.secret) == version.words


@pytest.mark.parametrize(("version", "number"), GAMES)
async def test_every_running_game_is_played_to_its_end(house: OldHouse, number: int) -> None:
    table = await house.master.get(number)
    await house.play_to_the_end(table)
    assert table.result() is not None
    report = await house.master.archive.verify(number)
    assert report.problem is None
    assert report.key == table.dice_key.hex()
    channel = table.place.channel_id
    await house.until(lambda: channel in house.chat.channels and Button.REMATCH in house.chat.board(channel).buttons)
    await house.until(lambda: report.key in house.chat.told())


async def test_the_finished_game_stays_finished_and_makes_room_for_another(house: OldHouse) -> None:
    table = await house.master.at(Place(7, 73))
    assert (table.id, table.status) == (3, Status.OVER)
    result = table.result()
    assert result is not None
    assert result.winners == (0,)
    another = await house.master.new(Place(7, 73), ANNA, "telperinquar")
    assert another.id > max(FIRST.tables)


async def test_who_had_resigned_stays_out(house: OldHouse) -> None:
    table = await house.master.get(2)
    seats = set(table.asks())
    for _ in range(10):
        await house.play_on(table)
        seats |= set(table.asks())
    assert seats <= {0, 2}


async def test_the_open_table_begins_with_the_deck_that_was_brought(house: OldHouse) -> None:
    table = await house.master.get(6)
    assert table.status is Status.OPEN
    (own,) = await house.master.deck_library.own(ANNA, "telperinquar")
    assert own.identifier == "Wolfsrudel"
    assert own.playable
    brought = table.chairs[0].deck
    assert brought is not None
    assert brought.deck == own.deck
    await house.master.begin(6, ANNA)
    await house.play_to_the_end(table)


@pytest.mark.parametrize("version", [SECOND])
async def test_an_open_table_gets_its_seal_late_and_begins_with_words(house: OldHouse) -> None:
    table = await house.master.get(6)
    assert (table.status, table.seal, [chair.word for chair in table.chairs]) == (Status.OPEN, "", ["", "", ""])
    await house.master.join(6, CARL)
    seal = table.seal
    assert seal == seal_of(table.secret)
    await house.until(lambda: 76 in house.chat.channels and seal in str(house.chat.board(76)))
    await house.again()
    table = await house.master.get(6)
    assert table.seal == seal == seal_of(table.secret)
    await house.master.begin(6, ANNA)
    assert table.words is not None
    assert [bool(word) for word in table.words] == [not chair.computer for chair in table.chairs]
    assert table.playing().dice.key == dice_key(table.secret, table.words) != table.secret
    await house.play_to_the_end(table)
    assert (await house.master.archive.verify(6)).problem is None


@pytest.mark.parametrize("version", [FIRST, SECOND], ids=["first_version", "second_version"])
async def test_an_open_table_that_nobody_touched_is_sealed_at_the_start(house: OldHouse, version: Version) -> None:
    table = await house.master.get(6)
    if version is FIRST:
        await house.master.add_computer(6, ANNA)
    await house.master.begin(6, ANNA)
    await house.until(lambda: bool(table.seal) and table.seal in house.chat.told())
    assert table.words is not None
    assert all(word in house.chat.told() for word in table.words)
    assert (await house.master.archive.verify(6)).problem is None


@pytest.mark.parametrize("version", [SECOND])
async def test_a_finished_game_sealed_without_words_is_exported_and_verified_as_such(house: OldHouse) -> None:
    record = await house.master.archive.export(3, CARL)
    assert (record.words, record.secret) == (None, record.key)
    again = read((SECOND.folder / "telperinquar.json").read_bytes())
    assert (again.secret, again.position) == (record.secret, record.position)
    for each in (record, again):
        assert verify(read(each.as_json()), game("telperinquar")).game.words is None


@pytest.mark.parametrize("version", [THIRD])
async def test_an_open_table_with_words_begins_with_them(house: OldHouse) -> None:
    table = await house.master.get(6)
    assert table.chairs[1].word == "Grünspecht"
    assert table.seal == seal_of(table.secret)
    await house.master.begin(6, ANNA)
    assert table.words is not None
    assert table.words[1:] == ("Grünspecht", "")
    await house.play_to_the_end(table)
    assert (await house.master.archive.verify(6)).problem is None


@pytest.mark.parametrize("version", [THIRD])
async def test_the_seat_reserved_for_a_rematch_is_still_reserved(house: OldHouse) -> None:
    table = await house.master.get(12)
    assert [chair.offered_to for chair in table.chairs] == [BEN.id, None]
    assert await refused(house.master.join(12, DORA)) == "refused-full-reserved"
    await house.master.join(12, BEN)
    await house.master.begin(12, CARL)
    await house.play_to_the_end(table)


async def test_a_second_opening_finds_a_database_of_today(house: OldHouse) -> None:
    table = await house.master.get(1)
    await house.play_on(table)
    await house.again()
    assert asked(await house.master.get(1)) == asked(table)
    again = await Store.open(f"sqlite+aiosqlite:///{house.folder}/house.sqlite")
    assert await again.servers.language(HERE.guild_id or 0) == "de"
    await again.close()


class Changed(Telperinquar):
    """Rules of another day, which do not offer the attack any more that a stored reaction answers."""

    def menus(self, state: Duel) -> Mapping[Seat, Menu]:
        menus = super().menus(state)
        return {
            seat: menu._replace(moves=[m for m in menu.moves if m.name != "attack"]) for seat, menu in menus.items()
        }


async def test_a_changed_rule_takes_the_stored_move_back_and_says_so(tmp_path: Path) -> None:
    house = OldHouse(tmp_path, FIRST, telperinquar=Changed())
    await house.open()
    table = await house.master.get(1)
    before = table.seq
    await house.until(lambda: table.seq > before)
    assert not table.playing().in_motion
    assert asked(table).keys() == {"0"}, "the attacker has his turn again"
    assert asked(table)["0"]["id"] == "0-19", "an old button answers nothing"
    await house.until(lambda: "zurückgenommen" in house.chat.told())
    assert any(row.kind == "back" for row in await house.store.journal.lines(1))
    await house.play_to_the_end(table)
    await house.close()


@pytest.mark.parametrize("version", VERSIONS)
async def test_running_games_keep_having_no_clock_and_get_a_week_from_now_on(house: OldHouse, version: Version) -> None:
    tables = [await house.master.get(number) for number in version.running]
    plain = [table for table in tables if table.clock is None and table.paused is None and len(present(table)) > 1]
    await house.until(lambda: all(_awaited_people(table) for table in plain))
    await house.pass_time(1)
    await house.until(lambda: all(chair.time.since for table in plain for chair in _awaited_people(table)))
    assert plain
    assert not any(overdue(table) for table in plain)
    await house.pass_time(WEEK + 1)
    await house.until(lambda: all(overdue(table) for table in plain))


def _awaited_people(table: Table) -> list[Chair]:
    """Return the chairs of the people that the game waits for."""
    awaited = [table.chairs[seat] for seat in table.playing().awaited()]
    return [chair for chair in awaited if chair.person is not None]


@pytest.mark.parametrize("version", [SECOND, THIRD])
async def test_ratings_of_earlier_versions_rest_on_one_opponent_and_are_provisional(house: OldHouse) -> None:
    rows = await house.store.results.ratings_of(CARL.id)
    assert rows
    assert {row.opponents for row in rows} == {1}
    assert (await house.master.history.rating(CARL.id, rows[0].game)).place == 0  # pyright: ignore
