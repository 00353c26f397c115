"""Sealed dice: a secret whose fingerprint is published before anybody sits down, and a word of everybody who plays.

The key of a game's dice is a function of both. Whoever keeps the secret cannot change it any more once its seal is
published, and cannot know the words of others beforehand; so nobody chooses the dice.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Sequence
from hashlib import sha256
from unicodedata import category, normalize

Words = tuple[str, ...]
"""One word for each seat, in the order of the seats; empty for a seat of the computer."""

LONGEST_WORD = 40


def seal_of(secret: bytes) -> str:
    """What is published of a secret when a table opens: its SHA-256, as hexadecimal digits."""
    return sha256(secret).hexdigest()


def printable(word: str) -> bool:
    """Whether there is no control sign, change of writing direction or half of a surrogate pair in a word."""
    return not any(category(sign) in ("Cc", "Cf", "Cs") for sign in word)


def tidy(typed: str) -> str:
    """A typed word as it goes into the dice: composed (Unicode's NFC), :func:`printable`, without surplus spaces. May
    come out empty, and longer than ``LONGEST_WORD`` characters.
    """
    line = " ".join(normalize("NFC", typed).split())
    return " ".join("".join(sign for sign in line if printable(sign)).split())


def encoded(words: Sequence[str]) -> bytes:
    """The words as bytes, other bytes for any other words: a JSON array of strings in UTF-8, without spaces between
    them, with nothing escaped but quotation marks, backslashes and control characters.
    """
    return json.dumps(list(words), ensure_ascii=False, separators=(",", ":")).encode()


def dice_key(secret: bytes, words: Sequence[str]) -> bytes:
    """Return the key of the dice: HMAC-SHA256 of the encoded words under the secret."""
    return hmac.digest(secret, encoded(words), "sha256")
