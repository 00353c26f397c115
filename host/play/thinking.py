"""Decisions of strong computer players in a separate process, so that they do not slow down the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Any

from engine.games import GAMES, game, packs_folder
from engine.kernel.game import Game
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from host.background.worker_process import WORK, begin

LONGEST_THOUGHT = 5.0
"""Seconds after which a decision is not awaited any longer."""
NICENESS = 10
"""Lower scheduling priority of the process, as in nice(2)."""


def is_searched(rules: Game[Any], level: str) -> bool:
    """Return whether a computer player of this level thinks long, in another process that knows the game."""
    return level in rules.levels[1:] and rules.name in GAMES


class DecisionWorker:
    """Runs the decisions of computer players; the process starts with the first decision of a strong player."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def decide(
        self, rules: Game[Any], determinized: Any, seat: Seat, menu: Menu, random: Random, level: str
    ) -> Move:
        """Return the move of the game's computer player. Raises its errors, and BrokenProcessPool."""
        if not is_searched(rules, level):
            return await asyncio.to_thread(rules.decide, determinized, seat, menu, random, level, WORK)
        if self._process is None:
            self._process = ProcessPoolExecutor(1, get_context("spawn"), begin, (NICENESS, packs_folder()))
        try:
            loop = asyncio.get_running_loop()
            arguments = (rules.name, determinized, seat, menu, random, level)
            return await loop.run_in_executor(self._process, _decide, *arguments)
        except BrokenProcessPool:
            self._process = None  # the next question starts another one
            raise

    async def close(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            await asyncio.to_thread(process.shutdown, wait=True, cancel_futures=True)


def _decide(name: str, determinized: Any, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    return game(name).decide(determinized, seat, menu, random, level, WORK)
