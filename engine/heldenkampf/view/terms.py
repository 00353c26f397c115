"""Terms of the game that can be looked up, and where a view shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Sighting, Term, Text, card_in_hand, card_of, value_of
from engine.kernel.views import View

TERMS: Sequence[Term] = (
    Term("points", "H-065", "trophy"),
    Term("castle", "H-091", "castle"),
    Term("hand", "H-086", "cards"),
    Term("stack", "H-007", "layers"),
    Term("pause", "H-004", "pause-circle"),
    Term("tavern", "H-076", "beer"),
    Term("defeated", "H-064", "skull"),
    Term("fallen", "H-073"),
    Term("hero", "H-002"),
    Term("monster", "H-006", "emoticon-devil"),
    Term("life", "H-048", "heart"),
    Term("strength", "H-034", "sword"),
    Term("protection", "H-019", "shield"),
    Term("weapon", "H-018"),
    Term("range", "H-029", "bow-arrow"),
    Term("armour", "H-019", "tshirt-crew"),
    Term("shield", "H-019"),
    Term("food", "H-089", "food-drumstick"),
    Term("animal", "H-053", "paw"),
    Term("people", "H-058"),
    Term("battlefield", "H-001"),
    Term("forest", "H-088", "tree"),
    Term("market", "H-088", "store"),
    Term("draw", "H-086"),
    Term("action", "H-087"),
    Term("discard", "H-086"),
    Term("fight", "H-027"),
)


def seen(view: View) -> Iterator[Sighting]:
    """Yield the terms that a view shows."""
    board = view.board
    for side in board["sides"]:
        yield from _of_side(side)
    fight: Mapping[str, Any] = board["fight"] or {}
    fighters: list[Mapping[str, Any]] = [fight[key] for key in ("attacker", "defender") if fight.get(key)]
    for fighter in fighters:
        location = card_of(fighter["name"], board["sides"][fighter["seat"]]["name"])
        yield "fight", location
        yield from _of_card(fighter, location)
        yield "protection", value_of(location, fighter["protection"])
        for piece in fighter["gear"]:
            yield from _of_card(piece, card_of(piece["name"], board["sides"][fighter["seat"]]["name"]))
    if not fight and board["phase"] in ("draw", "action", "discard"):
        yield board["phase"], view.headline
    for place in ("forest", "market"):
        yield place, value_of(board["places"][place], board[place])
    for ground in board["battlefields"] if board["terrain"] else ():
        yield "battlefield", ground["name"]
    for card in view.private.get("hand", ()):
        yield from _of_card(card, card_in_hand(card["name"]))


def _of_side(side: Mapping[str, Any]) -> Iterator[Sighting]:
    owner = side["name"]
    yield "points", value_of(owner, side["points"])
    yield "castle", value_of(owner, f"{side['castle']}/{side['max_castle']}")
    yield "hand", value_of(owner, side["hand"])
    yield "stack", value_of(owner, side["stack"])
    if side["pause"]:
        yield "pause", owner
    for pile in ("tavern", "defeated"):
        yield pile, value_of(owner, len(side[pile]))
    for pile in ("tavern", "defeated", "fallen"):
        for card in side[pile]:
            yield pile, card_of(card["name"], owner)


def _of_card(card: Mapping[str, Any], location: Text) -> Iterator[Sighting]:
    kind = str(card["kind"])
    yield kind, location
    if card["max_life"]:
        yield "life", value_of(location, f"{card['life']}/{card['max_life']}")
    if card["strength"]:
        yield "strength", value_of(location, card["strength"])
    if kind == "weapon":
        yield "range", value_of(location, card["range"])
    if card["people"]:
        yield "people", Text("seen-value", {"whose": location, "value": card["people_text"]})
    if card["food"] and kind == "animal":
        yield "food", location
