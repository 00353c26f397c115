"""A game as a file: all of it when it is over, what one reader may know while it runs."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from engine.kernel.replay import MOVES, START, UNDO
from engine.kernel.text import PERSON, Text, text_from_data, text_to_data
from engine.kernel.views import View
from engine.record import Record, RecordLine, RecordSeat, result_data
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages
from store.journal import JournalRow

Say = Callable[[Text], str]


def record_of(table: Table, rows: Sequence[JournalRow], view: View, languages: Languages, language: str) -> Record:
    """Return the game as a file for the reader of this view; ``rows`` and the view are of one moment."""
    reader = table.reader(languages, language)

    def say(text: Text) -> str:
        return languages.tell(text, reader)

    over = table.status is Status.OVER
    taken = zip(reader.people, table.assignments, strict=True)
    seats = [RecordSeat(name=name, computer=assignment.person is None) for name, assignment in taken]
    whole: dict[str, Any] = {"view": _seen(view, say)}
    if over:
        whole = {
            "ending": table.ending,
            "secret": table.secret.hex(),
            "key": table.dice_key.hex(),
            "options": dict(table.options),
            "position": json.loads(table.saved),
            "result": result_data(table.playing()),
        }
    return Record(
        game=table.game,
        status="over" if over else "running",
        language=language,
        seats=seats,
        seal=table.seal,
        words=list(table.words),
        started=next((row.time for row in rows if row.kind == START), 0.0),
        log=[(_line if over else _public_line)(row, say) for row in rows],
        **whole,
    )


def _public_line(row: JournalRow, say: Say) -> RecordLine:
    """What everybody was told, and nothing else: a move may name a hidden card, and shuffles tell a pile's order."""
    events = [text for text in text_from_data(row.events) if isinstance(text, Text)]
    told, words = text_to_data(_called(events, say)), [say(text) for text in events]
    return RecordLine(seq=row.seq, kind=row.kind, time=row.time, events=told, words=words)


def _called(value: Any, say: Say) -> Any:
    """Texts with names in words instead of the numbers of people, which mean nothing outside of the house."""
    if isinstance(value, Text):
        return say(value) if value.key == PERSON else Text(value.key, _called(value.values, say))
    if isinstance(value, Mapping):
        return {key: _called(part, say) for key, part in cast("Mapping[str, Any]", value).items()}
    if isinstance(value, list | tuple):
        return [_called(part, say) for part in cast("Sequence[Any]", value)]
    return value


def _line(row: JournalRow, say: Say) -> RecordLine:
    played = row.kind in (*MOVES, UNDO)  # other kinds may name people
    move = (row.move[0], row.move[1]) if played and row.move is not None else None
    rolls = [(roll[0], roll[1], roll[2]) for roll in row.rolls]
    return _public_line(row, say).model_copy(update={"seat": row.seat, "move": move, "ask": row.ask, "rolls": rolls})


def _seen(view: View, say: Say) -> dict[str, Any]:
    """What a reader may know, as data and in words."""
    return {
        "seat": view.seat,
        "headline": say(view.headline),
        "figures": [
            {"heading": say(figure.heading), "lines": [say(line) for line in figure.lines]} for figure in view.figures
        ],
        "hand": [say(line) for line in view.hand],
        "board": text_to_data(view.board),
        "private": text_to_data(view.private),
    }
