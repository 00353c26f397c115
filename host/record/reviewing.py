"""Reviews of finished games: computed once, by a worker or here in a process of their own, and stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from contextlib import aclosing
from contextvars import Context
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import structlog

from engine.games import GAMES, game, packs_folder
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.replay import MOVES, Sealed
from engine.review.game_review import Review, review_from_data, review_to_data
from engine.review.reviewing import Reviewer
from host.background.worker_process import WORK, begin
from host.record.replaying import Replays
from host.record.verifying import sealed
from host.tables.registry import Registry
from host.tables.status import Status
from store import reviews
from store.database import Store
from store.journal import JournalRow

MOST_WAITING = 4
"""The most reviews that are computed or wait for their turn."""
NICENESS = 15
"""Lower scheduling priority of the process, as in nice(2): computers that play think first."""
SHOWN_STEP = 0.01
"""The share of the work after which the process reports its progress again."""
PAUSE = 1.0
"""Seconds between two looks at a review that another process computes."""

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class ReviewInProgress:
    """A review being computed: the share of the work that is done, and the task."""

    share: float = 0.0
    task: asyncio.Task[Review] | None = None


class ReviewComputing:
    """Computes wanted reviews that this process has taken."""

    def __init__(self, store: Store, registry: Registry, replays: Replays) -> None:
        self._store = store
        self._registry = registry
        self._replays = replays

    async def compute(self, table_id: int, show: Callable[[float], None] = lambda share: None) -> None:
        """Compute and store a review; ``show`` is called with the share of the work that is done.

        It is given back if the task is cancelled; where it cannot be computed it is not wanted any more. Raises
        RefusedError if the game cannot be replayed, and StoreError.
        """
        done, written = reviews.unwanted(table_id), 0.0
        try:
            table = await self._registry.get(table_id)
            steps = await self._replays.lines(table_id)
            rows = await self._store.journal.lines(table_id)
            own = {row.seq for row in rows if row.kind in MOVES and row.press is not None}
            async with aclosing(_computed(sealed(table), rows, own, steps)) as work:
                async for reported in work:
                    if isinstance(reported, Review):
                        await self._store.write(reviews.review(table_id, review_to_data(reported)), done)
                        return
                    show(reported)
                    if reported >= written + SHOWN_STEP:
                        written = reported
                        await self._store.write(reviews.share(table_id, written))
        except asyncio.CancelledError:
            await self._store.write(reviews.given_back(table_id))
            raise
        except RefusedError:
            await self._store.write(done)
            raise
        await self._store.write(done)


class Reviews:
    """The reviews of finished games. Where no worker computes them this process does, one at a time."""

    def __init__(self, store: Store, registry: Registry, replays: Replays) -> None:
        self._store = store
        self._registry = registry
        self._computing_here = ReviewComputing(store, registry, replays)
        self._computing: dict[int, ReviewInProgress] = {}
        self._turn = asyncio.Lock()
        self._closing = False

    async def find(self, table_id: int) -> Review | None:
        """Return the stored review of a finished game, None if it has none yet.

        Raises RefusedError for a game that is not over (``refused-review-running``) or has no result
        (``refused-review-stopped-game``), and StoreError.
        """
        table = await self._registry.get(table_id)
        table.playing()
        if table.status is not Status.OVER:
            raise RefusedError(Refusal("refused-review-running"))
        if table.result() is None:
            raise RefusedError(Refusal("refused-review-stopped-game"))
        data = await self._store.reviews.of(table_id)
        return None if data is None else review_from_data(data)

    def in_progress(self, table_id: int) -> ReviewInProgress | None:
        """Return the review of a table that is being computed or waits for its turn."""
        return self._computing.get(table_id)

    def begin(self, table_id: int) -> ReviewInProgress:
        """Begin to compute the review of a finished game, or return it if it has begun.

        Raises RefusedError (``refused-review-busy``) if too many are waiting. The task raises RefusedError if the game
        cannot be replayed, if computing fails or the bot is stopped, and StoreError. A worker goes on without the bot.
        """
        if (progress := self._computing.get(table_id)) is not None:
            return progress
        if len(self._computing) >= MOST_WAITING or self._closing:
            raise RefusedError(Refusal("refused-review-busy"))
        progress = self._computing[table_id] = ReviewInProgress()
        work = self._find_or_compute(table_id, progress)
        # a context of its own: the time limit of the request that asks for it ends long before
        progress.task = asyncio.create_task(work, name=f"review {table_id}", context=Context())
        progress.task.add_done_callback(lambda done: done.cancelled() or done.exception())  # somebody may have left
        return progress

    async def close(self) -> None:
        """Stop computing."""
        self._closing = True
        tasks = [progress.task for progress in self._computing.values() if progress.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- inside

    async def _find_or_compute(self, table_id: int, progress: ReviewInProgress) -> Review:
        try:
            await self._store.write(reviews.wanted(table_id))
            while (share := await self._store.reviews.share(table_id)) is not None:
                progress.share = share
                if await self._store.processes.has_workers() or not await self._compute(table_id, progress):
                    await asyncio.sleep(PAUSE)
            data = await self._store.reviews.of(table_id)
        except asyncio.CancelledError:
            raise RefusedError(Refusal("refused-review-stopped")) from None
        finally:
            del self._computing[table_id]
        review = None if data is None else review_from_data(data)
        if review is None:
            raise RefusedError(Refusal("refused-review-failed"))
        return review

    async def _compute(self, table_id: int, progress: ReviewInProgress) -> bool:
        """Compute a review when it is its turn; return False if another process does."""

        def show(share: float) -> None:
            progress.share = share

        async with self._turn:
            if await self._store.reviews.take(table_id) is None:
                return False
            await self._computing_here.compute(table_id, show)
            return True


async def _computed(
    sealed_game: Sealed, rows: Sequence[JournalRow], own: Collection[int], steps: Sequence[int]
) -> AsyncGenerator[float | Review]:
    """Yield the share of the work that is done, and at last the review; it ends early where computing fails."""
    if sealed_game.rules.name not in GAMES:  # another process does not know these rules
        work = await asyncio.to_thread(lambda: Reviewer(sealed_game, rows, own, steps, WORK).run())
        while (reported := await asyncio.to_thread(next, work, None)) is not None:
            yield reported
        return
    context = get_context("spawn")
    receiving, sending = context.Pipe(duplex=False)
    parts = (sealed_game.secret, sealed_game.words, sealed_game.seal, sealed_game.seats, dict(sealed_game.options))
    arguments = (sending, NICENESS, packs_folder(), sealed_game.rules.name, parts, list(rows), set(own), list(steps))
    process = context.Process(target=_work, args=arguments, daemon=True)
    try:
        await asyncio.to_thread(process.start)
        sending.close()
        while True:
            try:
                reported = await asyncio.to_thread(receiving.recv)
            except (EOFError, OSError):
                log.error("a review failed", game=sealed_game.rules.name)
                return
            yield reported
            if isinstance(reported, Review):
                return
    finally:
        process.terminate()
        await asyncio.shield(asyncio.to_thread(process.join))


def _work(
    connection: Connection,
    niceness: int,
    packs: Path | None,
    name: str,
    parts: tuple[bytes, Any, str, int, Any],
    rows: Sequence[JournalRow],
    own: Collection[int],
    steps: Sequence[int],
) -> None:
    """Compute a review in this process."""
    begin(niceness, packs)
    shown = 0.0
    for reported in Reviewer(Sealed(game(name), *parts), rows, own, steps, WORK).run():
        if isinstance(reported, Review) or reported >= shown + SHOWN_STEP:
            shown = reported if isinstance(reported, float) else 1.0
            connection.send(reported)
