"""Continuing a finished game from one of its positions: a new, unrated table with its own dice."""

from __future__ import annotations

from typing import Any

from engine.kernel.match import Match
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat
from host.background.processor_time import compute
from host.people import Person, Place
from host.record.history import History
from host.record.replaying import Replays, SavedStep
from host.seating.opening import SIMPLE, Lobby
from host.seating.rematch import plain_options
from host.servers.server_settings import Rights, ServerSettingsCache
from host.tables.continuation import Continuation
from host.tables.seat_assignment import SeatAssignment
from host.tables.table import Table


class Continuations:
    """Opens tables that continue finished games."""

    def __init__(self, opening: Lobby, replays: Replays, history: History, servers: ServerSettingsCache) -> None:
        self._opening = opening
        self._replays = replays
        self._history = history
        self._servers = servers

    async def open(self, table_id: int, step: int, place: Place, person: Person, rights: Rights) -> Table:
        """Open a table in a place that continues a finished game at a step of its replay, owned by the person.

        The person takes the seat they had in that game, otherwise the first one; computers keep the others free.
        Raises RefusedError for the end of a game and where no table may be opened.
        """
        await self._servers.check_opening(place.guild_id, rights)
        saved = await self._replays.saved(table_id, step)
        continues = await compute(continuation, saved)
        seat = await self.old_seat(continues, person.id)
        free = [other for other in range(continues.seats) if other not in continues.left]
        taken = seat if seat in free else free[0]
        assignments = [
            SeatAssignment(person) if other == taken else SeatAssignment(None, SIMPLE)
            for other in range(continues.seats)
        ]
        old = saved.table
        options = plain_options(old)
        return await self._opening.new(
            place, person, old.game, options, old.clock, assignments=assignments, continues=continues
        )

    async def old_seat(self, continues: Continuation, person_id: int) -> Seat | None:
        """Return the seat of a person in the game that is continued, if they played there."""
        game = await self._history.game(continues.table_id)
        seats = () if game is None else game.seats
        return next((seat.seat for seat in seats if seat.person_id == person_id), None)


def continuation(step: SavedStep) -> Continuation:
    """Return the position at rest of a step: before a move that was in progress. Slow.

    Raises RefusedError (``refused-continue-over``) if the game was over by then.
    """
    match = Match[Any].load(step.table.rules, step.table.dice_key, step.saved, stepwise=True)
    if match.in_motion:
        match = match.at_last_rest()
    if match.result() is not None:
        raise RefusedError(Refusal("refused-continue-over"))
    return Continuation(step.table.id, step.number, match.seats, match.left, match.save())
