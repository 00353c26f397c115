"""Reviews of finished games are computed once, never before the end, and again after a restart in the middle."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from multiprocessing import active_children
from pathlib import Path
from signal import SIGTERM

import pytest

from engine.games import game
from engine.kernel.menus import RefusedError
from engine.review.game_review import Review
from host.people import Place
from host.record.reviewing import MOST_WAITING
from host.tables.table import Table
from tests.games.nim.game import Nim
from tests.host.house import ANNA, BEN, HERE, House, refused


@pytest.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    rules = Nim()
    rules.review_work = 20_000
    house = await House(tmp_path, rules, address=database).open()
    yield house
    await house.close()


async def finished(house: House, place: Place = HERE) -> Table:
    """Return a game of six stones in which the first player gives a won position away."""
    table = await house.running(place, ANNA, BEN, heap=6)
    for stones in (3, 2, 1):
        (seat,) = table.asks()
        person = table.assignments[seat].person
        assert person is not None
        await house.play(table, person, "take", stones)
    return table


async def reviewed(house: House, table: Table) -> Review:
    task = house.master.reviews.begin(table.id).task
    assert task is not None
    return await task


async def test_nothing_is_reviewed_before_the_game_is_over(house: House) -> None:
    table = await house.running()
    assert await refused(house.master.reviews.find(table.id)) == "refused-review-running"
    assert await refused(reviewed(house, table)) == "refused-replay-running"
    assert await house.store.reviews.of(table.id) is None


async def test_a_review_is_computed_once_and_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(house)
    assert await house.master.reviews.find(table.id) is None
    first = house.master.reviews.begin(table.id)
    assert house.master.reviews.begin(table.id) is first, "who asks meanwhile gets the same"
    assert house.master.reviews.in_progress(table.id) is first
    assert first.task is not None
    review = await first.task
    assert first.share > 0
    assert [mark.sign for mark in review.marks if mark.is_mistake] == ["??"]
    assert house.master.reviews.in_progress(table.id) is None
    await house.again()
    assert await house.master.reviews.find(table.id) == review


async def test_the_position_before_a_marked_move_is_the_one_in_which_it_was_chosen(house: House) -> None:
    table = await finished(house)
    (mistake,) = [mark for mark in (await reviewed(house, table)).marks if mark.is_mistake]
    shown = await house.master.replays.before(table.id, mistake.line, mistake.step)
    after = await house.master.replays.show(table.id, mistake.step)
    assert (shown.number, shown.steps) == (mistake.step - 1, after.steps)
    assert mistake.sign == "??"
    assert [step.view.board["stones"] for step in (shown, after)] == [6, 3]


async def test_a_restart_in_the_middle_stores_nothing_and_the_review_can_be_asked_for_again(house: House) -> None:
    table = await finished(house)
    progress = house.master.reviews.begin(table.id)
    await house.until(lambda: progress.share > 0)
    await house.again()
    assert progress.task is not None
    error = progress.task.exception()
    assert isinstance(error, RefusedError)
    assert error.refusal.key == "refused-review-stopped"
    assert await house.master.reviews.find(table.id) is None
    assert (await reviewed(house, table)).marks


async def test_a_game_of_the_bot_is_reviewed_in_a_process_that_ends_with_the_work(
    tmp_path: Path, database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.record.reviewing.NICENESS", 0)  # else other tests would leave it a fiftieth of a core
    house = await House(tmp_path, game("heldenkampf"), address=database).open()
    try:
        table = await house.running()
        for _ in range(20):
            await house.random_move(table)
        await house.master.resign(table.id, BEN)
        progress = house.master.reviews.begin(table.id)
        task = progress.task
        assert task is not None
        await house.until(lambda: progress.share > 0 or task.done())
        (process,) = active_children()
    finally:
        await house.close()
    assert process.exitcode == -SIGTERM, "it was stopped in the middle"
    assert isinstance(task.exception(), RefusedError)


async def test_one_review_is_computed_at_a_time_and_few_may_wait(house: House) -> None:
    tables = [await finished(house, Place(7, 70 + number)) for number in range(MOST_WAITING + 1)]
    reviews = [house.master.reviews.begin(table.id) for table in tables[:-1]]
    assert await refused(reviewed(house, tables[-1])) == "refused-review-busy"
    await house.until(lambda: any(review.share for review in reviews))
    assert [review.share > 0 for review in reviews].count(True) == 1
    await asyncio.gather(*(review.task for review in reviews if review.task is not None))
    assert (await reviewed(house, tables[-1])).marks


async def test_a_removed_table_takes_its_review_along(house: House) -> None:
    table = await finished(house)
    await reviewed(house, table)
    house.settings.keep_games_days = 1
    house.now += 3 * 24 * 3600
    while await house.master.retention.step():
        pass
    assert await house.store.reviews.of(table.id) is None


async def test_a_game_without_a_result_is_not_reviewed(house: House) -> None:
    table = await house.running()
    await house.master.stop(table.id, ANNA)
    assert table.proposal is not None
    await house.master.agree(table.id, BEN, table.proposal.number)
    assert await refused(house.master.reviews.find(table.id)) == "refused-review-stopped-game"
