"""Exact chances of one blow: a base attack roll against one card over all dice (T-098 .. T-143, T-226)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.play.damage import CRITICAL, FUMBLE, SHADOW, DamagePart, damage_after_defences

DIE = 10

BlowResult: TypeAlias = Literal["unharmed", "injured", "dies-later", "dies"]
"""What happens to the struck card: ``injured`` now or at the end of the turn, ``dies-later`` at the end of it."""


@dataclass(slots=True, frozen=True)
class Defender:
    """The card that is struck.

    ``life`` is a creature's maximum, or what a hero has left; ``lost`` and ``healed`` are a creature's points of this
    turn. A hero is never injured.
    """

    kind: Kind
    hero: bool
    life: int
    armour: int
    resistance: int
    lost: int = 0
    healed: int = 0
    injured: bool = False
    shadowy: bool = False


@dataclass(slots=True, frozen=True)
class BlowChances:
    """The results of one blow, each with its probability; ``damage`` is after all defences."""

    damage: dict[int, Fraction]
    results: dict[BlowResult, Fraction]
    expected: Fraction

    @property
    def hits(self) -> Fraction:
        """The chance that any damage gets through."""
        return 1 - self.damage.get(0, Fraction(0))


def blow_chances(blow: Sequence[DamagePart], defender: Defender, parry: int = 0) -> BlowChances:
    """Enumerate every face of the attack die and, if the card is shadowy, of its own die (T-134, T-135, T-226).

    ``blow`` holds the amounts without the die.
    """
    damage: dict[int, Fraction] = defaultdict(Fraction)
    results: dict[BlowResult, Fraction] = defaultdict(Fraction)
    for share, escapes in escape_chances(defender):
        faces: Counter[tuple[int, BlowResult]] = Counter()
        for roll in range(1, DIE + 1):
            through = None if roll == FUMBLE or escapes else damage_of_roll(blow, defender, roll)  # T-139, T-226
            dealt = 0 if through is None else max(0, through - parry)
            critical = roll == CRITICAL and through is not None  # T-226a
            faces[dealt, blow_result(defender, dealt, critical)] += 1
        for (dealt, result), count in faces.items():
            damage[dealt] += share * count / DIE
            results[result] += share * count / DIE
    expected = sum((points * chance for points, chance in damage.items()), Fraction(0))
    return BlowChances(dict(sorted(damage.items())), dict(results), expected)


def hit_chance(blow: Sequence[DamagePart], defender: Defender) -> Fraction:
    """Return the chance that any damage gets through.

    It equals :attr:`BlowChances.hits` but computes nothing else: buttons ask for it for every question (T-106 .. T-108,
    T-135, T-139, T-226).
    """
    faces = sum((damage_of_roll(blow, defender, roll) or 0) > 0 for roll in range(FUMBLE + 1, DIE + 1))
    missed = SHADOW if defender.shadowy else 0
    return Fraction(faces * (DIE - missed), DIE * DIE)


def kill_chance(blow: Sequence[DamagePart], defender: Defender) -> Fraction:
    """Return the chance that the card dies, at once or at the end of the turn, and nothing else (T-112, T-114)."""
    kills = 0
    for roll in range(FUMBLE + 1, DIE + 1):
        dealt = damage_of_roll(blow, defender, roll)
        result = blow_result(defender, max(0, dealt or 0), roll == CRITICAL and dealt is not None)
        kills += result in ("dies", "dies-later")
    missed = SHADOW if defender.shadowy else 0
    return Fraction(kills * (DIE - missed), DIE * DIE)


def expected_damage(blow: Sequence[DamagePart], defender: Defender) -> Fraction:
    """Return the expected damage after all defences: :attr:`BlowChances.expected` without computing anything else."""
    total = sum(max(0, damage_of_roll(blow, defender, roll) or 0) for roll in range(FUMBLE + 1, DIE + 1))
    missed = SHADOW if defender.shadowy else 0
    return Fraction(total * (DIE - missed), DIE * DIE)


def escape_chances(defender: Defender) -> list[tuple[Fraction, bool]]:
    """Return the probabilities that a shadowy card escapes, and that it does not (T-226)."""
    if not defender.shadowy:
        return [(Fraction(1), False)]
    return [(Fraction(SHADOW, DIE), True), (Fraction(DIE - SHADOW, DIE), False)]


def damage_of_roll(blow: Sequence[DamagePart], defender: Defender, roll: int) -> int | None:
    """Return the damage of one roll before parrying; None if the card is immune to it."""
    first, *others = blow
    thrown = [first._replace(amount=first.amount + roll), *others]  # T-128
    bare = roll == CRITICAL and defender.hero  # T-135
    return damage_after_defences(
        defender.kind, thrown, 0 if bare else defender.armour, 0 if bare else defender.resistance
    )


def blow_result(defender: Defender, damage: int, critical: bool) -> BlowResult:
    """Return what happens to the card if nothing else happens to it this turn (T-115, T-116)."""
    if defender.hero:
        return "dies" if damage >= defender.life else "unharmed"
    lost = defender.lost + damage
    if lost >= defender.life or (critical and defender.injured):  # T-112, T-137
        return "dies"
    injured = (defender.injured or critical) and defender.healed * 2 <= defender.life  # T-136, T-157
    if lost * 2 > defender.life:  # T-119
        return "dies-later" if injured else "injured"  # T-114
    return "injured" if critical and injured else "unharmed"
