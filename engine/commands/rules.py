"""Coverage of a rulebook: the statements that scenarios and tests cite, and the others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, generate_tokens
from typing import Any

from engine.locales import DEFAULT
from engine.rulebook import Statement, rulebook
from engine.scenarios.reading import read_scenarios

ROOT = Path(__file__).resolve().parents[2]
_ID = re.compile(r"\b[A-Z]+-\d{3}[a-z]?\b")


@dataclass(slots=True, frozen=True)
class Coverage:
    """The statements of a rulebook in its order, with the scenarios and tests that cite them."""

    statements: Sequence[Statement]
    cited_by: Mapping[str, Sequence[str]]

    @property
    def cited(self) -> list[str]:
        return [statement.id for statement in self.statements if self.cited_by.get(statement.id)]

    @property
    def untestable(self) -> list[str]:
        """Uncited statements that no test can check."""
        return [entry.id for entry in self._uncited() if entry.untestable is not None]

    @property
    def uncited(self) -> list[str]:
        return [entry.id for entry in self._uncited() if entry.untestable is None]

    def _uncited(self) -> list[Statement]:
        return [entry for entry in self.statements if not self.cited_by.get(entry.id)]

    @property
    def unknown(self) -> list[str]:
        """Cited ids that the rulebook does not have."""
        known = {statement.id for statement in self.statements}
        return [identifier for identifier in self.cited_by if identifier not in known]

    def as_data(self) -> dict[str, Any]:
        """Return the coverage as data for ``--json``."""
        return {
            "total": len(self.statements),
            "cited": len(self.cited),
            "uncited": self.uncited,
            "untestable": len(self.untestable),
            "unknown": self.unknown,
            "statements": {entry.id: list(self.cited_by.get(entry.id, ())) for entry in self.statements},
        }


def coverage(game: str, root: Path = ROOT) -> Coverage:
    """Return the coverage by ``tests/``: ``rules:`` of this game's scenarios, and ids in comments of Python tests.

    Raises KeyError for a game without a rulebook, ScenarioError for an unreadable scenario file of this game.
    """
    statements = rulebook(game).statements(DEFAULT)
    letters = {statement.id.partition("-")[0] for statement in statements}
    cited_by: dict[str, list[str]] = {}
    for identifier, place in (*_scenarios(game, root / "tests" / "scenarios"), *_tests(root / "tests")):
        if identifier.partition("-")[0] in letters:
            places = cited_by.setdefault(identifier, [])
            if place not in places:
                places.append(place)
    return Coverage(statements, cited_by)


def _scenarios(game: str, folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.rglob("*.yaml")):
        if game not in file.read_text(encoding="utf-8"):
            continue
        for scenario in read_scenarios(file):
            if scenario.game == game:
                for identifier in scenario.rules:
                    yield identifier, f"{file.relative_to(folder.parent)}: {scenario.name}"


def _tests(folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if not _ID.search(text):
            continue
        for token in generate_tokens(StringIO(text).readline):
            if token.type == COMMENT:
                for identifier in _ID.findall(token.string):
                    yield identifier, str(file.relative_to(folder))


def table(covered: Coverage) -> str:
    """Return the coverage for the terminal: one line per statement, then the totals."""
    lines: list[str] = []
    for statement in covered.statements:
        places = covered.cited_by.get(statement.id, ())
        note = f"untestable: {statement.untestable}" if statement.untestable and not places else "—"
        lines.append(f"{statement.id:<8}{len(places):>3}  {'; '.join(places) or note}")
    lines.append("")
    for title, identifiers in (("uncited", covered.uncited), ("unknown", covered.unknown)):
        if identifiers:
            lines.append(f"{title}: {', '.join(identifiers)}")
    sums = (len(covered.statements), len(covered.cited), len(covered.uncited), len(covered.untestable))
    lines.append("total {}, cited {}, uncited {}, untestable {}".format(*sums))
    return "\n".join(lines)
