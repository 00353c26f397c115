"""The custom ids of the page on which a deck is built: they hold the page's state, so they work after any restart.

``dw:<game>:<draft>:<filters>:<page>:<what>`` is a button or a select of the page, or the dialog in which a name is
typed; ``dt:<game>:<draft>`` is the form in which a deck is typed as text. The filters are a number with one bit for
each filter of the game; the draft is a key of :mod:`host.seating.deck_drafts`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.kernel.decks import DeckFilter

DECK_PAGE = re.compile(
    r"dw:(?P<game>[a-z-]{1,20}):(?P<draft>[0-9a-z]{1,12}):(?P<filters>[0-9a-f]{1,7}):(?P<page>\d{1,3})"
    r":(?P<what>[a-z]{1,8})(?:-(?P<card>[a-z0-9-]{1,40}))?"
)
DECK_TEXT = re.compile(r"dt:(?P<game>[a-z-]{1,20}):(?P<draft>[0-9a-z]{1,12})")
SHOW = "show"
FILTER = "filter"
PICK = "pick"
LOOK = "look"
NUMBER = "number"
LEADER = "leader"
FILL = "fill"
SAVE = "save"
TEXT = "text"
READY = "ready"
"""Shows the decks to start from."""
FROM = "from"
CLEAR = "clear"
"""Begins again: with nothing, or with the deck as it is saved."""
UNDO = "undo"
"""Takes back the last change."""
OPEN = "open"
"""Opens the page as a message of its own."""
PLAY = "play"
"""Chooses a saved deck for the open table of the channel."""


@dataclass(slots=True, frozen=True)
class DeckPage:
    """A page of the workshop: the draft that is built, the filters that are chosen, and the page of the cards."""

    game: str
    draft: str
    filters: int = 0
    number: int = 0

    def custom_id(self, what: str, card: str = "") -> str:
        """Return the custom id of a part of this page; ``card`` is a card, a ready deck or a number of copies."""
        action = f"{what}-{card}" if card else what
        return f"dw:{self.game}:{self.draft}:{self.filters:x}:{self.number}:{action}"

    def turned_to(self, number: int) -> DeckPage:
        return replace(self, number=number)

    def chosen(self, filters: Sequence[DeckFilter]) -> list[str]:
        """Return the identifiers of the filters that are chosen on this page."""
        return [deck_filter.identifier for place, deck_filter in enumerate(filters) if self.filters >> place & 1]

    def filtered_by(self, filters: Sequence[DeckFilter], chosen: Sequence[str]) -> DeckPage:
        """Return the first page of the cards that pass these filters."""
        bits = sum(1 << place for place, deck_filter in enumerate(filters) if deck_filter.identifier in chosen)
        return replace(self, filters=bits, number=0)


def page_in(match: re.Match[str]) -> DeckPage:
    """Return the page that a custom id belongs to."""
    return DeckPage(match["game"], match["draft"], int(match["filters"], 16), int(match["page"]))


def text_form_id(game: str, draft: str) -> str:
    return f"dt:{game}:{draft}"
