"""Rulebooks: the rules of a game in the reader's language, searchable by id or by words.

They are read from ``data/<game>/<language>/rules.yaml``, with a page for a first game in ``primer.md`` next to it; all
languages have the same statements under the same ids.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from pathlib import Path
from typing import NamedTuple

import yaml
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from engine.content.theme import themed
from engine.games import DATA
from engine.locales import DEFAULT, best, languages_in

FILE = "rules.yaml"
PRIMER = "primer.md"

_EXACT, _BEGINNING, _INSIDE, _HEADING = 1.0, 0.7, 0.35, 0.25
"""Weights of a word that equals the query word, begins with it, contains it, or is only in the section's title."""
_OPENING = 1.5
"""Weight of the first two words of a statement: a glossary explains them."""
_LENGTH = 0.2
"""How strongly long statements are ranked down, since they mention many things."""
_LETTERS_LOOKED_AT = 200
_WORDS_LOOKED_AT = 12
"""The most words of a query that are used."""
_PHRASE = 1.5
"""Factor for a statement that has the query words next to each other."""
_LETTERS_AT_LEAST = 3
"""The shortest form to which an unknown word is cut to find its other forms."""
_LETTERS_INSIDE = 4
"""The shortest word that is also searched for inside others, such as German compounds."""

_ID = re.compile(r"^([a-z]{1,2})?[\s_-]*0*(\d{1,4})([a-z])?$")
_WHOLE_ID = re.compile(r"^[A-Za-z]{1,2}-\d{1,4}[a-z]?$")
"""The id of a rule as it is printed, which is not a word to search for."""
_WORD = re.compile(r"[^\W_]+")


class Section(NamedTuple):
    """A section of a rulebook: its key and its title in one language."""

    key: str
    title: str


@dataclass(slots=True, frozen=True)
class Statement:
    """One rule in one language; a ``ruling`` is a decision of the house where the printed rules are silent."""

    id: str
    section: str
    text: str
    ruling: bool
    untestable: str | None
    """Why no test can check this rule, such as advice; None for all others. Only in the default language."""


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid")

    section: str
    text: str = Field(min_length=1)
    ruling: bool = False
    untestable: str | None = Field(default=None, min_length=1)


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid")

    title: str = Field(min_length=1)
    sections: dict[str, str]
    statements: dict[str, _Entry]


_FILE = TypeAdapter(_File)


class Chapter(NamedTuple):
    """A section with its statements, in the order of the book."""

    section: Section
    statements: Sequence[Statement]


class Edition:
    """A rulebook in one language, with an index of its words."""

    def __init__(self, title: str, sections: Mapping[str, str], statements: Sequence[Statement]) -> None:
        self.title = title
        self.sections = tuple(Section(key, heading) for key, heading in sections.items())
        self.statements = tuple(statements)
        self.by_id = {statement.id: statement for statement in statements}
        words = [words_of(statement.text) for statement in statements]
        usual = sum(map(len, words)) / max(1, len(words))
        self._running = [" ".join(statement_words) for statement_words in words]
        self._weights = [1 / (1 - _LENGTH + _LENGTH * len(statement_words) / usual) for statement_words in words]
        self._places: dict[str, dict[int, float]] = {}
        for place, statement in enumerate(self.statements):
            for position, word in enumerate(words[place]):
                weight = _OPENING if position <= 1 else _EXACT
                places = self._places.setdefault(word, {})
                places[place] = max(places.get(place, 0), weight)
            for word in words_of(sections[statement.section]):
                places = self._places.setdefault(word, {})
                places[place] = places.get(place, 0) + _HEADING

    def by_identifier(self, asked: str) -> list[Statement]:
        """Return the statement with this id, then its additions, then those whose number begins like it.

        In a book whose parts have ids with different letters, a query with letters matches only that part.
        """
        match = _ID.match(_plain(asked).strip())
        if match is None:
            return []
        letters, number, suffix = match.groups()
        ranked: list[tuple[int, int, Statement]] = []
        for place, statement in enumerate(self.statements):
            own = _ID.match(statement.id.casefold())
            if own is None or letters not in (None, own[1]):
                continue
            if own[2] == number and suffix in (None, own[3]):
                ranked.append((0 if own[3] == suffix else 1, place, statement))
            elif suffix is None and own[2].startswith(number):
                ranked.append((2, place, statement))
        return [statement for _, _, statement in sorted(ranked, key=lambda entry: entry[:2])]

    def by_words(self, asked: str) -> list[Statement]:
        """Return the statements with these words, the best match first.

        Rare words count more; equal matches are in the order of the book.
        """
        scores: dict[int, float] = {}
        words = words_of(asked)[:_WORDS_LOOKED_AT]
        for word in words:
            matches = self._matches(word)
            while not matches and len(word) > _LETTERS_AT_LEAST:
                word = word[:-1]
                matches = self._matches(word)
            if matches:
                rarity = log(1 + len(self.statements) / len(matches))
                for place, weight in matches.items():
                    scores[place] = scores.get(place, 0) + rarity * weight * self._weights[place]
        if not scores:
            return []
        if len(words) > 1:
            phrase = " ".join(words)
            scores = {
                place: score * (_PHRASE if phrase in self._running[place] else 1) for place, score in scores.items()
            }
        enough = max(scores.values()) / 2
        ranked = sorted((-score, place) for place, score in scores.items() if score >= enough)
        return [self.statements[place] for _, place in ranked]

    def _matches(self, word: str) -> dict[int, float]:
        matches: dict[int, float] = {}
        for known, places in self._places.items():
            if known == word:
                quality = _EXACT
            elif known.startswith(word):
                quality = _BEGINNING
            elif len(word) >= _LETTERS_INSIDE and word in known:
                quality = _INSIDE
            else:
                continue
            for place, weight in places.items():
                matches[place] = max(matches.get(place, 0), quality * weight)
        return matches


