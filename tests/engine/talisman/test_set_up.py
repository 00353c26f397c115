"""Setup before the first turn: components, decks, characters."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games import game
from engine.kernel.match import Match
from engine.talisman.board import CROWN, INNER, MIDDLE, OUTER, board
from engine.talisman.cards.library import library
from engine.talisman.play.supplies import SUPPLY
from engine.talisman.state import ALIGNMENTS, TOADS, Adventure, kind

SEATS = range(2, 7)
RULES = game("talisman")


def new_match(seats: int, seed: int, **options: str) -> Match[Adventure]:
    return Match.new(RULES, f"talisman {seed}".encode(), seats, options, keep_rest=False)


def test_a_game_has_two_to_six_players() -> None:  # M-005
    assert RULES.seats == SEATS


def test_each_deck_has_as_many_cards_as_in_the_box() -> None:  # M-007, M-008, M-016, M-017, M-018
    cards = library()
    assert len(cards.adventure_deck()) == len(set(cards.adventure_deck())) == 104
    assert len(cards.spell_deck()) == len(set(cards.spell_deck())) == 24
    assert len(cards.purchase_deck()) == len(set(cards.purchase_deck())) == 28
    assert cards.talisman_cards() == [f"talisman.t{copy}" for copy in (1, 2, 3, 4)]
    assert len(cards.characters) == 14


def test_supplies_are_as_large_as_in_the_box() -> None:  # M-009, M-010, M-011, M-012, M-014, M-015, M-019, M-020, M-021
    small, large, worth = 32, 8, 5
    points = small + large * worth
    assert {what: SUPPLY[what] for what in ("strength", "craft", "lives")} == dict.fromkeys(
        ("strength", "craft", "lives"), points
    )
    assert (SUPPLY["fate"], SUPPLY["gold"], TOADS, ALIGNMENTS) == (36, 30, 4, 4)


def test_three_regions_surround_the_crown() -> None:  # M-024, M-133, M-134, M-135
    the_board = board()
    rings = {OUTER: 0, MIDDLE: 1, INNER: 2, CROWN: 3}
    for space in the_board.spaces.values():
        row, column = space.at
        assert min(row, column, 6 - row, 6 - column) == rings[space.region]
    assert {region: len(the_board.rings[region]) for region in rings} == {OUTER: 24, MIDDLE: 16, INNER: 8, CROWN: 1}
    assert the_board.region(the_board.gate[0]) == MIDDLE
    assert the_board.region(the_board.gate[1]) == INNER


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_gets_a_character_with_the_values_of_its_card(seats: int) -> None:
    # M-033, M-035, M-036, M-037, M-038, M-039, M-040, M-042, M-064, M-074, M-094, M-199
    for seed in range(8):
        state = new_match(seats, seed).state
        characters = [adventurer.character for adventurer in state.adventurers]
        assert Counter([*characters, *state.unused]) == Counter(list(library().characters))
        for adventurer in state.adventurers:
            data = library().characters[adventurer.character]
            assert (adventurer.space, adventurer.lives, adventurer.fate, adventurer.alignment) == (
                data.start,
                data.lives,
                data.fate,
                data.alignment,
            )
            assert (adventurer.gold, adventurer.strength, adventurer.craft) == (1, 0, 0)
            assert len(adventurer.spells) == data.spells
            assert not adventurer.objects
            assert not adventurer.followers
            assert not adventurer.trophies


@pytest.mark.parametrize("seats", SEATS)
def test_all_other_components_are_in_place_and_decks_are_shuffled(
    seats: int,
) -> None:  # M-030, M-031, M-032, M-041, M-044
    states = [new_match(seats, seed).state for seed in range(4)]
    for state in states:
        held = [spell for adventurer in state.adventurers for spell in adventurer.spells]
        assert sorted(state.adventure) == sorted(library().adventure_deck())
        assert sorted([*state.spells, *held]) == sorted(library().spell_deck())
        assert state.stock == library().purchase_deck()
        assert state.talismans == library().talisman_cards()
        assert [state.cards, state.gold, state.adventure_discard, state.spell_discard] == [{}, {}, [], []]
        assert all(adventurer.toad is None for adventurer in state.adventurers)
    assert len({tuple(state.adventure) for state in states}) == len(states)
    assert len({tuple(map(kind, state.spells)) for state in states}) == len(states)
    assert len({tuple(adventurer.character for adventurer in state.adventurers) for state in states}) > 1


def test_the_first_player_is_chosen_by_an_option_or_at_random() -> None:  # M-045
    for seat in range(3):
        assert new_match(3, 1, first=str(seat + 1)).state.turn == seat
    assert {new_match(3, seed).state.turn for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "dealt"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_an_option_deals_characters_to_choose_from(seats: int, dealt: int) -> None:  # M-034
    match = new_match(seats, 3, characters="choose", first="1")
    assert [len(characters) for characters in match.state.choosing.values()] == [dealt] * seats
    everything = [character for characters in match.state.choosing.values() for character in characters]
    assert len(everything) == len(set(everything))
    chosen = {seat: characters[1] for seat, characters in match.state.choosing.items()}
    for seat, character in chosen.items():
        menu = match.menus()[seat]
        assert [move.args[0] for move in menu.moves] == match.state.choosing[seat]
        match.play(seat, next(move for move in menu.moves if move.args == (character,)))
    state = match.state
    characters = [adventurer.character for adventurer in state.adventurers]
    assert characters == list(chosen.values())
    assert Counter([*characters, *state.unused]) == Counter(list(library().characters))
    assert match.menus()
    assert state.turn == 0
