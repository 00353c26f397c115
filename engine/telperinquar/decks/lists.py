"""Deck lists as people write them: "4x Grey Wolf", "Grauwolf (4)", "grey-wolf", in any language and order."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple, get_args

from engine.kernel.decks import LineFault
from engine.kernel.text import Text, name
from engine.telperinquar.cards.catalog import LEVEL, LEVEL_OF, LEVELS, CardCollection
from engine.telperinquar.cards.library import CardSet
from engine.telperinquar.cards.models import MOST_LEVELS, DeckList
from engine.telperinquar.cards.vocabulary import CardType

MOST_COPIES = 99
"""The most copies of a card in one line."""
LONGEST_LINE = 120
MOST_SUGGESTIONS = 3
MOST_COMPARED = 10
"""The most unknown lines for which similar names are searched, as comparing every name takes time."""

_TYPES: tuple[CardType, ...] = get_args(CardType)
_COMMENT = re.compile(r"(^|\s)(#|//).*")
_BULLET = re.compile(r"^[-*•–>]\s*(?=\S)")
_FENCE = re.compile(r"^```\w*$")
_NUMBERED = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"^(?P<number>\d{1,6})\s*(?P<words>\D.*)$",
        r"^(?P<number>\d{1,6})\s*[x×*]\s*(?P<words>\D.*)$",
        r"^(?P<words>.*[^\W\d].*?)[\s:=(]*(?P<number>\d{1,6})\s*[x×*]?\s*\)?$",
        r"^(?P<words>.*[^\W\d].*?)\W*[x×*]\s*(?P<number>\d{1,6})\s*\)?$",
    )
)
_LABEL = re.compile(r"^[^\W\d][\w \-]{1,24}:\s*(?P<words>\S.*)$")
_HEADING = re.compile(r"^\D{1,60}:$")
_SEPARATORS = re.compile(r"[;,]")
_NUMBERS = re.compile(r"\s+(?=\d{1,6}\s*[x×*]?\s*[^\W\d])", re.IGNORECASE)


class DeckLine(NamedTuple):
    """A line that was understood: ``ids`` has one entry unless two names are written alike."""

    number: int
    ids: Sequence[str]


class CardNameIndex:
    """All names and ids of a card set in the spellings that people may use."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self._ids: dict[str, list[str]] = {}
        for identifier in (*cards.heroes, *cards.cards):
            self._add(identifier, identifier)
        for identifiers in (cards.heroes, cards.cards):
            for identifier, item in identifiers.items():
                for words in (*item.name.values(), *item.also):
                    self._add(words, identifier)
        for identifier, card in cards.levels.items():
            for words in (identifier, *card.name.values(), *card.also):
                self._add(words, identifier)

    def _add(self, words: str, identifier: str) -> None:
        for key in (normalized(words), normalized(_spelt_out(words))):
            ids = self._ids.setdefault(key, [])
            if key and identifier not in ids:
                ids.append(identifier)

    def ids(self, words: str) -> Sequence[str]:
        """Return the ids that these words may mean: an id or a name, in any case, with or without umlauts."""
        written = words.strip().casefold()
        if written in self.cards.cards or written in self.cards.heroes:
            return [written]
        return self._ids.get(normalized(words), ())

    def nearest(self, words: str) -> list[str]:
        """Return the ids with the most similar names."""
        similar = difflib.get_close_matches(normalized(words)[:40], self._ids, n=MOST_SUGGESTIONS * 2, cutoff=0.6)
        return list(dict.fromkeys(identifier for key in similar for identifier in self._ids[key]))[:MOST_SUGGESTIONS]


def normalized(words: str) -> str:
    """Return letters and digits only, without case and accents: "Gräuel-Wolf" becomes "grauelwolf"."""
    parted = unicodedata.normalize("NFKD", words.casefold())
    return "".join(sign for sign in parted if sign.isalnum())


def _spelt_out(words: str) -> str:
    """Replace umlauts by two letters, as people write without such keys."""
    folded = unicodedata.normalize("NFC", words).casefold()
    return folded.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")


# ---- reading


def read_list(words: str, known: CardNameIndex) -> tuple[DeckList, list[LineFault]]:
    """Read a deck from a list; return it with the lines that were not understood.

    Cards named twice are added up.
    """
    reading = _ListReader(known)
    for at, written in enumerate(words.splitlines(), 1):
        for part in _split_entries(written, known):
            reading.take(at, part)
    deck = reading.deck()
    return deck, sorted(reading.faults, key=lambda fault: fault.line)


