"""A database is moved to another one with every row, or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from store.database import Store
from store.database_lock import database_lock
from store.errors import StoreError
from store.moving import move
from tests.released.house import released
from tests.store.postgresql import needs_postgresql


def sqlite(file: Path) -> str:
    return f"sqlite:///{file}"


def content(file: Path) -> list[str]:
    """Return all rows of a SQLite database as statements, in an order of their own."""
    with closing(sqlite3.connect(file)) as database:
        return sorted(line for line in database.iterdump() if line.startswith("INSERT"))


@needs_postgresql
def test_running_games_of_all_kinds_go_to_postgresql_and_back_without_a_change(address: str, tmp_path: Path) -> None:
    source, back = released(tmp_path, "1.0.0").file, tmp_path / "back.sqlite"
    there = move(sqlite(source), address)
    assert there.tables >= 5
    assert there.rows > 200
    assert move(address, sqlite(back)) == there
    assert content(back) == content(source)


@needs_postgresql
def test_a_target_that_has_data_is_refused_and_stays_as_it_is(address: str, tmp_path: Path) -> None:
    source = released(tmp_path, "1.0.0").file
    move(sqlite(source), address)
    with pytest.raises(StoreError, match="refused-move-not-empty"):
        move(sqlite(source), address)
    engine = create_engine(address)
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM archives"))
    with pytest.raises(StoreError, match="refused-move-not-empty"):
        move(sqlite(source), address)
    engine.dispose()


@pytest.mark.parametrize("used", ["source", "target"])
def test_a_database_that_a_bot_is_using_is_not_moved(tmp_path: Path, used: str) -> None:
    files = {"source": released(tmp_path, "1.0.0").file, "target": tmp_path / "target.sqlite"}
    files["target"].touch()
    with database_lock(sqlite(files[used])), pytest.raises(StoreError, match="refused-store-taken"):
        move(sqlite(files["source"]), sqlite(files["target"]))


async def test_what_arrives_differently_is_noticed_and_taken_back(tmp_path: Path) -> None:
    source, target = released(tmp_path, "1.0.0").file, tmp_path / "target.sqlite"
    await (await Store.open(sqlite(target))).close()
    with closing(sqlite3.connect(target)) as database:
        database.execute("CREATE TRIGGER later AFTER INSERT ON people BEGIN UPDATE people SET name = 'X'; END")
    with pytest.raises(StoreError, match="refused-move-different"):
        await asyncio.to_thread(move, sqlite(source), sqlite(target))
    with closing(sqlite3.connect(target)) as database:
        assert database.execute("SELECT count(*) FROM people").fetchone() == (0,)


def test_addresses_that_lead_nowhere_are_refused(tmp_path: Path) -> None:
    here = sqlite(tmp_path / "here.sqlite")
    with pytest.raises(StoreError, match="refused-move-nothing"):
        move(here, sqlite(tmp_path / "there.sqlite"))
    with pytest.raises(StoreError, match="refused-move-same"):
        move(here, here)
    with pytest.raises(StoreError, match="refused-store-url"):
        move("no address", here)
    assert not (tmp_path / "there.sqlite").exists()
