"""Options of a game whose values are typed as words, and the texts that introduce a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from engine.kernel.text import Text

WORDS = "words"
"""The key in an option's schema for its words and their values."""


CHANCES_ON_BUTTONS = "buttons"
"""The value of ``chances`` for chances on the buttons of moves."""
NO_HINTS = "off"
"""The value of ``hints`` for a table without hints."""


class TableOptions(BaseModel):
    """The options that every game has; the models of the games add their own."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    chances: Literal["odds", "buttons"] = Field(default="odds", exclude=True)
    """Whether chances stand behind the Odds button, and buttons say what is at stake, or on the buttons themselves.

    It concerns only how a table looks, so saved games do not contain it."""

    hints: Literal["allowed", "off"] = Field(default="allowed", exclude=True)
    """Whether people may ask which moves the computer would make in their place; people who compete never may.

    Like ``chances`` it is not part of a saved game."""


def in_schema(words: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``json_schema_extra`` for an option whose values are typed as words: the words and values, in order."""
    return {WORDS: [[word, meant] for word, meant in words.items()]}


def typed_as(words: Mapping[str, Any]) -> BeforeValidator:
    """Return a validator that converts these words to their values and passes anything else through.

    first: Annotated[int | None, typed_as(FIRST)] = Field(default=None, json_schema_extra=in_schema(FIRST))
    """
    return BeforeValidator(lambda value: words.get(value, value) if isinstance(value, str) else value)


def about(key: str) -> Text:
    """Return a text about a game: ``what`` it is, its ``aim``, ``length``, ``time`` and ``level``, or a variant."""
    return Text("about-" + key)
