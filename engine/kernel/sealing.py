"""Sealed dice: their key is made of a secret, whose hash is published first, and of a word from each player.

The host cannot change the secret once its seal is published, and cannot know the players' words beforehand; so nobody
chooses the dice.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Sequence
from hashlib import sha256
from unicodedata import category, normalize

Words = tuple[str, ...]
"""One word per seat, in the order of the seats; empty for a computer's seat."""

LONGEST_WORD = 40


def seal_of(secret: bytes) -> str:
    """Return the seal of a secret, published when a table opens: its SHA-256 in hexadecimal digits."""
    return sha256(secret).hexdigest()


def printable(word: str) -> bool:
    """Return whether a word has no control character, change of writing direction or lone surrogate."""
    return not any(category(character) in ("Cc", "Cf", "Cs") for character in word)


def normalized_word(typed: str) -> str:
    """Normalise a typed word for the dice: Unicode NFC, :func:`printable` characters, single spaces.

    The result may be empty, or longer than ``LONGEST_WORD`` characters.
    """
    line = " ".join(normalize("NFC", typed).split())
    return " ".join("".join(character for character in line if printable(character)).split())


def encoded(words: Sequence[str]) -> bytes:
    """Encode words as bytes, so that different words give different bytes.

    The encoding is a JSON array of strings in UTF-8, without spaces between them, in which only quotation marks,
    backslashes and control characters are escaped.
    """
    return json.dumps(list(words), ensure_ascii=False, separators=(",", ":")).encode()


def dice_key(secret: bytes, words: Sequence[str]) -> bytes:
    """Return the key of the dice: HMAC-SHA256 of the encoded words under the secret."""
    return hmac.digest(secret, encoded(words), "sha256")
