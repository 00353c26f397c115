"""What everybody may look through: discard piles, open hands, cards whose place in a deck is known, a dungeon while all
are looking at it, and removed cards (R-042, R-044, R-142, R-153). Closed cards of decks and reserve are in no view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Pile, PileCard, View

Card = Mapping[str, Any]


def piles(view: View) -> Sequence[Pile]:
    """Return the discard pile of everybody first, then what else there is."""
    board = view.board
    found = [
        _pile(f"discard-{player['seat']}", "pile-discard", player, player["discard"]) for player in board["players"]
    ]
    for player in board["players"]:
        if player["hand"]:
            found.append(_pile(f"hand-{player['seat']}", "pile-hand", player, player["hand"], kept=True))
        if player["top"]:
            found.append(_pile(f"top-{player['seat']}", "pile-top", player, player["top"], kept=True))
    found += [_dungeon(place) for place in (*board["dungeons"], board["boss"]) if len(place["enemies"]) > 1]
    if board["removed"]:
        found.append(Pile("removed", Text("pile-removed"), len(board["removed"]), list(_counted(board["removed"]))))
    return found


def _pile(name: str, heading: str, player: Mapping[str, Any], cards: Sequence[Card], *, kept: bool = False) -> Pile:
    """A player's cards, the top one of a discard pile first; ``kept``: in the order in which they are given."""
    ordered = cards if kept else cards[::-1]
    return Pile(name, Text(heading, {"player": player["name"]}), len(cards), list(_counted(ordered)))


def _counted(cards: Sequence[Card]) -> Iterator[PileCard]:
    """Equal cards as one with their number, where the first of them lies."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card["card"]] = counts.get(card["card"], 0) + 1
    for kind, count in counts.items():
        card = next(each for each in cards if each["card"] == kind)
        yield PileCard(_line(card, count), {**card, "count": count})


def _line(card: Card, count: int = 1) -> Text:
    """A card with its power, its number and what is written on it."""
    line = Text("pile-card", {"card": card["name"], "power": card["power"], "count": count})
    for place, sentence in enumerate(card["lines"][1:]):
        line = Text("pile-more" if place else "pile-card-told", {"line": line, "told": sentence})
    return line


def _dungeon(place: Mapping[str, Any]) -> Pile:
    """The open enemies of a dungeon, the top one first."""
    heading = Text("pile-dungeon", {"number": place["number"], "boss": place.get("name", "")})
    looks = {"kind": "enemy", "level": place["level"], "hero": "", "count": 1}
    cards = [PileCard(_line(enemy), {**enemy, **looks}) for enemy in place["enemies"]]
    return Pile(f"dungeon-{place['number']}", heading, len(cards), cards)
