"""The cards of Heldenkampf, and their conservation in a game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from pydantic import ValidationError

from engine.content.files import ContentError
from engine.games import game
from engine.heldenkampf.cards import card, card_set, read_cards
from engine.heldenkampf.options import Options
from engine.heldenkampf.state import HeldenkampfState, life
from engine.kernel.match import Match
from engine.kernel.menus import RefusedError
from engine.kernel.text import Text
from render.languages import Languages

TABLES = [{}, {"trap": True, "terrain": True}, {"attacker_gear": "all", "ranges": False}, {"round_limit": 5}]


def begin(seed: int, options: dict[str, object]) -> Match[HeldenkampfState]:
    return Match.new(game("heldenkampf"), b"the dice key of the tests %d" % seed, 2, options)


def test_both_sides_have_the_same_strengths_and_life_points() -> None:  # H-083, H-085
    cards = card_set()
    sides = [Counter((card(i).strength, card(i).life) for i in side) for side in (cards.heroes, cards.heroines)]
    assert sides[0] == sides[1]
    assert [len(side) for side in (cards.heroes, cards.heroines)] == [10, 10]
    folk = [sorted(card(i).people for i in side) for side in (cards.heroes, cards.heroines)]
    assert folk[0] == folk[1]


def test_stacks_hold_the_cards_of_their_kind_in_a_random_order() -> None:  # H-085
    cards = card_set()
    printed = [cards.heroes, cards.heroines, cards.monsters, cards.equipment, cards.forest, cards.market]
    tables = [begin(seed, {}).state for seed in range(2)]
    for number, kinds in enumerate(printed):
        orders: list[list[str]] = []
        for quest in tables:
            first, second = (side.heroes for side in quest.sides)
            stack = [first, second, quest.monsters, quest.equipment, quest.forest, quest.market]
            hands = [card for side in quest.sides for card in side.hand if card in kinds]
            assert sorted([*stack[number], *hands]) == sorted(kinds)
            orders.append(stack[number])
        assert orders[0] != orders[1]
        assert all(order != [card for card in kinds if card in order] for order in orders)


@pytest.mark.parametrize(
    ("identifier", "strength", "range_"),
    [("dragon-curse-axe", 2, 2), ("troll-club", 2, 1), ("adventure-sword", 2, 1), ("simple-spear", 2, 3)],
)
def test_the_weapons_of_the_rulebook_examples_have_their_printed_values(
    identifier: str, strength: int, range_: int
) -> None:
    assert (card(identifier).strength, card(identifier).range) == (strength, range_)  # H-045, H-050, H-054


def test_the_fighters_of_the_rulebook_examples_have_their_printed_strength() -> None:  # H-045, H-050, H-054
    strengths = {"galan": 8, "kenan": 8, "kerim": 4, "sigrid": 10, "xerr": 8, "hydra": 10}
    assert {identifier: card(identifier).strength for identifier in strengths} == strengths


def cards_of(quest: HeldenkampfState) -> list[str]:
    """Return every card of the position."""
    rows = [quest.monsters, quest.equipment, quest.forest, quest.market, quest.discard, quest.removed]
    for side in quest.sides:
        rows += [side.heroes, side.tavern, side.hand, side.defeated, side.fallen]
    cards = [identifier for row in rows for identifier in row]
    if quest.fight is not None:
        for fighter in (quest.fight.attacker, quest.fight.defender):
            cards += [piece for piece in (fighter.card, *fighter.gear()) if piece]
    return sorted(cards)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "plain")
def test_cards_are_neither_created_nor_lost_and_life_points_stay_in_their_bounds(options: dict[str, object]) -> None:
    random = Random(5)
    match = begin(len(options), options)
    everything = cards_of(match.state)
    assert len(everything) == len(set(everything))
    while menus := match.menus():
        seat = random.choice(sorted(menus))
        match.play(seat, random.choice(menus[seat].moves))
        state = match.state
        assert cards_of(state) == everything
        assert all(0 < life(state, identifier) <= card(identifier).life for identifier in state.wounds)  # H-048, H-089
        assert all(0 <= side.castle <= 15 for side in state.sides)


@pytest.mark.parametrize(
    "wrong", [{"attacker_gear": "sword"}, {"round_limit": 0}, {"round_limit": 61}, {"jokers": True}]
)
def test_invalid_options_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Options.model_validate(wrong)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_the_game_is_for_two_players(seats: int) -> None:  # H-083
    with pytest.raises(RefusedError):
        Match.new(game("heldenkampf"), b"the dice key of the tests", seats, {})


def test_faults_in_the_file_are_reported_with_their_place_and_the_allowed_values(tmp_path: Path) -> None:
    file = tmp_path / "heldenkampf" / "cards.yaml"
    file.parent.mkdir()
    file.write_text(
        "heroes:\n- {id: galan, strength: 99}\n- {id: galan, lief: 3}\nweapons:\n- {id: axe}\n- {id: axe}\n"
        "battlefields:\n- {id: bridge, effects: [{effect: terrain, value: colour, by: 1}]}\n"
        "market: [axe, spear]\nmagic: []\n"
    )
    with pytest.raises(ContentError) as caught:
        read_cards(file)
    faults = {(fault.item, fault.field): fault.what for fault in caught.value.faults}
    assert faults[("galan", "strength")] == Text("fault-too-high", {"found": "99", "allowed": "12"})
    assert faults[("galan", "lief")] == Text("fault-field-like", {"near": "life"})
    assert faults[("axe", "id")] == Text("fault-id-twice", {"file": "heldenkampf/cards.yaml"})
    choice = Text("fault-choice", {"found": "colour", "allowed": "range, armour, shield"})
    assert faults[("bridge", "effects.1.value")] == choice
    assert faults[("", "market")] == Text("fault-choice", {"found": "spear", "allowed": "axe"})
    assert faults[("", "magic")].key == "fault-field"
    assert {fault.file for fault in caught.value.faults} == {"heldenkampf/cards.yaml"}


@pytest.mark.parametrize(
    ("ground", "en", "de"),
    [
        ("bridge", "With the option “Terrain”: range +1", "Mit der Einstellung „Gelände“: Reichweite +1"),
        ("swamp", "With the option “Terrain”: armour −1", "Mit der Einstellung „Gelände“: Rüstung −1"),
        ("ruin", "With the option “Terrain”: shield +1", "Mit der Einstellung „Gelände“: Schild +1"),
    ],
)
def test_the_description_of_a_battlefield_names_the_value_it_changes(ground: str, en: str, de: str) -> None:  # H-090
    line = game("heldenkampf").describe(ground).lines[-1]
    languages = Languages()
    assert languages.say(line, "en", game="heldenkampf") == en
    assert languages.say(line, "de", game="heldenkampf") == de
