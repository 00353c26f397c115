"""Choosing by buttons and by typing: the choices lead to the allowed moves and to no others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.match import Ask, Match
from engine.kernel.menus import Menu, Move, RefusedError
from engine.kernel.text import Seat, Text
from engine.telperinquar.scenario import given as position
from host.play.choices import choices
from host.play.paths import MovePath, completed_move, path_to
from host.play.suggestions import suggest
from host.play.typed import matching, parse_move
from render.languages import Languages
from tests.wording import strict_languages

DUEL = game("telperinquar")


@cache
def languages() -> Languages:
    return strict_languages()


def say(text: Text) -> str:
    return languages().say(text, "en", ["Anna", "Ben"], game="telperinquar")


def positions(seed: int, most: int = 150) -> Iterator[tuple[Match, Seat, Ask]]:
    """Yield all questions at the beginning of a random duel."""
    random = Random(seed)
    match = Match.new(DUEL, bytes([seed]) * 32, 2)
    for _ in range(most):
        asks = match.asks()
        if not asks:
            return
        for seat, ask in asks.items():
            yield match, seat, ask
        seat, ask = next(iter(asks.items()))
        match.play(seat, random.choice(list(ask.menu.moves)), ask.id)


def reachable(match: Match, seat: Seat, menu: Menu, prefix: MovePath = ()) -> list[Move]:
    """Return all moves that can be reached through choices."""
    moves = [move] if (move := completed_move(menu, prefix)) else []
    for choice in choices(DUEL, match.state, seat, menu, (), prefix):
        below = reachable(match, seat, menu, choice.prefix)
        assert choice.moves == len(below)
        assert choice.move is None or below == [choice.move]
        moves += below
    return moves


@pytest.mark.parametrize("seed", range(3))
def test_following_choices_finds_each_allowed_move_once_but_none_that_is_the_same_as_another(seed: int) -> None:
    for match, seat, ask in positions(seed):
        offered = [move for move in ask.menu.moves if move not in ask.menu.unoffered]
        assert sorted(map(str, reachable(match, seat, ask.menu))) == sorted(map(str, offered))


@pytest.mark.parametrize("seed", range(3))
def test_the_values_of_a_move_typed_out_mean_that_move(seed: int) -> None:
    for match, seat, ask in positions(seed):
        for move in ask.menu.moves:
            typed = [str(argument) for argument in move.args]
            assert parse_move(DUEL, match.state, seat, ask.menu, (move.name,), typed, say) == move


@pytest.mark.parametrize("seed", range(2))
def test_suggestions_keep_the_limits_and_lead_to_allowed_moves(seed: int) -> None:
    for match, seat, ask in positions(seed, 80):
        for _, names, *_ in DUEL.verbs.commands().values():
            offered = suggest(DUEL, match.state, seat, ask.menu, names, (), "", say)
            assert len(offered) <= 25
            allowed = {str(move.args[0]) for move in ask.menu.moves if move.name in names and move.args}
            assert {entry.value for entry in offered} <= allowed
            assert all(0 < len(entry.label) <= 100 for entry in offered)


def a_position_with(name: str) -> tuple[Match, Seat, Ask]:
    for seed in range(20):
        for match, seat, ask in positions(seed):
            if any(move.name == name for move in ask.menu.moves):
                return match, seat, ask
    raise AssertionError(f"no random duel offers {name}")


def test_typed_text_filters_the_suggestions() -> None:
    match, seat, ask = a_position_with("play")
    everything = suggest(DUEL, match.state, seat, ask.menu, ("play",), (), "", say)
    first = everything[0]
    narrowed = suggest(DUEL, match.state, seat, ask.menu, ("play",), (), first.label[:6].upper(), say)
    assert first in narrowed
    assert suggest(DUEL, match.state, seat, ask.menu, ("play",), (), "no such card", say) == []
    assert suggest(DUEL, match.state, seat, None, ("play",), (), "", say) == []


def test_a_name_in_the_readers_language_is_understood() -> None:
    match, seat, ask = a_position_with("play")
    move = next(move for move in ask.menu.moves if move.name == "play")
    german = languages().say(Text("name-" + str(move.args[0])), "de", game="telperinquar")

    def in_german(text: Text) -> str:
        return languages().say(text, "de", ["Anna", "Ben"], game="telperinquar")

    typed = [german.lower(), *map(str, move.args[1:])]
    meant = parse_move(DUEL, match.state, seat, ask.menu, ("play",), typed, in_german)
    assert meant.args[0] == move.args[0]


def test_visible_but_unusable_items_become_a_move_that_the_match_refuses_with_a_reason() -> None:
    match, seat, ask = a_position_with("levelup")
    thing = next(thing for thing, _ in DUEL.nameable_items(match.state, seat) if thing != "level")
    meant = parse_move(DUEL, match.state, seat, ask.menu, ("play",), [str(thing)], say)
    assert meant == Move("play", (thing,))
    refusal = match.why_not(seat, meant)
    assert refusal is not None
    assert say(refusal.text)


def test_words_that_name_nothing_visible_are_refused() -> None:
    match, seat, ask = a_position_with("play")
    with pytest.raises(RefusedError, match="refused-unknown-among"):
        parse_move(DUEL, match.state, seat, ask.menu, ("play",), ["a unicorn"], say)


def test_too_few_words_are_answered_with_the_choices() -> None:
    for seed in range(20):
        for match, seat, ask in positions(seed):
            if sum(move.name == "play" for move in ask.menu.moves) > 1:
                with pytest.raises(RefusedError, match="refused-which") as caught:
                    parse_move(DUEL, match.state, seat, ask.menu, ("play",), [None, None], say)
                assert say(caught.value.refusal.text)
                return
    raise AssertionError("nobody ever had two cards to play")


def test_the_only_move_of_a_command_needs_no_words() -> None:
    match, seat, ask = a_position_with("levelup")
    assert parse_move(DUEL, match.state, seat, ask.menu, ("levelup",), [], say) == Move("levelup")


@given(st.lists(st.one_of(st.none(), st.text(max_size=40)), max_size=5))
def test_any_typed_words_end_in_a_move_or_a_refusal_that_can_be_worded(words: list[str | None]) -> None:
    match, seat, ask = a_position_with_cached()
    for _, names, *_ in DUEL.verbs.commands().values():
        try:
            meant = parse_move(DUEL, match.state, seat, ask.menu, names, words, say)
        except RefusedError as refused:
            meant = None
            say(refused.refusal.text)  # raises where the wording is missing
        assert meant is None or path_to(meant)[0] in names
        suggest(DUEL, match.state, seat, ask.menu, names, (), words[0] or "" if words else "", say)


@cache
def a_position_with_cached() -> tuple[Match, Seat, Ask]:
    return a_position_with("play")


def test_the_target_of_an_attack_is_chosen_with_its_chance() -> None:
    built = position({"a": {"row": ["grey-wolf"]}, "b": {"row": ["village-militia"]}}, ("a", "b"), Dice(b"any"))
    assert built.rules is not None
    wolf, militia = built.state.players[0].row[0], built.state.players[1].row[0]
    menu = Menu([Move("attack", (wolf, militia)), Move("end")], Text("ask-main"), Move("end"))
    first = choices(built.rules, built.state, 0, menu)
    assert [choice.label.key for choice in first] == ["move-attack", "move-end"]
    (target,) = choices(built.rules, built.state, 0, menu, (), ("attack", wolf))
    assert target.label.key == "label-chance"
    assert target.label.values["chance"] == Text("chance-hits", {"percent": 90, "kills": 30})


def test_a_straight_apostrophe_means_a_curly_one_too() -> None:
    named = [("castle", "Castle"), ("warlocks-cave", "Warlock’s Cave")]
    assert matching(named, "warlock's cave") == matching(named, "Warlock’s Cave") == ("warlocks-cave",)
