"""Moves of strong computer players that workers find: processes that do nothing but think."""

from __future__ import annotations

import asyncio

import structlog

from engine.kernel.match import Ask
from engine.kernel.menus import Move, move_from_data
from host.tables.table import Table
from store import wanted_moves
from store.database import Store

PAUSE = 0.2
"""Seconds between two looks at a wanted move."""
PATIENCE = 5.0
"""Seconds after which a move is not awaited any longer: all workers may be busy, or the one that took it was killed."""

log = structlog.get_logger(__name__)


class Workers:
    """Asks workers for moves; the bot thinks itself where they do not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def decide(self, table: Table, ask: Ask) -> Move | None:
        """Return the move of a computer player; None if there is no worker, or none that finds it in time.

        Raises StoreError.
        """
        if not await self._store.processes.has_workers():
            return None
        await self._store.write(wanted_moves.wanted(table.id, ask.id))
        move = await self._awaited(table.id, ask.id)
        await self._store.write(wanted_moves.unwanted(table.id, ask.id))
        if move is None:
            log.info("no worker has found a move", table=table.id)
        return move

    async def _awaited(self, table_id: int, ask_id: str) -> Move | None:
        until = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < until:
            await asyncio.sleep(PAUSE)
            wanted = await self._store.wanted_moves.of(table_id)
            if wanted is None or wanted.ask != ask_id:
                return None
            if wanted.move is not None:
                return move_from_data(*wanted.move)
        return None
