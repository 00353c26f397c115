"""Last turns with cards that draw, discard and put back others, compared with every order of all decks."""

from __future__ import annotations

from functools import partial
from math import factorial, prod
from random import Random
from typing import Any

import pytest
from hypothesis import given, seed
from hypothesis import strategies as st

from engine.kernel.menus import Move
from engine.tenefyr.cards.library import library
from engine.tenefyr.menus import REDRAW, may_redraw
from engine.tenefyr.odds.chances import chance_to_keep
from engine.tenefyr.state import BASICS, Expedition, PlayedCard
from tests.engine.tenefyr.odds.counting import (
    ENOUGH,
    advance_to_decision,
    chance_to_redraw,
    counted_chance,
    exact,
    position,
)
from tests.engine.tenefyr.odds.test_late_camps import HEROES, WORDS, reproducible, with_any_strength

DISCARDING = [card for card, words in WORDS.items() if "throw" in words]
KINDS = (
    DISCARDING,
    DISCARDING,
    [card for card, words in WORDS.items() if "recover" in words],
    [card for card, words in WORDS.items() if "draw" in words and "throw" not in words],
    [card for card, words in WORDS.items() if not words],
    [card for card, words in WORDS.items() if words and not {"recover", "draw", "throw", "borrow"}.intersection(words)],
)
"""Kinds of cards, drawn with equal frequency, except that cards which discard others are twice as frequent."""
MOST_ORDERS = 400


def fight(random: Random) -> Expedition:
    """Return a fight of one to three players in its first or last turn, with a hand drawn and few unknown cards."""
    seats = random.choice(("a", "ab", "abc"))
    heroes = random.sample(HEROES, len(HEROES))
    stacks = [random.sample(kind, len(kind)) for kind in KINDS]
    used: list[str] = []
    enemy = random.choice([card for card, data in library().enemies.items() if data.level > 1])

    def pile(count: int) -> list[str]:
        cards: list[str] = []
        while len(cards) < count:
            stack = random.choice([*stacks, []])
            card = stack.pop() if stack else random.choice(BASICS)
            if card in BASICS or card not in used:
                cards.append(card)
                used.append(card)
        return cards

    players: dict[str, Any] = {}
    for seat in seats:
        deck = pile(random.randint(4, 8) if seat == "a" else 3)
        known = max(0, len(deck) - (random.randint(4, 7) if seat == "a" else 2))
        hero = heroes.pop()
        if hero == "thief":
            deck[random.randrange(len(deck))] = "skill-thief"
        players[seat] = {"heroes": [hero], "deck": deck, "discard": pile(random.randint(0, 4)), "known": known}
    reserve = [card for card, data in library().enemies.items() if data.level == 1 and card not in used]
    reserves = {1: random.sample(reserve, min(2, len(reserve)))}
    state = position(tuple(seats), dungeons=[{"cards": [enemy, "ogre"]}], reserve=reserves, **players)
    advance_to_decision(state)
    if state.fight is not None and random.random() < 0.4:
        skip_to_last_turn(state, random)
    return state


def skip_to_last_turn(state: Expedition, random: Random) -> None:
    """Skip all turns but the last, with random cards played in them."""
    fight = state.fight
    assert fight is not None
    fight.turn = len(fight.order) - 1
    player = state.players[fight.seat]
    while player.deck and len(player.hand) < 3:
        player.hand.append(player.deck.pop())
        player.known = max(0, player.known - 1)
    cards = ("basic-1", "kobold", "basic-0")[: random.randint(0, 3)]
    fight.played = [PlayedCard(card, random.randint(0, fight.turn), random.choice((1, 1, 2))) for card in cards]
    fight.inspired = random.choice((0, 0, 1))


@pytest.mark.slow
def test_the_chance_with_cards_drawn_discarded_and_put_back_equals_counting() -> None:
    is_undecided: list[bool] = []

    @seed(1)  # otherwise the examples depend on the names in this test
    @reproducible(40)
    @given(st.integers(0, 1_000_000))
    def examples(number: int) -> None:
        random = Random(number)
        state = fight(random)
        if state.fight is None or state.agenda or not state.players[state.fight.seat].hand:
            return
        if 2 * prod(factorial(len(player.deck) - player.known) for player in state.players) > MOST_ORDERS:
            return
        order = list(state.players[state.fight.seat].hand)
        random.shuffle(order)
        moves = [None, Move("play", (order[0],)), *([Move("play-all", (tuple(order),))] if len(order) > 1 else [])]
        is_first_of_solo = len(state.players) == 1 and state.fight.turn == 0
        for at_once in (True,) if is_first_of_solo else (True, False):
            for move in moves:
                keep = partial(chance_to_keep, first=move, at_once=at_once)
                is_undecided.append(0 < with_any_strength(state, keep) < 1)
                assert exact(keep(state, ENOUGH)) == pytest.approx(counted_chance(state, move, at_once=at_once))
            if may_redraw(state):
                redraw = partial(chance_to_redraw, at_once=at_once)
                assert with_any_strength(state, redraw) == pytest.approx(counted_chance(state, REDRAW, at_once=at_once))

    examples()
    assert sum(is_undecided) > 50, "enough cases are not trivial"
