"""Piles that everybody may look through (R-042, R-044, R-142, R-153).

These are discard piles, open hands, known top cards of decks, a dungeon while all are looking at it, and removed cards.
Closed cards of decks and of the reserve are in no view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Pile, PileCard, View

Card = Mapping[str, Any]


def piles(view: View) -> Sequence[Pile]:
    """Return all discard piles, then the other piles."""
    board = view.board
    visible = [
        _pile(f"discard-{player['seat']}", "pile-discard", player, player["discard"]) for player in board["players"]
    ]
    for player in board["players"]:
        if player["hand"]:
            visible.append(_pile(f"hand-{player['seat']}", "pile-hand", player, player["hand"], in_order=True))
        if player["top"]:
            visible.append(_pile(f"top-{player['seat']}", "pile-top", player, player["top"], in_order=True))
    visible += [_dungeon(place) for place in (*board["dungeons"], board["boss"]) if len(place["enemies"]) > 1]
    if board["removed"]:
        visible.append(Pile("removed", Text("pile-removed"), len(board["removed"]), list(_counted(board["removed"]))))
    return visible


def _pile(name: str, heading: str, player: Mapping[str, Any], cards: Sequence[Card], *, in_order: bool = False) -> Pile:
    """Return a pile of a player's cards, the last card on top; ``in_order`` keeps the given order."""
    ordered = cards if in_order else cards[::-1]
    return Pile(name, Text(heading, {"player": player["name"]}), len(cards), list(_counted(ordered)))


def _counted(cards: Sequence[Card]) -> Iterator[PileCard]:
    """Yield identical cards grouped, with a count, at the position of the first."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card["card"]] = counts.get(card["card"], 0) + 1
    for kind, count in counts.items():
        card = next(copy for copy in cards if copy["card"] == kind)
        yield PileCard(_line(card, count), {**card, "count": count})


def _line(card: Card, count: int = 1) -> Text:
    """Return the line of a card: its name, power, number and printed text."""
    line = Text("pile-card", {"card": card["name"], "power": card["power"], "count": count})
    for place, sentence in enumerate(card["lines"][1:]):
        line = Text("pile-more" if place else "pile-card-with-detail", {"line": line, "detail": sentence})
    return line


def _dungeon(place: Mapping[str, Any]) -> Pile:
    """Return the face-up enemies of a dungeon, the top one first."""
    heading = Text("pile-dungeon", {"number": place["number"], "boss": place.get("name", "")})
    face = {"kind": "enemy", "level": place["level"], "hero": "", "count": 1}
    cards = [PileCard(_line(enemy), {**enemy, **face}) for enemy in place["enemies"]]
    return Pile(f"dungeon-{place['number']}", heading, len(cards), cards)
