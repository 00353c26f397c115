"""Terms of the game that players can look up, and where a view shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Sighting, Term, Text, card_in_hand, card_of, value_of
from engine.kernel.views import View

TERMS: Sequence[Term] = (
    Term("deck", "R-036", "layers"),
    Term("discard-pile", "R-041", "archive"),
    Term("hand", "R-044", "cards"),
    Term("known", "R-044"),
    Term("power", "R-078", "sword"),
    Term("enemy", "R-049"),
    Term("loot", "R-050"),
    Term("basic", "R-039"),
    Term("skill", "R-040"),
    Term("exhausted", "R-088"),
    Term("rule", "R-053", "alert-circle"),
    Term("dungeon", "R-018"),
    Term("reward", "R-115"),
    Term("campfire", "R-117", "campfire"),
    Term("armoury", "R-117", "anvil"),
    Term("map", "R-118", "book-open-page-variant"),
    Term("sanctuary", "R-118", "pillar"),
    Term("boss", "R-125", "skull"),
    Term("track", "R-122", "chess-knight"),
    Term("token", "R-154", "flag-checkered"),
    Term("reserve", "R-152"),
    Term("removed", "R-142"),
)


def seen(view: View) -> Iterator[Sighting]:
    """Yield each term that a view shows, with the place where it is visible."""
    board = view.board
    for player in board["players"] if board["choosing"] is None else ():  # no player has a deck before
        yield from _of_player(player)
    yield "token", board["token"]
    for dungeon in board["dungeons"]:
        for enemy in dungeon["enemies"]:
            yield "dungeon", enemy["name"]
            yield from _of_enemy(enemy)
        if reward := dungeon["reward"]:
            yield "reward", reward["name"]
            yield str(reward["reward"]).partition("-")[0], reward["name"]
    for enemy in board["boss"]["enemies"]:
        yield "boss", board["boss"]["name"]
        yield from _of_enemy(enemy)
    track = board["track"]
    yield "track", Text("figure-track", {"left": track["skull"] - track["pawn"]})
    for level, cards in enumerate(board["reserve"], start=1):
        if cards:
            yield "reserve", Text("seen-reserve", {"level": level, "cards": cards})
    for card in board["removed"]:
        yield "removed", card["name"]
    for card in view.private.get("hand", ()):
        yield from _of_card(card, card_in_hand(card["name"]))


def _of_player(player: Mapping[str, Any]) -> Iterator[Sighting]:
    whose = player["name"]
    yield "deck", value_of(whose, player["deck"])
    yield "discard-pile", value_of(whose, len(player["discard"]))
    yield "hand", value_of(whose, len(player["hand"]))
    if player["exhausted"]:
        yield "exhausted", whose
    for card in player["top"]:
        yield "known", card_of(card["name"], whose)
    for card in (*player["hand"], *player["discard"]):
        yield from _of_card(card, card_of(card["name"], whose))


def _of_enemy(enemy: Mapping[str, Any]) -> Iterator[Sighting]:
    yield "enemy", enemy["name"]
    yield "power", value_of(enemy["name"], enemy["power"])
    for rule in enemy["lines"][1:]:
        yield "rule", Text("seen-rule", {"enemy": enemy["name"], "rule": rule})


def _of_card(card: Mapping[str, Any], here: Text) -> Iterator[Sighting]:
    identifier = str(card["card"])
    yield "power", value_of(here, card["power"])
    yield identifier.partition("-")[0], here
