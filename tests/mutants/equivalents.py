"""Changes that make no difference, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from tests.mutants.mutants import Mutant

FILE = Path(__file__).with_name("equivalent.yaml")


class Equivalent(BaseModel):
    """A changed statement of a function, and why the game stays the same."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    file: str
    function: str
    before: str
    after: str
    number: int | None = None
    """The number of the change among equal ones; None: all of them."""
    reason: str = Field(min_length=20)

    def fits(self, mutant: Mutant) -> bool:
        """Return whether this entry is about the mutant."""
        return _change(mutant) == _change(self) and self.number in (None, mutant.number)


def read_equivalents(file: Path = FILE) -> list[Equivalent]:
    """Read all entries. Raises ValidationError for an invalid entry."""
    data = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader) or []
    return TypeAdapter(list[Equivalent]).validate_python(data)


def without_mutant(entries: Sequence[Equivalent], mutants: Sequence[Mutant]) -> list[Equivalent]:
    """Return the entries that no longer fit a mutant, because the statement was changed or removed."""
    numbers: dict[tuple[str, str, str, str], set[int | None]] = {}
    for mutant in mutants:
        numbers.setdefault(_change(mutant), {None}).add(mutant.number)
    return [entry for entry in entries if entry.number not in numbers.get(_change(entry), ())]


def _change(place: Equivalent | Mutant) -> tuple[str, str, str, str]:
    return (place.file, place.function, place.before, place.after)