class Rulebook:
    """The rules of one game in all its languages; a missing language is replaced by the default."""

    def __init__(self, folder: Path) -> None:
        """Find the languages in a game's folder. Raises ValueError if the default language has no rules."""
        self._folder = folder
        self.languages = tuple(code for code in languages_in(folder) if (folder / code / FILE).is_file())
        """The languages of the rulebook, the default first."""
        self._editions: dict[str, Edition] = {}
        if DEFAULT not in self.languages:
            raise ValueError(f"{folder}: there is no {DEFAULT}/{FILE}")

    def title(self, language: str) -> str:
        """Return the name of the game, as the title page has it.

        This method and all below raise ValueError for a malformed file.
        """
        return self._edition(language).title

    def sections(self, language: str) -> Sequence[Section]:
        """Return the table of contents."""
        return self._edition(language).sections

    def statements(self, language: str) -> Sequence[Statement]:
        """Return all statements, in the order of the book."""
        return self._edition(language).statements

    def chapter(self, key: str, language: str) -> Chapter:
        """Return a section with its statements. Raises KeyError for a key that is not in :meth:`sections`."""
        edition = self._edition(language)
        section = {section.key: section for section in edition.sections}[key]
        return Chapter(section, [statement for statement in edition.statements if statement.section == key])

    def statement(self, identifier: str, language: str) -> Statement:
        """Return the statement with exactly this id. Raises KeyError if there is none."""
        return self._edition(language).by_id[identifier]

    def find(self, words: str, language: str, limit: int = 25) -> list[Statement]:
        """Return the statements that match an id ("T-135", "t135", "135") or words, the best match first.

        Case and accents do not matter, "ue" equals "ü", and the beginning of a word is enough. Any input is valid;
        without a match the result is empty.
        """
        edition = self._edition(language)
        asked = words[:_LETTERS_LOOKED_AT]
        statements = edition.by_identifier(asked)
        if not statements and not _WHOLE_ID.match(asked.strip()):
            statements = edition.by_words(asked)
        return statements[:limit]

    def primer(self, language: str) -> str:
        """Return the page on how to play a first game, in Markdown."""
        path = self._folder / best(language, self.languages) / PRIMER
        return (themed(path) or path).read_text(encoding="utf-8").strip()

    def _edition(self, language: str) -> Edition:
        code = best(language, self.languages)
        if code not in self._editions:
            path = self._folder / code / FILE
            self._editions[code] = _read(themed(path) or path)
        return self._editions[code]


@cache
def rulebook(game: str) -> Rulebook:
    """Return the rulebook of a game; languages are read on first use. Raises KeyError if the game has none."""
    if not (DATA / game / DEFAULT / FILE).is_file():
        raise KeyError(game)
    return Rulebook(DATA / game)


def words_of(text: str) -> list[str]:
    """Return the words of a text in normal form: lower case, no accents, and one spelling of umlauts."""
    return _WORD.findall(_plain(text).replace("ae", "a").replace("oe", "o").replace("ue", "u"))


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def _read(path: Path) -> Edition:
    try:
        file = _FILE.validate_python(yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader))
    except (yaml.YAMLError, ValidationError) as error:
        raise ValueError(f"{path}: {error}") from error
    unknown = [identifier for identifier, entry in file.statements.items() if entry.section not in file.sections]
    if unknown:
        raise ValueError(f"{path}: section unknown of {', '.join(unknown)}")
    statements = [
        Statement(identifier, entry.section, entry.text, entry.ruling, entry.untestable)
        for identifier, entry in file.statements.items()
    ]
    return Edition(file.title, file.sections, statements)
