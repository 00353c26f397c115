"""Random games of any kind: game, options, seats; and all texts in them."""

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

ENOUGH = 5000
"""The most moves of a random game: 40 rounds of six seats with about twenty moves a turn."""
VARIANTS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "telperinquar-draft": ("telperinquar", {"draft": True}),
    "telperinquar-teams": ("telperinquar", {"teams": True}),
    "telperinquar-draft-teams": ("telperinquar", {"draft": True, "teams": True}),
    "telperinquar-double-class": ("telperinquar", {"double_class": True}),
    "telperinquar-tournament": ("telperinquar", {"tournament": True}),
    "imperator-ordered": ("imperator", {"battle": "ordered"}),
}
"""Options that change a game so much that it has examples of its own."""
LIMITS: Mapping[str, tuple[int, int]] = {
    "telperinquar": (1, 60),
    "imperator": (1, 50),
    "heldenkampf": (2, 40),
    "talisman": (1, 40),
}
"""The range of a random round limit."""


IN_TIME: Mapping[str, Mapping[str, Any]] = {"talisman": {"round_limit": 40}}
"""Options that keep a randomly played game short enough."""


class Case(NamedTuple):
    """A random game; everything in it follows from these four values."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Any]

    @classmethod
    def read(cls, line: str) -> Case:
        """Parse the output of ``str``. Raises ValueError."""
        name, seats, seed, options = line.split(maxsplit=3)
        return cls(name, int(seats), int(seed), json.loads(options))

    def __str__(self) -> str:
        return f"{self.game} {self.seats} {self.seed} {json.dumps(self.options, separators=(',', ':'))}"

    @property
    def secret(self) -> bytes:
        """The secret of its dice."""
        return b"property %d" % self.seed

    def begin(self, key: bytes | None = None) -> Match[Any]:
        """Set up the game as a stepwise match.

        ``key`` is that of the dice; the default is the secret.
        """
        return Match.new(game(self.game), key or self.secret, self.seats, self.options, stepwise=True)

    def random(self) -> Random:
        """Return the random numbers for the decisions of the game."""
        return Random(self.seed)


def usual(variant: str, seed: int) -> Case:
    """Return a game, or a variant, with its default options; the seed chooses the number of seats."""
    name, more = VARIANTS.get(variant, (variant, {}))
    rules = game(name)
    seats = [number for number in rules.seats if number == 4 or "teams" not in more]
    return Case(name, seats[seed % len(seats)], seed, {**_options(name), **more})


def _options(name: str) -> dict[str, Any]:
    """Return the options of a game that only computers play."""
    return {**computer_options(game(name).options_type), **IN_TIME.get(name, {})}


def drawn(variant: str, seats: int, seed: int) -> Case | None:
    """Return a game, or a variant, with random options; None if none were found for this number of seats."""
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
        case = Case(name, seats, seed, options)
        try:
            case.begin()
        except (ValidationError, RefusedError):
            continue
        return case
    return None


def _value(name: str, field: str, kind: Any, seats: int, random: Random) -> Any:
    """Return a random value for an option; None for its default, at least every second time."""
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
    """Return default options for even seeds, random options for odd ones."""
    case = usual(variant, seed)
    return (drawn(variant, case.seats, seed) if seed % 2 else None) or case


def go_on(match: Match[Any]) -> list[Event]:
    """Carry out the automatic steps that are due and return their events."""
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
    """Return a few random moves of a menu without duplicates, and a move of each of its patterns."""
    listed = random.sample(list(menu.moves), min(count, len(menu.moves)))
    return listed + [pattern.draw(random) for pattern in menu.patterns]


def texts_in(value: Any) -> Iterator[Text]:
    """Yield every text at or below a value, in any order."""
    waiting = [value]
    while waiting:
        value = waiting.pop()
        kind = type(value)
        if kind is str or kind is int or kind is bool or value is None:  # nearly all values
            continue
        if kind is Text:
            yield value
        elif kind is View:
            waiting += [value.headline, value.board, value.private, value.figures, value.hand]
        elif isinstance(value, Mapping):
            waiting += value.values()
        elif isinstance(value, (list, tuple)):
            waiting += value
