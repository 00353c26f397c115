"""Hostile files get one line of reason, in less than a second and 200 MB, and never a traceback."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.engine.commands.test_replay import played
from tests.hostile.files import DIGITS, ONLY_PACKS, PACKS, YAML
from tests.hostile.limits import ROOT, Run, bounded, tried

NOT_RIGHT = "A card file has a mistake. packs/bad.yaml"
MEGABYTES = 200
SECONDS = 1.0
"""Of the processor for each file."""


def wrong(run: Run, code: int, starts: str, reason: str) -> Iterator[str]:
    """Return what is wrong with an answer to a hostile file."""
    said = "\n".join(run.said)[:2000]
    if run.code != code:
        yield f"exit code {run.code}: {said}"
    if run.seconds > SECONDS:
        yield f"took {run.seconds:.2f} s"
    if not any(line.startswith(starts) and reason in line for line in run.said):
        yield f"said {said!r}, not {reason!r}"
    if "Traceback" in said or any("{" in line or len(line) > 600 for line in run.said):
        yield f"said {said!r}"


def checked(
    doors: Sequence[tuple[str, Sequence[str]]],
    names: Sequence[str],
    expected: Sequence[tuple[int, str, str]],
    most: int = 1,
) -> None:
    """Give hostile files to their entry points; check the exit code, beginning and reason in at most so many lines.

    A file with a harmless mistake comes first, so that everything that is read anyway is read before the measurement.
    """
    (_, *runs), megabytes = tried([doors[0], *doors])
    problems = {
        name: [*wrong(run, *wanted), *([f"{len(run.said)} lines"] if len(run.said) > most else [])]
        for name, run, wanted in zip(names, runs, expected, strict=True)
    }
    assert {name: problem for name, problem in problems.items() if problem} == {}
    assert megabytes < MEGABYTES


def packs(folder: Path, contents: Mapping[str, bytes]) -> list[tuple[str, Sequence[str]]]:
    """Create a folder of packs for each content."""
    doors: list[tuple[str, Sequence[str]]] = []
    for number, content in enumerate(contents.values()):
        place = folder / str(number) / "packs"
        place.mkdir(parents=True)
        (place / "bad.yaml").write_bytes(content)
        doors.append(("packs", [str(place)]))
    return doors


def test_a_hostile_pack_is_refused_in_one_line(tmp_path: Path) -> None:
    doors = packs(tmp_path, {name: content for name, (content, _) in YAML.items()})
    checked(doors, [*YAML], [(2, f"{NOT_RIGHT}: ", reason) for _, reason in YAML.values()])


def test_file_card_and_field_of_a_hostile_pack_are_named(tmp_path: Path) -> None:
    doors = packs(tmp_path, {name: content.encode() for name, (content, _) in PACKS.items()})
    checked(doors, [*PACKS], [(2, f"{NOT_RIGHT} \u00b7 ", reason) for _, reason in PACKS.values()], most=101)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the file has more than 30000 entries, including repetitions"),
        ("de", "Mit allen Wiederholungen stehen mehr als 30000 Angaben in der Datei"),
    ],
)
def test_the_bot_does_not_start_with_a_hostile_pack_and_says_why(tmp_path: Path, language: str, said: str) -> None:
    ((_, (place,)),) = packs(tmp_path, {"a": YAML["an alias bomb"][0]})
    done = bounded(["bot.py"], SPIELLEITER_PACKS=place, LANGUAGE=language)
    (line,) = [line for line in done.stderr.splitlines() if line]
    assert done.returncode == 2
    assert "packs/bad.yaml: " in line
    assert said in line


def test_a_hostile_scenario_file_is_named_and_the_others_are_run(tmp_path: Path) -> None:
    expected = {name: expectation for name, expectation in YAML.items() if name not in ONLY_PACKS}
    doors: list[tuple[str, Sequence[str]]] = []
    for number, (content, _) in enumerate(expected.values()):
        (tmp_path / str(number)).mkdir()
        (tmp_path / str(number) / "bad.yaml").write_bytes(content)
        doors.append(("engine", ["scenario", str(tmp_path / str(number))]))
    starts = f"WRONG  {tmp_path}"
    checked(doors, [*expected], [(1, starts, reason) for _, reason in expected.values()], most=2)


def test_a_scenario_that_crashes_the_rules_is_reported_as_failed(tmp_path: Path) -> None:
    stumbles = "given: {a: {imperator: s13, attackers: [s9], round: 1}, b: {imperator: s99}}"
    text = f"- name: stumbles\n  game: imperator\n  {stumbles}\n  when: [{{a: done}}]\n"
    fine = "- name: goes on\n  game: imperator\n  options: {}\n  when: [{then: {asked: [a, b]}}]\n"
    (tmp_path / "bad.yaml").write_text(text + fine)
    ((run,), _) = tried([("engine", ["scenario", str(tmp_path)])])
    assert run.said[-1] == "1 passed, 1 failed"
    assert run.code == 1


# ---- exported games


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return json.loads(played("imperator", 3).as_json())


def changed(record: dict[str, Any], **values: Any) -> bytes:
    return json.dumps({**record, **values}).encode()


def _line(record: dict[str, Any], **values: Any) -> list[Any]:
    return [{**record["log"][0], **values}, *record["log"][1:]]


def _options(whole: bytes, value: bytes) -> bytes:
    """Return the game with an option that no game has."""
    return whole.replace(b'"options": {}', b'"options": {"a": ' + value + b"}")


NO_GAME = "This file is not an exported game."
DAMAGED = "This file is damaged at \u201c"
UNTRUE = "This game fails the check."
HALF = "\\ud800"


def hostile_records(record: dict[str, Any]) -> dict[str, tuple[bytes, str, int]]:
    """Return contents of files, each with its expected message and exit code."""
    position = record["position"]
    whole = json.dumps(record).encode()
    started = b'"started": 1000.0'
    assert started in whole
    return {
        "a time without end": (whole.replace(started, b'"started": -Infinity'), NO_GAME, 2),
        "a time that is no number": (whole.replace(started, b'"started": NaN'), NO_GAME, 2),
        "a time too great for a number": (whole.replace(started, b'"started": 1e999'), f"{DAMAGED}started", 2),
        "a time after all time": (whole.replace(started, b'"started": 1e300'), f"{DAMAGED}started", 2),
        "a time of many digits": (whole.replace(started, f'"started": {DIGITS}'.encode()), NO_GAME, 2),
        "a line without time": (changed(record, log=_line(record, time=-1)), f"{DAMAGED}log.0.time", 2),
        "deep lists": (b"[" * 500_000, NO_GAME, 2),
        "deep lists inside": (_options(whole, b"[" * 900 + b"]" * 900), UNTRUE, 1),
        "many lists": (_options(whole, b"[" + b"[]," * 900_000 + b"0]"), "This file contains too much", 2),
        "many short groups": (_options(whole, b"[" + b'{"a":1},' * 340_000 + b"0]"), UNTRUE, 1),
        "a huge file": (b" " * 30_000_000, "This file is too large: more than 10 MB.", 2),
        "half a letter": (whole.replace(b'"Anna"', f'"{HALF}"'.encode()), NO_GAME, 2),
        "a picture": (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", NO_GAME, 2),
        "two bytes a letter": (json.dumps({"format": "x"}).encode("utf-16"), NO_GAME, 2),
        "a billion seats": (changed(record, position={**position, "seats": 10**9}), UNTRUE, 1),
        "a position of words": (changed(record, position=dict.fromkeys(position, "x")), UNTRUE, 1),
        "a great counter": (changed(record, position={**position, "counter": 10**4000}), UNTRUE, 1),
        "another state": (changed(record, position={**position, "state": [1]}), UNTRUE, 1),
        "many people": (changed(record, seats=record["seats"] * 1000), f"{DAMAGED}seats", 2),
        "a strange end": (changed(record, ending="\x1b[31m"), f"{DAMAGED}ending", 2),
        "a long field": (changed(record, **{"x" * 90_000: 1}), f"{DAMAGED}xxx", 2),
        "a deck without a hero": (
            changed(record, game="telperinquar", options={"decks": [{"hero": "", "levels": 10, "cards": {}}]}),
            UNTRUE,
            1,
        ),
        "a deck of a billion level cards": (
            changed(record, game="telperinquar", options={"decks": [{"hero": "rogue", "levels": 10**9, "cards": {}}]}),
            UNTRUE,
            1,
        ),
    }  # fmt: skip


def test_a_hostile_exported_game_is_refused_in_one_line(tmp_path: Path, record: dict[str, Any]) -> None:
    hostile = hostile_records(record)
    doors: list[tuple[str, Sequence[str]]] = []
    for number, (content, _, _) in enumerate(hostile.values()):
        file = tmp_path / f"{number}.json"
        file.write_bytes(content)
        doors.append(("engine", [("replay", "verify")[number % 2], str(file)]))
    checked(doors, [*hostile], [(code, "", reason) for _, reason, code in hostile.values()])


def test_the_exported_game_behind_the_hostile_ones_is_valid(tmp_path: Path, record: dict[str, Any]) -> None:
    (tmp_path / "game.json").write_text(json.dumps(record))
    ((run,), _) = tried([("engine", ["replay", str(tmp_path / "game.json")])])
    assert run.code == 0


# ---- settings


@pytest.mark.parametrize(
    ("content", "setting"),
    [
        (f"SPIELLEITER_STATUS_PORT={DIGITS}".encode(), "SPIELLEITER_STATUS_PORT"),
        (b"SPIELLEITER_BEAT=nan", "SPIELLEITER_BEAT"),
        (b"SPIELLEITER_BEAT=inf", "SPIELLEITER_BEAT"),
        (b"SPIELLEITER_BOARD_INTERVAL=-inf", "SPIELLEITER_BOARD_INTERVAL"),
        (b"LANGUAGE=\xff\xfe", ".env"),
        (b"LANGUAGE=e\x00n", "LANGUAGE"),
    ],
)
def test_a_hostile_settings_file_is_reported_in_one_line(tmp_path: Path, content: bytes, setting: str) -> None:
    (tmp_path / ".env").write_bytes(content)
    program = f"import os, runpy, sys; os.chdir({str(tmp_path)!r}); sys.path.insert(0, {str(ROOT)!r}); "
    program += f"sys.argv = ['bot.py']; runpy.run_path({str(ROOT / 'bot.py')!r}, run_name='__main__')"
    done = bounded(["-c", program])
    (line,) = [line for line in done.stderr.splitlines() if line]
    assert done.returncode == 2
    assert setting in line
