"""What the latest events show in a picture: cards, dice, great moments, and marks such as arrows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, cast

from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.views import Item

VICTORY = "trophy"
"""The symbol of a moment that is bad for another seat only."""
MOST_CARDS = 3
"""Most cards shown at once; the newest are kept."""
MOST_ROLLS = 3
"""Most rolls shown at once; the newest are kept."""
_UNDONE = ("event-undone", "event-undone-quietly")
"""Events that take back earlier ones."""


class RollSide(NamedTuple):
    """One side of a roll; all fields are names of values of the event's text.

    ``who`` names the side, ``parts`` are the numbers to which the die is added, and ``die`` is its face (0: it has not
    been rolled).
    """

    who: str
    parts: Sequence[str] = ()
    die: str = ""


class Highlight(NamedTuple):
    """How one kind of event is shown large; one without any content ends all earlier highlights.

    ``card`` is the value with the name of a card, or several; the values ``present`` stand in its lines in place of
    the printed ones. ``sides`` are one or two sides of a roll with dice of ``faces`` faces; ``damage`` is the value
    with what the lower side loses, or both if they are equal. Rolls of the same sides that are a ``series`` are shown
    together. ``symbol`` is that of a great moment, which the event's own text describes; ``is_loss`` says that it is a
    bad one, but not for the seat that the value ``winner`` names, nor for seats other than ``loser``. Where not every
    event of the kind is shown, ``only`` is a value and what it must equal, and ``unless`` a value and what it must not
    equal.
    """

    card: str = ""
    present: Sequence[str] = ()
    sides: Sequence[RollSide] = ()
    faces: int = 6
    damage: str = ""
    series: bool = False
    symbol: str = ""
    is_loss: bool = False
    winner: str = ""
    loser: str = ""
    only: tuple[str, Any] | None = None
    unless: tuple[str, Any] | None = None

    @property
    def is_end(self) -> bool:
        return not (self.card or self.sides or self.symbol)

    def is_bad_for(self, event: Text, reader: Seat | None) -> bool:
        """Return whether the moment of this event is a bad one for a seat, or for spectators (None)."""
        if reader is None or not self.is_loss:
            return self.is_loss
        me = seat_name(reader)
        return event.values.get(self.winner) != me and (not self.loser or event.values.get(self.loser) == me)

    def shows(self, event: Text) -> bool:
        """Return whether this event of the kind is shown."""
        wanted = self.only is None or event.values.get(self.only[0]) == self.only[1]
        return wanted and (self.unless is None or event.values.get(self.unless[0]) != self.unless[1])


def highlights_of(
    declared: Mapping[str, Sequence[Highlight]],
    news: Iterable[Text],
    describe: Callable[[str], Item],
    reader: Seat | None = None,
) -> dict[str, Any] | None:
    """Return the highlights of the latest events, for the template of a board; None if there are none.

    ``declared`` are the highlights of a game by the key of an event, ``news`` events that the reader may know, the
    newest last, ``describe`` returns the item of a card, and ``reader`` is the seat that reads, None for a spectator;
    what is bad only for another seat has the symbol of a victory. The result is ``{cards, roll, moment}``: each card is
    ``{id, name, lines, face}``, the roll (or None) ``{faces, sides: [{who, parts, die, total, wins, loss}], earlier,
    number}``, the moment (or None) ``{symbol, is_loss, text}``. A roll of one side does not replace one of two.
    ``earlier`` are the sides of the rolls before it in a series, which is in the order of its first roll, and
    ``number`` is the place of the first of them in the series; 0 where the series began before ``news``, or there is
    none.
    """
    cards: dict[str, dict[str, Any]] = {}
    roll: dict[str, Any] | None = None
    moment: dict[str, Any] | None = None
    is_whole = False
    for text in _since_undo(news):
        for highlight in declared.get(text.key, ()):
            if not highlight.shows(text):
                continue
            if highlight.is_end:
                cards, roll, moment, is_whole = {}, None, None, True
            present = {key: text.values[key] for key in highlight.present if key in text.values}
            for card in _cards(text.values.get(highlight.card), describe, present):
                cards.pop(card["id"], None)
                cards[card["id"]] = card
            if highlight.sides and (roll is None or len(highlight.sides) >= len(roll["sides"])):
                roll = _roll(text, highlight, roll)
            if highlight.symbol:
                is_loss = highlight.is_bad_for(text, reader)
                symbol = VICTORY if highlight.is_loss and not is_loss else highlight.symbol
                moment = {"symbol": symbol, "is_loss": is_loss, "text": text}
    if not cards and roll is None and moment is None:
        return None
    if roll is not None and roll["earlier"]:
        kept = roll["earlier"][1 - MOST_ROLLS :]
        roll = {**roll, "earlier": kept, "number": len(roll["earlier"]) - len(kept) + 1 if is_whole else 0}
    return {"cards": list(cards.values())[-MOST_CARDS:], "roll": roll, "moment": moment}


def _since_undo(news: Iterable[Text]) -> Sequence[Text]:
    """Return the events after the last undo, since the position is no longer the one that earlier events led to."""
    events = list(news)
    undone = [place for place, text in enumerate(events) if text.key in _UNDONE]
    return events[undone[-1] + 1 :] if undone else events


def rolls_of(declared: Mapping[str, Sequence[Highlight]], report: Iterable[Text], reader: Seat) -> list[dict[str, Any]]:
    """Return the rolls of a report that concern its reader, as :func:`highlights_of` gives them, the newest last.

    An event that names seats concerns only these. A die that a fight shows again is left out.
    """
    rolls: list[dict[str, Any]] = []
    for text in _since_undo(report):
        seats = [value for value in text.values.values() if isinstance(value, Text) and value.key == "seat"]
        if seats and seat_name(reader) not in seats:
            continue
        for highlight in declared.get(text.key, ()):
            if not highlight.sides or not highlight.shows(text):
                continue
            roll = _roll(text, highlight, rolls[-1] if rolls else None)
            dice = [(side["who"], side["die"]) for side in roll["sides"]]
            before = [(side["who"], side["die"]) for side in rolls[-1]["sides"]] if rolls else []
            if roll["earlier"] or (len(dice) > 1 and len(before) == 1 and before[0] in dice):
                rolls.pop()
            rolls.append(roll)
    return rolls


def with_rolls(highlights: Mapping[str, Any] | None, rolls: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    """Return highlights with the rolls of a report: the newest last, and those before it as ``before``.

    A roll of others that is newer stays the last one. There are at most so many as fit into a strip.
    """
    if not rolls:
        return None if highlights is None else {**highlights}
    shown: dict[str, Any] = {"cards": [], "roll": None, "moment": None, **(highlights or {})}
    before = list(rolls)
    last: dict[str, Any] | None = shown["roll"]
    if last is None or any(last["sides"] in (roll["sides"], roll["sides"][::-1]) for roll in rolls):
        newest = before.pop()
        if last is None or last["sides"] not in (newest["sides"], newest["sides"][::-1]):
            last = {**newest, "earlier": newest["earlier"][1 - MOST_ROLLS :]}
    kept: list[dict[str, Any]] = []
    for roll in reversed(before):
        room = MOST_ROLLS - sum(len(_series(other)) for other in (last, *kept))
        if room > 0:
            kept.insert(0, {**roll, "earlier": _series(roll)[-room:][:-1]})
    return {**shown, "roll": last, "before": kept}


def shows_moment(highlights: Mapping[str, Any] | None) -> bool:
    """Return whether these highlights have a great moment."""
    return highlights is not None and highlights["moment"] is not None


def without_moment(highlights: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Return these highlights without a great moment; None if nothing is left."""
    if highlights is None or not (highlights["cards"] or highlights["roll"]):
        return None
    return {**highlights, "moment": None}


