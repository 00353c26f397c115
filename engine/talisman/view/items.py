"""Descriptions of cards, characters and spaces, made from their data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from engine.kernel.text import Text, name
from engine.kernel.views import Item
from engine.talisman.board import CROWN, INNER, board
from engine.talisman.cards.effects.base import Effects
from engine.talisman.cards.library import CREATURES, library
from engine.talisman.cards.models import (
    AdventureCard,
    CharacterData,
    EnemyData,
    EventData,
    FollowerData,
    ObjectData,
    PlaceData,
    SpellData,
    StrangerData,
)

_OMITTED_LINES = ("card-copies", "card-spell-copies", "card-spell", "card-character")
"""Lines of a description that are not written on the card itself."""
_SPECIAL_SPACES = ("sentinel", "portal", "cursed-glade", "runes")
"""Spaces of the Outer and Middle Region with rules that are not in their data."""


def describe(identifier: str) -> Item:
    """Return the item for ``/card``. Raises KeyError for an unknown word."""
    known = library()
    if identifier in known.characters:
        lines, face = _character(known.characters[identifier])
    elif identifier in known.cards:
        lines, face = _card(known.cards[identifier])
    elif identifier in known.spells:
        lines, face = _spell(known.spells[identifier])
    elif identifier in CREATURES:
        lines, face = [Text("creature-" + identifier)], {"kind": "creature"}
    else:
        lines, face = _space(identifier)
    return Item(name(identifier), lines, {**face, "id": identifier, "lines": lines})


@cache
def card_lines(identifier: str) -> Sequence[Text]:
    """Return the lines on a card, a Spell or a character, without values and numbers of copies. Raises KeyError."""
    return [line for line in describe(identifier).lines if line.key not in _OMITTED_LINES]


def toad_lines(turns: int, *, keeps: bool) -> list[Text]:
    """Return what a toad is, may do and may not do (M-258 .. M-271).

    ``turns`` is the number of its remaining turns, ``keeps`` whether it still has its Objects, Followers and gold.
    """
    lines = Text("toad-is", {"turns": turns}), Text("toad-moves"), Text("toad-may")
    return [*lines, Text("toad-may-not", {"keeps": "yes" if keeps else "no"})]


def _character(data: CharacterData) -> tuple[list[Text], dict[str, Any]]:
    values = {"strength": data.strength, "craft": data.craft, "lives": data.lives, "fate": data.fate}
    start = name(board().kind(data.start))
    lines = [
        Text("card-character", {**values, "alignment": data.alignment}),
        Text("card-start", {"space": start, "spells": data.spells}),
        *data.ability_lines(),
    ]
    return lines, {"kind": "character", **values, "alignment": data.alignment, "start": start, "spells": data.spells}


def _card(data: AdventureCard) -> tuple[list[Text], dict[str, Any]]:
    face: dict[str, Any] = {"kind": data.type, "number": data.order}
    lines: list[Text] = []
    match data:
        case EnemyData():
            attribute, value = ("craft", data.craft) if data.craft else ("strength", data.strength)
            lines.append(Text("card-enemy", {"type": data.kind, "attribute": attribute, "value": value}))
            lines += [Text("card-bribe", {"price": data.bribe})] if data.bribe else []
            face |= {"type": data.kind, "strength": data.strength, "craft": data.craft}
        case EventData() | StrangerData() | PlaceData():
            lines += [Text("card-" + data.type), *_points(data), *_effects(data.visit)]
        case FollowerData():
            lines += [Text("card-follower"), *_follower(data)]
            face |= {"strength": data.bonus.strength, "craft": data.bonus.craft}
        case ObjectData():
            lines += [Text("card-" + data.type), *_object(data)]
            face |= {"strength": data.bonus.strength, "craft": data.bonus.craft, "weapon": data.weapon}
        case _:
            raise KeyError(data.id)
    if data.placed:
        lines.append(Text("card-placed", {"spaces": tuple(name(board().kind(space)) for space in data.placed)}))
    lines.append(Text("card-copies", {"deck": data.copies, "stock": data.stock}))
    return lines, face


def _effects(effects: Effects) -> Iterator[Text]:
    for effect in effects:
        for line in effect.lines():
            yield Text("card-line", {"line": line})


def _points(data: AdventureCard) -> Iterator[Text]:
    if isinstance(data, PlaceData):
        for what, amount in data.points.items():
            yield Text("card-points", {"what": what, "amount": amount})


def _bonus(data: FollowerData | ObjectData) -> Iterator[Text]:
    if data.bonus.strength:
        yield Text("card-bonus", {"what": "strength", "amount": data.bonus.strength})
    if data.bonus.craft:
        yield Text("card-bonus", {"what": "craft", "amount": data.bonus.craft})


def _follower(data: FollowerData) -> Iterator[Text]:
    if data.must:
        yield Text("card-must")
    if data.price:
        yield Text("card-follower-price", {"price": data.price})
    yield from _bonus(data)
    if data.room:
        yield Text("card-room", {"count": data.room})
    yield from (Text("ability-" + ability) for ability in data.abilities)
    yield from data.knows.lines()


def _object(data: ObjectData) -> Iterator[Text]:
    yield from _bonus(data)
    if data.weapon:
        yield Text("card-weapon", {"amount": data.weapon})
    yield from (Text("card-against", {"type": enemy, "amount": more}) for enemy, more in data.against.items())
    if data.saves:
        yield Text("card-armour", {"least": data.saves})
    if data.drink:
        yield Text("card-drink", {"amount": data.drink})
    if data.gold:
        yield Text("card-gold", {"amount": data.gold})
    if data.banned is not None:
        yield Text("card-banned", {"alignment": data.banned})
    yield from (Text("ability-" + ability) for ability in data.abilities)


def _spell(data: SpellData) -> tuple[list[Text], dict[str, Any]]:
    lines = [Text("card-spell"), Text("spell-" + data.id), Text("card-spell-copies", {"count": data.copies})]
    return lines, {"kind": "spell"}


def _space(kind: str) -> tuple[list[Text], dict[str, Any]]:
    """Return the description of the spaces of a kind. Raises KeyError if there are none."""
    known = board()
    spaces = [space for space in known.spaces.values() if space.name == kind]
    if not spaces:
        raise KeyError(kind)
    regions = list(dict.fromkeys(space.region for space in spaces))
    lines = [Text("card-space", {"region": region}) for region in regions]
    data = library().spaces.get(kind)
    if data is not None:
        lines += _effects(data.before)
    if spaces[0].draw:
        lines.append(Text("card-draw", {"count": spaces[0].draw}))
    if data is not None:
        lines += _effects(data.visit)
    if kind in _SPECIAL_SPACES or regions[0] in (INNER, CROWN):
        lines.append(Text("space-" + kind))
    return lines, {"kind": "space", "region": regions[0], "draw": spaces[0].draw}
