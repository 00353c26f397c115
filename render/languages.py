"""Wording: a :class:`Text` becomes a sentence in the reader's language.

The words come from the messages (:mod:`render.messages`), the names of content items from the game's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime.types import FluentInt

from engine.content.names import read_names
from engine.games import DATA, GAMES, game
from engine.kernel.text import PERSON, Seat, Text
from engine.locales import DEFAULT
from render.grammar import Listed, Name, feature, form
from render.messages import Messages
from render.user_text import NAME_LENGTH, Markup, clean, escape

_LONGEST_VALUE = 2000  # Fluent refuses a value over 2500 characters
_MOST_SENTENCES = 20_000  # sentences in the cache: a panel shows nearly the same after each press


class _Number(FluentInt):
    """Whole numbers as players read them: no grouping, a real minus sign."""

    def format(self, locale: Any) -> str:
        return str(int(self)).replace("-", "−")


def _mark(value: Any, reader: Reader) -> Hashable:
    """Return a cache key that differs between texts or values that are worded differently.

    Only the people that a text mentions are part of it, so that tables share all other sentences.
    """
    kind = type(value)
    if kind is str or kind is int:
        return value
    if kind is Text:
        seat = value.values.get("seat") if value.key == "seat" else None
        if isinstance(seat, int):
            name = reader.people[seat] if 0 <= seat < len(reader.people) else None
            return (kind, seat, name, type(name), seat == reader.seat)
        person = value.values.get(PERSON) if value.key == PERSON else None
        if isinstance(person, int):
            return (kind, PERSON, person, reader.names.get(person))
        return (kind, value.key, *[(name, _mark(part, reader)) for name, part in value.values.items()])
    if isinstance(value, str | int):
        return (kind, value)
    return tuple([_mark(part, reader) for part in value])


class _Sentence(NamedTuple):
    """The words of a text, and those of its forms and features that were asked for."""

    words: str
    forms: dict[str, str | None]


def _is_name(text: Text) -> bool:
    """Return whether a text is the name of a player, a person or a content item, which no message contains."""
    return text.key in ("seat", PERSON) or text.key.startswith(("name-", "flavour-"))


def _signed(number: int) -> str:
    return f"+{number:d}" if number > 0 else f"−{-number:d}" if number < 0 else "±0"


@dataclass(slots=True, frozen=True)
class Reader:
    """The person a text is worded for.

    ``people[seat]`` is the display name of each seat; ``markdown`` says that the chat reads formatting in the words, so
    that names and typed words must be escaped. ``names`` are the names of people by their ids; a person without a name
    there is forgotten. ``seat`` is the reader's own, which is addressed as "you".
    """

    language: str
    game: str | None = None
    people: Sequence[str] = ()
    markdown: bool = False
    names: Mapping[int, str] = field(default_factory=dict[int, str])
    seat: Seat | None = None


def _names(game_name: str) -> Mapping[str, Mapping[str, str]]:
    return game(game_name).names()


def _flavours(game_name: str) -> Mapping[str, Mapping[str, str]]:
    return game(game_name).flavours()


class Languages:
    """All texts of the house and its games, read once. Safe to use from several threads.

    A game without a folder of a language uses the default language. For messages that its folder lacks, ``strict``
    (tests) raises MissingTextError; otherwise they fall back to the default too, then to the bare key, with a logged
    warning that names the key and never the values.
    """

    def __init__(
        self,
        *,
        strict: bool = False,
        data: Path = DATA,
        games: Sequence[str] = tuple(GAMES),
        names: Callable[[str], Mapping[str, Mapping[str, str]]] = _names,
    ) -> None:
        self._games = tuple(games)
        self._data = data
        self._loaders = {"name-": names, "flavour-": _flavours}
        self._content: dict[tuple[str, str], Mapping[str, Mapping[str, str]]] = {}
        self._messages = Messages(data, self._games, self._functions, strict=strict)
        self.languages = self._messages.languages
        """The languages of the house, the default first."""
        self.known, self.pick = self._messages.known, self._messages.pick
        self.has = self._messages.has
        self._starting: dict[tuple[str, str, str | None], Mapping[str, str]] = {}
        self._sentences: dict[Hashable, _Sentence] = {}

    def _functions(self, language: str) -> Mapping[str, Any]:
        return {"SIGNED": _signed, "FEATURE": feature, "FORM": self._form_function(language)}

    # ---- choosing a language

    def pick_for(self, game: str, language: str) -> str:
        """Return a language of the house, or the default if a game has texts but not in it."""
        known = self.known(game)
        return language if language in known or not known else DEFAULT

    def gaps(self, language: str) -> tuple[str, ...]:
        """Return the games that use the default language because they do not have this one."""
        return tuple(name for name in self._games if language not in self.known(name))

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
        """Return the words of a text; without ``game`` a key that the house does not know is looked up in all games.

        Raises MissingTextError in strict mode.
        """
        return self.say_to(text, Reader(language, game, people, markdown))

    def say_to(self, text: Text, reader: Reader) -> str:
        """Return the words of a text for a reader; make the reader once for many texts. See :meth:`say`."""
        if text.key == "seat":
            return self._person(text.values.get("seat"), reader)
        if text.key == PERSON:
            return self._known(text.values.get(PERSON), reader)
        if text.key.startswith(("name-", "flavour-")):
            return self._of_item(text.key, reader)
        return self._sentence(text, reader).words

    def _sentence(self, text: Text, reader: Reader) -> _Sentence:
        """Return a sentence from the cache, as panels show nearly the same ones after each press."""
        has_values = bool(text.values)
        mark = _mark(text, reader) if has_values else text.key
        cache_key = (mark, reader.language, reader.game, reader.markdown and has_values)
        sentence = self._sentences.get(cache_key)
        if sentence is None:
            # every game has its own name among its messages
            game_name = text.key[5:] if not has_values and text.key.startswith("game-") else reader.game
            language = self._messages.language_of(text.key, reader.language, game_name)
            inside = reader if language == reader.language else replace(reader, language=language)
            values = {name: self._value(value, inside) for name, value in text.values.items()}
            sentence = _Sentence(self._messages.format(text.key, values, reader.language, game_name), {})
            if len(self._sentences) >= _MOST_SENTENCES:
                self._sentences.clear()
            self._sentences[cache_key] = sentence
        return sentence

    def name(self, text: Text, reader: Reader) -> Name:
        """Return the words of a text for a reader, with the forms it has inside other sentences.

        A form is looked up when a sentence asks for it.
        """
        if _is_name(text):
            return Name(self.say_to(text, reader), partial(self._form, text, reader))
        sentence = self._sentence(text, reader)
        return Name(sentence.words, partial(self._known_form, sentence, text, reader))

    def texts_with_prefix(self, prefix: str, language: str, game_name: str | None = None) -> Mapping[str, str]:
        """Return the messages of a game (or the house) with this prefix of the key, by the rest of the key.

        These are the fixed words that a template needs; they have no values.
        """
        cache_key = (prefix, language, game_name)
        if cache_key not in self._starting:
            chosen = dict.fromkeys(self._messages.keys_with_prefix(prefix, language, game_name))
            self._starting[cache_key] = {
                key[len(prefix) :]: self.say(Text(key), language, game=game_name) for key in chosen
            }
        return self._starting[cache_key]

    def join(self, parts: Sequence[str], language: str) -> str:
        """Return a list in words: "a", "a and b", "a, b and c"; "nothing" for none."""
        if not parts:
            return self.say(Text("list-empty"), language)
        words = str(parts[0])
        for part in parts[1:-1]:
            words = self.say(Text("list-join", {"first": Markup(words), "second": Markup(part)}), language)
        if len(parts) > 1:
            words = self.say(Text("list-end", {"first": Markup(words), "last": Markup(parts[-1])}), language)
        return words

    # ---- inside

    def _value(self, value: Any, reader: Reader) -> Any:
        if isinstance(value, Text):
            name = self.name(value, reader)
            return name if len(name) <= _LONGEST_VALUE else Name(name[:_LONGEST_VALUE], name.forms)
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

    def _form_function(self, language: str) -> Callable[[Any, str], object]:
        """Return the function FORM of a language."""

        @lru_cache(maxsize=_MOST_SENTENCES)
        def general_form(name: str, form_name: str) -> str:
            key = "form-" + form_name
            known = self._messages.has(key, language)
            return self._messages.format(key, {"name": name}, language, None) if known else name

        return lambda words, form_name: form(words, form_name, lambda parts: self.join(parts, language), general_form)

    def _form(self, text: Text, reader: Reader, form_name: str) -> str | None:
        """Return a form or feature of a text inside a sentence; None where it has none of its own."""
        if text.key == "seat":
            seat = text.values.get("seat")
            if seat is not None and seat == reader.seat:
                return self._form_of_own(text, reader, form_name)
            name = reader.people[seat] if isinstance(seat, int) and 0 <= seat < len(reader.people) else None
            return name.forms(form_name) if isinstance(name, Name) else None
        if text.key.startswith("name-"):
            return self._grammar_of(text.key[5:], reader).get(form_name)
        form_of = self._messages.attributes(text.key, reader.language, reader.game)
        if form_of is None:
            return None
        values: Callable[[], Mapping[str, Any]] = lambda: {  # noqa: E731
            name: self._value(value, reader) for name, value in text.values.items()
        }
        return form_of(form_name, values)

    def _form_of_own(self, seat: Text, reader: Reader, form_name: str) -> str | None:
        """Return a form of the reader's own seat."""
        others = Reader(reader.language, None, reader.people, reader.markdown, reader.names)
        return self.name(Text("seat-own", {"name": seat}), others).forms(form_name)

    def _known_form(self, sentence: _Sentence, text: Text, reader: Reader, form_name: str) -> str | None:
        """Return a form of a text, which is kept with its words."""
        if form_name not in sentence.forms:
            sentence.forms[form_name] = self._form(text, reader, form_name)
        return sentence.forms[form_name]

    def _grammar_of(self, item: str, reader: Reader) -> Mapping[str, str]:
        for game_name in (reader.game,) if reader.game else self._games:
            named = read_names(self._data / game_name).get(item)
            if named is not None:
                code = next((code for code in self._messages.chain(reader.language) if code in named), "")
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
        for game_name in (reader.game,) if reader.game else self._games:
            if (kind, game_name) not in self._content:
                self._content[kind, game_name] = load(game_name)
            words = self._content[kind, game_name].get(item)
            if words is not None:
                code = reader.language
                if code not in words:
                    code = next((code for code in self._messages.chain(code) if code in words), "")
                if code == DEFAULT != reader.language and self._messages.has_language(reader.language, game_name):
                    self._messages.missing(key, reader.language)
                return words[code] if code else item
        self._messages.missing(key, reader.language)
        return item
