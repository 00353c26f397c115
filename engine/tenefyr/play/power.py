"""How strong cards and enemies are in a fight (R-051, R-078, R-151, R-158, R-160, R-163)."""

from __future__ import annotations

from engine.tenefyr.cards.library import library
from engine.tenefyr.state import BASICS, Expedition, Played


def column(expedition: Expedition) -> int:
    """Return which of an enemy's numbers counts: for two players and solo, for three, for four (R-051, R-163)."""
    return max(2, len(expedition.players)) - 2


def printed_power(expedition: Expedition, enemy: str) -> int:
    """Return the number on an enemy for this many players."""
    return library().fought[enemy].power[column(expedition)]


def basics_change(expedition: Expedition) -> int:
    """Return what the enemy changes about each basic card."""
    fight = expedition.fight
    return 0 if fight is None else library().fought[fight.enemy].basics


def card_power(card: Played, basics: int) -> int:
    """Return what a played card adds to the total; ``basics`` is what the enemy changes about basic cards."""
    gained = (library().played[card.card].power + card.plus) * card.factor
    return gained + basics * card.shift if card.card in BASICS else gained


def doubling_gain(card: Played, basics: int, *, enemy_first: bool = False) -> int:
    """Return how much power doubling a played card adds.

    The order that adds most is the usual one: what the enemy adds comes before doubling, what it takes away after it.
    ``enemy_first`` is the other order (R-151).
    """
    gained = (library().played[card.card].power + card.plus) * card.factor
    return gained + basics * card.shift if card.card in BASICS and doubles_change(basics, enemy_first) else gained


def doubles_change(basics: int, enemy_first: bool) -> bool:
    """Return whether doubling a basic card doubles what the enemy changes about it (R-151)."""
    return (basics > 0) != enemy_first


def enemy_power(expedition: Expedition) -> int:
    """Return the power of the enemy that is fought now, never below 0 (R-158, R-160)."""
    fight = expedition.fight
    assert fight is not None
    enemy = library().fought[fight.enemy]
    power = enemy.power[column(expedition)] - fight.weakened
    for effect in enemy.effects:
        power += effect.strength(expedition)
    return max(0, power)


def total_power(expedition: Expedition) -> int:
    """Return the power of all cards played in this fight (R-078, R-085)."""
    fight = expedition.fight
    assert fight is not None
    basics = library().fought[fight.enemy].basics
    total = fight.more
    for each in fight.played:
        total += card_power(each, basics)
    return total
