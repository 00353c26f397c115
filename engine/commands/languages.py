"""Completeness of languages, for ``python -m engine languages``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.locales import DEFAULT


@dataclass(slots=True)
class LanguageStatus:
    """The completeness of one language in one folder of ``data``.

    Without a folder (``there`` is False) the default language is shown instead. An existing folder must be complete.
    """

    language: str
    folder: str
    there: bool = True
    missing: list[str] = field(default_factory=list[str])
    """Keys with their files that the default has or the code uses, and this language lacks."""
    superfluous: list[str] = field(default_factory=list[str])
    """Keys that nothing uses, or that the default does not have."""
    different: list[str] = field(default_factory=list[str])
    """Keys that differ from their use or from the default."""

    @property
    def faults(self) -> list[str]:
        """All faults, one line each."""
        kinds = (("missing", self.missing), ("superfluous", self.superfluous), ("different", self.different))
        return [f"{kind}: {line}" for kind, lines in kinds for line in lines]


def table(pairs: Sequence[LanguageStatus]) -> str:
    """Return a table for the terminal: one line per language and folder, followed by its faults."""
    lines: list[str] = []
    for pair in pairs:
        state = f"{len(pair.faults)} faults" if pair.faults else "complete"
        lines.append(
            f"{pair.language:<8} {pair.folder:<16} {state if pair.there else f'not there, shown in {DEFAULT}'}"
        )
        lines += [f"    {fault}" for fault in pair.faults]
    return "\n".join(lines)
