"""Finding of puzzles: what counts as one, on positions of Nim whose chances are known."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from engine.commands.simulate import dice_key
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from engine.puzzles import finding
from engine.puzzles.finding import Decision, _moves_with_reasons, find_puzzles, try_decision
from engine.puzzles.puzzle import MOST_ALIKE, NO_PUZZLES, Puzzle, PuzzleFile, Stakes, read_puzzles, write_puzzles
from engine.review.comparing import Comparison, Difference
from engine.review.playouts import TURNS
from engine.talisman.game import Talisman
from tests.engine.talisman.test_computer_choices import match_with
from tests.games.nim.game import Heap, Nim


class ExplainedNim(Nim):
    """Nim with a reason for each number of stones."""

    def explain(self, state: Heap, seat: Seat, move: Move) -> Text | None:
        return Text("explain-take", {"count": int(move.args[0])})


class VagueNim(Nim):
    """Nim with the same reason for every move."""

    def explain(self, state: Heap, seat: Seat, move: Move) -> Text | None:
        return Text("explain-take", {"stones": state.stones})


class GeneralNim(Nim):
    """Nim with reasons that fit any position."""

    def explain(self, state: Heap, seat: Seat, move: Move) -> Text | None:
        return Text(f"explain-take-{move.args[0]}")


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "WORLDS", 60)


class PartlyExplainedNim(Nim):
    """Nim with a reason for taking one stone only."""

    def explain(self, state: Heap, seat: Seat, move: Move) -> Text | None:
        return Text("explain-take", {"count": 1}) if move.args[0] == 1 else None


def tried(stones: int, rules: Nim | None = None, known: PuzzleFile = NO_PUZZLES) -> Puzzle | None:
    """Try the decision with so many stones."""
    rules = rules or ExplainedNim()
    match = Match[Any].new(rules, dice_key("a", 0), 2, {"heap": stones})
    return try_decision(rules, "a-0-0", match.state.turn, match.save(), known)


def test_the_only_winning_move_is_found_with_its_chances_and_its_reason() -> None:
    puzzle = tried(6)
    assert puzzle is not None
    assert puzzle.moves[0] == Move("take", (1,))
    assert sorted(puzzle.moves) == [Move("take", (count,)) for count in (1, 2, 3)]
    assert (puzzle.chances, puzzle.margin) == ([1.0, 0.0, 0.0], 1.0)
    assert (puzzle.theme, puzzle.reason) == ("take", "explain-take")
    assert puzzle.match(ExplainedNim()).state.stones == 6
    assert puzzle.why(ExplainedNim()) == Text("explain-take", {"count": 1})
    assert sorted(puzzle.order) == [0, 1, 2]


def test_a_position_in_which_every_move_loses_is_no_puzzle() -> None:
    assert tried(5) is None


def test_a_move_without_a_reason_of_its_own_for_this_position_is_no_puzzle() -> None:
    assert tried(6, Nim()) is None
    assert tried(6, VagueNim()) is None
    assert tried(6, GeneralNim()) is None


def test_a_position_that_is_won_already_or_still_lost_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "ALREADY_WON", 0.3)  # one of three moves wins
    assert tried(6) is None
    monkeypatch.setattr(finding, "ALREADY_WON", 0.4)
    assert tried(6) is not None
    monkeypatch.setattr(finding, "LEAST_CHANCE", 1.1)
    assert tried(6) is None


def test_the_second_search_has_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    search = finding._search

    def forgetful(match: Any, seat: Seat, moves: Any, seed: str, turns: float) -> Any:
        assert turns == (inf if seed.endswith("second") else TURNS)
        return search(match, seat, moves[1:] if turns == inf else moves, seed, turns)

    monkeypatch.setattr(finding, "_search", forgetful)
    assert tried(6) is None


def test_a_lead_that_is_too_small_for_the_game_is_no_puzzle() -> None:
    assert tried(6, known=PuzzleFile(stakes=Stakes(margin=0.9, sure=0.9), puzzles=())) is not None
    assert tried(6, known=PuzzleFile(stakes=Stakes(margin=1.1, sure=1.1), puzzles=())) is None


def test_moves_as_good_as_the_best_one_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    chances = {1: 0.9, 2: 0.85, 3: 0.1}
    monkeypatch.setattr(Comparison, "chance", lambda self, move: chances[move.args[0]])
    monkeypatch.setattr(finding, "_lead", lambda search: Difference(0.8, 0.7, 0.9))
    puzzle = tried(6)
    assert puzzle is not None
    assert puzzle.moves == [Move("take", (1,)), Move("take", (3,))]
    chances[2] = 0.95
    puzzle = tried(6, PartlyExplainedNim())
    assert puzzle is not None
    assert puzzle.moves[0] == Move("take", (1,)), "the only one with a reason"
    chances[1] = 0.8
    assert tried(6, PartlyExplainedNim()) is None


def test_there_are_not_too_many_puzzles_of_a_kind() -> None:
    puzzle = tried(6)
    assert puzzle is not None
    assert tried(6, known=PuzzleFile(puzzles=[puzzle] * (MOST_ALIKE - 1))) is not None
    assert tried(6, known=PuzzleFile(puzzles=[puzzle] * MOST_ALIKE)) is None
    other = puzzle.model_copy(update={"reason": "explain-other"})
    assert tried(6, known=PuzzleFile(puzzles=[other] * MOST_ALIKE)) is not None


def test_vague_reasons_and_idle_moves_are_left_out() -> None:
    assert tried(6, known=PuzzleFile(vague=["explain-take"], puzzles=())) is None
    assert tried(6, known=PuzzleFile(idle=["take"], puzzles=())) is None


def test_a_decision_is_tried_where_the_estimate_is_open_and_changes_soon() -> None:
    def may_matter(*estimates: float | None) -> bool:
        chances = [None if mine is None else (1 - mine, mine) for mine in estimates]
        return finding._may_matter([Decision(0, 1, b"", pair) for pair in chances])

    steady = [0.5] * finding.AHEAD
    assert not may_matter(0.5, *steady)
    assert may_matter(0.5, *steady[1:], 0.7)
    assert may_matter(0.5, *steady[1:], 0.3)
    assert not may_matter(0.5, *steady, 0.7), "too late"
    assert not may_matter(0.95, *steady), "won already"
    assert not may_matter(0.05, *steady), "lost already"
    assert may_matter(0.5, *steady[1:]), "the game ends soon"
    assert may_matter(None, *steady), "the game makes no estimates"


def test_games_are_searched_for_puzzles_from_their_end_the_same_each_time() -> None:
    def found() -> list[Puzzle]:
        return list(find_puzzles(ExplainedNim(), 3, "a", 2, {"heap": 40}))

    puzzles = found()
    assert 1 <= len(puzzles) <= finding.MOST_PER_GAME
    assert all(puzzle.id.startswith("a-3-") for puzzle in puzzles)
    assert all(puzzle.options == {"heap": 40} for puzzle in puzzles)
    assert puzzles == found()


def test_puzzles_are_read_as_they_were_written(tmp_path: Any) -> None:
    puzzle = tried(6)
    assert puzzle is not None
    file = tmp_path / "puzzles.yaml"
    assert read_puzzles(file) == NO_PUZZLES
    stakes = Stakes(margin=0.2, sure=0.1)
    write_puzzles(file, PuzzleFile(stakes=stakes, puzzles=[puzzle]))
    (read,) = read_puzzles(file).puzzles
    assert read_puzzles(file).stakes == stakes
    assert read.model_dump() == {**puzzle.model_dump(), "choices": read.choices}
    assert read.moves == puzzle.moves


def test_a_standing_order_is_no_choice_of_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:  # M-399a
    def explain(rules: Talisman, state: Any, seat: Seat, move: Move) -> Text:
        return Text("explain", {"name": move.name, "first": str(move.args)})

    monkeypatch.setattr(Talisman, "explain", explain)
    begun, seat = match_with("elf", "fields-1", spells=["hex.1"])
    begun.state.phase, begun.state.roll = "move", 3
    match = Match(begun.rules, begun.dice, begun.state, seats=2)
    assert any(pattern.name == "order" for pattern in match.menus()[seat].patterns)
    tried = {move.name for number in range(20) for move in _moves_with_reasons(match, seat, NO_PUZZLES, Random(number))}
    assert "move" in tried
    assert "order" not in tried
