"""The bot under a profiler: started in its place by the measurements with ``profile``, to see where time goes.

Writes the statistics of the event loop's thread to the file ``profile`` in the working folder when it is stopped.
"""

from __future__ import annotations

import cProfile
import runpy
from pathlib import Path

if __name__ == "__main__":
    profile = cProfile.Profile()
    try:
        profile.runcall(runpy.run_path, str(Path(__file__).resolve().parents[2] / "bot.py"), run_name="__main__")
    finally:
        profile.dump_stats("profile")
