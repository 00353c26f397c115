"""Playing a game again from its journal: anybody can check that the dice were not bent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel.match import Match
from engine.kernel.retrace import MOVES, Sealed, Untrue, check_end, retrace
from engine.kernel.text import Text
from host.table import Table
from store.rows import JournalRow


@dataclass(slots=True, frozen=True)
class Report:
    """What came out. ``problem`` is None where everything fits; ``key`` is empty while the game runs."""

    commitment: str
    key: str
    moves: int
    rolls: int
    problem: Text | None


def sealed(table: Table) -> Sealed:
    """How the game of a table began."""
    return Sealed(table.rules, table.dice_key, table.commitment, len(table.chairs), table.options)


def verify(game: Sealed, rows: Sequence[JournalRow], saved: bytes, key_shown: str) -> Report:
    """Play the journal again with the dice key and compare every roll and the final position.

    Possibly slow (run it in a thread); ``rows`` and ``saved`` are what the store holds of one moment.
    """
    moves = sum(1 for row in rows if row.kind in MOVES or row.kind == "resign")
    rolls = sum(len(row.rolls) for row in rows)
    return Report(game.seal, key_shown, moves, rolls, _problem(game, rows, saved))


def _problem(game: Sealed, rows: Sequence[JournalRow], saved: bytes) -> Text | None:
    try:
        match: Match[object] | None = None
        for played in retrace(game, rows):
            match = played.match
        assert match is not None
        check_end(game, match, saved)
    except Untrue as untrue:
        return untrue.text
    return None
