"""Whole expeditions: computer players win far more often than random moves do."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.games import game
from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from engine.tenefyr.cards.library import library
from engine.tenefyr.state import Expedition


def played(seats: int, seed: int, *, thinking: bool, **options: object) -> Match[Expedition]:
    """Play an expedition to its end, by computer players or with random moves."""
    rules = game("tenefyr")
    random = Random(seed)
    match: Match[Expedition] = Match.new(rules, f"expedition {seed}".encode(), seats, options, keep_rest=False)
    while menus := match.menus():
        ballots = match.ballots()
        seat = next(seat for seat in menus if seat not in ballots)
        menu = menus[seat]
        state = match.determinize(seat, random)
        match.play(seat, rules.choose(state, seat, menu, random, SIMPLE) if thinking else menu.draw(random))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_computer_players_win_far_more_often_than_random_moves(seats: int) -> None:
    ends = Counter(
        (thinking, played(seats, seed, thinking=thinking, difficulty="easy").state.ending)
        for thinking in (True, False)
        for seed in range(10)
    )
    # computer players win nearly nine of ten easy games, so a small change of a card does not make this fail
    assert ends[True, "won"] >= ends[False, "won"] + 4


@pytest.mark.parametrize("seats", [1, 3])
def test_computer_players_decide_by_public_knowledge(seats: int) -> None:
    rules = game("tenefyr")
    match: Match[Expedition] = Match.new(rules, b"what is hidden", seats, keep_rest=False)
    while menus := match.menus():
        seat = next(seat for seat in menus if seat not in match.ballots())
        moves = {
            rules.choose(match.determinize(seat, Random(number)), seat, menus[seat], Random(1), SIMPLE)
            for number in range(4)
        }
        assert len(moves) == 1
        match.play(seat, moves.pop())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("quick", [False, True])
def test_no_card_is_lost_on_an_expedition(seats: int, quick: bool) -> None:
    #
    for seed in range(3):
        state = played(seats, seed, thinking=True, quick=quick).state
        decks = [card for player in state.players for card in (*player.deck, *player.hand, *player.discard)]
        on_table = [] if state.fight is None else [played.card for played in state.fight.played]
        places = [card for place in (*state.dungeons, state.boss_deck) for card in place.cards]
        reserve = [card for stack in state.reserve for card in stack]
        cards = Counter([*decks, *on_table, *places, *reserve, *state.removed, *state.unused])
        unique = [card for card in cards if not card.startswith("basic-")]
        assert all(cards[card] == 1 for card in unique)
        basics = 24 if seats < 3 else 12 * seats
        assert sum(count for card, count in cards.items() if card.startswith("basic-")) == basics
        assert sum(1 for card in unique if card in library().enemies) == 70


@pytest.mark.parametrize("key", game("tenefyr").key_events)
def test_a_panel_shows_first_how_a_fight_ended(key: str) -> None:
    assert f"\n{key} = " in (game("tenefyr").data / "en" / "play.ftl").read_text("utf-8")
