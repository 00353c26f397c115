"""This version goes on with the databases of all released versions: same questions, same positions, the next move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES, game
from engine.record import read, verify
from host.record.running_games import CheckedGames, check_file
from host.tables.status import Status
from tests.host.house import ANNA, CARL
from tests.released.house import FOLDER, VERSIONS, asked, released
from tests.released.making import GAMES as MADE
from tests.released.making import version as this_version

STANDS: dict[str, dict[str, Any]] = {
    version: json.loads((FOLDER / version / "asked.json").read_text("utf-8")) for version in VERSIONS
}
"""By version, how each table stood when the version was released."""
TABLES = [
    pytest.param(version, int(number), id=f"{version}-{number}") for version in VERSIONS for number in STANDS[version]
]


def running(version: str) -> list[str]:
    """Return the games that were running."""
    return [table["game"] for table in STANDS[version].values() if table["status"] == Status.RUNNING]


def test_the_databases_include_the_first_release_and_all_games() -> None:
    assert VERSIONS[0] == "1.0.0"
    assert sorted(running("1.0.0")) == sorted(GAMES)
    assert sorted(made.name for made in MADE) == sorted(GAMES), "the next release is made with a new game too"
    assert this_version().split(".")[0] == VERSIONS[-1].split(".")[0], "a new major version is frozen at its release"


@pytest.mark.parametrize("version", VERSIONS)
async def test_no_running_game_is_stuck(tmp_path: Path, version: str) -> None:
    file = released(tmp_path, version).file
    before = file.read_bytes()
    assert await check_file(file, game) == CheckedGames(len(running(version)), [])
    assert file.read_bytes() == before
    assert list(tmp_path.glob("house*")) == [file], "nothing is left beside it"  # noqa: ASYNC240


@pytest.mark.parametrize(("version", "number"), TABLES)
async def test_a_table_is_loaded_as_it_was_left_and_goes_on(tmp_path: Path, version: str, number: int) -> None:
    house = released(tmp_path, version)
    await house.open()
    table = await house.master.get(number)
    assert asked(table) == STANDS[version][str(number)]
    assert table.language == "de"
    if table.status is Status.OPEN:
        assert table.assignments[1].word == "Grünspecht"
        await house.master.begin(table.id, ANNA)
        assert table.words[1] == "Grünspecht"
    if table.status is Status.RUNNING:
        before = table.seq
        await house.play_on(table)
        assert table.seq > before
        await house.at_rest(table)
        stands = asked(table)
        await house.again()
        assert asked(await house.master.get(number)) == stands
    assert (await house.master.archive.verify(number)).problem is None
    await house.close()


@pytest.mark.parametrize("version", VERSIONS)
async def test_the_finished_game_can_be_exported_and_verified_by_anybody(tmp_path: Path, version: str) -> None:
    house = released(tmp_path, version)
    await house.open()
    number = next(int(number) for number, table in STANDS[version].items() if table["status"] == Status.OVER)
    record = read((await house.master.archive.export(number, CARL)).as_json())
    assert verify(record, game(record.game)).match.result() is not None
    await house.close()
