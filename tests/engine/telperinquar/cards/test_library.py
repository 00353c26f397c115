"""Card files: packs, decks, and the faults reported to their authors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.library import DATA, ContentError, card_set, check_deck, load
from engine.telperinquar.cards.models import Deck
from render.languages import Languages

# ---- packs and faults


def write(folder: Path, file: str, content: Any) -> None:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else yaml.safe_dump(content), encoding="utf-8")


CARD: dict[str, Any] = {
    "id": "test-card",
    "name": {"en": "Test card", "de": "Testkarte"},
    "type": "talent",
    "play": 1,
    "use": 1,
    "abilities": [{"target": "enemy", "effects": [{"effect": "damage", "amount": 1}]}],
}
CREATURE: dict[str, Any] = {
    "type": "creature",
    "life": 7,
    "attributes": {"strength": 1},
    "attack": {"bonus": 1},
    "abilities": [],
}
WEAPON: dict[str, Any] = {"type": "weapon", "size": "small", "attack": {"bonus": 1}, "abilities": []}
PARRY: dict[str, Any] = {"effect": "parry", "by": 1}

LANGUAGES = Languages(strict=True, games=("telperinquar",), names=lambda _: card_set().names())


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a base set of one card, which is read quickly."""
    folder = tmp_path_factory.mktemp("base") / "telperinquar"
    for language in ("en", "de"):
        named = yaml.safe_load((DATA / language / "names.yaml").read_text("utf-8"))
        write(folder, f"{language}/names.yaml", {level: named[level] for level in LEVELS})
    wolf = {"id": "grey-wolf", "name": {"en": "Grey Wolf", "de": "Grauwolf"}}
    write(folder, "cards/creatures.yaml", [{**CARD, **CREATURE, **wolf, "use": 2}])
    return folder


def faults(folder: Path, base: Path = DATA, language: str = "en") -> list[str]:
    """Return the faults that the author of a pack reads."""
    with pytest.raises(ContentError) as caught:
        load([base, folder])
    return [LANGUAGES.say(text, language, game="telperinquar") for text in caught.value.texts]


def test_a_pack_adds_its_cards_and_decks_to_the_base_set(tmp_path: Path) -> None:
    write(tmp_path, "cards/more.yaml", [CARD])
    deck = {"id": "my-deck", "name": {"en": "Mine", "de": "Meins"}, "hero": "rogue", "levels": 10}
    write(tmp_path, "decks/mine.yaml", [{**deck, "cards": {"test-card": 4, "grey-wolf": 4, "dusk-hawk": 4, "buckler": 4,
        "padded-coat": 4, "sidestep": 4, "vanish": 4, "caltrops": 4}}])  # fmt: skip
    cards = load((DATA, tmp_path))
    assert cards.cards["test-card"].play == 1
    assert cards.decks["my-deck"].hero == "rogue"
    assert cards.names()["test-card"]["de"] == "Testkarte"
    assert "test-card" not in card_set().cards


