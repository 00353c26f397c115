"""A process that is killed at any SQL statement of a first start or an upgrade leaves a database that opens again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.postgresql import needs_postgresql


def killed_everywhere(address: str, version: str) -> list[dict[str, str]]:
    """What :mod:`tests.store.killing` finds."""
    call = [sys.executable, "-m", "tests.store.killing", address, version]
    return json.loads(subprocess.run(call, stdout=subprocess.PIPE, check=True, timeout=900).stdout)


def check(found: list[dict[str, str]]) -> None:
    """After each kill the next opening makes of the database what it makes of it where nobody is killed."""
    whole = found[0]["left"]
    assert "\ndecks [" in whole
    assert "half a copy" not in whole
    assert [(point["statement"], point["left"]) for point in found if point["left"] != whole] == []


FROM = pytest.mark.parametrize("version", ["", "0001"], ids=["first start", "upgrade"])


@FROM
def test_an_opening_killed_at_any_statement_is_made_up_for_on_sqlite(tmp_path: Path, version: str) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path}/{{}}.sqlite"
    found = killed_everywhere(address, version)
    check(found)
    statements = [point["statement"] for point in found]
    assert sum("TABLE" in each for each in statements) > 10
    assert statements[-1] in ("COMMIT", "PRAGMA foreign_keys=ON"), "it goes on after the last change"
    assert ("Anna" in found[0]["left"]) == bool(version)


@needs_postgresql
@FROM
def test_an_opening_killed_at_any_statement_is_made_up_for_on_postgresql(address: str, version: str) -> None:
    found = killed_everywhere(address, version)
    check(found)
    assert sum("TABLE" in point["statement"] for point in found) > 10
    assert found[-1]["statement"] == "COMMIT"
    assert ("Anna" in found[0]["left"]) == bool(version)
