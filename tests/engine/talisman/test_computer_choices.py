"""Single decisions of the computer: what it buys and keeps, and how it uses the abilities of its character."""

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
from engine.talisman.options import Options
from engine.talisman.state import Adventure, Adventurer, Fight, FightSide, Foe, kind
from tests.engine.talisman.adventures import let_computer_answer, new_match, next_question


def match_with(character: str, space: str, **fields: Any) -> tuple[Match[Adventure], int]:
    """Return a game in which the active player has this character and these fields; the other one is far away."""
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


def answer(match: Match[Adventure], seat: int, menu: Menu, seed: int = 1) -> Move:
    """Return the computer's answer to a question."""
    return match.rules.decide(match.determinize(seat, Random(1)), seat, menu, Random(seed), SIMPLE)


def cards_left_behind(match: Match[Adventure], seat: int) -> set[str]:
    """Return the Objects that the computer may leave behind if it carries too many, over several seeds."""
    moves = [Move("drop", (card,)) for card in match.state.adventurers[seat].objects if kind(card) != "raft"]
    menu = Menu(moves, Text("ask-too-many", {"most": 4}), moves[0])
    return {str(answer(match, seat, menu, seed).args[0]) for seed in range(8)}


FULL = ["ring.1", "helmet.p1", "magic-belt.1", "sword.p1"]


def test_a_talisman_is_not_left_behind_for_a_new_object() -> None:  # M-207
    match, seat = match_with("troll", "village", objects=[*FULL, "talisman.1"])
    assert "talisman.1" not in cards_left_behind(match, seat)
    assert CardEvaluator(match.state, seat).item_worth("talisman.1") > 5


@pytest.mark.parametrize("gold", [2, 3, 5, 9])
@pytest.mark.parametrize("character", ["troll", "warrior", "priest", "thief", "monk"])
def test_a_new_purchase_is_not_left_behind_at_once(character: str, gold: int) -> None:  # M-198, M-207
    match, seat = match_with(character, "village", objects=list(FULL), gold=gold, strength=1)
    state = match.state
    prices = {"helmet": 2, "sword": 2, "axe": 3, "shield": 3, "armour": 4}
    done = Move("done")
    buys = [Move("buy", (item,)) for item, price in prices.items() if price <= gold]
    menu = Menu([done, *buys], Text("ask-market"), done)
    bought = answer(match, seat, menu)
    if bought != done:
        card = next(card for card in state.stock if kind(card) == bought.args[0])
        state.adventurers[seat].objects.append(card)
        assert card not in cards_left_behind(match, seat)


def test_a_character_that_cannot_beat_the_sentinel_buys_an_axe_and_keeps_it() -> None:  # M-302
    match, seat = match_with("prophetess", "village", objects=list(FULL), gold=3, craft=2)
    done = Move("done")
    menu = Menu([done, Move("buy", ("axe",))], Text("ask-market"), done)
    assert answer(match, seat, menu) == Move("buy", ("axe",))
    match.state.adventurers[seat].objects.append("axe.p1")
    assert "axe.p1" not in cards_left_behind(match, seat)


def test_a_rich_character_buys_armour() -> None:  # M-211
    match, seat = match_with("warrior", "village", gold=6)
    done = Move("done")
    prices = ["helmet", "shield", "armour"]
    menu = Menu([done, *(Move("buy", (item,)) for item in prices)], Text("ask-market"), done)
    assert answer(match, seat, menu) == Move("buy", ("armour",))


def test_a_thief_visits_the_village_for_a_free_purchase() -> None:  # MD-132
    worth: dict[str, float] = {}
    for character in ("thief", "dwarf"):
        match, seat = match_with(character, "fields-1")
        worth[character] = CardEvaluator(match.state, seat).space("village")
    assert worth["thief"] > worth["dwarf"] + 1


