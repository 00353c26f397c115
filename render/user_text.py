"""Words that people typed, and their names, made safe to show: no pings, no formatting, no invisible characters."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

NAME_LENGTH = 32
TYPED_LENGTH = 200
_MARKS_IN_A_ROW = 2
_SPECIAL = re.compile(r"([\\*_~`|<>\[\]()])")
_LINE_START = re.compile(r"^(#|-|\+|\d+(?=\.))")
_INVITATION = re.compile(r"(?i)(discord(?:app)?)\.")
_RIGHT_TO_LEFT = ("R", "AL")


class Markup(str):
    """Formatting of our own (a mention, a link, a time stamp) that goes into a message unchanged."""

    __slots__ = ()


@lru_cache(maxsize=4096)
def clean(words: str, length: int = TYPED_LENGTH) -> str:
    """Return the words on one line, cut to ``length`` characters with an ellipsis, without invisible characters.

    Control characters, changes of writing direction and heaps of accents are removed too. The result may be empty.
    """
    kept: list[str] = []
    marks = 0
    for character in words[: length * 8]:
        category = unicodedata.category(character)
        if category in ("Zs", "Zl", "Zp") or character in "\n\t\r":
            kept.append(" ")
        elif category[0] == "C" or character in "\u115f\u1160\u3164\uffa0\u2800":  # the last are letters, but blank
            continue
        elif category[0] == "M":
            marks += 1
            if marks <= _MARKS_IN_A_ROW:
                kept.append(character)
            continue
        else:
            kept.append(character)
        marks = 0
    line = " ".join("".join(kept).split())
    return line if len(line) <= length else line[: length - 1].rstrip() + "…"


@lru_cache(maxsize=4096)
def escape(words: str) -> str:
    """Escape clean words so that nothing in them formats, links or pings where the chat reads formatting."""
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in words):
        words = f"\u2068{words}\u2069"  # so that the surrounding sentence keeps its order
    words = _SPECIAL.sub(r"\\\1", words)
    words = _LINE_START.sub(lambda start: f"\\{start[0]}" if not start[0].isdigit() else f"{start[0]}\\", words)
    words = _INVITATION.sub("\\1.\u200b", words)
    return words.replace("@", "@\u200b").replace("://", ":\u200b//")
