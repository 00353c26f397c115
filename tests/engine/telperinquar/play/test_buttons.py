"""Buttons of moves: what a card does, and attacks that fit on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.labels import labels, whole_labels
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text
from engine.telperinquar.cards.kinds import AUTOMATIC
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel
from engine.telperinquar.view.gains import gain
from engine.telperinquar.view.phrases import phrase
from render.languages import Reader
from tests.engine.telperinquar.playing import rules
from tests.wording import strict_languages

LANGUAGES = strict_languages()
PHONE = 34
"""Characters of a button's label that a phone shows in one line."""


def match_of(**seats: Any) -> Match[Duel]:
    built = given(seats, ("a", "b"), Dice(b"any"))
    return Match(rules(), Dice(b"any"), built.state, seats=2)


def words(match: Match[Duel], move: Move, language: str = "en") -> str:
    texts = whole_labels(match.rules, match.state, 0, move, has_chances=False)
    return " › ".join(LANGUAGES.say_to(text, Reader(language, "telperinquar", ("Anna", "Bert"))) for text in texts)


def suggestion(match: Match[Duel], move: Move, language: str = "en") -> str:
    text = phrase(ActiveGame(match.state, rules().catalog), 0, move, explained=False)
    return "" if text is None else LANGUAGES.say_to(text, Reader(language, "telperinquar"))


def attack(match: Match[Duel], *, target: int = 0) -> Move:
    first, second = match.state.players
    return Move("attack", (first.row[0], second.row[target]))


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_piece_of_equipment_says_in_a_few_words_what_it_does(language: str) -> None:
    equipment = [kind for kind in rules().catalog.kinds.values() if kind.is_equipment]
    assert len(equipment) > 30
    for kind in equipment:
        text = gain(kind)
        assert text is not None, kind.id
        reason = LANGUAGES.say_to(text, Reader(language, "telperinquar"))
        assert len(reason) <= PHONE, kind.id
        assert "⚡" not in reason, "the sign stands before the price of playing the card"


@pytest.mark.parametrize("several", [kind.id for kind in rules().catalog.kinds.values() if kind.has_several_uses])
def test_a_use_of_a_card_with_several_uses_is_one_phrase_that_says_which(several: str) -> None:
    match = match_of(a={"level": 5}, b={"row": ["grey-wolf"]})
    game = ActiveGame(match.state, rules().catalog)
    card = game.put_into_play(game.players[0], several)
    for use in game.kind(card).abilities:
        target = 0 if use.target in AUTOMATIC else game.players[1].row[0]
        said = words(match, Move("use", (card.id, use.number, target)))
        assert "›" not in said
        assert ("Grey Wolf" in said or "guard" in said) is bool(target)
        assert ": " in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ember Burst → Grey Wolf + hero and 1 more ⚡4"),
        ("de", "Glutball → Grauwolf + Held und 1 weiteres Ziel ⚡4"),
        ("nl", "Gloedbal → Grijze wolf + held en nog 1 ⚡4"),
    ],
)
def test_a_use_that_hits_others_too_names_the_hero_among_them(language: str, said: str) -> None:  # T-311
    match = match_of(round=2, a={"abilities": ["ember-burst"], "level": 5}, b={"row": ["grey-wolf", "village-militia"]})
    first, second = match.state.players
    move = Move("use", (first.abilities[0], 1, second.row[0]))
    assert suggestion(match, move, language) == said


def test_a_trap_that_rolls_for_success_says_its_chance() -> None:  # T-303, T-318
    position = {"round": 3, "a": {"row": ["pitfall"]}, "b": {"row": ["grey-wolf"], "level": 1}}
    built = given({**position, "turn": "b", "first": "b"}, ("a", "b"), Dice(b"any"))
    match: Match[Duel] = Match(rules(), Dice(b"any"), built.state, seats=2)
    hero, (wolf,) = match.state.players[0].hero, match.state.players[1].row
    match.play(1, Move("attack", (wolf, hero)))
    trap = Move("reveal", (match.state.players[0].row[0],))
    chance = match.rules.chance(match.state, 0, trap)
    assert chance is not None
    assert match.rules.chance(match.state, 0, Move("pass")) is None
    text = LANGUAGES.say_to(whole_labels(match.rules, match.state, 0, trap)[-1], Reader("en", "telperinquar"))
    assert text == "Reveal Pitfall: hits an attacker, 75% to succeed"


