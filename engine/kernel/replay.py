"""Replay of a game from its journal, with every die compared."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from engine.kernel.dice import QUESTION, Words, answer_to, dice_key, seal_of
from engine.kernel.game import Game
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import move_from_data
from engine.kernel.text import Seat, Text

START, UNDO, STEP = "start", "undo", "step"
CONTINUE = "continue"
"""The move of a start line whose game continues another one: [continue, [table, step, save of the position]]."""
MOVES = ("move", "answer", "skip")
"""Kinds of lines that make a move: at rest, as an answer, or for a seat whose time was up."""


class Line(Protocol):
    """A line of a journal, independent of its storage.

    ``seq`` is its number; ``kind`` is start, one of :data:`MOVES`, step (an automatic one), resign, back (the move in
    progress was given up after a change of the rules) or undo (``move`` is [undo, [the line whose position is
    restored]]); all other kinds leave the match as it is. A question has a die of its own. ``rolls`` are [counter,
    faces, face].
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


class ReplayedLine(NamedTuple):
    """One replayed line: the match after it, and its outcome."""

    line: Line
    match: Match[Any]
    outcome: Outcome


class ReplayMismatchError(Exception):
    """A journal that does not match the replay; ``text`` names the first line that differs."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


@dataclass(slots=True, frozen=True)
class Sealed:
    """How a game began; ``seal`` is the hash of the secret, published before the words were given."""

    rules: Game[Any]
    secret: bytes
    words: Words
    seal: str
    seats: int
    options: Mapping[str, Any]

    @property
    def key(self) -> bytes:
        """The key of the dice."""
        return dice_key(self.secret, self.words)


@dataclass(slots=True)
class _Replay:
    """The state of a replay: the match so far, and the saves that an undo restores."""

    game: Sealed
    match: Match[Any]
    positions: dict[int, bytes] = field(default_factory=dict[int, bytes])
    questions: int = 0
    """The number of questions answered by a die so far."""


def replay(game: Sealed, lines: Sequence[Line]) -> Iterator[ReplayedLine]:
    """Replay the lines one after the other. Raises ReplayMismatchError for the first that does not match.

    Moves may be slow, so run this in a thread. The match of one step changes with the next.
    """
    check_seal(game)
    if not lines or lines[0].kind != START:
        raise ReplayMismatchError(Text("verify-no-start"))
    targets = frozenset(target(line) for line in lines if line.kind == UNDO)
    replaying: _Replay | None = None
    for number, line in enumerate(lines):
        try:
            if replaying is None:
                replaying = _Replay(game, _beginning(game, line))
                outcome = replaying.match.opening()
            else:
                outcome = _again(replaying, line)
        except Exception:  # a changed journal or changed rules may fail in any way
            raise ReplayMismatchError(Text("verify-other-move", {"number": number})) from None
        if [list(roll) for roll in outcome.rolls] != [list(roll) for roll in line.rolls]:
            raise ReplayMismatchError(Text("verify-other-roll", {"number": number}))
        if line.seq in targets:
            replaying.positions[line.seq] = replaying.match.save()
        yield ReplayedLine(line, replaying.match, outcome)


def _beginning(game: Sealed, line: Line) -> Match[Any]:
    """Return the match at its start line: set up, or at the position of the game that it continues."""
    match line.move:
        case None:
            return Match[Any].new(game.rules, game.key, game.seats, game.options, stepwise=True)
        case [str(name), [_, _, str(position)]] if name == CONTINUE:
            if json.loads(position)["seats"] != game.seats:  # loading allocates this many seats
                raise ValueError("a position of another number of seats")
            return Match[Any].load(game.rules, game.key, position.encode(), stepwise=True)
        case _:
            raise ValueError("an unknown beginning")


def continued(lines: Sequence[Line]) -> tuple[int, int] | None:
    """Return the table and the step that a game continues; None if it began with its set-up."""
    match lines[0].move if lines and lines[0].kind == START else None:
        case [str(name), [int(table_id), int(step), _]] if name == CONTINUE:
            return table_id, step
        case _:
            return None


def check_seal(game: Sealed) -> None:
    """Check the secret against its seal, and the number of words. Raises ReplayMismatchError."""
    if seal_of(game.secret) != game.seal:
        raise ReplayMismatchError(Text("verify-other-secret"))
    if len(game.words) != game.seats:
        raise ReplayMismatchError(Text("verify-other-words"))


def target(line: Line) -> int:
    """Return the number of the line whose position an undo restores; 0 for a malformed line."""
    match line.move:
        case [_, [int(number)]]:
            return number
        case _:
            return 0


def without_undone(lines: Sequence[LineT]) -> list[LineT]:
    """Return the lines that lead to the last position: those that change the match and were not undone."""
    left: list[LineT] = []
    for line in lines:
        if line.kind == UNDO:
            left = [earlier for earlier in left if earlier.seq <= target(line)]
        elif line.kind in (START, "back", "resign", STEP, *MOVES):
            left.append(line)
    return left


def check_end(game: Sealed, match: Match[Any], saved: bytes) -> None:
    """Compare the end of a replay with a save. Raises ReplayMismatchError."""
    try:
        data = json.loads(saved)
        if data["seats"] != match.seats:  # loading allocates this many seats, also for a forged save
            raise ReplayMismatchError(Text("verify-other-end"))
        end = Match[Any].load(game.rules, game.key, json.dumps(data).encode())
        same = _position(match) == _position(end)
    except Exception:  # a changed save may fail in any way
        raise ReplayMismatchError(Text("verify-other-end")) from None
    if not same:
        raise ReplayMismatchError(Text("verify-other-end"))


def _position(match: Match[Any]) -> Mapping[str, Any]:
    """Return a save without the numbers of questions, which depend on how people were asked."""
    return {key: value for key, value in json.loads(match.save()).items() if key != "answered"}


def _again(replaying: _Replay, line: Line) -> Outcome:
    match = replaying.match
    if line.kind == "back":
        replaying.match = match.at_last_rest()
    elif line.kind == UNDO:
        replaying.match = match.back_to(replaying.positions[target(line)])
    elif line.kind == STEP:
        return match.proceed()
    elif line.kind == QUESTION:
        replaying.questions += 1
        return Outcome([], [answer_to(replaying.game.key, replaying.questions)])
    elif line.kind == "resign":
        assert line.seat is not None
        return match.resign(line.seat)
    elif line.kind in MOVES:
        assert line.seat is not None
        assert line.move is not None
        name, args = line.move
        return match.play(line.seat, move_from_data(name, args))
    return Outcome([], [])
