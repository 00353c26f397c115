"""Answers to moves by slash command that did not reach their person, kept with the seat for whichever process."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import structlog

from engine.kernel.menus import RefusedError
from host.tables.seat_assignment import LostAnswer
from host.tables.table import Table
from host.tables.versions import retried, write
from store import seats
from store.database import Store
from store.errors import StoreError

log = structlog.get_logger(__name__)


class LostAnswers:
    """Keeps lost answers until their person makes another move. Every method must run to its end."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, table: Table, person_id: int, answer: LostAnswer) -> None:
        """Keep an answer, unless the person has made another move since; a failure is logged."""
        await self._logged(table, self._write(table, person_id, answer.press, answer))

    async def forget(self, table: Table, person_id: int, press: int) -> None:
        """Forget the answer to this interaction, which has arrived after all; a failure is logged."""
        await self._logged(table, self._write(table, person_id, press, None))

    async def _logged(self, table: Table, writing: Coroutine[Any, Any, None]) -> None:
        try:
            await writing
        except (RefusedError, StoreError) as error:
            log.warning("a lost answer is not noted", table=table.id, key=str(error))

    @retried
    async def _write(self, table: Table, person_id: int, press: int, answer: LostAnswer | None) -> None:
        async with table.lock:
            seat = table.find_seat(person_id)
            last = next((number for number, of in reversed(table.presses.items()) if of == seat), None)
            if seat is None or last != press:
                return
            await write(self._store, table, seats.lost_answer(table.id, seat, answer))
            table.assignments[seat].lost_answer = answer