class _ListReader:
    """A list while it is being read."""

    def __init__(self, known: CardNameIndex) -> None:
        self.known = known
        self.heroes: list[str] = []
        self.cards: dict[str, int] = {}
        self.faults: list[LineFault] = []
        self._levels: list[tuple[LineFault, str, int, int]] = []
        """Level cards: the fault if no hero has this class, their kind and number, and the number of heroes above."""

    def take(self, at: int, part: str) -> None:
        """Add an entry, or record why it cannot be added."""
        line = _parse_entry(part, self.known)
        compare = len(self.faults) < MOST_COMPARED
        reason = _entry_fault(line) if line is not None else _unknown_name(part, self.known, compare)
        if line is not None and reason is None:
            (identifier,) = line.ids
            if identifier in LEVELS:
                fault = LineFault(at, part[:LONGEST_LINE], Text("deck-line-level-class"))
                if sum(number for _, _, number, _ in self._levels) + line.number > MOST_LEVELS:
                    reason = Text("deck-line-number", {"number": line.number, "most": MOST_LEVELS})
                else:
                    self._levels.append((fault, identifier, line.number, len(self.heroes)))
            elif identifier in self.known.cards.cards:
                self.cards[identifier] = self.cards.get(identifier, 0) + line.number
            else:
                reason = self._join(identifier)
        if reason is not None:
            self.faults.append(LineFault(at, part[:LONGEST_LINE], reason))

    def _join(self, hero: str) -> Text | None:
        """Add a hero, or return why not: a deck has one, or two of different classes (T-001, T-261)."""
        if len(self.heroes) > 1:
            return Text("deck-line-third-hero", {"first": name(self.heroes[0]), "second": name(self.heroes[1])})
        if self.heroes and self._levels_of(hero) == self._levels_of(self.heroes[0]):
            return Text("deck-line-same-class", {"hero": name(self.heroes[0])})
        self.heroes.append(hero)
        return None

    def _levels_of(self, hero: str) -> str:
        return LEVEL_OF[self.known.cards.heroes[hero].hero_class]

    def deck(self) -> DeckList:
        """Return the deck that was understood.

        A level card that names no class belongs to the hero it stands below.
        """
        levels = [0, 0]
        classes = [self._levels_of(hero) for hero in self.heroes]
        for fault, identifier, number, flies_out_of_reach in self._levels:
            if identifier == LEVEL or not classes:
                levels[max(0, flies_out_of_reach - 1)] += number
            elif identifier in classes:
                levels[classes.index(identifier)] += number
            else:
                self.faults.append(fault)
        hero, second = [*self.heroes, "", ""][:2]
        return DeckList(hero=hero, levels=levels[0], cards=self.cards, second_hero=second, second_levels=levels[1])


def _split_entries(written: str, known: CardNameIndex) -> list[str]:
    """Return the entries of a line: mostly one, several if a chat has joined lines, or none."""
    line = _BULLET.sub("", _COMMENT.sub("", _without_invisible(written)).strip()).strip()
    if not line or _FENCE.match(line) or _HEADING.match(line):
        return []
    if _parse_entry(line, known) is not None:
        return [line]
    for pattern in (_SEPARATORS, _NUMBERS):
        parts = [part.strip() for part in pattern.split(line) if part.strip()]
        if len(parts) > 1 and any(_parse_entry(part, known) is not None for part in parts):
            return [
                inner for part in parts for inner in ([part] if pattern is _NUMBERS else _split_entries(part, known))
            ]
    return [line]


def _without_invisible(written: str) -> str:
    """Remove invisible characters."""
    return "".join(sign for sign in written if unicodedata.category(sign) not in ("Cf", "Cc") or sign == "\t")


def _parse_entry(words: str, known: CardNameIndex) -> DeckLine | None:
    """Return an entry with its number, 1 if none is given; None if no card has such a name."""
    for number, called in _readings(words):
        ids = known.ids(called)
        if ids:
            return DeckLine(number, ids)
    labelled = _LABEL.match(words)
    return _parse_entry(labelled["words"], known) if labelled else None


def _readings(words: str) -> list[tuple[int, str]]:
    """Return the ways to divide an entry into number and name, the likeliest first.

    A line that is too long is not searched: the patterns would take seconds.
    """
    readings = [(1, words)]
    if len(words) > LONGEST_LINE:
        return readings
    for pattern in _NUMBERED:
        match = pattern.match(words)
        if match:
            readings.append((int(match["number"]), match["words"]))
    return readings


def _entry_fault(line: DeckLine) -> Text | None:
    if len(line.ids) > 1:
        return Text("deck-line-which", {"cards": _alternatives(line.ids)})
    if not 1 <= line.number <= MOST_COPIES:
        return Text("deck-line-number", {"number": line.number, "most": MOST_COPIES})
    return None


def _unknown_name(words: str, known: CardNameIndex, compare: bool) -> Text:
    called = _readings(words)[-1][1]
    nearest = known.nearest(called) if compare else []
    if not nearest:
        return Text("deck-line-unknown", {"words": called[:LONGEST_LINE]})
    return Text("deck-line-near", {"words": called[:LONGEST_LINE], "cards": _alternatives(nearest)})


def _alternatives(identifiers: Sequence[str]) -> Text:
    """Return the names joined by "or"."""
    words = name(identifiers[-1])
    for identifier in reversed(identifiers[:-1]):
        words = Text("deck-line-or", {"first": name(identifier), "second": words})
    return words


# ---- writing


def write_list(deck: DeckList, cards: CardSet) -> list[Text]:
    """Return the deck as lines that :func:`read_list` reads: heroes, level cards, then support cards by type."""
    heroes = [(deck.hero, deck.levels), (deck.second_hero, deck.second_levels)]
    lines = [_entry(1, hero) for hero, _ in heroes if hero]
    lines += [_entry(number, _level_key(deck, hero, cards)) for hero, number in heroes if number]
    return lines + [_entry(number, identifier) for identifier, number in sorted_by_type(deck.cards, cards)]


def _level_key(deck: DeckList, hero: str, cards: CardSet) -> str:
    """Return the kind of a hero's level cards; with two heroes the one of its class."""
    known_hero = cards.heroes.get(hero)
    return LEVEL_OF[known_hero.hero_class] if deck.second_hero and known_hero is not None else LEVEL


def sorted_by_type(numbers: Mapping[str, int], cards: CardCollection) -> list[tuple[str, int]]:
    """Return cards and their numbers, sorted by type, then by cost; unknown ones last."""

    def place(entry: tuple[str, int]) -> tuple[int, int, str]:
        card = cards.cards.get(entry[0])
        return (_TYPES.index(card.type), card.play, card.id) if card else (len(_TYPES), 0, entry[0])

    return sorted(numbers.items(), key=place)


def _entry(number: int, identifier: str) -> Text:
    return Text("deck-line", {"number": number, "card": name(identifier)})
