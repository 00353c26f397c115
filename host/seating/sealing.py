"""What makes the dice of a table: its secret, and the words of the people who sit down."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.sealing import LONGEST_WORD, Words, tidy
from engine.kernel.text import Text, seat_name
from host.people import Person
from host.tables.seat_assignment import SeatAssignment
from host.tables.table import Table
from render.user_text import clean
from store import seats
from store.database import Store

SECRET_BYTES = 32
_SHOWN = 200
"""Characters of a refused word."""


class DiceWords:
    """Keeps the words that people choose."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def own(self, table: Table, person: Person) -> str:
        """Return the word of somebody at an open table. Raises RefusedError."""
        async with table.lock:
            table.refuse_begun()
            return table.assignments[table.seat_of(person.id)].word

    async def choose(self, table: Table, person: Person, typed: str) -> None:
        """Choose one's own word, as often as one likes before the start; nobody else is told. Raises RefusedError."""
        async with table.lock:
            table.refuse_begun()
            seat, word = table.seat_of(person.id), read_word(typed)
            await self._store.write(seats.word(table.id, seat, word))
            table.assignments[seat].word = word


def new_secret() -> bytes:
    """Return a secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def chance_word() -> str:
    """Return a word for somebody who has not given one."""
    return secrets.token_hex(4)


def read_word(typed: str) -> str:
    """Read a typed word as it goes into the dice. Raises RefusedError for one that is empty or too long."""
    word = tidy(clean(typed, _SHOWN))
    if not word:
        raise RefusedError(Refusal("refused-word-empty"))
    if len(word) > LONGEST_WORD:
        raise RefusedError(Refusal("refused-word-long", {"most": LONGEST_WORD}))
    return word


def gathered(assignments: Sequence[SeatAssignment]) -> Words:
    """Return the word of each seat as the game begins; computers have none."""
    return tuple("" if assignment.person is None else assignment.word for assignment in assignments)


def give_words(assignments: Sequence[SeatAssignment]) -> None:
    """Give people without a word one by chance; they may choose another."""
    for assignment in assignments:
        if assignment.person is not None and not assignment.word:
            assignment.word = chance_word()


def sealed_event(table: Table, words: Words) -> Text:
    """Return the seal and the words, for everybody."""
    return Text("event-dice-sealed", {"seal": table.seal, "words": dice_words(words)})


def dice_words(words: Words) -> tuple[Text, ...]:
    """Return the word of each seat, to be told."""
    return tuple(
        Text("dice-word" if word else "dice-no-word", {"seat": seat_name(seat), "word": word})
        for seat, word in enumerate(words)
    )
