"""The order of examples, and their outcome."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from hashlib import sha256
from traceback import extract_tb
from types import FrameType
from typing import NamedTuple

from engine.games import GAMES, game
from tests.engine.properties.every import PROPERTIES, of_game
from tests.engine.properties.games import VARIANTS, Case, drawn

LONGEST = 300
"""Seconds after which an example counts as one that does not end."""


class ExampleKind(NamedTuple):
    """What is counted apart: a property of a game or variant with so many seats."""

    property: str
    variant: str
    seats: int


class Example(NamedTuple):
    """An example that was tried.

    ``failure`` is empty where the property held; ``occasions`` is how often it could be checked in that game.
    """

    kind: ExampleKind
    case: Case
    occasions: int
    failure: str = ""

    @property
    def line(self) -> str:
        """What ``--repeat`` takes."""
        return f"{self.kind.property}: {self.case}"


def kinds(chosen: str | None = None) -> list[ExampleKind]:
    """Return all kinds of examples, or those of one game or variant."""
    kinds_of_games: list[ExampleKind] = []
    for variant in [*GAMES, *VARIANTS]:
        name = VARIANTS.get(variant, (variant, {}))[0]
        if chosen in (None, variant, name):
            seats = [number for number in game(name).seats if drawn(variant, number, 0) is not None]
            kinds_of_games += [ExampleKind(rule, variant, number) for number in seats for rule in of_game(name)]
    return kinds_of_games


def examples(chosen: list[ExampleKind], seed: str) -> Iterator[tuple[ExampleKind, int]]:
    """All kinds again and again, in an order that changes, each time with a new seed; the same for the same word."""
    turn = 0
    while True:
        mixed = sorted(chosen, key=lambda kind: sha256(f"{seed}/{turn}/{kind}".encode()).digest())
        for kind in mixed:
            digest = sha256(f"{seed}/{turn}/{kind}/seed".encode()).digest()
            yield kind, int.from_bytes(digest[:6], "big")
        turn += 1


class TooLongError(Exception):
    """An example that goes on and on."""


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TooLongError(f"not done after {LONGEST} seconds")


def tried(kind: ExampleKind, seed: int) -> Example:
    """Try one example."""
    case = drawn(kind.variant, kind.seats, seed)
    assert case is not None, f"no options for {kind}"
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(LONGEST)
    try:
        return Example(kind, case, PROPERTIES[kind.property](case))
    except Exception as error:  # every error is what the soak looks for
        places = [
            f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in extract_tb(error.__traceback__)[-4:]
        ]
        said = " ".join(str(error).split())[:500]
        return Example(kind, case, 0, f"{type(error).__name__}: {said} ({' > '.join(places)})")
    finally:
        signal.alarm(0)


def repeat(line: str) -> int:
    """Try the example of a line again, and let any error through.

    Raises ValueError for another line.
    """
    name, colon, case = line.partition(": ")
    if not colon or name not in PROPERTIES:
        raise ValueError(f"no property is called {name!r}")
    return PROPERTIES[name](Case.read(case))
