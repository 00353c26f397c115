"""The spaces of the board for whoever asks: what each does, what lies and who stands there (for ``/space``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.text import Text
from engine.kernel.views import Item, Place, View
from engine.talisman.board import board, space_name
from engine.talisman.view.items import card_lines, describe


def places(view: View) -> Sequence[Place]:
    """Return all spaces in the order of their regions, each with what is there."""
    return [Place(space["space"], _label(view, space)) for ring in view.board["regions"].values() for space in ring]


def place(view: View, name: str) -> Item:
    """Return a space with what it does and what is there now. Raises KeyError."""
    space = next((each for ring in view.board["regions"].values() for each in ring if each["space"] == name), None)
    if space is None:
        raise KeyError(name)
    item, region = describe(space["kind"]), board().region(name)
    lines = [line for line in item.lines if line.values.get("region", region) == region]
    cards = [{**card, "lines": card_lines(card["kind"])} for card in space["cards"]]
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


def _here(view: View, space: Mapping[str, Any]) -> list[Text]:
    """Who stands and what lies on a space, the cards with what they do."""
    lines: list[Text] = []
    if space["seats"]:
        names = tuple(view.board["players"][seat]["name"] for seat in space["seats"])
        lines.append(Text("here-people", {"players": names}))
    for card in space["cards"]:
        line = Text("here-card", {"card": card["name"], "points": card["points"]})
        for told in card_lines(card["kind"]):
            line = Text("here-told", {"line": line, "told": told})
        lines.append(line)
    if space["gold"]:
        lines.append(Text("here-gold", {"gold": space["gold"]}))
    if space["hexed"]:
        lines.append(Text("here-hexed"))
    return lines or [Text("here-nothing")]
