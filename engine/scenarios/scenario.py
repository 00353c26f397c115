"""What a scenario is, once it is read: where it begins, what is done step by step, and what is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from engine.kernel.text import Text

Data: TypeAlias = Mapping[str, Any]

LONGEST = 500
"""Signs of a message."""


class LoadedDie(NamedTuple):
    """A die that falls as the scenario says; ``faces`` where it also says what kind of die it must be (0: any)."""

    face: int
    faces: int = 0


class ScenarioError(ValueError):
    """A scenario file says something the format does not know; the message names file, scenario and key. Where the file
    is no YAML that can be read, ``text`` says so.
    """

    def __init__(self, message: str, text: Text | None = None) -> None:
        super().__init__(message if len(message) <= LONGEST else message[: LONGEST - 1] + "…")
        self.text = text


@dataclass(slots=True, frozen=True)
class Step:
    """What one seat does (``moves``, or resigning), or nothing (``seat`` is None: only checks)."""

    seat: str | None
    moves: Sequence[Any]
    resigns: bool
    refused: Any
    dice: Sequence[LoadedDie]
    rolls: Sequence[int] | None
    then: Data

    @property
    def decisions(self) -> Sequence[Any]:
        """The moves; None stands for giving up."""
        return [None] if self.resigns else self.moves


@dataclass(slots=True, frozen=True)
class Scenario:
    """One scenario as read. It begins at ``given``, or at ``position``, the game's state as it is saved; both are None
    where the game is set up in the ordinary way with ``options``. ``lesson`` is what makes it a lesson
    (:mod:`engine.lessons.reading`), None where it is none.
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
    """The loaded dice; None for ``any``: the dice of the key."""
    when: Sequence[Step]
    then: Data
    position: Data | None = None
    lesson: Data | None = None
