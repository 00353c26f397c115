"""What has just happened as marks on a picture: arrows, damage, cards drawn and fallen, declared for each event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from engine.kernel.text import Text

Kind = Literal["arrow", "answer", "damage", "healing", "drawn", "fallen"]
"""An arrow begins an action, and what was marked before is forgotten; an answer is one more arrow."""


class Mark(NamedTuple):
    """How one kind of event is drawn. All parts are names of values of the event's text.

    ``at`` holds where: the number of a card, the name of a card, a seat or a place of a board; ``source`` where an
    arrow comes from; ``amount`` a number. ``what`` holds the name of what is spoken of, where that is not ``at``
    itself. ``only`` is a value and what it has to be, where not every event of the kind is drawn.
    """

    kind: Kind
    at: str
    source: str = ""
    amount: str = ""
    what: str = ""
    only: tuple[str, str] | None = None


def marks_of(declared: Mapping[str, Sequence[Mark]], news: Iterable[Text]) -> list[dict[str, Any]]:
    """Return the marks of the last action, for the template of a board, as a game has declared them by the key of an
    event. ``news`` are public events, the newest last.

    Each is ``{kind, at, source, amount, name, of}``: places as :func:`place_of` gives them, ``name`` and ``of`` what
    ``at`` and ``source`` are called (None where the event does not say), ``amount`` summed over equal marks, of cards
    drawn the latest. Events that do not say where are left out.
    """
    found: dict[tuple[str, str, str], dict[str, Any]] = {}
    for text in news:
        for mark in declared.get(text.key, ()):
            at, source = place_of(text.values.get(mark.at)), place_of(text.values.get(mark.source))
            if not at or (mark.source and not source):
                continue
            if mark.only is not None and text.values.get(mark.only[0]) != mark.only[1]:
                continue
            if mark.kind == "arrow":
                found.clear()
            amount = text.values.get(mark.amount, 0)
            name = text.values.get(mark.what or mark.at)
            key = (mark.kind, at, source if not mark.what else repr(name))
            before = found.get(key)
            sofar = before["amount"] if before is not None and mark.kind != "drawn" else 0
            found[key] = {
                "kind": mark.kind,
                "at": at,
                "source": source,
                "amount": (amount if isinstance(amount, int) else 0) + sofar,
                "name": name if isinstance(name, Text) else None,
                "of": origin if isinstance(origin := text.values.get(mark.source), Text) else None,
            }
    return list(found.values())


def place_of(value: Any) -> str:
    """Where something is, as templates look it up: ``"12"`` a card by its number, ``"seat-1"`` a seat, ``"galan"`` a
    card by its name; a place of a board by the value ``place`` of its text; empty for anything else.
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
