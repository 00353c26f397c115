"""The piles of a game of Talisman that everybody may look through: discard piles, what can be bought, and what lies
open in front of the players (M-037).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Pile, PileCard, View
from engine.talisman.view.items import card_lines

Card = Mapping[str, Any]
_OWN = ("objects", "followers", "trophies")


def piles(view: View) -> Sequence[Pile]:
    """Return the discard piles and the stock, then what each player has."""
    board = view.board
    stock = [Pile("stock", Text("pile-stock"), sum(card["count"] for card in board["stock"]), _stock(board["stock"]))]
    found = [_pile("adventure", board["discard"][::-1]), _pile("spells", board["spell_discard"][::-1]), *stock]
    for player in board["players"]:
        own = [zone for zone in _OWN if player["character"] and player[zone]]
        found += [_pile(zone, player[zone], player) for zone in own]
    return found


def _pile(zone: str, cards: Sequence[Card], player: Mapping[str, Any] | None = None) -> Pile:
    """Cards in this order, equal ones as one."""
    if player is None:
        return Pile(zone, Text("pile-" + zone), len(cards), list(_counted(cards)))
    heading = Text("pile-" + zone, {"player": player["name"]})
    return Pile(f"{zone}-{player['seat']}", heading, len(cards), list(_counted(cards)))


def _counted(cards: Sequence[Card]) -> Iterator[PileCard]:
    kinds = [card["kind"] for card in cards]
    first = {card["kind"]: card for card in reversed(cards)}
    for kind in dict.fromkeys(kinds):
        yield _card(first[kind], kinds.count(kind))


def _stock(stock: Sequence[Card]) -> list[PileCard]:
    return [_card(each, each["count"]) for each in stock]


def _card(card: Card, count: int) -> PileCard:
    """A card with its number and what is written on it."""
    line = Text("pile-card", {"card": card["name"], "count": count})
    for told in card_lines(card["kind"]):
        line = Text("here-told", {"line": line, "told": told})
    return PileCard(line, {**card, "lines": list(card_lines(card["kind"])), "count": count})
