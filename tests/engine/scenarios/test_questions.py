"""Scenarios that check only who is asked after a move are reported, unless they name the question."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenarios.reading import read_scenarios
from tests.scenarios.questions import unnamed_questions


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("when: [{a: draw, then: {asked: [a]}}]", ["step 1, asked: a has just moved"]),
        ("when: [{a: draw}]\nthen: {asked: [b, a]}", ["then, asked: a has just moved"]),
        ("when: [{a: draw}, {then: {asked: [a]}}]", ["step 2, asked: a has just moved"]),
        ("when: [{b: draw, refused: {}, then: {asked: [b]}}]", ["step 1, asked: b has just moved"]),
        ("when: [{resign: b}]\nthen: {asked: [b]}", ["then, asked: b has just moved"]),
        ("when: [{a: draw, then: {asked: [b]}}, {b: draw}]\nthen: {asked: [a]}", []),
        ("when: [{a: draw}]\nthen: {asked: {a: ask-turn, b: ask-lay}}", []),
        ("when: [{a: draw}]\nthen: {asked: [a], menus: {a: {question: ask-turn}}}", []),
        ("when: [{a: draw}]\nthen: {asked: [a], menus: {b: {question: ask-turn}}}", ["then, asked: a has just moved"]),
        ("when: [{a: draw}]\nthen: {asked: [a], menus: {a: {contains: [draw]}}}", ["then, asked: a has just moved"]),
        ("when: [{then: {asked: [a]}}]\nthen: {asked: [a]}", []),
        ("when: [{a: draw}]\nthen: {asked: []}", []),
    ],
)
def test_a_seat_listed_as_asked_that_has_just_moved_is_reported(
    pips: str, tmp_path: Path, rest: str, expected: list[str]
) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(f"name: x\ngame: pips\n{rest}", encoding="utf-8")
    [scenario] = read_scenarios(file)
    said = list(unnamed_questions(scenario))
    assert [line.partition(";")[0] for line in said] == expected
