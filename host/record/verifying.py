"""Verification of a game from its journal, so that anybody can check that the dice were fair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.kernel.dice import QUESTION, Words, encoded, questions_key
from engine.kernel.match import Match
from engine.kernel.replay import MOVES, ReplayMismatchError, Sealed, check_end, continued, replay
from engine.kernel.text import Text
from host.tables.table import Table
from store.journal import JournalRow


@dataclass(slots=True, frozen=True)
class DiceReport:
    """Result of a verification; ``problem`` is None if everything fits.

    ``secret`` and ``key`` are hexadecimal digits, ``fallen`` holds all dice of the game and ``answers`` those that
    answered questions; these four are empty while the game runs.
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
    continues: tuple[int, int] | None = None
    """The table and the step (counted from 0) of the game that this one continues."""


class RolledDie(NamedTuple):
    """A rolled die: the entry of the record (counted from 0), its counter, number of faces and face."""

    entry: int
    counter: int
    faces: int
    face: int


def sealed(table: Table) -> Sealed:
    """Return the sealed beginning of a table's game."""
    return Sealed(table.rules, table.secret, table.words, table.seal, len(table.assignments), table.options)


def verify(game: Sealed, rows: Sequence[JournalRow], saved: bytes, over: bool) -> DiceReport:
    """Play the journal again with the dice key and compare every roll and the final position.

    It may be slow, so run it in a thread; ``rows`` and ``saved`` must be of the same moment.
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
        continues=continued(rows),
    )


def as_file(report: DiceReport) -> bytes:
    """Return all dice as comma-separated values, after comments with the seal, secret, words and key."""
    header = {"seal": report.seal, "secret": report.secret, "words": encoded(report.words).decode(), "key": report.key}
    lines = [f"# {name}: {value}" for name, value in header.items()]
    lines += [",".join(RolledDie._fields), *[",".join(map(str, die)) for die in report.fallen]]
    if report.answers:
        key = questions_key(bytes.fromhex(report.key)).hex()
        lines += ["", f"# questions: {key}", *[",".join(map(str, die)) for die in report.answers]]
    return "\n".join([*lines, ""]).encode()


def _problem(game: Sealed, rows: Sequence[JournalRow], saved: bytes) -> Text | None:
    try:
        match: Match[object] | None = None
        for played in replay(game, rows):
            match = played.match
        assert match is not None
        check_end(game, match, saved)
    except ReplayMismatchError as mismatch:
        return mismatch.text
    return None
