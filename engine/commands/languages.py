"""What each language lacks or has too much of, for ``python -m engine languages``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.locales import DEFAULT


@dataclass(slots=True)
class LanguageStatus:
    """One language of one folder of ``data``. Without a folder (``there`` is False) it is a gap: not promised, and told
    in the default. A folder that is there has to be complete.
    """

    language: str
    folder: str
    there: bool = True
    missing: list[str] = field(default_factory=list[str])
    """What the default has, or what is used, and is not here: file and key."""
    superfluous: list[str] = field(default_factory=list[str])
    """What is here and nothing uses, or the default does not have."""
    different: list[str] = field(default_factory=list[str])
    """What is here, but not as it is used or as the default has it."""

    @property
    def faults(self) -> list[str]:
        """Every line that is to be put right."""
        kinds = (("missing", self.missing), ("superfluous", self.superfluous), ("different", self.different))
        return [f"{kind}: {line}" for kind, lines in kinds for line in lines]


def table(pairs: Sequence[LanguageStatus]) -> str:
    """All pairs for a person at a terminal: a line each, and below it what is to be put right."""
    lines: list[str] = []
    for pair in pairs:
        said = f"{len(pair.faults)} faults" if pair.faults else "complete"
        lines.append(f"{pair.language:<8} {pair.folder:<16} {said if pair.there else f'not there, told in {DEFAULT}'}")
        lines += [f"    {fault}" for fault in pair.faults]
    return "\n".join(lines)
