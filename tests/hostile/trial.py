"""``python -m tests.hostile.trial``: the answers of the entry points to files, one after another in one process.

Reads a list of [door, words] as JSON; writes, as JSON, a list of [exit code, output, processor seconds] and the peak of
megabytes of memory.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path

from engine.games import GAMES
from render.console import main as engine
from render.languages import Languages

languages = cache(Languages)


def packs(words: Sequence[str]) -> int:
    """Start the bot as far as its card files."""
    # the command line needs no cogs, so its memory is measured without them
    from cogs.startup import StartupError, choose_packs, load_game

    try:
        assert choose_packs(Path(words[0]))
        for name in GAMES:
            load_game(name, languages(), "en")
    except StartupError as error:
        for text in error.texts:
            print(languages().say(text, "en"))
        return 2
    return 0


DOORS: Mapping[str, Callable[[Sequence[str]], int]] = {"packs": packs, "engine": engine}


def peak() -> float:
    """Return the peak of this program's memory in megabytes.

    The operating system's figure for the whole process includes what the starting program used before, so Linux is
    asked for this program's own.
    """
    status = Path("/proc/self/status")
    if not status.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return next(int(line.split()[1]) / 1024 for line in status.read_text().splitlines() if line.startswith("VmHWM:"))


def main() -> None:
    results: list[tuple[int, str, float]] = []
    for door, words in json.load(sys.stdin):
        said = StringIO()
        before = time.process_time()
        with redirect_stdout(said), redirect_stderr(said):
            code = DOORS[door](words)
        results.append((code, said.getvalue(), time.process_time() - before))
    print(json.dumps([results, peak()]))


if __name__ == "__main__":
    main()
