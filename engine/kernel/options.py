"""Options of a game whose values are words: those that people use for something else that the position keeps, and the
identifiers of content items."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from pydantic import BeforeValidator

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


@runtime_checkable
class OfferingRules(Protocol):
    """Rules with options whose values are content items, which their schema cannot list."""

    def option_values(self, option: str) -> Sequence[str]:
        """Return what may be chosen for an option, the usual value included; nothing where its schema tells it."""
        ...


def option_values(rules: Any, option: str) -> Sequence[str]:
    """Return what a game offers for an option besides what its schema tells; identifiers among it are called by their
    names."""
    return rules.option_values(option) if isinstance(rules, OfferingRules) else ()
