"""Strong computer players and masters of all games: repeatable, thorough, and ignorant of hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.commands.simulate import computer_player, dice_key
from engine.games import GAMES, game
from engine.heldenkampf.computer.search import SearchableQuest
from engine.kernel.game import MASTER, SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat

STRONG = [name for name in GAMES if "strong" in game(name).levels]
LITTLE = 8
ENOUGH = 10_000
"""Positions in which hidden cards are dealt again."""
EVERY = 9
"""One of so many decisions is compared."""
SEED = {"tenefyr": 2}
"""A game in which the strong player departs from the simple one; in the others the first does."""
OPTIONS = {"telperinquar": {"round_limit": 12}}


@pytest.fixture(params=STRONG)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def decisions(name: str, seed: int) -> Iterator[tuple[Match[Any], Seat, Menu]]:
    """Yield the match, seat and menu at each free choice of a game of simple players."""
    match = Match[Any].new(game(name), dice_key("strong", seed), 2, OPTIONS.get(name, {}), keep_rest=False)
    random = Random(seed)
    while menus := match.menus():
        seat = random.choice([seat for seat, menu in menus.items() if not menu.optional])
        if len(menus[seat].moves) > 1:
            yield match, seat, menus[seat]
        match.play(seat, computer_player(match, seat, menus[seat], random))


def strong_move(
    match: Match[Any], state: Any, seat: Seat, menu: Menu, work: int = LITTLE, level: str = "strong"
) -> Move:
    return match.rules.decide(state, seat, menu, Random(5), level, work)


def test_levels_are_offered_where_they_were_measured() -> None:
    assert set(STRONG) == {"telperinquar", "imperator", "heldenkampf", "tenefyr"}
    assert [name for name in GAMES if MASTER in game(name).levels] == ["imperator", "heldenkampf"]


def test_the_same_random_numbers_lead_to_the_same_move_and_change_nothing(name: str) -> None:
    departures = 0
    for number, (match, seat, menu) in enumerate(decisions(name, SEED.get(name, 1))):
        if number % EVERY:
            continue
        known = match.determinize(seat, Random(3))
        before = (repr(match.state), repr(known), match.dice.counter)
        first = strong_move(match, known, seat, menu)
        assert menu.allows(first)
        assert first == strong_move(match, known, seat, menu)
        assert (repr(match.state), repr(known), match.dice.counter) == before
        departures += first != match.rules.choose(known, seat, menu, Random(5), "simple")
    assert departures, "it is not the simple player"


@pytest.mark.slow
def test_hidden_cards_never_change_a_decision(name: str) -> None:
    compared = searched = 0
    for seed in range(2, 400):
        for match, seat, menu in decisions(name, seed):
            dealt_again = match.rules.determinize(match.state, seat, Random(compared))
            known, other = (match.rules.determinize(state, seat, Random(7)) for state in (match.state, dealt_again))
            assert known == other, "what the seat knows is the same"
            compared += 1
            if compared % 500 == 0:
                searched += 1
                for level in match.rules.levels[1:]:
                    one, same = (strong_move(match, state, seat, menu, level=level) for state in (known, other))
                    assert one == same
        if compared >= ENOUGH:
            break
    assert compared >= ENOUGH
    assert searched


def test_the_master_of_imperator_departs_from_the_simple_player_more_often_than_the_strong_one() -> None:
    departures = {"strong": 0, MASTER: 0}
    for number, (match, seat, menu) in enumerate(decisions("imperator", 1)):
        if number % 3:
            continue
        known = match.determinize(seat, Random(3))
        simple = match.rules.choose(known, seat, menu, Random(5), SIMPLE)
        for level in departures:
            departures[level] += strong_move(match, known, seat, menu, level=level) != simple
    assert departures[MASTER] > departures["strong"]


def test_playouts_of_an_answer_to_an_attack_begin_with_the_attack() -> None:  # H-003
    rules, answers = game("heldenkampf"), 0
    searchable = SearchableQuest(rules)
    for match, seat, menu in decisions("heldenkampf", 3):
        if menu.question.key == "ask-answer":
            answers += 1
            before = repr(match.state)
            rest, moves = searchable.start(match.state, seat)
            again = Match(rules, match.dice, rest, seats=2)
            for earlier_seat, move in moves:
                again.play(earlier_seat, move)
            assert again.menus() == {seat: menu}
            assert repr(match.state) == before
            assert searchable.candidates(match.state, seat, menu, Random(0))
    assert answers > 1


def test_answers_in_an_ordered_battle_are_those_of_the_simple_player() -> None:
    rules = game("imperator")
    match = Match[Any].new(rules, bytes(32), 3, {"battle": "ordered"})
    random, answered = Random(1), 0
    for _ in range(150):
        seat, menu = next(iter(match.menus().items()), (None, None))
        if seat is None or menu is None:
            break
        answered += match.in_motion
        match.play(seat, strong_move(match, match.determinize(seat, random), seat, menu))
    assert answered


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "better"),
    [
        ("imperator", "strong"),
        pytest.param("imperator", MASTER, marks=pytest.mark.ci),
        ("heldenkampf", "strong"),
        ("heldenkampf", MASTER),
    ],
)
def test_better_players_beat_simple_ones_even_with_little_work(name: str, better: str) -> None:
    won = 0
    for number in range(6):
        match = Match[Any].new(game(name), dice_key("better", number), 2, keep_rest=False)
        random, strong = Random(number), number % 2
        while menus := match.menus():
            seat = random.choice([seat for seat, menu in menus.items() if not menu.optional])
            level = better if seat == strong else SIMPLE
            match.play(seat, computer_player(match, seat, menus[seat], random, level, 2 * LITTLE))
        result = match.result()
        assert result is not None
        won += result.winners == (strong,)
    assert won >= 5
