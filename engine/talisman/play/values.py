"""Values that follow from a player's cards, such as total Strength (M-046 .. M-062, M-206 .. M-211, M-222)."""

from __future__ import annotations

from math import inf

from engine.kernel.menus import Move
from engine.kernel.selections import Pattern, Pick
from engine.kernel.text import Seat
from engine.talisman.board import INNER, board
from engine.talisman.cards.library import library
from engine.talisman.cards.models import Ability, CharacterData, MagicObjectData, ObjectData
from engine.talisman.state import (
    ALIGNMENTS,
    CARRIED,
    CRAFT,
    EVIL,
    GOOD,
    NEUTRAL,
    STRENGTH,
    TOAD_VALUE,
    Adventure,
    Adventurer,
    Attribute,
    alive,
    kind,
)

GLADE = "cursed-glade"
_SPELLS_BY_CRAFT = (0, 0, 0, 1, 2, 2, 3)  # M-222
_CRAFT_BY_SPELLS = (*map(_SPELLS_BY_CRAFT.index, range(_SPELLS_BY_CRAFT[-1] + 1)), inf)
"""The Craft needed to hold 0, 1, 2 and 3 Spells; more cannot be held."""


def character_card(state: Adventure, seat: Seat) -> CharacterData:
    """Return the character card of a seat (M-046)."""
    return library().characters[state.adventurers[seat].character]


def cards_to_draw(state: Adventure, space: str) -> int:
    """Return how many cards are drawn on a space beside those that lie there; a Hex counts as one (M-145, M-236)."""
    return max(0, board().spaces[space].draw - len(state.cards.get(space, ())) - (space in state.hexes))


def is_in_glade(state: Adventure, seat: Seat) -> bool:
    """Return whether a character is on the Cursed Glade, where Objects add no Strength or Craft (MD-025)."""
    return board().kind(state.adventurers[seat].space) == GLADE


def usable_objects(state: Adventure, seat: Seat) -> list[tuple[str, ObjectData]]:
    """Return the Objects that work for their owner now, with their data.

    A toad uses none (M-271); Magic Objects fail where magic fails (MD-025, MD-085, MD-103).
    """
    adventurer = state.adventurers[seat]
    objects = adventurer.objects
    if not objects or adventurer.toad is not None:
        return []
    cards = library()
    usable = [(card, cards.object(card)) for card in objects]
    if magic_fails(state, seat):
        return [(card, data) for card, data in usable if not isinstance(data, MagicObjectData)]
    return usable


def magic_fails(state: Adventure, seat: Seat) -> bool:
    """Return whether Magic Objects fail for a character: on the Cursed Glade or while magic is destroyed.

    An Amulet protects its owner from the destruction of magic (MD-025, MD-085, MD-103).
    """
    if is_in_glade(state, seat):
        return True
    objects = state.adventurers[seat].objects
    return state.destroyer is not None and not any(kind(card) == "amulet" for card in objects)


def usable_object_data(state: Adventure, seat: Seat) -> list[ObjectData]:
    """Return the data of the Objects that work for their owner now."""
    return [data for _, data in usable_objects(state, seat)]


def total(state: Adventure, seat: Seat, attribute: Attribute) -> int:
    """Return total Strength or Craft without bonuses for battle only (M-051, M-057, M-260, MD-013)."""
    adventurer = state.adventurers[seat]
    own = _without_cards(adventurer, attribute)
    return (
        own + sum(_added_by_cards(state, seat, attribute).values())
        if adventurer.objects or adventurer.followers
        else own
    )


def _without_cards(adventurer: Adventurer, attribute: Attribute) -> int:
    """Return Strength or Craft without cards: printed value, counters and potion, or those of a toad (M-260, M-262)."""
    if adventurer.toad is not None:
        return TOAD_VALUE + getattr(adventurer.toad, attribute)
    own = getattr(library().characters[adventurer.character], attribute) + getattr(adventurer, attribute)
    return own + adventurer.drunk if attribute == STRENGTH else own


