"""Options of a game from the command line, and for games that only computers play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel


class ArgumentValueError(ValueError):
    """An invalid argument of the command line; the message is one line for the user."""


def read_options(pairs: Sequence[str], options_type: type[BaseModel]) -> dict[str, Any]:
    """Return options such as ``["reactions=fast", "round_limit=20"]`` as a mapping; a repeated option becomes a list.

    Raises ArgumentValueError for an unknown option. Values are validated by the game's options model.
    """
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or name not in options_type.model_fields:
            known = ", ".join(options_type.model_fields)
            raise ArgumentValueError(
                f"unknown option {name!r}; known: {known}" if equals else f"not name=value: {pair!r}"
            )
        if name not in options:
            options[name] = value
        elif isinstance(options[name], list):
            options[name].append(value)
        else:
            options[name] = [options[name], value]
    return options


def computer_options(options_type: type[BaseModel]) -> dict[str, Any]:
    """Return the options for games of computers alone: ``json_schema_extra={"computers": …}`` of a field."""
    values: dict[str, Any] = {}
    for name, model_field in options_type.model_fields.items():
        extra = model_field.json_schema_extra
        if isinstance(extra, Mapping) and "computers" in extra:
            values[name] = extra["computers"]
    return values


def played_with(options_type: type[BaseModel], options: Mapping[str, Any]) -> BaseModel:
    """Return the options of a game that only computers play. Raises pydantic.ValidationError.

    Options that are neither chosen nor implied by a choice are as in :func:`computer_options`.
    """
    chosen, fields = options_type.model_validate(options), options_type.model_fields
    free = {
        name: value
        for name, value in computer_options(options_type).items()
        if name not in options and getattr(chosen, name) == fields[name].default
    }
    return options_type.model_validate({**free, **options})
