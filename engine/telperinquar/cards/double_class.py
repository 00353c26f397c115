"""Double-class heroes: the powers and values of two hero cards combined into one hero."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.telperinquar.cards.models import Hero, Level, Powers
from engine.telperinquar.cards.vocabulary import Size

PLUS = "+"
"""Separator between the ids of the two hero cards of one hero: ``rogue+wizard``."""
Lags: TypeAlias = Mapping[str, list[int]]
"""Class -> by how much each of its attributes is lower than the better one of both classes; empty for one class."""
NO_LAGS: Lags = {}

_ATTRIBUTES = ("strength", "reflex", "mind", "aura")


def hero_kind_id(hero: str, second: str) -> str:
    """Return the kind of a hero made of one hero card or two."""
    return f"{hero}{PLUS}{second}" if second else hero


def both_powers(first: Hero, second: Hero) -> Powers:
    """Return the combined powers of two heroes: everything allowed to either, and the better values.

    Rules: T-258, T-263, T-273 .. T-274a.
    """
    hiding = [hero.hide_cost for hero in (first, second) if hero.hide]
    return Powers(
        unarmed=max(first.unarmed, second.unarmed),
        weapons=max(first.weapons, second.weapons),
        weapon_sizes=_either(first.weapon_sizes, second.weapon_sizes),
        armour_sizes=_either(first.armour_sizes, second.armour_sizes),
        shield=first.shield or second.shield,
        two_weapons_discount=max(first.two_weapons_discount, second.two_weapons_discount),
        first_spell_discount=max(first.first_spell_discount, second.first_spell_discount),
        healing=max(first.healing, second.healing),
        dual_wield=first.dual_wield or second.dual_wield,
        hide=bool(hiding),
        hide_cost=min(hiding, default=2),
    )


def _either(first: Sequence[Size], second: Sequence[Size]) -> tuple[Size, ...]:
    return tuple(dict.fromkeys((*first, *second)))


def best_values(first: Level, second: Level) -> Level:
    """Return the best values of two rows: maximum of life points, armour, resistance, actions, attributes.

    ``gain`` is 0 here: each level card keeps its own gain (T-268).

    Rules: T-266, T-270.
    """
    best = {name: max(getattr(first, name), getattr(second, name)) for name in Level.model_fields}
    return Level(**{**best, "gain": 0})


def attribute_lag(row: Level, best: Level) -> list[int]:
    """Return how much lower the attributes of one class are than the better ones (T-267)."""
    return [getattr(best, name) - getattr(row, name) for name in _ATTRIBUTES]
