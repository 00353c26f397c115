"""Wording: a :class:`Text` becomes a sentence in the reader's language.

The words are those of the messages (:mod:`render.messages`), and the names of content items as the game's rules tell
them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime.types import FluentInt

from engine.content.names import read_names
from engine.games import DATA, GAMES, game
from engine.kernel.text import PERSON, Seat, Text
from engine.locales import DEFAULT
from render.grammar import Listed, Name, feature, form
from render.messages import Messages
from render.user_text import NAME_LENGTH, Markup, clean, escape

_LONGEST_VALUE = 2000  # Fluent refuses a value over 2500 characters
_MOST_TOLD = 20_000  # sentences kept: a panel says much the same after each press


class _Number(FluentInt):
    """Whole numbers as players read them: no grouping, a real minus sign."""

    def format(self, locale: Any) -> str:
        return str(int(self)).replace("-", "−")


def _mark(value: Any, reader: Reader) -> Hashable:
    """What tells one text or value from any other that is worded differently. Of the people only those count of whom
    it speaks, so that tables share all other sentences.
    """
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
    return game(which).flavours()


class Languages:
    """All wordings of the house and its games, read once. Safe to use from several threads.

    A game that has no folder of a language at all is told in the default. Where the folder is there, ``strict``
    (tests) raises MissingTextError for what it lacks; otherwise that falls back to the default too, then to the bare
    key, with a logged warning that names the key and never the values.
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
        self._told: dict[Hashable, str] = {}
        self._own: dict[Hashable, tuple[str | None]] = {}

    def _functions(self, language: str) -> Mapping[str, Any]:
        return {"SIGNED": _signed, "FEATURE": feature, "FORM": self._forming(language)}

    # ---- choosing a language

    def gaps(self, language: str) -> tuple[str, ...]:
        """The games that are told in the default because they are not worded in this language."""
        return tuple(which for which in self._games if language not in self.known(which))

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

        Raises MissingTextError in strict mode.
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
        which = reader.game
        if text.values:
            place = (_mark(text, reader), reader.language, which, reader.markdown)
        else:
            which = text.key[5:] if text.key.startswith("game-") else which  # each game words its own name
            place = (text.key, reader.language, which, False)
        words = self._told.get(place)
        if words is None:
            spoken = self._messages.spoken(text.key, reader.language, which)
            inside = reader if spoken == reader.language else replace(reader, language=spoken)
            values = {name: self._value(value, inside) for name, value in text.values.items()}
            words = self._messages.worded(text.key, values, reader.language, which)
            if len(self._told) >= _MOST_TOLD:
                self._told.clear()
            self._told[place] = words
        return words

    def name(self, text: Text, reader: Reader) -> Name:
        """As :meth:`tell`, with the forms it has where it is put into other sentences; they are looked up where a
        sentence asks for one.
        """
        return Name(self.tell(text, reader)[:_LONGEST_VALUE], partial(self._form, text, reader))

    def starting(self, prefix: str, language: str, which: str | None = None) -> Mapping[str, str]:
        """The messages of a game (or the house) whose key starts with ``prefix``, by the rest of the key: fixed words
        that a template needs. They must do without values.
        """
        place = (prefix, language, which)
        if place not in self._starting:
            chosen = dict.fromkeys(self._messages.starting(prefix, language, which))
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

        @lru_cache(maxsize=_MOST_TOLD)
        def worded(name: str, which: str) -> str:
            key = "form-" + which
            known = self._messages.has(key, language)
            return self._messages.worded(key, {"name": name}, language, None) if known else name

        return lambda words, which: form(words, which, lambda parts: self.join(parts, language), worded)

    def _form(self, text: Text, reader: Reader, which: str) -> str | None:
        """A form or feature of a text that is put into a sentence; None where it has none of its own."""
        if text.key == "seat":
            seat = text.values.get("seat")
            if seat is not None and seat == reader.seat:
                return self._form_of_own(text, reader, which)
            name = reader.people[seat] if isinstance(seat, int) and 0 <= seat < len(reader.people) else None
            return name.forms(which) if isinstance(name, Name) else None
        if text.key.startswith("name-"):
            return self._grammar_of(text.key[5:], reader).get(which)
        worded = self._messages.attributes(text.key, reader.language, reader.game)
        if worded is None:
            return None
        return worded(which, lambda: {name: self._value(value, reader) for name, value in text.values.items()})

    def _form_of_own(self, seat: Text, reader: Reader, which: str) -> str | None:
        """A form of the reader's own seat, which most sentences that speak to somebody ask for; kept as sentences
        are.
        """
        place = (which, reader.language, reader.markdown, _mark(seat, reader))
        found = self._own.get(place)
        if found is None:
            own = Text("seat-own", {"name": seat})
            found = (self._form(own, replace(reader, game=None, seat=None), which),)
            if len(self._own) >= _MOST_TOLD:
                self._own.clear()
            self._own[place] = found
        return found[0]

    def _grammar_of(self, item: str, reader: Reader) -> Mapping[str, str]:
        for which in (reader.game,) if reader.game else self._games:
            named = read_names(self._data / which).get(item)
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
        for which in (reader.game,) if reader.game else self._games:
            if (kind, which) not in self._content:
                self._content[kind, which] = load(which)
            words = self._content[kind, which].get(item)
            if words is not None:
                code = reader.language
                if code not in words:
                    code = next((code for code in self._messages.chain(code) if code in words), "")
                if code == DEFAULT != reader.language and self._messages.serves(reader.language, which):
                    self._messages.missing(key, reader.language)
                return words[code] if code else item
        self._messages.missing(key, reader.language)
        return item
