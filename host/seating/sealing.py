"""What makes the dice of a table: its secret, and the words of the people who sit down."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from engine.kernel.menus import Refusal, Refused
from engine.kernel.sealing import LONGEST_WORD, Words, tidy
from engine.kernel.text import Text, seat_name
from host.table import Chair, Table
from render.user_text import clean

SECRET_BYTES = 32
_SHOWN = 200
"""Characters of a refused word."""


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def chance_word() -> str:
    """A word for somebody who has not given one."""
    return secrets.token_hex(4)


def read_word(typed: str) -> str:
    """A typed word as it goes into the dice. Raises Refused for one that is empty or too long."""
    word = tidy(clean(typed, _SHOWN))
    if not word:
        raise Refused(Refusal("refused-word-empty"))
    if len(word) > LONGEST_WORD:
        raise Refused(Refusal("refused-word-long", {"most": LONGEST_WORD}))
    return word


def gathered(chairs: Sequence[Chair]) -> Words:
    """The word of each seat as the game begins: somebody without one gets one by chance, computers have none."""
    return tuple("" if chair.person is None else chair.word or chance_word() for chair in chairs)


def told(table: Table, words: Words) -> Text:
    """The seal and the words, for everybody."""
    return Text("event-dice-sealed", {"seal": table.seal, "words": dice_words(words)})


def dice_words(words: Words) -> tuple[Text, ...]:
    """The word of each seat, to be told."""
    return tuple(
        Text("dice-word" if word else "dice-no-word", {"seat": seat_name(seat), "word": word})
        for seat, word in enumerate(words)
    )
