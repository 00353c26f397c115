"""What a card is: heroes, support cards and their effects as data, read from ``data/telperinquar`` and packs.

The vocabulary of effects is small on purpose: a card's printed text is generated from it, so a card does what it says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

HeroClass: TypeAlias = Literal["fighter", "rogue", "wizard", "cleric"]
Attribute: TypeAlias = Literal["strength", "reflex", "mind", "aura"]  # T-066
DamageKind: TypeAlias = Literal["physical", "magical", "simple"]  # T-098
HealKind: TypeAlias = Literal["natural", "magical"]  # T-153
Source: TypeAlias = Literal["fire", "cold", "lightning", "poison", "holy", "shadow"]  # T-227, T-228
Range: TypeAlias = Literal["melee", "ranged"]  # T-087
CardType: TypeAlias = Literal[
    "creature", "spell", "talent", "weapon", "armour", "shield", "equipment", "artefact", "trap"
]
Size: TypeAlias = Literal["small", "medium", "large", "light", "heavy"]  # T-203
Keyword: TypeAlias = Literal[
    "dual-wield", "flying", "hide", "mist-form", "weapon-chain", "sweep", "shadowy"
]  # T-210 .. T-226
Stat: TypeAlias = Literal[
    "armour", "resistance", "melee", "ranged", "healing", "strength", "reflex", "mind", "aura", "actions", "life"
]
"""``melee`` and ``ranged`` change the damage bonus of such attacks, ``healing`` that of healing rolls, ``actions`` the
size of the pool at its refresh (T-050), ``life`` the maximum of life points."""
Bearer: TypeAlias = Literal["weapon", "armour", "shield", "equipment"]

Target: TypeAlias = Literal[
    "none",  # nothing is chosen; effects fall on the user's hero
    "this",  # the card itself
    "creature",
    "own-creature",
    "enemy-creature",
    "hero",
    "own-hero",
    "enemy-hero",
    "any",
    "own",
    "enemy",  # hero or creature
    "own-equipment",
    "enemy-equipment",  # a weapon, armour, shield, equipment or artefact in play
    "attacker",
    "attacked",  # only in a reaction to an attack: the attacking card (or its hero), the attacked card
]
Area: TypeAlias = Literal[
    "target",  # the chosen target alone
    "threat-zone",  # also the cards in the target's threat zone on the target's own side
    "side",  # also all creatures of the target's owner
    "side-and-hero",  # also all creatures of the target's owner and the hero
]
Duration: TypeAlias = Literal["turn", "round", "lasting"]
"""To the end of this turn; to the user's next supply phase (T-051, T-319); as long as both cards are in play."""


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


Names: TypeAlias = Annotated[dict[Literal["en", "de"], str], Field(json_schema_extra={"required": ["en", "de"]})]
"""Words by language."""


class Attack(Strict):
    """A base attack roll, W10 + ``bonus`` (T-104, T-105), against the target and its area.

    ``source`` is what immunities look at.
    """

    effect: Literal["attack"] = "attack"
    kind: DamageKind = "physical"
    range: Range = "melee"
    bonus: int = Field(default=0, ge=-10, le=20)
    source: Source | None = None


class Damage(Strict):
    """Damage without an attack roll: a fixed amount, or dice like 2W6 when ``dice`` and ``faces`` are given (T-298)."""

    effect: Literal["damage"] = "damage"
    amount: int = Field(default=0, ge=0, le=50)
    dice: int = Field(default=0, ge=0, le=6)
    faces: int = Field(default=6, ge=2, le=20)
    kind: DamageKind = "simple"
    source: Source | None = None


class Heal(Strict):
    """A base healing roll, W10 + ``bonus`` (T-152)."""

    effect: Literal["heal"] = "heal"
    kind: HealKind = "magical"
    bonus: int = Field(default=0, ge=-10, le=20)


class Restore(Strict):
    """Healing of a fixed amount, without a roll and without reduction."""

    effect: Literal["restore"] = "restore"
    amount: int = Field(ge=1, le=50)


class Modify(Strict):
    """Raise or lower a value of the target for a while."""

    effect: Literal["modify"] = "modify"
    stat: Stat
    by: int = Field(ge=-20, le=20)
    until: Duration = "round"


class Grant(Strict):
    """Give the target a keyword for a while."""

    effect: Literal["grant"] = "grant"
    keyword: Keyword
    until: Duration = "round"


class OverTime(Strict):
    """Damage or healing in each of the user's next ``rounds`` supply phases (T-052 .. T-054)."""

    effect: Literal["over-time"] = "over-time"
    damage: int = Field(default=0, ge=0, le=20)
    heal: int = Field(default=0, ge=0, le=20)
    kind: DamageKind = "simple"
    source: Source | None = None
    rounds: int = Field(default=2, ge=1, le=10)


