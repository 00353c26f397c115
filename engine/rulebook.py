"""The rules of a game in the reader's language, to be looked up by their ids or by words.

They are read from ``data/<game>/<language>/rules.yaml``, with a page for a first game in ``primer.md`` beside it; every
language tells the same statements under the same ids.
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
"""How much a word counts that is the asked one, begins with it, contains it, or stands only in the section's title."""
_OPENING = 1.5
"""How much one of the first two words of a statement counts: what a glossary explains stands there."""
_LENGTH = 0.2
"""How strongly long statements are held back, since they speak of many things."""
_LETTERS_LOOKED_AT = 200
_WORDS_LOOKED_AT = 12
"""As much of a question is looked at; the rest of a longer one is left aside."""
_PHRASE = 1.5
"""By how much a statement gains that has the asked words next to each other."""
_LETTERS_AT_LEAST = 3
"""A word nobody uses is shortened to find its other forms, but not below this."""
_LETTERS_INSIDE = 4
"""From how many letters on a word is also looked for inside others (German is fond of long ones)."""

_ID = re.compile(r"^([a-z]{1,2})?[\s_-]*0*(\d{1,4})([a-z])?$")
_WHOLE_ID = re.compile(r"^[A-Za-z]{1,2}-\d{1,4}[a-z]?$")
"""A number of a rule as it is printed: no words that could be looked for."""
_WORD = re.compile(r"[^\W_]+")


class Section(NamedTuple):
    """A chapter: its key and its title in one language."""

    key: str
    title: str


@dataclass(slots=True, frozen=True)
class Statement:
    """One rule in one language. ``ruling``: the printed rules leave it open, and this is how the house decided."""

    id: str
    section: str
    text: str
    ruling: bool
    untestable: str | None
    """Why no test can show this rule (advice, say); None for all others. In the default language only."""


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
    """A section with all it says, in the order of the book."""

    section: Section
    statements: Sequence[Statement]


class Edition:
    """A rulebook in one language, with its index of words."""

    def __init__(self, title: str, sections: Mapping[str, str], statements: Sequence[Statement]) -> None:
        self.title = title
        self.sections = tuple(Section(key, heading) for key, heading in sections.items())
        self.statements = tuple(statements)
        self.by_id = {statement.id: statement for statement in statements}
        words = [words_of(statement.text) for statement in statements]
        usual = sum(map(len, words)) / max(1, len(words))
        self._running = [" ".join(each) for each in words]
        self._weights = [1 / (1 - _LENGTH + _LENGTH * len(each) / usual) for each in words]
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
        """The statement asked for by its id, then its additions, then those whose number begins like it. Of a book
        whose ids begin with other letters in its parts, those with the asked letters, or of all parts without any.
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
        """The statements that speak of the asked words, rare words counting more; the book's order among equals."""
        scores: dict[int, float] = {}
        words = words_of(asked)[:_WORDS_LOOKED_AT]
        for word in words:
            found = self._matches(word)
            while not found and len(word) > _LETTERS_AT_LEAST:
                word = word[:-1]
                found = self._matches(word)
            if found:
                rarity = log(1 + len(self.statements) / len(found))
                for place, weight in found.items():
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
        found: dict[int, float] = {}
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
                found[place] = max(found.get(place, 0), quality * weight)
        return found


class Rulebook:
    """The rules of one game in all its languages. A language it does not have is answered in the default."""

    def __init__(self, folder: Path) -> None:
        """The rules in the language folders of a game's folder. Raises ValueError where the default has none."""
        self._folder = folder
        self.languages = tuple(code for code in languages_in(folder) if (folder / code / FILE).is_file())
        """The languages it is written in, the default first."""
        self._editions: dict[str, Edition] = {}
        if DEFAULT not in self.languages:
            raise ValueError(f"{folder}: there is no {DEFAULT}/{FILE}")

    def title(self, language: str) -> str:
        """The name of the game, as the title page has it. This and all below raise ValueError for a file that is not
        right.
        """
        return self._edition(language).title

    def sections(self, language: str) -> Sequence[Section]:
        """The table of contents."""
        return self._edition(language).sections

    def statements(self, language: str) -> Sequence[Statement]:
        """Everything, in the order of the book."""
        return self._edition(language).statements

    def chapter(self, key: str, language: str) -> Chapter:
        """A whole section. Raises KeyError for a key that :meth:`sections` does not name."""
        edition = self._edition(language)
        section = {section.key: section for section in edition.sections}[key]
        return Chapter(section, [statement for statement in edition.statements if statement.section == key])

    def statement(self, identifier: str, language: str) -> Statement:
        """The statement with exactly this id. Raises KeyError where there is none."""
        return self._edition(language).by_id[identifier]

    def find(self, words: str, language: str, limit: int = 25) -> list[Statement]:
        """What a reader may mean by ``words``, likeliest first: an id ("T-135", "t135", "135"), or words.

        Case and accents do not matter, "ue" is as good as "ü", and the beginning of a word is enough. Any input is
        fine; where nothing fits the answer is empty.
        """
        edition = self._edition(language)
        asked = words[:_LETTERS_LOOKED_AT]
        found = edition.by_identifier(asked)
        if not found and not _WHOLE_ID.match(asked.strip()):
            found = edition.by_words(asked)
        return found[:limit]

    def primer(self, language: str) -> str:
        """How to play a first game, on one page of Markdown."""
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
    """The rulebook of a game, each language read when first asked for. Raises KeyError where the game has none."""
    if not (DATA / game / DEFAULT / FILE).is_file():
        raise KeyError(game)
    return Rulebook(DATA / game)


def words_of(text: str) -> list[str]:
    """The words of a text as they are compared: small letters, no accents, and umlauts however they were typed."""
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
