"""Decks that people build themselves, and packs that add content to a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from engine.kernel.menus import Refusal
from engine.kernel.text import Text
from engine.kernel.views import Item

Deck: TypeAlias = Mapping[str, Any]
"""A deck as plain JSON data; only its game interprets it."""


class LineFault(NamedTuple):
    """A line of a deck list that could not be parsed: its number from 1, its text, and the reason."""

    line: int
    words: str
    reason: Text


class ReadDeck(NamedTuple):
    """A parsed deck list and the lines that could not be parsed."""

    deck: Deck
    faults: Sequence[LineFault]


class Finding(NamedTuple):
    """One result of checking a deck: a rule kept (good), a rule broken (bad), or a remark (note)."""

    mark: Literal["good", "bad", "note"]
    text: Text
    rule: str


class DeckFilter(NamedTuple):
    """A property by which the cards for a deck can be filtered; filters of one group add up, groups narrow each other.

    A deck has at most 25 of them.
    """

    identifier: str
    group: str
    name: Text


class DeckCard(NamedTuple):
    """A card that a deck can contain, as it is offered to a person who builds one.

    ``about`` says what it is and does, the most important first. ``filters`` are the identifiers of those it passes.
    ``numbers`` are the numbers of copies to choose from, rising, at most five. ``usable`` is False for a card that is
    of no use to the leader of the deck.
    """

    identifier: str
    name: Text
    about: Sequence[Text]
    filters: Sequence[str]
    numbers: Sequence[int]
    usable: bool


class Decks(ABC):
    """The decks of one game.

    All methods are pure functions. They accept every deck that came from :meth:`read`, also one that was read when
    other cards were available.
    """

    @abstractmethod
    def ready(self) -> Mapping[str, Deck]:
        """Return the ready-made decks that everybody may play, by the identifier of their name."""

    @abstractmethod
    def template(self) -> Text:
        """Return the first lines of a deck list for people who start from nothing."""

    @abstractmethod
    def read(self, words: str) -> ReadDeck:
        """Parse a deck list that a person typed or pasted.

        Names may be in any language, or ids; numbers stand before or after them.
        """

    @abstractmethod
    def judge(self, deck: Deck) -> Sequence[Finding]:
        """Check a deck rule by rule; it may be played if no finding is bad."""

    @abstractmethod
    def list_of(self, deck: Deck) -> Sequence[Text]:
        """Return a deck as the lines of a list that :meth:`read` parses again in every language."""

    @abstractmethod
    def describe(self, deck: Deck, title: Text) -> Item:
        """Return a deck as its owner sees it."""

    @abstractmethod
    def style(self, identifier: str, deck: Deck) -> Text:
        """Return one line on who leads a deck and how it plays; for a ready-made deck also how difficult it is.

        ``identifier`` is that of a ready-made deck, or any other word for a person's own deck.
        """

    @abstractmethod
    def filters(self) -> Sequence[DeckFilter]:
        """Return the filters for :meth:`cards`; those of the first group replace the rule that cards must be usable."""

    @abstractmethod
    def leaders(self) -> Sequence[str]:
        """Return the identifiers of the cards of which a deck needs one before all others; none if there are none."""

    @abstractmethod
    def cards(self, deck: Deck) -> Sequence[DeckCard]:
        """Return all cards that a deck can contain, in the order of its list."""

    @abstractmethod
    def contents(self, deck: Deck) -> Mapping[str, int]:
        """Return the cards in a deck by identifier with their numbers, in the order of its list."""

    @abstractmethod
    def size(self, deck: Deck) -> tuple[int, int]:
        """Return the number of cards in a deck, and the number it needs."""

    @abstractmethod
    def curve(self, deck: Deck) -> Sequence[int]:
        """Return the number of cards by cost, from 0; the last number also counts the cards that cost more."""

    @abstractmethod
    def with_numbers(self, deck: Deck, numbers: Mapping[str, int]) -> Deck:
        """Return a deck in which these cards have these numbers.

        Raises RefusedError for cards that cannot be together in one deck, and for unknown ones.
        """

    @abstractmethod
    def fill_up(self, deck: Deck) -> Deck:
        """Return a deck completed with cards that suit it; a complete deck stays as it is."""

    @abstractmethod
    def unfit(self, options: Mapping[str, Any], deck: Deck) -> Refusal | None:
        """Return why a valid deck cannot be used with these options; None if it can."""

    def dealt(self, options: Mapping[str, Any], seats: int) -> Sequence[str | None]:
        """Return the identifiers of the ready-made decks that a game with these options is played with, by seat.

        None for a seat with another deck. Default: none.
        """
        return (None,) * seats

    @abstractmethod
    def put_into(self, options: Mapping[str, Any], decks: Sequence[Deck | None]) -> Mapping[str, Any]:
        """Return the options of a game in which the seats play these decks (None: as the options say)."""


def filtered(decks: Decks, deck: Deck, chosen: Sequence[str]) -> list[DeckCard]:
    """Return the cards that a person sees who has chosen these filters."""
    filters = decks.filters()
    groups: dict[str, set[str]] = {}
    for deck_filter in filters:
        if deck_filter.identifier in chosen:
            groups.setdefault(deck_filter.group, set()).add(deck_filter.identifier)
    any_use = bool(filters) and filters[0].group in groups
    return [
        card
        for card in decks.cards(deck)
        if (card.usable or any_use) and all(not wanted.isdisjoint(card.filters) for wanted in groups.values())
    ]


def playable(findings: Sequence[Finding]) -> bool:
    """Return whether a deck with these findings breaks no rule."""
    return all(finding.mark != "bad" for finding in findings)


class CardPackError(Exception):
    """Content that cannot be used; each of ``texts`` names one fault."""

    @property
    def texts(self) -> Sequence[Text]:
        """One line per fault, to be rendered in the reader's language."""
        return ()
