"""``python -m engine lesson``: a lesson cut out of a game is solved by what was played there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.lessons.playing import Scene
from engine.lessons.reading import read_lessons
from engine.record import Record
from tests.engine.commands.test_command_line import Capture, run
from tests.engine.commands.test_replay import played

MOVES = 3


def cut(capsys: Capture, tmp_path: Path, record: Record, *more: str) -> tuple[int, str, str]:
    file = tmp_path / "game.json"
    file.write_bytes(record.as_json())
    return run(capsys, "lesson", str(file), *more)


@pytest.mark.parametrize("which", GAMES)
def test_a_lesson_cut_at_any_move_is_solved_by_what_was_played_with_the_same_dice(
    which: str, tmp_path: Path, capsys: Capture
) -> None:
    record = played(which, 3)
    lines = [line for line in record.log if line.kind in ("move", "answer")]
    for line in (*lines[1:40:6], lines[-2]):
        status, out, error = cut(
            capsys, tmp_path, record, "--move", str(line.seq), "--moves", str(MOVES), "--name", "cut"
        )
        assert (status, error) == (0, "")
        assert f"data/{which}/<language>/lessons.ftl" in out
        folder = tmp_path / "lessons"
        folder.mkdir(exist_ok=True)
        (folder / "1-cut.yaml").write_text(out, "utf-8")
        (lesson,) = read_lessons(folder)
        assert line.move is not None
        assert line.seat == lesson.seat
        spelled = [name for step in lesson.scenario.when if step.seat == lesson.learner for name, _ in step.moves]
        assert line.move[0] in spelled
        for made in range(lesson.decisions):
            assert Scene(lesson, made).attempt(Scene(lesson, made).expected()).right
        assert not Scene(lesson, lesson.decisions)._dice.loaded, "the dice of the game, no more and no less"


def test_what_cannot_be_cut_is_said_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    record = played("heldenkampf", 3)
    status, out, error = cut(capsys, tmp_path, record, "--move", "9999")
    assert (status, out) == (2, "")
    assert "the game has no move 9999; moves: 3 to" in error
    status, _, error = cut(capsys, tmp_path, record, "--move", "3", "--name", "a name with spaces")
    assert status == 2
    assert "letters, digits and hyphens" in error
    running = json.loads(record.as_json()) | {"status": "running"}
    (tmp_path / "game.json").write_text(json.dumps(running), "utf-8")
    status, _, error = run(capsys, "lesson", str(tmp_path / "game.json"), "--move", "3")
    assert status == 2
    assert error
