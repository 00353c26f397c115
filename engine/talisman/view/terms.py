"""Terms of the game that can be looked up, and where a view shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Sighting, Term, Text, card_in_hand, card_of, value_of
from engine.kernel.views import View

TERMS: Sequence[Term] = (
    Term("strength", "M-051", "shield"),
    Term("craft", "M-057", "hexagon"),
    Term("lives", "M-076", "heart"),
    Term("fate", "M-088", "clover"),
    Term("gold", "M-198", "circle"),
    Term("alignment", "M-065"),
    Term("good", "M-065", "white-balance-sunny"),
    Term("neutral", "M-065", "scale-balance"),
    Term("evil", "M-065", "weather-night"),
    Term("turn", "M-122", "play"),
    Term("object", "M-206", "treasure-chest"),
    Term("follower", "M-214", "account-group"),
    Term("trophy", "M-237", "sword-cross"),
    Term("spell", "M-222", "auto-fix"),
    Term("toad", "M-258", "paw"),
    Term("missed-turn", "M-111", "sleep"),
    Term("quest", "M-286", "book-open-page-variant"),
    Term("enslaved", "MD-033", "link-variant"),
    Term("out", "M-350"),
    Term("outer", "M-128"),
    Term("middle", "M-128"),
    Term("inner", "M-315"),
    Term("crown", "M-347", "crown"),
    Term("event", "M-110", "lightning-bolt"),
    Term("enemy", "M-113"),
    Term("stranger", "M-118", "account"),
    Term("place", "M-120", "map-marker"),
    Term("talisman", "M-003", "diamond-stone"),
    Term("fight", "M-166"),
    Term("deck", "M-108", "layers"),
    Term("discard-pile", "M-108", "archive"),
    Term("stock", "M-032", "store"),
    Term("winner", "M-006", "trophy"),
    Term("blizzard", "MD-047", "snowflake"),
    Term("hex", "MD-107", "hexagram"),
)
_KINDS = {"magic-object": "object"}
"""Types of cards that are explained under another term."""


def seen(view: View) -> Iterator[Sighting]:
    """Yield the terms that a view shows, each with its place."""
    board = view.board
    for region, spaces in board["regions"].items():
        for space in spaces:
            if space["seats"]:
                yield region, space["name"]
            for card in space["cards"]:
                yield from _of_card(card, space["name"])
            if space["gold"]:
                yield "gold", value_of(space["name"], space["gold"])
            if space["hexed"]:
                yield "hex", space["name"]
    for player in board["players"]:
        yield from _of_player(player)
    if not board["ending"]:
        yield "turn", board["players"][board["turn"]]["name"]
    for seat in board["winners"]:
        yield "winner", board["players"][seat]["name"]
    if board["fight"]:
        yield "fight", view.headline
    yield "deck", Text("seen-deck", {"count": board["deck"]})
    for card in board["discard"]:
        yield "discard-pile", card["name"]
        yield from _of_card(card, card["name"])
    for kind in board["stock"]:
        yield "stock", kind["name"]
    if board["blizzard"]:
        yield "blizzard", view.headline
    for spell in view.private.get("spells", ()):
        yield "spell", card_in_hand(spell["name"])


def _of_player(player: Mapping[str, Any]) -> Iterator[Sighting]:
    whose = player["name"]
    if player["out"]:
        yield "out", whose
    if not player["character"]:
        return
    for value in ("strength", "craft"):
        yield value, value_of(whose, player[value]["total"])
    for value in ("lives", "fate", "gold"):
        yield value, value_of(whose, player[value])
    yield "alignment", whose
    yield player["alignment"], whose
    if player["spells"]:
        yield "spell", value_of(whose, player["spells"])
    for card in (*player["objects"], *player["followers"]):
        yield from _of_card(card, card_of(card["name"], whose))
    for card in player["trophies"]:
        yield "trophy", card_of(card["name"], whose)
    for state, there in (("toad", "toad"), ("misses", "missed-turn"), ("quest", "quest"), ("enslaved", "enslaved")):
        if player[state]:
            yield there, whose


def _of_card(card: Mapping[str, Any], here: Text) -> Iterator[Sighting]:
    kind = str(card["type"])
    yield _KINDS.get(kind, kind), here
    if card["kind"] == "talisman":
        yield "talisman", here
