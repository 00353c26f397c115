"""What happened since a person's last press, in passages: which sentences stand above the question."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from engine.kernel.text import Text

_GAP = " … "


class Passage(NamedTuple):
    """What happened in one turn or the like, as sentences in their order.

    ``is_own``: the results of the reader's last action. ``has_label``: the first sentence says whose turn it is.
    ``key_places`` are those of sentences that the reader must not miss.
    """

    sentences: Sequence[str]
    is_own: bool = False
    has_label: bool = False
    key_places: Collection[int] = ()

    def words(self, places: Collection[int]) -> str:
        """Return the sentences at these places as one line, with a mark where some between them are left out."""
        line, before = "", -1
        for place in sorted(places):
            words = self.sentences[place]
            words = f"**{words}**" if self.has_label and place == 0 else words
            line += (_GAP if place > before + 1 else " ") + words if line else words
            before = place
        return line


def passages_of(events: Sequence[Text], keys: Collection[str], starts: Collection[int]) -> list[tuple[int, int]]:
    """Return the first place of each passage and the place after its end.

    A passage begins with an event of one of these keys, and at each of the places ``starts``.
    """
    begun = [place for place, event in enumerate(events) if not place or place in starts or event.key in keys]
    return list(pairwise([*begun, len(events)]))


Places: TypeAlias = "frozenset[tuple[int, int]]"
"""Sentences by the numbers of their passage and of their place in it."""


def all_places(passages: Sequence[Passage]) -> Places:
    """Return the places of all sentences."""
    return frozenset((number, place) for number, passage in enumerate(passages) for place in range(len(passage[0])))


def lines_of(passages: Sequence[Passage], places: Collection[tuple[int, int]]) -> list[str]:
    """Return one line for each passage that has sentences at these places."""
    lines = (
        passage.words([place for which, place in places if which == number]) for number, passage in enumerate(passages)
    )
    return list(filter(None, lines))


def above_question(passages: Sequence[Passage], fits: Callable[[Sequence[str]], bool], *, with_last: bool) -> Places:
    """Return the sentences that stand above the question: as many as fit, in stretches without gaps.

    Chosen are first those at the key places, then the end of the results of the reader's action, then what led to the
    former, and at last, if ``with_last``, the latest sentences, which led to the question.
    """
    chosen: Places = frozenset()

    def add(number: int, place: int) -> bool:
        nonlocal chosen
        more = chosen | {(number, place)}
        if fits(lines_of(passages, more)):
            chosen = more
            return True
        return False

    def add_up_to(number: int, last: int) -> bool:
        return all(add(number, place) for place in range(last, -1, -1))

    keys = _latest_keys(passages)[::-1]
    own = [number for number, passage in enumerate(passages) if passage.is_own]
    for number, place in keys:
        add(number, place)
    for number in own:
        add_up_to(number, len(passages[number].sentences) - 1)
    for number, place in keys:
        if (number, place) in chosen:
            add_up_to(number, place)
    for number in range(len(passages) - 1, -1, -1) if with_last else ():
        if not add_up_to(number, len(passages[number].sentences) - 1):
            break
    return chosen


def _latest_keys(passages: Sequence[Passage]) -> list[tuple[int, int]]:
    """Return the last key place of each passage that has one."""
    return [(number, max(passage.key_places)) for number, passage in enumerate(passages) if passage.key_places]


def most_important(passages: Sequence[Passage]) -> tuple[int, int]:
    """Return the place of the latest key sentence, else the end of the reader's action, else that of all passages."""
    ends = [(number, len(passage.sentences) - 1) for number, passage in enumerate(passages)]
    own = [end for end, passage in zip(ends, passages, strict=True) if passage.is_own]
    return [*ends, *own, *_latest_keys(passages)][-1]


def heading_of_rest(above: Places, rest: Places) -> str:
    """Return the message key of the heading over the sentences that do not stand above the question."""
    if not above:
        return "panel-story"
    if max(rest) < min(above):
        return "panel-before"
    return "panel-after" if min(rest) > max(above) else "panel-also"
