"""The characters that the fonts of the pictures can draw: other scripts and emoji in names are left out."""

from __future__ import annotations

_DRAWABLE = (
    (0x0020, 0x007E),
    (0x00A1, 0x024F),  # Latin
    (0x0300, 0x0304),  # common accents
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x04FF),  # Cyrillic
    (0x05D0, 0x05EA),  # Hebrew
    (0x1E00, 0x1EFF),  # Latin with more accents
    (0x1F00, 0x1FFF),  # Greek with more accents
    (0x2010, 0x2027),
    (0x2030, 0x203A),
    (0x2660, 0x2667),  # suits of playing cards
)


_FILLED = str.maketrans("♤♧", "♠♣")
"""Black suits, which chats draw outlined to keep them from becoming dark emoji; outlines are too thin in a picture."""


def drawable(words: str) -> str:
    """Return the words as a picture draws them, without bold marks and characters that would become empty boxes.

    May be empty.
    """
    words = words.replace("**", "").translate(_FILLED)
    kept = (char for char in words if any(low <= ord(char) <= high for low, high in _DRAWABLE))
    return " ".join("".join(kept).split())
