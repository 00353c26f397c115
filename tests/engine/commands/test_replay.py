"""``python -m engine replay``: true games are shown, forged ones detected, and other files refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.games import game
from engine.kernel.dice import dice_key, seal_of
from engine.kernel.match import Match, Outcome
from engine.kernel.text import text_to_data
from engine.record import LARGEST, Record, RecordLine, RecordSeat, result_data
from tests.engine.commands.test_command_line import Capture, run

SECRET = b"the secret of a game in a file. "
WORDS = ("amber", "")
"""Anna's; the computer has none."""
KEY = dice_key(SECRET, WORDS)


def line(seq: int, kind: str, outcome: Outcome, **more: Any) -> RecordLine:
    events = text_to_data([event.text for event in outcome.events if event.only is None])
    rolls = [(roll.counter, roll.faces, roll.face) for roll in outcome.rolls]
    return RecordLine(seq=seq, kind=kind, time=1000.0 + 60 * seq, events=events, rolls=rolls, **more)


def played(which: str, seed: int) -> Record:
    """Return a whole game between random players, who resign after a while."""
    random = Random(seed)
    match: Match[Any] = Match.new(game(which), KEY, 2, {}, stepwise=True)
    log = [line(2, "start", match.opening())]
    for _ in range(120):
        while match.due:
            log.append(line(len(log) + 2, "step", match.proceed()))
        if not match.menus():
            break
        seat, menu = next((seat, menu) for seat, menu in match.menus().items() if seat not in match.ballots())
        kind, asked, move = "answer" if match.in_motion else "move", match.ask_id(seat), menu.draw(random)
        words = (move.name, list(move.args))
        log.append(line(len(log) + 2, kind, match.play(seat, move, asked), seat=seat, move=words, ask=asked))
    while match.due:
        log.append(line(len(log) + 2, "step", match.proceed()))
    for seat in (1, 0):
        if match.result() is None:
            log.append(line(len(log) + 2, "resign", match.resign(seat), seat=seat))
    return Record(
        game=which,
        status="over",
        seats=[RecordSeat(name="Anna"), RecordSeat(name="Ben", computer=True)],
        seal=seal_of(SECRET),
        words=list(WORDS),
        started=1000.0,
        ending="played",
        secret=SECRET.hex(),
        key=KEY.hex(),
        options={},
        log=log,
        position=json.loads(match.save()),
        result=result_data(match),
    )


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return json.loads(played("telperinquar", 3).as_json())


@pytest.fixture
def replay(tmp_path: Path, capsys: Capture) -> Callable[..., tuple[int, str, str]]:
    def replayed(content: bytes | dict[str, Any], *more: str) -> tuple[int, str, str]:
        file = tmp_path / "game.json"
        file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return run(capsys, "replay", str(file), *more)

    return replayed


Replay = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize("which", ["telperinquar", "imperator", "heldenkampf"])
def test_a_true_game_is_shown_and_confirmed(replay: Replay, which: str) -> None:
    record = played(which, 7)
    status, out, err = replay(record.as_json())
    assert (status, err) == (0, "")
    assert "1. Anna" in out
    assert "2. Ben (computer)" in out
    winner = ("Anna", "Ben")[record.result.winners[0]]
    assert f"{winner} wins!" in out
    assert f"{sum(len(line.rolls) for line in record.log)} dice and shuffles computed again" in out
    assert "Alles stimmt" in replay(record.as_json(), "--language", "de")[1]


