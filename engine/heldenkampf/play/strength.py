"""Sums of strength and protection in a strike, and what it costs (H-036 .. H-043, H-090)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.heldenkampf.cards import card
from engine.heldenkampf.effects import Value
from engine.heldenkampf.options import Options
from engine.heldenkampf.state import Fight, Fighter


def striking_strength(options: Options, fighter: Fighter, battlefield: str) -> int:
    """Return strength, weapon and range, which count for both sides in every strike (H-043, H-045a)."""
    total = card(fighter.card).strength
    if fighter.weapon:
        weapon = card(fighter.weapon)
        total += weapon.strength
        if options.ranges:  # H-041
            total += value_on_battlefield(options, battlefield, "range", weapon.range)
    return total


def protection(options: Options, fighter: Fighter, battlefield: str) -> int:
    """Return shield and armour, which count only for the side that is struck (H-043)."""
    total = 0
    if fighter.shield:
        total += value_on_battlefield(options, battlefield, "shield", card(fighter.shield).value)
    if fighter.armour:
        total += value_on_battlefield(options, battlefield, "armour", card(fighter.armour).value)
    return total


def value_on_battlefield(options: Options, battlefield: str, value: Value, points: int) -> int:
    """Return the points of a value of equipment, as changed by the battlefield (H-090)."""
    if options.terrain and battlefield:
        for effect in card(battlefield).effects:
            points = effect.change(value, points)
    return points


def gear_points(options: Options, piece: str) -> int:
    """Return what a piece of equipment adds in a fight on a battlefield without effect (H-036, H-041)."""
    data = card(piece)
    return data.strength + data.value + (data.range if options.ranges else 0)


def strongest_first(options: Options, pieces: Iterable[str]) -> list[str]:
    """Return pieces of equipment in the order of what they add; equal ones stay as they were."""
    return sorted(pieces, key=lambda piece: -gear_points(options, piece))


def strike_sums(options: Options, fight: Fight, striker: Fighter, struck: Fighter) -> tuple[int, int]:
    """Return the sums of the striking and the struck side before the dice (H-036, H-043)."""
    ground = fight.battlefield
    return (
        striking_strength(options, striker, ground),
        striking_strength(options, struck, ground) + protection(options, struck, ground),
    )


def after_strike(difference: int, striker: int, struck: int) -> tuple[int, int]:
    """Return the life points of striker and struck after a strike, at least 0 (H-037, H-038, H-042, H-081)."""
    if difference == 0:
        return max(0, striker - 1), max(0, struck - 1)
    if difference > 0:
        return striker, max(0, struck - difference)
    return max(0, striker + difference), struck
