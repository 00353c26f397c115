"""Decks in words and pictures: what the rules say of a deck, its contents, and its curve of costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.decks import Finding
from engine.kernel.text import Text, name
from engine.kernel.views import Item
from engine.telperinquar.cards.card_text import CLASSES
from engine.telperinquar.cards.catalog import CardCollection
from engine.telperinquar.cards.library import COPIES, DECK_SIZE, check_deck, deck_size
from engine.telperinquar.cards.models import DeckList, Hero, SupportCard
from engine.telperinquar.cards.vocabulary import CardType, HeroClass
from engine.telperinquar.decks.lists import sorted_by_type

GROUPS: Mapping[CardType, str] = {
    "creature": "deck-group-creature",
    "spell": "deck-group-spell",
    "talent": "deck-group-talent",
    "weapon": "deck-group-weapon",
    "armour": "deck-group-armour",
    "shield": "deck-group-shield",
    "equipment": "deck-group-equipment",
    "artefact": "deck-group-artefact",
    "trap": "deck-group-trap",
}
HIGHEST_COST = 5
"""The last column of the curve holds all cards that cost as much or more."""


def judge(deck: DeckList, cards: CardCollection) -> list[Finding]:
    """Return a finding for each rule of deck building, and a separate one for each breach (T-004 .. T-012)."""
    broken = check_deck(deck, cards)
    support = sum(deck.cards.values())
    kept = {
        **_kept_by_heroes(deck),
        "T-009": Text("deck-good-cards", {"count": support, "different": len(deck.cards)}),
        "T-010": Text("deck-good-copies", {"allowed": COPIES}),
        "T-011": Text("deck-good-size", {"size": deck_size(deck), "least": DECK_SIZE}),
    }
    findings: list[Finding] = []
    for rule, text in kept.items():
        wrong = [Finding("bad", refusal.text, rule) for refusal in broken if refusal.rule == rule]
        findings += wrong or [Finding("good", text, rule)]
    return findings + _notes(deck, cards)


def _kept_by_heroes(deck: DeckList) -> dict[str, Text]:
    """Return rule -> text where it is kept, for the hero cards and their level cards."""
    if not deck.second_hero:
        return {
            "T-004": Text("deck-good-hero", {"hero": name(deck.hero)}),
            "T-005": Text("deck-good-levels", {"count": deck.levels}),
        }
    heroes = {"first": name(deck.hero), "second": name(deck.second_hero)}
    levels = {"first_count": deck.levels, "second_count": deck.second_levels}
    return {
        "T-004": Text("deck-good-heroes", heroes),
        "T-261": Text("deck-good-classes"),
        "T-262": Text("deck-good-levels-of", {**heroes, **levels}),
    }


def _notes(deck: DeckList, cards: CardCollection) -> list[Finding]:
    """Return notes on what breaks no rule: two heroes, cards nobody can play, level cards beyond the last one."""
    heroes = _heroes(deck, cards)
    if not heroes:
        return []
    notes: list[Finding] = []
    if deck.second_hero:
        notes.append(Finding("note", Text("deck-note-double-class"), "T-001"))
    classes = [hero.hero_class for hero in heroes]
    foreign = [
        name(card.id)
        for card in _known(deck, cards)
        if card.classes and not any(hero_class in card.classes for hero_class in classes)
    ]  # fmt: skip
    if foreign:
        values = {"hero": name(heroes[0].id), "count": len(heroes), "cards": tuple(foreign)}
        notes.append(Finding("note", Text("deck-note-class", values), "T-070"))
    most = len(heroes[0].levels)
    if deck.levels > most or deck.second_levels > most:
        notes.append(Finding("note", Text("deck-note-levels", {"most": most}), "T-008"))
    return notes


def _heroes(deck: DeckList, cards: CardCollection) -> list[Hero]:
    """Return the known hero cards of a deck."""
    return [cards.heroes[hero] for hero in (deck.hero, deck.second_hero) if hero in cards.heroes]


def _known(deck: DeckList, cards: CardCollection) -> list[SupportCard]:
    return [cards.cards[identifier] for identifier, _ in sorted_by_type(deck.cards, cards) if identifier in cards.cards]


def deck_lines(deck: DeckList, cards: CardCollection) -> list[Text]:
    """Return the contents of a deck, one line for each card."""
    if deck.second_hero:
        pairs = ((deck.hero, deck.levels), (deck.second_hero, deck.second_levels))
        lines = [Text("card-deck-hero-levels", {"hero": name(hero), "count": count}) for hero, count in pairs]
    else:
        lines = [Text("card-deck-hero", {"hero": name(deck.hero)})] if deck.hero else []
        lines.append(Text("card-deck-levels", {"count": deck.levels}))
    listed = sorted_by_type(deck.cards, cards)
    return lines + [Text("card-deck-cards", {"count": number, "card": name(card)}) for card, number in listed]


def deck_item(deck: DeckList, cards: CardCollection, title: Text, kind: str = "deck") -> Item:
    """Return a deck in words and as picture data."""
    return Item(title, deck_lines(deck, cards), deck_face(deck, cards, kind))


def deck_face(deck: DeckList, cards: CardCollection, kind: str) -> dict[str, Any]:
    """Return the picture data of a deck.

    ``groups`` are the cards by type; ``curve`` says for each cost of playing (the last one also for all above) how many
    cards of which type have it; ``least`` is the number of cards a deck must have. ``heroes`` are the one or two hero
    cards, each with the number of its level cards; ``levels`` counts all of them.
    """
    heroes = _heroes(deck, cards)
    classes: list[HeroClass] = [hero.hero_class for hero in heroes]
    levels = (deck.levels, deck.second_levels)
    return {
        "kind": kind,
        "type": "deck",
        "type_text": Text("card-type-deck"),
        "classes": classes,
        "class_text": _both([Text(CLASSES[hero_class]) for hero_class in classes]),
        "hero": _both([name(hero.id) for hero in heroes]),
        "heroes": [
            {"class": hero.hero_class, "name": name(hero.id), "levels": count}
            for hero, count in zip(heroes, levels, strict=False)
        ],
        "levels": sum(levels),
        "size": deck_size(deck),
        "least": DECK_SIZE,
        "groups": _groups(deck, cards),
        "curve": _curve(deck, cards),
    }


def _both(words: Sequence[Text]) -> Text | None:
    """Return one text, or two side by side; None for no text."""
    if len(words) < 2:
        return words[0] if words else None
    return Text("both", {"first": words[0], "second": words[1]})


def _groups(deck: DeckList, cards: CardCollection) -> list[dict[str, Any]]:
    groups: dict[str, dict[str, Any]] = {}
    for card in _known(deck, cards):
        number = deck.cards[card.id]
        if card.type not in groups:
            heading = Text(GROUPS[card.type])
            groups[card.type] = {"type": card.type, "type_text": heading, "count": 0, "cards": []}
        groups[card.type]["count"] += number
        groups[card.type]["cards"].append({"kind": card.id, "name": name(card.id), "count": number, "play": card.play})
    return list(groups.values())


def curve(deck: DeckList, cards: CardCollection) -> list[int]:
    """Return the number of support cards by cost, from 0 to the highest cost or more."""
    return [column["count"] for column in _curve(deck, cards)]


def _curve(deck: DeckList, cards: CardCollection) -> list[dict[str, Any]]:
    columns: list[dict[str, Any]] = [{"cost": cost, "count": 0, "parts": []} for cost in range(HIGHEST_COST + 1)]
    for card in _known(deck, cards):
        column = columns[min(card.play, HIGHEST_COST)]
        number = deck.cards[card.id]
        column["count"] += number
        if not column["parts"] or column["parts"][-1]["type"] != card.type:
            column["parts"].append({"type": card.type, "count": 0})
        column["parts"][-1]["count"] += number
    return columns