SPRING = {"reaction": True, "target": "attacker", "effects": [{"effect": "damage", "amount": 1}]}
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a missing field": ({"play": None}, "test-card · play: a whole number is needed here, not “None”."),
    "an unknown field": ({"clases": ["rogue"]}, "test-card · clases: there is no such field. Did you mean “classes”?"),
    "a number that is too high": ({"play": 12}, "test-card · play: 12 is too high. Allowed: 9 or less."),
    "an unknown type": (
        {"type": "dragon"},
        "test-card · type: “dragon” is not possible. Allowed: creature, spell, talent, weapon, armour, shield,"
        " equipment, artefact, trap.",
    ),
    "an unknown effect": (
        {"abilities": [{"effects": [{"effect": "explode"}]}]},
        "test-card · abilities.1.effects.1: “explode” is not possible. Allowed: attack, damage,",
    ),
    "a wrong value deep inside": (
        {"abilities": [{"effects": [{"effect": "draw", "cards": 9}]}]},
        "test-card · abilities.1.effects.1.cards: 9 is too high. Allowed: 5 or less.",
    ),
    "a wrong value inside a success roll": (
        {"abilities": [{"target": "enemy", "effects": [{"effect": "check", "success": [{"effect": "parry"}]}]}]},
        "test-card · abilities.1.effects.1.success.1.by: is required.",
    ),
    "an effect without its kind": (
        {"abilities": [{"effects": [{"amount": 1}]}]},
        "abilities.1.effects.1: an effect needs its kind",
    ),
    "no effects": ({"abilities": [{"effects": []}]}, "abilities.1.effects: too few entries. Allowed: 1 or more."),
    "an id with spaces": ({"id": "Test Card"}, "Test Card · id: “Test Card” is not an identifier."),
    "an id of the base set": (
        {"id": "grey-wolf"},
        "grey-wolf · id: this identifier is already taken, in telperinquar/cards/",
    ),
    "a name of the base set": ({"name": {"en": "grey wolf", "de": "X"}}, "name.en: grey-wolf has this name already."),
    "no English name": ({"name": {"de": "Namenlos"}}, "test-card · name.en: is required."),
    "no German name": (
        {"name": {"en": "Nameless"}, "flavour": {"en": "Who?", "de": "Wer?"}},
        "test-card · name.de: is required.",
    ),
    "no German words in italics": ({"flavour": {"en": "Who?"}}, "test-card · flavour.de: is required."),
    "no language": ({"name": {"en": "Fox", "german": "Fuchs"}}, "name.german: “german” is not a language. Allowed: a"),
    "a use that is free": ({"use": 0}, "test-card · abilities.1.cost: a use that can be repeated must cost"),  # T-124a
    "a use for oneself that is free": (
        {"use": 0, "abilities": [{"target": "own-hero", "effects": [{"effect": "restore", "amount": 1}]}]},
        "test-card · abilities.1.cost: a use that can be repeated must cost",  # T-124a
    ),
    "actions without end": (
        {"abilities": [{"effects": [{"effect": "pool", "by": 2}]}]},
        "abilities.1.effects: gains as many actions as it costs (1)",
    ),
    "a blow that hides": ({**WEAPON, "on_hit": [{"effect": "hide"}]}, "test-card · on_hit.1: "),  # T-217
    "a weapon without an attack": (
        {**WEAPON, "attack": None, "passive": [{"stat": "aura", "by": 1}]},
        "test-card · attack: a card of the type weapon needs this.",
    ),
    "a weapon that attacks for nothing": ({**WEAPON, "use": 0}, "test-card · use: a use that can be repeated"),
    "a weapon of the wrong size": ({**WEAPON, "size": "heavy"}, "size: “heavy” is not possible. Allowed: small,"),
    "a creature without life": ({**CREATURE, "life": None}, "test-card · life: a card of the type creature needs"),
    "a talent with life": ({"life": 3}, "test-card · life: only creatures have this"),
    "a keyword on a talent": ({"keywords": ["flying"]}, "keywords: flying is not possible for a card of the type"),
    "a sweeper without an attack": (
        {**CREATURE, "attack": None, "keywords": ["sweep"]},
        "keywords: sweep is of use only to a creature with an attack.",
    ),
    "a talent with an attack value": ({"attack": {"bonus": 1}}, "attack: only creatures and weapons have this"),
    "two attacks of the same range": ({**WEAPON, "second_attack": {"bonus": 2}}, "must have the other range"),
    "a reaction without the defensive symbol": (
        {"abilities": [{"reaction": True, "target": "attacked", "effects": [PARRY]}]},
        "abilities.1.defensive: a reaction needs “defensive: true” too.",
    ),
    "a parry that is no reaction": ({"abilities": [{"effects": [PARRY]}]}, "effects: parry is possible only in a"),
    "a reaction to nothing": (
        {"abilities": [{"reaction": True, "defensive": True, "effects": [{"effect": "draw", "cards": 1}]}]},
        "abilities.1.reaction: a reaction must refer to the action",
    ),
    "damage to equipment": (
        {"abilities": [{"target": "enemy-equipment", "effects": [{"effect": "damage", "amount": 1}]}]},
        "abilities.1.effects.1: damage does not fit the target enemy-equipment.",
    ),
    "a hero sent back to the hand": (
        {"abilities": [{"target": "enemy-hero", "effects": [{"effect": "return"}]}]},
        "return does not fit the target enemy-hero.",
    ),
    "an attack of another range": (
        {"abilities": [{"target": "enemy", "effects": [{"effect": "attack"}]}]},
        "abilities.1.effects.1.range: must be ranged, as the range of the ability.",
    ),
    "damage of nothing": (
        {"abilities": [{"target": "enemy", "effects": [{"effect": "damage"}]}]},
        "abilities.1.effects.1.amount: 0 would change nothing.",
    ),
    "a card that does nothing": ({"abilities": []}, "test-card · abilities: the card does nothing"),
    "a creature whose attack has the symbol": ({**CREATURE, "exhausts": True}, "test-card · exhausts: "),
    "a trap that waits for nothing": (
        {"type": "trap", "use": 0, "abilities": [{"target": "enemy", "effects": [{"effect": "damage", "amount": 1}]}]},
        "test-card · abilities: ",
    ),
    "a trap with two texts": (
        {"type": "trap", "use": 0, "abilities": [SPRING, SPRING]},
        "test-card · abilities: ",
    ),
    "a trap with a use cost": ({"type": "trap", "use": 1, "abilities": [SPRING]}, "test-card · use: "),
    "a trap with charges": ({"type": "trap", "use": 0, "charges": 1, "abilities": [SPRING]}, "test-card · charges: "),
    "a trap with a passive value": (
        {"type": "trap", "use": 0, "passive": [{"stat": "aura", "by": 1}], "abilities": [SPRING]},
        "test-card · passive: ",
    ),
    "a trap with the symbol": (
        {"type": "trap", "use": 0, "abilities": [{**SPRING, "exhausts": True}]},
        "abilities.1: a trap is revealed at no cost",
    ),
    "a trap with the defensive symbol": (
        {"type": "trap", "use": 0, "abilities": [{**SPRING, "defensive": True}]},
        "abilities.1: a trap is revealed at no cost",
    ),
    "a trap with a cost": (
        {"type": "trap", "use": 0, "abilities": [{"cost": 1, "reaction": True, "target": "attacker",
            "effects": [{"effect": "damage", "amount": 1}]}]},
        "abilities.1: a trap is revealed at no cost",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_a_fault_of_a_card_names_its_file_and_field_and_what_is_allowed(
    case: str, small: Path, tmp_path: Path
) -> None:  # T-124a, T-133, T-191, T-292, T-318
    changed, expected = WRONG[case]
    write(tmp_path, "cards/mine.yaml", [{**CARD, **changed}])
    said = faults(tmp_path, small)
    assert len(said) == 1, said
    assert said[0].startswith(f"{tmp_path.name}/cards/mine.yaml · ")
    assert expected in said[0]
    assert "{" not in faults(tmp_path, small, "de")[0]


def test_an_attack_by_an_ability_of_a_creature_may_be_free(tmp_path: Path) -> None:  # T-124a, T-191
    bite = {"cost": 0, "range": "melee", "target": "enemy", "effects": [{"effect": "attack"}]}
    write(tmp_path, "cards/more.yaml", [{**CARD, **CREATURE, "abilities": [bite]}])
    assert load((DATA, tmp_path)).cards["test-card"].abilities[0].cost == 0
    write(tmp_path, "cards/more.yaml", [{**CARD, "abilities": [bite]}])
    assert ["abilities.1.cost" in said for said in faults(tmp_path)] == [True]


def test_another_player_may_gain_as_many_actions_as_an_ability_costs(tmp_path: Path) -> None:  # T-124a
    gift = {"target": "enemy-hero", "effects": [{"effect": "pool", "by": 2}]}
    write(tmp_path, "cards/more.yaml", [{**CARD, "abilities": [gift]}])
    assert load((DATA, tmp_path)).cards["test-card"].abilities[0].target == "enemy-hero"


def test_all_faults_are_reported_at_once(small: Path, tmp_path: Path) -> None:
    write(tmp_path, "cards/mine.yaml", [{**CARD, "play": 12, "use": -1}, {**CARD, "id": "other", "life": 3}])
    assert [line.split(" · ", 1)[1].partition(":")[0] for line in faults(tmp_path, small)] == [
        "test-card · play",
        "test-card · use",
        "other · life",
    ]


def test_a_deck_with_a_faulty_card_is_no_second_fault(tmp_path: Path) -> None:
    write(tmp_path, "cards/mine.yaml", [{**CARD, "play": 12}])
    mine = {"id": "my-deck", "name": {"en": "Mine", "de": "Meins"}, "hero": "rogue", "levels": 36}
    write(tmp_path, "decks/mine.yaml", [{**mine, "cards": {"test-card": 4}}])
    assert [line.split(" · ", 1)[1].partition(":")[0] for line in faults(tmp_path)] == ["test-card · play"]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("- id: [", "not valid YAML near line 2"),
        ("- id: test-card\n  play: 1\n  play: 2\n", "“play” is written twice in one item, the second time in line 3."),
        ("just words", "a group of fields"),
    ],
)
def test_a_file_that_is_not_a_list_of_cards_is_reported_with_its_line(
    small: Path, tmp_path: Path, content: str, expected: str
) -> None:
    write(tmp_path, "cards/mine.yaml", content)
    (said,) = faults(tmp_path, small)
    assert said.startswith(f"{tmp_path.name}/cards/mine.yaml")
    assert expected in said


