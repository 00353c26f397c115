"""``python -m tests.bench [NAME …]``: all measurements, or the named ones, as a table.

The names are moves, search, lessons, commits, stack, calls, budget, stored, panels, presses, and cluster where
PostgreSQL is installed; pending, and servers (a quarter of an hour), are measured only by name.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.bench import budget, calls, cluster, commits, lessons, moves, panels, presses, search, stack, stored
from tests.bench.report import Row, printed
from tests.e2e.discord_server import trust_components
from tests.store.postgresql import MISSING


async def measure(wanted: Sequence[str]) -> list[Row]:
    """Return the rows of the named measurements in a fixed order; all of them without names."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not wanted or "moves" in wanted:
            rows += moves.measure()
        if not wanted or "search" in wanted:
            rows += search.measure()
        if not wanted or "lessons" in wanted:
            rows += lessons.measure()
        if not wanted or "commits" in wanted:
            rows += await commits.measure(folder)
        if not wanted or "stack" in wanted:
            rows += await stack.measure(folder)
        if not wanted or "calls" in wanted:
            rows += await calls.measure(folder / "calls")
        if not wanted or "budget" in wanted:
            rows += await budget.measure(folder / "budget")
        if not wanted or "stored" in wanted:
            rows += await stored.measure(folder)
        if not wanted or "panels" in wanted:
            rows += panels.measure()
        if not wanted or "presses" in wanted:
            rows += presses.measure()
        if "cluster" in wanted or not (wanted or MISSING):
            rows += await cluster.measure(folder / "cluster")
        if "pending" in wanted:
            rows += await stored.measure_pending(folder / "pending")
        if "servers" in wanted:
            rows += await cluster.measure_servers(folder / "servers")
    return rows


def main() -> None:
    trust_components()
    print(printed(asyncio.run(measure(sys.argv[1:]))))


if __name__ == "__main__":
    main()
