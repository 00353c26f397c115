"""Sources of a table's dice: its secret, and the words of its people."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from engine.kernel.dice import LONGEST_WORD, Words, normalized_word
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, seat_name
from host.people import Person
from host.tables.seat_assignment import SeatAssignment
from host.tables.table import Table
from host.tables.versions import retried, write
from render.user_text import clean
from store import seats
from store.database import Store

SECRET_BYTES = 32
_SHOWN = 200
"""Characters of a refused word that are shown."""


class DiceWords:
    """Words for the dice that people choose."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def own(self, table: Table, person: Person) -> str:
        """Return a person's word at an open table. Raises RefusedError."""
        async with table.lock:
            table.refuse_begun()
            return table.assignments[table.seat_of(person.id)].word

    @retried
    async def choose(self, table: Table, person: Person, typed: str) -> None:
        """Choose a person's word secretly, any number of times before the start. Raises RefusedError."""
        async with table.lock:
            table.refuse_begun()
            seat, word = table.seat_of(person.id), read_word(typed)
            await write(self._store, table, seats.word(table.id, seat, word))
            table.assignments[seat].word = word


def new_secret() -> bytes:
    """Return an unpredictable secret."""
    return secrets.token_bytes(SECRET_BYTES)


def random_word() -> str:
    """Return a random word for a person who has not chosen one."""
    return secrets.token_hex(4)


def read_word(typed: str) -> str:
    """Return a typed word as it is used for the dice. Raises RefusedError if it is empty or too long."""
    word = normalized_word(clean(typed, _SHOWN))
    if not word:
        raise RefusedError(Refusal("refused-word-empty"))
    if len(word) > LONGEST_WORD:
        raise RefusedError(Refusal("refused-word-long", {"most": LONGEST_WORD}))
    return word


def seat_words(assignments: Sequence[SeatAssignment]) -> Words:
    """Return the word of each seat at the start; computers have none."""
    return tuple("" if assignment.person is None else assignment.word for assignment in assignments)


def give_words(assignments: Sequence[SeatAssignment]) -> None:
    """Give random words to people without one; they may choose others."""
    for assignment in assignments:
        if assignment.person is not None and not assignment.word:
            assignment.word = random_word()


def sealed_event(table: Table, words: Words) -> Text:
    """Return the public event with the seal and the words."""
    key = "event-dice-sealed" if table.rules.has_dice else "event-shuffles-sealed"
    return Text(key, {"seal": table.seal, "words": dice_words(words)})


def dice_words(words: Words) -> tuple[Text, ...]:
    """Return texts about the word of each seat."""
    return tuple(
        Text("dice-word" if word else "dice-no-word", {"seat": seat_name(seat), "word": word})
        for seat, word in enumerate(words)
    )
