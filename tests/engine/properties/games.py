"""Random games of any kind: which game, which options, how many seats; and all the texts that they bring forth."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Literal, NamedTuple, get_args, get_origin

from pydantic import ValidationError

from engine.commands.options import computer_options
from engine.games import game
from engine.kernel.flow import Event
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move, RefusedError
from engine.kernel.text import Text
from engine.kernel.views import View

ENOUGH = 3000
"""Moves a random game has at most."""
VARIANTS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "telperinquar-draft": ("telperinquar", {"draft": True}),
    "telperinquar-teams": ("telperinquar", {"teams": True}),
    "telperinquar-draft-teams": ("telperinquar", {"draft": True, "teams": True}),
    "telperinquar-double-class": ("telperinquar", {"double_class": True}),
    "telperinquar-tournament": ("telperinquar", {"tournament": True}),
    "imperator-ordered": ("imperator", {"battle": "ordered"}),
}
"""Games that are played so differently with an option that they are counted apart."""
LIMITS: Mapping[str, tuple[int, int]] = {
    "telperinquar": (1, 60),
    "imperator": (1, 50),
    "heldenkampf": (2, 40),
    "talisman": (1, 40),
}
"""Between which numbers of rounds a round limit is drawn."""


IN_TIME: Mapping[str, Mapping[str, Any]] = {"talisman": {"round_limit": 40}}
"""Options with which a game that is played at random, and not by anybody who wants it to end, has few enough moves."""


class Case(NamedTuple):
    """A game to be played at random: everything that happens in it follows from these four."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Any]

    @classmethod
    def read(cls, line: str) -> Case:
        """The reverse of ``str``. Raises ValueError."""
        name, seats, seed, options = line.split(maxsplit=3)
        return cls(name, int(seats), int(seed), json.loads(options))

    def __str__(self) -> str:
        return f"{self.game} {self.seats} {self.seed} {json.dumps(self.options, separators=(',', ':'))}"

    @property
    def secret(self) -> bytes:
        """What its dice come from."""
        return b"property %d" % self.seed

    def begin(self, key: bytes | None = None) -> Match[Any]:
        """The game before its first move, which rests before each automatic step as it does at a table. ``key`` is that
        of the dice, otherwise the secret.
        """
        return Match.new(game(self.game), key or self.secret, self.seats, self.options, stepwise=True)

    def random(self) -> Random:
        """The chance that makes the decisions of the game."""
        return Random(self.seed)


def usual(variant: str, seed: int) -> Case:
    """A game, or one of the variants, with its usual options and as many seats as the seed says."""
    name, more = VARIANTS.get(variant, (variant, {}))
    rules = game(name)
    seats = [number for number in rules.seats if number == 4 or "teams" not in more]
    return Case(name, seats[seed % len(seats)], seed, {**_options(name), **more})


def _options(name: str) -> dict[str, Any]:
    """The options with which nobody but computers plays a game."""
    return {**computer_options(game(name).options_type), **IN_TIME.get(name, {})}


def drawn(variant: str, seats: int, seed: int) -> Case | None:
    """A game, or one of the variants, with options by chance; None where it is not played with so many seats."""
    name, more = VARIANTS.get(variant, (variant, {}))
    rules = game(name)
    random = Random(f"options {seed}")
    for _ in range(100):
        options = {
            field: value
            for field, model_field in rules.options_type.model_fields.items()
            for value in [_value(name, field, model_field.annotation, seats, random)]
            if value is not None
        }
        options = {**_options(name), **options, **more}
        found = Case(name, seats, seed, options)
        try:
            found.begin()
        except (ValidationError, RefusedError):
            continue
        return found
    return None


def _value(name: str, field: str, kind: Any, seats: int, random: Random) -> Any:
    """A value for an option; None for the usual one, which every other option keeps."""
    if random.random() < 0.5:
        return None
    if kind is bool:
        return random.random() < 0.5
    if get_origin(kind) is Literal:
        return random.choice(get_args(kind))
    if field == "round_limit":
        return random.randint(*LIMITS.get(name, (5, 30)))
    if field == "first":
        return random.randrange(seats)
    if field == "decks":
        ready = list(game(name).cards.decks)  # type: ignore[attr-defined]: of the one game that has decks
        return [random.choice([None, *ready]) for _ in range(seats)]
    if kind is int:
        return random.randint(1 if field == "lives" else 0, 4)
    return None


def any_case(variant: str, seed: int) -> Case:
    """The usual options for every other seed, otherwise such by chance."""
    found = usual(variant, seed)
    return (drawn(variant, found.seats, seed) if seed % 2 else None) or found


def go_on(match: Match[Any]) -> list[Event]:
    """Carry out the automatic steps that are due; what happened."""
    events: list[Event] = []
    while match.due:
        events += match.proceed().events
    return events


def moments(match: Match[Any], random: Random, limit: int = ENOUGH) -> Iterator[int]:
    """Play at random to the end; yield the number of each moment before its move is made."""
    for number in range(limit):
        go_on(match)
        menus = match.menus()
        if not menus:
            return
        yield number
        seat = random.choice(list(menus))
        match.play(seat, menus[seat].draw(random))


def some(menu: Menu, random: Random, count: int) -> list[Move]:
    """A few moves of a menu by chance, each at most once, and one of each of its patterns."""
    listed = random.sample(list(menu.moves), min(count, len(menu.moves)))
    return listed + [pattern.draw(random) for pattern in menu.patterns]


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
