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
    def unfit(self, options: Mapping[str, Any], deck: Deck) -> Refusal | None:
        """Return why a valid deck cannot be used with these options; None if it can."""

    @abstractmethod
    def put_into(self, options: Mapping[str, Any], decks: Sequence[Deck | None]) -> Mapping[str, Any]:
        """Return the options of a game in which the seats play these decks (None: as the options say)."""


def playable(findings: Sequence[Finding]) -> bool:
    """Return whether a deck with these findings breaks no rule."""
    return all(finding.mark != "bad" for finding in findings)


class CardPackError(Exception):
    """Content that cannot be used; each of ``texts`` names one fault."""

    @property
    def texts(self) -> Sequence[Text]:
        """One line per fault, to be rendered in the reader's language."""
        return ()
