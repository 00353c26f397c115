"""Processes of the bot that calculate beside it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing import parent_process
from multiprocessing.util import _run_finalizers  # pyright: ignore[reportAttributeAccessIssue] - not in typeshed
from pathlib import Path
from threading import Thread

from engine.games import use_packs

WORK = 240
"""Search effort for one decision of a strong player: 0.3 to 1 second of one core in Telperinquár."""


def begin(niceness: int, packs: Path | None) -> None:
    """Prepare this process for work with these card packs.

    It ignores Ctrl-C, which the bot handles, and ends with the bot. ``niceness`` lowers its scheduling priority, as in
    nice(2), where the operating system has one.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
    use_packs(packs)
    Thread(target=_end_with_the_bot, daemon=True).start()


def end_processes() -> None:
    """Kill all processes that calculate beside this one, which is about to end without Python's own cleaning up."""
    for process in multiprocessing.active_children():
        process.kill()
    _run_finalizers(0)  # otherwise a process of multiprocessing warns of semaphores that were never removed


def _end_with_the_bot() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
    os._exit(0)
