"""Open a database repeatedly in forked processes, each killed at another SQL statement, and print what was left.

``python -m tests.store.killing ADDRESS FOLDER``: an ADDRESS of SQLite holds ``{}`` for the number of each file; FOLDER
holds the migrations of the next version, which upgrade a database of this version ("": a database is opened for the
first time). Prints as JSON all statements of an opening, and a list of points: each statement at which a
process was killed, and what the next opening found. The first point (without a statement) is that of an opening that
was not killed.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import alembic.command  # noqa: F401 - so that no process needs to import it
import structlog
from sqlalchemy import URL, Table, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import Engine

import store.migrating
from store.addresses import plain_address, sqlite_file
from store.database import Store
from store.schema import people, seats, tables
from tests.store.new_database import migrated, new_database

SCHEMA = {
    "sqlite": ["SELECT name, sql FROM sqlite_master ORDER BY name"],
    "postgresql": [
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
        "WHERE table_schema = 'public' ORDER BY 1, 2",
        "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    ],
}
"""Queries for the whole schema; reading it with SQLAlchemy would take most of the time."""
OnStatement = Callable[[str], None]


ROWS: Sequence[tuple[Table, Mapping[str, Any]]] = (
    (people, {"id": 5, "name": "Anna", "locale": "de"}),
    (
        tables,
        {
            "id": 1, "guild_id": 1, "channel_id": 70, "active_channel": 70, "game": "pips", "status": "running",
            "owner": 5, "options": "{}", "commitment": "seal", "board_posted": 1.0, "created": 1.0,
        },
    ),
    (seats, {"table_id": 1, "seat": 0, "person_id": 5, "level": "", "hand_sent": 0.0, "word": "amber"}),
)  # fmt: skip
"""Rows for the next version to carry over."""


def _present(address: URL) -> None:
    """Create a database of this version with these rows."""
    if address.get_backend_name() == "sqlite" and (file := sqlite_file(address)) is not None:
        new_database(file)
    asyncio.run(_open_and_close(address))
    engine = create_engine(plain_address(address))
    with engine.begin() as connection:
        for table, values in ROWS:
            connection.execute(table.insert().values(values))
    engine.dispose()


def main(address: str, migrations: str) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    if migrations:
        migrated()  # once for all processes
    statements = _statements(address, migrations)
    points = [_killed(address, migrations, number) for number in range(len(statements) + 1)]
    print(json.dumps({"statements": statements, "points": points}))


def _statements(address: str, migrations: str) -> list[str]:
    """Return each statement of an opening."""
    status, words = _forked(
        lambda: _begin(make_url(address.format("all")), migrations, lambda words: print(_shortened(words), flush=True))
    )
    if status:
        raise RuntimeError(words)
    return words.splitlines()


def _shortened(statement: str) -> str:
    return " ".join(statement.split())[:100].strip()


def _begin(opened: URL, migrations: str, seen: OnStatement) -> None:
    """Open a new database, or upgrade one of this version."""
    _remove(opened)
    if migrations:
        _present(opened)
        store.migrating.FOLDER = Path(migrations)
    _open(opened, seen)


def _killed(address: str, migrations: str, number: int) -> dict[str, str]:
    """Open a database in a process that is killed at this statement, counted from 1 (0: at none).

    Returns the statement, and what the next opening prints of the database.
    """
    opened = make_url(address.format(number))

    def look() -> None:
        if migrations:
            store.migrating.FOLDER = Path(migrations)
        _look(opened)

    status, words = _forked(lambda: _begin(opened, migrations, _killer(number)))
    if os.WIFSIGNALED(status) != (number > 0):
        raise RuntimeError(words)
    return {"statement": words.strip() if number else "", "left": _forked(look)[1]}


def _killer(number: int) -> OnStatement:
    counted = 0

    def seen(statement: str) -> None:
        nonlocal counted
        counted += 1
        if counted == number:
            print(_shortened(statement), flush=True)
            os.kill(os.getpid(), signal.SIGKILL)

    return seen


def _forked(work: Callable[[], None]) -> tuple[int, str]:
    """Run work in a process of its own, which needs to import nothing; return its status and its output."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        os.dup2(writing, 1)
        try:
            work()
        except BaseException as error:
            print(f"{type(error).__name__}: {error}", flush=True)
            os._exit(1)
        sys.stdout.flush()
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as said:
        words = said.read()
    return os.waitpid(child, 0)[1], words


def _open(address: URL, seen: OnStatement) -> None:
    connect = sqlite3.connect

    def watched(*args: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*args, **options)
        connection.set_trace_callback(seen)
        return connection

    if address.get_backend_name() == "sqlite":  # every connection, that of the copy too
        sqlite3.connect = sqlite3.dbapi2.connect = watched  # pyright: ignore[reportAttributeAccessIssue]
    else:
        event.listen(Engine, "before_cursor_execute", lambda *values: seen(values[2]))
        event.listen(Engine, "commit", lambda _: seen("COMMIT"))
    asyncio.run(_open_and_close(address))


async def _open_and_close(address: URL) -> None:
    await (await Store.open(address.render_as_string(hide_password=False))).close()


def _look(address: URL) -> None:
    """Open the database and print its schema and every row."""
    asyncio.run(_open_and_close(address))
    engine = create_engine(plain_address(address))
    with engine.connect() as connection:
        for query in SCHEMA[engine.dialect.name]:
            print(*connection.exec_driver_sql(query).all())
        for table in sorted(inspect(connection).get_table_names()):
            rows = connection.execute(text(f"SELECT * FROM {table}"))  # noqa: S608
            print(table, sorted(map(tuple, rows), key=str))
    if (file := sqlite_file(address)) is not None and list(file.parent.glob(f"{file.name}*.part")):
        print("half a copy is left")


def _remove(address: URL) -> None:
    """Remove what the last process has left in a database of PostgreSQL; for SQLite each has a file of its own."""
    if address.get_backend_name() != "sqlite":
        engine = create_engine(address)
        with engine.begin() as connection:
            connection.execute(text("DROP SCHEMA public CASCADE"))
            connection.execute(text("CREATE SCHEMA public"))
        engine.dispose()


if __name__ == "__main__":
    main(*sys.argv[1:])
