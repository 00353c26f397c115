"""Single decisions of the computer: what it buys and keeps, how it uses what its character can do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text, name, seat_name
from engine.talisman.computer.belongings_evaluator import BelongingsEvaluator
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.menus import menus_of
from engine.talisman.state import Adventure, Adventurer, kind
from tests.engine.talisman.adventures import new_match, next_question


def standing(character: str, space: str, **fields: Any) -> tuple[Match[Adventure], int]:
    """A game in which whoever is on turn is this character, with what is told; the other one stands far away."""
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    seat, other = state.turn, 1 - state.turn
    cards = {"strength": 0, "craft": 0, "lives": 4, "fate": 0, "gold": 0}
    state.adventurers[seat] = Adventurer(character, space, "neutral", **{**cards, **fields})
    state.adventurers[other].space = "valley-of-fire"
    for card in (*state.adventurers[seat].objects, *state.adventurers[seat].followers):
        for pile in (state.stock, state.adventure, state.talismans):
            if card in pile:
                pile.remove(card)
    return match, seat


def answer(match: Match[Adventure], seat: int, menu: Menu, luck: int = 1) -> Move:
    """What a computer answers to a question."""
    return match.rules.decide(match.determinize(seat, Random(1)), seat, menu, Random(luck), SIMPLE)


def left(match: Match[Adventure], seat: int) -> set[str]:
    """What a computer may leave where it carries too much."""
    moves = [Move("drop", (card,)) for card in match.state.adventurers[seat].objects]
    menu = Menu(moves, Text("ask-too-many", {"most": 4}), moves[0])
    return {str(answer(match, seat, menu, luck).args[0]) for luck in range(8)}


FULL = ["ring.1", "helmet.p1", "magic-belt.1", "sword.p1"]


def test_a_talisman_is_not_what_is_left_for_something_new() -> None:  # M-207
    match, seat = standing("troll", "village", objects=[*FULL, "talisman.1"])
    assert "talisman.1" not in left(match, seat)
    assert CardEvaluator(match.state, seat).item_worth("talisman.1") > 5


@pytest.mark.parametrize("gold", [2, 3, 5, 9])
@pytest.mark.parametrize("character", ["troll", "warrior", "priest", "thief", "monk"])
def test_what_it_buys_it_does_not_leave_at_once(character: str, gold: int) -> None:  # M-198, M-207
    match, seat = standing(character, "village", objects=list(FULL), gold=gold, strength=1)
    state = match.state
    prices = {"helmet": 2, "sword": 2, "axe": 3, "shield": 3, "armour": 4}
    done = Move("done")
    buys = [Move("buy", (item,)) for item, price in prices.items() if price <= gold]
    menu = Menu([done, *buys], Text("ask-market"), done)
    bought = answer(match, seat, menu)
    if bought != done:
        card = next(each for each in state.stock if kind(each) == bought.args[0])
        state.adventurers[seat].objects.append(card)
        assert card not in left(match, seat)


def test_whoever_cannot_beat_the_sentinel_buys_an_axe_and_keeps_it() -> None:  # M-302
    match, seat = standing("prophetess", "village", objects=list(FULL), gold=3, craft=2)
    done = Move("done")
    menu = Menu([done, Move("buy", ("axe",))], Text("ask-market"), done)
    assert answer(match, seat, menu) == Move("buy", ("axe",))
    match.state.adventurers[seat].objects.append("axe.p1")
    assert "axe.p1" not in left(match, seat)


def test_with_much_gold_armour_is_bought() -> None:  # M-211
    match, seat = standing("warrior", "village", gold=6)
    done = Move("done")
    prices = ["helmet", "shield", "armour"]
    menu = Menu([done, *(Move("buy", (item,)) for item in prices)], Text("ask-market"), done)
    assert answer(match, seat, menu) == Move("buy", ("armour",))


def test_a_thief_comes_to_the_village_for_what_costs_nothing() -> None:  # MD-132
    worth: dict[str, float] = {}
    for character in ("thief", "dwarf"):
        match, seat = standing(character, "fields-1")
        worth[character] = CardEvaluator(match.state, seat).space("village")
    assert worth["thief"] > worth["dwarf"] + 1


def test_a_wizard_casts_the_last_spell_where_it_does_anything_for_another_one_comes() -> None:  # MD-118, MD-136
    for character, casts in (("wizard", True), ("sorceress", False)):
        match, seat = standing(character, "fields-1", spells=["divination.1"])
        match.state.spells_at_start = 1
        move = answer(match, seat, menus_of(match.state)[seat])
        assert (move.name == "cast") == casts, character


def test_those_who_fight_with_craft_attack_the_mindless_so() -> None:  # M-156, MD-131, MD-136
    match, seat = standing("wizard", "fields-1")
    match.state.adventurers[1 - seat] = Adventurer("troll", "fields-1", "neutral", lives=6, objects=["talisman.1"])
    moves = [Move("explore"), Move("attack", (1 - seat,)), Move("combat", (1 - seat,))]
    menu = Menu(moves, Text("ask-land", {"others": (seat_name(1 - seat),)}), moves[0])
    assert answer(match, seat, menu) == Move("combat", (1 - seat,))


def test_a_thief_robs_whoever_has_a_talisman() -> None:  # MD-132
    match, seat = standing("thief", "fields-1")
    match.state.adventurers[1 - seat] = Adventurer("troll", "fields-1", "neutral", lives=6, objects=["talisman.1"])
    moves = [Move("explore"), Move("attack", (1 - seat,)), Move("rob", (1 - seat,))]
    menu = Menu(moves, Text("ask-land", {"others": (seat_name(1 - seat),)}), moves[0])
    assert answer(match, seat, menu) == Move("rob", (1 - seat,))


def test_an_animal_that_follows_counts_in_what_a_minstrel_dares() -> None:  # MD-126
    match, seat = standing("minstrel", "fields-1", followers=["bear.1"])
    assert BelongingsEvaluator(match.state, seat).battle == 5
    alone, other = standing("minstrel", "fields-1")
    assert BelongingsEvaluator(alone.state, other).battle == 2


def test_a_ghoul_raises_its_first_enemy_and_no_more_once_it_is_strong() -> None:  # MD-124
    moves = [Move("keep-trophy", ("goblin.1",)), Move("raise", ("goblin.1",))]
    menu = Menu(moves, Text("ask-raise", {"card": name("goblin")}), moves[0])
    match, seat = standing("ghoul", "fields-1")
    assert answer(match, seat, menu) == moves[1]
    strong, seat = standing("ghoul", "fields-1", strength=7)
    assert answer(strong, seat, menu) == moves[0]


def test_what_the_warlock_wants_is_worth_a_talisman() -> None:  # MD-035, MD-036
    for quest, card in ((3, "pixie"), (4, "orb-of-knowledge")):
        match, seat = standing("troll", "runes-1")
        before = CardEvaluator(match.state, seat).item_worth(card)
        match.state.adventurers[seat].quest = quest
        assert CardEvaluator(match.state, seat).item_worth(card) > before + 3


def test_a_druid_is_good_where_that_is_best() -> None:  # M-069a, MD-022
    worth: dict[str, float] = {}
    for character in ("druid", "thief"):
        match, seat = standing(character, "fields-1", lives=2)
        worth[character] = CardEvaluator(match.state, seat).space("chapel")
    assert worth["druid"] > worth["thief"] + 3
