"""Scenarios as data: their beginning, their steps and their checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from engine.kernel.text import Text

Data: TypeAlias = Mapping[str, Any]

LONGEST = 500
"""The most characters of a message."""


class LoadedDie(NamedTuple):
    """A die with a fixed face; ``faces`` is the required kind of the die (0: any)."""

    face: int
    faces: int = 0


class ScenarioError(ValueError):
    """A scenario file that does not match the format; the message names file, scenario and key.

    ``text`` is the reason why a file is not readable YAML.
    """

    def __init__(self, message: str, text: Text | None = None) -> None:
        super().__init__(message if len(message) <= LONGEST else message[: LONGEST - 1] + "…")
        self.text = text


@dataclass(slots=True, frozen=True)
class Step:
    """A step of one seat (``moves``, or resigning), or only checks (``seat`` is None)."""

    seat: str | None
    moves: Sequence[Any]
    resigns: bool
    refused: Any
    dice: Sequence[LoadedDie]
    rolls: Sequence[int] | None
    then: Data

    @property
    def decisions(self) -> Sequence[Any]:
        """The moves; None stands for resigning."""
        return [None] if self.resigns else self.moves


@dataclass(slots=True, frozen=True)
class Scenario:
    """One scenario as read.

    It begins at ``given``, or at ``position``, the game's state as it is saved; both are None if the game is set up in
    the ordinary way with ``options``. ``lesson`` is the data of a lesson (:mod:`engine.lessons.reading`), None for
    other scenarios.
    """

    file: Path
    name: str
    rules: Sequence[str]
    game: str
    seats: Sequence[str]
    options: Data
    key: str
    given: Data | None
    dice: Sequence[LoadedDie] | None
    """The loaded dice; None for ``any``, the dice of the key."""
    when: Sequence[Step]
    then: Data
    position: Data | None = None
    lesson: Data | None = None
