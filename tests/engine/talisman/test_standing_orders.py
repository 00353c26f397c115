"""Reaction Spells follow standing orders, without needless questions or leaks (M-399a)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text, name, seat_name
from engine.talisman.menus import menus_of
from engine.talisman.play.spells.orders import ASK, DEFAULT_ORDERS, WAITING
from engine.talisman.play.spells.polling import REACTIONS
from engine.talisman.state import Adventure, alive, kind
from tests.engine.talisman.adventures import let_computer_answer, new_match, next_question

UNFITTING = ("hex", "divination", "alchemy", "destruction", "acquisition", "mesmerism", "temporal-warp", "teleport")
"""Spells that are neither reactions nor fit a fight."""
TURNS = 22


def deal(match: Match[Adventure], random: Random, *, every: bool = False) -> Match[Adventure]:
    """Return the match with a Spell in each hand: one that is no reaction, or of ``every`` kind."""
    next_question(match)
    state = match.state
    everything = [*state.spells, *(spell for adventurer in state.adventurers for spell in adventurer.spells)]
    random.shuffle(everything)
    dealt = [spell for spell in everything if every or kind(spell) in UNFITTING]
    for seat in alive(state):
        adventurer = state.adventurers[seat]
        adventurer.craft = max(adventurer.craft, 3)
        adventurer.spells = [dealt.pop()]
    state.spells = [
        spell for spell in everything if all(spell not in adventurer.spells for adventurer in state.adventurers)
    ]
    return Match(match.rules, match.dice, state, seats=match.seats, stepwise=True)


def count_questions(match: Match[Adventure], seed: int) -> tuple[int, int]:
    """Play some turns; return the number of questions with one answer, and of lives lost or fights won."""
    random, empty, moments, turns = Random(seed), 0, 0, 0
    match = deal(match, random)
    turn = match.state.turn
    while turns < TURNS and (question := next_question(match)) is not None:
        seat, menu = question
        fight = match.state.fight
        side = None if fight is None else fight.side(seat)
        done = side is not None and side.prepared  # after drinking a potion a fighter says that they are ready
        answers = menu.question.key in REACTIONS or (seat != match.state.turn and not done)
        empty += answers and not menu.optional and len(menu.moves) + len(menu.patterns) == 1
        before = [(adventurer.lives, len(adventurer.trophies)) for adventurer in match.state.adventurers]
        let_computer_answer(match, seat, menu, random)
        after = [(adventurer.lives, len(adventurer.trophies)) for adventurer in match.state.adventurers]
        moments += sum(new[0] < old[0] or new[1] > old[1] for old, new in zip(before, after, strict=True))
        turns += match.state.turn != turn
        turn = match.state.turn
    return empty, moments


def test_holders_of_spells_that_are_no_reactions_are_never_asked_needlessly() -> None:
    counted = [count_questions(new_match(3, seed), seed) for seed in range(8)]
    assert sum(moments for _, moments in counted) >= 6, "too little happened for this to show anything"
    assert [empty for empty, _ in counted] == [0] * 8


def test_a_poll_also_asks_players_who_have_only_one_answer() -> None:
    empty, _ = count_questions(new_match(3, 1, spells="polled"), 1)
    assert empty > 10


def public_facts(match: Match[Adventure]) -> Any:
    """Return the public facts: the names of awaited players and the open questions."""
    menus = match.menus().items()
    return match.awaited_names(), [(seat, menu.question, menu.optional, menu.unnamed) for seat, menu in menus]


def with_exchanged_spells(match: Match[Adventure]) -> Match[Adventure]:
    """Return a copy of the match with Spells exchanged among players who hold equally many."""
    twin = Match.load(match.rules, match.dice.key, match.save(), stepwise=True)
    for count in (1, 2, 3):
        holders = [adventurer for adventurer in twin.state.adventurers if len(adventurer.spells) == count]
        hands = [adventurer.spells for adventurer in holders]
        for adventurer, hand in zip(holders, [*hands[1:], *hands[:1]], strict=True):
            adventurer.spells = hand
    return twin


def count_public_spells(match: Match[Adventure]) -> int:
    """Return how many Spells are public."""
    return len(match.state.spell_discard) + len(match.state.hexes)


@pytest.mark.parametrize("orders", [{}, dict.fromkeys(DEFAULT_ORDERS, ASK)])
def test_exchanging_hidden_spells_does_not_change_who_is_asked(orders: dict[str, str]) -> None:
    """Until a Spell is cast, the same seats get the same questions."""
    compared = waited = 0
    for seed in range(3):
        random = Random(seed)
        match = deal(new_match(4, seed), random, every=True)
        for adventurer in match.state.adventurers:
            adventurer.orders = dict(orders)
        for _ in range(150):
            question = next_question(match)
            if question is None:
                break
            seat, menu = question
            move = match.rules.choose(match.determinize(seat, random), seat, menu, random, SIMPLE)
            twin = None if match.in_motion or move.name in ("cast", "order") else with_exchanged_spells(match)
            before = count_public_spells(match)
            match.play(seat, move)
            next_question(match)
            if twin is not None:
                twin.play(seat, move)
                next_question(twin)
                if count_public_spells(match) == count_public_spells(twin) == before:
                    assert public_facts(twin) == public_facts(match)
                    compared += 1
            waited += any(menu.unnamed is not None for menu in match.menus().values())
    assert compared > 100
    assert bool(waited) == bool(orders)


@pytest.mark.parametrize("held", ["preservation.1", "hex.1"])
def test_a_player_who_is_asked_by_order_is_not_named_and_may_hold_any_spell(held: str) -> None:
    match = new_match(3, 1)
    next_question(match)
    state = match.state
    seat, other = state.turn, (state.turn + 1) % 3
    state.adventurers[other].spells = [held]
    state.adventurers[other].orders = {"preservation": ASK}
    state.adventurers[seat].space = "fields-1"
    for adventurer in state.adventurers:
        adventurer.fate = 0
    state.adventurers[seat].strength = 20
    state.adventurers[seat].spells = []
    state.cards["fields-1"] = ["ogre.1"]
    state.adventure.remove("ogre.1")
    state.agenda = ["land"]
    while (question := next_question(match)) is not None and question[0] == seat:
        match.play(seat, question[1].default)
    assert list(match.menus()) == [other]
    assert match.awaited_names() == (WAITING,)
    assert match.menus()[other].question.key == "ask-preserve"
    assert seat_name(other) not in match.awaited_names()


def test_an_order_is_private_and_is_offered_for_any_spell_in_hand() -> None:
    offered: list[Any] = []
    for held in ("hex.1", "preservation.1", "counterspell.1"):
        match = new_match(2, 1)
        seat, _ = next_question(match) or (0, None)
        match.state.adventurers[seat].spells = [held]
        menu = menus_of(match.state)[seat]
        offered.append([pattern for pattern in menu.patterns if pattern.name == "order"])
        match._menus = None  # type: ignore[reportPrivateUsage] # the position was changed by hand
        (event,) = match.play(seat, Move("order", ("preservation", ("never",)))).events
        assert event.only == (seat,)
        assert event.text == Text("event-order", {"spell": name("preservation"), "order": "never"})
    assert offered[0] == offered[1] == offered[2] != []
