"""Texts and picture data of hero cards and level cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.text import Text, name
from engine.kernel.views import Item
from engine.telperinquar.cards.card_text import CLASSES, attributes
from engine.telperinquar.cards.catalog import LEVEL, LEVEL_OF
from engine.telperinquar.cards.models import Hero
from engine.telperinquar.cards.vocabulary import HeroClass, Size

_SIZES: Mapping[Size, str] = {
    "small": "card-size-small",
    "medium": "card-size-medium",
    "large": "card-size-large",
    "light": "card-size-light",
    "heavy": "card-size-heavy",
}


def hero_lines(hero: Hero) -> list[Text]:
    """Return lines for what a hero may carry and is able to do (T-173, T-174)."""
    weapons = {"sizes": _sizes(hero.weapon_sizes), "count": hero.weapons}
    lines = [Text("card-hero-weapons", weapons), Text("card-hero-armour", {"sizes": _sizes(hero.armour_sizes)})]
    if hero.shield:
        lines.append(Text("card-hero-shield") if hero.weapons > 1 else Text("card-hero-shield-only"))
    lines.append(Text("card-hero-unarmed", {"bonus": hero.unarmed}))
    if hero.two_weapons_discount:
        lines.append(Text("card-hero-two-weapons", {"actions": hero.two_weapons_discount}))
    if hero.first_spell_discount:
        lines.append(Text("card-hero-first-spell", {"actions": hero.first_spell_discount}))
    if hero.healing:
        lines.append(Text("card-hero-healing", {"by": hero.healing}))
    if hero.dual_wield:
        lines.append(Text("card-hero-dual-wield"))
    if hero.hide:
        lines.append(Text("card-hero-hide", {"actions": hero.hide_cost}))
    if hero.every_class:
        lines.append(Text("card-hero-every-class"))  # T-258
    return lines


def _sizes(sizes: Sequence[Size]) -> tuple[Text, ...]:
    return tuple(Text(_SIZES[size]) for size in sizes)


def level_line(hero: Hero, level: int) -> Text:
    """Return the line for a row of the hero's table; ``level`` counts from 1."""
    row = hero.levels[level - 1]
    values = {
        "level": level,
        "actions": row.actions,
        "gain": row.gain,
        "maximum": row.maximum,
        "armour": row.armour,
        "resistance": row.resistance,
        "attributes": attributes(row),
    }
    return Text("card-level", values)


def level_face(hero: Hero, level: int, kind: str = LEVEL, again: bool = False) -> dict[str, Any]:
    """Return the picture data of the level card that leads this hero to ``level``.

    The shape is that of :func:`card_face`, with ``level`` and ``row`` (the figures of that level). ``kind`` names the
    class where the hero has two (T-265); ``again`` says that the other class has reached this level before (T-269).
    """
    row = hero.levels[level - 1]
    face = _face(kind, "level", Text("card-type-level"), (hero.hero_class,))
    face["text"] = [_level_rule(kind, (hero.hero_class,)), level_line(hero, level)]
    if again:
        row = row.model_copy(update={"gain": 0})
        face["text"].append(Text("card-level-no-life"))
    return {**face, "life": row.maximum, "level": level, "row": row.model_dump()}


def level_item(kind: str) -> Item:
    """Return a level card for any hero, or for one class of a double-class hero."""
    classes: list[HeroClass] = [hero_class for hero_class, key in LEVEL_OF.items() if key == kind]
    rule = _level_rule(kind, classes)
    return Item(name(kind), [rule], {**_face(kind, "level", Text("card-type-level"), classes), "text": [rule]})


def _level_rule(kind: str, classes: Sequence[HeroClass]) -> Text:
    if kind == LEVEL:
        return Text("card-level-rule")
    return Text("card-level-rule-of", {"hero_class": Text(CLASSES[classes[0]])})


def hero_face(hero: Hero) -> dict[str, Any]:
    """Return the picture data of a hero card; its shape is that of :func:`card_face`, with ``levels``."""
    face = _face(hero.id, "hero", Text("card-type-hero"), (hero.hero_class,))
    face["text"] = hero_lines(hero)
    if hero.every_class:
        face["class_text"] = None
    return {**face, "life": hero.levels[0].maximum, "levels": [row.model_dump() for row in hero.levels]}


def _face(kind: str, of_type: str, words: Text, classes: Sequence[HeroClass]) -> dict[str, Any]:
    """Return picture data without costs and values."""
    return {
        "kind": kind,
        "name": name(kind),
        "type": of_type,
        "type_text": words,
        "classes": list(classes),
        "class_text": Text(CLASSES[classes[0]]) if classes else None,
        "play": 0,
        "use": 0,
        "charges": None,
        "requires": {},
        "life": None,
        "armour": 0,
        "resistance": 0,
        "attributes": None,
        "attacks": [],
        "keywords": [],
        "text": [],
        "flavour": None,
    }
