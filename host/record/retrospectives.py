"""The last events of a game: who won and why, what decided it, how it ended for everybody, and why for each seat."""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from engine.kernel.endings import EXPLANATION, Retrospective, seat_in
from engine.kernel.flow import Event
from engine.kernel.text import Text
from host.record.stories import public_events
from host.tables.table import Table
from store.database import Store

log = structlog.get_logger(__name__)


async def closing_events(store: Store, table: Table, latest: Sequence[Text]) -> list[Event]:
    """Return the events that close a game with a result; ``latest`` are its public events not yet in the journal.

    The line of a winner comes before those of the others. The explanation of a seat is for that seat alone. A fault in
    a game's retrospective leaves only the verdict. Raises StoreError.
    """
    verdict, result = table.verdict(), table.result()
    if result is None or verdict is None:
        return []
    events = [*await public_events(store, table.id), *latest]
    match = table.playing()
    try:
        retrospective = table.rules.look_back(match.state, match.seats, events)
    except Exception as error:
        log.error("no retrospective", table=table.id, game=table.game, error=type(error).__name__)
        retrospective = Retrospective()
    standings = sorted(retrospective.standings, key=lambda text: seat_in(text) not in result.winners)
    for_everybody = [verdict, *retrospective.turning_points, *standings]
    explanations = [
        Event(Text(EXPLANATION, {"explanation": text}), (seat,)) for seat, text in retrospective.explanations.items()
    ]
    return [*map(Event, for_everybody), *explanations]
