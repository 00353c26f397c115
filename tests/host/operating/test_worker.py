"""A worker finds the moves and reviews that bots want; where it does not, they think themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from host.operating.metrics import Metrics
from host.operating.processes import Processes
from host.operating.worker import Worker
from host.people import Place
from host.play import workers
from host.tables.table import Table
from store import processes, reviews, wanted_moves
from store.processes import ProcessRow
from tests.games.nim.game import Heap, Nim
from tests.host.house import ANNA, House
from tests.host.record.test_reviewing import finished, reviewed
from tests.store.postgresql import database_of, needs_postgresql


class Pondering(Nim):
    """Nim with a strong player, who takes two stones; the simple one takes one."""

    levels = ("simple", "strong")

    def choose(self, state: Heap, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return menu.moves[0]

    def ponder(self, state: Heap, seat: Seat, menu: Menu, random: Random, level: str, work: int) -> Move:
        return menu.moves[1]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
async def house(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """Provide a house whose strong computer may be asked of a worker."""
    address = database_of(request)
    house = House(tmp_path, Pondering(), address)
    house.shared = address is not None  # with SQLite as a bot with the gateway, which is alone
    monkeypatch.setattr("host.play.computers.is_searched", lambda rules, level: level == "strong")
    monkeypatch.setattr("host.operating.worker.game", house.game)
    await house.open()
    yield house
    await house.close()


@asynccontextmanager
async def working(house: House) -> AsyncIterator[Metrics]:
    """Let a worker think for a house inside the block; then it is asked to end."""
    metrics, stop = Metrics(), asyncio.Event()
    beats = Processes(house.store, metrics, house.settings, works=True)
    run = asyncio.create_task(Worker(house.store, beats, house.languages, "en", metrics).run(stop))
    async with asyncio.timeout(20):
        while not await house.store.processes.has_workers():  # noqa: ASYNC110 - its first beat
            await asyncio.sleep(0.01)
    yield metrics
    stop.set()
    await run
    assert await house.store.processes.read() == []


def has_counted(metrics: Metrics, kind: str) -> bool:
    return f'spielleiter_thoughts_total{{kind="{kind}"}} 1.0'.encode() in metrics.render({})


async def against_a_strong_computer(house: House, channel: int = 70) -> Table:
    """Return a game in which the computer has just answered its first question."""
    table = await house.master.new(Place(7, channel), ANNA, "nim", {"heap": 15})
    await house.master.add_computer(table.id, ANNA, "strong")
    await house.master.begin(table.id, ANNA)
    if 0 in table.asks():
        await house.play(table, ANNA, "take", 1)
    await house.until(lambda: 0 in table.asks())
    await house.at_rest(table)
    return table


async def computers_move(house: House, table: Table) -> object:
    return next(row.move for row in await house.store.journal.lines(table.id) if row.seat == 1)


async def test_a_worker_finds_the_move_of_a_strong_computer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.master._computers._thinking, "decide", None)  # the bot itself cannot think
    async with working(house) as metrics:
        table = await against_a_strong_computer(house)
        assert await computers_move(house, table) == ["take", [2]]
        assert has_counted(metrics, "move")
        assert await house.store.wanted_moves.take() is None


async def test_the_bot_thinks_itself_where_no_worker_is_there_or_answers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 0.3)
    monkeypatch.setattr(house.store.wanted_moves, "take", None)
    alone = await against_a_strong_computer(house)
    assert await computers_move(house, alone) == ["take", [2]]
    now = await house.store.leases.now()
    await house.store.write(processes.joined(ProcessRow(1, "frozen", "1.0.0", now, now + 60.0, 0.0, True)))
    unanswered = await against_a_strong_computer(house, 71)
    assert await computers_move(house, unanswered) == ["take", [2]]
    assert await house.store.wanted_moves.of(unanswered.id) is None, "it is not wanted any more"


async def test_a_question_that_a_worker_cannot_answer_is_not_wanted_any_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running()
    async with working(house):
        await house.store.write(wanted_moves.wanted(table.id, "0-99"))
        async with asyncio.timeout(20):
            while await house.store.wanted_moves.of(table.id) is not None:  # noqa: ASYNC110 - the worker removes it
                await asyncio.sleep(0.01)

        def fail(*_: object) -> Move:
            raise KeyError("card-6")

        answering = [Pondering.ponder, fail]
        monkeypatch.setattr(Pondering, "ponder", lambda *given: answering.pop()(*given))
        asked = await against_a_strong_computer(house, 71)
        assert await computers_move(house, asked) == ["take", [2]]
        assert not answering, "first the worker, then the bot"


async def test_a_worker_that_needs_too_long_for_a_move_only_warns(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ponder(*_: object) -> Move:
        time.sleep(0.2)
        return Move("take", (2,))

    monkeypatch.setattr("host.operating.worker.LONGEST_THOUGHT", 0.05)
    monkeypatch.setattr(Pondering, "ponder", ponder)
    with capture_logs() as logged:
        async with working(house):
            asked = await against_a_strong_computer(house)
    assert await computers_move(house, asked) == ["take", [2]], "the bot thinks itself"
    notable = [line["log_level"] for line in logged if line["event"] in ("a move took too long", "no move found")]
    assert notable == ["warning"]


async def test_a_worker_computes_the_review_and_the_bot_shows_its_progress(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.rules.review_work = 20_000
    table = await finished(house)
    monkeypatch.setattr(house.master.reviews, "_computing_here", None)
    monkeypatch.setattr("host.record.reviewing.PAUSE", 0.01)
    async with working(house) as metrics:
        reviewing = asyncio.create_task(reviewed(house, table))
        await house.until(lambda: (known := house.master.reviews.in_progress(table.id)) and known.share)
        assert (await reviewing).judged == 2
        assert has_counted(metrics, "review")
    assert await house.master.reviews.find(table.id) is not None


async def test_a_worker_that_is_asked_to_end_gives_its_review_back(house: House) -> None:
    house.rules.review_work = 200_000
    table = await finished(house)
    await house.store.write(reviews.wanted(table.id))
    async with working(house):
        async with asyncio.timeout(20):
            while not await house.store.reviews.share(table.id):  # noqa: ASYNC110 - the worker changes it
                await asyncio.sleep(0.01)
        assert await house.store.reviews.take() is None, "it has taken it"
    assert await house.store.reviews.of(table.id) is None
    assert await house.store.reviews.take() == table.id


async def test_what_a_killed_worker_had_is_taken_by_another_when_its_lease_has_run_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running()
    for module in ("reviews", "wanted_moves"):
        monkeypatch.setattr(f"store.{module}.DURATION", 0.0)
    wanted = [reviews.wanted(table.id), wanted_moves.wanted(table.id, "0-0")]
    await house.store.write(*wanted)
    for _ in range(2):
        assert await house.store.reviews.take() == table.id
        assert await house.store.wanted_moves.take() == (table.id, "0-0", None)
        await asyncio.sleep(0.01)
    monkeypatch.undo()
    assert await house.store.reviews.take() == table.id
    assert await house.store.wanted_moves.take() is not None
    assert (await house.store.reviews.take(), await house.store.wanted_moves.take()) == (None, None)
