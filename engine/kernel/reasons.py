"""Reasons why a seat cannot make any move of a kind, which explain an empty list.

A single move that is not allowed has a refusal. Where no move of its kind is allowed, there is often one reason for
all of them ("you have no actions left"); otherwise the commonest reasons are listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import islice, product

from engine.kernel.menus import Argument, Move, Refusal
from engine.kernel.verbs import Verb

MOST_REASONS = 3
"""The most different reasons that a summary lists."""
MOST_TRIED = 400
"""The most moves that are tried to find the reasons."""
VAGUE = ("refused-arguments", "refused-unknown-thing", "refused-unknown-among", "refused-say-more", "refused-which")
"""Refusals about the typed words, not about the position."""


def why_none(verb: Verb, things: Sequence[Argument], refusal_of: Callable[[Move], Refusal]) -> Refusal:
    """Return why no move of this kind is allowed.

    That is the refusal of the move without arguments, or else a summary of the refusals of moves with ``things`` of
    fitting types.
    """
    bare = refusal_of(Move(verb.name))
    if bare.key not in VAGUE:
        return bare
    known = [[thing for thing in things if arg.fits(thing)] for arg in verb.args[: verb.min_args]]
    tried = (refusal_of(Move(verb.name, chosen)) for chosen in islice(product(*known), MOST_TRIED))
    return summarize_refusals(verb.name, (refusal for refusal in tried if refusal.key not in VAGUE))


def summarize_refusals(verb: str, refusals: Iterable[Refusal]) -> Refusal:
    """Summarize the refusals of moves of one kind.

    A single refusal is returned as it is, several as ``refused-nothing`` with the commonest of them. Without any it is
    ``refused-none-<verb>``, for which each game has a text.
    """
    refused = list(refusals)
    counted = Counter(map(_hashable, refused))
    different = {_hashable(refusal): refusal for refusal in refused}
    if not different:
        return Refusal("refused-none-" + verb)
    if len(different) == 1:
        return refused[0]
    commonest = [different[key] for key, _ in counted.most_common(MOST_REASONS)]
    texts = {word: refusal.text for word, refusal in zip(("first", "second", "third"), commonest, strict=False)}
    return Refusal("refused-nothing", {"third": "", **texts, "count": len(different)}, commonest[0].rule)


def _hashable(refusal: Refusal) -> tuple[str, str]:
    return refusal.key, repr(sorted(refusal.values.items()))
