"""Bonuses to attack rolls (M-162, M-163, M-176, M-183, M-189 .. M-191)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.kernel.text import Seat, Text, name
from engine.talisman.board import board
from engine.talisman.cards.library import library
from engine.talisman.cards.models import ObjectData
from engine.talisman.play.values import can, character_card, is_in_glade, total, usable_objects
from engine.talisman.state import Adventure, Fight, FightSide, Foe, kind

RUNES = 2
"""The bonus of creatures on the Runes (MD-026)."""
HIRED = 3
"""The bonus of a paid Mercenary in battle (MD-076)."""


def fight_of(state: Adventure) -> Fight:
    """Return the current fight."""
    assert state.fight is not None
    return state.fight


def foe_types(foe: Foe) -> list[str]:
    """Return the types of the Enemies in a fight."""
    types: list[str] = [data.kind for card in foe.cards if (data := library().enemy(card)) is not None]
    return [*types, foe.type] if foe.type else types


def foe_value(foe: Foe) -> int:
    """Return the Strength or Craft of all creatures together (M-176)."""
    return foe.value + sum(strength_of(card, foe.attribute) for card in foe.cards)


def strength_of(card: str, attribute: str) -> int:
    """Return the Strength or Craft of an Enemy card."""
    data = library().enemy(card)
    return 0 if data is None else data.strength if attribute == "strength" else data.craft


def foe_name(foe: Foe) -> Text | tuple[Text, ...]:
    """Return the name of the creature, or the names of several creatures."""
    if foe.name:
        return name(foe.name)
    names = tuple(name(kind(card)) for card in foe.cards)
    return names[0] if len(names) == 1 else names


def used_weapons(state: Adventure, side: FightSide, types: Sequence[str]) -> list[str]:
    """Return the Weapons that a character uses: those it chose, else the best ones (M-163, M-210, MD-135)."""
    weapons = {card: data for card, data in usable_objects(state, side.seat) if data.weapon}
    if not weapons or can(state, side.seat, "no-weapon") or is_in_glade(state, side.seat):  # MD-025
        return []
    if side.weapons is not None:
        return [card for card in side.weapons if card in weapons]
    best = sorted(weapons, key=lambda card: _preference(weapons[card], types), reverse=True)
    return best[: weapons_at_once(state, side.seat)]


def _preference(data: ObjectData, types: Sequence[str]) -> tuple[int, bool]:
    """Return the sort key of a Weapon; of equally strong ones the Runesword is best (MD-090)."""
    return weapon_bonus(data, types), "life-drinker" in data.abilities


def dice_count(state: Adventure, fight: Fight, side: FightSide) -> int:
    """Return how many dice a character rolls for its attack, of which the highest counts (M-093a, MD-135)."""
    two = fight.attribute == "strength" and not side.single and can(state, side.seat, "two-dice")
    return 2 if two else 1


def may_use_armour(state: Adventure, fight: Fight, seat: Seat) -> bool:
    """Return whether Armour, Shield or Helmet can save a life of a character in a fight (M-190, MD-081)."""
    barred = can(state, seat, "no-armour") or fight.attribute == "craft"
    return not barred and state.adventurers[seat].toad is None


def weapons_at_once(state: Adventure, seat: Seat) -> int:
    """Return how many Weapons a character may use in a battle."""
    return 2 if can(state, seat, "two-weapons") else 1


def weapon_bonus(data: ObjectData, types: Iterable[str]) -> int:
    """Return the bonus of a Weapon against these types of Enemies (MD-087)."""
    present = list(types)
    return max([data.weapon, *(bonus for enemy, bonus in data.against.items() if enemy in present)])


def attack_bonus(state: Adventure, fight: Fight, side: FightSide) -> int:
    """Return the total that a character adds to its attack roll (M-162, M-183, M-189, M-191, MD-013)."""
    return sum(value for _, value in attack_parts(state, fight, side))


def attack_parts(state: Adventure, fight: Fight, side: FightSide) -> Iterator[tuple[str, int]]:
    """Yield the parts that a character adds to its attack roll, by name.

    Names are ``strength`` or ``craft``, ids of cards, and in battle ``blast`` (Psionic Blast), ``wits`` (Craft used in
    battle) and ``hired`` (Mercenary).
    """
    adventurer = state.adventurers[side.seat]
    yield fight.attribute, total(state, side.seat, fight.attribute)
    if fight.attribute == "craft" or adventurer.toad is not None:  # M-260
        return
    yield "blast", adventurer.blast
    types = foe_types(fight.foe) if fight.foe is not None else []
    for card in used_weapons(state, side, types):
        yield card, weapon_bonus(library().object(card), types)
    if can(state, side.seat, "craft-in-battle"):
        yield "wits", character_card(state, side.seat).craft
    yield "hired", HIRED if adventurer.hired else 0
    if side.ally:
        yield side.ally, strength_of(side.ally, "strength")


def runes_bonus(state: Adventure, seat: Seat) -> int:
    """Return the bonus of creatures on the space of a character (MD-026)."""
    return RUNES if board().kind(state.adventurers[seat].space) == "runes" else 0
