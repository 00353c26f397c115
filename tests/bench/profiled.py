"""The bot under a profiler, to be started in its place where a measurement should show where time goes.

The first SIGUSR1 starts the profiler, which leaves out the start of the bot; SIGUSR2 stops it and writes the statistics
of the event loop's thread to the file ``profile`` in the working folder.
"""

from __future__ import annotations

import cProfile
import runpy
import signal
from pathlib import Path

if __name__ == "__main__":
    profile = cProfile.Profile()
    signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
    signal.signal(signal.SIGUSR2, lambda *_: profile.dump_stats("profile"))
    runpy.run_path(str(Path(__file__).resolve().parents[2] / "bot.py"), run_name="__main__")
