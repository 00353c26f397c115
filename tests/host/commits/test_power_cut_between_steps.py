"""Tests of a host that is killed between two automatic steps: it loses none and goes on with the next one."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.menus import Move
from engine.kernel.text import text_from_data
from host.tables.status import Status
from host.tables.table import Table
from store.database import Store
from tests.games.caravan.game import DAY, Caravan, Trek
from tests.host.house import ANNA, BEN, CARL, HERE, House

PEOPLE = (ANNA, BEN, CARL)
MARCH = Move("march")
FIRST = 1
"""The number of the only table."""
PROGRAM = """
import asyncio, pathlib, structlog, sys
structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
from tests.host.commits.test_power_cut_between_steps import march_until
asyncio.run(march_until(pathlib.Path(sys.argv[1]), sys.argv[2]))
"""


class Halting(Caravan):
    """Caravan whose process stops forever at the beginning of one of the steps."""

    def __init__(self, before: str) -> None:
        self.before = before

    def _step(self, state: Trek, io: ResolveContext) -> Flow:
        if state.agenda[0] == self.before:
            print("halted", flush=True)
            signal.pause()
        yield from super()._step(state, io)


async def march_until(folder: Path, step: str) -> None:
    """Play the first day up to a step that is never carried out."""
    house = await House(folder, Halting(step)).open()
    table = await house.running(HERE, *PEOPLE, water=60)
    await house.play(table, ANNA, MARCH.name)
    while True:
        await answer(house, table)


async def answer(house: House, table: Table) -> None:
    """Give the default answer for a seat that is asked."""
    seat, ask = next((seat, ask) for seat, ask in table.asks().items() if not ask.menu.optional)
    await house.make(table, PEOPLE[seat], ask.menu.default, ask.id)


def killed_before(folder: Path, step: str) -> None:
    """Play in a separate process, and kill it at the beginning of a step."""
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(folder), step], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"halted\n"
        process.kill()
    assert process.returncode == -signal.SIGKILL


async def step_events(store: Store, table_id: int) -> list[str]:
    """Return the keys of the journal's events about the day's steps."""
    rows = await store.journal.lines(table_id)
    keys = [text.key for row in rows for text in text_from_data(row.events)]
    return [key for key in keys if key in ("event-sun", "event-storm", "event-road", "event-night")]


@pytest.mark.parametrize("step", DAY)
async def test_a_host_killed_between_two_steps_goes_on_with_the_next_one(tmp_path: Path, step: str) -> None:
    await asyncio.to_thread(killed_before, tmp_path, step)
    done = [f"event-{earlier}" for earlier in DAY[: DAY.index(step)]]
    house = House(tmp_path, Caravan())
    store = await Store.open(house.url)  # before the host goes on with it
    assert await step_events(store, FIRST) == done
    await store.close()
    await house.open()
    table = await house.master.at(HERE)
    assert table.id == FIRST
    await house.until(lambda: table.asks() and not table.lock.locked())
    while table.status is Status.RUNNING and table.playing().state.day == 1:
        await answer(house, table)
    assert await step_events(house.store, table.id) == [f"event-{event}" for event in DAY], "each step once"
    assert not table.playing().went_back
    for _ in range(400):
        if table.status is Status.OVER:
            break
        await answer(house, table)
    assert table.status is Status.OVER
    assert (await house.master.archive.verify(table.id)).problem is None
    await house.close()
