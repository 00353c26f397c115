"""What a game has to offer so that the house can carry it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

from pydantic import BaseModel

from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Flow
from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.text import Seat, Text
from engine.kernel.verbs import Verbs
from engine.kernel.views import Item, Result, View

S = TypeVar("S")


class Rules(Protocol[S]):
    """The rules of one game over its state ``S`` (slotted dataclasses of ids, numbers, texts and lists).

    At rest everything but ``resolve`` and ``resign`` is a pure function. A refusal is data, never an exception.
    """

    name: str
    """The game's identifier: also its folder in ``engine/`` and in ``data/``."""

    seats: range
    """The numbers of seats it can be played with."""

    state_type: type[S]
    options_type: type[BaseModel]
    """The options of ``/game new``, each with a default; pydantic names what is wrong with an option."""

    verbs: Verbs
    """All kinds of moves, each declared once; in ``verbs.py`` by custom."""

    data: Path
    """The game's folder below ``data/``."""

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Names of content items: identifier -> language -> name (for :func:`engine.kernel.text.name`)."""
        ...

    def describe(self, identifier: str) -> Item:
        """What ``/card`` shows of a content item. Raises KeyError for an identifier that is not in ``names``."""
        ...

    def setup(self, options: Any, seats: int, dice: Dice) -> S:
        """The state before the first move. Raises Refused if the options do not fit the number of seats."""
        ...

    def menus(self, state: S) -> Mapping[Seat, Menu]:
        """Who may do what at rest; empty exactly when the game is over."""
        ...

    def phase(self, state: S) -> str:
        """Return the phase the game is in, by which :class:`~engine.kernel.verbs.Phases` knows it; "" without any."""
        ...

    def refuse(self, state: S, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        """Why this move, which is not in ``menu`` (the seat's open menu, at rest or in motion), is not allowed.

        It is one of ``verbs``, whose :meth:`~engine.kernel.verbs.Verbs.refusal` tells of its shape and its phase.
        """
        ...

    def resolve(self, state: S, seat: Seat, move: Move, io: IO) -> Flow:
        """Carry out one allowed move made at rest; may stop to ask."""
        ...

    def resign(self, state: S, seat: Seat, io: IO) -> None:
        """Take a seat out of the game at rest."""
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may know."""
        ...

    def headline(self, state: S) -> Text:
        """The view's headline alone: where the game is, as everybody may know."""
        ...

    def result(self, state: S) -> Result | None:
        """How the game ended, None while it runs."""
        ...

    def label(self, state: S, seat: Seat, move: Move, depth: int) -> Text:
        """How a person reads a move: depth 0 its verb (with cost where it has no arguments), depth n its n-th argument
        as an option of a list (with what matters for choosing: cost, life points, chances)."""
        ...

    def things(self, state: S, seat: Seat) -> Sequence[tuple[Argument, Text]]:
        """Everything this seat can see and name as an argument of a move, allowed now or not."""
        ...

    def determinize(self, state: S, seat: Seat | None, random: Random) -> S:
        """A copy in which all that this seat does not know is dealt anew: as likely as the real one to this seat."""
        ...

    def choose(self, state: S, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        """The computer player's answer; ``state`` is a determinized copy which it may change."""
        ...
