"""Estimate how far down a panel's buttons stand on a phone of 360 x 740 pixels.

Sizes are those of the playground's page in Chromium, whose texts are 235 pixels wide there; Discord leaves them more
room. For 25 panels of all games in three languages the estimate was 0 to 5 pixels below what Chromium showed, and once
19 (a line less).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

VISIBLE = 520
"""Pixels of the page that show messages, at 360 x 740; Discord itself shows about 100 more."""
_HEADER = 73
"""Pixels above the first text: the name of the bot and the edge of the panel."""
_WIDTH = 235
_BUTTON_EDGES, _EMOJI, _GAP = 32, 28, 8
_FIRST_GAP, _ROW_GAP = 4, 6
_SELECT = 44
_EMOJIS = 0x1F000
_WIDE, _NARROW = frozenset("mwMWGOQDHNU@%—…+=<>"), frozenset("iljtfrI.,:;!'|()[]-/ ’“”„·1")


def third_button(components: Sequence[Any]) -> int:
    """Return the pixels from the top of a panel to the end of its third button or list, or of its last if fewer."""
    height, ends = _HEADER, list[int]()
    for part in components[0]["components"]:
        if part["type"] == 10:
            height += text_height(part["content"])
        elif part["type"] == 1:
            height += _ROW_GAP if ends else _FIRST_GAP
            ends += [height + end for end in row_ends(part["components"])]
            height = ends[-1]
        elif ends or part["type"] != 14:
            break
    return ends[min(2, len(ends) - 1)]


def text_height(words: str) -> int:
    """Return the height of a text, in which each line is small print, a heading, or a sentence."""
    height = 0.0
    for line in words.split("\n"):
        if line.startswith("-# "):
            height += 19.25 * _lines(line[3:], 14 / 16 * 0.96)
        elif line:
            height += 22 * _lines(
                line.removeprefix("### ").replace("**", ""), 1.07 if "**" in line or "#" in line else 1
            )
    return round(height)


def row_ends(parts: Sequence[Any]) -> Iterator[int]:
    """Yield the lower ends of the buttons of a row, which goes on in a new line where it is full."""
    top, bottom, used = 0, 0, 0.0
    for part in parts:
        label = part.get("label", "")
        inner = _WIDTH - _BUTTON_EDGES - (_EMOJI if part.get("emoji") else 0)
        width = min(_WIDTH, _text_width(label, 0.85) + _WIDTH - inner)
        lines = _lines(label, 0.87, inner)
        height = _SELECT if part["type"] == 3 else max(32, 20 * lines + 4)
        if part["type"] == 3:
            width = _WIDTH
        if used and used + _GAP + width > _WIDTH:
            top, used = bottom + _ROW_GAP, 0.0
        used += width + (_GAP if used else 0)
        bottom = max(bottom, top + height)
        yield top + height


def _lines(words: str, scale: float, width: float = _WIDTH) -> int:
    """Return the number of lines of a text that breaks between words."""
    lines, used = 1, 0.0
    for word in words.split(" "):
        needed = _text_width(word, scale)
        if used and used + _text_width(" ", scale) + needed > width:
            lines, used = lines + 1, needed
        else:
            used += needed + (_text_width(" ", scale) if used else 0)
        lines, used = lines + int(used // width), used % width
    return lines


def _text_width(words: str, scale: float) -> float:
    """Return the width of a text in pixels; ``scale`` 1 is a letter of 16 pixels."""
    return scale * sum(map(_letter_width, words))


def _letter_width(letter: str) -> float:
    if ord(letter) > _EMOJIS:
        return 18
    return 12.5 if letter in _WIDE else 4.9 if letter in _NARROW else 9.1