def bent(record: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    copied = json.loads(json.dumps(record))
    change(copied)
    return copied


def other_roll(record: dict[str, Any]) -> None:
    record["log"][0]["rolls"][0][2] += 1


def other_move(record: dict[str, Any]) -> None:
    record["log"][1]["move"] = ["fly", []]


def other_seat(record: dict[str, Any]) -> None:
    record["log"][1]["seat"] = 1 - record["log"][1]["seat"]


def no_move(record: dict[str, Any]) -> None:
    del record["log"][3]


def other_key(record: dict[str, Any]) -> None:
    record["key"] = "00" * 32


def other_secret(record: dict[str, Any]) -> None:
    record["secret"] = "00" * 32


def no_secret(record: dict[str, Any]) -> None:
    record["secret"] = "none"


def other_seal(record: dict[str, Any]) -> None:
    record["seal"] = seal_of(KEY)


def other_word(record: dict[str, Any]) -> None:
    record["words"][0] = "Amber"


def other_place_of_words(record: dict[str, Any]) -> None:
    record["words"].reverse()


def word_too_many(record: dict[str, Any]) -> None:
    record["words"].append("")


def other_words_and_key(record: dict[str, Any]) -> None:
    record["words"] = ["Amber", ""]
    record["key"] = dice_key(SECRET, ["Amber", ""]).hex()


def other_fallen(record: dict[str, Any]) -> None:
    record["position"]["fallen"] = [[0, 1]]


def one_die_more(record: dict[str, Any]) -> None:
    record["log"][1]["rolls"].append([1, 6, 6])


def other_winner(record: dict[str, Any]) -> None:
    record["result"]["winners"] = [1]


def other_end(record: dict[str, Any]) -> None:
    record["position"]["state"]["players"][0]["life"] += 1


def no_end(record: dict[str, Any]) -> None:
    record["position"] = {"game": "telperinquar"}


def no_start(record: dict[str, Any]) -> None:
    record["log"] = []


BENT: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (other_roll, "In entry 0 of the record the random numbers do not match the key"),
    (other_move, "Entry 1 of the record cannot be replayed"),
    (other_seat, "Entry 1 of the record cannot be replayed"),
    (no_move, "Entry 3 of the record"),
    (one_die_more, "In entry 1 of the record the random numbers do not match the key"),
    (other_secret, "does not match the seal"),
    (no_secret, "does not match the seal"),
    (other_seal, "does not match the seal"),
    (other_key, "give a different key"),
    (other_word, "give a different key"),
    (other_place_of_words, "give a different key"),
    (word_too_many, "does not have one word for each seat"),
    (other_words_and_key, "In entry 0 of the record the random numbers do not match the key"),
    (other_winner, "does not end as the file says"),
    (other_end, "a different position"),
    (other_fallen, "a different position"),
    (no_end, "a different position"),
    (no_start, "no beginning"),
]


@pytest.mark.parametrize(("change", "words"), BENT)
def test_a_bent_game_is_found_out(
    replay: Replay, record: dict[str, Any], change: Callable[[dict[str, Any]], None], words: str
) -> None:
    status, out, err = replay(bent(record, change))
    assert (status, out) == (1, "")
    assert "This game fails the check." in err
    assert words in err


SECRETS = ("secret", "key", "position", "result", "options")
"""What is in no file of a running game."""


def test_a_running_game_is_refused_with_the_reason_why_it_cannot_be_replayed(
    replay: Replay, record: dict[str, Any]
) -> None:
    running = {key: value for key, value in record.items() if key not in SECRETS}
    status, _, err = replay({**running, "status": "running"})
    assert status == 2
    assert "still running" in err
    assert "Ohne" not in err
    assert "lief noch" in replay({**running, "status": "running"}, "--language", "de")[2]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not an exported game"),
        (b"\xff\xfe nonsense", "not an exported game"),
        (b"[1, 2]", "not an exported game"),
        (b"[" * 100_000, "not an exported game"),
        (b'{"format": "chess"}', "not an exported game"),
        (b'{"format": "spielleiter-game", "version": 99}', "a format that this program cannot read"),
        (b'{"format": "spielleiter-game", "version": 1, "game": 7}', "damaged at"),
        (
            b'{"format": "spielleiter-game", "version": 1, "game": "imperator", "status": "over", "seats": [],'
            b' "seal": "", "words": ["\\u009b1m"]}',
            "damaged at “words.0”",
        ),
        (
            b'{"format": "spielleiter-game", "version": 1, "game": "imperator", "status": "over", "seats": [],'
            b' "seal": ""}',
            "damaged at “words”",
        ),
    ],
)
def test_what_is_no_game_is_turned_away(replay: Replay, content: bytes, words: str) -> None:
    status, out, err = replay(content)
    assert (status, out) == (2, "")
    assert words in err
    assert "Traceback" not in err


def test_huge_and_missing_files_and_unknown_games_are_turned_away(
    replay: Replay, record: dict[str, Any], tmp_path: Path, capsys: Capture
) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(LARGEST + 10)
    assert "too large" in run(capsys, "replay", str(huge))[2]
    status, _, err = run(capsys, "replay", str(tmp_path / "nowhere.json"))
    assert status == 2
    assert "No such file" in err
    assert "no game “chess”" in replay({**record, "game": "chess"})[2]
