"""What cards do, as data: the effects of abilities and attacks.

The vocabulary is small on purpose: a card's printed text is generated from it, so a card does what it says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.telperinquar.cards.vocabulary import (
    Attribute,
    DamageKind,
    Duration,
    HealKind,
    Keyword,
    Range,
    Source,
    Stat,
    Strict,
)


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


Check.model_rebuild()


def every(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects with those that hang on a success roll, in the order of the text."""
    for effect in effects:
        yield effect
        if isinstance(effect, Check):
            yield from effect.success
            yield from effect.failure
