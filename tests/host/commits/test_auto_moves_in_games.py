"""Tests of automatic moves in the real games: they must not depend on hidden information."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.games import game
from engine.heldenkampf.play.fight import ROLL_ON
from engine.heldenkampf.scenario import given as heldenkampf_given
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move
from engine.telperinquar.scenario import given
from host.commits.auto_moves import AutoMove, next_auto_move
from host.people import Person, Place
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from tests.render import adventures

KEY = bytes(32)
COPIES = 6


def table_of(match: Match[Any], people: int) -> Table:
    """Return a table at which ``people`` people play a match, and computers in the other seats."""
    assignments = [SeatAssignment(Person(seat + 1, f"Person {seat}")) for seat in range(people)]
    assignments += [SeatAssignment(None) for _ in range(people, match.seats)]
    name, rules = match.rules.name, match.rules
    return Table(1, Place(1, 1), name, rules, 1, {}, assignments, "en", status=Status.RUNNING, match=match)


def played(name: str, seats: int, number: int, moves: int, **options: Any) -> Counter[str]:
    """Play a game at random with its automatic moves; return how often each kind of automatic move was made."""
    random = Random(number)
    rules = game(name)
    match = Match[Any].new(rules, number.to_bytes(32, "big"), seats, options)
    made = Counter[str]()
    for _ in range(moves):
        menus = match.menus()
        if not menus:
            break
        auto_move = next_auto_move(table_of(match, seats))
        if auto_move is None:
            seat = random.choice(match.awaited())
            match.play(seat, menus[seat].draw(random))
            continue
        made[auto_move.move.name] += 1
        for copy in range(COPIES):
            hidden = match.determinize(None, Random(copy))
            other = Match[Any](rules, Dice(KEY), hidden, seats=seats)
            assert next_auto_move(table_of(other, seats)) == auto_move, (rules.phase(match.state), auto_move)
        match.play(auto_move.seat, auto_move.move)
    return made


@pytest.mark.parametrize(
    ("name", "seats", "options", "kinds"),
    [
        ("imperator", 3, {}, set()),
        ("tenefyr", 4, {}, {"hero"}),
        ("talisman", 3, {"spells": "open"}, {"roll", "strike"}),
        ("talisman", 3, {"spells": "polled"}, {"roll", "strike"}),
    ],
)
def test_automatic_moves_do_not_depend_on_hidden_information(
    name: str, seats: int, options: dict[str, Any], kinds: set[str]
) -> None:
    made = Counter[str]()
    for number in range(12):
        made += played(name, seats, number, 250, **options)
    assert set(made) >= kinds


def test_the_only_answer_to_an_attack_is_given_by_itself_where_nobody_can_learn_from_it() -> None:
    random, match, forced = Random(2), Match[Any].new(game("heldenkampf"), KEY, 2), Counter[str]()
    while menus := match.menus():
        seat, menu = next(iter(menus.items()))
        if seat == 0 and match.in_motion and len(menu.moves) == 1:
            forced[menu.question.key] += 1
            assert next_auto_move(table_of(match, people=1)) == AutoMove(0, menu.moves[0])
            assert next_auto_move(table_of(match, people=2)) is None, "the other would know the hand"
        elif seat == 0 and match.in_motion:
            foregone = match.rules.foregone_answer(match.state, seat, menu)
            assert next_auto_move(table_of(match, people=1)) == (foregone and AutoMove(0, foregone))
        match.play(seat, match.rules.choose(match.state, seat, menu, random, "simple"))
    assert set(forced) >= {"ask-answer", "ask-gear"}


def first_turn(**hand: list[str]) -> Match[Any]:
    """Return a first turn of Talisman in which only the player on turn, or only the others, hold these Spells."""
    match = Match[Any].new(game("talisman"), KEY, 2, {"first": "1"})
    while match.state.choosing:
        seat, menu = next(iter(match.menus().items()))
        match.play(seat, menu.default)
    state = match.state
    for seat, adventurer in enumerate(state.adventurers):
        adventurer.objects, adventurer.followers = [], []
        adventurer.halting = True
        adventurer.spells = hand.get("own" if seat == state.turn else "others", [])
    match._menus = None
    return match


def test_the_only_possible_roll_is_automatic_unless_a_spell_might_be_cast() -> None:
    auto_move = next_auto_move(table_of(first_turn(), 2))
    assert auto_move is not None
    assert auto_move.move == Move("roll")
    assert next_auto_move(table_of(first_turn(own=["preservation"]), 2)) is None, "which Spell it is stays secret"
    assert next_auto_move(table_of(first_turn(others=["preservation"]), 2)) is None, "others may cast before"


@pytest.mark.parametrize(("spell", "move"), [("healing", Move("roll")), ("preservation", Move("roll")), ("hex", None)])
def test_among_computers_a_spell_holder_is_asked_before_the_roll_only_about_spells_of_that_moment(
    spell: str, move: Move | None
) -> None:
    match = first_turn(own=[f"{spell}.1"])
    match.state.adventurers[match.state.turn].lives = 1
    menu = match.menus()[match.state.turn]
    assert ("cast" in {made.name for made in menu.moves}) == (spell != "preservation")
    assert menu.patterns, "orders may be given"
    auto_move = next_auto_move(table_of(match, people=1))
    assert (auto_move and auto_move.move) == move


@pytest.mark.parametrize(
    ("fields", "move"),
    [
        ({"space": "city"}, Move("roll")),
        ({"space": "temple", "enslaved": True}, None),
        ({"space": "mines", "back": True}, None),
    ],
)
def test_a_roll_is_automatic_if_all_else_can_be_done_on_the_same_space_after_it(
    fields: dict[str, Any], move: Move | None
) -> None:  # M-279, MD-089
    match = first_turn()
    adventurer = match.state.adventurers[match.state.turn]
    adventurer.objects, adventurer.halting = ["sword.1", "potion-of-strength.1"], False
    for field, value in fields.items():
        setattr(adventurer, field, value)
    assert {"drop", "drink"} <= {made.name for made in match.menus()[match.state.turn].moves}
    auto_move = next_auto_move(table_of(match, 2))
    assert (auto_move and auto_move.move) == move


def test_the_only_possible_roll_is_automatic_while_others_can_only_change_orders() -> None:
    match = first_turn(others=["preservation"])
    other = 1 - match.state.turn
    match.state.adventurers[other].silent = True
    assert match.menus()[other].question.key == "ask-orders"
    auto_move = next_auto_move(table_of(match, 2))
    assert auto_move is not None
    assert auto_move.move == Move("roll")


@pytest.mark.parametrize(
    ("phase", "fields", "move"),
    [
        ("begin", {"space": "mines", "back": True}, Move("move", ("plain-of-peril",))),
        ("begin", {"space": "crown"}, Move("face")),
        ("begin", {"space": "crown", "objects": ["sword.1"], "halting": False}, Move("face")),
        ("begin", {"space": "crown", "objects": ["potion-of-strength.1"]}, None),
        ("land", {"space": "crown"}, Move("attack", (1,))),
    ],
)
def test_the_only_way_danger_or_rival_is_automatic(phase: str, fields: dict[str, Any], move: Move | None) -> None:
    match = first_turn()
    state = match.state
    assert state.turn == 0
    state.phase, state.adventurers[0].character = phase, "warrior"
    for field, value in fields.items():
        setattr(state.adventurers[0], field, value)
    state.adventurers[1].space = "crown" if phase == "land" else "city"
    assert next_auto_move(table_of(match, 2)) == (None if move is None else AutoMove(0, move))


def test_nobody_is_asked_in_a_free_battle_who_could_only_say_done() -> None:
    random = Random(3)
    for number in range(8):
        match = Match[Any].new(game("imperator"), number.to_bytes(32, "big"), 3)
        for _ in range(200):
            menus = match.menus()
            if not menus:
                break
            assert all([move.name for move in menu.moves] != ["done"] for menu in menus.values())
            seat = random.choice(match.awaited())
            match.play(seat, menus[seat].draw(random))


@pytest.mark.parametrize(("hand", "asked"), [([], False), (["level"], True)])
def test_nobody_is_asked_about_a_level_card_who_could_only_take_equipment_back(hand: list[str], asked: bool) -> None:
    position = {"phase": "entry", "a": {"equipment": ["whetstone"], "hand": hand}, "b": {}}
    state = given(position, ("a", "b"), Dice(KEY)).state
    match = Match[Any](game("telperinquar"), Dice(KEY), state, seats=2)
    assert "take-back" in {move.name for move in match.menus()[0].moves}
    assert next_auto_move(table_of(match, 2)) == (None if asked else AutoMove(0, PASS))


@pytest.mark.parametrize("foe", [{"cards": {"fields-1": ["ogre"]}}, {"b": {"character": "troll", "space": "fields-1"}}])
def test_an_assassination_is_struck_without_a_second_press(foe: dict[str, Any]) -> None:  # MD-119
    match = adventures.given({
        "agenda": ["land"], "a": {"character": "assassin", "space": "fields-1", "objects": ["potion-of-strength"]},
        "b": {"character": "troll", "space": "city"}, **foe,
    })  # fmt: skip
    table = table_of(match, 2)
    if "b" in foe:
        match.play(0, Move("attack", (1,)))
    move = Move("assassinate")
    table.plans[0] = match.rules.verbs[move.name].plan()
    match.play(0, move)
    assert len(match.menus()[0].moves) > 1, "something else could be done first"
    assert next_auto_move(table) == AutoMove(0, Move("strike"))
    match.state.fight.assassinated = False
    assert next_auto_move(table) is None, "it has been prevented"


@pytest.mark.parametrize(
    ("people", "eats", "wounds", "is_asked"),
    [
        (1, False, {"galan": 6}, False),
        (2, False, {"galan": 6}, True),
        (1, True, {"galan": 6}, True),
        (1, False, {"galan": 6, "runa": 6}, True),
    ],
)
def test_who_rolls_on_is_asked_again_only_if_a_computer_may_agree_to_break_off(
    people: int, eats: bool, wounds: dict[str, int], is_asked: bool
) -> None:  # H-040, H-069
    loaded = Dice(KEY, loaded=(2, 2))
    hand = ["galan", *(["bread"] if eats else [])]
    given_hands = {"a": {"hand": hand}, "b": {"hand": ["runa"]}, "turn": "b"}
    state = heldenkampf_given({**given_hands, "wounds": wounds}, ("a", "b"), loaded).state
    match: Match[Any] = Match(game("heldenkampf"), loaded, state, seats=2)
    match.play(1, Move("attack", ("runa", "bridge")))
    match.play(0, Move("answer", ("galan",)))
    while 0 not in match.menus() or ROLL_ON not in match.menus()[0].moves:
        match.play(next(iter(match.menus())), PASS)
    for seat in (0, 1):
        match.play(seat, ROLL_ON)
    menu = match.menus()[0]
    assert Move("break-off") in menu.moves
    assert next_auto_move(table_of(match, people)) == (None if is_asked else AutoMove(0, ROLL_ON))