@pytest.mark.parametrize(
    ("equipment", "played_round", "key"),
    [
        (["buckler"], 2, "caution-end-ready"),
        ([], 2, "caution-end"),
        (["buckler"], 1, "caution-end"),
        ([{"kind": "buckler", "exhausted": True}], 2, "caution-end"),
    ],
)
def test_ending_a_turn_says_which_actions_stay_for_a_reaction(  # T-049, T-172
    equipment: list[Any], played_round: int, key: str
) -> None:
    sides = {"a": {"hand": ["grey-wolf"], "equipment": equipment, "level": 3, "actions": 2}, "b": {}}
    match = match_of(round=played_round, **sides)
    caution = match.rules.caution(match.state, 0, match.menus()[0], Move("end"))
    assert caution is not None
    assert (caution.key, caution.values["count"]) == (key, 2)


@pytest.mark.parametrize(
    ("side", "asks"),
    [
        ({"row": ["grey-wolf"]}, True),
        ({"hero": "rogue", "life": 2, "equipment": ["boot-dagger"]}, True),  # the blow back may kill
        ({"row": [{"kind": "grey-wolf", "exhausted": True}]}, False),
        ({"equipment": ["healing-draught"], "life": 5}, False),  # can still be used
    ],
)
def test_the_end_of_combat_is_confirmed_wherever_an_attack_is_given_up(  # T-086
    side: dict[str, Any], asks: bool
) -> None:
    sides = {"a": {"level": 3, "actions": 3, "hand": ["grey-wolf"], **side}, "b": {"row": ["quarry-ogre"]}}
    match = match_of(round=3, phase="combat", **sides)
    menu = match.menus()[0]
    assert Move("cease") in menu.moves
    assert (match.rules.caution(match.state, 0, menu, Move("cease")) == Text("caution-cease")) is asks


def test_a_button_that_plays_equipment_says_what_it_does() -> None:
    match = match_of(a={"hand": ["round-shield", "healing-draught"], "row": ["longbow-scout"], "level": 5}, b={})
    hero, scout = match.state.players[0].hero, match.state.players[0].row[0]
    assert words(match, Move("equip", ("round-shield", hero))) == "Take Round Shield ⚡1: +1 armour"
    assert words(match, Move("equip", ("healing-draught", hero))) == "Take Healing Draught ⚡1: heals 6 (use 1)"
    assert words(match, Move("equip", ("round-shield", scout))) == "Longbow Scout takes Round Shield ⚡1: +1 armour"
    entry = match.rules.label(match.state, 0, Move("equip", ("round-shield", hero)), 1)
    assert LANGUAGES.say_to(entry, Reader("en", "telperinquar")) == "Round Shield ⚡1: +1 armour", "in a list too"


def test_effects_that_depend_on_a_roll_are_not_promised() -> None:
    kinds = rules().catalog.kinds
    assert gain(kinds["sidestep"]) is None
    assert gain(kinds["leaden-limbs"]) is None


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Lantern Hound → Glass Sentinel ⚡2, ≈6♥, back ≈7♥"),
        ("de", "Laternenhund → Glaswächter ⚡2, ≈6♥, zurück ≈7♥"),
        ("nl", "Lantaarnhond → Glaswacht ⚡2, ≈6♥, terug ≈7♥"),
    ],
)
def test_a_button_names_the_only_guard(language: str, label: str) -> None:
    match = match_of(a={"row": ["lantern-hound"]}, b={"row": ["glass-sentinel"]})
    assert words(match, attack(match), language) == label
    assert len(label.split(", ")[0]) <= PHONE


def test_one_of_two_guards_is_named() -> None:
    match = match_of(a={"row": ["grey-wolf"]}, b={"row": ["night-adder", "glass-sentinel"]})
    assert words(match, attack(match)) == "Grey Wolf → Night Adder ⚡2, ≈7♥, back ≈7♥"