def test_a_wizard_casts_the_last_spell_early_because_a_new_one_replaces_it() -> None:  # MD-118, MD-136
    for character, casts in (("wizard", True), ("sorceress", False)):
        match, seat = match_with(character, "fields-1", spells=["divination.1"])
        match.state.spells_at_start = 1
        move = answer(match, seat, menus_of(match.state)[seat])
        assert (move.name == "cast") == casts, character


def test_a_character_with_psychic_combat_attacks_low_craft_with_it() -> None:  # M-156, MD-131, MD-136
    match, seat = match_with("wizard", "fields-1")
    match.state.adventurers[1 - seat] = Adventurer("troll", "fields-1", "neutral", lives=6, objects=["talisman.1"])
    moves = [Move("explore"), Move("attack", (1 - seat,)), Move("combat", (1 - seat,))]
    menu = Menu(moves, Text("ask-land", {"others": (seat_name(1 - seat),)}), moves[0])
    assert answer(match, seat, menu) == Move("combat", (1 - seat,))


def test_a_thief_robs_an_owner_of_a_talisman() -> None:  # MD-132
    match, seat = match_with("thief", "fields-1")
    match.state.adventurers[1 - seat] = Adventurer("troll", "fields-1", "neutral", lives=6, objects=["talisman.1"])
    moves = [Move("explore"), Move("attack", (1 - seat,)), Move("rob", (1 - seat,))]
    menu = Menu(moves, Text("ask-land", {"others": (seat_name(1 - seat),)}), moves[0])
    assert answer(match, seat, menu) == Move("rob", (1 - seat,))


def test_a_charmed_animal_counts_in_the_battle_value_of_a_minstrel() -> None:  # MD-126
    match, seat = match_with("minstrel", "fields-1", followers=["bear.1"])
    assert BelongingsEvaluator(match.state, seat).battle == 5
    alone, other = match_with("minstrel", "fields-1")
    assert BelongingsEvaluator(alone.state, other).battle == 2


def test_a_ghoul_raises_its_first_enemy_but_none_once_it_is_strong() -> None:  # MD-124
    moves = [Move("keep-trophy", ("goblin.1",)), Move("raise", ("goblin.1",))]
    menu = Menu(moves, Text("ask-raise", {"card": name("goblin")}), moves[0])
    match, seat = match_with("ghoul", "fields-1")
    assert answer(match, seat, menu) == moves[1]
    strong, seat = match_with("ghoul", "fields-1", strength=7)
    assert answer(strong, seat, menu) == moves[0]


def test_a_card_for_the_quest_is_worth_as_much_as_its_talisman() -> None:  # MD-035, MD-036
    for quest, card in ((3, "pixie"), (4, "orb-of-knowledge")):
        match, seat = match_with("troll", "runes-1")
        before = CardEvaluator(match.state, seat).item_worth(card)
        match.state.adventurers[seat].quest = quest
        assert CardEvaluator(match.state, seat).item_worth(card) > before + 3


def test_a_druid_becomes_good_for_the_chapel() -> None:  # M-069a, MD-022
    worth: dict[str, float] = {}
    for character in ("druid", "thief"):
        match, seat = match_with(character, "fields-1", lives=2)
        worth[character] = CardEvaluator(match.state, seat).space("chapel")
    assert worth["druid"] > worth["thief"] + 3


def moving(match: Match[Adventure], seat: int, roll: int) -> Move:
    """Return where the computer goes with this roll."""
    match.state.roll, match.state.phase = roll, "move"
    return answer(match, seat, menus_of(match.state)[seat])


def test_a_computer_does_not_hurry_through_a_desert_with_a_talisman_that_it_cannot_use_yet() -> None:  # M-365
    talismans = ["talisman.1", "talisman.2"]
    match, seat = match_with("warrior", "castle", strength=1, craft=2, fate=1, objects=talismans)
    match.state.options = Options(evening=True)
    for rounds in (5, match.state.options.last_round - 2):
        match.state.rounds = rounds
        assert moving(match, seat, 4) == Move("move", ("hills-3",))


