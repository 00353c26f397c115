"""Texts printed on cards, in all languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

from engine.kernel.text import Text, text_to_data
from engine.telperinquar.cards.card_text import card_face, card_lines
from engine.telperinquar.cards.hero_text import hero_face, level_face
from engine.telperinquar.cards.library import card_set
from engine.telperinquar.cards.models import SupportCard
from engine.telperinquar.cards.vocabulary import Area, Attribute, Duration, Stat, Target
from engine.telperinquar.view.content import describe
from render.languages import Languages
from tests.engine.properties.games import texts_in
from tests.locales import ALL

LANGUAGES = Languages(strict=True, games=("telperinquar",), names=lambda _: card_set().names())
GOLDEN = Path(__file__).with_name("card_texts.txt")
REPRESENTATIVE = (
    *("leaden-limbs", "mirror-shield", "siege-hammer", "veil-of-mist", "pitfall", "hymn-of-renewal", "longbow-scout"),
    *("alley-cutpurse", "thunderclap", "chalice-of-tides", "storm-lantern", "pilgrims-mail", "light-fingers"),
    *("hourglass-of-haste", "rogue", "night-blades"),
)
MANY_WORDS = 330
"""No line of a card is longer: it must stay readable on its picture."""


def say(text: Text, language: str) -> str:
    return LANGUAGES.say(text, language, game="telperinquar")


def check_wording(words: str) -> None:
    """Assert that a sentence has no leftovers of its parts."""
    assert not re.search(r"[{}]|  |\s[.,;:)]|\.\.|None|card-|keyword-", words), words
    assert words[0].isupper() or words[0] in "+−0123456789", words


# ---- the cards


@pytest.mark.parametrize("language", ALL)
def test_every_item_of_the_set_has_its_texts(language: str) -> None:
    cards = card_set()
    for identifier in cards.names():
        item = describe(cards, identifier)
        for line in (item.heading, *item.lines):
            words = say(line, language)
            check_wording(words)
            assert len(words) <= MANY_WORDS, words


@pytest.mark.parametrize("language", ALL)
def test_every_text_of_a_face_exists_and_the_rest_is_plain_data(language: str) -> None:
    cards = card_set()
    faces = [card_face(card) for card in cards.cards.values()]
    for hero in cards.heroes.values():
        faces += [hero_face(hero), *(level_face(hero, level) for level in range(1, 11))]
    for face in faces:
        assert list(face)[: len(faces[0])] == list(faces[0])
        for text in texts_in(face):
            check_wording(say(text, language))
        text_to_data(face)


def test_the_texts_of_representative_cards_are_those_of_the_golden_file() -> None:
    """After an intended change delete the file, run this test once, and read what is new."""
    cards = card_set()
    lines: list[str] = []
    for identifier, language in product(REPRESENTATIVE, ("en", "de")):
        item = describe(cards, identifier)
        lines += [f"# {identifier} ({language})", *(say(line, language) for line in (item.heading, *item.lines)), ""]
    if not GOLDEN.exists():
        GOLDEN.write_text("\n".join(lines), encoding="utf-8")
        pytest.fail("the golden file was missing and has been written: read it")
    assert "\n".join(lines) == GOLDEN.read_text(encoding="utf-8")


def test_an_unknown_identifier_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        describe(card_set(), "unicorn")


# ---- the vocabulary

EFFECTS: Sequence[dict[str, Any]] = [
    *({"effect": "attack", "kind": kind, "bonus": bonus, "source": source}
      for kind, bonus, source in (("physical", 0, None), ("magical", 3, "fire"), ("simple", -2, "holy"))),
    {"effect": "damage", "amount": 3, "kind": "magical", "source": "cold"},
    {"effect": "damage", "dice": 1, "faces": 8, "source": "shadow"},
    {"effect": "damage", "dice": 2, "amount": 1, "kind": "physical", "source": "lightning"},
    {"effect": "heal", "kind": "natural", "bonus": -1},
    {"effect": "heal", "bonus": 2},
    {"effect": "restore", "amount": 4},
    *({"effect": "modify", "stat": "armour", "by": 1, "until": until} for until in get_args(Duration)),
    {"effect": "grant", "keyword": "flying", "until": "turn"},
    {"effect": "over-time", "damage": 2, "source": "poison"},
    {"effect": "over-time", "heal": 3, "rounds": 1},
    {"effect": "draw", "cards": 1},
    {"effect": "discard", "cards": 2},
    {"effect": "pool", "by": 2},
    {"effect": "pool", "by": -1},
    *({"effect": simple} for simple in ("exhaust", "ready", "destroy", "return", "hide", "cancel", "redirect")),
    {"effect": "parry", "by": 3},
    {"effect": "reveal"},
    *({"effect": "check", "attribute": attribute, "success": [{"effect": "exhaust"}], "failure": [{"effect": "cancel"}]}
      for attribute in (*get_args(Attribute), "highest")),
]  # fmt: skip


def card(**fields: Any) -> SupportCard:
    return SupportCard.model_validate(
        {"id": "test-card", "name": {"en": "Test", "de": "Test"}, "type": "talent", "play": 1, "use": 2, **fields}
    )


def last_line(language: str, **ability: Any) -> str:
    return say(card_lines(card(abilities=[ability]))[-1], language)


@pytest.mark.parametrize("language", ALL)
def test_every_effect_on_every_target_and_area_makes_a_sentence(language: str) -> None:
    places = [*product(get_args(Target), get_args(Area), ["ranged"]), *product(get_args(Target), ["target"], ["melee"])]
    for (target, area, near), effect in product(places, EFFECTS):
        words = last_line(language, target=target, area=area, range=near, effects=[effect])
        check_wording(words)
        assert words.endswith("."), words


@pytest.mark.parametrize("language", ALL)
def test_every_changed_value_has_a_text(language: str) -> None:
    for stat, by in product(get_args(Stat), (1, -1, 2, -3)):
        check_wording(last_line(language, target="own", effects=[{"effect": "modify", "stat": stat, "by": by}]))


def test_effects_on_the_same_subject_share_one_sentence() -> None:
    effects = [
        {"effect": "damage", "amount": 2},
        {"effect": "modify", "stat": "armour", "by": -1},
        {"effect": "modify", "stat": "melee", "by": -2},
        {"effect": "draw", "cards": 1},
        {"effect": "exhaust"},
    ]
    assert last_line("en", target="enemy-creature", effects=effects) == (
        "Use (2 actions): An enemy creature suffers 2 damage and gets −1 armour and −2 on melee attacks until your"
        " next turn. You draw a card. The target is exhausted."
    )
    assert last_line("de", target="enemy-creature", effects=effects) == (
        "Anwenden (2 Aktionen): Ein feindliches Wesen erleidet 2 Schaden und erhält bis zu deinem nächsten Zug"
        " −1 Rüstung und −2 auf Nahkampfangriffe. Du ziehst eine Karte. Das Ziel wird in Aktion gesetzt."
    )


def test_a_reaction_says_what_it_can_answer() -> None:
    cancel = [{"effect": "cancel"}]
    reaction = {"reaction": True, "defensive": True, "cost": 1}
    assert last_line("en", **reaction, effects=cancel) == "Reaction to any action (1 action): The action has no effect."
    assert last_line("de", **reaction, target="attacker", effects=cancel) == (
        "Reaktion auf einen Angriff (1 Aktion): Der Angriff bleibt wirkungslos."
    )


def test_melee_reach_is_printed_if_no_attack_names_it() -> None:
    near = {"target": "enemy", "range": "melee"}
    assert "An enemy in the threat zone suffers 1 damage" in last_line(
        "en", **near, effects=[{"effect": "damage", "amount": 1}]
    )
    assert "An enemy suffers d10 physical damage from a melee attack" in last_line(
        "en", **near, effects=[{"effect": "attack"}]
    )


def test_an_attack_by_an_ability_of_a_creature_is_printed_as_exhausting() -> None:  # T-191
    attack = {"cost": 1, "target": "enemy", "effects": [{"effect": "attack", "bonus": 3}]}
    harmless = {"cost": 1, "target": "own", "effects": [{"effect": "restore", "amount": 3}]}
    lion = card(type="creature", life=5, attributes={}, abilities=[attack, harmless])
    lines = [say(line, "en") for line in card_lines(lion)[-2:]]
    assert lines[0].startswith("Use (1 action, exhausts): ")
    assert lines[1].startswith("Use (1 action): ")
    assert say(card_lines(card(abilities=[attack]))[-1], "en").startswith("Use (1 action): ")


def test_a_different_requirement_for_using_is_printed() -> None:  # T-061a
    use = {"target": "enemy", "effects": [{"effect": "damage", "amount": 1}]}
    lines = [say(line, "de") for line in card_lines(card(use_requires={"mind": 9}, abilities=[use]))]
    assert "Zum Anwenden: Geist 9." in lines


def test_a_creature_that_hides_says_what_it_costs() -> None:  # T-217
    hider = card(type="creature", life=5, attributes={}, keywords=["hide"])
    assert say(card_lines(hider)[-1], "en") == "2 actions: This card is turned face down."