class Draw(Strict):
    """The user draws cards."""

    effect: Literal["draw"] = "draw"
    cards: int = Field(ge=1, le=5)


class Discard(Strict):
    """The hero of the target's owner discards cards from the hand, chosen by that player."""

    effect: Literal["discard"] = "discard"
    cards: int = Field(ge=1, le=5)


class Pool(Strict):
    """Actions put into or taken out of the pool of the target's owner, never below 0 (T-050)."""

    effect: Literal["pool"] = "pool"
    by: int = Field(ge=-10, le=10)


class Exhaust(Strict):
    """The target (a creature or a card) is put in action (T-275)."""

    effect: Literal["exhaust"] = "exhaust"


class Ready(Strict):
    """The target is readied (T-056)."""

    effect: Literal["ready"] = "ready"


class Destroy(Strict):
    """The target goes to its owner's discard pile. For equipment: weapon chain protects (T-220)."""

    effect: Literal["destroy"] = "destroy"


class Return(Strict):
    """The target goes back to its owner's hand. For equipment: weapon chain protects (T-220)."""

    effect: Literal["return"] = "return"


class Hide(Strict):
    """The target, a creature of the user, is turned face down (T-217)."""

    effect: Literal["hide"] = "hide"


class Reveal(Strict):
    """A face-down creature is turned face up; a face-down trap goes to the discard pile without effect."""

    effect: Literal["reveal"] = "reveal"


class Cancel(Strict):
    """Only in a reaction: the action reacted to has no effect; its costs stay paid."""

    effect: Literal["cancel"] = "cancel"


class Redirect(Strict):
    """Only in a reaction to an attack: the attack goes against the chosen target instead."""

    effect: Literal["redirect"] = "redirect"


class Parry(Strict):
    """Only in a reaction to an attack: the attack's damage to the attacked card is lowered by ``by``, not below 0."""

    effect: Literal["parry"] = "parry"
    by: int = Field(ge=1, le=20)


class Check(Strict):
    """A success roll (T-303): W20 + level of the user's hero must be higher than the target's attribute."""

    effect: Literal["check"] = "check"
    attribute: Attribute | Literal["highest"] = "highest"
    success: Sequence[PlainEffect] = ()
    failure: Sequence[PlainEffect] = ()


_Plain: TypeAlias = (
    Attack
    | Damage
    | Heal
    | Restore
    | Modify
    | Grant
    | OverTime
    | Draw
    | Discard
    | Pool
    | Exhaust
    | Ready
    | Destroy
    | Return
    | Hide
    | Reveal
    | Cancel
    | Redirect
    | Parry
)
PlainEffect: TypeAlias = Annotated[_Plain, Field(discriminator="effect")]
Effect: TypeAlias = Annotated[_Plain | Check, Field(discriminator="effect")]


class Ability(Strict):
    """Something a card in play can be used for. Its cost is the card's use cost unless ``cost`` is given (T-192)."""

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
    effects: Sequence[Effect] = Field(min_length=1)


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
    """Effects on the target of its own attacks, whatever the roll (T-140), never of counterattacks (T-127)."""
    exhausts: bool = False
    """A weapon with the InAktion symbol: attacking with it puts it in action (T-124)."""

    passive: Sequence[Modifier] = ()
    abilities: Sequence[Ability] = ()


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
    """Once a game the hero may be hidden until his next supply phase (T-217, T-218)."""
    hide_cost: int = Field(default=2, ge=1, le=9)


class Hero(Powers):
    """A hero card with its level table (T-173 .. T-188)."""

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")
    name: Names
    hero_class: HeroClass
    every_class: bool = False
    """Cards of every class are open to him (T-258)."""
    levels: Sequence[Level] = Field(min_length=10, max_length=10)


class DeckList(Strict):
    """A set as a list: one hero, level cards, support cards by id and number (T-003 .. T-012); it need not be legal."""

    hero: str
    levels: int = Field(ge=0)
    cards: dict[str, int]
    second_hero: str = ""
    """The other hero card of a double-class hero (T-261)."""
    second_levels: int = Field(default=0, ge=0)
    """Level cards of the other hero card."""


class Deck(DeckList):
    """A ready deck."""

    id: str
    name: Names
    levels: int = Field(ge=1)


class Slot(Strict):
    """Places of a booster that are filled with cards of some types; no card is in one booster twice (T-260)."""

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")
    cards: int = Field(ge=1, le=20)
    types: Sequence[CardType] = ()
    """Empty: cards of every type."""


Check.model_rebuild()
