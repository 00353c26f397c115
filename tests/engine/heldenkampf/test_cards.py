"""The card set, and that no card is made or lost in a game."""

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
from engine.heldenkampf.state import Quest, life
from engine.kernel.match import Match
from engine.kernel.menus import RefusedError
from engine.kernel.text import Text
from render.languages import Languages

TABLES = [{}, {"trap": True, "terrain": True}, {"attacker_gear": "all", "ranges": False}, {"round_limit": 5}]


def begin(seed: int, options: dict[str, object]) -> Match[Quest]:
    return Match.new(game("heldenkampf"), b"the dice key of the tests %d" % seed, 2, options)


def test_both_sides_have_the_same_strengths_and_life_points() -> None:  # H-083, H-085
    cards = card_set()
    sides = [Counter((card(i).strength, card(i).life) for i in side) for side in (cards.heroes, cards.heroines)]
    assert sides[0] == sides[1]
    assert [len(side) for side in (cards.heroes, cards.heroines)] == [10, 10]
    folk = [sorted(card(i).people for i in side) for side in (cards.heroes, cards.heroines)]
    assert folk[0] == folk[1]


def test_stacks_hold_the_cards_of_their_kind_in_an_order_that_chance_makes() -> None:  # H-085
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
def test_the_weapons_of_the_examples_are_as_told(identifier: str, strength: int, range_: int) -> None:
    assert (card(identifier).strength, card(identifier).range) == (strength, range_)  # H-045, H-050, H-054


def test_the_fighters_of_the_examples_are_as_told() -> None:  # H-045, H-050, H-054
    named = {"galan": 8, "kenan": 8, "kerim": 4, "sigrid": 10, "xerr": 8, "hydra": 10}
    assert {identifier: card(identifier).strength for identifier in named} == named


def cards_of(quest: Quest) -> list[str]:
    """Every card of the position, wherever it lies."""
    rows = [quest.monsters, quest.equipment, quest.forest, quest.market, quest.discard, quest.removed]
    for side in quest.sides:
        rows += [side.heroes, side.tavern, side.hand, side.defeated, side.fallen]
    found = [identifier for row in rows for identifier in row]
    if quest.fight is not None:
        for fighter in (quest.fight.attacker, quest.fight.defender):
            found += [piece for piece in (fighter.card, *fighter.gear()) if piece]
    return sorted(found)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "plain")
def test_no_card_is_made_or_lost_and_life_points_stay_in_their_bounds(options: dict[str, object]) -> None:
    random = Random(5)
    match = begin(len(options), options)
    everything = cards_of(match.state)
    assert len(everything) == len(set(everything))
    while menus := match.menus():
        seat = random.choice(sorted(menus))
        match.play(seat, random.choice(menus[seat].moves))
        state = match.state
        assert cards_of(state) == everything
        assert all(0 < life(state, each) <= card(each).life for each in state.wounds)  # H-048, H-089
        assert all(0 <= side.castle <= 15 for side in state.sides)


@pytest.mark.parametrize(
    "wrong", [{"attacker_gear": "sword"}, {"round_limit": 0}, {"round_limit": 61}, {"jokers": True}]
)
def test_wrong_settings_are_told_apart(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Options.model_validate(wrong)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_it_is_a_game_for_two(seats: int) -> None:  # H-083
    with pytest.raises(RefusedError):
        Match.new(game("heldenkampf"), b"the dice key of the tests", seats, {})


def test_what_is_wrong_in_the_file_is_named_with_its_place_and_what_is_allowed(tmp_path: Path) -> None:
    file = tmp_path / "heldenkampf" / "cards.yaml"
    file.parent.mkdir()
    file.write_text(
        "heroes:\n- {id: galan, strength: 99}\n- {id: galan, lief: 3}\nweapons:\n- {id: axe}\n- {id: axe}\n"
        "battlefields:\n- {id: bridge, effects: [{effect: terrain, value: colour, by: 1}]}\n"
        "market: [axe, spear]\nmagic: []\n"
    )
    with pytest.raises(ContentError) as caught:
        read_cards(file)
    found = {(fault.item, fault.field): fault.what for fault in caught.value.faults}
    assert found[("galan", "strength")] == Text("fault-too-high", {"found": "99", "allowed": "12"})
    assert found[("galan", "lief")] == Text("fault-field-like", {"near": "life"})
    assert found[("axe", "id")] == Text("fault-id-twice", {"file": "heldenkampf/cards.yaml"})
    choice = Text("fault-choice", {"found": "colour", "allowed": "range, armour, shield"})
    assert found[("bridge", "effects.1.value")] == choice
    assert found[("", "market")] == Text("fault-choice", {"found": "spear", "allowed": "axe"})
    assert found[("", "magic")].key == "fault-field"
    assert {fault.file for fault in caught.value.faults} == {"heldenkampf/cards.yaml"}


@pytest.mark.parametrize(
    ("ground", "en", "de"),
    [
        ("bridge", "With the option “Terrain”: range +1", "Mit der Einstellung „Gelände“: Reichweite +1"),
        ("swamp", "With the option “Terrain”: armour −1", "Mit der Einstellung „Gelände“: Rüstung −1"),
        ("ruin", "With the option “Terrain”: shield +1", "Mit der Einstellung „Gelände“: Schild +1"),
    ],
)
def test_battlefields_say_what_they_change(ground: str, en: str, de: str) -> None:  # H-090
    line = game("heldenkampf").describe(ground).lines[-1]
    languages = Languages()
    assert languages.say(line, "en", game="heldenkampf") == en
    assert languages.say(line, "de", game="heldenkampf") == de
