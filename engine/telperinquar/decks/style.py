"""The style of a deck in one line, for people who choose one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from engine.kernel.text import Text, name
from engine.telperinquar.cards.library import CardSet
from engine.telperinquar.cards.models import DeckList

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
DIFFICULTIES: Mapping[str, Difficulty] = {
    "shield-wall": "easy",
    "morning-bells": "easy",
    "night-blades": "medium",
    "glow-and-frost": "medium",
    "sword-and-prayer": "medium",
    "axe-and-dagger": "medium",
    "two-lanterns": "hard",
    "smoke-and-mirrors": "hard",
}
"""The difficulty of each ready deck; its style is the text ``deck-style-<id>``."""


def style_of(ready: str, deck: DeckList, cards: CardSet) -> Text:
    """Return hero, style and difficulty of a ready deck; hero and main types of cards of any other deck."""
    heroes = tuple(name(hero) for hero in (deck.hero, deck.second_hero) if hero)
    if ready in DIFFICULTIES:
        style = Text("deck-style-" + ready)
        return Text("deck-ready-style", {"heroes": heroes, "style": style, "difficulty": DIFFICULTIES[ready]})
    counts = {"creatures": 0, "spells": 0, "equipment": 0}
    for kind, number in deck.cards.items():
        sort = cards.cards[kind].type if kind in cards.cards else ""
        group = {"creature": "creatures", "spell": "spells", "talent": "spells"}.get(sort, "equipment")
        counts[group] += number
    return Text("deck-own-style", {"heroes": heroes, **counts}) if heroes else Text("deck-style-without-hero", counts)
