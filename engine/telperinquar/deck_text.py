"""Decks for people to look at: what the rules say of one, what is in it, and its curve of costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.decks import Finding
from engine.kernel.text import Text, name
from engine.kernel.views import Item
from engine.telperinquar.card_text import CLASSES
from engine.telperinquar.cards import CardType, DeckList, HeroClass, SupportCard
from engine.telperinquar.deck_lists import by_type
from engine.telperinquar.library import COPIES, DECK_SIZE, CardSet, check_deck, deck_size

_GROUPS: Mapping[CardType, str] = {
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


def judge(deck: DeckList, cards: CardSet) -> list[Finding]:
    """What the rules of deck building say, one line a rule, each broken rule by itself (T-004 .. T-012)."""
    broken = check_deck(deck, cards)
    support = sum(deck.cards.values())
    kept = {
        "T-004": Text("deck-good-hero", {"hero": name(deck.hero)}),
        "T-005": Text("deck-good-levels", {"count": deck.levels}),
        "T-009": Text("deck-good-cards", {"count": support, "different": len(deck.cards)}),
        "T-010": Text("deck-good-copies", {"allowed": COPIES}),
        "T-011": Text("deck-good-size", {"size": deck_size(deck), "least": DECK_SIZE}),
    }
    findings: list[Finding] = []
    for rule, text in kept.items():
        wrong = [Finding("bad", refusal.text, rule) for refusal in broken if refusal.rule == rule]
        findings += wrong or [Finding("good", text, rule)]
    return findings + _notes(deck, cards)


def _notes(deck: DeckList, cards: CardSet) -> list[Finding]:
    """Cards that the hero will never be able to play, and level cards beyond the last level."""
    hero = cards.heroes.get(deck.hero)
    if hero is None:
        return []
    foreign = [
        name(card.id)
        for card in _known(deck, cards)
        if card.classes and hero.hero_class not in card.classes
    ]  # fmt: skip
    notes: list[Finding] = []
    if foreign:
        notes.append(
            Finding("note", Text("deck-note-class", {"hero": name(hero.id), "cards": tuple(foreign)}), "T-070")
        )
    if deck.levels > len(hero.levels):
        notes.append(Finding("note", Text("deck-note-levels", {"most": len(hero.levels)}), "T-008"))
    return notes


def _known(deck: DeckList, cards: CardSet) -> list[SupportCard]:
    return [cards.cards[identifier] for identifier, _ in by_type(deck.cards, cards) if identifier in cards.cards]


def deck_lines(deck: DeckList, cards: CardSet) -> list[Text]:
    """What is in a deck, a line each."""
    lines = [Text("card-deck-hero", {"hero": name(deck.hero)})] if deck.hero else []
    lines.append(Text("card-deck-levels", {"count": deck.levels}))
    listed = by_type(deck.cards, cards)
    return lines + [Text("card-deck-cards", {"count": number, "card": name(card)}) for card, number in listed]


def deck_item(deck: DeckList, cards: CardSet, title: Text, kind: str = "deck") -> Item:
    """A deck in words and as data for its picture."""
    return Item(title, deck_lines(deck, cards), deck_face(deck, cards, kind))


def deck_face(deck: DeckList, cards: CardSet, kind: str) -> dict[str, Any]:
    """A deck as data for its picture.

    ``groups`` are the cards by type; ``curve`` tells for each cost of playing, the last one standing for all above,
    how many cards of which type have it; ``least`` is the number of cards a deck must have.
    """
    hero = cards.heroes.get(deck.hero)
    classes: list[HeroClass] = [hero.hero_class] if hero else []
    return {
        "kind": kind,
        "type": "deck",
        "type_text": Text("card-type-deck"),
        "classes": classes,
        "class_text": Text(CLASSES[classes[0]]) if classes else None,
        "hero": name(hero.id) if hero else None,
        "levels": deck.levels,
        "size": deck_size(deck),
        "least": DECK_SIZE,
        "groups": _groups(deck, cards),
        "curve": _curve(deck, cards),
    }


def _groups(deck: DeckList, cards: CardSet) -> list[dict[str, Any]]:
    groups: dict[str, dict[str, Any]] = {}
    for card in _known(deck, cards):
        number = deck.cards[card.id]
        if card.type not in groups:
            heading = Text(_GROUPS[card.type])
            groups[card.type] = {"type": card.type, "type_text": heading, "count": 0, "cards": []}
        groups[card.type]["count"] += number
        groups[card.type]["cards"].append({"kind": card.id, "name": name(card.id), "count": number, "play": card.play})
    return list(groups.values())


def _curve(deck: DeckList, cards: CardSet) -> list[dict[str, Any]]:
    columns: list[dict[str, Any]] = [{"cost": cost, "count": 0, "parts": []} for cost in range(HIGHEST_COST + 1)]
    for card in _known(deck, cards):
        column = columns[min(card.play, HIGHEST_COST)]
        number = deck.cards[card.id]
        column["count"] += number
        if not column["parts"] or column["parts"][-1]["type"] != card.type:
            column["parts"].append({"type": card.type, "count": 0})
        column["parts"][-1]["count"] += number
    return columns
