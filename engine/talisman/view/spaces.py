"""Descriptions of spaces for ``/space``: instructions, cards and players there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Item, Place, View
from engine.talisman.board import board, space_name
from engine.talisman.view.items import card_lines, describe


def places(view: View) -> Sequence[Place]:
    """Return all spaces in the order of their regions, labelled with everything that is there."""
    return [Place(space["space"], _label(view, space)) for ring in view.board["regions"].values() for space in ring]


def place(view: View, name: str) -> Item:
    """Return a space with its instructions and everything there now. Raises KeyError."""
    space = next((data for ring in view.board["regions"].values() for data in ring if data["space"] == name), None)
    if space is None:
        raise KeyError(name)
    item, region = describe(space["kind"]), board().region(name)
    lines = [line for line in item.lines if line.values.get("region", region) == region]
    cards = [{**card, "lines": _lines(card)} for card in space["cards"]]
    people = [{"seat": seat, "name": view.board["players"][seat]["name"]} for seat in space["seats"]]
    there = {"cards": cards, "people": people, "gold": space["gold"], "hexed": space["hexed"]}
    face = {**item.face, "template": "space", "lines": lines, **there}
    return Item(space_name(name), [*lines, *_here(view, space)], face)


def _label(view: View, space: Mapping[str, Any]) -> Text:
    there = [view.board["players"][seat]["name"] for seat in space["seats"]]
    there += [card["name"] for card in space["cards"]]
    if space["gold"]:
        there.append(Text("here-coins", {"gold": space["gold"]}))
    return Text("here-space", {"space": space_name(space["space"]), "things": tuple(there), "count": len(there)})


def _lines(card: Mapping[str, Any]) -> Sequence[Text]:
    """Return the lines of a card that lies on the board, with the points that are left on it."""
    return [
        line._replace(values={**line.values, "amount": card["points"]}) if line.key == "card-points" else line
        for line in card_lines(card["kind"])
    ]


def _here(view: View, space: Mapping[str, Any]) -> list[Text]:
    """Return the players and cards on a space, the cards with their lines."""
    lines: list[Text] = []
    if space["seats"]:
        names = tuple(view.board["players"][seat]["name"] for seat in space["seats"])
        lines.append(Text("here-people", {"players": names}))
    for card in space["cards"]:
        line = Text("here-card", {"card": card["name"], "points": card["points"]})
        for detail in _lines(card):
            line = Text("here-with-detail", {"line": line, "detail": detail})
        lines.append(line)
    if space["gold"]:
        lines.append(Text("here-gold", {"gold": space["gold"]}))
    if space["hexed"]:
        lines.append(Text("here-hexed"))
    return lines or [Text("here-nothing")]
