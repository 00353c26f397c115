"""Why a seat can make no move of a kind at this moment: the reason for a list that would be empty.

A single move that is not allowed has a refusal. Where no move of its kind is allowed, there is often one reason for
all of them ("you have no actions left"); else each thing has a reason of its own, and the commonest are told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import islice, product

from engine.kernel.menus import Argument, Move, Refusal
from engine.kernel.verbs import Verb

MOST_REASONS = 3
"""So many different reasons are told."""
MOST_TRIED = 400
"""So many moves are tried to find out why none is allowed."""
VAGUE = ("refused-arguments", "refused-unknown-thing", "refused-unknown-among", "refused-say-more", "refused-which")
"""Refusals that speak of what was typed, and not of the position."""


def why_none(verb: Verb, things: Sequence[Argument], refusal_of: Callable[[Move], Refusal]) -> Refusal:
    """Return why no move of this kind is allowed: what ``refusal_of`` the move without arguments says, or else, summed
    up, of the moves made with ``things``, as far as their types fit.
    """
    bare = refusal_of(Move(verb.name))
    if bare.key not in VAGUE:
        return bare
    known = [[thing for thing in things if arg.fits(thing)] for arg in verb.args[: verb.least]]
    tried = (refusal_of(Move(verb.name, chosen)) for chosen in islice(product(*known), MOST_TRIED))
    return summed_up(verb.name, (refusal for refusal in tried if refusal.key not in VAGUE))


def summed_up(verb: str, refusals: Iterable[Refusal]) -> Refusal:
    """Return what several refusals of moves of one kind say together: the only one, or the commonest of them as
    ``refused-nothing``; where there is nothing that could be tried, ``refused-none-<verb>``, which each game words.
    """
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
