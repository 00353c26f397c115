"""Servers: their language and settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from store.encoding import decoded, encoded
from store.reading import StoreReader
from store.schema import servers
from store.statements import Change, Expect, ExpectUpsert, Upsert

_put_server = Upsert(servers, "language")
_first_settings = ExpectUpsert(servers, lambda added: {"settings": added.settings}, servers.c.settings.is_(None))
_next_settings = Expect(servers, ("id", "settings"), ("settings",))


# ---- reading


class Servers(StoreReader):
    """Reads the settings of servers. Every method may raise StoreError."""

    async def language(self, guild_id: int) -> str | None:
        rows = await self.rows(select(servers.c.language).where(servers.c.id == guild_id))
        return rows[0][0] if rows else None

    async def settings(self, guild_id: int) -> dict[str, Any] | None:
        """Return the settings of a server; None: it has none."""
        return (await self.stored_settings(guild_id))[0]

    async def stored_settings(self, guild_id: int) -> tuple[dict[str, Any] | None, str | None]:
        """Return the settings of a server, and as they are stored, for :func:`settings`."""
        rows = await self.rows(select(servers.c.settings).where(servers.c.id == guild_id))
        stored = rows[0][0] if rows else None
        return decoded(stored), stored


# ---- writing


def language(guild_id: int, language: str) -> Change:
    return _put_server(id=guild_id, language=language)


def settings(guild_id: int, chosen: Mapping[str, Any], seen: str | None) -> Change:
    """Write the settings of a server; the language it has chosen stays.

    The write raises StaleError unless those stored are still the ones that were ``seen``.
    """
    if seen is None:
        return _first_settings(id=guild_id, language="", settings=encoded(chosen))
    return _next_settings(guild_id, seen, settings=encoded(chosen))
