"""Ratings of cards in a draft, from what is printed on them: for computer players, and for the first deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.cards.kinds import CompiledAbility, Kind

WANTED: Mapping[str, int] = {
    "creature": 14,
    "weapon": 4,
    "armour": 2,
    "shield": 1,
    "spell": 6,
    "talent": 4,
    "equipment": 2,
    "artefact": 2,
    "trap": 1,
}
"""The number of cards of a type that a deck can use well."""
REACHED = 12
"""The attributes that a draft hero reaches soon enough: level 4 (T-255)."""
MEAN = 5.5


def card_worth(kind: Kind) -> float:
    """Return the worth of a card by itself, about 0 to 15."""
    value = sum(_passive(stat, by) for stat, by in kind.passive)
    if kind.type == "creature":
        value += kind.life * 0.5 + kind.armour + kind.resistance * 0.6 + 0.7 * kind.keywords.bit_count()
    strikes = [strike for strike in (kind.melee, kind.ranged) if strike is not None]
    if strikes:
        value += max(MEAN + strike.bonus for strike in strikes) * 0.6 + (1 if kind.ranged is not None else 0)
    value += max((_use(kind, use) for use in kind.abilities), default=0)
    need = max(kind.requires)
    return value - 0.6 * kind.play - max(0, need - REACHED) * 0.35 - need * 0.08


def _passive(stat: str, by: int) -> float:
    return by * {"armour": 2.2, "resistance": 1.2, "life": 0.3, "actions": 3.0}.get(stat, 1.0)


def _use(kind: Kind, use: CompiledAbility) -> float:
    """Return the worth of an ability in a game; few charges lower it."""
    value = 2.0 if use.defensive or use.reaction else 2.5
    if use.attack is not None:
        value += (MEAN + use.attack.bonus) * 0.5
    elif use.harmful:
        value += 3
    value += sum(effect.draft_worth for effect in use.distinct)
    return value * (0.75 if kind.charges == 1 else 0.9 if kind.charges == 2 else 1.0) - 0.3 * use.cost


def gain(kind: Kind, others: Sequence[str], catalog: Catalog) -> float:
    """Return the worth of a card beside others; it is lower if there are many of its type."""
    kinds = catalog.kinds
    alike = sum(kinds[other].type == kind.type for other in others)
    slow = sum(kinds[other].play > 2 for other in others) if kind.play > 2 else 0
    return card_worth(kind) - max(0, alike - WANTED.get(kind.type, 2)) * 1.5 - max(0, slow - 9) * 0.8


def weakest(picks: Sequence[str], number: int, catalog: Catalog) -> list[str]:
    """Return the cards of a deck that are missed least, the weakest first."""
    remaining, removed = list(picks), list[str]()
    for _ in range(max(0, number)):
        least = min(
            dict.fromkeys(remaining), key=lambda kind: gain(catalog.kinds[kind], _without(remaining, kind), catalog)
        )
        remaining.remove(least)
        removed.append(least)
    return removed


def _without(cards: Sequence[str], kind: str) -> list[str]:
    others = list(cards)
    others.remove(kind)
    return others
