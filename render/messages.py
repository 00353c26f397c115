"""The messages of all languages, as the Fluent files word them: which there are, and what they say with some values.

``data/house/<language>/*.ftl`` are for all, ``data/<game>/<language>/*.ftl`` for one game. A folder below
``data/house`` makes a language; what it lacks is read in the language that it is a kind of (``pt`` for ``pt-BR``), else
in the default.
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
"""How keys begin that are labels of the house's buttons."""

log = structlog.get_logger(__name__)


class MissingTextError(LookupError):
    """A message is not worded in a language, or cannot be put together from the given values (strict mode only)."""


Attribute: TypeAlias = Callable[[str, Callable[[], Mapping[str, Any]]], str | None]
"""Words the attribute of this name with the values that it is given; None where there is none of this name."""


class Messages:
    """All messages of the house and its games, read once. Where one is missing the log names its key, never values."""

    def __init__(
        self, data: Path, games: Sequence[str], functions: Callable[[str], Mapping[str, Any]], *, strict: bool = False
    ) -> None:
        """``functions`` gives those that the messages of a language may call, ``strict`` raises MissingTextError for
        what is missing.
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
            for which in (None, *self._games):
                sources = read_sources(data / (which or "house") / language)
                if sources or which is None:  # a folder of the house makes a language, even an empty one
                    self._sources[language, which] = sources
        self._known = {which: self._worded_in(which) for which in (None, *self._games)}

    # ---- which there are

    def known(self, which: str | None = None) -> tuple[str, ...]:
        """The languages a game (None: the house) is worded in, the default first."""
        return self._known.get(which, ())

    def pick(self, locale: str) -> str:
        """The best language of the house for a locale like ``de``, ``en-GB`` or ``pt-BR``: the same, what it is a kind
        of, or the default. A game that is not worded in it speaks the default there.
        """
        return best(locale, self.languages)

    def serves(self, language: str, which: str | None) -> bool:
        """Whether a game (None: the house) is worded in a language, or in what that is a kind of."""
        return any(
            (code, which) in self._sources for code in self.chain(language) if code != DEFAULT or code == language
        )

    def chain(self, language: str) -> tuple[str, ...]:
        """The language, those that it is a kind of as far as there are folders, and the default."""
        chain = self._chains.get(language)
        if chain is None:
            known = (code for code in fallbacks(language) if code in self.languages)
            self._chains[language] = chain = tuple(dict.fromkeys((*known, DEFAULT)))
        return chain

    def has(self, key: str, language: str, which: str | None = None) -> bool:
        """Whether a message is worded in this language itself."""
        places = self._places_of(language, which)
        return any(bundle.has_message(key) for code, _, bundle in places if code == language)

    def starting(self, prefix: str, language: str, which: str | None) -> Iterator[str]:
        """The keys that begin like this of a game's messages and the house's (None: of the house alone), in a language
        and those it falls back to.
        """
        for code in reversed(self.chain(language)):
            for folder in dict.fromkeys((which, None)):
                for key in self._sources.get((code, folder), ()):
                    if key.startswith(prefix) and self._bundle(code, folder).has_message(key):
                        yield key

    def _worded_in(self, which: str | None) -> tuple[str, ...]:
        return tuple(language for language in self.languages if self.serves(language, which))

    # ---- what they say

    def worded(self, key: str, values: Mapping[str, Any], language: str, which: str | None) -> str:
        """What a message says in a language, in a game (None: in the house or any game); its key where it is missing.

        Raises MissingTextError in strict mode.
        """
        for code, folder, bundle in self._places_of(language, which):
            if bundle.has_message(key):
                if code == DEFAULT != language and self.serves(language, folder):
                    self.missing(key, language)
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return self._format(bundle, pattern, key, values, code)
        if self.serves(language, which):
            self.missing(key, language)
        self.missing(key, DEFAULT)
        return key

    def spoken(self, key: str, language: str, which: str | None) -> str:
        """The language in which the words of a message stand in a sentence: the default where the game that words it
        has no other, else the one asked for.
        """
        places = self._places_of(language, which)
        found = next(((code, folder) for code, folder, bundle in places if bundle.has_message(key)), None)
        return (
            DEFAULT if found is not None and found[0] == DEFAULT and not self.serves(language, found[1]) else language
        )

    def attributes(self, key: str, language: str, which: str | None) -> Attribute | None:
        """What words the attributes of a message; None where it has none. Where the language itself does not know one,
        a sentence in another that it falls back to has asked for it.
        """
        places = [(code, bundle) for code, _, bundle in self._places_of(language, which) if bundle.has_message(key)]
        found = [(code, bundle) for code, bundle in places if bundle.get_message(key).attributes]
        return partial(self._attribute, found, key) if found else None

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

    def _places_of(self, language: str, which: str | None) -> list[tuple[str, str | None, Bundle]]:
        """Where a message is looked for, in order: language by language, a game's words before the house's."""
        places = self._places.get((language, which))
        if places is None:
            folders = [which, None] if which else [None, *self._games]
            keys = [(code, folder) for code in self.chain(language) for folder in folders]
            places = [(*key, self._spoken_bundle(*key, language)) for key in keys if key in self._sources]
            self._places[language, which] = places
        return places

    def _spoken_bundle(self, code: str, folder: str | None, language: str) -> Bundle:
        """The messages of a folder in one of the languages that a reader of ``language`` falls back to. Where a game is
        told in the default because it has no other, its texts name buttons as they stand before the reader.
        """
        if folder is None or code != DEFAULT or self.serves(language, folder):
            return self._bundle(code, folder)
        known = [self._sources[known, None] for known in self.chain(language) if known != DEFAULT]
        return self._bundle_of(code, folder, [_buttons(sources) for sources in known])

    def _bundle(self, code: str, folder: str | None) -> Bundle:
        """The messages of a folder, and of the house for all that it lacks."""
        bundle = self._bundles.get((code, folder))
        if bundle is None:
            bundle = self._bundles[code, folder] = self._bundle_of(code, folder)
        return bundle

    def _bundle_of(self, code: str, folder: str | None, before: Sequence[Sources] = ()) -> Bundle:
        folders = dict.fromkeys((folder, None))
        sources = [self._sources[code, which] for which in folders if (code, which) in self._sources]
        return Bundle(self.chain(code), self._functions(code), [*before, *sources])

    def _format(self, bundle: Bundle, pattern: Any, key: str, values: Mapping[str, Any], language: str) -> str:
        # not bundle.format_pattern: that turns our numbers into its own, with grouping and a hyphen for a minus
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(values))
        words = pattern(ResolverEnvironment(context=bundle, errors=errors, current=current))
        if errors:
            self.missing(key, language, tuple(str(error) for error in errors))
        return key if isinstance(words, FluentNone) else str(words)  # a name alone loses its forms

    def missing(self, key: str, language: str, problems: tuple[str, ...] = ()) -> None:
        """A message is missing, or cannot be put together. Raises MissingTextError in strict mode, else the log tells
        it.
        """
        if self.strict:
            raise MissingTextError(f"{key} in {language}: {'; '.join(problems) or 'no such message'}")
        if (key, language) not in self._warned and len(self._warned) < _MOST_WARNINGS:
            self._warned[key, language] = None
            log.warning("wording missing", key=key, language=language, incomplete=bool(problems))


def _buttons(sources: Sources) -> Sources:
    """The labels of buttons among the messages of a folder."""
    return {key: written for key, written in sources.items() if key.startswith(_BUTTONS)}