def test_a_file_in_another_encoding_is_reported(small: Path, tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "mine.yaml").write_bytes("- id: ä".encode("latin-1"))
    assert faults(tmp_path, small) == [f"{tmp_path.name}/cards/mine.yaml: the file is not UTF-8 text."]


def test_a_missing_pack_folder_is_reported(small: Path, tmp_path: Path) -> None:
    assert faults(tmp_path / "nowhere", small) == ["nowhere: there is no such folder."]


# ---- decks


def deck(**changed: Any) -> Deck:
    ready = card_set().decks["shield-wall"].model_dump()
    return Deck.model_validate({**ready, **changed})


def refused(candidate: Deck) -> list[str]:
    return [refusal.key for refusal in check_deck(candidate)]


def test_a_deck_needs_a_known_hero() -> None:  # T-004
    assert refused(deck(hero="nobody")) == ["refused-deck-hero"]


def test_the_same_support_card_is_allowed_four_times_and_no_more() -> None:  # T-010
    cards = dict(card_set().decks["shield-wall"].cards)
    assert refused(deck(cards={**cards, "grey-wolf": 4})) == []
    assert refused(deck(cards={**cards, "grey-wolf": 5})) == ["refused-deck-copies"]


def test_hero_and_level_cards_count_toward_the_forty_cards() -> None:  # T-011, T-012
    assert refused(deck(levels=10)) == []
    assert refused(deck(levels=9)) == ["refused-deck-size"]
    assert refused(deck(levels=30)) == []  # T-006, T-008


def test_a_deck_names_only_known_cards() -> None:  # T-009
    cards = dict(card_set().decks["shield-wall"].cards)
    assert refused(deck(cards={**cards, "no-such-card": 1})) == ["refused-deck-card"]


def test_a_wrong_deck_in_a_pack_is_a_fault_of_its_file(tmp_path: Path) -> None:
    wrong = {"id": "my-deck", "name": {"en": "Mine", "de": "Meins"}, "hero": "rogue", "levels": 10}
    write(tmp_path, "decks/mine.yaml", [{**wrong, "cards": {"grey-wolf": 5, "unicorn": 1}}])
    assert [line.split(" · ", 1)[1] for line in faults(tmp_path)] == [
        "my-deck: grey-wolf is in the deck 5 times; at most 4 are allowed.",
        "my-deck: There is no card “unicorn”.",
        "my-deck: 23 cards are missing: the deck has 17 of at least 40, hero and level cards included.",
    ]
