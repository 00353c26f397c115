"""``python -m tests.mutants [--sample 300] [--seed N] [--rule T-136] [--file damage.py] [--repeat ID]``.

The exit code is 1 if fewer than 95 of 100 mutants are caught or an entry of ``equivalent.yaml`` is wrong.
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
from tests.mutants.trial import TrialOutcome, failure_without_change, load_games, try_mutants

TESTS = Path(__file__).resolve().parents[1]
ENOUGH = 0.95
"""Least share of mutants, except those listed as equivalent, that must be caught."""


def main() -> int:
    words = _parser().parse_args()
    mutants = all_mutants()
    entries = read_equivalents()
    wrong = [
        f"matches no mutant: {entry.file} {entry.function}: {entry.before} -> {entry.after}"
        for entry in without_mutant(entries, mutants)
    ]
    if words.repeat:
        trials = [mutant for mutant in mutants if mutant.id == words.repeat]
    else:
        trials = choose_mutants(mutants, sample=words.sample, seed=words.seed, rule=words.rule, file=words.file)
    if not trials:
        print("no mutant matches")
        return 2
    citations = read_citations(TESTS)
    load_games()
    with ProcessPoolExecutor(1, get_context("fork")) as process:
        failed = process.submit(failure_without_change, trials, citations).result()
    if failed:
        print(f"fails without any change: {failed}")
        return 2
    outcomes = try_mutants(trials, citations, words.jobs, _dot)
    print(file=sys.stderr)
    summary = report(trials, outcomes, entries)
    wrong += summary.wrong
    if words.repeat:
        print(
            "\n".join(
                f"{mutant}\n    {outcome.caught_by or 'survived'}"
                for mutant, outcome in zip(trials, outcomes, strict=True)
            )
        )
    else:
        print("\n".join(summary.lines))
    for line in wrong:
        print(f"equivalent.yaml: {line}")
    print(
        f"caught {summary.caught} of {summary.caught + summary.survived} ({summary.share:.1%}), "
        f"{summary.survived} survived, {summary.equivalent} equivalent; "
        f"{len(trials)} of {len(mutants)} mutants, seed {words.seed}"
    )
    return 0 if summary.share >= ENOUGH and not wrong else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=300, help="number of mutants; 0: all")
    parser.add_argument(
        "--seed", type=int, default=secrets.randbelow(1_000_000), help="seed of the sample, to repeat it"
    )
    parser.add_argument("--rule", help="only mutants of this rule")
    parser.add_argument("--file", help="only mutants of files with this path ending")
    parser.add_argument("--repeat", metavar="ID", help="only this mutant, with its outcome")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    return parser


def choose_mutants(
    mutants: Sequence[Mutant], *, sample: int, seed: int, rule: str | None = None, file: str | None = None
) -> list[Mutant]:
    """Return a sample of the mutants of a rule and of files with this path ending, all for ``sample`` 0."""
    wanted = [
        mutant for mutant in mutants if rule in (None, *mutant.rules) and (file is None or mutant.file.endswith(file))
    ]
    return wanted if not 0 < sample < len(wanted) else random.Random(seed).sample(wanted, sample)


def _dot(mutant: Mutant | None, outcome: TrialOutcome) -> None:
    print("." if outcome.caught_by else "S", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
