"""The base class of games: all games use only its methods, and its example is a whole game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest
from pydantic import BaseModel

from engine.games import DATA, GAMES, game
from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move, Refusal, RefusedError
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.verbs import Arg, Verb, Verbs
from engine.kernel.views import Figure, Result, View

NAMES: dict[str, Any] = {
    item.__name__: item
    for item in (Arg, BaseModel, Figure, Game, Menu, Move, Refusal, Result, Text, Verb, Verbs, View, copy_of, dataclass)
}


def example() -> Game[Any]:
    """Return the game of the base class's docstring."""
    written = Game.__doc__
    assert written is not None
    lines = dedent(written[written.index("        class Options") :])
    assert len([line for line in lines.splitlines() if line]) <= 45
    scope = {**NAMES, "DATA": DATA, "Seat": Seat, "seat_name": seat_name, "__name__": __name__}
    exec(lines, scope)  # noqa: S102
    return scope["Nim"]()


def test_the_example_is_a_whole_game() -> None:
    rules = example()
    match: Match[Any] = Match.new(rules, bytes(32), 2)
    while menus := match.menus():
        [(seat, menu)] = menus.items()
        assert match.view(None).headline == match.headline()
        with pytest.raises(RefusedError):
            match.play(1 - seat, menu.default)
        match = Match.load(rules, bytes(32), match.save())
        match.play(seat, rules.decide(match.determinize(seat, Random(1)), seat, menu, Random(1), "simple"))
    result = match.result()
    assert result is not None
    assert len(result.winners) == 1


def test_a_game_that_has_only_what_is_required_answers_every_other_question_with_nothing() -> None:
    rules = example()
    match: Match[Any] = Match.new(rules, bytes(32), 2)
    state, move = match.state, match.menus()[match.state.turn].default
    assert not match.due
    assert not list(rules.advise(state, 0, match.menus()[state.turn]))
    assert rules.chance(state, 0, move) is rules.explain(state, 0, move) is rules.odds_now(state) is None
    assert rules.caution(state, 0, match.menus()[state.turn], move) == rules.verbs.label("take")
    assert rules.why_no_move(state, 1 - state.turn, "take", None) == Refusal("refused-turn")
    assert not any((rules.goals, rules.record_categories, rules.is_cooperative, rules.terms, rules.marks, rules.decks))
    assert type(rules).with_packs(Path()).name == "nim"
    with pytest.raises(RefusedError) as refused:
        rules.odds([], [])
    assert refused.value.refusal.key == "refused-odds-no-dice"
    with pytest.raises(KeyError):
        rules.describe("heap")


def test_a_game_without_one_of_the_required_methods_cannot_be_made() -> None:
    required: frozenset[str] = Game.__abstractmethods__
    assert {"setup", "menus", "refuse", "resolve", "resign", "result", "view", "label", "choose"} < required
    for missing in sorted(required):
        lacking: type[Any] = type("Lacking", (type(example()),), {missing: getattr(Game, missing)})
        with pytest.raises(TypeError, match=missing):
            lacking()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_house_offers_nothing_that_the_base_class_does_not_list(name: str) -> None:
    kind = type(game(name))
    assert issubclass(kind, Game)
    known = {*vars(Game), *Game.__annotations__}
    assert [attribute for attribute in vars(kind) if not attribute.startswith("_") and attribute not in known] == []
    assert [attribute for attribute in Game.__annotations__ if not hasattr(kind, attribute)] == [], (
        "all attributes have values"
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_house_says_of_itself_what_it_has(name: str) -> None:
    kind = type(game(name))
    for said, method in {"steps": "proceed", "odds": "odds", "piles": "piles", "places": "places"}.items():
        assert getattr(kind, f"has_{said}") == (method in vars(kind)), said
