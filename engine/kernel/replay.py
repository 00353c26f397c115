"""Playing a game again from its journal: every move anew, every die compared."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from engine.kernel.game import Game
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import move_from_data
from engine.kernel.questions import QUESTION, answer_to
from engine.kernel.sealing import Words, dice_key, seal_of
from engine.kernel.text import Seat, Text

START, UNDO, STEP = "start", "undo", "step"
MOVES = ("move", "answer", "skip")
"""Kinds of lines that make a move: of a person's own accord, as an answer, or for somebody whose time was up."""


class Line(Protocol):
    """A line of a journal, whoever keeps it.

    ``seq`` is its number; ``kind`` start, one of :data:`MOVES`, step (an automatic one), resign, back (the move in
    progress was given up after a change of the rules) or undo (``move`` is [undo, [the line whose position is taken up
    again]]); others leave the match as it is, question (which has a die of its own) too. ``rolls`` are [counter, faces,
    face] each.
    """

    @property
    def seq(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> Seat | None: ...
    @property
    def move(self) -> Sequence[Any] | None: ...
    @property
    def rolls(self) -> Sequence[Sequence[int]]: ...


LineT = TypeVar("LineT", bound=Line)


class Played(NamedTuple):
    """One line played again: the match as it stands after it, and what it brought."""

    line: Line
    match: Match[Any]
    outcome: Outcome


class ReplayMismatchError(Exception):
    """A journal that is not what happened; ``text`` names the first line that does not fit."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


@dataclass(slots=True, frozen=True)
class Sealed:
    """How a game began: the seal is what was published of its secret before the words were given."""

    rules: Game[Any]
    secret: bytes
    words: Words
    seal: str
    seats: int
    options: Mapping[str, Any]

    @property
    def key(self) -> bytes:
        """The key of its dice."""
        return dice_key(self.secret, self.words)


@dataclass(slots=True)
class _Replay:
    """A match on its way through the journal, and the positions that can be taken up again."""

    game: Sealed
    match: Match[Any]
    positions: dict[int, bytes] = field(default_factory=dict[int, bytes])
    questions: int = 0
    """How many were answered by a die so far."""


def replay(game: Sealed, lines: Sequence[Line]) -> Iterator[Played]:
    """Play the lines again, one after the other. Raises ReplayMismatchError for the first that does not fit.

    Moves may be slow: this is for a thread. The match goes on changing from one step to the next.
    """
    check_seal(game)
    if not lines or lines[0].kind != START:
        raise ReplayMismatchError(Text("verify-no-start"))
    targets = frozenset(target(line) for line in lines if line.kind == UNDO)
    going: _Replay | None = None
    for number, line in enumerate(lines):
        try:
            if going is None:
                going = _Replay(game, Match[Any].new(game.rules, game.key, game.seats, game.options, stepwise=True))
                outcome = going.match.opening()
            else:
                outcome = _again(going, line)
        except Exception:  # whatever a changed journal or changed rules lead to
            raise ReplayMismatchError(Text("verify-other-move", {"number": number})) from None
        if [list(roll) for roll in outcome.rolls] != [list(roll) for roll in line.rolls]:
            raise ReplayMismatchError(Text("verify-other-roll", {"number": number}))
        if line.seq in targets:
            going.positions[line.seq] = going.match.save()
        yield Played(line, going.match, outcome)


def check_seal(game: Sealed) -> None:
    """Compare the secret with its seal, and the number of words with that of the seats. Raises ReplayMismatchError."""
    if seal_of(game.secret) != game.seal:
        raise ReplayMismatchError(Text("verify-other-secret"))
    if len(game.words) != game.seats:
        raise ReplayMismatchError(Text("verify-other-words"))


def target(line: Line) -> int:
    """The number of the line whose position an undo takes up again; 0 for a line that tells none."""
    match line.move:
        case [_, [int(number)]]:
            return number
        case _:
            return 0


def without_undone(lines: Sequence[LineT]) -> list[LineT]:
    """The lines that lead to the last position: those which change the match and were not undone."""
    left: list[LineT] = []
    for line in lines:
        if line.kind == UNDO:
            left = [each for each in left if each.seq <= target(line)]
        elif line.kind in (START, "back", "resign", STEP, *MOVES):
            left.append(line)
    return left


def check_end(game: Sealed, match: Match[Any], saved: bytes) -> None:
    """Compare where the journal led with a save. Raises ReplayMismatchError."""
    try:
        told = json.loads(saved)
        if told["seats"] != match.seats:  # a save makes room for so many, whoever wrote it
            raise ReplayMismatchError(Text("verify-other-end"))
        end = Match[Any].load(game.rules, game.key, json.dumps(told).encode())
        same = _position(match) == _position(end)
    except Exception:  # whatever a changed save leads to
        raise ReplayMismatchError(Text("verify-other-end")) from None
    if not same:
        raise ReplayMismatchError(Text("verify-other-end"))


def _position(match: Match[Any]) -> Mapping[str, Any]:
    """A save without the numbers of questions, which tell how people were asked, not what they decided."""
    return {key: value for key, value in json.loads(match.save()).items() if key != "answered"}


def _again(going: _Replay, line: Line) -> Outcome:
    match = going.match
    if line.kind == "back":
        going.match = match.at_last_rest()
    elif line.kind == UNDO:
        going.match = match.back_to(going.positions[target(line)])
    elif line.kind == STEP:
        return match.proceed()
    elif line.kind == QUESTION:
        going.questions += 1
        return Outcome([], [answer_to(going.game.key, going.questions)])
    elif line.kind == "resign":
        assert line.seat is not None
        return match.resign(line.seat)
    elif line.kind in MOVES:
        assert line.seat is not None
        assert line.move is not None
        name, args = line.move
        return match.play(line.seat, move_from_data(name, args))
    return Outcome([], [])
