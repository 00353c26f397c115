"""Options of a game whose values people type as words, and the sentences in which a game presents itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BeforeValidator

from engine.kernel.text import Text

WORDS = "words"
"""Under this name the schema of an option tells its words, each with what it stands for."""


def in_schema(words: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the field of such an option tells of its words, in their order: ``json_schema_extra``."""
    return {WORDS: [[word, meant] for word, meant in words.items()]}


def typed_as(words: Mapping[str, Any]) -> BeforeValidator:
    """Return what reads one of these words as what it stands for, and leaves anything else as it is.

    first: Annotated[int | None, typed_as(FIRST)] = Field(default=None, json_schema_extra=in_schema(FIRST))
    """
    return BeforeValidator(lambda value: words.get(value, value) if isinstance(value, str) else value)


def about(key: Literal["what", "aim", "length"]) -> Text:
    """Return what a game says of itself: what it is, how it is won, or how long it takes."""
    return Text("about-" + key)
