"""Narration: consecutive events of the same player, joined into one sentence where their texts allow it.

The text of such an event has an attribute ``and``: what the player does, without the player's name; ``and-it`` says the
same about the card or enemy that the clause before has named, and ``also`` is what is added to an event of the same
kind, about the same bearer if it has one. ``heading`` is how the beginning of a player's turn is worded before the
player's first actions in it; it is empty where a sentence without the player would be wrong. ``after-<key>`` is a whole
sentence for an event that directly follows one with this key, whose words contain the names already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.text import Text, Value
from render.languages import Languages, Reader

AND, AND_IT, ALSO, HEADING = "and", "and-it", "also", "heading"
AFTER = "after-"
"""The attribute that says an event after another one begins so and ends with the key of the other one."""
BEARER = "bearer"
SUBJECTS = ("player", "who")
"""The values that name the player who acts."""
MOST_CLAUSES = 3
_STOP = "."


class Sentence(NamedTuple):
    """A sentence, and the number of events that it contains; the first is the beginning of a turn if it has a label."""

    words: str
    event_count: int
    label: str = ""
    """The beginning of the sentence that says whose turn it is."""


def narrate(events: Sequence[Text], languages: Languages, reader: Reader) -> list[Sentence]:
    """Return events in words, up to three of one player in each sentence: "Anna rolls 2 and goes to the Forest"."""
    sentences: list[Sentence] = []
    heading = ""
    clauses: list[list[str]] = []
    before: Text | None = None
    for event in events:
        words = languages.name(event, reader)
        forms = words.forms
        clause = forms(AND)
        if clause and before is not None and _subject(event) == _subject(before):
            is_alike = event.key == before.key and event.values.get(BEARER) == before.values.get(BEARER)
            if is_alike and (also := forms(ALSO)):
                clauses[-1].append(also)
                before = event
                continue
            if len(clauses) < MOST_CLAUSES:
                if heading and not clauses:
                    sentences.pop()
                clauses.append([(forms(AND_IT) if _names_same_card(event, before) else None) or clause])
                before = event
                continue
        sentences += _sentence(heading, clauses, languages, reader)
        alone = (forms(AFTER + before.key) if before is not None else None) or str(words)
        heading, clauses, before = forms(HEADING) or "", [], None
        if heading:
            sentences.append(Sentence(alone, 1, alone))
            before = event
        elif clause and words.endswith(_STOP):
            clauses, before = [[words.removesuffix(_STOP)]], event
        else:
            sentences.append(Sentence(alone, 1))
    return [*sentences, *_sentence(heading, clauses, languages, reader)]


def narrated(events: Sequence[Text], languages: Languages, reader: Reader) -> list[str]:
    """Return the words of :func:`narrate` alone."""
    return [sentence.words for sentence in narrate(events, languages, reader)]


def _subject(event: Text) -> Value | None:
    return next((event.values[name] for name in SUBJECTS if name in event.values), None)


def _names_same_card(event: Text, before: Text) -> bool:
    return "card" in event.values and event.values["card"] in (before.values.get("card"), before.values.get("foe"))


def _sentence(heading: str, clauses: Sequence[Sequence[str]], languages: Languages, reader: Reader) -> list[Sentence]:
    """Return the sentence that these clauses make after a heading; none without any clauses."""
    if not clauses:
        return []
    words = languages.join([languages.join(parts, reader.language) for parts in clauses], reader.language) + _STOP
    count = sum(map(len, clauses))
    return [Sentence(f"{heading} {words}", count + 1, heading) if heading else Sentence(words, count)]
