"""The words of a puzzle: its headline, its question and its choices."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.kernel.match import Match
from engine.kernel.text import Text
from engine.puzzles.puzzle import Puzzle, choice_text
from render.languages import Languages, Reader


@dataclass(slots=True, frozen=True)
class PuzzlePage:
    """The headline and the question of a puzzle in words, and its choices in the order in which they are shown."""

    question: tuple[str, ...]
    places: tuple[int, ...]
    """The places of the choices among the puzzle's own, of which 0 is the best one."""
    labels: tuple[str, ...]
    """The choices for buttons, without formatting."""
    lines: tuple[str, ...]
    """The choices for texts."""


def puzzle_page(puzzle: Puzzle, match: Match[Any], languages: Languages, reader: Reader) -> PuzzlePage:
    """Return the words of a puzzle in its position."""
    plain = replace(reader, markdown=False)
    texts = [choice_text(match, puzzle.seat, puzzle.moves[place]) for place in puzzle.order]
    headline = languages.say_to(match.headline(), reader)
    question = languages.say_to(match.menus()[puzzle.seat].question, reader)
    aim = puzzle.aim(match.rules)
    further = [Text("puzzle-task")] if aim is None else [Text("help-aim", {"words": aim}), Text("puzzle-task")]
    return PuzzlePage(
        (headline, f"**{question}**", *(languages.say_to(text, reader) for text in further)),
        tuple(puzzle.order),
        tuple(languages.say_to(text, plain) for text in texts),
        tuple(languages.say_to(text, reader) for text in texts),
    )
