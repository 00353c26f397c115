"""An index from people to the lines of journals that name them, so that nobody has to read all journals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.text import PERSON, people_in, text_from_data
from store.schema import mentions
from store.statements import Change, Delete, Insert

FORGOTTEN = 0
"""The person id of somebody who sat at a table and is forgotten."""
BY_OTHERS = ("stop", "pause", "resume")
"""Kinds of lines whose move names the person outside the game who caused them: [kind, [person id]]."""

_add_mention = Insert(mentions)
_remove_mentions = Delete(mentions, "person_id")


def mentioned(
    table_id: int, seq: int, kind: str, move: Sequence[Any] | None, events: Sequence[Any], stored: str
) -> list[Change]:
    """Index the people that a new line names; ``stored`` are its events as text."""
    people: set[int] = set()
    if f'"text":"{PERSON}"' in stored:
        people.update(people_in(text_from_data(events)))
    if kind in BY_OTHERS and move is not None:
        people.update(person for person in move[1] if isinstance(person, int))
    return [_add_mention(person_id=person, table_id=table_id, seq=seq) for person in sorted(people - {FORGOTTEN})]


def unmentioned(person_id: int) -> Change:
    """Remove a person from the index: no line names them any more."""
    return _remove_mentions(person_id)
