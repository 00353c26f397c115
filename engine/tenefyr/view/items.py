"""Cards for everybody to read, in words that follow from their data (R-049 .. R-057)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.text import Text, name
from engine.kernel.views import Item
from engine.tenefyr.cards.library import Library, hero_of, library, loot_name, skill_of
from engine.tenefyr.cards.models import Loot


def describe(identifier: str) -> Item:
    """Return what ``/card`` shows. Raises KeyError for another word."""
    cards = library()
    card = identifier.removeprefix("loot-")
    if identifier in cards.heroes:
        lines = [Text("card-hero", {"skill": name(skill_of(identifier))}), *loot_lines(skill_of(identifier))]
        return Item(name(identifier), lines, _face(identifier, "hero", lines))
    if identifier in cards.bosses:
        stages = [name(stage.id) for stage in cards.bosses[identifier].stages]
        lines = [Text("card-boss", {"stages": stages})]
        return Item(name(identifier), lines, _face(identifier, "boss", lines))
    if identifier in cards.rewards:
        lines = reward_lines(cards, identifier)
        return Item(name(identifier), lines, _face(identifier, "reward", lines))
    if identifier in cards.fought:
        lines = enemy_lines(identifier)
        if identifier in cards.enemies:
            lines = [*lines, Text("card-loot", {"loot": name(loot_name(identifier))}), *loot_lines(identifier)]
        return Item(name(identifier), lines, _face(identifier, "enemy", lines))
    lines = loot_lines(card)
    return Item(name(identifier), lines, _face(identifier, "loot", lines))


def enemy_lines(identifier: str) -> list[Text]:
    """Return the enemy part of a card: level, powers, special rules (R-053)."""
    enemy = library().fought[identifier]
    two, three, four = enemy.power
    return [
        Text("card-enemy", {"level": enemy.level, "two": two, "three": three, "four": four}),
        *(effect.sentence() for effect in enemy.effects),
    ]


def loot_lines(card: str) -> list[Text]:
    """Return the loot part of a card: power, what forbids its effects, and these (R-054). Raises KeyError."""
    loot = library().played[card]
    lines = [Text("card-power", {"power": loot.power})]
    hero = hero_of(card)
    if hero and loot.effects:
        lines.append(Text("card-only-hero", {"hero": name(hero)}))
    return [*lines, *_effects(loot)]


def _effects(loot: Loot) -> list[Text]:
    sentences = [effect.sentence() for effect in loot.effects]
    if loot.condition is None:
        return sentences
    return [Text("card-condition", {"deck": loot.condition.deck, "hand": loot.condition.hand}), *sentences]


def reward_lines(cards: Library, identifier: str) -> list[Text]:
    """Return a reward: who chooses, and between what (R-117, R-118)."""
    card = cards.rewards[identifier]
    first, second = (option.sentence(card.level) for option in card.options)
    return [Text("card-reward-" + card.kind, {"level": card.level}), first, second]


def _face(identifier: str, kind: str, lines: list[Text]) -> Mapping[str, Any]:
    return {"card": identifier, "name": name(identifier), "kind": kind, "lines": lines}
