"""Cards in words, generated from their data (R-049 .. R-057)."""

from __future__ import annotations

from typing import Any

from engine.kernel.text import Text, name
from engine.kernel.views import Item
from engine.tenefyr.cards.library import Library, hero_of, library, loot_name, skill_of
from engine.tenefyr.cards.models import Loot
from engine.tenefyr.state import BASICS


def describe(identifier: str) -> Item:
    """Return the item that ``/card`` shows.

    Raises KeyError for an unknown identifier.
    """
    cards = library()
    card = identifier.removeprefix("loot-")
    if identifier in cards.heroes:
        skill = skill_of(identifier)
        lines = [Text("card-hero", {"skill": name(skill)}), *loot_lines(skill)]
        return Item(name(identifier), lines, {"kind": "hero", "hero": identifier, "level": 0, "played": _played(skill)})
    if identifier in cards.bosses:
        stages = cards.bosses[identifier].stages
        lines = [Text("card-boss", {"stages": [name(stage.id) for stage in stages]})]
        face: dict[str, Any] = {"kind": "boss", "level": 0, "stages": [_fought(stage.id) for stage in stages]}
        return Item(name(identifier), lines, face)
    if identifier in cards.rewards:
        lines, level = reward_lines(cards, identifier), cards.rewards[identifier].level
        return Item(name(identifier), lines, {"kind": "reward", "reward": identifier, "level": level, "lines": lines})
    if identifier in cards.fought:
        lines, level = enemy_lines(identifier), cards.fought[identifier].level
        face = {"kind": "enemy", "level": level, "fought": _fought(identifier)}
        if identifier in cards.enemies:
            lines = [*lines, Text("card-loot", {"loot": name(loot_name(identifier))}), *loot_lines(identifier)]
            face["played"] = _played(identifier)
        return Item(name(identifier), lines, face)
    face = {**look(card), "played": _played(card)}
    if card in cards.enemies:
        face["fought"] = _fought(card)
    return Item(name(identifier), loot_lines(card), face)


def look(card: str) -> dict[str, Any]:
    """Return what the picture of a card in a deck needs: its kind (basic, skill or loot), level and hero."""
    data = library().enemies.get(card)
    kind = "loot" if data is not None else "basic" if card in BASICS else "skill"
    return {"kind": kind, "level": data.level if data is not None else 0, "hero": hero_of(card)}


def _played(card: str) -> dict[str, Any]:
    """Return the loot part of a card for its picture (R-054)."""
    return {
        "name": name(loot_name(card)),
        "power": library().played[card].power,
        "lines": loot_lines(card),
        **look(card),
    }


def _fought(identifier: str) -> dict[str, Any]:
    """Return the enemy part of a card for its picture (R-053)."""
    enemy = library().fought[identifier]
    return {
        "name": name(identifier),
        "level": enemy.level,
        "powers": list(enemy.power),
        "lines": enemy_lines(identifier),
    }


def enemy_lines(identifier: str) -> list[Text]:
    """Return the lines of the enemy part of a card: level, powers, special rules (R-053)."""
    enemy = library().fought[identifier]
    two, three, four = enemy.power
    return [
        Text("card-enemy", {"level": enemy.level, "two": two, "three": three, "four": four}),
        *(effect.sentence() for effect in enemy.effects),
    ]


def loot_lines(card: str) -> list[Text]:
    """Return the lines of the loot part of a card: power, restrictions, effects (R-054).

    Raises KeyError for an unknown card.
    """
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
    """Return the lines of a reward: who chooses, and the two options (R-117, R-118)."""
    card = cards.rewards[identifier]
    first, second = (option.sentence(card.level) for option in card.options)
    return [Text("card-reward-" + card.kind, {"level": card.level}), first, second]
