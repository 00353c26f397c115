"""What a game offers in which people bring decks of their own, besides its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from engine.kernel.menus import Refusal
from engine.kernel.rules import Rules
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


@runtime_checkable
class DeckRules(Protocol):
    """Decks of one game. Everything is a pure function; a deck that came from :meth:`read_deck` is accepted by all,
    and so is one that was made when other cards were known."""

    def ready_decks(self) -> Mapping[str, Deck]:
        """The decks everybody may play, by the identifier of their name."""
        ...

    def deck_template(self) -> Text:
        """The beginning of a list, for somebody who starts from nothing."""
        ...

    def read_deck(self, words: str) -> ReadDeck:
        """Understand a list a person typed or pasted: names in any language, ids, numbers before or behind."""
        ...

    def judge_deck(self, deck: Deck) -> Sequence[Finding]:
        """What the rules say, rule by rule; the deck may be played if nothing is bad."""
        ...

    def deck_list(self, deck: Deck) -> Sequence[Text]:
        """The deck as the lines of a list which :meth:`read_deck` reads again, in every language."""
        ...

    def describe_deck(self, deck: Deck, title: Text) -> Item:
        """The deck for its owner to look at."""
        ...

    def style_of_deck(self, identifier: str, deck: Deck) -> Text:
        """Return in one line who leads a deck, how it plays and, of a ready one, how hard that is; ``identifier`` is
        that of a ready deck, or anything else for one of somebody's own."""
        ...

    def unfit(self, options: Mapping[str, Any], deck: Deck) -> Refusal | None:
        """Why a deck that breaks no rule has no place in a game with these options; None if it has."""
        ...

    def with_decks(self, options: Mapping[str, Any], decks: Sequence[Deck | None]) -> Mapping[str, Any]:
        """The options of a game in which these decks are played, by seat; None: as the options say."""
        ...


def deck_rules(rules: Rules[Any]) -> DeckRules | None:
    """The decks of a game; None where nobody brings any."""
    return rules if isinstance(rules, DeckRules) else None


def playable(rules: DeckRules, deck: Deck) -> bool:
    """Whether a deck breaks no rule."""
    return all(finding.mark != "bad" for finding in rules.judge_deck(deck))
