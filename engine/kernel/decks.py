"""Decks of their own that people play with, and packs that add content to a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from engine.kernel.menus import Refusal
from engine.kernel.text import Text
from engine.kernel.views import Item

Deck: TypeAlias = Mapping[str, Any]
"""A deck as plain JSON data; only its game knows what stands in it."""


class LineFault(NamedTuple):
    """A line of a deck list that was not understood: its number from 1, what stands there, and why it was not."""

    line: int
    words: str
    reason: Text


class ReadDeck(NamedTuple):
    """What was understood of a deck list, and the lines that were not."""

    deck: Deck
    faults: Sequence[LineFault]


class Finding(NamedTuple):
    """What a rule says about a deck: kept (good), broken (bad), or worth knowing although no rule is broken (note)."""

    mark: Literal["good", "bad", "note"]
    text: Text
    rule: str


class Decks(ABC):
    """Decks of one game. Everything is a pure function; a deck that came from :meth:`read` is accepted by all,
    and so is one that was made when other cards were known.
    """

    @abstractmethod
    def ready(self) -> Mapping[str, Deck]:
        """Return the decks everybody may play, by the identifier of their name."""

    @abstractmethod
    def template(self) -> Text:
        """Return the beginning of a list, for somebody who starts from nothing."""

    @abstractmethod
    def read(self, words: str) -> ReadDeck:
        """Read a list a person typed or pasted: names in any language, ids, numbers before or behind."""

    @abstractmethod
    def judge(self, deck: Deck) -> Sequence[Finding]:
        """Return what the rules say, rule by rule; the deck may be played if nothing is bad."""

    @abstractmethod
    def list_of(self, deck: Deck) -> Sequence[Text]:
        """Return the deck as the lines of a list which :meth:`read` reads again, in every language."""

    @abstractmethod
    def describe(self, deck: Deck, title: Text) -> Item:
        """Return the deck for its owner to look at."""

    @abstractmethod
    def style(self, identifier: str, deck: Deck) -> Text:
        """Return in one line who leads a deck, how it plays and, of a ready one, how hard that is; ``identifier`` is
        that of a ready deck, or anything else for one of somebody's own.
        """

    @abstractmethod
    def unfit(self, options: Mapping[str, Any], deck: Deck) -> Refusal | None:
        """Return why a deck that breaks no rule has no place in a game with these options; None if it has."""

    @abstractmethod
    def put_into(self, options: Mapping[str, Any], decks: Sequence[Deck | None]) -> Mapping[str, Any]:
        """Return the options of a game in which these decks are played, by seat; None: as the options say."""


def playable(findings: Sequence[Finding]) -> bool:
    """Return whether a deck with these findings breaks no rule."""
    return all(finding.mark != "bad" for finding in findings)


class CardPackError(Exception):
    """Content that cannot be used; each of ``texts`` names one fault."""

    @property
    def texts(self) -> Sequence[Text]:
        """One line a fault, to be worded in somebody's language."""
        return ()
