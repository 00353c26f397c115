"""Wording: a :class:`Text` becomes a sentence in the reader's language.

The words are Fluent files: ``data/house/<language>/*.ftl`` for all, ``data/<game>/<language>/*.ftl`` for one game,
and the names of content items as the game's rules tell them. A folder below ``data/house`` makes a language; what it
lacks is read in the language that it is a kind of (``pt`` for ``pt-BR``), else in the default.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone
from fluent.syntax.ast import Message

from engine.content.names import FlavourRules, read_names
from engine.games import DATA, GAMES, game
from engine.kernel.text import PERSON, Seat, Text
from engine.locales import DEFAULT, best, fallbacks, languages_in
from render.grammar import Forms, Listed, Name, feature, form
from render.user_text import NAME_LENGTH, Markup, clean, escape

_LONGEST_VALUE = 2000  # Fluent refuses a value over 2500 characters
_MOST_WARNINGS = 1000
_MOST_CONSTANTS = 20_000
_MOST_TOLD = 20_000  # sentences kept: a panel says much the same after each press

log = structlog.get_logger(__name__)


class MissingText(LookupError):
    """A message is not worded in a language, or cannot be put together from the given values (strict mode only)."""


class _Number(FluentInt):
    """Whole numbers as players read them: no grouping, a real minus sign."""

    def format(self, locale: Any) -> str:
        return str(int(self)).replace("-", "−")


def _mark(value: Any, reader: Reader) -> Hashable:
    """What tells one text or value from any other that is worded differently. Of the people only those count of whom
    it speaks, so that tables share all other sentences."""
    kind = type(value)
    if kind is str or kind is int:
        return value
    if kind is Text:
        seat = value.values.get("seat") if value.key == "seat" else None
        if isinstance(seat, int):
            name = reader.people[seat] if 0 <= seat < len(reader.people) else None
            return (kind, seat, name, isinstance(name, Name), seat == reader.seat)
        person = value.values.get(PERSON) if value.key == PERSON else None
        if isinstance(person, int):
            return (kind, PERSON, person, reader.names.get(person))
        return (kind, value.key, *[(name, _mark(part, reader)) for name, part in value.values.items()])
    if isinstance(value, str | int):
        return (kind, value)
    return tuple([_mark(part, reader) for part in value])


def _signed(number: int) -> str:
    return f"+{number:d}" if number > 0 else f"−{-number:d}" if number < 0 else "±0"


@dataclass(slots=True, frozen=True)
class Reader:
    """For whom words are put together.

    ``people[seat]`` is the display name of each seat; ``markdown`` says that the words go where the chat reads
    formatting, so that names and typed words must be escaped. ``names`` are what people are called, by their ids;
    whoever is not among them is forgotten. ``seat`` is the reader's own, who is spoken to.
    """

    language: str
    game: str | None = None
    people: Sequence[str] = ()
    markdown: bool = False
    names: Mapping[int, str] = field(default_factory=dict[int, str])
    seat: Seat | None = None


def _names(which: str) -> Mapping[str, Mapping[str, str]]:
    return game(which).names()


def _flavours(which: str) -> Mapping[str, Mapping[str, str]]:
    rules = game(which)
    return rules.flavours() if isinstance(rules, FlavourRules) else {}


class Languages:
    """All wordings of the house and its games, read once. Safe to use from several threads.

    A game that has no folder of a language at all is told in the default. Where the folder is there, ``strict``
    (tests) raises MissingText for what it lacks; otherwise that falls back to the default too, then to the bare key,
    with a logged warning that names the key and never the values.
    """

    def __init__(
        self,
        *,
        strict: bool = False,
        data: Path = DATA,
        games: Sequence[str] = tuple(GAMES),
        names: Callable[[str], Mapping[str, Mapping[str, str]]] = _names,
    ) -> None:
        self.strict = strict
        self._games = tuple(games)
        self._data = data
        self._loaders = {"name-": names, "flavour-": _flavours}
        self._content: dict[tuple[str, str], Mapping[str, Mapping[str, str]]] = {}
        self.languages: tuple[str, ...] = languages_in(data / "house")
        self._chains: dict[str, tuple[str, ...]] = {}
        self._bundles: dict[tuple[str, str | None], FluentBundle] = {}
        self._keys: dict[tuple[str, str | None], tuple[str, ...]] = {}
        self._with_forms: dict[tuple[str, str | None], frozenset[str]] = {}
        """The messages that have forms of their own."""
        self._starting: dict[tuple[str, str, str | None], Mapping[str, str]] = {}
        self._constant: dict[tuple[str, str, str | None], str] = {}
        self._told: dict[Hashable, str] = {}
        self._warned: dict[tuple[str, str], None] = {}
        for language in self.languages:
            house = _read(data / "house" / language)
            self._add(language, None, house)
            for which in self._games:
                if own := _read(data / which / language):
                    self._add(language, which, [*own, *house])
        self._worded_languages = {which: self._worded_in(which) for which in (None, *self._games)}

    def _add(self, language: str, which: str | None, resources: Sequence[Any]) -> None:
        functions: dict[str, Any] = {"SIGNED": _signed, "FEATURE": feature, "FORM": self._forming(language)}
        bundle = FluentBundle([*self._chain(language)], functions=functions, use_isolating=False)
        for resource in resources:
            bundle.add_resource(resource)
        self._bundles[language, which] = bundle
        entries = [entry for resource in resources for entry in resource.body if isinstance(entry, Message)]
        self._keys[language, which] = tuple(entry.id.name for entry in entries)
        self._with_forms[language, which] = frozenset(entry.id.name for entry in entries if entry.attributes)

    # ---- choosing a language

    def known(self, which: str | None = None) -> tuple[str, ...]:
        """The languages a game (None: the house) is worded in, the default first."""
        return self._worded_languages.get(which, ())

    def pick(self, locale: str, which: str | None = None) -> str:
        """The best language for a locale like ``de``, ``en-GB`` or ``pt-BR``: the same, what it is a kind of, or the
        default."""
        return best(locale, self._worded_languages.get(which, ()))

    def gaps(self, language: str) -> tuple[str, ...]:
        """The games that are told in the default because they are not worded in this language."""
        return tuple(which for which in self._games if language not in self._worded_languages[which])

    # ---- wording

    def say(
        self,
        text: Text,
        language: str,
        people: Sequence[str] = (),
        *,
        game: str | None = None,
        markdown: bool = False,
    ) -> str:
        """The words of a text. Without ``game`` a key that the house does not know is looked for in all games.

        Raises MissingText in strict mode.
        """
        return self.tell(text, Reader(language, game, people, markdown))

    def tell(self, text: Text, reader: Reader) -> str:
        """As :meth:`say`, for a reader made once for many texts."""
        if text.key == "seat":
            return self._person(text.values.get("seat"), reader)
        if text.key == PERSON:
            return self._known(text.values.get(PERSON), reader)
        if text.key.startswith(("name-", "flavour-")):
            return self._of_item(text.key, reader)
        if not text.values:
            which = text.key[5:] if text.key.startswith("game-") else reader.game  # each game words its own name
            return self._without_values(text.key, reader.language, which)
        place = (_mark(text, reader), reader.language, reader.game, reader.markdown)
        words = self._told.get(place)
        if words is None:
            values = {name: self._value(value, reader) for name, value in text.values.items()}
            words = self._worded(text.key, values, reader)
            if len(self._told) >= _MOST_TOLD:
                self._told.clear()
            self._told[place] = words
        return words

    def name(self, text: Text, reader: Reader) -> str:
        """As :meth:`tell`, with the forms it has where it is put into other sentences."""
        words = self.tell(text, reader)[:_LONGEST_VALUE]
        forms = self._forms(text, reader)
        return words if forms is None else Name(words, forms)

    def has(self, key: str, language: str, which: str | None = None) -> bool:
        """Whether a message is worded in this language itself."""
        return any(bundle.has_message(key) for bundle in self._search(language, which))

    def starting(self, prefix: str, language: str, which: str | None = None) -> Mapping[str, str]:
        """The messages of a game (or the house) whose key starts with ``prefix``, by the rest of the key: fixed words
        that a template needs. They must do without values."""
        place = (prefix, language, which)
        if place not in self._starting:
            keys = (key for code in self._chain(language)[::-1] for key in self._keys.get((code, which), ()))
            chosen = dict.fromkeys(key for key in keys if key.startswith(prefix))
            self._starting[place] = {key[len(prefix) :]: self.say(Text(key), language, game=which) for key in chosen}
        return self._starting[place]

    def join(self, parts: Sequence[str], language: str) -> str:
        """A list in words: "a", "a and b", "a, b and c"; "nothing" for none."""
        if not parts:
            return self.say(Text("list-empty"), language)
        words = str(parts[0])
        for part in parts[1:-1]:
            words = self.say(Text("list-join", {"first": Markup(words), "second": Markup(part)}), language)
        if len(parts) > 1:
            words = self.say(Text("list-end", {"first": Markup(words), "last": Markup(parts[-1])}), language)
        return words

    # ---- inside

    def _without_values(self, key: str, language: str, which: str | None) -> str:
        place = (key, language, which)
        words = self._constant.get(place)
        if words is None:
            words = self._worded(key, {}, Reader(language, which))
            if len(self._constant) < _MOST_CONSTANTS:
                self._constant[place] = words
        return words

    def _worded(self, key: str, values: Mapping[str, Any], reader: Reader) -> str:
        for language in self._chain(reader.language):
            if language == DEFAULT != reader.language and self._serves(reader.language, reader.game):
                self._miss(key, reader.language)
            for bundle in self._search(language, reader.game):
                if bundle.has_message(key):
                    return self._format(bundle, key, values, language)
        self._miss(key, DEFAULT)
        return key

    def _chain(self, language: str) -> tuple[str, ...]:
        """The language, those that it is a kind of as far as there are folders, and the default."""
        chain = self._chains.get(language)
        if chain is None:
            known = (code for code in fallbacks(language) if code in self.languages)
            self._chains[language] = chain = tuple(dict.fromkeys((*known, DEFAULT)))
        return chain

    def _worded_in(self, which: str | None) -> tuple[str, ...]:
        return tuple(language for language in self.languages if self._serves(language, which))

    def _serves(self, language: str, which: str | None) -> bool:
        """Whether a game (None: the house) is worded in a language, or in what that is a kind of."""
        return any(
            (code, which) in self._bundles for code in self._chain(language) if code != DEFAULT or code == language
        )

    def _search(self, language: str, which: str | None) -> list[FluentBundle]:
        games: Sequence[str | None] = self._games
        keys = [(language, which), (language, None)] if which else [(language, key) for key in (None, *games)]
        return [self._bundles[key] for key in keys if key in self._bundles]

    def _format(self, bundle: FluentBundle, key: str, values: Mapping[str, Any], language: str) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            self._miss(key, language)
            return key
        return self._pattern(bundle, pattern, key, values, language)

    def _pattern(self, bundle: FluentBundle, pattern: Any, key: str, values: Mapping[str, Any], language: str) -> str:
        # not bundle.format_pattern: that turns our numbers into its own, with grouping and a hyphen for a minus
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(values))
        words = pattern(ResolverEnvironment(context=bundle, errors=errors, current=current))
        if errors:
            self._miss(key, language, tuple(str(error) for error in errors))
        return key if isinstance(words, FluentNone) else str(words)  # a name alone loses its forms

    def _value(self, value: Any, reader: Reader) -> Any:
        if isinstance(value, Text):
            return self.name(value, reader)
        if isinstance(value, int):
            return _Number(value)
        if isinstance(value, Name | Listed):
            return value
        if isinstance(value, Markup):
            return str(value)[:_LONGEST_VALUE]
        if isinstance(value, str):
            words = clean(value)
            return escape(words) if reader.markdown else words
        parts = [self._value(part, reader) for part in value]
        return Listed(self.join([str(part) for part in parts], reader.language)[:_LONGEST_VALUE], parts)

    # ---- forms

    def _forming(self, language: str) -> Callable[[Any, str], object]:
        """How FORM words a name in a language."""

        def worded(name: str, which: str) -> str:
            key = "form-" + which
            if not self._bundles[language, None].has_message(key):
                return name
            return self._format(self._bundles[language, None], key, {"name": name}, language)

        return lambda words, which: form(words, which, lambda parts: self.join(parts, language), worded)

    def _forms(self, text: Text, reader: Reader) -> Forms | None:
        """The forms of a text that is put into a sentence; None where it has none of its own."""
        if text.key == "seat":
            seat = text.values.get("seat")
            if seat is not None and seat == reader.seat:
                return self._attributes(Text("seat-own", {"name": text}), Reader(reader.language))
            name = reader.people[seat] if isinstance(seat, int) and 0 <= seat < len(reader.people) else None
            return name.forms if isinstance(name, Name) else None
        if text.key.startswith("name-"):
            grammar = self._grammar_of(text.key[5:], reader)
            return grammar.get if grammar else None
        return self._attributes(text, reader)

    def _attributes(self, text: Text, reader: Reader) -> Forms | None:
        """The attributes of a message as forms."""
        for language in self._chain(reader.language):
            for place in ((language, reader.game), (language, None)):
                bundle = self._bundles.get(place)
                if bundle is not None and text.key in self._with_forms[place]:
                    return self._attribute_of(bundle, text, reader, language)
                if bundle is not None and bundle.has_message(text.key):
                    return None
        return None

    def _attribute_of(self, bundle: FluentBundle, text: Text, reader: Reader, language: str) -> Forms:
        attributes = bundle.get_message(text.key).attributes

        def found(which: str) -> str | None:
            if which not in attributes:
                return None
            values = {name: self._value(value, reader) for name, value in text.values.items()}
            return self._pattern(bundle, attributes[which], text.key, values, language)

        return found

    def _grammar_of(self, item: str, reader: Reader) -> Mapping[str, str]:
        for which in (reader.game,) if reader.game else self._games:
            named = read_names(self._data / which).get(item)
            if named is not None:
                code = next((code for code in self._chain(reader.language) if code in named), "")
                return named[code].grammar if code else {}
        return {}

    def _person(self, seat: Any, reader: Reader) -> str:
        if isinstance(seat, int) and 0 <= seat < len(reader.people):
            words = clean(reader.people[seat], NAME_LENGTH)
            if words:
                return escape(words) if reader.markdown else words
        return self.say(Text("seat-number", {"number": seat + 1 if isinstance(seat, int) else 0}), reader.language)

    def _known(self, person_id: Any, reader: Reader) -> str:
        words = clean(reader.names.get(person_id, ""), NAME_LENGTH)
        if words:
            return escape(words) if reader.markdown else words
        return self.say(Text("person-forgotten"), reader.language)

    def _of_item(self, key: str, reader: Reader) -> str:
        kind, dash, item = key.partition("-")
        load = self._loaders[kind + dash]
        for which in (reader.game,) if reader.game else self._games:
            if (kind, which) not in self._content:
                self._content[kind, which] = load(which)
            words = self._content[kind, which].get(item)
            if words is not None:
                code = next((code for code in self._chain(reader.language) if code in words), "")
                if code == DEFAULT != reader.language and self._serves(reader.language, reader.game):
                    self._miss(key, reader.language)
                return words[code] if code else item
        self._miss(key, reader.language)
        return item

    def _miss(self, key: str, language: str, problems: tuple[str, ...] = ()) -> None:
        if self.strict:
            raise MissingText(f"{key} in {language}: {'; '.join(problems) or 'no such message'}")
        if (key, language) not in self._warned and len(self._warned) < _MOST_WARNINGS:
            self._warned[key, language] = None
            log.warning("wording missing", key=key, language=language, incomplete=bool(problems))


def _read(folder: Path) -> list[Any]:
    return [FluentResource(path.read_text("utf-8")) for path in sorted(folder.glob("*.ftl"))]
