"""Why a seat can make no move of a kind at this moment: the reason for a list that would be empty.

A single move that is not allowed has a refusal. Where no move of its kind is allowed, there is often one reason for
all of them ("you have no actions left"); else each thing has a reason of its own, and the commonest are told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice, product
from typing import Any, Protocol, runtime_checkable

from engine.kernel.menus import Menu, Move, Refusal
from engine.kernel.rules import Rules
from engine.kernel.text import Seat

MOST_REASONS = 3
"""So many different reasons are told."""
MOST_TRIED = 400
"""So many moves are tried to find out why none is allowed."""
VAGUE = ("refused-arguments", "refused-unknown-thing", "refused-unknown-among", "refused-say-more", "refused-which")
"""Refusals that speak of what was typed, and not of the position."""


@runtime_checkable
class ReasonRules(Protocol):
    """What a game offers besides its rules that knows itself why a kind of move is not possible."""

    def nothing(self, state: Any, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
        """Return why no move of this kind is among the allowed ones of a seat; ``menu`` is its open menu."""
        ...


def nothing(rules: Rules[Any], state: Any, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
    """Return why no move of this kind is allowed for a seat, for any game: what the game itself says, else what it
    answers to the move without arguments or to those that the seat could name."""
    if isinstance(rules, ReasonRules):
        return rules.nothing(state, seat, verb, menu)
    bare = rules.refuse(state, seat, Move(verb), menu)
    if bare.key not in VAGUE:
        return bare
    tried = (rules.refuse(state, seat, move, menu) for move in _named(rules, state, seat, verb))
    return summed_up(verb, (refusal for refusal in tried if refusal.key not in VAGUE))


def summed_up(verb: str, refusals: Iterable[Refusal]) -> Refusal:
    """Return what several refusals of moves of one kind say together: the only one, or the commonest of them as
    ``refused-nothing``; where there is nothing that could be tried, ``refused-none-<verb>``, which each game words."""
    found = list(refusals)
    counted = Counter(map(_hashable, found))
    different = {_hashable(refusal): refusal for refusal in found}
    if not different:
        return Refusal("refused-none-" + verb)
    if len(different) == 1:
        return found[0]
    commonest = [different[each] for each, _ in counted.most_common(MOST_REASONS)]
    told = {word: refusal.text for word, refusal in zip(("first", "second", "third"), commonest, strict=False)}
    return Refusal("refused-nothing", {"third": "", **told, "count": len(different)}, commonest[0].rule)


def _hashable(refusal: Refusal) -> tuple[str, str]:
    return refusal.key, repr(sorted(refusal.values.items()))


def _named(rules: Rules[Any], state: Any, seat: Seat, verb: str) -> Iterable[Move]:
    """Moves of a kind with everything the seat can name, as far as their types go."""
    args = rules.verbs[verb].args
    things = [thing for thing, _ in rules.things(state, seat)]
    known = [[thing for thing in things if arg.fits(thing)] for arg in args[: rules.verbs[verb].least]]
    return (Move(verb, tuple(chosen)) for chosen in islice(product(*known), MOST_TRIED))
