"""What happened since a person's last press, in passages: what stands above the question, and what below it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.kernel.text import Text


class Passage(NamedTuple):
    """What happened in one turn or the like, as sentences in their order.

    ``is_own``: the results of the reader's last action. ``label``: the beginning of the first sentence, or all of it,
    that says whose turn it is. ``key_places`` are those of sentences that the reader must not miss.
    """

    sentences: Sequence[str]
    is_own: bool = False
    label: str = ""
    key_places: Collection[int] = ()

    @property
    def lines(self) -> list[str]:
        """The sentences with their marks: labels and what must not be missed are bold."""
        lines = [f"**{words}**" if place in self.key_places else words for place, words in enumerate(self.sentences)]
        if self.label and 0 not in self.key_places:
            lines[0] = f"**{self.label}**{lines[0].removeprefix(self.label)}"
        return lines


class Arrangement(NamedTuple):
    """The lines above a question; the message key of the heading of the others, and these."""

    above: Sequence[str]
    heading: str
    rest: Sequence[str]


def passages_of(events: Sequence[Text], keys: Collection[str], starts: Collection[int]) -> list[tuple[int, int]]:
    """Return the first place of each passage and the place after its end.

    A passage begins with an event of one of these keys, and at each of the places ``starts``.
    """
    begun = [place for place, event in enumerate(events) if not place or place in starts or event.key in keys]
    return list(pairwise([*begun, len(events)]))


def lines_of(passages: Sequence[Passage]) -> list[str]:
    """Return the lines of all passages."""
    return [line for passage in passages for line in passage.lines]


def arranged(passages: Sequence[Passage], fits: Callable[[Sequence[str]], bool]) -> Arrangement:
    """Return what stands above a question and what below it, where there is no room above for all.

    Above stand the results of the reader's action, if they fit and no key sentence comes after them. Otherwise all
    lines stand below, so that nobody has to put two lists together.
    """
    end = next((number + 1 for number, passage in enumerate(passages) if passage.is_own), 0)
    results, later = lines_of(passages[:end]), passages[end:]
    if results and later and not any(passage.key_places for passage in later) and fits(results):
        return Arrangement(results, "panel-after", lines_of(later))
    return Arrangement((), "panel-story", lines_of(passages))


def summaries(passages: Sequence[Passage]) -> list[Sequence[str]]:
    """Return the sentences of the reader's action, and those of the latest passage with a key sentence up to this one.

    There may be none of either; where the key sentence belongs to the action, there are only those up to it.
    """
    keys = [passage for passage in passages if passage.key_places][-1:]
    own = [passage.sentences for passage in passages if passage.is_own and passage not in keys]
    return [*own, *(passage.sentences[: max(passage.key_places) + 1] for passage in keys)]
