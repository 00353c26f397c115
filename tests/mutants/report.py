"""A readable report on the outcomes of mutants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.mutants.equivalents import Equivalent
from tests.mutants.mutants import Mutant
from tests.mutants.trial import TrialOutcome


@dataclass(slots=True)
class Report:
    """Counts, a text in ``lines`` for each survivor, and one in ``wrong`` for each entry that is no equivalent."""

    caught: int = 0
    survived: int = 0
    equivalent: int = 0
    lines: list[str] = field(default_factory=list[str])
    wrong: list[str] = field(default_factory=list[str])

    @property
    def share(self) -> float:
        """The share of mutants that were caught, not counting equivalent ones."""
        return self.caught / (self.caught + self.survived) if self.caught + self.survived else 1.0


def report(mutants: Sequence[Mutant], outcomes: Sequence[TrialOutcome], entries: Sequence[Equivalent]) -> Report:
    """Count the outcomes and describe all survivors."""
    summary = Report()
    for mutant, outcome in zip(mutants, outcomes, strict=True):
        if any(entry.fits(mutant) for entry in entries):
            summary.equivalent += 1
            if outcome.caught_by:
                summary.wrong.append(f"is caught: {mutant}\n    by {outcome.caught_by}")
        elif outcome.caught_by:
            summary.caught += 1
        else:
            summary.survived += 1
            text = f"survived {mutant}"
            if not outcome.ran:
                text += "\n    nothing cites it"
            if outcome.others:
                text += f"\n    noticed only by what cites none of them: {outcome.others}"
            summary.lines.append(text)
    return summary
