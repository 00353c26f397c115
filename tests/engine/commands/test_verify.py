"""``python -m engine verify``: seal, words, key, every die and the end of a finished game, without the bot."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.dice import encoded
from tests.engine.commands.test_command_line import Capture, run
from tests.engine.commands.test_replay import BENT, KEY, SECRET, SECRETS, WORDS, bent, played


def verified(capsys: Capture, tmp_path: Path, record: dict[str, Any], *more: str) -> tuple[int, str, str]:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    return run(capsys, "verify", str(file), *more)


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return json.loads(played("telperinquar", 3).as_json())


@pytest.mark.parametrize("which", ["telperinquar", "imperator", "heldenkampf"])
def test_verify_lists_the_checks_of_a_true_game(capsys: Capture, tmp_path: Path, which: str) -> None:
    record = played(which, 4)
    data = json.loads(record.as_json())
    status, out, err = verified(capsys, tmp_path, data)
    assert (status, err) == (0, "")
    assert all(shown in out for shown in (record.seal, SECRET.hex(), KEY.hex(), "“amber”", encoded(WORDS).decode()))
    assert "the computer adds no word" in out
    assert "Key of the random numbers" in out, "also in a game without dice"
    assert f"{sum(len(line.rolls) for line in record.log)} dice and shuffles computed again" in out
    assert "Everything that was checked is correct" in out
    assert "Alles, was geprüft wurde, stimmt" in verified(capsys, tmp_path, data, "--language", "de")[1]


def test_every_die_is_listed_where_that_is_asked_for(capsys: Capture, tmp_path: Path, record: dict[str, Any]) -> None:
    out = verified(capsys, tmp_path, record, "--rolls")[1].splitlines()
    dice = [[entry, *roll] for entry, line in enumerate(record["log"]) for roll in line.get("rolls", [])]
    start = out.index("entry,counter,faces,face")
    assert [[int(part) for part in line.split(",")] for line in out[start + 1 :]] == dice
    assert len(dice) > 20


@pytest.mark.parametrize(("change", "words"), BENT)
def test_any_change_of_a_record_is_reported_in_one_line(
    capsys: Capture, tmp_path: Path, record: dict[str, Any], change: Callable[[dict[str, Any]], None], words: str
) -> None:
    status, out, err = verified(capsys, tmp_path, bent(record, change))
    assert (status, out) == (1, "")
    assert words in err
    assert len(err.splitlines()) == 1


def test_a_running_game_cannot_be_verified_yet(capsys: Capture, tmp_path: Path, record: dict[str, Any]) -> None:
    running = {key: value for key, value in record.items() if key not in SECRETS}
    status, out, err = verified(capsys, tmp_path, {**running, "status": "running"})
    assert (status, out) == (2, "")
    assert "still running" in err
    assert "neither check nor replay it" in err
