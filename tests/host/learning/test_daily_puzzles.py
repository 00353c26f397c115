"""Daily puzzles: one post a day however many processes there are, and the names of those who solved the last one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from host.chat import ChatError, DeliveryFailure, PuzzlePost
from host.learning.daily_puzzles import DAY, puzzle_of_day
from host.people import Person, Place
from host.servers.server_settings import Rights
from render.languages import Languages
from render.pictures import Pictures
from store import leases, retention
from store.daily_puzzles import DailyPuzzleRow
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.host.recorder import Recorder
from tests.store.postgresql import database_of, needs_postgresql
from tests.wording import strict_languages

MANAGER = Rights(manager=True)
GUILD = 7


class PuzzleHouse(House):
    """One of several houses with the same database, and with all games."""

    def __init__(self, folder: Path, address: str | None, languages: Languages) -> None:
        super().__init__(folder, address=address)
        self.languages, self.pictures = languages, Pictures(languages)
        self.shared = True

    async def open(self) -> House:
        await super().open()
        self.master.daily_puzzles._clock = lambda: self.now  # that of the database cannot be a day ahead
        return self


class StoppingChat(Recorder):
    """A chat that shows a puzzle and then does not answer any more, as when the process is killed at this moment."""

    async def post_puzzle(self, place: Place, post: PuzzlePost) -> None:
        await super().post_puzzle(place, post)
        await asyncio.Event().wait()


@pytest.fixture(scope="module")
def languages() -> Languages:
    return strict_languages()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
async def houses(
    request: pytest.FixtureRequest, tmp_path: Path, languages: Languages
) -> AsyncIterator[tuple[House, House]]:
    address = database_of(request)
    one, two = (PuzzleHouse(tmp_path, address, languages) for _ in range(2))
    two.chat = one.chat
    await one.open()
    await two.open()
    yield one, two
    await one.close()
    await two.close()


async def row_of(house: House) -> DailyPuzzleRow:
    row = await house.master.daily_puzzles.of(GUILD)
    assert row is not None
    return row


async def until_row(house: House, holds: Callable[[DailyPuzzleRow], bool]) -> DailyPuzzleRow:
    """Wait until the row of the server is as wanted, and return it."""
    for _ in range(1000):
        row = await row_of(house)
        if holds(row):
            return row
        await asyncio.sleep(0.02)
    raise AssertionError("it never came true")


async def posts(house: House, count: int) -> list[PuzzlePost]:
    """Wait until so many posts are made and written, and return them."""
    await house.until(lambda: len(house.chat.puzzles) >= count)
    await until_row(house, lambda row: row.puzzle == house.chat.puzzles[-1][1].puzzle)
    assert len(house.chat.puzzles) == count
    return [post for _, post in house.chat.puzzles]


async def switched_on(house: House) -> PuzzlePost:
    await house.master.daily_puzzles.choose(GUILD, MANAGER, HERE.channel_id)
    return (await posts(house, 1))[0]


async def next_day(*houses: House) -> None:
    for house in houses:
        house.now += DAY
        house.master.daily_puzzles.wake()


async def answered(house: House, person: Person, post: PuzzlePost, *, solved: bool, place: Place = HERE) -> None:
    await house.master.daily_puzzles.answer(place, person.id, post.game, post.puzzle, solved=solved)


def test_all_puzzles_come_before_one_comes_again_in_an_order_of_each_server() -> None:
    first = puzzle_of_day(GUILD, 20_000)
    assert first is not None
    days = 1
    while puzzle_of_day(GUILD, 20_000 + days) != first:
        days += 1
    shown = [puzzle_of_day(GUILD, 20_000 + day) for day in range(days)]
    assert days > 80
    assert len({(one.game, one.puzzle.id) for one in shown if one is not None}) == days
    assert len({one.game for one in shown[:60] if one is not None}) >= 3
    others = [puzzle_of_day(GUILD + 1, 20_000 + day) for day in range(days)]
    assert others != shown
    assert puzzle_of_day(GUILD, 20_000) == first


async def test_two_processes_post_one_puzzle_a_day(houses: tuple[House, House]) -> None:
    one, two = houses
    shown = [first := await switched_on(one)]
    assert one.chat.puzzles[0][0] == HERE
    assert first.title.startswith("🧩 Puzzle of the day")
    assert first.pictures[0].file == "puzzle.png"
    assert len(first.footer) == 1, "there was no puzzle before"
    assert len(first.page.labels) == len(first.page.places) >= 2
    for day in range(3):
        await next_day(one, two)
        shown = await posts(one, day + 2)
        for house in houses:
            house.master.daily_puzzles.wake()
        await asyncio.sleep(0.3)
        assert one.chat.calls.count("post_puzzle") == day + 2
    assert len({post.nonce for post in shown}) == 4
    assert all(len(post.nonce) <= 25 for post in shown)


async def test_a_process_killed_between_post_and_commit_leaves_one_post(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    monkeypatch.setattr(leases, "PUZZLE_DURATION", 0.5)
    await one.close()
    stopping = StoppingChat()
    one.chat = stopping
    await two.close()
    await one.open()
    await one.master.daily_puzzles.choose(GUILD, MANAGER, HERE.channel_id)
    await one.until(lambda: stopping.puzzles)
    await one.close()
    two.chat.puzzles = stopping.puzzles
    await two.open()
    async with asyncio.timeout(20):
        while (await row_of(two)).puzzle is None:
            await asyncio.sleep(0.1)
            two.master.daily_puzzles.wake()
    assert two.chat.calls.count("post_puzzle") == 1
    assert len(two.chat.puzzles) == 1, "the chat knows the nonce"
    assert (await row_of(two)).puzzle == two.chat.puzzles[0][1].puzzle
    await one.open()


async def test_a_restart_posts_nothing_again_and_the_next_day_comes_at_the_same_time(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    await switched_on(one)
    due = (await row_of(one)).due
    assert due is not None
    await one.again()
    await two.again()
    await asyncio.sleep(0.3)
    assert one.chat.calls.count("post_puzzle") == 1
    await next_day(one, two)
    await posts(one, 2)
    assert (await row_of(one)).due == pytest.approx(due + DAY, abs=0.01)


async def test_solvers_are_named_the_next_day_each_for_their_first_answer(houses: tuple[House, House]) -> None:
    one, two = houses
    post = await switched_on(one)
    await answered(one, ANNA, post, solved=True)
    await answered(two, ANNA, post, solved=False)
    await answered(two, BEN, post, solved=False)
    await answered(one, BEN, post, solved=True)
    await answered(two, CARL, post, solved=True)
    await next_day(one, two)
    second = (await posts(one, 2))[1]
    assert second.footer[0] == f"🏆 2 people have solved the last puzzle: <@{ANNA.id}>, <@{CARL.id}>"
    await next_day(one, two)
    assert (await posts(one, 3))[2].footer[0] == "Nobody has solved the last puzzle."
    assert await one.store.personal_data.daily_puzzles.answers_of(ANNA.id) == [], "they are kept for a day"


async def test_presses_elsewhere_and_on_other_puzzles_name_nobody(houses: tuple[House, House]) -> None:
    one, two = houses
    post = await switched_on(one)
    await answered(one, ANNA, post, solved=True, place=Place(GUILD, HERE.channel_id + 1))
    await answered(one, ANNA, post, solved=True, place=Place(GUILD + 1, HERE.channel_id))
    await answered(one, ANNA, post, solved=True, place=Place(None, HERE.channel_id))
    other = puzzle_of_day(GUILD, (await row_of(one)).day + 1)
    assert other is not None
    await one.master.daily_puzzles.answer(HERE, BEN.id, other.game, other.puzzle.id, solved=True)
    await next_day(one, two)
    assert (await posts(one, 2))[1].footer[0] == "Nobody has solved the last puzzle."


async def test_a_person_who_deletes_their_data_is_not_named(houses: tuple[House, House]) -> None:
    one, two = houses
    post = await switched_on(one)
    await answered(one, ANNA, post, solved=True)
    await answered(one, BEN, post, solved=True)
    (exported,) = (await one.master.export_data(ANNA))["daily_puzzles"]
    assert (exported["guild_id"], exported["solved"]) == (GUILD, True)
    await two.master.delete_data(ANNA)
    await next_day(one, two)
    assert (await posts(one, 2))[1].footer[0] == f"🏆 One person has solved the last puzzle: <@{BEN.id}>"


async def test_a_lost_channel_switches_the_puzzle_off_and_says_so(houses: tuple[House, House]) -> None:
    one, two = houses
    await switched_on(one)
    one.chat.failure["post_puzzle"] = ChatError(DeliveryFailure.LOST)
    await next_day(one, two)
    row = await until_row(one, lambda row: row.channel_id is None)
    assert (row.due, row.trouble) == (None, "lost")
    del one.chat.failure["post_puzzle"]
    await one.master.daily_puzzles.choose(GUILD, MANAGER, 71)
    assert (await posts(one, 2)) != []
    assert (await row_of(one)).trouble is None
    await one.master.places.channel_gone(71)
    assert ((await row_of(one)).channel_id, (await row_of(one)).trouble) == (None, "lost")


async def test_a_missing_permission_is_noted_and_tried_again_the_next_day(houses: tuple[House, House]) -> None:
    one, two = houses
    one.chat.failure["post_puzzle"] = ChatError(DeliveryFailure.PERMISSION, "send_messages")
    await one.master.daily_puzzles.choose(GUILD, MANAGER, HERE.channel_id)
    row = await until_row(one, lambda row: row.trouble is not None)
    assert row.trouble == "permission"
    assert row.channel_id == HERE.channel_id
    one.chat.failure.clear()
    await next_day(one, two)
    await posts(one, 1)
    assert (await row_of(one)).trouble is None


async def test_a_chat_that_is_down_for_a_moment_gets_the_puzzle_the_same_day(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    monkeypatch.setattr(leases, "PUZZLE_DURATION", 0.3)
    one.chat.failure["post_puzzle"] = ChatError(DeliveryFailure.TRANSIENT)
    await one.master.daily_puzzles.choose(GUILD, MANAGER, HERE.channel_id)
    await one.until(lambda: one.chat.calls)
    one.chat.failure.clear()
    await asyncio.sleep(0.4)
    two.master.daily_puzzles.wake()
    assert len(await posts(one, 1)) == 1


async def test_switched_off_and_on_the_same_day_it_is_not_posted_twice(houses: tuple[House, House]) -> None:
    one, _ = houses
    await switched_on(one)
    await one.master.daily_puzzles.choose(GUILD, MANAGER, None)
    assert (await row_of(one)).due is None
    await one.master.daily_puzzles.choose(GUILD, MANAGER, 71)
    await asyncio.sleep(0.3)
    assert one.chat.calls.count("post_puzzle") == 1
    await next_day(*houses)
    await posts(one, 2)
    assert one.chat.puzzles[1][0] == Place(GUILD, 71)


async def test_only_people_who_may_manage_the_server_choose_it(houses: tuple[House, House]) -> None:
    one, _ = houses
    choosing = one.master.daily_puzzles.choose(GUILD, Rights(moderator=True), HERE.channel_id)
    assert await refused(choosing) == "refused-need-manage-server"
    assert await one.master.daily_puzzles.of(GUILD) is None


async def test_a_server_that_removed_the_bot_gets_no_puzzle_and_its_data_go(houses: tuple[House, House]) -> None:
    one, two = houses
    post = await switched_on(one)
    await answered(one, ANNA, post, solved=True)
    assert GUILD in await one.store.retention.known_servers()
    await one.master.places.bot_removed(GUILD)
    await next_day(one, two)
    await asyncio.sleep(0.3)
    assert one.chat.calls.count("post_puzzle") == 1
    await one.store.write(*retention.server_removed(GUILD))
    assert await one.master.daily_puzzles.of(GUILD) is None
    assert await one.store.personal_data.daily_puzzles.answers_of(ANNA.id) == []
