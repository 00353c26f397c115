"""The board in words: key figures per player, so that it also reads without its picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Figure
from engine.telperinquar.game import HIDDEN, Game
from engine.telperinquar.state import Player


def figure(game: Game, player: Player, entry: Mapping[str, Any]) -> Figure:
    """A player's key figures from his entry of the board."""
    heading = {"who": entry["name"], "hero": entry["hero"]["name"], "level": player.level}
    lines = [
        Text("figure-life", {"life": player.life, "maximum": player.max_life, "hidden": _yes(entry["hero"]["hidden"])}),
        Text("figure-actions", {"actions": player.actions, "maximum": player.max_actions}),
        Text("figure-defences", {"armour": player.armour, "resistance": player.resistance}),
        Text("figure-cards", {"hand": entry["hand"], "pile": entry["pile"], "discard": entry["discard"]}),
    ]
    if entry["equipment"]:
        lines.append(Text("figure-equipment", {"cards": _pieces(entry["equipment"])}))
    if entry["abilities"]:
        lines.append(Text("figure-abilities", {"cards": _pieces(entry["abilities"])}))
    if entry["effects"]:
        lines.append(Text("figure-effects", {"effects": tuple(entry["effects"])}))
    lines += [_creature(game, place, card) for place, card in enumerate(entry["row"], 1)]
    return Figure(Text("figure-heading", heading), lines)


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _pieces(pieces: list[Mapping[str, Any]]) -> tuple[Text, ...]:
    """Each card once, with its charges, and how often it is there."""
    counted: dict[tuple[str, str, int], int] = {}
    for piece in pieces:
        charges = -1 if piece["charges"] is None else int(piece["charges"])
        key = (str(piece["kind"]), _yes(piece["exhausted"]), charges)
        counted[key] = counted.get(key, 0) + 1
    names = {str(piece["kind"]): piece["name"] for piece in pieces}
    return tuple(
        Text("figure-piece", {"card": names[kind], "exhausted": exhausted, "charges": charges, "count": count})
        for (kind, exhausted, charges), count in counted.items()
    )


def _creature(game: Game, place: int, card: Mapping[str, Any]) -> Text:
    """One card of the row: place, name, life, state, and the places it threatens."""
    if card["face_down"]:
        return Text("figure-hidden", {"place": place, "card": HIDDEN})
    reached = [game.cards[each] for each in card["reaches"]]
    places = sorted(game.players[each.seat].row.index(each.id) + 1 for each in reached)
    words = tuple(Text("figure-place", {"place": each}) for each in places)
    values = {
        "place": place,
        "card": card["name"],
        "life": card["life"],
        "maximum": card["max_life"],
        "injured": _yes(card["injured"]),
        "exhausted": _yes(card["exhausted"]),
    }
    if not words:
        return Text("figure-creature-alone", values)
    return Text("figure-creature", {**values, "reaches": words})
