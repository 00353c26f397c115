"""``python -m tests.soak [--minutes 60] [--seed WORD] [--game NAME] [--repeat LINE]``: random games of every kind.

They have new seeds until the time is over; then a table is printed. The exit code is 1 where a property did not hold.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from engine.games import GAMES
from tests.engine.properties.games import VARIANTS
from tests.soak.examples import Example, ExampleKind, examples, kinds, repeat, tried

FAILED = 1
MOST_ALIKE = 3
"""Failures in the same words that are printed; the others are counted."""


def tried_examples(chosen: Iterable[tuple[ExampleKind, int]], until: float, workers: int) -> Iterator[Example]:
    """Try examples in as many processes until the time is over; examples that have begun are completed."""
    coming = iter(chosen)
    running: dict[Future[Example], tuple[ExampleKind, int]] = {}
    with ProcessPoolExecutor(workers) as pool:
        while True:
            while len(running) < 2 * workers and time.monotonic() < until:
                kind, seed = next(coming)
                running[pool.submit(tried, kind, seed)] = kind, seed
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                begun = running.pop(done)
                try:
                    yield done.result()
                except BrokenProcessPool as error:
                    raise SystemExit(f"a process died over {begun} or over one of {list(running.values())}") from error


def table(counted: Counter[ExampleKind], tries: Counter[ExampleKind], failed: Counter[ExampleKind]) -> str:
    """Return a line for each property, game or variant and number of seats, and a total."""
    rows = [("property", "game", "seats", "examples", "occasions", "failures")]
    rows += [
        (kind.property, kind.variant, str(kind.seats), f"{counted[kind]:,}", f"{tries[kind]:,}", f"{failed[kind]:,}")
        for kind in sorted(counted)
    ]
    rows.append(("all", "", "", f"{counted.total():,}", f"{tries.total():,}", f"{failed.total():,}"))
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(wide[n]) if n < 2 else cell.rjust(wide[n]) for n, cell in enumerate(row)) for row in rows
    )


def soak(minutes: float, seed: str, which: str | None, workers: int) -> int:
    """Run the soak; print each failure when it occurs, and the progress every minute."""
    print(f"seed {seed}: {minutes:g} minutes in {workers} processes", flush=True)
    counted, tries, failed = Counter[ExampleKind](), Counter[ExampleKind](), Counter[ExampleKind]()
    alike = Counter[str]()
    begun = reported = time.monotonic()
    for example in tried_examples(examples(kinds(which), seed), begun + 60 * minutes, workers):
        counted[example.kind] += 1
        tries[example.kind] += example.occasions
        failed[example.kind] += bool(example.failure)
        if example.failure:
            alike[example.failure] += 1
            if alike[example.failure] <= MOST_ALIKE:
                print(f"FAILED {example.failure}\n  python -m tests.soak --repeat '{example.line}'", flush=True)
        if time.monotonic() - reported >= 60:
            reported = time.monotonic()
            minute = (reported - begun) / 60
            print(f"{minute:.0f} min: {counted.total():,} examples, {failed.total():,} failures", file=sys.stderr)
    print(table(counted, tries, failed))
    return FAILED if failed.total() else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random games of every kind.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", help="any word; the same word gives the same examples (chosen by chance)")
    parser.add_argument("--game", choices=[*GAMES, *VARIANTS], help="only this game or variant")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many processes (one a core)")
    parser.add_argument("--repeat", metavar="LINE", help="try one example again: the line that a failure printed")
    typed = parser.parse_args()
    if typed.repeat is not None:
        print(f"it held on {repeat(typed.repeat)} occasions")
        return 0
    return soak(typed.minutes, typed.seed or secrets.token_hex(6), typed.game, typed.workers)


if __name__ == "__main__":
    sys.exit(main())
