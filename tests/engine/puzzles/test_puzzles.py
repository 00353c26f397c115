"""The puzzles of all games: each position loads, and its moves are legal there and named by what its seat knows."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games import GAMES, game
from engine.puzzles.finding import ALREADY_WON, LEAST_CHANCE
from engine.puzzles.puzzle import FILE, MOST_ALIKE, Puzzle, choice_text, puzzles_of, read_puzzles
from engine.review.playouts import Position

ALL = [(name, puzzle) for name in GAMES for puzzle in puzzles_of(name)]
SURE = {name: read_puzzles(game(name).data / FILE).stakes.sure for name in GAMES}
every_puzzle = pytest.mark.parametrize(("name", "puzzle"), ALL, ids=lambda value: getattr(value, "id", value))


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_has_a_number_of_its_own(name: str) -> None:
    ids = [puzzle.id for puzzle in puzzles_of(name)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_differ_and_are_no_burden(name: str) -> None:
    assert max(Counter(puzzle.reason for puzzle in puzzles_of(name)).values()) <= MOST_ALIKE
    assert (game(name).data / FILE).stat().st_size <= 300_000


@every_puzzle
def test_a_puzzle_loads_with_legal_moves_the_best_first_and_its_reason(name: str, puzzle: Puzzle) -> None:
    rules = game(name)
    menu = puzzle.match(rules).menus()[puzzle.seat]
    assert all(menu.allows(move) for move in puzzle.moves)
    assert list(puzzle.chances) == sorted(puzzle.chances, reverse=True)
    assert len(puzzle.chances) == len(puzzle.choices)
    assert puzzle.margin >= SURE[name]
    assert puzzle.chances[0] >= LEAST_CHANCE
    assert sum(puzzle.chances) / len(puzzle.chances) <= ALREADY_WON
    assert puzzle.theme == puzzle.moves[0].name
    why = puzzle.why(rules)
    assert why is not None
    assert why.key == puzzle.reason


@every_puzzle
def test_a_puzzle_shows_nothing_that_its_seat_does_not_know(name: str, puzzle: Puzzle) -> None:
    match = puzzle.match(game(name))
    world = Position(match, puzzle.seat).world(1)
    assert world is not None

    def shown(position: object) -> object:
        assert isinstance(position, type(match))
        words = [choice_text(position, puzzle.seat, move) for move in puzzle.moves]
        return position.view(puzzle.seat), position.menus()[puzzle.seat].question, words

    assert shown(world) == shown(match), "the same with all hidden cards dealt again"
