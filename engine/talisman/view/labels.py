"""How moves read in panels and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engine.kernel.menus import Argument, Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import board, space_name
from engine.talisman.cards.library import library
from engine.talisman.play.turns import ways
from engine.talisman.state import Adventure, at, kind

_SEATS = ("attack", "combat", "rob", "beguile")
_COUNTS = ("fate", "number")


def argument_label(state: Adventure, seat: Seat, move: Move, depth: int) -> Text:
    """Return the argument number ``depth`` (from 1) of a move, as an option of a list."""
    argument = move.args[depth - 1]
    if isinstance(argument, tuple):
        cards = [card_label(str(each)) for each in cast("tuple[Any, ...]", argument)]
        return Text("argument-cards", {"cards": cards})
    if isinstance(argument, int):
        return Text("argument-number", {"number": argument}) if move.name in _COUNTS else seat_name(argument)
    return _word(state, seat, move.name, argument)


def _word(state: Adventure, seat: Seat, verb: str, word: str) -> Text:
    if word in board().spaces:
        return space_label(state, seat, word)
    if verb == "visit":
        return Text("way-" + word)
    if verb == "wish":
        return Text("wish-" + word)
    if verb == "open":
        return Text("open-" + word)
    if verb == "align":
        return Text("align-" + word)
    if word == "gold":
        return Text("argument-gold")
    return card_label(word)


def card_label(card: str) -> Text:
    """Return a card by its name; an Enemy with its Strength or Craft."""
    data = library().enemy(card)
    if data is None:
        return name(kind(card))
    attribute, value = ("craft", data.craft) if data.craft else ("strength", data.strength)
    return Text("argument-enemy", {"enemy": name(data.id), "attribute": attribute, "value": value})


def space_label(state: Adventure, seat: Seat, space: str) -> Text:
    """Return a space with who stands and what lies there, and how it is reached over the bridge."""
    others = tuple(seat_name(other) for other in at(state, space) if other != seat)
    cards = tuple(card_label(card) for card in state.cards.get(space, ()))
    crossing = next((way.crossing for way in ways(state, seat) if way.target == space), "")
    values = {"space": space_name(space), "others": others, "cards": cards, "count": len(others) + len(cards)}
    return Text("argument-space", {**values, "crossing": crossing or "none"})


def things(state: Adventure, seat: Seat) -> Sequence[tuple[Argument, Text]]:
    """Return everything that can be named: spaces, one's cards, and what lies where one stands."""
    one = state.adventurers[seat]
    found: list[tuple[Argument, Text]] = [(space, space_name(space)) for space in board().spaces]
    cards = (*one.objects, *one.followers, *one.trophies, *one.spells, *state.cards.get(one.space, ()))
    return [*found, *((card, card_label(card)) for card in cards)]
