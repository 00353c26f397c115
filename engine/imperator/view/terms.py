"""Terms of the game that can be looked up, and where a view shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Sighting, Term, Text, card_in_hand, card_of, value_of
from engine.kernel.views import View

TERMS: Sequence[Term] = (
    Term("imperator", "I-018", "chess-king"),
    Term("life", "I-020", "water"),
    Term("lives", "I-003", "crown"),
    Term("attackers", "I-023"),
    Term("buffs", "I-026"),
    Term("value", "I-009"),
    Term("attack", "I-010", "sword"),
    Term("defence", "I-011", "shield"),
    Term("black", "I-021", "cards-spade"),
    Term("red", "I-022", "cards-heart"),
    Term("perk", "I-021"),
    Term("trick", "I-052"),
    Term("turning", "I-062"),
    Term("safe", "I-043a", "shield-lock"),
    Term("done", "I-069", "check-circle"),
    Term("covered", "I-038", "cards"),
    Term("black-buffs", "I-031", "sword"),
    Term("red-buffs", "I-033", "shield"),
    Term("middle", "I-079"),
    Term("pile", "I-006a", "layers"),
    Term("choice", "I-037"),
    Term("battle", "I-041"),
    Term("raid", "I-078"),
    Term("trade", "I-097"),
    Term("sort", "I-095"),
)


def seen(view: View) -> Iterator[Sighting]:
    """Yield the terms that a view shows."""
    board = view.board
    players: Sequence[Mapping[str, Any]] = board["players"]
    for player in players:
        yield from _of_player(player, fighting=board["phase"] == "battle")
    for trick in board["tricks"]:
        attacker, defender = players[int(trick["attacker"])], players[int(trick["defender"])]
        location = card_of(trick["attacking"]["name"], attacker["name"])
        yield "trick", location
        if trick["stage"] == "open":
            yield "turning", card_of(trick["defending"]["name"], defender["name"])
    for card in board["middle"]:
        yield "middle", card["name"] if card["card"] else Text("covered")
    yield "pile", Text("seen-count", {"count": board["pile"]})
    if board["phase"] in ("choice", "battle", "raid", "sort"):
        yield board["phase"], view.headline
    if board["phase"] == "battle":  # to know before an attack
        yield "turning", view.headline
    if board["phase"] == "choice":
        for term in ("imperator", "life", "attackers", "buffs"):
            yield term, view.headline
    if board["phase"] == "sort":
        yield "trade", view.headline
    for card in (*view.private.get("buffs", ()), *view.private.get("draft", ())):
        yield "value", card_in_hand(card["name"])
        yield "black" if card["suit"] in "sc" else "red", card_in_hand(card["name"])


def _of_player(player: Mapping[str, Any], *, fighting: bool) -> Iterator[Sighting]:
    owner = player["name"]
    yield "lives", value_of(owner, player["lives"])
    imperator = player["imperator"]
    if imperator is None or player["out"]:
        return
    location = card_of(imperator["name"], owner)
    yield "imperator", location
    yield "perk", location
    yield "life", value_of(owner, f"{imperator['life']}/{imperator['max_life']}")
    if fighting and not player["exposed"]:
        yield "safe", owner
    if fighting and player["done"]:
        yield "done", owner
    for card in player["attackers"]:
        location = card_of(card["name"], owner)
        yield "attackers", location
        yield "value", location
        yield "attack", value_of(location, card["attack"])
        yield "defence", value_of(location, card["defence"])
        yield "black" if card["suit"] in "sc" else "red", location
    for card in player["buffs"]:
        yield "buffs", card_of(card["name"] if card["card"] else Text("hidden-buff"), owner)
        if not card["card"]:
            term = f"{card['colour']}-buffs" if card["colour"] else "covered"
            yield term, card_of(Text("hidden-buff"), owner)
