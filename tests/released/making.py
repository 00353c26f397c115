"""Makes the database of a version at its release: ``python -m tests.released.making``.

Writes ``house.sql`` and ``asked.json`` into the folder of the version in pyproject.toml, which must not exist yet.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import sys
import tomllib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from host.people import Person, Place
from host.tables.table import Table
from tests.host.house import ANNA, BEN, CARL, DORA
from tests.released.house import FOLDER, RealHouse, asked

GUILD = 7
START = 1_794_000_000.0
"""When the first table was opened, in seconds since 1970."""
MINUTE = 60.0
MOST_MOVES = 400


def _in_motion(table: Table) -> bool:
    """Somebody has to answer before the move in progress goes on."""
    return table.playing().in_motion


def _together(table: Table) -> bool:
    """Several people are asked at once."""
    return len(table.asks()) > 1


def _always(table: Table) -> bool:
    return True


class RunningGame(NamedTuple):
    """A game that is left running.

    At least ``moves`` are made, and then more until ``stands`` is true.
    """

    name: str
    people: tuple[Person, ...]
    moves: int
    stands: Callable[[Table], bool]
    computers: int = 0
    options: dict[str, Any] = {}  # noqa: RUF012  (never changed)


GAMES = (
    RunningGame("telperinquar", (ANNA, BEN), 25, _in_motion),
    RunningGame("imperator", (BEN, CARL, DORA), 20, _in_motion),
    RunningGame("heldenkampf", (ANNA,), 15, _in_motion, computers=1),
    RunningGame("tenefyr", (ANNA, BEN, CARL), 20, _together),
    RunningGame("talisman", (CARL, DORA), 20, _always),
)


def always_the_same() -> Any:
    """Secrets and words are drawn by chance, but the same every time; people choose by the numbers of the moves."""
    random = Random("released")
    return patch.multiple(secrets, token_bytes=random.randbytes, token_hex=lambda size: random.randbytes(size).hex())


async def made() -> tuple[str, dict[str, Any]]:
    """Play the games; return the database as SQL, and the state of each table."""
    with TemporaryDirectory() as folder:
        house = RealHouse(Path(folder))
        house.now = START
        await house.open()
        await house.master.set_language(GUILD, "de")
        for number, game in enumerate(GAMES, 1):
            await _play(house, Place(GUILD, 70 + number), game)
        await _finished(house, Place(GUILD, 76))
        await _opened(house, Place(GUILD, 77))
        tables = [await house.master.get(number) for number in range(1, len(GAMES) + 3)]
        for table in tables:
            await house.at_rest(table)
        stands = {str(table.id): asked(table) for table in tables}
        await house.close()
        with closing(sqlite3.connect(house.file)) as database:
            return "\n".join([*database.iterdump(), ""]), stands


async def _play(house: RealHouse, place: Place, game: RunningGame) -> None:
    first = game.people[0]
    table = await house.master.new(place, first, game.name, game.options)
    for person in game.people[1:]:
        await house.master.join(table.id, person)
    for _ in range(game.computers):
        await house.master.add_computer(table.id, first)
    await house.master.begin(table.id, first)
    for number in range(MOST_MOVES):
        if number >= game.moves and table.asks() and game.stands(table):
            return
        house.now += MINUTE
        await house.play_on(table)
    raise AssertionError(f"{game.name} never stands so")


async def _finished(house: RealHouse, place: Place) -> None:
    """Play a game that ends as Dora resigns."""
    table = await house.master.new(place, CARL, "heldenkampf")
    await house.master.join(table.id, DORA)
    await house.master.begin(table.id, CARL)
    for _ in range(10):
        house.now += MINUTE
        await house.play_on(table)
    await house.master.resign(table.id, DORA)


async def _opened(house: RealHouse, place: Place) -> None:
    """Open a table whose game has not begun, with a word and a computer."""
    table = await house.master.new(place, ANNA, "telperinquar")
    await house.master.join(table.id, BEN, "Grünspecht")
    await house.master.add_computer(table.id, ANNA)


def version() -> str:
    """Return the version of this code."""
    project = tomllib.loads((FOLDER.parents[1] / "pyproject.toml").read_text("utf-8"))
    return str(project["project"]["version"])


if __name__ == "__main__":
    folder = FOLDER / version()
    if folder.exists():
        sys.exit(f"{folder} is there already: what a version wrote is never written again")
    with always_the_same():
        database, stands = asyncio.run(made())
    folder.mkdir()
    (folder / "house.sql").write_text(database, "utf-8")
    (folder / "asked.json").write_text(json.dumps(stands, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
