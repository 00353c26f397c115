"""A process that does nothing but think: it finds the moves and reviews that the bots of its database want.

It changes no table, makes no calls of the chat, and nobody waits for it longer than a moment: where it is gone or busy,
the bots think themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from engine.games import game
from engine.kernel.menus import Move, RefusedError
from host.digests import Digests
from host.operating.metrics import Metrics
from host.operating.processes import Processes
from host.play.hidden_state import advice_rng
from host.play.thinking import LONGEST_THOUGHT, DecisionWorker
from host.record.replaying import Replays
from host.record.reviewing import ReviewComputing
from host.tables.registry import Registry
from render.languages import Languages
from store import wanted_moves
from store.database import Store
from store.errors import StoreError
from store.status import read_status
from store.wanted_moves import WantedMove

MOVE_PAUSE, REVIEW_PAUSE = 0.1, 1.0
"""Seconds between two looks for a wanted move and for a wanted review."""
FAILURE_PAUSE = 2.0

UPGRADE_PAUSE = 2.0
"""Seconds between two looks whether the database has been upgraded."""
_NOT_UPGRADED = ("refused-store-older", "refused-backup-nothing")

log = structlog.get_logger(__name__)


async def wait_for_upgrade(address: str, stop: asyncio.Event) -> None:
    """Wait until a bot has created or upgraded the database, or until stopped.

    A worker has no lock that would keep bots of another version out meanwhile. Raises StoreError, also for a database
    of a newer version.
    """
    waiting = False
    while not stop.is_set():
        try:
            await asyncio.to_thread(read_status, address)
        except StoreError as error:
            if error.reason.key not in _NOT_UPGRADED:
                raise
        else:
            return
        if not waiting:
            log.info("waiting until a bot upgrades the database")
            waiting = True
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), UPGRADE_PAUSE)


class Worker:
    """Finds one move and computes one review at a time; moves come first, as their processes are less nice."""

    def __init__(
        self, store: Store, processes: Processes, languages: Languages, language: str, metrics: Metrics
    ) -> None:
        self._store = store
        self._processes = processes
        self._metrics = metrics
        self._registry = Registry(store, languages, game, language, Digests(store), shared=True)
        self._reviews = ReviewComputing(store, self._registry, Replays(store, self._registry))
        self._thinking = DecisionWorker()

    async def run(self, stop: asyncio.Event) -> None:
        """Think until stopped; then finish the move and give back the review in progress. Raises StoreError."""
        await self._processes.start()
        reviewing = asyncio.create_task(self._repeat(self._review, REVIEW_PAUSE, stop), name="reviews")
        deciding = asyncio.create_task(self._repeat(self._decide, MOVE_PAUSE, stop), name="moves")
        await stop.wait()
        self._metrics.stopping = True
        await self._processes.close()  # from now on nobody relies on it
        reviewing.cancel()
        await asyncio.gather(reviewing, deciding, return_exceptions=True)
        await self._thinking.close()

    async def _repeat(self, work: Callable[[], Coroutine[Any, Any, bool]], pause: float, stop: asyncio.Event) -> None:
        """Work until stopped, with a pause only where ``work`` returns False or fails."""
        while not stop.is_set():
            wait = FAILURE_PAUSE
            try:
                wait = 0.0 if await work() else pause
            except StoreError as error:
                log.warning("no thought", key=error.reason.key)
            except Exception as error:
                log.error("no thought", error=type(error).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), wait)

    async def _decide(self) -> bool:
        """Find a wanted move; return False if none is wanted."""
        wanted = await self._store.wanted_moves.take()
        if wanted is None:
            return False
        try:
            move = await self._move(wanted)
        except TimeoutError:
            log.warning("a move took too long", table=wanted.table_id)
            move = None
        except Exception as error:
            log.error("no move found", table=wanted.table_id, error=type(error).__name__)
            move = None
        if move is None:  # the bot thinks itself
            await self._store.write(wanted_moves.unwanted(wanted.table_id, wanted.ask))
        else:
            await self._store.write(wanted_moves.answered(wanted.table_id, wanted.ask, move))
            self._metrics.count_thought("move")
        return True

    async def _move(self, wanted: WantedMove) -> Move | None:
        """Return the answer to a question; None where it is not asked any more."""
        table = await self._registry.get(wanted.table_id)
        async with table.lock:
            seat, ask = next(((seat, ask) for seat, ask in table.asks().items() if ask.id == wanted.ask), (None, None))
            if seat is None or ask is None:
                return None
            random = advice_rng(table, ask, "computer")
            determinized = table.playing().determinize(seat, random)
            level = table.assignments[seat].level
        thought = self._thinking.decide(table.rules, determinized, seat, ask.menu, random, level)
        return await asyncio.wait_for(thought, LONGEST_THOUGHT)

    async def _review(self) -> bool:
        """Compute a wanted review; return False if none is wanted."""
        table_id = await self._store.reviews.take()
        if table_id is None:
            return False
        try:
            await self._reviews.compute(table_id)
        except RefusedError as refused:
            log.warning("no review", table=table_id, key=refused.refusal.key)
        else:
            self._metrics.count_thought("review")
        return True
