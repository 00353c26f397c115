"""Strong computer players think in a process of their own, so that the event loop has the bot's to itself."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from engine.games import GAMES, game, packs_folder, use_packs
from engine.kernel.game import EXPLAINING, SIMPLE, Game
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat

WORK = 240
"""For one decision of a strong player: a third to a whole second of one core in Telperinquár."""
BACKWARD = 10
"""How far the process stands back behind the bot, in steps of the operating system (nice)."""


class DecisionWorker:
    """Where computer players find their answers. The process is begun when a strong one first has to."""

    def __init__(self) -> None:
        self._apart: ProcessPoolExecutor | None = None

    async def decide(
        self, rules: Game[Any], determinized: Any, seat: Seat, menu: Menu, random: Random, level: str
    ) -> Move:
        """Return the pick of the rules' computer player. Raises whatever it raises, and BrokenProcessPool."""
        if level in (SIMPLE, EXPLAINING) or rules.name not in GAMES:
            return await asyncio.to_thread(rules.decide, determinized, seat, menu, random, level, WORK)
        if self._apart is None:
            self._apart = ProcessPoolExecutor(1, get_context("spawn"), _begin, (packs_folder(),))
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._apart, _decide, rules.name, determinized, seat, menu, random, level)
        except BrokenProcessPool:
            self._apart = None  # the next question begins another one
            raise

    async def close(self) -> None:
        if self._apart is not None:
            apart, self._apart = self._apart, None
            await asyncio.to_thread(apart.shutdown, wait=True, cancel_futures=True)


def _begin(packs: Path | None) -> None:
    """Begin the process: Ctrl-C is the bot's affair, and so is how long there is one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(BACKWARD)
    use_packs(packs)
    Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
    os._exit(0)


def _decide(name: str, determinized: Any, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    return game(name).decide(determinized, seat, menu, random, level, WORK)
