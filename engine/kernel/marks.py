"""Marks that show the last events in a picture: arrows, damage, cards drawn and fallen, declared per event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from engine.kernel.text import Text

Kind = Literal["arrow", "answer", "damage", "healing", "drawn", "fallen"]
"""An arrow begins an action and removes all earlier marks; an answer is an additional arrow."""


class Mark(NamedTuple):
    """How one kind of event is drawn; all fields are names of values of the event's text.

    ``at`` is the place: the number of a card, the name of a card, a seat or a place of a board; ``source`` is where an
    arrow starts; ``amount`` is a number. ``what`` is the name of the thing that is affected, if that is not ``at``
    itself. ``only`` is a value and what it must equal, where not every event of the kind is drawn.
    """

    kind: Kind
    at: str
    source: str = ""
    amount: str = ""
    what: str = ""
    only: tuple[str, str] | None = None


def marks_of(declared: Mapping[str, Sequence[Mark]], news: Iterable[Text]) -> list[dict[str, Any]]:
    """Return the marks of the last action, for the template of a board.

    ``declared`` are the marks of a game by the key of an event; ``news`` are public events, the newest last. Each mark
    is ``{kind, at, source, amount, name, of}``: places as :func:`place_of` gives them, ``name`` and ``of`` the names of
    ``at`` and ``source`` (None if the event has none). ``amount`` is summed over equal marks; for drawn cards it is the
    latest. Events without a place are left out.
    """
    marks: dict[tuple[str, str, str], dict[str, Any]] = {}
    for text in news:
        for mark in declared.get(text.key, ()):
            at, source = place_of(text.values.get(mark.at)), place_of(text.values.get(mark.source))
            if not at or (mark.source and not source):
                continue
            if mark.only is not None and text.values.get(mark.only[0]) != mark.only[1]:
                continue
            if mark.kind == "arrow":
                marks.clear()
            amount = text.values.get(mark.amount, 0)
            name = text.values.get(mark.what or mark.at)
            key = (mark.kind, at, source if not mark.what else repr(name))
            before = marks.get(key)
            sofar = before["amount"] if before is not None and mark.kind != "drawn" else 0
            marks[key] = {
                "kind": mark.kind,
                "at": at,
                "source": source,
                "amount": (amount if isinstance(amount, int) else 0) + sofar,
                "name": name if isinstance(name, Text) else None,
                "of": origin if isinstance(origin := text.values.get(mark.source), Text) else None,
            }
    return list(marks.values())


def place_of(value: Any) -> str:
    """Return where a thing is, as templates look it up; empty for anything that has no place.

    ``"12"`` is a card by its number, ``"seat-1"`` a seat, ``"galan"`` a card by its name, and a place of a board is the
    value ``place`` of its text.
    """
    if isinstance(value, int):
        return str(value)
    if not isinstance(value, Text):
        return ""
    if value.key == "seat":
        return f"seat-{value.values['seat']}"
    if isinstance(place := value.values.get("place"), str):
        return place
    return value.key.removeprefix("name-") if value.key.startswith("name-") else ""