def test_a_face_down_neighbour_does_not_show_in_the_name_of_a_creature() -> None:
    match = match_of(a={"row": ["grey-wolf"]}, b={"row": ["night-adder", {"kind": "grey-wolf", "face_down": True}]})
    assert words(match, attack(match)) == "Grey Wolf → Night Adder ⚡2, ≈7♥, back ≈7♥"


def test_a_button_counts_the_other_cards_that_are_hit_but_none_that_lies_face_down() -> None:
    hidden = {"kind": "dusk-hawk", "face_down": True}
    match = match_of(
        a={"hero": "fighter", "level": 10, "abilities": ["steel-whirl"]},
        b={"row": ["grey-wolf", "night-adder", hidden]},
    )
    adder = match.state.players[1].row[1]
    move = next(move for move in match.menus()[0].moves if move.name == "use" and move.args[2] == adder)
    assert words(match, move).startswith("Steel Whirl → Night Adder + hero and 1 more ⚡3")


def test_the_stake_of_an_attack_that_should_kill_or_cannot_hurt_is_short() -> None:
    match = match_of(a={"row": ["grey-wolf"]}, b={"row": [{"kind": "night-adder", "lost": 6}, "night-adder"]})
    assert words(match, attack(match)).endswith(" ⚡2, may kill, back ≈7♥")


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Both weapons → hero ⚡3"),
        ("de", "Beide Waffen → Held ⚡3"),
        ("nl", "Beide wapens → held ⚡3"),
    ],
)
def test_a_suggestion_names_two_weapons_in_short_but_the_list_of_moves_names_them(language: str, label: str) -> None:
    match = match_of(a={"equipment": ["soldiers-sword", "boar-spear"], "level": 5}, b={})
    player = match.state.players[0]
    move = Move("attack-both", (*player.equipment, match.state.players[1].hero))
    assert suggestion(match, move, language) == label
    assert words(match, move).startswith("Soldier's Sword + Boar Spear → hero ⚡3")


@pytest.mark.parametrize(
    ("weapons", "orders"),
    [(("soldiers-sword", "boar-spear"), 1), (("ember-wand", "boar-spear"), 2), (("venom", "web"), 2)],
)
def test_two_weapons_are_offered_in_one_order_unless_the_other_one_makes_a_difference(  # T-128a, T-132a, T-140
    weapons: tuple[str, str], orders: int
) -> None:
    knife = {"type": "weapon", "size": "small", "play": 1, "use": 1}
    stings = {**knife, "attack": {"bonus": 1}, "on_hit": [{"effect": "exhaust"}]}
    cards = {"ember-wand": {**knife, "attack": {"bonus": 1, "kind": "magical"}}, "venom": stings, "web": stings}
    sides = {"a": {"hero": "fighter", "equipment": list(weapons), "level": 10}, "b": {}}
    built = given({"cards": cards, "round": 3, **sides}, ("a", "b"), Dice(b"any"))
    assert built.rules is not None
    menu = Match(built.rules, Dice(b"any"), built.state, seats=2).menus()[0]
    both = [move for move in menu.moves if move.name == "attack-both"]
    first, second = built.state.players[0].equipment
    assert {move.args[:2] for move in both} == {(first, second), (second, first)}
    assert [move.args[0] for move in both if move not in menu.unoffered] == [first, second][:orders]


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Bell Warden ⚡1: becomes the target and parries 2"),
        ("de", "Glockenwächter ⚡1: wird zum Ziel und pariert 2"),
        ("nl", "Klokkenwachter ⚡1: wordt het doel en weert 2 af"),
    ],
)
def test_a_reaction_that_gives_an_attack_another_target_is_short(language: str, label: str) -> None:
    match = match_of(a={"row": ["bell-warden"]}, b={})
    warden = match.state.players[0].row[0]
    assert suggestion(match, Move("use", (warden, 1, warden)), language) == label


def test_equipment_goes_back_to_the_hand_in_few_words() -> None:
    match = match_of(a={"equipment": ["storm-lantern"]}, b={})
    move = Move("take-back", (match.state.players[0].equipment[0],))
    (text,) = labels(match.rules, match.state, 0, move)
    assert LANGUAGES.say_to(text, Reader("en", "telperinquar")) == "Storm Lantern back to your hand"
