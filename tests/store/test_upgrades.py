"""The database is copied before an upgrade; a damaged one is refused with the way back to a copy."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from alembic.script import ScriptDirectory
from structlog.testing import capture_logs

from store import backup as store_backup
from store import migrating as store_migrating
from store.budget import Spent
from store.database import Store
from store.errors import StoreError
from store.kept_digests import KeptDigest
from tests.store.next_version import NEXT, PRESENT, next_migrations
from tests.store.test_store import moved, opened, url


@pytest.fixture
def migrations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the migrations of the next version."""
    return next_migrations(tmp_path_factory.mktemp("next"))


@pytest.fixture
async def before(tmp_path: Path, migrations: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a database of this version; after this fixture the next version opens databases."""
    store = await Store.open(url(tmp_path))
    await store.write(*opened(1, 70), *opened(2, 71))
    await store.close()
    monkeypatch.setattr(store_migrating, "FOLDER", migrations)
    return tmp_path / "store.sqlite"


def copies(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.endswith(".backup"))


async def refusal(folder: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await Store.open(url(folder))
    return caught.value


@pytest.mark.usefixtures("before")
async def test_an_upgrade_leaves_a_private_copy_of_the_old_version_named_by_version_and_date(tmp_path: Path) -> None:
    with capture_logs() as logged:
        await (await Store.open(url(tmp_path))).close()
        await (await Store.open(url(tmp_path))).close()
    today = datetime.now(UTC).strftime("%Y-%m-%d")
    assert copies(tmp_path) == [f"store.sqlite.{PRESENT}.{today}.backup"], "a start without an upgrade makes no copy"
    copy = tmp_path / copies(tmp_path)[0]
    said = [line for line in logged if line["event"] == "database copied before the upgrade"]
    assert [(line["file"], line["version"]) for line in said] == [(str(copy), PRESENT)]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "the keys of the dice are in it"
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(PRESENT,)]
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    copy.replace(tmp_path / "store.sqlite")
    store = await Store.open(url(tmp_path))
    assert len(await store.tables.active()) == 2, "the copy can be gone back to"
    await store.close()
    with closing(sqlite3.connect(tmp_path / "store.sqlite")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEXT,)]


@pytest.mark.usefixtures("before")
async def test_the_last_three_copies_are_kept_and_nothing_else_is_removed(tmp_path: Path) -> None:
    days = [f"store.sqlite.000{day}.2020-01-0{day}.backup" for day in (1, 2, 3)]
    others = ["store.sqlite.mine.backup", "other.sqlite.0001.2020-01-01.backup", "store.sqlite.my.2020-01-01.backup"]
    for name in (*days, *others):
        (tmp_path / name).write_text("older")
    await (await Store.open(url(tmp_path))).close()
    today = datetime.now(UTC).strftime("%Y-%m-%d")
    assert copies(tmp_path) == sorted([*days[1:], f"store.sqlite.{PRESENT}.{today}.backup", *others])


async def test_without_a_copy_there_is_no_upgrade(
    tmp_path: Path, before: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(store_backup, "_copied", full)
    assert (await refusal(tmp_path)).reason.key == "refused-store-no-copy"
    assert copies(tmp_path) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["store.sqlite"]  # noqa: ASYNC240
    with closing(sqlite3.connect(before)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(PRESENT,)]


async def test_a_damaged_file_is_refused_with_the_newest_copy_to_go_back_to(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    await store.write(*opened(1, 70))
    for seq in range(2, 400):
        await store.write(*moved(1, seq))
    await store.close()
    file = tmp_path / "store.sqlite"
    whole, random = file.read_bytes(), Random(1)
    for _ in range(20):
        damaged = bytearray(whole)
        page = random.randrange(1, len(whole) // 4096) * 4096
        damaged[page : page + 64] = random.randbytes(64)
        file.write_bytes(damaged)
        refused = (await refusal(tmp_path)).reason
        assert refused.key == "refused-store-damaged"
        assert refused.values == {"file": "store.sqlite", "copy": "none"}
    (tmp_path / "store.sqlite.0009.2026-01-02.backup").write_bytes(whole)
    (tmp_path / "store.sqlite.0010.2026-01-01.backup").write_bytes(whole)
    assert (await refusal(tmp_path)).reason.values["copy"] == "store.sqlite.0009.2026-01-02.backup"


def test_versions_are_numbers_in_the_names_of_copies() -> None:
    scripts = ScriptDirectory(str(store_migrating.FOLDER))
    assert all(script.revision.isdigit() for script in scripts.walk_revisions())


def test_the_versions_are_those_of_the_migrations_in_their_order() -> None:
    scripts = list(ScriptDirectory(str(store_migrating.FOLDER)).walk_revisions())
    assert store_migrating.versions() == [script.revision for script in reversed(scripts)]


async def test_what_people_had_spent_of_the_budget_counts_after_the_upgrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = tmp_path / "migrations"
    shutil.copytree(
        store_migrating.FOLDER, older, ignore=lambda _, names: [name for name in names if "0006" <= name < "a"]
    )
    with monkeypatch.context() as patched:
        patched.setattr(store_migrating, "FOLDER", older)
        await (await Store.open(url(tmp_path))).close()
    file = tmp_path / "store.sqlite"
    rows = [
        ("a", "barred", 4, None, None),
        ("b", "call", 4, "[100.0]", None),
        ("c", "mention", 0, "[100.0,200.0]", 86_600.0),
        ("d", "mentioned", 4, "[100.0]", None),
    ]
    with closing(sqlite3.connect(file)) as database:
        database.executemany("INSERT INTO kept_digests VALUES (?, ?, ?, ?, ?)", rows)
        database.commit()
    store = await Store.open(url(tmp_path))
    assert await store.kept_digests.all() == [KeptDigest("a", "barred", 4)]
    assert await store.budget.all() == [
        Spent("b", "call", 4, 1.0, 3_700.0),
        Spent("c", "mention", 0, 2.0, 86_500.0),
        Spent("d", "mentioned", 4, 1.0, None),
    ]
    await store.close()
