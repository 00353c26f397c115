"""The rules of a game to be read: short statements with numbers, by section, from ``data/<game>/rules/*.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict

from engine.games import DATA
from render.languages import DEFAULT


class Statement(BaseModel):
    """One rule: its section's key, its words, and whether it is a ruling where the rulebook leaves room."""

    model_config = ConfigDict(frozen=True)

    section: str
    text: str
    ruling: bool = False


class _File(BaseModel):
    title: str
    sections: dict[str, str]
    statements: dict[str, Statement]


@dataclass(slots=True, frozen=True)
class Rulebook:
    """A game's rules in one language. ``sections``: key -> heading; ``statements``: number -> rule, in reading order."""

    title: str
    sections: Mapping[str, str]
    statements: Mapping[str, Statement]

    def find(self, words: str) -> list[str]:
        """The numbers of the rules meant by these words: the rule of that number, else all that contain the words."""
        wanted = words.strip().casefold()
        if not wanted:
            return []
        for number in self.statements:
            if wanted in (number.casefold(), number.casefold().partition("-")[2].lstrip("0")):
                return [number]
        return [
            number
            for number, statement in self.statements.items()
            if wanted in statement.text.casefold() or number.casefold().startswith(wanted)
        ]

    def contents(self) -> list[tuple[str, str, str]]:
        """Heading, first and last number of each section that has rules."""
        found: dict[str, list[str]] = {}
        for number, statement in self.statements.items():
            found.setdefault(statement.section, []).append(number)
        return [(self.sections[section], numbers[0], numbers[-1]) for section, numbers in found.items()]


@lru_cache(maxsize=32)
def rulebook(game: str, language: str, data: Path = DATA) -> Rulebook | None:
    """The rules of a game in a language, or in English; None where a game has none to read."""
    for candidate in dict.fromkeys((language, DEFAULT)):
        path = data / game / "rules" / f"{candidate}.yaml"
        if path.is_file():
            file = _File.model_validate(yaml.load(path.read_text("utf-8"), Loader=_LOADER))  # noqa: S506
            return Rulebook(file.title, file.sections, file.statements)
    return None


_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
