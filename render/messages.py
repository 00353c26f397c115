"""The messages of all languages from the Fluent files, and their texts with given values.

``data/house/<language>/*.ftl`` are for all games, ``data/<game>/<language>/*.ftl`` for one game. A folder below
``data/house`` makes a language; messages it lacks are read in its base language (``pt`` for ``pt-BR``), else in the
default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import structlog
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentNone

from engine.locales import DEFAULT, best, fallbacks, languages_in
from render.fluent_files import Bundle, Sources, read_sources

_MOST_WARNINGS = 1000
_BUTTONS = "button-"
"""The prefix of keys of the house's button labels."""

log = structlog.get_logger(__name__)


class MissingTextError(LookupError):
    """A message is missing in a language, or cannot be formatted with the given values (strict mode only)."""


Attribute: TypeAlias = Callable[[str, Callable[[], Mapping[str, Any]]], str | None]
"""Formats the attribute of this name with the given values; None if there is no such attribute."""


class Messages:
    """All messages of the house and its games, read once. The log names keys of missing ones, never values."""

    def __init__(
        self, data: Path, games: Sequence[str], functions: Callable[[str], Mapping[str, Any]], *, strict: bool = False
    ) -> None:
        """Take the ``functions`` that the messages of a language may call.

        ``strict`` raises MissingTextError for missing messages.
        """
        self.strict = strict
        self._functions = functions
        self.languages: tuple[str, ...] = languages_in(data / "house")
        self._games = tuple(games)
        self._sources: dict[tuple[str, str | None], Sources] = {}
        self._bundles: dict[tuple[str, str | None], Bundle] = {}
        self._chains: dict[str, tuple[str, ...]] = {}
        self._places: dict[tuple[str, str | None], list[tuple[str, str | None, Bundle]]] = {}
        self._warned: dict[tuple[str, str], None] = {}
        for language in self.languages:
            for game in (None, *self._games):
                sources = read_sources(data / (game or "house") / language)
                if sources or game is None:  # even an empty folder of the house makes a language
                    self._sources[language, game] = sources
        self._known = {game: self._languages_of(game) for game in (None, *self._games)}

    # ---- existing messages and languages

    def known(self, game: str | None = None) -> tuple[str, ...]:
        """Return the languages of a game (None: of the house), the default first."""
        return self._known.get(game, ())

    def pick(self, locale: str) -> str:
        """Return the best language of the house for a locale like ``de``, ``en-GB`` or ``pt-BR``.

        That is the same language, its base language, or the default. A game that does not have it uses the default
        there.
        """
        return best(locale, self.languages)

    def has_language(self, language: str, game: str | None) -> bool:
        """Return whether a game (None: the house) has a language, or its base language."""
        return any(
            (code, game) in self._sources for code in self.chain(language) if code != DEFAULT or code == language
        )

    def chain(self, language: str) -> tuple[str, ...]:
        """Return the language, its base languages that have folders, and the default."""
        chain = self._chains.get(language)
        if chain is None:
            known = (code for code in fallbacks(language) if code in self.languages)
            self._chains[language] = chain = tuple(dict.fromkeys((*known, DEFAULT)))
        return chain

    def has(self, key: str, language: str, game: str | None = None) -> bool:
        """Return whether a message exists in this language itself."""
        places = self._places_of(language, game)
        return any(bundle.has_message(key) for code, _, bundle in places if code == language)

    def keys_with_prefix(self, prefix: str, language: str, game: str | None) -> Iterator[str]:
        """Yield the keys with this prefix of a game and the house (None: the house alone).

        The language and those it falls back to are searched.
        """
        for code in reversed(self.chain(language)):
            for folder in dict.fromkeys((game, None)):
                for key in self._sources.get((code, folder), ()):
                    if key.startswith(prefix) and self._bundle(code, folder).has_message(key):
                        yield key

    def _languages_of(self, game: str | None) -> tuple[str, ...]:
        return tuple(language for language in self.languages if self.has_language(language, game))

    # ---- formatting

    def format(self, key: str, values: Mapping[str, Any], language: str, game: str | None) -> str:
        """Return a message in a language, in a game (None: the house or any game); its key where it is missing.

        Raises MissingTextError in strict mode.
        """
        for code, folder, bundle in self._places_of(language, game):
            if bundle.has_message(key):
                if code == DEFAULT != language and self.has_language(language, folder):
                    self.missing(key, language)
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return self._format(bundle, pattern, key, values, code)
        if self.has_language(language, game):
            self.missing(key, language)
        self.missing(key, DEFAULT)
        return key

    def language_of(self, key: str, language: str, game: str | None) -> str:
        """Return the language that a message is written in.

        That is the default if the game with the message does not have the requested language, else the requested one.
        """
        places = self._places_of(language, game)
        place = next(((code, folder) for code, folder, bundle in places if bundle.has_message(key)), None)
        return (
            DEFAULT
            if place is not None and place[0] == DEFAULT and not self.has_language(language, place[1])
            else language
        )

    def attributes(self, key: str, language: str, game: str | None) -> Attribute | None:
        """Return a function that formats the attributes of a message; None if it has none.

        If the language itself lacks an attribute, the function takes it from the languages it falls back to. Messages
        of those languages, shown where this one has none, may use attributes that this one lacks.
        """
        places = [(code, bundle) for code, _, bundle in self._places_of(language, game) if bundle.has_message(key)]
        with_attributes = [(code, bundle) for code, bundle in places if bundle.get_message(key).attributes]
        return partial(self._attribute, with_attributes, key) if with_attributes else None

    def _attribute(
        self,
        places: Sequence[tuple[str, Bundle]],
        key: str,
        name: str,
        values: Callable[[], Mapping[str, Any]],
    ) -> str | None:
        for code, bundle in places:
            pattern = bundle.get_message(key).attributes.get(name)
            if pattern is not None:
                return self._format(bundle, pattern, key, values(), code)
        return None

    def _places_of(self, language: str, game: str | None) -> list[tuple[str, str | None, Bundle]]:
        """Return where a message is looked up, in order: by language, a game's messages before the house's."""
        places = self._places.get((language, game))
        if places is None:
            folders = [game, None] if game else [None, *self._games]
            keys = [(code, folder) for code in self.chain(language) for folder in folders]
            places = [(*key, self._bundle_with_buttons(*key, language)) for key in keys if key in self._sources]
            self._places[language, game] = places
        return places

    def _bundle_with_buttons(self, code: str, folder: str | None, language: str) -> Bundle:
        """Return the messages of a folder in a language that a reader of ``language`` falls back to.

        A game that uses the default because it has no other language still names buttons with the labels the reader
        sees.
        """
        if folder is None or code != DEFAULT or self.has_language(language, folder):
            return self._bundle(code, folder)
        known = [self._sources[known, None] for known in self.chain(language) if known != DEFAULT]
        return self._bundle_of(code, folder, [_buttons(sources) for sources in known])

    def _bundle(self, code: str, folder: str | None) -> Bundle:
        """Return the messages of a folder; messages that it lacks come from the house."""
        bundle = self._bundles.get((code, folder))
        if bundle is None:
            bundle = self._bundles[code, folder] = self._bundle_of(code, folder)
        return bundle

    def _bundle_of(self, code: str, folder: str | None, before: Sequence[Sources] = ()) -> Bundle:
        folders = dict.fromkeys((folder, None))
        sources = [self._sources[code, name] for name in folders if (code, name) in self._sources]
        return Bundle(self.chain(code), self._functions(code), [*before, *sources])

    def _format(self, bundle: Bundle, pattern: Any, key: str, values: Mapping[str, Any], language: str) -> str:
        # not bundle.format_pattern: it converts our numbers to its own, with grouping and a hyphen for a minus
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(values))
        words = pattern(ResolverEnvironment(context=bundle, errors=errors, current=current))
        if errors:
            self.missing(key, language, tuple(str(error) for error in errors))
        return key if isinstance(words, FluentNone) else str(words)  # a name alone loses its forms

    def missing(self, key: str, language: str, problems: tuple[str, ...] = ()) -> None:
        """Report a message that is missing or cannot be formatted.

        Raises MissingTextError in strict mode, else logs a warning.
        """
        if self.strict:
            raise MissingTextError(f"{key} in {language}: {'; '.join(problems) or 'no such message'}")
        if (key, language) not in self._warned and len(self._warned) < _MOST_WARNINGS:
            self._warned[key, language] = None
            log.warning("wording missing", key=key, language=language, incomplete=bool(problems))


def _buttons(sources: Sources) -> Sources:
    """Return the button labels among the messages of a folder."""
    return {key: written for key, written in sources.items() if key.startswith(_BUTTONS)}
