"""The options of a game as people read them: what can be chosen for ``/game new``, and what was chosen.

A game words its options itself, and the house those of all games: ``option-<name>`` (a name), ``option-<name>-help``
(what it does), and for a value that is not a plain number, a content item, yes or no, ``option-<name>-<value>``; ``_``
in names is written ``-``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from engine.kernel.game import Game
from engine.kernel.options import WORDS, TableOptions
from engine.kernel.text import Text
from engine.kernel.text import name as content_name
from render.languages import Languages

MOST_NUMBERS = 6
"""A number with at most this many values is offered with each of them, any other with its default."""


class OptionState(NamedTuple):
    """An option of a table as people read and change it: its words, its value as it is typed, and its choices.

    ``choices`` are typed values with their words; ``limits`` are the least and the largest value of a number that may
    also be typed.
    """

    name: str
    title: str
    help: str
    value: str
    words: str
    choices: tuple[tuple[str, str], ...]
    limits: tuple[int, int] | None


def names_of(options_type: type[BaseModel]) -> list[str]:
    """Return the options a person may type, those of every game last.

    ``json_schema_extra={"typed": False}`` of a field excludes it.
    """
    names = [name for name, field in options_type.model_fields.items() if _extra(field).get("typed", True)]
    return sorted(names, key=lambda name: name in TableOptions.model_fields)


def option_keys(rules: Game[Any]) -> list[str]:
    """Return the keys of all texts that a game needs for its own options."""
    schema: Mapping[str, Any] = _schema(rules.options_type)
    items = rules.names()
    keys: list[str] = []
    for name in names_of(rules.options_type):
        if name in TableOptions.model_fields:
            continue
        key = _key(name)
        values = rules.option_values(name) or _values(schema[name])
        worded = [
            value for value in values if not (value in items or value in ("true", "false", "") or _is_number(value))
        ]
        keys += [key, f"{key}-help", *(f"{key}-{value}" for value in worded)]
    return keys


def offered(rules: Game[Any], languages: Languages, language: str) -> list[tuple[str, str]]:
    """Return what may be typed for the options of a game: ``("Lives: 3 – How often …", "lives=3")``.

    Defaults come last.
    """
    options_type = rules.options_type
    schema: Mapping[str, Any] = _schema(options_type)
    others: list[tuple[str, str]] = []
    defaults: list[tuple[str, str]] = []
    for name in names_of(options_type):
        values = rules.option_values(name) or _values(schema[name])
        default = _typed_value(schema[name], schema[name].get("default"))
        for value in values:
            text = Text("house-rule-offered", _words(rules, name, value, languages, language))
            is_default = len(values) > 1 and value == default
            label = languages.say(text, language, game=rules.name)
            (defaults if is_default else others).append((label, f"{name}={value}"))
    return others + defaults


def option_states(
    rules: Game[Any], chosen: Mapping[str, Any], languages: Languages, language: str
) -> list[OptionState]:
    """Return all options of a game with the values that were chosen and those that can be chosen."""
    schema: Mapping[str, Any] = _schema(rules.options_type)
    options = rules.options_type.model_validate(dict(chosen))

    def say(text: Text | str) -> str:
        return text if isinstance(text, str) else languages.say(text, language, game=rules.name)

    def words(name: str, value: str) -> str:
        return say(_words(rules, name, value, languages, language)["value"])

    states: list[OptionState] = []
    for name in names_of(rules.options_type):
        value = _typed_value(schema[name], getattr(options, name))
        limits = _limits(schema[name])
        values = rules.option_values(name) or _values(schema[name])
        choices = tuple((choice, words(name, choice)) for choice in dict.fromkeys(values))
        key = _key(name)
        states.append(
            OptionState(name, say(Text(key)), say(Text(f"{key}-help")), value, words(name, value), choices, limits)
        )
    return states


def unusual(
    rules: Game[Any], chosen: Mapping[str, Any], languages: Languages, language: str, *, short: bool = False
) -> list[str]:
    """Return the lines of the chosen options that differ from their defaults; ``short`` omits what they do.

    What another option sets is left out: that option's own line says it.
    """
    options_type = rules.options_type
    options, defaults = options_type.model_validate(dict(chosen)), options_type()
    names = [name for name in names_of(options_type) if name in chosen]
    names = [name for name in names if getattr(options, name) != getattr(defaults, name)]
    return _lines("house-rule-short" if short else "house-rule", rules, chosen, names, languages, language)


def _lines(
    key: str, rules: Game[Any], chosen: Mapping[str, Any], names: Sequence[str], languages: Languages, language: str
) -> list[str]:
    options_type = rules.options_type
    schema: Mapping[str, Any] = _schema(options_type)
    options = options_type.model_validate(dict(chosen))
    words = (
        _words(rules, name, _typed_value(schema[name], getattr(options, name)), languages, language) for name in names
    )
    return [languages.say(Text(key, values), language, game=rules.name) for values in words]


def _typed_value(schema: Mapping[str, Any], value: Any) -> str:
    """Return a value as it is typed: the word for it where the option has words."""
    words: Sequence[tuple[str, Any]] = schema.get(WORDS, ())
    return next((word for word, meant in words if meant == value), _plain(value))


def _words(rules: Game[Any], name: str, value: str, languages: Languages, language: str) -> dict[str, Text | str]:
    key = _key(name)
    own = f"{key}-{value}"
    value_text: Text | str = value
    if languages.has(own, language, rules.name):
        value_text = Text(own)
    elif value in rules.option_values(name):
        value_text = content_name(value)
    elif value in ("true", "false"):
        value_text = Text("house-rule-" + value)
    elif not value:
        value_text = Text("house-rule-none")
    return {"name": Text(key), "value": value_text, "help": Text(key + "-help")}


@cache
def _schema(options_type: type[BaseModel]) -> Mapping[str, Any]:
    """Return the JSON schema of each option; making it takes several milliseconds."""
    return options_type.model_json_schema()["properties"]


def _key(name: str) -> str:
    return "option-" + name.replace("_", "-")


def _is_number(value: str) -> bool:
    return value.removeprefix("-").isdecimal()


def _plain(value: Any) -> str:
    """Return a value without words as it is typed."""
    if isinstance(value, bool):
        return str(value).lower()
    if value is None:
        return ""
    return ",".join(map(_plain, value)) if isinstance(value, tuple | list) else str(value)


def _values(schema: Mapping[str, Any]) -> list[str]:
    """Return the values an option may have, as far as its schema says."""
    if WORDS in schema:
        return [word for word, _ in schema[WORDS]]
    listed = schema.get("enum")
    if isinstance(listed, list):
        return [str(value) for value in listed]
    if schema.get("type") == "boolean":
        return ["true", "false"]
    low, high = schema.get("minimum"), schema.get("maximum")
    if isinstance(low, int) and isinstance(high, int) and high - low < MOST_NUMBERS:
        return [str(value) for value in range(low, high + 1)]
    default = schema.get("default")
    return [str(default)] if isinstance(default, str | int) else []


def _limits(schema: Mapping[str, Any]) -> tuple[int, int] | None:
    """Return the least and the largest value of a number with more values than are offered."""
    low, high = schema.get("minimum"), schema.get("maximum")
    if isinstance(low, int) and isinstance(high, int) and high - low >= MOST_NUMBERS:
        return low, high
    return None


def _extra(field: FieldInfo) -> Mapping[str, Any]:
    return field.json_schema_extra if isinstance(field.json_schema_extra, Mapping) else {}
