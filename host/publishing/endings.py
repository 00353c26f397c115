"""The end of a game for its picture: the result, the verdict, and a line for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.endings import ENDING, EXPLANATION, TURNING_POINT, seat_in, standings_of
from engine.kernel.text import Text
from engine.kernel.views import Result
from host.tables.status import Status
from host.tables.table import Table


class EndOfGame(NamedTuple):
    """A finished game: its result, the verdict as a sentence, and one line for each seat, the winners first."""

    result: Result
    verdict: Text
    standings: Sequence[Text]


def end_of(table: Table) -> EndOfGame | None:
    """Return the end of a game, None while it goes on and where it ended without a result.

    Call it with the table's lock held.
    """
    result, verdict = table.result(), table.verdict()
    if table.status is not Status.OVER or table.match is None or result is None or verdict is None:
        return None
    lines = [text for text in table.news if text.key.startswith(ENDING) and seat_in(text) is not None]
    standings = [text for text in lines if text.key not in (TURNING_POINT, EXPLANATION)]
    standings = standings or standings_of(result, table.match.seats)
    return EndOfGame(result, verdict, sorted(standings, key=lambda text: seat_in(text) not in result.winners))
