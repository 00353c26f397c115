"""One process for one database: a second is refused, and a killed process leaves nothing in the way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from store.database_lock import database_lock
from store.errors import StoreError
from tests.store.test_store import url

HOLDER = """
import sys
from store.database_lock import database_lock
with database_lock(sys.argv[1]):
    print("mine", flush=True)
    sys.stdin.read()
"""


def holder(database: str) -> subprocess.Popen[str]:
    """Start another process that holds the lock."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, database], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "mine\n"
    return process


def key_of(database: str) -> str:
    with pytest.raises(StoreError) as raised, database_lock(database):
        pass
    return raised.value.reason.key


def test_a_second_process_is_refused_until_the_first_is_gone_even_if_it_was_killed(tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(tmp_path / "store.sqlite")
    with holder(url(tmp_path)) as process:
        assert key_of(url(tmp_path)) == "refused-store-taken"
        assert key_of(f"sqlite:///{link}") == "refused-store-taken"
        with database_lock(f"sqlite:///{tmp_path}/other.sqlite"):
            process.kill()
            process.wait()
    with database_lock(url(tmp_path)):
        pass
    with database_lock(url(tmp_path)):
        pass


def test_another_name_of_a_file_that_is_in_use_is_refused_like_a_second_process(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link, moved = tmp_path / "elsewhere" / "link.sqlite", tmp_path / "moved.sqlite"
    with holder(url(tmp_path)) as process:
        link.hardlink_to(tmp_path / "store.sqlite")
        assert key_of(f"sqlite:///{link}") == "refused-store-taken"
        (tmp_path / "store.sqlite").rename(moved)
        assert key_of(f"sqlite:///{moved}") == "refused-store-taken"
        process.kill()
        process.wait()
    with database_lock(f"sqlite:///{link}"):
        pass


def test_a_missing_folder_and_a_wrong_address_are_named(tmp_path: Path) -> None:
    assert key_of(url(tmp_path / "nowhere")) == "refused-store-no-folder"
    assert not (tmp_path / "nowhere").exists()
    assert key_of("nonsense") == "refused-store-url"
    with database_lock("sqlite://"), database_lock("sqlite://"):
        pass
