"""Computer players: one task for each table that waits for a computer's answer."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import structlog

from engine.kernel.game import SIMPLE, STRONG
from engine.kernel.match import Ask
from engine.kernel.menus import Move, RefusedError
from engine.kernel.reactions import must_hide_timing
from engine.kernel.text import Seat
from host.play.hidden_state import advice_rng
from host.play.moves import Gameplay
from host.play.thinking import LONGEST_THOUGHT, DecisionWorker, is_searched
from host.play.workers import Workers
from host.tables.leases import Leases
from host.tables.ordered_moves import answered_by_house
from host.tables.status import Status
from host.tables.table import Table
from store.errors import StoreError

THINKING_AT_ONCE = 2
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0

log = structlog.get_logger(__name__)


class Computers:
    """Answers the questions to computer seats, one after another."""

    def __init__(self, playing: Gameplay, leases: Leases, workers: Workers, delay: float, pass_delay: float) -> None:
        self._playing = playing
        self._leases = leases
        self._workers = workers
        self._delay = delay
        self._pass_delay = pass_delay
        self._places = asyncio.Semaphore(THINKING_AT_ONCE)
        self._thinking = DecisionWorker()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._closing = False

    def wake(self, table: Table) -> None:
        """Start answering if a computer is asked at this table. Never waits."""
        if table.id not in self._tasks and not self._closing and _asked(table) is not None:
            self._tasks[table.id] = asyncio.create_task(self._run(table), name=f"computers {table.id}")

    def busy(self, table: Table) -> bool:
        return table.id in self._tasks

    async def searched_move(self, table: Table, seat: Seat, ask: Ask, determinized: Any) -> Move | None:
        """Return what a computer that searches would do in place of a person, the same for a whole position.

        None where the game has no such level, or where the search fails or takes too long.
        """
        if not is_searched(table.rules, STRONG):
            return None
        random = advice_rng(table, ask, "hint")
        try:
            async with self._places:
                thought = self._thinking.decide(table.rules, determinized, seat, ask.menu, random, STRONG)
                move = await asyncio.wait_for(thought, LONGEST_THOUGHT)
        except Exception as error:
            log.warning("no searched hint", table=table.id, game=table.game, error=type(error).__name__)
            return None
        return move if ask.menu.allows(move) else None

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinking.close()

    async def _run(self, table: Table) -> None:
        try:
            async with self._leases.of(table) as mine:
                if mine:
                    await self._answer_all(table)
        except TimeoutError:
            log.info("computers move in another process", table=table.id)
        except StoreError as error:
            log.warning("computer does not move", table=table.id, key=error.reason.key)
        except RefusedError as refused:
            log.warning("computer does not move", table=table.id, key=refused.refusal.key)
        finally:
            del self._tasks[table.id]

    async def _answer_all(self, table: Table) -> None:
        pause = FIRST_PAUSE
        while (asked := _asked(table)) is not None:
            try:
                await self._answer(table, *asked)
                pause = FIRST_PAUSE
            except StoreError as error:
                log.warning("computer's move not kept", table=table.id, key=error.reason.key)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _answer(self, table: Table, seat: Seat, ask: Ask) -> None:
        """Think, wait and answer a question, unless another move has made it void.

        If the time must reveal nothing, the wait does not depend on how long the decision takes.
        """
        random = advice_rng(table, ask, "computer")
        secretive = must_hide_timing(table.rules, table.playing().state, seat, ask.menu)
        if table.assignments[seat].person is not None:
            await asyncio.sleep(self._as_a_person(random) if secretive else self._as_a_computer(random))
            await self._answer_by_order(table, seat, ask)
            return
        wait = 0.0 if _with_people(table) and not secretive else self._as_a_computer(random)
        answered_at = asyncio.get_running_loop().time() + wait
        if wait and not secretive:
            await asyncio.sleep(wait)
        async with table.lock:
            if _open_ask(table, seat) != ask.id:
                return
            move = ask.menu.default
            determinized = self._determinize(table, seat, random)
        if determinized is not None:
            move = await self._think(table, seat, ask, determinized, random)
        if secretive:
            await asyncio.sleep(answered_at - asyncio.get_running_loop().time())
        try:
            await self._playing.answer(table, seat, move, ask.id, random)
        except RefusedError as refused:
            now = table.asks().get(seat)
            if now is None or now.id != ask.id or not now.menu.allows(move):
                return  # another move has changed the question: think again
            log.error("computer's move refused", table=table.id, game=table.game, key=refused.refusal.key)
            await self._playing.answer(table, seat, now.menu.default, ask.id)

    async def _answer_by_order(self, table: Table, seat: Seat, ask: Ask) -> None:
        """Answer for a person whose standing order says how."""
        try:
            await self._playing.answer_by_order(table, seat, ask)
        except RefusedError as refused:
            log.info("not answered by order", table=table.id, key=refused.refusal.key)

    def _as_a_computer(self, random: Random) -> float:
        return self._delay * random.uniform(0.5, 1.0)

    def _as_a_person(self, random: Random) -> float:
        """Return seconds that a person plausibly takes to pass at once."""
        return self._pass_delay * random.triangular(0.25, 1.0, 0.4)

    def _determinize(self, table: Table, seat: Seat, random: Random) -> Any | None:
        try:
            return table.playing().determinize(seat, random)
        except Exception as error:
            log.error("computer cannot determinize", table=table.id, game=table.game, error=type(error).__name__)
            return None

    async def _think(self, table: Table, seat: Seat, ask: Ask, determinized: Any, random: Random) -> Move:
        """Return the decision of the game's computer player, found by a worker where there is one.

        If a stronger player fails or takes too long, the simple one decides; if that fails or is not allowed, the
        menu's default is the answer.
        """
        chosen = table.assignments[seat].level
        if is_searched(table.rules, chosen):
            answer = await self._workers.decide(table, ask)
            if answer is not None and ask.menu.allows(answer):
                return answer
        for level in dict.fromkeys((chosen, SIMPLE)):
            try:
                async with self._places:
                    thought = self._thinking.decide(table.rules, determinized, seat, ask.menu, random, level)
                    move = await asyncio.wait_for(thought, LONGEST_THOUGHT)
            except TimeoutError:
                log.warning("computer took too long", table=table.id, game=table.game, level=level)
            except Exception as error:
                kind = type(error).__name__
                log.error("computer failed", table=table.id, game=table.game, level=level, error=kind)
            else:
                return move if ask.menu.allows(move) else ask.menu.default
        return ask.menu.default


def _asked(table: Table) -> tuple[Seat, Ask] | None:
    """Return the first seat for which the house answers, with its question: a computer's, or one with an order."""
    if table.status is not Status.RUNNING or table.paused is not None:
        return None
    seat = next(answered_by_house(table), None)
    return None if seat is None else (seat, table.asks()[seat])


def _with_people(table: Table) -> bool:
    """Return whether people have to decide at the same time, so that nobody sees the computers' moves yet."""
    asks = table.asks().items()
    return any(table.assignments[seat].person is not None and not ask.menu.optional for seat, ask in asks)


def _open_ask(table: Table, seat: Seat) -> str | None:
    asked = table.asks().get(seat)
    return asked.id if asked is not None else None
