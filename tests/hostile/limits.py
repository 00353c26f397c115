"""Programs run within limits, and the resources they used."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
ADDRESSES = 2_000_000_000
"""Bytes that a program may ask for at all: a bomb goes off in it, not in the machine that runs the tests."""
SECONDS = 120
"""After which it is stopped."""


class Run(NamedTuple):
    """The result of an entry point for a file: exit code, output, processor seconds."""

    code: int
    said: list[str]
    seconds: float


def bounded(words: Sequence[str], given: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these words in the project's folder; ``settings`` are added to the environment."""

    def bound() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))

    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SPIELLEITER_", "DISCORD_"))}
    return subprocess.run(
        [sys.executable, *words],
        input=given,
        cwd=ROOT,
        env={**kept, **settings},
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
        preexec_fn=bound,
        timeout=SECONDS,
    )


def tried(doors: Sequence[tuple[str, Sequence[str]]]) -> tuple[list[Run], float]:
    """Give files to their entry points in one process; return the result for each, and the peak of megabytes."""
    done = bounded(["-m", "tests.hostile.trial"], json.dumps(doors))
    assert done.returncode == 0, done.stderr[-3000:]
    results, megabytes = json.loads(done.stdout)
    return [
        Run(code, [line for line in said.splitlines() if line], seconds) for code, said, seconds in results
    ], megabytes
