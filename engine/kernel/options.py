"""Options of a game whose values are words: those that people use for something else that the position keeps, and the
identifiers of content items."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol, runtime_checkable

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


def about(key: Literal["what", "aim", "length"]) -> Text:
    """Return what a game says of itself: what it is, how it is won, or how long it takes."""
    return Text("about-" + key)


@runtime_checkable
class AimRules(Protocol):
    """Rules with options that change how the game is won."""

    def aim(self, options: Any) -> Text:
        """Return in a sentence how one wins with these options."""
        ...


def aim_of(rules: Any, chosen: Mapping[str, Any]) -> Text:
    """Return how a game is won with the options that were chosen for it.

    Raises pydantic.ValidationError for options that the game does not know.
    """
    read: Callable[[Mapping[str, Any]], Any] = rules.options_type.model_validate
    return rules.aim(read(chosen)) if isinstance(rules, AimRules) else about("aim")
