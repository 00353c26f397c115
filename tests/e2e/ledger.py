"""The bot's database as any other program may read it: opened read-only beside the running process."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from engine.games import game
from engine.kernel.dice import dice_key
from engine.kernel.game import Game
from engine.kernel.match import Ask, Match


class Line(NamedTuple):
    """A line of a table's journal."""

    seq: int
    kind: str
    seat: int | None
    move: str | None
    ask: str | None
    press: int | None
    time: float
    events: str


class Start(NamedTuple):
    """The start of a table's game; ``dice_key`` is made of the secret and the words of the seats."""

    rules: Game[Any]
    secret: bytes
    dice_key: bytes
    options: dict[str, Any]


class Shown(NamedTuple):
    """The number of a table's last change, and of the last ones that its board and thread show."""

    seq: int
    board_seq: int
    thread_seq: int


class Ledger:
    """The tables in the bot's database.

    ``presses()`` are the interactions whose moves are on disk; ``match(table)`` is a table as a restart loads it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def journal(self, table: int) -> list[Line]:
        query = "SELECT seq, kind, seat, move, ask, press, time, events FROM journal WHERE table_id = ? ORDER BY seq"
        with self._open() as connection:
            return [Line(*row) for row in connection.execute(query, (table,))]

    def presses(self) -> set[int]:
        with self._open() as connection:
            return {row[0] for row in connection.execute("SELECT press FROM journal WHERE press IS NOT NULL")}

    def moves_and_presses(self) -> tuple[int, int]:
        """Return how many moves and answers were accepted, and by how many presses, at the same moment."""
        query = (
            "SELECT count(CASE WHEN kind IN ('move', 'answer') AND ask IS NOT NULL THEN 1 END), count(DISTINCT press)"
            " FROM journal"
        )
        with self._open() as connection:
            return connection.execute(query).fetchone()

    def moves(self) -> int:
        """Return how many moves and answers of people and computers were accepted at all tables together."""
        return self.moves_and_presses()[0]

    def shown(self, table: int) -> Shown:
        query = "SELECT seq, board_seq, thread_seq FROM progress WHERE table_id = ?"
        with self._open() as connection:
            return Shown(*connection.execute(query, (table,)).fetchone())

    def start(self, table: int) -> Start:
        query = "SELECT t.game, t.options, p.dice_key FROM tables t JOIN progress p ON p.table_id = t.id WHERE t.id = ?"
        with self._open() as connection:
            name, options, secret = connection.execute(query, (table,)).fetchone()
            words = "SELECT word FROM seats WHERE table_id = ? ORDER BY seat"
            given = [row[0] for row in connection.execute(words, (table,))]
        return Start(game(name), secret, dice_key(secret, given), json.loads(options))

    def seats(self, table: int) -> dict[int, int]:
        """Return the seats by person's id."""
        query = "SELECT person_id, seat FROM seats WHERE table_id = ? AND person_id IS NOT NULL"
        with self._open() as connection:
            return dict(connection.execute(query, (table,)).fetchall())

    def match(self, table: int) -> Match[Any]:
        start = self.start(table)
        with self._open() as connection:
            (saved,) = connection.execute("SELECT saved FROM progress WHERE table_id = ?", (table,)).fetchone()
        return Match.load(start.rules, start.dice_key, saved)

    def asks(self, table: int) -> dict[int, Ask]:
        return self.match(table).asks()

    @contextmanager
    def _open(self) -> Iterator[Any]:
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, timeout=60)) as connection:
            yield connection


class _Translated:
    """A connection to PostgreSQL that takes the queries of SQLite."""

    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection

    def execute(self, query: str, values: Sequence[Any] = ()) -> psycopg.Cursor:
        return self._connection.execute(query.replace("?", "%s").encode(), values)


class PostgresLedger(Ledger):
    """The same in a database that several processes of the bot share."""

    def __init__(self, address: str) -> None:
        self._address = address.replace("+psycopg", "")

    @contextmanager
    def _open(self) -> Iterator[Any]:
        with psycopg.connect(self._address, autocommit=True) as connection:
            yield _Translated(connection)