def test_a_computer_does_not_spend_its_last_fate_on_a_roll_for_a_second_talisman() -> None:  # MD-038
    match, seat = match_with("warrior", "temple", strength=1, craft=2, fate=1, objects=["talisman.1"])
    moves = [Move("fate", (4,)), Move("fate", (6,)), Move("keep")]
    menu = Menu(moves, Text("ask-fate", {"what": name("temple"), "total": 10}), Move("keep"))
    assert answer(match, seat, menu) == Move("keep")


@pytest.mark.parametrize(
    ("face", "fields", "expected"),
    [
        (1, {"followers": ["gnome.1"]}, "fate"),  # a Follower would be delivered at once
        (3, {"followers": ["gnome.1"]}, "keep"),
        (6, {"gold": 2}, "keep"),
        (5, {}, "fate"),
        (2, {}, "keep"),
        (5, {"objects": ["talisman.1"]}, "keep"),
    ],
)
def test_a_computer_rerolls_the_die_for_a_quest_that_takes_long(
    face: int, fields: dict[str, Any], expected: str
) -> None:  # MD-036, MD-037
    match, seat = match_with("warrior", "warlocks-cave", fate=2, **fields)
    moves = [Move("keep"), Move("fate", (face,))]
    menu = Menu(moves, Text("ask-fate", {"what": Text("roll-quest"), "total": face}), moves[0])
    assert answer(match, seat, menu).name == expected


def test_a_computer_does_not_step_onto_a_dragon_beside_a_free_field() -> None:  # M-133
    match, seat = match_with("wizard", "city", fate=1)
    match.state.cards["fields-4"] = ["dragon.1"]
    assert moving(match, seat, 1) == Move("move", ("fields-3",))


@pytest.mark.parametrize(("quest", "gold"), [(6, 1), (5, 1), (5, 2)])
def test_a_computer_does_not_pay_the_gold_of_its_quest_for_a_wound(quest: int, gold: int) -> None:  # MD-036
    match, seat = match_with("sorceress", "castle", lives=3, gold=gold, quest=quest)
    moves = [Move("number", (lives,)) for lives in (0, 1)]
    assert answer(match, seat, Menu(moves, Text("ask-heal"), moves[0])) == Move("number", (0,))
    assert CardEvaluator(match.state, seat).space("castle") <= 0
    match.state.adventurers[seat].lives = 1
    assert answer(match, seat, Menu(moves, Text("ask-heal"), moves[0])) == Move("number", (1,))


def test_a_computer_does_not_put_back_a_weapon_that_it_can_use() -> None:  # MD-084
    match, seat = match_with("wizard", "hills-3", objects=["orb-of-knowledge.1"])
    moves = [Move("replace", ("runesword.1",)), Move("keep-card")]
    assert answer(match, seat, Menu(moves, Text("ask-replace"), moves[1])) == Move("keep-card")


def test_a_computer_does_not_destroy_a_dragon_that_is_far_away_while_alchemy_serves_its_quest() -> None:  # MD-036
    spells = ["destruction.1", "alchemy.1"]
    match, seat = match_with("wizard", "city", spells=spells, objects=["water-bottle.p1"], quest=6, gold=1)
    match.state.cards["oasis-1"] = ["dragon.1"]
    match.state.spells_at_start = 2
    move = answer(match, seat, menus_of(match.state)[seat])
    assert (move.name, move.args[0]) == ("cast", "alchemy.1")
    match.state.adventurers[seat].spells = spells[:1]
    assert answer(match, seat, menus_of(match.state)[seat]).name != "cast"


def test_a_computer_does_not_destroy_a_card_that_does_it_no_harm() -> None:  # MD-036
    match, seat = match_with("wizard", "city", spells=["destruction.1"])
    match.state.spells_at_start = 2  # the next Spell would be free (MD-118)
    for card, destroyed in (("holy-grail.1", False), ("dragon.1", True)):
        match.state.cards = {"fields-3": [card]}
        move = answer(match, seat, menus_of(match.state)[seat])
        assert (move.name == "cast") is destroyed, card


