"""Random games of any kind, and all the texts that they bring forth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.commands.simulate import computer_options
from engine.games import game
from engine.kernel.match import Match
from engine.kernel.text import Text
from engine.kernel.views import View

ENOUGH = 3000
VARIANTS: Mapping[str, tuple[str, Mapping[str, Any]]] = {"telperinquar-draft": ("telperinquar", {"draft": True})}
"""Games that are played so differently with an option that all properties are tried with it too."""


def begin(game_name: str, seed: int, **options: Any) -> Match[Any]:
    """A game, or one of the variants, of as many seats as the seed says."""
    name, more = VARIANTS.get(game_name, (game_name, {}))
    rules = game(name)
    seats = rules.seats[seed % len(rules.seats)]
    chosen = {**computer_options(rules.options_type), **more, **options}
    return Match.new(rules, b"property %d" % seed, seats, chosen)


def moments(match: Match[Any], random: Random, limit: int = ENOUGH) -> Iterator[int]:
    """Play at random to the end; yield the number of each moment before its move is made."""
    for number in range(limit):
        menus = match.menus()
        if not menus:
            return
        yield number
        seat = random.choice(list(menus))
        match.play(seat, random.choice(list(menus[seat].moves)))


def texts_in(value: Any) -> Iterator[Text]:
    """Every text at or below a value."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, View):
        yield from texts_in([value.headline, value.board, value.private, value.figures, value.hand])
    elif isinstance(value, Mapping):
        for entry in value.values():
            yield from texts_in(entry)
    elif isinstance(value, (list, tuple)):
        for entry in value:
            yield from texts_in(entry)