def _cards(value: Any, describe: Callable[[str], Item], present: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    """Yield the cards that a value names, with these values in their lines; names of other things are left out."""
    for name in [value] if isinstance(value, Text) else _texts_in(value):
        if not name.key.startswith("name-"):
            continue
        identifier = name.key.removeprefix("name-")
        try:
            item = describe(identifier)
        except KeyError:
            continue
        lines = [_with_present(line, present) for line in item.lines] if present else list(item.lines)
        yield {"id": identifier, "name": item.heading, "lines": lines, "face": item.face}


def _with_present(line: Text, present: Mapping[str, Any]) -> Text:
    return line._replace(values={key: present.get(key, value) for key, value in line.values.items()})


def _texts_in(value: Any) -> Sequence[Text]:
    """Return the texts of a sequence; none for any other value."""
    parts = cast("Sequence[Any]", value) if isinstance(value, list | tuple) else ()
    return [part for part in parts if isinstance(part, Text)]


def _series(roll: Mapping[str, Any] | None) -> list[list[dict[str, Any]]]:
    """Return the sides of all rolls of a series so far."""
    return [] if roll is None else [*roll["earlier"], roll["sides"]]


def _roll(text: Text, highlight: Highlight, before: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return the roll of an event, with those before it if they are a series of the same sides."""
    earlier = _series(before) if highlight.series else []
    sides = _sides(text, highlight)
    if earlier and _names(sides) == _names(earlier[-1])[::-1]:
        sides = sides[::-1]
    earlier = earlier if earlier and _names(sides) == _names(earlier[-1]) else []
    return {"faces": highlight.faces, "sides": sides, "earlier": earlier, "number": 0}


def _names(sides: Sequence[Mapping[str, Any]]) -> list[Any]:
    return [side["who"] for side in sides]


def _sides(text: Text, highlight: Highlight) -> list[dict[str, Any]]:
    """Return the sides of a roll; the one with the higher total wins."""
    shown: list[dict[str, Any]] = []
    for side in highlight.sides:
        die, parts = _number(text, side.die), [_number(text, part) for part in side.parts]
        kept = [part for part in parts if part] or parts[:1]
        shown.append({
            "who": text.values.get(side.who, ""), "parts": kept if any(kept) or not die else [],
            "die": die, "total": die + sum(parts),
        })  # fmt: skip
    totals = [side["total"] for side in shown]
    damage = _number(text, highlight.damage)
    return [
        {
            **side,
            "wins": len(totals) > 1 and side["total"] == max(totals) != min(totals),
            "loss": damage if side["total"] == min(totals) else 0,
        }
        for side in shown
    ]


def _number(text: Text, value: str) -> int:
    number = text.values.get(value, 0)
    return number if isinstance(number, int) else 0


# ---- marks of the last events


Kind = Literal["arrow", "answer", "damage", "healing", "drawn", "fallen"]
"""An arrow begins an action and removes all earlier marks; an answer is an additional arrow."""


class Mark(NamedTuple):
    """How one kind of event is drawn; all fields are names of values of the event's text.

    ``at`` is the place: the number of a card, the name of a card, a seat or a place of a board; ``source`` is where an
    arrow starts; ``amount`` is a number. ``what`` is the name of the thing that is affected, if that is not ``at``
    itself. ``only`` is a value and what it must equal, where not every event of the kind is drawn. ``is_total``: the
    amount includes those of earlier events, which may be too old to be known. ``walk`` returns the places that a walk
    from ``source`` enters, of which ``at`` is the last; None where an arrow is no walk over the board.
    """

    kind: Kind
    at: str
    source: str = ""
    amount: str = ""
    what: str = ""
    only: tuple[str, str] | None = None
    is_total: bool = False
    walk: Callable[[str, str], Sequence[str]] | None = None


def marks_of(declared: Mapping[str, Sequence[Mark]], news: Iterable[Text]) -> list[dict[str, Any]]:
    """Return the marks of the last action, for the template of a board.

    ``declared`` are the marks of a game by the key of an event; ``news`` are public events, the newest last. Each mark
    is ``{kind, at, source, amount, name, of, path}``: places as :func:`place_of` gives them, ``name`` and ``of`` the
    names of ``at`` and ``source`` (None if the event has none), ``path`` the places that a walk enters, else empty.
    ``amount`` is summed over equal marks; for drawn cards and totals it is the latest. Events without a place are left
    out.
    """
    marks: dict[tuple[str, str, str], dict[str, Any]] = {}
    for text in _since_undo(news):
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
            adds = mark.kind != "drawn" and not mark.is_total
            sofar = before["amount"] if before is not None and adds else 0
            marks[key] = {
                "kind": mark.kind,
                "at": at,
                "source": source,
                "amount": (amount if isinstance(amount, int) else 0) + sofar,
                "name": name if isinstance(name, Text) else None,
                "of": origin if isinstance(origin := text.values.get(mark.source), Text) else None,
                "path": [] if mark.walk is None else list(mark.walk(source, at)),
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