def test_the_computer_does_not_leave_a_talisman_for_a_raft() -> None:  # M-207, M-305
    for objects in (["talisman.1", "talisman.2", "sword.p1", "ring.1"], ["talisman.1", "ring.1", "sword.p1", "axe.p1"]):
        match, seat = match_with("elf", "woods-1", objects=[*objects, "raft.p1"])
        assert not any(card.startswith("talisman") for card in cards_left_behind(match, seat)), objects


def test_the_computer_does_not_leave_a_good_object_to_build_a_raft() -> None:  # M-302
    match, seat = match_with("elf", "woods-1", craft=2, objects=["talisman.1", "ring.1", "magic-belt.1", "axe.p1"])
    menu = menus_of(match.state)[seat]
    assert Move("build-raft") in menu.moves
    assert answer(match, seat, menu) != Move("build-raft")
    match.state.adventurers[seat].objects = ["talisman.1", "axe.p1"]
    assert answer(match, seat, menus_of(match.state)[seat]) == Move("build-raft")
    match.state.adventurers[seat].space = "woods-4"  # beyond the river already
    menu = menus_of(match.state)[seat]
    assert Move("build-raft") in menu.moves
    assert answer(match, seat, menu) == Move("roll")


def test_the_computer_makes_room_for_a_talisman_that_lies_here() -> None:  # M-207, M-279
    match, seat = match_with("elf", "woods-1", objects=["ring.1", "helmet.p1", "magic-belt.1", "raft.p1"])
    state = match.state
    state.phase, state.cards["woods-1"] = "pick-up", ["talisman.1"]
    menu = menus_of(state)[seat]
    assert Move("take", ("talisman.1",)) not in menu.moves
    assert answer(match, seat, menu) == Move("drop", ("helmet.p1",))
    state.cards["woods-1"] = ["water-bottle.1"]
    assert answer(match, seat, menus_of(state)[seat]) == Move("done")


def test_the_computer_does_not_fight_the_sentinel_while_it_can_be_invisible() -> None:  # M-302
    for strength, name_of_move in ((3, "cast"), (9, "strike")):
        match, seat = match_with("elf", "sentinel", spells=["invisibility.1"], strength=strength)
        state = match.state
        state.fight = Fight("strength", FightSide(seat), foe=Foe("strength", [], "sentinel", 9))
        state.phase, state.spells_at_start = "fight", 1
        assert answer(match, seat, menus_of(state)[seat]).name == name_of_move


@pytest.mark.parametrize(
    ("objects", "werewolf", "chosen"),
    [([], 0, Move("turn-back")), ([], 6, Move("turn-back")), (["talisman.1"], 6, Move("face"))],
)
def test_without_a_talisman_the_way_to_the_crown_is_left(objects: list[str], werewolf: int, chosen: Move) -> None:
    match, seat = match_with("troll", "werewolf-den", objects=objects, werewolf=werewolf)
    assert answer(match, seat, menus_of(match.state)[seat]) == chosen


@pytest.mark.parametrize("strength", [3, 5])
def test_with_a_poltergeist_the_computer_walks_on_instead_of_to_and_fro(strength: int) -> None:  # MD-072
    belongings = {"objects": ["talisman.1", "sword.p1", "helmet.p1", "magic-belt.1"], "followers": ["poltergeist.1"]}
    match, seat = match_with("druid", "woods-2", strength=strength, **belongings)
    state, random, spaces = match.state, Random(1), list[str]()
    state.adventurers[seat].alignment, state.adventurers[1 - seat].space = "evil", "tavern"
    for space, card in (("fields-3", "amulet.1"), ("woods-2", "holy-lance.1"), ("plains-1", "maze.1")):
        state.adventure.remove(card)
        state.cards[space] = [card]
    while (question := next_question(match)) is not None and len(spaces) < 8:
        here = state.adventurers[seat].space
        if question[0] == seat and question[1].question.key == "ask-begin" and here not in spaces[-1:]:
            spaces.append(here)
        let_computer_answer(match, *question, random)
    assert len({*spaces}) == len(spaces) == 8
