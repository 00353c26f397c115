"""The next goal and the suggestions of a duel: only what the present menu allows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Argument, Menu, Move
from engine.kernel.text import Text, name
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel
from render.languages import Languages, Reader
from tests.wording import strict_languages

OGRE = {"type": "creature", "play": 1, "use": 2, "life": 20, "attack": {"bonus": 9}}
KNIFE = {"type": "weapon", "size": "small", "play": 1, "use": 1, "attack": {"bonus": 2}}
POISON = {"by": "b", "target": "a.hero", "damage": 3, "rounds": 2}
CARDS = {"ogre": OGRE, "knife": KNIFE, "dagger": KNIFE}


def built(position: Mapping[str, Any]) -> Match[Duel]:
    position = {"cards": CARDS, **position}
    result = given(position, ("a", "b"), Dice(b"any"))
    assert result.rules is not None
    return Match(result.rules, Dice(b"any"), result.state, seats=2)


def goal(**position: Any) -> str:
    match = built(position)
    text = match.rules.guidance(match.state, 0)
    return "" if text is None else text.key.removeprefix("guidance-")


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"phase": "entry", "a": {}, "b": {}}, "aim"),
        ({"a": {"row": ["ogre"]}, "b": {}}, "hero"),
        ({"a": {"row": ["ogre"]}, "b": {"row": ["ogre"]}}, "row"),
        ({"a": {"row": ["ogre"]}, "b": {"row": ["dusk-hawk"]}}, "past"),
        ({"a": {"row": ["ogre"]}, "b": {"row": ["dusk-hawk", "ogre"]}}, "row"),
        ({"a": {"hand": ["ogre"]}, "b": {"row": ["ogre"]}}, "guard"),
        ({"a": {"row": ["ogre"], "hand": ["ogre"], "actions": 1}, "b": {}}, "costly"),
        ({"a": {"row": [{"kind": "ogre", "exhausted": True}], "hand": ["ogre"], "actions": 1}, "b": {}}, "prepare"),
        ({"phase": "after-combat", "a": {"row": ["ogre"], "hand": ["ogre"]}, "b": {}}, "prepare"),
        ({"phase": "after-combat", "a": {"row": ["ogre"]}, "b": {}}, "end"),
        ({"phase": "combat", "a": {"row": ["ogre"], "hand": ["ogre"], "actions": 1}, "b": {}}, "cease"),
        ({"phase": "combat", "a": {"row": ["ogre"], "hand": ["ogre"], "actions": 0}, "b": {}}, "end"),
        ({"a": {"row": [{"kind": "ogre", "exhausted": True}]}, "b": {}}, "end"),
        ({"a": {"actions": 0, "hand": ["ogre"]}, "b": {}}, "end"),
        ({"round": 1, "a": {"row": ["ogre"], "hand": ["ogre"]}, "b": {}}, "first-round"),
        ({"round": 1, "a": {"row": ["ogre"]}, "b": {}}, "end"),
        ({"a": {"row": ["ogre"]}, "b": {"life": -1}}, "won"),
        ({"a": {"row": ["ogre"], "life": 0}, "b": {"life": -1}}, "hero"),
        ({"a": {"row": ["ogre"], "life": 3}, "b": {}, "lasting": [POISON]}, "poison"),
        ({"a": {"row": ["ogre"], "life": 4}, "b": {}, "lasting": [POISON]}, "hero"),
    ],
)
def test_the_goal_is_one_that_the_present_menu_serves(position: Mapping[str, Any], expected: str) -> None:
    assert goal(**position) == expected


def test_a_guarded_hero_that_only_an_ability_reaches_is_no_goal() -> None:
    assert goal(a={"row": ["alley-cutpurse"]}, b={"hand": ["night-adder"]}) == "hero"
    assert goal(a={"row": ["alley-cutpurse"]}, b={"row": ["village-militia"], "hand": ["night-adder"]}) == "row"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", " Beware: Dusk Hawk can step in; it makes your attack hit another card."),
        ("de", " Achtung: Dämmerhabicht kann dazwischengehen; dann trifft dein Angriff eine andere Karte."),
        ("nl", " Let op: Schemerhavik kan tussenbeide komen; dan raakt je aanval een andere kaart."),
    ],
)
def test_a_hero_whose_only_guard_flies_can_be_attacked_and_the_guard_may_step_in(  # T-095, T-096
    language: str, said: str
) -> None:
    assert warned(language, a={"row": ["ogre"]}, b={"row": ["dusk-hawk"]}).endswith(said)


def warned(language: str = "en", seats: tuple[str, ...] = ("a", "b"), **position: Any) -> str:
    result = given({"cards": CARDS, **position}, seats, Dice(b"any"))
    assert result.rules is not None
    text = result.rules.guidance(result.state, 0)
    assert text is not None
    return strict_languages().say_to(text, Reader(language, "telperinquar", ("Anna", "Bert", "Clara", "Dirk"), seat=0))


SISTER = "shield-sister"


@pytest.mark.parametrize(
    ("side", "names"),
    [
        ({"row": [SISTER, "ogre"]}, "Shield Sister"),  # T-292
        ({"row": [SISTER]}, ""),
        ({"row": [SISTER, "ogre"], "actions": 0}, ""),
        ({"row": [{"kind": SISTER, "face_down": True}, "ogre"]}, ""),
        ({"row": ["ogre"], "abilities": ["interpose"]}, ""),
        ({"row": ["ogre", "grey-wolf"], "abilities": ["interpose"]}, "Interpose"),
        ({"row": ["ogre", "dusk-hawk"]}, ""),
        ({"row": [{"kind": "dusk-hawk", "face_down": True}]}, ""),
    ],
)
def test_the_goal_names_the_cards_in_sight_that_can_step_in(side: Mapping[str, Any], names: str) -> None:
    text = warned(round=4, a={"row": ["ogre"]}, b={"hero": "fighter", "level": 5, "actions": 3, **side})
    assert text.partition("Beware: ")[2].partition(" can step in")[0] == names


def test_the_goal_names_the_creatures_of_a_partner_who_may_step_in() -> None:  # T-242
    sides = {"a": {"row": ["ogre"]}, "b": {}, "c": {}, "d": {"row": ["grey-wolf", "village-militia"]}}
    text = warned("en", ("a", "b", "c", "d"), teams=True, **sides)
    assert "Beware: Grey Wolf and Village Militia can step in" in text


def test_whoever_waits_has_no_goal() -> None:
    assert goal(turn="b", a={"row": ["ogre"]}, b={}) == ""


def suggestions(**position: Any) -> list[str]:
    return suggested(built(position))


def suggested(match: Match[Duel]) -> list[str]:
    languages = Languages()
    reader = Reader("en", "telperinquar", ("Anna", "Bert"), seat=0)
    return [languages.say_to(advice.text, reader) for advice in match.rules.advise(match.state, 0, match.menus()[0])]


def test_suggestions_say_what_a_card_is_good_for() -> None:
    hand = ["grey-wolf", "whetstone", "boar-spear", "buckler", "shadow-leather", "weapon-drill"]
    assert set(suggestions(a={"hand": hand, "level": 5, "hero": "fighter"}, b={})) == {
        "Play Grey Wolf ⚡1: guards you",
        "Play Weapon Drill ⚡2: +1 melee",
        "Take Whetstone ⚡2: +1 melee",
        "Take Boar Spear ⚡2: weapon +2",
        "Take Buckler ⚡1: parries 4",
    }


def test_a_second_creature_is_no_reason_and_equal_attackers_are_told_apart() -> None:
    said = suggestions(a={"hand": ["grey-wolf"], "row": ["ogre", "ogre"], "actions": 2}, b={})
    assert said[:3] == ["ogre 1 → hero ⚡2", "ogre 2 → hero ⚡2", "Play Grey Wolf left ⚡1"]


def test_an_attack_stands_among_the_first_suggestions_though_plays_are_rated_higher() -> None:
    hand = ["grey-wolf", "whetstone", "boar-spear", "buckler", "weapon-drill"]
    said = suggestions(a={"hero": "fighter", "level": 5, "hand": hand, "row": ["ogre"]}, b={"row": ["village-militia"]})
    assert [text for text in said[:4] if "→" in text] == [said[3]]


def test_an_attack_on_an_unguarded_hero_is_always_among_the_first_suggestions() -> None:
    hand = ["grey-wolf", "whetstone", "boar-spear", "buckler", "weapon-drill"]
    said = suggestions(a={"hero": "fighter", "level": 5, "hand": hand, "row": ["ogre"]}, b={"level": 10})
    assert "ogre → hero ⚡2" in said[:4]
    weak = {"hero": "rogue", "level": 2, "equipment": ["boot-dagger"], "life": 1}
    said = suggestions(a=weak, b={"hero": "fighter", "level": 10, "equipment": ["soldiers-sword"]})
    assert said == ["End the turn", "Boot Dagger → hero ⚡1"], "even where striking back hurts more"


def test_an_attack_with_a_weapon_that_was_just_taken_is_among_the_first_suggestions() -> None:
    hand = ["grey-wolf", "whetstone", "soldiers-sword", "buckler", "weapon-drill"]
    fighter = {"hero": "fighter", "level": 8, "hand": hand, "row": ["ogre"]}
    match = built({"a": fighter, "b": {"row": ["village-militia"]}})
    match.play(0, Move("equip", ("soldiers-sword", match.state.players[0].hero)))
    said = suggested(match)[:4]
    assert [text.partition(" → ")[0] for text in said if "→" in text] == ["ogre", "Soldier's Sword"]


def test_a_weapon_is_offered_for_the_last_action_though_the_blow_back_hurts() -> None:
    rogue = {"hero": "rogue", "level": 3, "equipment": ["boot-dagger"], "hand": ["grey-wolf"], "actions": 1}
    said = suggestions(phase="combat", a=rogue, b={"row": ["camp-drummer"]})
    assert said == ["Stop fighting, play more cards", "Boot Dagger → Camp Drummer ⚡1"]


def test_no_attack_is_offered_whose_blow_back_may_kill_the_hero() -> None:
    rogue = {"hero": "rogue", "level": 3, "life": 4, "equipment": ["boot-dagger"], "actions": 1}
    assert suggestions(a=rogue, b={"row": ["ogre"]}) == ["End the turn"]


def test_a_use_that_serves_nothing_does_not_stand_before_the_end_of_the_turn() -> None:
    hero = {"hero": "fighter", "equipment": ["healing-draught"], "actions": 1}
    assert suggestions(a=hero, b={}) == ["End the turn"]


@pytest.mark.parametrize(("life", "first"), [(5, True), (12, False)])
def test_healing_is_suggested_first_to_a_hero_near_death(life: int, first: bool) -> None:
    hero = {"hero": "fighter", "life": life, "equipment": ["healing-draught"], "actions": 3}
    said = suggestions(a={**hero, "hand": ["grey-wolf", "whetstone"]}, b={"row": ["grey-wolf"]})
    assert (said.index("Healing Draught ⚡1: heals 6") == 0) == first


def test_an_ability_that_makes_the_enemy_discard_says_so() -> None:
    said = suggestions(a={"row": ["alley-cutpurse"], "level": 3, "actions": 2}, b={"hand": ["grey-wolf", "whetstone"]})
    assert "Alley Cutpurse → hero ⚡2: a card discarded" in said


def test_two_weapons_in_either_order_are_one_suggestion() -> None:
    said = suggestions(a={"hero": "rogue", "level": 10, "equipment": ["knife", "dagger"]}, b={"row": ["grey-wolf"]})
    assert len([text for text in said if text.startswith("Both weapons")]) == 1


HAND = ("grey-wolf", "whetstone", "shadow-leather", "buckler", "weapon-drill")
SWORDS = {"hero": "fighter", "level": 8, "hand": HAND, "equipment": ["soldiers-sword", "knife"]}


def test_the_strongest_attack_with_two_weapons_is_among_the_first_suggestions() -> None:
    said = suggestions(a={**SWORDS, "row": ["ogre"]}, b={"row": ["village-militia"]})
    assert "Both weapons → Village Militia ⚡2" in said[:4]
    assert "ogre → Village Militia ⚡2" in said[:4]
    assert any(text.startswith(("Play", "Take")) for text in said[:4])


def test_two_ways_to_attack_an_unguarded_hero_are_among_the_first_suggestions() -> None:
    said = suggestions(a=SWORDS, b={"level": 5})
    assert [text.partition(" → ")[0] for text in said[:4] if " → hero" in text] == ["Both weapons", "Soldier's Sword"]


@pytest.mark.parametrize("actions", [2, 3, 4])
def test_nothing_makes_attacks_stronger_where_no_attack_can_follow(actions: int) -> None:
    """The drummer costs 1 action and raises melee attacks; the attack of the ogre costs 2."""
    position = {"a": {"row": ["camp-drummer", "ogre"], "level": 3, "actions": actions}, "b": {"row": ["ogre"]}}
    position["a"]["row"][1] = {"kind": "ogre", "exhausted": actions == 4}
    expected = ["Camp Drummer ⚡1: +1 melee"] if actions == 3 else []
    assert [text for text in suggestions(**position) if text.startswith("Camp Drummer ⚡1")] == expected


@pytest.mark.parametrize("place", [{"round": 1}, {"phase": "after-combat"}])
def test_a_computer_does_not_prepare_attacks_that_are_not_allowed(place: Mapping[str, Any]) -> None:
    position = {**place, "a": {"row": ["camp-drummer", "ogre"], "level": 3}, "b": {"row": ["ogre"]}}
    assert not [text for text in suggestions(**position) if text.startswith("Camp Drummer ⚡1")]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("guards", [[], ["ogre"]])
def test_the_signs_on_buttons_are_explained_in_the_first_rounds_with_attacks(language: str, guards: list[str]) -> None:
    reader = Reader(language, "telperinquar", ("Anna", "Bert"))
    said: list[str] = []
    for number in (2, 3, 4):
        match = built({"round": number, "a": {"row": ["ogre"]}, "b": {"row": guards}})
        text = match.rules.guidance(match.state, 0)
        assert text is not None
        said.append(strict_languages().say_to(text, reader))
    assert ["⚡" in text and "≈5♥" in text for text in said] == [True, True, False]


@pytest.mark.parametrize(("guards", "key"), [([], "hero"), (["grey-wolf"], "past")])
def test_a_hero_that_his_guards_cannot_protect_is_not_called_unguarded(guards: list[str], key: str) -> None:
    """Of a row of four the outer creatures reach no single guard (T-095a)."""
    match = built({"a": {"row": ["ogre"] * 4}, "b": {"row": guards}})
    hero = match.state.players[1].hero
    move = next(move for move in match.menus()[0].moves if move.name == "attack" and move.args[1] == hero)
    text = match.rules.explain(match.state, 0, move)
    assert text is not None
    assert (text.key, text.values["at"]) == ("explain-strike-hero", key)


@pytest.mark.parametrize(
    ("side", "at_myself", "key", "life"),
    [
        ({"hero": "fighter", "abilities": ["steel-whirl"]}, False, "both", 7),
        ({"hero": "rogue", "abilities": ["strike-from-the-dark"]}, False, "past", 7),
        ({"hero": "rogue", "equipment": ["healing-draught"]}, True, "heal", 5),
    ],
)
def test_an_ability_is_explained_by_what_it_does_to_a_hero(
    side: Mapping[str, Any], at_myself: bool, key: str, life: int
) -> None:
    match = built({"a": {**side, "level": 10, "life": 5, "actions": 5}, "b": {"row": ["ogre"], "life": 7}})
    move = next(move for move in match.menus()[0].moves if move.name == "use")
    assert (move.args[2] == match.state.players[0].hero) is at_myself
    text = match.rules.explain(match.state, 0, move)
    assert text is not None
    assert (text.key, text.values["life"]) == ("explain-ability-" + key, life)
    assert isinstance(text.values["card"], Text)


@pytest.mark.parametrize(
    ("actions", "phase", "card", "key"),
    [
        (5, "main", "steel-whirl", "soon"),
        (4, "main", "steel-whirl", "stays"),
        (5, "after-combat", "steel-whirl", "stays"),
        (5, "main", "parry", "stays"),
        (2, "main", "knife", "soon"),
        (1, "main", "knife", "gear"),
    ],
)
def test_a_card_that_can_be_used_at_once_is_explained_by_that(actions: int, phase: str, card: str, key: str) -> None:
    hero = {"hero": "fighter", "level": 10, "hand": [card], "actions": actions}
    match = built({"phase": phase, "a": hero, "b": {}})
    move = next(move for move in match.menus()[0].moves if move.name in ("play", "equip"))
    text = match.rules.explain(match.state, 0, move)
    assert text is not None
    assert text.key == "explain-" + key
    assert text.values["card"] == name(card)
    assert isinstance(text.values["gain"], Text)


def test_reasons_for_fights_and_creatures_name_the_cards_and_their_numbers() -> None:
    """A die of 5.5 on average: the sword adds 2, the ogre's armour and the hero's own are taken off."""
    hero = {"hero": "fighter", "level": 10, "life": 30, "actions": 9, "equipment": ["soldiers-sword"]}
    match = built({"a": {**hero, "hand": ["grey-wolf", "level"]}, "b": {"row": ["ogre"], "life": 40}})
    menu = match.menus()[0]
    ogre = match.state.cards[match.state.players[1].row[0]]

    def reason(name: str) -> Text:
        text = match.rules.explain(match.state, 0, next(move for move in menu.moves if move.name == name))
        assert text is not None
        return text

    attack = reason("attack")
    assert attack.key == "explain-strike"
    assert attack.values["source"] == (name("soldiers-sword"),)
    assert (attack.values["target"], attack.values["life"]) == (name("ogre"), ogre.life)
    expected = match.rules.stake(match.state, 0, next(move for move in menu.moves if move.name == "attack"))
    assert expected is not None
    for number in ("damage", "back", "kills"):
        assert attack.values[number] == expected.values[number], "as on the button"
    wolf = reason("play")
    assert wolf.key == "explain-creature"
    assert (wolf.values["card"], wolf.values["source"], wolf.values["life"]) == (name("grey-wolf"), name("ogre"), 30)
    assert wolf.values["threat"] == expected.values["back"], "it would strike the hero as hard as it strikes back"
    assert match.rules.explain(match.determinize(None, Random(1)), 0, Move("attack", attacked(menu))) == attack


def attacked(menu: Menu) -> tuple[Argument, ...]:
    return next(move.args for move in menu.moves if move.name == "attack")


def test_a_level_and_a_blow_back_are_explained_by_their_numbers() -> None:
    match = built({"phase": "entry", "a": {"hero": "fighter", "level": 3, "life": 10, "hand": ["level"]}, "b": {}})
    level = match.rules.explain(match.state, 0, next(m for m in match.menus()[0].moves if m.name == "levelup"))
    assert level is not None
    match.play(0, Move("levelup"))
    life = match.state.players[0].life
    assert (level.key, level.values) == ("explain-level", {"level": 4, "life": life, "gained": life - 10})
