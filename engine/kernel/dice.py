"""Dice whose results can be verified: their seal, their rolls, and answers to questions by a die.

Every number is a function of a secret key and a counter. The key is made of a secret, whose hash is published first,
and of a word from each player. The host cannot change the secret once its seal is published, and cannot know the
players' words beforehand; so nobody chooses the dice.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import sha256
from struct import Struct
from typing import Any, NamedTuple, TypeVar, cast
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


# ---- rolls


T = TypeVar("T")
_SPAN = 1 << 64
_BLOCKS = _SPAN - (1 << 32)
"""Numbers below this lie in a complete block of every die with fewer than 2**32 faces."""
_first_bytes = Struct(">Q").unpack_from


class Roll(NamedTuple):
    """One die roll: the counter it was drawn at, the number of faces, and the face (1 to faces)."""

    counter: int
    faces: int
    face: int


_rolled: Callable[[tuple[int, int, int]], Roll] = partial(cast("Any", tuple).__new__, Roll)
"""``_rolled((counter, faces, face))`` is ``Roll(counter, faces, face)``, faster, for shuffles."""


class Dice:
    """Dice from HMAC-SHA256(key, counter) with rejection sampling.

    The first eight bytes of the digest are a big-endian number below 2**64. Numbers from the incomplete last block of
    ``faces`` are rejected, and the counter moves on. ``loaded`` faces, for scenarios, come first.
    """

    __slots__ = ("_keyed", "counter", "key", "loaded", "rolls")

    def __init__(self, key: bytes, counter: int = 0, loaded: Iterable[int] = ()) -> None:
        self.key = key
        self._keyed = hmac.new(key, digestmod=sha256)  # initialised once, copied for each number
        self.counter = counter
        self.loaded = list(loaded)
        self.rolls: list[Roll] = []

    def rekey(self, key: bytes) -> None:
        """Continue with another key, as in a simulation that begins at a position of a real game."""
        self.key = key
        self._keyed = hmac.new(key, digestmod=sha256)

    def roll(self, faces: int) -> int:
        """Roll one die and return a number from 1 to ``faces``.

        Raises ValueError if ``faces`` is below 1 or a loaded face does not exist on this die.
        """
        if faces < 1:
            raise ValueError(f"a die with {faces} faces")
        if self.loaded:
            face = self.loaded.pop(0)
            if not 1 <= face <= faces:
                raise ValueError(f"loaded {face} on a die with {faces} faces")
            self.counter += 1
        else:
            face = self._draw(faces)
        self.rolls.append(Roll(self.counter, faces, face))
        return face

    def _draw(self, faces: int) -> int:
        limit = _SPAN - _SPAN % faces
        while True:
            self.counter += 1
            drawing = self._keyed.copy()
            drawing.update(self.counter.to_bytes(8, "big"))
            number = int.from_bytes(drawing.digest()[:8], "big")
            if number < limit:
                return number % faces + 1

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher-Yates from the end); one roll for each item but the first.

        Shuffles never take loaded faces, so a scenario's dice are the dice its rules roll.
        """
        copy, record_roll, counter = self._keyed.copy, self.rolls.append, self.counter
        last = len(items) - 1
        while last > 0:  # inlined _draw: no call for each item
            counter += 1
            drawing = copy()
            drawing.update(counter.to_bytes(8, "big"))
            (number,) = _first_bytes(drawing.digest())
            faces = last + 1
            if number >= _BLOCKS and number >= _SPAN - _SPAN % faces:
                continue
            place = number % faces
            record_roll(_rolled((counter, faces, place + 1)))
            items[last], items[place] = items[place], items[last]
            last -= 1
        self.counter = counter

    def deal(self, items: Sequence[T], count: int) -> list[T]:
        """Draw ``count`` of the items without replacement (all, if there are fewer), with one roll for each.

        Like shuffles it never takes loaded faces.
        """
        left = list(items)
        dealt: list[T] = []
        while left and len(dealt) < count:
            place = self._draw(len(left)) - 1
            self.rolls.append(Roll(self.counter, len(left), place + 1))
            dealt.append(left.pop(place))
        return dealt


def verify(key: bytes, rolls: Iterable[Roll]) -> Roll | None:
    """Recompute rolls in their order from the key; return the first that does not match, or None.

    Each roll must follow the roll before it without a gap, so that nobody can roll again until the result pleases them.
    Only a table that took back a move may use numbers again.
    """
    last = 0
    for roll in rolls:
        dice = Dice(key, last if roll.counter > last else roll.counter - 1)
        if dice.roll(roll.faces) != roll.face or dice.counter != roll.counter:
            return roll
        last = roll.counter
    return None


# ---- questions that the rules leave open


QUESTION = "question"
"""The kind of a journal line for a question; it does not change the game."""
QUESTION_FACES = 6


def answer_to(key: bytes, number: int) -> Roll:
    """Roll the die that answers question ``number``, counted from 1, in a game whose dice have this key.

    The die has a key of its own, derived from the game's, so that questions do not advance the game's dice.
    """
    dice = Dice(questions_key(key), number - 1)
    dice.roll(QUESTION_FACES)
    return dice.rolls[0]


def is_yes(face: int) -> bool:
    """Return whether a face means yes: the lower half does (talisman M-388)."""
    return face <= QUESTION_FACES // 2


def questions_key(key: bytes) -> bytes:
    """Return the key for questions: HMAC-SHA256 of the word "questions" under the game's key."""
    return hmac.digest(key, b"questions", "sha256")
