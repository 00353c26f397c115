"""Creation of a lesson from a finished game: the position, the moves that follow, and their dice."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

import yaml

from engine.kernel import saves
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move, move_from_data
from engine.kernel.replay import MOVES, replay
from engine.kernel.text import Seat
from engine.lessons.reading import LONGEST_NAME
from engine.record import Record, RecordLine, ReplayedGame

SEATS = "abcdefghijklmnop"
"""The names of the seats in such a lesson."""


class CannotBeCutError(ValueError):
    """The game has no such move, or the name is not allowed; the message says what is possible."""


class _RecordingDice(Dice):
    """The dice of the game, which record their faces but not shuffles."""

    __slots__ = ("faces",)

    def __init__(self, key: bytes, counter: int) -> None:
        super().__init__(key, counter)
        self.faces: list[int] = []

    def roll(self, faces: int) -> int:
        face = super().roll(faces)
        self.faces.append(face)
        return face


def cut(record: Record, replayed: ReplayedGame, number: int, name: str, moves: int = 1) -> str:
    """Return a lesson as a file, with comments that name the texts it needs.

    It begins where the game was last at rest before move ``number`` (as ``python -m engine replay`` prints them); the
    player of that move is the learner. The next ``moves`` moves are the solution. Raises CannotBeCutError.
    """
    if not name or len(name) > LONGEST_NAME or not all(part.isalnum() for part in name.split("-")):
        raise CannotBeCutError(f"a lesson's name has letters, digits and hyphens, {LONGEST_NAME} at most: {name!r}")
    lines = {line.seq: line for line in record.log if line.kind in MOVES}
    if number not in lines:
        known = f"{min(lines)} to {max(lines)}" if lines else "none"
        raise CannotBeCutError(f"the game has no move {number}; moves: {known}, those of python -m engine replay")
    wanted = [lines[number]]
    while len(wanted) < moves and (following := lines.get(wanted[-1].seq + 1)) is not None:
        wanted.append(following)
    rules = replayed.game.rules
    _, progress, position = saves.read(rules.name, _before(record, replayed, number))
    dice = _RecordingDice(replayed.game.key, progress.counter)
    state = saves.adapter(rules.state_type).validate_json(json.dumps(position))
    match = Match[Any](rules, dice, state, seats=len(record.seats))
    while match.due:  # the position may be before an automatic step
        match.proceed()
    fallen = list(dice.faces)
    earlier = [*([] if progress.moved is None else [progress.moved]), *progress.given]
    steps = [_step(match, dice, seat, move) for seat, move in (*earlier, *map(_decision, wanted))]
    return _file(record, SEATS[wanted[0].seat or 0], name, position, fallen, steps)


def _decision(line: RecordLine) -> tuple[Seat, Move]:
    assert line.seat is not None
    assert line.move is not None
    return line.seat, move_from_data(*line.move)


def _before(record: Record, replayed: ReplayedGame, number: int) -> bytes:
    """Return the save of the game before a line of the journal."""
    saved = b""
    for played in replay(replayed.game, record.log):
        if played.line.seq == number:
            break
        saved = played.match.save()
    return saved


def _step(match: Match[Any], dice: _RecordingDice, seat: Seat, move: Move) -> dict[str, Any]:
    """Play a move and return it as a step of a scenario, with its dice."""
    dice.faces.clear()
    match.play(seat, move)
    args = [list(cast("tuple[Any, ...]", arg)) if isinstance(arg, tuple) else arg for arg in move.args]
    step: dict[str, Any] = {SEATS[seat]: {move.name: args} if args else move.name}
    if dice.faces:
        step["dice"] = list(dice.faces)
    return step


def _file(
    record: Record, learner: str, name: str, state: Any, dice: Sequence[int], steps: Sequence[dict[str, Any]]
) -> str:
    decisions = sum(learner in step for step in steps)
    keys = [f"lesson-{name}"]
    keys += [f"lesson-{name}-{number}{end}" for number in range(1, decisions + 1) for end in ("", "-wrong")]
    comments = [
        "# Cut out of a game. What is left to do: `then` says what counts as done; `par` counts presses; `offers` may",
        "# limit what can be tried (tests/scenarios/README.md, Lessons). The texts stand in",
        f"# data/{record.game}/<language>/lessons.ftl, in every language:",
        *(f"#   {key} = …" for key in (*keys, f"lesson-{name}-done")),
    ]
    lesson = {
        "name": name,
        "game": record.game,
        "seats": list(SEATS[: len(record.seats)]),
        "position": state,
        **({"dice": list(dice)} if dice else {}),
        "when": list(steps),
        "then": {},
        "lesson": {"learner": learner, "par": decisions},
    }
    written = yaml.safe_dump(lesson, sort_keys=False, allow_unicode=True, width=118, default_flow_style=None)
    return "\n".join([*comments, written])
