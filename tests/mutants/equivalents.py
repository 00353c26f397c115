"""Changes that nobody can notice, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from tests.mutants.mutants import Mutant

FILE = Path(__file__).with_name("equivalent.yaml")


class Equivalent(BaseModel):
    """A statement of a function, what it becomes, and why the game stays the same."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    file: str
    function: str
    before: str
    after: str
    number: int | None = None
    """Which of several equal changes; all of them where it is left out."""
    reason: str = Field(min_length=20)

    def fits(self, mutant: Mutant) -> bool:
        """Whether this entry speaks of the mutant."""
        same = (mutant.file, mutant.function, mutant.before, mutant.after)
        return same == (self.file, self.function, self.before, self.after) and self.number in (None, mutant.number)


def read_equivalents(file: Path = FILE) -> list[Equivalent]:
    """All entries. Raises ValidationError for one that is not right."""
    data = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader) or []
    return TypeAdapter(list[Equivalent]).validate_python(data)


def without_mutant(entries: Sequence[Equivalent], mutants: Sequence[Mutant]) -> list[Equivalent]:
    """The entries that fit nothing any more, because the statement has been changed or is gone."""
    places = {(each.file, each.function, each.before, each.after): set[int | None]() for each in mutants}
    for each in mutants:
        places[each.file, each.function, each.before, each.after] |= {None, each.number}
    return [e for e in entries if e.number not in places.get((e.file, e.function, e.before, e.after), ())]
