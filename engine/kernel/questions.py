"""Questions that neither the rules nor the table decide: a die answers them, as provable as any other."""

from __future__ import annotations

import hmac

from engine.kernel.dice import Dice, Roll

QUESTION = "question"
"""The kind of a journal's line that tells of one; it changes nothing in the game."""
FACES = 6


def answer_to(key: bytes, number: int) -> Roll:
    """Return the die that answers the question of this number, counted from 1, at a game whose dice have this key.

    These dice have a key of their own made from it, so that no question moves the dice of the game on.
    """
    dice = Dice(questions_key(key), number - 1)
    dice.roll(FACES)
    return dice.rolls[0]


def is_yes(face: int) -> bool:
    """Return whether a die says yes: its lower half does (talisman M-388)."""
    return face <= FACES // 2


def questions_key(key: bytes) -> bytes:
    """Return the key of the dice that answer questions: HMAC-SHA256 of the word "questions" under the game's key."""
    return hmac.digest(key, b"questions", "sha256")
