"""The database and the files beside it are readable for the bot's own account only."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from store.backup import back_up
from store.database import Store
from store.database_lock import database_lock
from store.errors import StoreError
from store.private_files import make_database_private
from tests.store.test_store import moved, opened, url


@pytest.fixture(autouse=True)
def generous_account() -> Iterator[None]:
    """Make new files readable for everybody unless they ask for less, as the usual umask does."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in folder.iterdir()}


PRIVATE = {"store.sqlite": "0o600", "store.sqlite-wal": "0o600", "store.sqlite-shm": "0o600"}


async def test_a_new_database_its_companions_and_its_lock_belong_to_the_bot_alone(tmp_path: Path) -> None:
    with database_lock(url(tmp_path)):
        store = await Store.open(url(tmp_path))
        await store.write(*opened(1, 10))
        await store.write(*moved(1, 2))
        assert rights(tmp_path) == PRIVATE | {"store.sqlite.lock": "0o600"}
        await store.close()


async def test_a_database_that_others_could_read_becomes_private(tmp_path: Path) -> None:
    await (await Store.open(url(tmp_path))).close()
    database = tmp_path / "store.sqlite"
    with closing(sqlite3.connect(database)) as present:
        present.execute("CREATE TABLE another (word TEXT)")
        present.commit()  # keeps its write-ahead log until it is closed
        (tmp_path / "store.sqlite.lock").touch()
        for name in rights(tmp_path):
            (tmp_path / name).chmod(0o664)
        with database_lock(url(tmp_path)):
            store = await Store.open(url(tmp_path))
            await store.write(*opened(1, 10))
            rights_in_use = rights(tmp_path)
            await store.close()
    assert rights_in_use == PRIVATE | {"store.sqlite.lock": "0o600"}


def test_a_rollback_journal_left_by_a_crash_becomes_private_too(tmp_path: Path) -> None:
    for name in ("store.sqlite", "store.sqlite-journal", "of-somebody-else"):
        (tmp_path / name).touch(0o644)
    make_database_private(tmp_path / "store.sqlite")
    assert rights(tmp_path) == {
        "store.sqlite": "0o600",
        "store.sqlite-journal": "0o600",
        "of-somebody-else": "0o644",
    }


async def test_a_copy_of_a_database_that_others_may_read_belongs_to_the_bot_alone(tmp_path: Path) -> None:
    await (await Store.open(url(tmp_path))).close()
    (tmp_path / "store.sqlite").chmod(0o644)
    back_up(url(tmp_path), tmp_path / "copy.sqlite")
    assert rights(tmp_path)["copy.sqlite"] == "0o600"


async def test_a_missing_folder_is_named_and_not_created(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as raised:
        await Store.open(url(tmp_path / "nowhere"))
    assert raised.value.reason.key == "refused-store-no-folder"
    assert not (tmp_path / "nowhere").exists()
