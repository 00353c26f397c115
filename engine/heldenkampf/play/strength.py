"""The sums of a strike (H-036, H-043, H-090)."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.options import Options
from engine.heldenkampf.state import Fight, Fighter


def striking_strength(options: Options, fighter: Fighter, battlefield: str) -> int:
    """Strength, weapon and range: what counts for both sides in every strike (H-043, H-045a)."""
    total = card(fighter.card).strength
    if fighter.weapon:
        weapon = card(fighter.weapon)
        total += weapon.strength
        if options.ranges:  # H-041
            total += weapon.range + (1 if options.terrain and battlefield == "bridge" else 0)  # H-090
    return total


def protection(options: Options, fighter: Fighter, battlefield: str) -> int:
    """Shield and armour: only for the side that is struck (H-043)."""
    total = 0
    if fighter.shield:
        total += card(fighter.shield).value + (1 if options.terrain and battlefield == "ruin" else 0)  # H-090
    if fighter.armour:
        less = 1 if options.terrain and battlefield == "swamp" else 0  # H-090
        total += max(0, card(fighter.armour).value - less)
    return total


def sums(options: Options, fight: Fight, striker: Fighter, struck: Fighter) -> tuple[int, int]:
    """Both totals of a strike before the dice (H-036, H-043)."""
    ground = fight.battlefield
    return (
        striking_strength(options, striker, ground),
        striking_strength(options, struck, ground) + protection(options, struck, ground),
    )
