"""``python -m tests.e2e.chaos [--share 0.1] [trial …]``: all trials of one process, or some, as one table.

``--transport http`` runs them without a gateway, ``--cluster`` those of several processes with PostgreSQL and Caddy.
The exit code is 1 if one of them lost something.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from traceback import extract_tb

from tests.e2e.chaos import cluster
from tests.e2e.chaos.figures import TrialFigures, printed
from tests.e2e.chaos.trials import GATEWAY_ONLY, TRIALS
from tests.e2e.conftest import TRANSPORTS

AT_ONCE = 2


async def run(names: list[str], share: float, transport: str, at_once: int) -> list[TrialFigures]:
    """Return the figures of these trials, of which a few run at the same time."""
    room = asyncio.Semaphore(at_once)
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder:

        async def run_trial(name: str) -> TrialFigures:
            async with room:
                try:
                    if name in TRIALS:
                        figures = await TRIALS[name](Path(folder) / name, share, transport)
                    else:
                        figures = await cluster.TRIALS[name](Path(folder) / name, share)
                except Exception as error:
                    places = [
                        f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)
                    ]
                    problem = f"{type(error).__name__}: {error} ({' > '.join(places)})"
                    figures = TrialFigures(name, problems=(problem,))
                print("." if figures.well else "F", end="", file=sys.stderr, flush=True)
                return figures

        rows = await asyncio.gather(*map(run_trial, names))
    print(file=sys.stderr)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="chaos")
    parser.add_argument("trials", nargs="*", metavar="trial", help=", ".join([*TRIALS, *cluster.TRIALS]))
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--transport", choices=TRANSPORTS, default="gateway")
    parser.add_argument("--cluster", action="store_true")
    words = parser.parse_args()
    possible = [name for name in TRIALS if words.transport == "gateway" or name not in GATEWAY_ONLY]
    names = words.trials or [*(cluster.TRIALS if words.cluster else possible)]
    rows = asyncio.run(run(names, words.share, words.transport, 1 if cluster.TRIALS.keys() & {*names} else AT_ONCE))
    print(printed(rows))
    return 0 if all(row.well for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
