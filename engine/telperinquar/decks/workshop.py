"""The cards that a person builds a deck from, and how a deck changes card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from engine.kernel.decks import DeckCard, DeckFilter
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, name
from engine.telperinquar.cards.card_text import CLASSES, card_lines
from engine.telperinquar.cards.catalog import LEVEL, LEVEL_OF, LEVELS, Catalog
from engine.telperinquar.cards.hero_text import hero_lines, level_item
from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.cards.library import COPIES, DECK_SIZE, CardSet, deck_size
from engine.telperinquar.cards.models import DeckList
from engine.telperinquar.cards.vocabulary import HeroClass
from engine.telperinquar.decks.deck_text import GROUPS, HIGHEST_COST
from engine.telperinquar.decks.lists import sorted_by_type
from engine.telperinquar.decks.rating import WANTED, gain
from engine.telperinquar.play.playing import bearing_obstacle

MOST_CARDS = 120
"""The most support cards that a deck is given card by card, so that its list stays short enough to be stored."""
LEVEL_CARDS = 10
"""The level cards of a deck that has just been given its hero: a hero has as many levels."""
_NUMBERS = tuple(range(COPIES + 1))
_LEVEL_NUMBERS = (6, 7, 8, 9, 10)
_LEVEL_NUMBERS_OF_TWO = (3, 4, 5, 6, 7)
_COPY_COST = 1.5
"""How much less a further copy of a card is worth to a deck that is filled up."""
_OF_CLASS = 2.0
"""How much more a card is worth that only some classes can use, for it makes the hero what they are."""
_OF_MISSING_TYPE = 4.0
"""How much more the first card of a type is worth; with each further one this becomes less."""
_EVERY_CLASS = "every-class"
_IN_DECK = "in-deck"
_HEROES = "kind-hero"


def deck_filters() -> list[DeckFilter]:
    """Return the filters by class, kind and cost, and for the cards that are in the deck."""
    filters = [DeckFilter(_class_filter(hero_class), "class", Text(key)) for hero_class, key in CLASSES.items()]
    filters.append(DeckFilter(_EVERY_CLASS, "class", Text("deck-filter-every-class")))
    filters += [DeckFilter(f"kind-{of_type}", "kind", Text(key)) for of_type, key in GROUPS.items()]
    filters.append(DeckFilter(_HEROES, "kind", Text("deck-filter-heroes")))
    for cost in range(HIGHEST_COST + 1):
        values = {"cost": cost, "more": "yes" if cost == HIGHEST_COST else "no"}
        filters.append(DeckFilter(f"cost-{cost}", "cost", Text("deck-filter-cost", values)))
    return [*filters, DeckFilter(_IN_DECK, "deck", Text("deck-filter-in-deck"))]


def _class_filter(hero_class: HeroClass) -> str:
    return f"class-{hero_class}"


def deck_cards(deck: DeckList, catalog: Catalog, cards: CardSet) -> list[DeckCard]:
    """Return the support cards by type and cost, then the heroes and the level cards of those in the deck."""
    here = deck_contents(deck, cards)
    hero = _hero_kind(deck, catalog, cards)
    offered: list[DeckCard] = []
    for identifier, _ in sorted_by_type(dict.fromkeys(cards.cards, 0), cards):
        card = cards.cards[identifier]
        filters = [f"kind-{card.type}", f"cost-{min(card.play, HIGHEST_COST)}"]
        filters += map(_class_filter, card.classes or get_args(HeroClass))
        usable = hero is None or _is_usable(catalog.kinds[identifier], hero)
        offered.append(_deck_card(identifier, card_lines(card), filters, _NUMBERS, here, usable=usable))
    for identifier, known_hero in cards.heroes.items():
        filters = [_HEROES, _class_filter(known_hero.hero_class)]
        offered.append(_deck_card(identifier, hero_lines(known_hero), filters, (0, 1), here))
    numbers = _LEVEL_NUMBERS_OF_TWO if deck.second_hero else _LEVEL_NUMBERS
    levels = [_deck_card(key, level_item(key).lines, [_HEROES], numbers, here) for key in _level_keys(deck, cards)]
    return offered + levels


def _deck_card(
    identifier: str,
    about: Sequence[Text],
    filters: Sequence[str],
    numbers: Sequence[int],
    here: Mapping[str, int],
    *,
    usable: bool = True,
) -> DeckCard:
    passed = [*filters, _EVERY_CLASS, *([_IN_DECK] if identifier in here else [])]
    return DeckCard(identifier, name(identifier), about, passed, numbers, usable)


def _level_keys(deck: DeckList, cards: CardSet) -> list[str]:
    """Return the kinds of level cards in a deck: one for a single hero, one for each class of two."""
    if not deck.second_hero:
        return [LEVEL] if deck.hero or deck.levels else []
    return [LEVEL_OF[cards.heroes[hero].hero_class] for hero in (deck.hero, deck.second_hero) if hero in cards.heroes]


def _hero_kind(deck: DeckList, catalog: Catalog, cards: CardSet) -> Kind | None:
    """Return the hero of a deck, made of one known hero card or of two."""
    heroes = [cards.heroes[hero] for hero in (deck.hero, deck.second_hero) if hero in cards.heroes]
    return Kind.of_heroes(*heroes) if heroes else None


def _is_usable(kind: Kind, hero: Kind) -> bool:
    """Return whether a hero can play, carry and in the end afford the attributes of a card (T-061, T-070, T-174)."""
    if kind.classes and hero.fitting_classes.isdisjoint(kind.classes):
        return False
    if kind.is_worn and bearing_obstacle(kind, hero, ()):
        return False
    best = [max(level) for level in zip(*(_attributes(hero, number) for number in range(10)), strict=True)]
    return all(has >= needed for has, needed in zip(best, kind.requires, strict=True))


def _attributes(hero: Kind, number: int) -> list[int]:
    """Return the best attributes of the hero cards on their level of this number."""
    rows = [card.levels[number] for card in hero.heroes]
    return [max(getattr(row, attribute) for row in rows) for attribute in ("strength", "reflex", "mind", "aura")]


def deck_contents(deck: DeckList, cards: CardSet) -> dict[str, int]:
    """Return the heroes, level cards and support cards of a deck with their numbers."""
    heroes = [hero for hero in (deck.hero, deck.second_hero) if hero]
    levels = zip(_level_keys(deck, cards), (deck.levels, deck.second_levels), strict=False)
    here = {**dict.fromkeys(heroes, 1), **{key: number for key, number in levels if number}}
    return {**here, **dict(sorted_by_type(deck.cards, cards))}


def with_numbers(deck: DeckList, numbers: Mapping[str, int], cards: CardSet) -> DeckList:
    """Return a deck in which these cards have these numbers; what leaves the deck makes room first.

    Raises RefusedError.
    """
    for identifier, number in sorted(numbers.items(), key=lambda entry: entry[1]):
        if identifier in LEVELS:
            deck = _with_levels(deck, identifier, number, cards)
        elif identifier in cards.heroes:
            deck = _with_hero(deck, identifier, cards) if number else _without_hero(deck, identifier)
        elif identifier in cards.cards or not number:
            rest = {key: copies for key, copies in deck.cards.items() if key != identifier}
            added = {identifier: number} if number else {}
            deck = deck.model_copy(update={"cards": {**rest, **added}})
        else:
            raise RefusedError(Refusal("refused-deck-card", {"card": identifier}, "T-009"))
    if sum(deck.cards.values()) > MOST_CARDS:
        raise RefusedError(Refusal("refused-deck-many", {"most": MOST_CARDS}))
    return deck


def _with_hero(deck: DeckList, hero: str, cards: CardSet) -> DeckList:
    """Return the deck with another hero and its level cards. Raises RefusedError for a third hero or a second class."""
    if hero in (deck.hero, deck.second_hero):
        return deck
    if not deck.hero:
        return deck.model_copy(update={"hero": hero, "levels": deck.levels or LEVEL_CARDS})
    if deck.second_hero:
        values = {"first": name(deck.hero), "second": name(deck.second_hero)}
        raise RefusedError(Refusal("deck-line-third-hero", values, "T-261"))
    first = cards.heroes.get(deck.hero)
    if first is not None and first.hero_class == cards.heroes[hero].hero_class:
        raise RefusedError(Refusal("deck-line-same-class", {"hero": name(deck.hero)}, "T-261"))
    shared = max(2, deck.levels)
    return deck.model_copy(
        update={"second_hero": hero, "levels": shared - shared // 2, "second_levels": shared // 2},
    )


def _without_hero(deck: DeckList, hero: str) -> DeckList:
    """Return the deck without a hero card; its level cards stay."""
    if hero not in (deck.hero, deck.second_hero):
        return deck
    remaining = deck.second_hero if hero == deck.hero else deck.hero
    levels = deck.levels + deck.second_levels
    return deck.model_copy(update={"hero": remaining, "second_hero": "", "levels": levels, "second_levels": 0})


def _with_levels(deck: DeckList, key: str, number: int, cards: CardSet) -> DeckList:
    """Return the deck with this number of level cards of a kind. Raises RefusedError where no hero has its class."""
    keys = _level_keys(deck, cards)
    if key not in keys:
        raise RefusedError(Refusal("deck-line-level-class"))
    return deck.model_copy(update={"second_levels" if keys.index(key) else "levels": number})


def filled_up(deck: DeckList, catalog: Catalog, cards: CardSet) -> DeckList:
    """Return a deck with a hero, level cards and the support cards that suit it best, up to the size of a legal deck.

    Rules: T-004, T-005, T-010, T-011, T-262.
    """
    if deck.hero not in cards.heroes:
        deck = with_numbers(deck, {deck.hero: 0, _likely_hero(deck, catalog, cards): 1}, cards)
    short = {"levels": deck.levels or LEVEL_CARDS}
    if deck.second_hero:
        short = {"levels": deck.levels or 1, "second_levels": deck.second_levels or 1}
    deck = deck.model_copy(update=short)
    hero = _hero_kind(deck, catalog, cards)
    assert hero is not None
    numbers = dict(deck.cards)
    listed = [key for key, number in numbers.items() if key in cards.cards for _ in range(number)]
    usable = [key for key in cards.cards if _is_usable(catalog.kinds[key], hero)]
    for _ in range(DECK_SIZE - deck_size(deck)):
        open_to = [key for key in usable if numbers.get(key, 0) < COPIES]
        if not open_to:
            break
        best = max(open_to, key=lambda key: _fit(catalog.kinds[key], numbers.get(key, 0), listed, catalog))
        numbers[best] = numbers.get(best, 0) + 1
        listed.append(best)
    return deck.model_copy(update={"cards": numbers})


def _fit(kind: Kind, copies: int, others: Sequence[str], catalog: Catalog) -> float:
    """Return the worth of a further copy of a card to a deck with these other cards."""
    wanted = WANTED.get(kind.type, 2)
    alike = sum(catalog.kinds[other].type == kind.type for other in others)
    worth = gain(kind, others, catalog) - _COPY_COST * copies + _OF_MISSING_TYPE * max(0.0, 1 - alike / wanted)
    return worth + (_OF_CLASS if kind.classes else 0.0)


def _likely_hero(deck: DeckList, catalog: Catalog, cards: CardSet) -> str:
    """Return the hero who can use most of the cards of a deck."""

    def fitting(hero: str) -> int:
        leader = Kind.of_heroes(cards.heroes[hero])
        return sum(
            number
            for key, number in deck.cards.items()
            if key in cards.cards and _is_usable(catalog.kinds[key], leader)
        )

    return max(cards.heroes, key=fitting)
