"""The answers of people to puzzles: which ones they have solved, how many in a row, and what they think of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple

from engine.puzzles.puzzle import Puzzle, puzzles_of
from store import puzzles
from store.database import Store
from store.puzzles import PuzzleRow


class PuzzleProgress(NamedTuple):
    """The first answers of a person to puzzles of all games, in their order."""

    answers: Sequence[PuzzleRow]

    @property
    def streak(self) -> int:
        """The number of puzzles that the person has solved since their last wrong answer."""
        return sum(1 for _ in takewhile(lambda answer: answer.solved, reversed(self.answers)))

    def of_game(self, game: str) -> dict[str, PuzzleRow]:
        """Return the answers to the present puzzles of a game, by puzzle."""
        present = {puzzle.id for puzzle in puzzles_of(game)}
        return {answer.puzzle: answer for answer in self.answers if answer.game == game and answer.puzzle in present}

    def on_theme(self, game: str, theme: str) -> tuple[int, int]:
        """Return how many puzzles of a theme the person has solved, and how many they have answered."""
        answers = self.of_game(game)
        mine = [
            answers[puzzle.id].solved for puzzle in puzzles_of(game) if puzzle.theme == theme and puzzle.id in answers
        ]
        return sum(mine), len(mine)

    def next(self, game: str) -> Puzzle | None:
        """Return the first puzzle of a game that the person has not answered; None if there is none."""
        answers = self.of_game(game)
        return next((puzzle for puzzle in puzzles_of(game) if puzzle.id not in answers), None)


class PuzzleAnswers:
    """Stores the first answers of people to puzzles. Every method may raise StoreError."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """Create it; ``clock`` returns seconds since 1970."""
        self._store = store
        self._clock = clock

    async def of(self, person_id: int) -> PuzzleProgress:
        """Return the answers of a person."""
        return PuzzleProgress(await self._store.puzzles.of_person(person_id))

    async def answer(self, person_id: int, game: str, puzzle: str, *, solved: bool) -> None:
        """Store an answer to a puzzle that the person has not answered before; a later one does not count."""
        await self._store.write(puzzles.answer(person_id, game, puzzle, solved, self._clock()))

    async def rate(self, person_id: int, game: str, puzzle: str, *, good: bool) -> None:
        """Store whether a person calls a puzzle that they have answered a good one."""
        await self._store.write(puzzles.good(person_id, game, puzzle, good))
