"""What a game offers, besides its rules, to people: to be asked before they give something up, and not for nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from engine.kernel.menus import Menu, Move
from engine.kernel.text import NOTHING, Seat, Text


@runtime_checkable
class CautiousRules(Protocol):
    """Rules that know when a final move (see :class:`~engine.kernel.verbs.Verb`) harms nobody."""

    def caution(self, state: Any, seat: Seat, menu: Menu, move: Move) -> Text | None:
        """Return what happens by this final move, as the button says that makes it: "End the turn: 2 actions unused".

        None where nothing is given up that somebody would want, so that nobody has to be asked. ``state`` is a
        determinized copy: what the seat does not know has no say in it.
        """
        ...


@lru_cache(maxsize=64)
def cautious_rules(rules: Any) -> CautiousRules | None:
    """Return these rules where they offer it. Remembered, since a panel asks at each press."""
    return rules if isinstance(rules, CautiousRules) else None


Plan: TypeAlias = Mapping[str, Sequence[Move]]
"""What somebody has decided of the questions they are put next, by the keys of these: the first of the moves that is
allowed then, or the question's default."""


class OtherWay(NamedTuple):
    """A second button for a move: what it says, and what is decided with it besides."""

    text: Text
    plan: Plan


@runtime_checkable
class ThroughRules(Protocol):
    """Rules in which several questions are usually answered alike, so that one press answers them."""

    def other_way(self, state: Any, seat: Seat, move: Move) -> OtherWay | None:
        """Return how this move is made with more or fewer questions answered by it than usually; None for others."""
        ...

    def goes_on(self, state: Any, seat: Seat, plan: Plan) -> bool:
        """Return whether a question may still be answered as it was planned, and things have not taken a bad turn."""
        ...


@lru_cache(maxsize=64)
def through_rules(rules: Any) -> ThroughRules | None:
    """Return these rules where they offer it."""
    return rules if isinstance(rules, ThroughRules) else None


@runtime_checkable
class SecretiveRules(Protocol):
    """Rules in which a seat that has only one move may have to be asked for it all the same."""

    def may_hide_moves(self, state: Any, seat: Seat) -> bool:
        """Return whether this seat could have other moves now, as far as all others know."""
        ...


@lru_cache(maxsize=64)
def secretive_rules(rules: Any) -> SecretiveRules | None:
    """Return these rules where they offer it."""
    return rules if isinstance(rules, SecretiveRules) else None


class Advice(NamedTuple):
    """A whole move that seems good, and what it does, as a button says it: "Militia attacks Shield Sister".

    ``plan`` is what is decided with it of the questions that follow.
    """

    move: Move
    text: Text
    plan: Plan = NOTHING


@runtime_checkable
class AdvisingRules(Protocol):
    """Rules that can tell which moves seem good."""

    def advise(self, state: Any, seat: Seat, menu: Menu) -> Iterable[Advice]:
        """Return moves of a menu that seem better than doing nothing, the best first, not twice much the same. Only as
        many are taken as are shown, so that the others need not be worded.

        ``state`` is a determinized copy which it may change: what the seat does not know has no say in it. It answers
        within a few milliseconds.
        """
        ...


@lru_cache(maxsize=64)
def advising_rules(rules: Any) -> AdvisingRules | None:
    """Return these rules where they offer it."""
    return rules if isinstance(rules, AdvisingRules) else None
