"""Tests of a host that is killed at any moment: it loses no answered move."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from host.people import Person, Place
from host.tables.status import Status
from tests.host.house import House

TABLES = 5


async def play_for_ever(folder: Path, start: int) -> None:
    """Play at several tables and print each move's table and number once it is answered."""
    house = await House(folder).open()
    await asyncio.gather(*(_one_channel(house, channel, start) for channel in range(1, TABLES + 1)))


async def _one_channel(house: House, channel: int, start: int) -> None:
    rng = random.Random(start * 100 + channel)
    anna, ben = Person(channel, "Anna"), Person(100 + channel, "Ben")
    while True:
        table = await house.master.find(Place(7, channel))
        if table is None or table.status is not Status.RUNNING:
            table = await house.running(Place(7, channel), anna, ben)
        while asks := table.asks():
            seat, ask = rng.choice(list(asks.items()))
            person = (anna, ben)[seat]
            await house.make(table, person, rng.choice(list(ask.menu.moves)), ask.id)
            print("answered", table.id, table.seq, flush=True)


def cut_the_power(folder: Path, start: int, after: int) -> dict[int, int]:
    """Run a host in a separate process and kill it after ``after`` answers; return the last answered line by table."""
    program = "import asyncio, sys, pathlib; from tests.host.commits.test_power_cut import play_for_ever as play; "
    program += "asyncio.run(play(pathlib.Path(sys.argv[1]), int(sys.argv[2])))"
    call = [sys.executable, "-c", program, str(folder), str(start)]
    answered: dict[int, int] = {}
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:  # also yields the lines written before the kill
            words = line.split()
            if line.endswith("\n") and words[0] == "answered":  # the kill may cut a line off
                answered[int(words[1])] = int(words[2])
                after -= 1
                if after == 0:
                    process.kill()
    return answered


@pytest.mark.parametrize("start", [0, pytest.param(10, marks=pytest.mark.ci)])
async def test_no_answered_move_is_lost_when_the_power_fails(tmp_path: Path, start: int) -> None:
    answered: dict[int, int] = {}
    for cut in range(start, start + 4):
        answered |= cut_the_power(tmp_path, cut, random.Random(cut).randrange(3, 60))
    house = await House(tmp_path).open()
    assert answered
    for number, seq in answered.items():
        table = await house.master.get(number)
        assert table.seq >= seq
        assert not table.playing().went_back
        assert (await house.master.archive.verify(number)).problem is None
    await house.close()
