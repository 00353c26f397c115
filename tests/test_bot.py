"""The program as it is started."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_a_thread_that_draws_lets_the_event_loop_go_on_within_a_millisecond() -> None:
    words = "import bot, sys; bot.main(['nothing known']); print(sys.getswitchinterval())"
    ended = subprocess.run([sys.executable, "-c", words], cwd=ROOT, capture_output=True, text=True, check=True)
    assert float(ended.stdout) <= 0.001
