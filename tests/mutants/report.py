"""What became of mutants, told for a person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.mutants.equivalents import Equivalent
from tests.mutants.mutants import Mutant
from tests.mutants.trial import Outcome


@dataclass(slots=True)
class Report:
    """``lines`` has an entry of several lines for each survivor, ``wrong`` one for each entry that is no equivalent."""

    caught: int = 0
    survived: int = 0
    equivalent: int = 0
    lines: list[str] = field(default_factory=list[str])
    wrong: list[str] = field(default_factory=list[str])

    @property
    def share(self) -> float:
        """Which part is caught, equivalents left aside."""
        return self.caught / (self.caught + self.survived) if self.caught + self.survived else 1.0


def report(mutants: Sequence[Mutant], outcomes: Sequence[Outcome], entries: Sequence[Equivalent]) -> Report:
    """Count and tell what became of each mutant."""
    found = Report()
    for mutant, outcome in zip(mutants, outcomes, strict=True):
        if any(entry.fits(mutant) for entry in entries):
            found.equivalent += 1
            if outcome.caught_by:
                found.wrong.append(f"is caught: {mutant}\n    by {outcome.caught_by}")
        elif outcome.caught_by:
            found.caught += 1
        else:
            found.survived += 1
            told = f"survived {mutant}"
            if not outcome.ran:
                told += "\n    nothing cites it"
            if outcome.others:
                told += f"\n    noticed only by what cites none of them: {outcome.others}"
            found.lines.append(told)
    return found
