"""The puzzles of all games: each position loads, and its moves are legal there and named by what its seat knows."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine.games import GAMES, game
from engine.kernel.match import Match
from engine.puzzles.finding import ALREADY_WON, LEAST_CHANCE
from engine.puzzles.puzzle import FILE, MOST_ALIKE, Puzzle, PuzzleFile, choice_text, read_puzzles
from engine.review.playouts import Position

of_every_game = pytest.mark.parametrize("name", GAMES)


@cache
def file_of(name: str) -> PuzzleFile:
    return read_puzzles(game(name).data / FILE)


@of_every_game
def test_puzzles_differ_and_are_no_burden(name: str) -> None:
    puzzles = file_of(name).puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert max(Counter(puzzle.reason for puzzle in puzzles).values()) <= MOST_ALIKE
    assert (game(name).data / FILE).stat().st_size <= 300_000


@of_every_game
def test_a_puzzle_loads_with_legal_moves_the_best_first_and_its_reason(name: str) -> None:
    file = file_of(name)
    assert [fault for puzzle in file.puzzles for fault in faults(name, puzzle, file.stakes.sure)] == []


def faults(name: str, puzzle: Puzzle, sure: float) -> list[str]:
    """Return what is wrong with a puzzle."""
    rules, chances = game(name), puzzle.chances
    try:
        menu, why = puzzle.match(rules).menus()[puzzle.seat], puzzle.why(rules)
    except ValueError as error:
        return [f"{puzzle.id}: {error!r}"]
    is_so = {
        "legal moves": all(menu.allows(move) for move in puzzle.moves),
        "a chance for each move": len(chances) == len(puzzle.moves),
        "the best first": list(chances) == sorted(chances, reverse=True),
        "much better": puzzle.margin >= sure,
        "neither lost nor won": chances[0] >= LEAST_CHANCE and sum(chances) / len(chances) <= ALREADY_WON,
        "the theme": puzzle.theme == puzzle.moves[0].name,
        "the reason": why is not None and why.key == puzzle.reason,
    }
    return [f"{puzzle.id}: not {what}" for what, is_right in is_so.items() if not is_right]


@of_every_game
def test_a_puzzle_shows_nothing_that_its_seat_does_not_know(name: str) -> None:
    """All that is shown is the same with all hidden cards dealt again."""
    rules = game(name)
    unlike: list[str] = []
    for puzzle in file_of(name).puzzles:
        match = puzzle.match(rules)
        world = Position(match, puzzle.seat).world(1)
        if world is None or shown(puzzle, world) != shown(puzzle, match):
            unlike.append(puzzle.id)
    assert unlike == []


def shown(puzzle: Puzzle, match: Match[Any]) -> tuple[object, ...]:
    words = [choice_text(match, puzzle.seat, move) for move in puzzle.moves]
    return match.view(puzzle.seat), match.menus()[puzzle.seat].question, words
