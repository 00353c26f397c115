"""What a phone shows without scrolling: the texts that may stand above the buttons of a panel."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.messages.components import cut
from render.pages import latest

TWO_LINES = 110
"""Most characters of the results of one's own action once they stand above another question."""
_SMALL, _LARGE = 36, 27
"""Characters of a line of 235 pixels, in small print and in headings and questions."""
_MOST_NEWS, _MOST_LINES = 8, 12
"""Most lines of news above the buttons, and of all texts there: three buttons below them are visible at 360 x 740."""


def fits_above(title: str, news: Sequence[str], body: str) -> bool:
    """Return whether a title, news and a question leave room for three buttons on the screen of a phone."""
    small = _lines(news, _SMALL)
    return small <= _MOST_NEWS and small + _lines([title], _LARGE) + _lines([body], _LARGE) <= _MOST_LINES


def in_two_lines(texts: Sequence[str]) -> str:
    """Return the last of these sentences that fit into two lines."""
    return " ".join(latest(texts, TWO_LINES) or [cut(text, TWO_LINES) for text in texts[-1:]])


def _lines(texts: Sequence[str], length: int) -> int:
    """Return how many lines of this length texts take."""
    return sum([-(-len(line) // length) or 1 for text in texts for line in text.split("\n")])
