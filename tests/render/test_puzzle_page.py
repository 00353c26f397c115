"""The words of a puzzle: the aim stands there if the options of its game change it."""

from __future__ import annotations

from engine.games import game
from engine.kernel.text import Text
from engine.puzzles.puzzle import puzzles_of
from render.languages import Languages, Reader
from render.puzzle_page import puzzle_page


def test_a_puzzle_names_the_aim_if_the_options_of_its_game_change_it() -> None:
    rules, languages, reader = game("talisman"), Languages(), Reader("en", "talisman")
    usual = puzzles_of("talisman")[0]
    short = usual.model_copy(update={"options": {"evening": "true"}})
    aim = languages.say_to(Text("about-aim-sudden", {"round": 44}), reader)
    assert "round 44" in aim
    questions = [puzzle_page(puzzle, puzzle.match(rules), languages, reader).question for puzzle in (usual, short)]
    assert [len(question) for question in questions] == [3, 4]
    assert questions[0][0] == languages.say_to(usual.match(rules).headline(), reader)
    assert questions[1][2] == f"🎯 {aim}"
    assert usual.model_copy(update={"options": {"slaughter": "true"}}).aim(rules) is None
