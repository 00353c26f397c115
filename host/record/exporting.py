"""Export of a game as a file: everything when it is over, one reader's view while it runs."""

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
    """Return the record of a game for the reader of this view; ``rows`` and the view must be of the same moment."""
    reader = table.reader(languages, language)

    def say(text: Text) -> str:
        return languages.say_to(text, reader)

    over = table.status is Status.OVER
    taken = zip(reader.people, table.assignments, strict=True)
    seats = [RecordSeat(name=name, computer=assignment.person is None) for name, assignment in taken]
    details: dict[str, Any] = {"view": _view_data(view, say)}
    if over:
        details = {
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
        **details,
    )


def _public_line(row: JournalRow, say: Say) -> RecordLine:
    """Return only the public events of a line: moves may name hidden cards, and rolls reveal a pile's order."""
    events = [text for text in text_from_data(row.events) if isinstance(text, Text)]
    data, words = text_to_data(_with_names(events, say)), [say(text) for text in events]
    return RecordLine(seq=row.seq, kind=row.kind, time=row.time, events=data, words=words)


def _with_names(value: Any, say: Say) -> Any:
    """Return texts with names instead of the ids of people, which mean nothing outside the house."""
    if isinstance(value, Text):
        return say(value) if value.key == PERSON else Text(value.key, _with_names(value.values, say))
    if isinstance(value, Mapping):
        return {key: _with_names(part, say) for key, part in cast("Mapping[str, Any]", value).items()}
    if isinstance(value, list | tuple):
        return [_with_names(part, say) for part in cast("Sequence[Any]", value)]
    return value


def _line(row: JournalRow, say: Say) -> RecordLine:
    played = row.kind in (*MOVES, UNDO, START)  # other kinds may name people
    move = (row.move[0], row.move[1]) if played and row.move is not None else None
    rolls = [(roll[0], roll[1], roll[2]) for roll in row.rolls]
    return _public_line(row, say).model_copy(update={"seat": row.seat, "move": move, "ask": row.ask, "rolls": rolls})


def _view_data(view: View, say: Say) -> dict[str, Any]:
    """Return a view as data and in words."""
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
