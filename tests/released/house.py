"""A whole house with the available games, whose people choose as the computer would."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from engine.games import game
from engine.kernel.game import SIMPLE, Game
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages
from render.pictures import Pictures
from tests.host.house import House

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.parent.name for path in FOLDER.glob("*/house.sql"))


class RealHouse(House):
    """A house for all games on offer."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, board_interval=0.5)
        self.languages = Languages(strict=True)
        self.pictures = Pictures(self.languages)

    def game(self, name: str) -> Game[Any]:
        return game(name)

    @property
    def file(self) -> Path:
        """The database."""
        return self.folder / "house.sqlite"

    async def play_on(self, table: Table) -> None:
        """Make one move of a person who is asked, or of the computer."""
        async with table.lock:
            pass  # automatic moves come first
        asks = [(seat, ask) for seat, ask in table.asks().items() if table.assignments[seat].person is not None]
        asks = [(seat, ask) for seat, ask in asks if not ask.menu.optional] or asks
        if not asks:
            before = table.seq
            await self.until(lambda: table.seq > before or table.status is not Status.RUNNING)
            return
        seat, ask = asks[0]
        random = Random(table.seq)
        move = table.rules.choose(table.playing().determinize(seat, random), seat, ask.menu, random, SIMPLE)
        person = table.assignments[seat].person
        assert person is not None
        await self.master.gameplay.play(table, person, move, ask.id, next(self.presses))


def released(folder: Path, version: str) -> RealHouse:
    """Copy the database of a released version into this folder, to be opened by this version."""
    house = RealHouse(folder)
    house.presses = count(2_000_000)  # different from the ids of the stored presses
    with closing(sqlite3.connect(house.file)) as database:
        database.executescript((FOLDER / version / "house.sql").read_text("utf-8"))
        threads = database.execute("SELECT thread_id FROM tables WHERE thread_id IS NOT NULL").fetchall()
    house.chat.threads.update((thread_id, []) for (thread_id,) in threads)
    return house


def asked(table: Table) -> dict[str, Any]:
    """Return the questions at a table and the fingerprint of its game, as in ``asked.json``."""
    questions = {
        str(seat): {"id": ask.id, "question": ask.menu.question.key, "moves": _plain(ask.menu.moves)}
        for seat, ask in table.asks().items()
    }
    saved = table.playing().save() if table.match is not None else b""
    return {"game": table.game, "status": str(table.status), "asks": questions, "position": sha256(saved).hexdigest()}


def _plain(moves: Any) -> Any:
    """Return moves as JSON has them."""
    return json.loads(json.dumps([[move.name, *move.args] for move in moves]))
