"""Public piles: the discard piles, the Purchase stock, and the cards in front of the players (M-037)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Pile, PileCard, View
from engine.talisman.view.items import card_lines

Card = Mapping[str, Any]
_OWN = ("objects", "followers", "trophies")


def piles(view: View) -> Sequence[Pile]:
    """Return the discard piles and the stock, then the piles of each player."""
    board = view.board
    stock = [Pile("stock", Text("pile-stock"), sum(card["count"] for card in board["stock"]), _stock(board["stock"]))]
    all_piles = [_pile("adventure", board["discard"][::-1]), _pile("spells", board["spell_discard"][::-1]), *stock]
    for player in board["players"]:
        own = [zone for zone in _OWN if player["character"] and player[zone]]
        all_piles += [_pile(zone, player[zone], player) for zone in own]
    return all_piles


def _pile(zone: str, cards: Sequence[Card], player: Mapping[str, Any] | None = None) -> Pile:
    """Return a pile with the cards in this order; identical cards are grouped, with a count."""
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
    return [_card(card, card["count"]) for card in stock]


def _card(card: Card, count: int) -> PileCard:
    """Return a card with the number of its copies and the lines on it."""
    line = Text("pile-card", {"card": card["name"], "count": count})
    for printed in card_lines(card["kind"]):
        line = Text("here-with-detail", {"line": line, "detail": printed})
    return PileCard(line, {**card, "lines": list(card_lines(card["kind"])), "count": count})
