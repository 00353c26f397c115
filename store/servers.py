"""Servers: their language and settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from store.encoding import decoded, encoded
from store.reading import StoreReader
from store.schema import servers
from store.statements import Change, Upsert

_put_server = Upsert(servers, "language")
_put_server_settings = Upsert(servers, "settings")


# ---- reading


class Servers(StoreReader):
    """Reads the settings of servers. Every method may raise StoreError."""

    async def language(self, guild_id: int) -> str | None:
        rows = await self.rows(select(servers.c.language).where(servers.c.id == guild_id))
        return rows[0][0] if rows else None

    async def settings(self, guild_id: int) -> dict[str, Any] | None:
        """Return the settings of a server; None: it has none."""
        rows = await self.rows(select(servers.c.settings).where(servers.c.id == guild_id))
        return decoded(rows[0][0]) if rows else None


# ---- writing


def language(guild_id: int, language: str) -> Change:
    return _put_server(id=guild_id, language=language)


def settings(guild_id: int, settings: Mapping[str, Any]) -> Change:
    """Write the settings of a server; the language it has chosen stays."""
    return _put_server_settings(id=guild_id, language="", settings=encoded(settings))
