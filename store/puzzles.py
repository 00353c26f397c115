"""The answers of people to puzzles, and whether they called them good."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select

from store.daily_puzzles import DailyPuzzles
from store.reading import Readers, StoreReader
from store.schema import puzzles
from store.statements import Change, Update, Upsert

_add_answer = Upsert(puzzles)
_set_good = Update(puzzles, ("person_id", "game", "puzzle"), ("good",))


class PuzzleRow(NamedTuple):
    """The first answer of a person to a puzzle; ``good`` is their opinion of it, None if they gave none."""

    game: str
    puzzle: str
    solved: bool
    good: bool | None


# ---- reading


class Puzzles(StoreReader):
    """Reads answers to puzzles; ``daily`` reads those of servers. Every method may raise StoreError."""

    def __init__(self, readers: Readers) -> None:
        super().__init__(readers)
        self.daily = DailyPuzzles(readers)

    async def of_person(self, person_id: int) -> list[PuzzleRow]:
        """Return the answers of a person in their order."""
        query = select(puzzles.c.game, puzzles.c.puzzle, puzzles.c.solved, puzzles.c.good)
        query = query.where(puzzles.c.person_id == person_id).order_by(puzzles.c.answered)
        return [PuzzleRow(*row) for row in await self.rows(query)]


# ---- writing


def answer(person_id: int, game: str, puzzle: str, solved: bool, answered: float) -> Change:
    """Write a person's first answer to a puzzle; a later one changes nothing."""
    return _add_answer(person_id=person_id, game=game, puzzle=puzzle, solved=solved, answered=answered)


def good(person_id: int, game: str, puzzle: str, opinion: bool) -> Change:
    """Write whether a person who has answered a puzzle calls it good."""
    return _set_good(person_id, game, puzzle, good=opinion)
