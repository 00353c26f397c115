"""The bot on a machine whose clock is wrong by ``SHIFTED_BY`` seconds."""

from __future__ import annotations

import os
import runpy
import sys
import time
from pathlib import Path

SECONDS = float(os.environ["SHIFTED_BY"])
right = time.time


def wrong() -> float:
    return right() + SECONDS


time.time = wrong
sys.argv = [sys.argv[0]]
runpy.run_path(str(Path(__file__).resolve().parents[3] / "bot.py"), run_name="__main__")
