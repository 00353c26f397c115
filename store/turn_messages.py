"""The private message to a person about the tables where it is their turn: one message, edited while it is young."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select

from store.encoding import decoded, encoded
from store.reading import StoreReader
from store.schema import turn_messages
from store.statements import Change, Upsert

_put_message = Upsert(turn_messages, "message_id", "sent", "told")


class TurnMessage(NamedTuple):
    """The message, when it was sent (seconds since 1970), and the tables it names.

    ``waiting`` holds pairs: the id of a table, and the moment since when it waits for this person.
    """

    message_id: int
    sent: float
    waiting: tuple[tuple[int, float], ...]


# ---- reading


class TurnMessages(StoreReader):
    """Reads the messages to people about their turns. Every method may raise StoreError."""

    async def of(self, person_id: int) -> TurnMessage | None:
        """Return the last message to a person."""
        rows = await self.rows(select(turn_messages).where(turn_messages.c.person_id == person_id))
        if not rows:
            return None
        waiting = tuple((int(table), float(since)) for table, since in decoded(rows[0].told))
        return TurnMessage(rows[0].message_id, rows[0].sent, waiting)


# ---- writing


def turn_message(person_id: int, message_id: int, sent: float, waiting: Sequence[tuple[int, float]]) -> Change:
    """Write the last message to a person, and the tables it names."""
    return _put_message(
        person_id=person_id, message_id=message_id, sent=sent, told=encoded([list(pair) for pair in waiting])
    )
