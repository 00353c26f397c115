"""The models of heroes, support cards, decks and boosters, read from ``data/telperinquar`` and packs."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import Field

from engine.telperinquar.cards.effects import AnyEffect, PlainEffect, with_nested
from engine.telperinquar.cards.effects.attack import Attack
from engine.telperinquar.cards.vocabulary import (
    Area,
    Bearer,
    CardType,
    HeroClass,
    Keyword,
    Names,
    Range,
    Size,
    Source,
    Stat,
    Strict,
    Target,
    Words,
)

MOST_LEVELS = 999
"""The most level cards of a deck: the rules set no limit (T-006), but a game must fit into memory."""


class Ability(Strict):
    """Something a card in play can be used for.

    Its cost is the card's use cost unless ``cost`` is given (T-192).
    """

    cost: int | None = Field(default=None, ge=0, le=9)
    exhausts: bool = False
    """The InAktion symbol: using it puts the card in action (T-192, T-276)."""
    defensive: bool = False
    """The defensive symbol: may be used when not on turn (T-292)."""
    reaction: bool = False
    """Only as a reaction to a declared action (its effects speak of that action)."""
    target: Target = "none"
    range: Range = "ranged"
    """Melee reaches only targets in the threat zone (T-088)."""
    area: Area = "target"
    effects: Sequence[AnyEffect] = Field(min_length=1)


class Modifier(Strict):
    """A passive value while the card is in play and its requirement is met (T-063a, T-201)."""

    stat: Stat
    by: int = Field(ge=-10, le=10)


class Requirement(Strict):
    """Attribute values the hero (or bearer, T-077) must have at least."""

    strength: int = 0
    reflex: int = 0
    mind: int = 0
    aura: int = 0


class SupportCard(Strict):
    """A support card (T-309)."""

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")
    name: Names
    also: Sequence[Words] = ()
    """Other names that people write in their deck lists."""
    flavour: Names | None = None
    type: CardType
    classes: Sequence[HeroClass] = ()
    requires: Requirement = Requirement()
    use_requires: Requirement | None = None
    """A different requirement for using it (T-061a)."""
    play: int = Field(ge=0, le=9)
    use: int = Field(default=0, ge=0, le=9)
    charges: int | None = Field(default=None, ge=1, le=9)
    """How often it can be used until it is discarded; 1 is single use, None is unlimited (T-199)."""

    # creatures
    life: int | None = Field(default=None, ge=1, le=60)
    attributes: Requirement | None = None
    armour: int = Field(default=0, ge=0, le=10)
    resistance: int = Field(default=0, ge=0, le=10)
    bears: Sequence[Bearer] = ()
    keywords: Sequence[Keyword] = ()
    immune: Sequence[Source] = ()
    doubled: Sequence[Source] = ()

    # weapons and creatures
    size: Size | None = None
    attack: Attack | None = None
    """The attack value (T-279 .. T-282); a weapon with a melee and a ranged one also has ``second_attack`` (T-133)."""
    second_attack: Attack | None = None
    on_hit: Sequence[PlainEffect] = ()
    """Effects on the target of its own attacks for any roll (T-140), never of counterattacks (T-127)."""
    exhausts: bool = False
    """A weapon with the InAktion symbol: attacking with it puts it in action (T-124)."""

    passive: Sequence[Modifier] = ()
    abilities: Sequence[Ability] = ()


def puts_in_action(card: SupportCard, ability: Ability) -> bool:
    """Return whether using an ability puts its card in action: by its symbol, or as a creature's attack.

    Rules: T-195, T-209, T-191, T-192.
    """
    attacks = any(isinstance(effect, Attack) for effect in with_nested(ability.effects))
    return ability.exhausts or (card.type == "creature" and attacks)


class Level(Strict):
    """One row of a level card (T-180)."""

    actions: int
    gain: int
    maximum: int
    resistance: int
    armour: int
    strength: int
    reflex: int
    mind: int
    aura: int


class Powers(Strict):
    """What a hero may carry and is able to do (T-173 .. T-176)."""

    unarmed: int
    """Damage bonus of unarmed counterattacks (T-175, T-176)."""
    weapons: int
    """How many weapons at the same time (T-080)."""
    weapon_sizes: Sequence[Size]
    armour_sizes: Sequence[Size]
    shield: bool
    two_weapons_discount: int = 0
    first_spell_discount: int = 0
    healing: int = 0
    dual_wield: bool = False
    """After an attack with one of two weapons: a second one with the other, the use cost is paid once (T-210)."""
    hide: bool = False
    """Once a game the hero may be hidden until their next supply phase (T-217, T-218)."""
    hide_cost: int = Field(default=2, ge=1, le=9)


class Hero(Powers):
    """A hero card with its level table (T-173 .. T-188)."""

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")
    name: Names
    also: Sequence[Words] = ()
    """Other names that people write in their deck lists."""
    hero_class: HeroClass
    every_class: bool = False
    """Cards of every class are open to this hero (T-258)."""
    levels: Sequence[Level] = Field(min_length=10, max_length=10)


class DeckList(Strict):
    """A deck as a list: hero, level cards, support cards by id and number (T-003 .. T-012); it need not be legal."""

    hero: str
    levels: int = Field(ge=0, le=MOST_LEVELS)
    cards: dict[str, int]
    second_hero: str = ""
    """The other hero card of a double-class hero (T-261)."""
    second_levels: int = Field(default=0, ge=0, le=MOST_LEVELS)
    """Level cards of the other hero card."""


class Deck(DeckList):
    """A ready deck."""

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")
    name: Names
    levels: int = Field(ge=1, le=MOST_LEVELS)


class Slot(Strict):
    """Places of a booster that are filled with cards of some types; no card is in one booster twice (T-260)."""

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")
    cards: int = Field(ge=1, le=20)
    types: Sequence[CardType] = ()
    """Empty: cards of every type."""
