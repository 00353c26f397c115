"""Finds and removes data whose retention period is over: ended games, expired games, servers the bot has left."""

from __future__ import annotations

from sqlalchemy import select, union

from store.notes import note
from store.reading import StoreReader
from store.schema import (
    achievements,
    archives,
    barred,
    daily_answers,
    daily_puzzles,
    journal,
    mentions,
    progress,
    ratings,
    results,
    reviews,
    seats,
    servers,
    tables,
    wanted_moves,
    wanted_reviews,
)
from store.statements import Change, Delete, Upsert
from store.tables import LAST_TABLE

_OF_A_TABLE = (
    journal, archives, reviews, wanted_reviews, wanted_moves, mentions, achievements, results, barred, progress, seats,
)  # fmt: skip
_remove_rows = [Delete(table, "table_id") for table in _OF_A_TABLE]
_remove_table = Delete(tables, "id")
_remove_server = Delete(servers, "id")
_remove_ratings = Delete(ratings, "guild_id")
_remove_daily_puzzle = Delete(daily_puzzles, "guild_id")
_remove_daily_answers = Delete(daily_answers, "guild_id")
_put_left = Upsert(servers, "left")


# ---- reading


class Retention(StoreReader):
    """Finds what must be compressed or removed. Every method may raise StoreError."""

    async def uncompressed(self, after: int, ended: float) -> int | None:
        """Return the first table after id ``after`` that has unarchived lines and had ended by ``ended``."""
        lines = select(journal.c.seq).where(journal.c.table_id == tables.c.id).exists()
        query = select(tables.c.id).where(tables.c.id > after, tables.c.ended <= ended, lines)
        rows = await self.rows(query.order_by(tables.c.id).limit(1))
        return rows[0][0] if rows else None

    async def expired(self, ended: float) -> int | None:
        """Return a table that ended by ``ended``, or was opened by then and closed before its game began."""
        over = select(tables.c.id).where(tables.c.ended <= ended).order_by(tables.c.ended).limit(1)
        if rows := await self.rows(over):
            return rows[0][0]
        closed = select(tables.c.id).where(tables.c.status == "closed", tables.c.created <= ended).limit(1)
        rows = await self.rows(closed)
        return rows[0][0] if rows else None

    async def server_left(self, left: float) -> int | None:
        """Return a server that the bot had left by the time ``left``."""
        rows = await self.rows(select(servers.c.id).where(servers.c.left <= left).order_by(servers.c.left).limit(1))
        return rows[0][0] if rows else None

    async def table_in(self, guild_id: int) -> int | None:
        """Return any table of a server."""
        rows = await self.rows(select(tables.c.id).where(tables.c.guild_id == guild_id).limit(1))
        return rows[0][0] if rows else None

    async def known_servers(self) -> set[int]:
        """Return all servers about which data is stored."""
        known = union(
            select(tables.c.guild_id).where(tables.c.guild_id.is_not(None)),
            select(servers.c.id),
            select(daily_puzzles.c.guild_id),
            select(ratings.c.guild_id).where(ratings.c.guild_id != 0),
        )
        return {row[0] for row in await self.rows(known)}

    async def left_servers(self) -> set[int]:
        """Return the servers recorded as left by the bot."""
        return {row[0] for row in await self.rows(select(servers.c.id).where(servers.c.left.is_not(None)))}


# ---- writing


def table_removed(table_id: int, last_id: int) -> list[Change]:
    """Remove a table with all its rows.

    ``last_id``: the highest number that any table has had, which is never used again.
    """
    return [*(remove(table_id) for remove in _remove_rows), _remove_table(table_id), note(LAST_TABLE, str(last_id))]


def server_removed(guild_id: int) -> list[Change]:
    """Remove the settings of a server, its daily puzzle, and the ratings of people there."""
    removed = (_remove_server, _remove_ratings, _remove_daily_puzzle, _remove_daily_answers)
    return [remove(guild_id) for remove in removed]


def server_left(guild_id: int, at: float | None) -> Change:
    """Write when the bot left a server (seconds since 1970); None: the bot is a member again."""
    return _put_left(id=guild_id, language="", left=at)
