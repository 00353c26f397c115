"""Playing a game again from its journal: anybody can check that the dice were not bent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.kernel.match import Match
from engine.kernel.questions import QUESTION, questions_key
from engine.kernel.replay import MOVES, ReplayMismatchError, Sealed, check_end, replay
from engine.kernel.sealing import Words, encoded
from engine.kernel.text import Text
from host.tables.table import Table
from store.journal import JournalRow


@dataclass(slots=True, frozen=True)
class DiceReport:
    """What came out. ``problem`` is None where everything fits; ``secret`` and ``key`` (hexadecimal digits) are empty,
    and ``fallen`` (every die of the game, see :class:`RolledDie`) and ``answers`` (those that answered questions) are
    too, while the game runs.
    """

    seal: str
    words: Words
    secret: str
    key: str
    moves: int
    rolls: int
    fallen: Sequence[RolledDie]
    answers: Sequence[RolledDie]
    problem: Text | None


class RolledDie(NamedTuple):
    """A die as it fell: in which entry of the record (counted from 0), its counter, number of faces and face."""

    entry: int
    counter: int
    faces: int
    face: int


def sealed(table: Table) -> Sealed:
    """Return how the game of a table began."""
    return Sealed(table.rules, table.secret, table.words, table.seal, len(table.assignments), table.options)


def verify(game: Sealed, rows: Sequence[JournalRow], saved: bytes, over: bool) -> DiceReport:
    """Play the journal again with the dice key and compare every roll and the final position.

    Possibly slow (run it in a thread); ``rows`` and ``saved`` are what the store holds of one moment.
    """
    moves = sum(1 for row in rows if row.kind in MOVES or row.kind == "resign")
    played = [RolledDie(entry, *roll) for entry, row in enumerate(rows) for roll in row.rolls if row.kind != QUESTION]
    asked = [RolledDie(entry, *roll) for entry, row in enumerate(rows) for roll in row.rolls if row.kind == QUESTION]
    return DiceReport(
        seal=game.seal,
        words=game.words,
        secret=game.secret.hex() if over else "",
        key=game.key.hex() if over else "",
        moves=moves,
        rolls=len(played) + len(asked),
        fallen=played if over else (),
        answers=asked if over else (),
        problem=_problem(game, rows, saved),
    )


def as_file(report: DiceReport) -> bytes:
    """Return every die as comma-separated values, below what its key was made of."""
    made = {"seal": report.seal, "secret": report.secret, "words": encoded(report.words).decode(), "key": report.key}
    lines = [f"# {name}: {value}" for name, value in made.items()]
    lines += [",".join(RolledDie._fields), *[",".join(map(str, each)) for each in report.fallen]]
    if report.answers:
        key = questions_key(bytes.fromhex(report.key)).hex()
        lines += ["", f"# questions: {key}", *[",".join(map(str, each)) for each in report.answers]]
    return "\n".join([*lines, ""]).encode()


def _problem(game: Sealed, rows: Sequence[JournalRow], saved: bytes) -> Text | None:
    try:
        match: Match[object] | None = None
        for played in replay(game, rows):
            match = played.match
        assert match is not None
        check_end(game, match, saved)
    except ReplayMismatchError as untrue:
        return untrue.text
    return None