def attribute_parts(state: Adventure, seat: Seat, attribute: Attribute) -> dict[str, int]:
    """Return the parts of total Strength or Craft by name.

    Names are ``printed`` (on the character card) or ``toad``, ``counters``, ids of cards, and ``potion``.
    """
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None:
        return {"toad": TOAD_VALUE, "counters": getattr(adventurer.toad, attribute)}
    parts = {"printed": getattr(character_card(state, seat), attribute), "counters": getattr(adventurer, attribute)}
    parts |= _added_by_cards(state, seat, attribute)
    return parts | {"potion": adventurer.drunk} if attribute == STRENGTH else parts


def _added_by_cards(state: Adventure, seat: Seat, attribute: Attribute) -> dict[str, int]:
    """Return the Followers and Objects that add to total Strength or Craft, and how much (MD-025)."""
    adventurer, adding = state.adventurers[seat], library().bonuses[attribute]
    if adventurer.toad is not None:
        return {}
    added = {card: adding[card] for card in adventurer.followers if card in adding}
    if not adding.keys().isdisjoint(adventurer.objects) and not is_in_glade(state, seat):
        added |= {card: adding[card] for card, _ in usable_objects(state, seat) if card in adding}
    return added


def can(state: Adventure, seat: Seat, ability: Ability) -> bool:
    """Return whether a character has an ability now, by itself, a Follower or a usable Object (M-269, M-271)."""
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None:
        return False
    able = library().items_by_ability[ability]
    if adventurer.character in able or not able.isdisjoint(adventurer.followers):
        return True
    return not able.isdisjoint(adventurer.objects) and any(card in able for card, _ in usable_objects(state, seat))


def knows(state: Adventure, seat: Seat, what: str) -> tuple[str, ...]:
    """Return the kinds of spaces where a character need not roll (``no_roll``) or may evade (``evade``)."""
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None:
        return ()
    sources = [character_card(state, seat).knows]
    sources += [data.knows for card in adventurer.followers if (data := library().follower(card)) is not None]
    return tuple(space for knowledge in sources for space in getattr(knowledge, what))


def has_way_out(state: Adventure, seat: Seat) -> bool:
    """Return whether a character can evade on its space (MD-075, MD-110)."""
    adventurer = state.adventurers[seat]
    return adventurer.invisible or board().kind(adventurer.space) in knows(state, seat, "evade")


def rolls_fewer_dice(state: Adventure, seat: Seat, where: str) -> bool:
    """Return whether a character rolls a die less at the ``portal`` or in the ``mines`` (MD-041, MD-073, MD-121)."""
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None or adventurer.all_dice:
        return False
    sources = [character_card(state, seat).knows]
    sources += [data.knows for card in adventurer.followers if (data := library().follower(card)) is not None]
    return any(getattr(knowledge, where) for knowledge in sources)


def most_objects(state: Adventure, seat: Seat) -> int:
    """Return how many Objects a character can carry (M-206, M-209, M-271)."""
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None and not state.options.toads_keep:
        return 0
    if not adventurer.followers:
        return CARRIED
    mules = (library().follower(card) for card in adventurer.followers)
    return CARRIED + sum(data.room for data in mules if data is not None)


def most_spells(state: Adventure, seat: Seat) -> int:
    """Return how many Spells a character may hold by its Craft (M-222)."""
    craft = total(state, seat, "craft")
    return _SPELLS_BY_CRAFT[min(craft, len(_SPELLS_BY_CRAFT) - 1)]


def has_too_many_spells(state: Adventure, seat: Seat) -> bool:
    """Return whether a character holds more Spells than its Craft allows (M-222, M-223)."""
    adventurer = state.adventurers[seat]
    needed = _CRAFT_BY_SPELLS[min(len(adventurer.spells), len(_CRAFT_BY_SPELLS) - 1)]
    return _without_cards(adventurer, CRAFT) < needed and total(state, seat, CRAFT) < needed


