"""Questions that the rules leave open, answered by a verifiable die."""

from __future__ import annotations

import hmac

from engine.kernel.dice import Dice, Roll

QUESTION = "question"
"""The kind of a journal line for a question; it does not change the game."""
FACES = 6


def answer_to(key: bytes, number: int) -> Roll:
    """Roll the die that answers question ``number``, counted from 1, in a game whose dice have this key.

    The die has a key of its own, derived from the game's, so that questions do not advance the game's dice.
    """
    dice = Dice(questions_key(key), number - 1)
    dice.roll(FACES)
    return dice.rolls[0]


def is_yes(face: int) -> bool:
    """Return whether a face means yes: the lower half does (talisman M-388)."""
    return face <= FACES // 2


def questions_key(key: bytes) -> bytes:
    """Return the key for questions: HMAC-SHA256 of the word "questions" under the game's key."""
    return hmac.digest(key, b"questions", "sha256")
