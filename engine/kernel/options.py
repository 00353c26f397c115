"""Options of a game whose values are typed as words that people use, though the position keeps something else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BeforeValidator

WORDS = "words"
"""Under this name the schema of an option tells its words, each with what it stands for."""


def typed_as(words: Mapping[str, Any]) -> BeforeValidator:
    """Return what reads one of these words as what it stands for, and leaves anything else as it is.

    first: Annotated[int | None, typed_as(FIRST)] = Field(default=None, json_schema_extra={WORDS: list(map(list, FIRST.items()))})
    """
    return BeforeValidator(lambda value: words.get(value, value) if isinstance(value, str) else value)
