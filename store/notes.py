"""Notes: small values the bot remembers about itself."""

from __future__ import annotations

from sqlalchemy import select

from store.reading import StoreReader
from store.schema import notes
from store.statements import Change, Expect, Insert, Upsert

_put_note = Upsert(notes, "value")
_add_note = Insert(notes)
_change_note = Expect(notes, ("name", "value"), ("value",))


# ---- reading


class Notes(StoreReader):
    """Reads notes. Every method may raise StoreError."""

    async def read(self, name: str) -> str | None:
        """Return the value last written under this name with :func:`note`."""
        rows = await self.rows(select(notes.c.value).where(notes.c.name == name))
        return rows[0][0] if rows else None


# ---- writing


def note(name: str, value: str) -> Change:
    """Write a note of the bot: a name of at most 40 characters, a value of at most 200."""
    return _put_note(name=name, value=value)


def first_note(name: str, value: str) -> Change:
    """Write a note that must not exist yet; the write raises StaleError if it does."""
    return _add_note(name=name, value=value)


def changed_note(name: str, before: str, value: str) -> Change:
    """Write a note that must still have the value it had before; the write raises StaleError if it does not."""
    return _change_note(name, before, value=value)