def may_receive(state: Adventure, seat: Seat) -> bool:
    """Return whether a character can receive Objects, Followers or gold; a toad cannot (M-271)."""
    return state.adventurers[seat].toad is None


def may_have(state: Adventure, seat: Seat, card: str) -> bool:
    """Return whether a character may own a card.

    A toad owns none (M-271), some Objects exclude an alignment (MD-093), and the Hag excludes Followers (MD-070).
    """
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None:
        return False
    data = library().objects.get(card)
    if data is not None:
        return data.banned != adventurer.alignment
    return not any(kind(follower) == "hag" for follower in adventurer.followers)


def is_slowed(state: Adventure, seat: Seat) -> bool:
    """Return whether a character moves one space without a roll: by toad, Poltergeist, Blizzard or Inner Region.

    Rule MD-009.
    """
    adventurer = state.adventurers[seat]
    inner = board().region(adventurer.space) == INNER
    return inner or adventurer.toad is not None or state.blizzard_on or can(state, seat, "slows")


def remaining_supply(state: Adventure, supply: str, most: int) -> int:
    """Return how many counters or coins of a kind no character and no Place has (M-254)."""
    used = sum(getattr(adventurer, supply) for adventurer in state.adventurers)  # with inheritances (M-358)
    if supply in ("strength", "craft"):
        used += sum(getattr(toad, supply) for seat in alive(state) if (toad := state.adventurers[seat].toad))
    if supply == "gold":
        used += sum(state.gold.values())
    word = "life" if supply == "lives" else supply
    for place, count in state.points.items():
        used += count if word in getattr(library().cards[kind(place)], "points", {}) else 0
    return most - used


def is_alignment_available(state: Adventure, seat: Seat, alignment: str) -> bool:
    """Return whether a character can have an alignment: the printed one, or one with a card left (M-020, M-020a)."""
    others = [other for other in alive(state) if other != seat]
    used = sum(state.adventurers[other].alignment != character_card(state, other).alignment for other in others)
    return alignment == character_card(state, seat).alignment or used < ALIGNMENTS


def free_alignments(state: Adventure, seat: Seat) -> list[str]:
    """Return the alignments to which a character may change by its own ability now (M-069, M-069a)."""
    adventurer = state.adventurers[seat]
    if adventurer.turned or not can(state, seat, "free-alignment"):
        return []
    return [
        alignment
        for alignment in (GOOD, NEUTRAL, EVIL)
        if alignment != adventurer.alignment and is_alignment_available(state, seat, alignment)
    ]


def sale_patterns(state: Adventure, seat: Seat) -> tuple[Pattern, ...]:
    """Return the moves by which a character sells Objects to its Alchemist (MD-069)."""
    objects = tuple(state.adventurers[seat].objects)
    if not objects or not can(state, seat, "alchemy"):
        return ()
    return (Pattern("sell", (Pick(objects, 1, len(objects)),)),)


def seize_moves(state: Adventure, seat: Seat, other: Seat) -> list[Move]:
    """Return the moves to take a gold or an Object from another character, one of each kind (M-184a, M-278)."""
    victim = state.adventurers[other]
    gold = [Move("seize", ("gold",))] if victim.gold and may_receive(state, seat) else []
    objects: dict[str, str] = {}
    for card in victim.objects:
        if may_have(state, seat, card):
            objects.setdefault(kind(card), card)
    return gold + [Move("seize", (card,)) for card in objects.values()]


def may_see_spells(state: Adventure, seat: Seat | None, other: Seat) -> bool:
    """Return whether a reader may see the Spells of a player: the owner and the Prophetess may (MD-130)."""
    if seat is None:
        return False
    return seat == other or (bool(state.adventurers[seat].character) and can(state, seat, "see-spells"))
