"""The usual length of a game, as measured: ``usual.yaml`` in the game's folder of ``data/``."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from engine.content.yaml_files import document, read_file
from engine.kernel.text import Seat

FILE = "usual.yaml"


class Usual(BaseModel):
    """Measured figures of a game with its default options, by the number of seats."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    decisions: dict[Seat, int] = Field(min_length=1)
    """The number of choices that at least three of four seats have, by the number of seats."""


@lru_cache(maxsize=64)
def usual(data: Path) -> Usual | None:
    """Read the measured figures from a game's folder; None if there are none.

    Raises YamlError or pydantic.ValidationError for a malformed file.
    """
    file = data / FILE
    return Usual.model_validate(document(read_file(file))) if file.exists() else None
