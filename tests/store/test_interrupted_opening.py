"""A process killed at any SQL statement of a first start or an upgrade leaves a database that opens again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.store.next_version import next_migrations
from tests.store.postgresql import needs_postgresql

pytestmark = pytest.mark.ci


def killed_everywhere(address: str, migrations: str) -> dict[str, list[Any]]:
    """Return the statements and the points that :mod:`tests.store.killing` prints."""
    call = [sys.executable, "-m", "tests.store.killing", address, migrations]
    return json.loads(subprocess.run(call, stdout=subprocess.PIPE, check=True, timeout=900).stdout)


def check(seen: dict[str, list[Any]], upgraded: bool) -> None:
    """Check that the next opening after each kill leaves the same database as an opening that was not killed."""
    points = seen["points"]
    whole = points[0]["left"]
    assert "\ndecks [" in whole
    assert "half a copy" not in whole
    assert [(point["statement"], point["left"]) for point in points if point["left"] != whole] == []
    assert ("badges [(5,)]" in whole) == ("Anna" in whole) == upgraded
    assert sum("TABLE" in statement for statement in seen["statements"]) > (1 if upgraded else 10)
    assert [point["statement"] for point in points[1:]] == seen["statements"]


@pytest.fixture(params=[False, True], ids=["first start", "upgrade"])
def migrations(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the folder of the next version, or nothing."""
    return str(next_migrations(tmp_path)) if request.param else ""


def test_an_opening_killed_at_any_statement_is_completed_by_the_next_on_sqlite(tmp_path: Path, migrations: str) -> None:
    seen = killed_everywhere(f"sqlite:///{tmp_path}/{{}}.sqlite", migrations)
    check(seen, bool(migrations))
    assert seen["statements"][-1] in ("COMMIT", "PRAGMA foreign_keys=ON"), "it goes on after the last change"


@needs_postgresql
def test_an_opening_killed_at_any_statement_is_completed_by_the_next_on_postgresql(
    address: str, migrations: str
) -> None:
    seen = killed_everywhere(address, migrations)
    check(seen, bool(migrations))
    assert seen["statements"][-1] == "COMMIT"
