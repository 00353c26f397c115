"""``python -m tests.mutants [--sample 300] [--seed N] [--rule T-136] [--file damage.py] [--repeat ID]``.

The exit code is 1 where less than 95 of a hundred mutants are caught or an entry of ``equivalent.yaml`` is wrong.
"""

from __future__ import annotations

import argparse
import random
import secrets
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from tests.mutants.citations import read_citations
from tests.mutants.equivalents import read_equivalents, without_mutant
from tests.mutants.mutants import Mutant, all_mutants
from tests.mutants.report import report
from tests.mutants.trial import Outcome, failing, try_out, warm_up

TESTS = Path(__file__).resolve().parents[1]
ENOUGH = 0.95
"""The share of mutants that has to be caught, those listed as equivalent left aside."""


def main() -> int:
    words = _parser().parse_args()
    mutants = all_mutants()
    entries = read_equivalents()
    wrong = [f"fits nothing: {e.file} {e.function}: {e.before} -> {e.after}" for e in without_mutant(entries, mutants)]
    if words.repeat:
        trials = [each for each in mutants if each.id == words.repeat]
    else:
        trials = chosen(mutants, sample=words.sample, seed=words.seed, rule=words.rule, file=words.file)
    if not trials:
        print("no mutant is meant by that")
        return 2
    citations = read_citations(TESTS)
    warm_up()
    with ProcessPoolExecutor(1, get_context("fork")) as process:
        failed = process.submit(failing, trials, citations).result()
    if failed:
        print(f"fails without any change: {failed}")
        return 2
    outcomes = try_out(trials, citations, words.jobs, _dot)
    print(file=sys.stderr)
    found = report(trials, outcomes, entries)
    wrong += found.wrong
    if words.repeat:
        print("\n".join(f"{each}\n    {o.caught_by or 'survived'}" for each, o in zip(trials, outcomes, strict=True)))
    else:
        print("\n".join(found.lines))
    for line in wrong:
        print(f"equivalent.yaml: {line}")
    print(
        f"caught {found.caught} of {found.caught + found.survived} ({found.share:.1%}), {found.survived} survived, "
        f"{found.equivalent} equivalent; {len(trials)} of {len(mutants)} mutants, seed {words.seed}"
    )
    return 0 if found.share >= ENOUGH and not wrong else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=300, help="how many mutants; 0: all")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000), help="of the sample, to repeat it")
    parser.add_argument("--rule", help="only mutants of this rule")
    parser.add_argument("--file", help="only mutants of files whose path ends so")
    parser.add_argument("--repeat", metavar="ID", help="only this mutant, and what became of it")
    parser.add_argument("--jobs", type=int, default=2, help="how many at the same time")
    return parser


def chosen(
    mutants: Sequence[Mutant], *, sample: int, seed: int, rule: str | None = None, file: str | None = None
) -> list[Mutant]:
    """Some mutants of a rule and of files whose path ends so; the same for the same seed, all for ``sample`` 0."""
    wanted = [m for m in mutants if rule in (None, *m.rules) and (file is None or m.file.endswith(file))]
    return wanted if not 0 < sample < len(wanted) else random.Random(seed).sample(wanted, sample)


def _dot(mutant: Mutant | None, outcome: Outcome) -> None:
    print("." if outcome.caught_by else "S", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
