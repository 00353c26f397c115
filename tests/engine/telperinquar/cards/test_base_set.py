"""The cards, heroes and ready decks of the base set."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from engine.telperinquar.cards.effects import Check, Effect
from engine.telperinquar.cards.library import card_set, check_deck, deck_size
from engine.telperinquar.cards.models import Deck, Hero, SupportCard


def test_the_base_set_has_the_hundred_cards_of_the_proposal() -> None:
    counts = Counter(card.type for card in card_set().cards.values())
    assert counts == {
        "creature": 30,
        "spell": 16,
        "talent": 14,
        "weapon": 14,
        "armour": 8,
        "shield": 4,
        "equipment": 8,
        "artefact": 4,
        "trap": 2,
    }


def test_every_keyword_and_every_effect_is_on_some_card() -> None:
    cards = card_set().cards.values()
    keywords = {keyword for card in cards for keyword in card.keywords}
    assert keywords == {"dual-wield", "flying", "hide", "mist-form", "weapon-chain", "sweep", "shadowy"}
    effects: list[Effect] = [effect for card in cards for ability in card.abilities for effect in ability.effects]
    effects += [effect for card in cards for effect in card.on_hit]
    for effect in list(effects):
        if isinstance(effect, Check):
            effects += [*effect.success, *effect.failure]
    assert {effect.word for effect in effects} == {
        *("attack", "damage", "heal", "restore", "modify", "grant", "over-time", "draw", "discard", "pool", "exhaust"),
        *("ready", "destroy", "return", "hide", "reveal", "cancel", "redirect", "parry", "check"),
    }


def test_each_class_has_a_hero_whose_main_attribute_rises_by_three() -> None:
    main = {"fighter": "strength", "rogue": "reflex", "wizard": "mind", "cleric": "aura"}
    heroes = card_set().heroes
    assert {hero.hero_class for hero in heroes.values()} == set(main)
    for hero in heroes.values():
        rows = hero.levels
        assert [getattr(row, main[hero.hero_class]) for row in rows] == [3 * level for level in range(1, 11)]
        assert [row.actions for row in rows] == [3, 3, 4, 5, 7, 7, 9, 9, 11, 12]
        assert [row.maximum for row in rows] == [sum(row.gain for row in rows[: n + 1]) for n in range(10)]  # T-181


def heroes_of(deck: Deck) -> list[Hero]:
    return [card_set().heroes[hero] for hero in (deck.hero, deck.second_hero) if hero]


def test_the_ready_decks_are_legal_and_have_exactly_forty_cards() -> None:
    decks = card_set().decks.values()
    classes = [{hero.hero_class for hero in heroes_of(deck)} for deck in decks]
    assert {"fighter", "rogue", "wizard", "cleric"} == {
        *chain(*(combination for combination in classes if len(combination) == 1))
    }
    assert sum(len(combination) == 2 for combination in classes) >= 4, "four players may sit at a table"
    for deck in decks:
        assert check_deck(deck) == []
        assert deck_size(deck) == 40


def test_a_ready_deck_holds_no_card_that_its_hero_can_never_play() -> None:
    for deck in card_set().decks.values():
        heroes = heroes_of(deck)
        for identifier in deck.cards:
            assert any(may_play(hero, card_set().cards[identifier], heroes) for hero in heroes), (deck.id, identifier)


def may_play(hero: Hero, card: SupportCard, heroes: list[Hero]) -> bool:
    """Return whether a card is for this hero's class and within their reach by the seventh level.

    The size may suit any of the deck's heroes.
    """
    reached = all(getattr(hero.levels[6], name) >= needed for name, needed in card.requires.model_dump().items())
    sizes = [size for hero in heroes for size in (*hero.weapon_sizes, *hero.armour_sizes)]
    fits = card.type not in ("weapon", "armour") or card.size in sizes
    return (not card.classes or hero.hero_class in card.classes) and reached and fits


def test_at_least_sixty_different_cards_are_in_the_ready_decks() -> None:
    assert len({card for deck in card_set().decks.values() for card in deck.cards}) >= 60
