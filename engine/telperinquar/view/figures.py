"""Key figures of each player in words, so that the board also reads without its picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Figure
from engine.telperinquar.play.game import HIDDEN_CARD, SEATS, ActiveGame
from engine.telperinquar.state import Card, Player


def figure(game: ActiveGame, player: Player, entry: Mapping[str, Any]) -> Figure:
    """Return a player's key figures from their entry of the board."""
    title = Text("figure-heading", {"who": entry["name"], "hero": _heroes(entry)})
    if entry["group"] is not None:
        title = Text("figure-heading-group", {**title.values, "group": entry["group"]})
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
    return Figure(title, lines)


def _heroes(entry: Mapping[str, Any]) -> Text:
    """Return the hero with the level, or both hero cards with theirs."""
    heroes = [
        Text("figure-hero", {"hero": hero_class["hero"], "level": hero_class["level"]})
        for hero_class in entry["classes"]
    ]
    return heroes[0] if len(heroes) == 1 else Text("both", {"first": heroes[0], "second": heroes[1]})


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _pieces(pieces: list[Mapping[str, Any]]) -> tuple[Text, ...]:
    """Return each card once, with its charges and its number."""
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


def _creature(game: ActiveGame, place: int, card: Mapping[str, Any]) -> Text:
    """Return a card of the row: place, name, life, state, and the places it threatens."""
    if card["face_down"]:
        return Text("figure-hidden", {"place": place, "card": HIDDEN_CARD})
    reached = [game.cards[card_id] for card_id in card["reaches"]]
    words = _reached(game, reached)
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


def _reached(game: ActiveGame, cards: list[Card]) -> tuple[Text, ...]:
    """Return the places in enemy rows; with several enemies each with its owner's name (T-312c)."""
    places: dict[int, list[int]] = {}
    for card in cards:
        places.setdefault(card.seat, []).append(game.players[card.seat].row.index(card.id) + 1)
    if len(game.players) == 2:
        return tuple(
            Text("figure-place", {"place": place}) for row_places in places.values() for place in sorted(row_places)
        )
    words: list[Text] = []
    for seat, row_places in places.items():  # cards that are reached stand side by side
        if len(row_places) == 1:
            words.append(Text("figure-place-of", {"whose": SEATS[seat], "place": row_places[0]}))
        else:
            words.append(
                Text("figure-places-of", {"whose": SEATS[seat], "first": min(row_places), "last": max(row_places)})
            )
    return tuple(words)
