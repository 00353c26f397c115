"""The daily puzzle of each server: where and when it is posted, the present one, and who has answered it."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, func, select

from store.reading import StoreReader
from store.schema import daily_answers, daily_puzzles
from store.statements import Change, Expect, Prepared, Update, Upsert

_choose = Upsert(daily_puzzles, "channel_id", "due", "trouble")
_posted = Expect(daily_puzzles, ("guild_id", "due"), ("due", "leased", "day", "game", "puzzle", "trouble"))
_failed = Expect(daily_puzzles, ("guild_id", "due"), ("due", "leased", "trouble"))
_channel_gone = Update(daily_puzzles, ("channel_id",), ("channel_id", "due", "leased", "trouble"))
_add_answer = Upsert(daily_answers)
_of_earlier_days = (daily_answers.c.guild_id == bindparam("guild")) & (daily_answers.c.day < bindparam("before"))
_remove_earlier = Prepared(daily_answers, delete(daily_answers).where(_of_earlier_days))

GONE = "lost"
"""The trouble of a server whose channel no longer exists."""


class DailyPuzzleRow(NamedTuple):
    """The daily puzzle of a server; without a channel it is switched off.

    ``due`` is when the next one is to be posted, in seconds since 1970. ``day`` is the date of the last post, in days
    since 1970, 0 before the first one; ``game`` and ``puzzle`` are what was posted. ``trouble`` is why the last attempt
    has failed.
    """

    guild_id: int
    channel_id: int | None
    due: float | None
    day: int
    game: str | None
    puzzle: str | None
    trouble: str | None


COLUMNS = tuple(daily_puzzles.c[name] for name in DailyPuzzleRow._fields)


# ---- reading


class DailyPuzzles(StoreReader):
    """Reads daily puzzles. Every method may raise StoreError."""

    async def of(self, guild_id: int) -> DailyPuzzleRow | None:
        """Return the daily puzzle of a server, None if it has never had one."""
        rows = await self.rows(select(*COLUMNS).where(daily_puzzles.c.guild_id == guild_id))
        return DailyPuzzleRow(*rows[0]) if rows else None

    async def next_due(self) -> float | None:
        """Return when the next puzzle of any server is due."""
        return (await self.rows(select(func.min(daily_puzzles.c.due))))[0][0]

    async def solvers(self, guild_id: int, day: int) -> list[int]:
        """Return the people who have solved the puzzle of a day at first try, in their order."""
        query = select(daily_answers.c.person_id).where(
            daily_answers.c.guild_id == guild_id, daily_answers.c.day == day, daily_answers.c.solved
        )
        query = query.order_by(daily_answers.c.answered, daily_answers.c.person_id)
        return [row[0] for row in await self.rows(query)]

    async def answers_of(self, person_id: int) -> list[dict[str, Any]]:
        """Return a person's answers to daily puzzles."""
        query = select(daily_answers).where(daily_answers.c.person_id == person_id)
        query = query.order_by(daily_answers.c.answered, daily_answers.c.guild_id)
        return [dict(row._mapping) for row in await self.rows(query)]


# ---- writing


def chosen(guild_id: int, channel_id: int | None, due: float | None) -> Change:
    """Write where the puzzle of a server is posted and when the next one is due; None: it is switched off."""
    return _choose(guild_id=guild_id, channel_id=channel_id, due=due, trouble=None)


def posted(row: DailyPuzzleRow, due: float, day: int, game: str, puzzle: str) -> list[Change]:
    """Write that the puzzle of a day is posted, and remove the answers to earlier ones.

    The write raises StaleError if the puzzle was chosen differently or posted by another process meanwhile.
    """
    new = {"due": due, "leased": None, "day": day, "game": game, "puzzle": puzzle, "trouble": None}
    return [_posted(row.guild_id, row.due, **new), _remove_earlier(guild=row.guild_id, before=day)]


def failed(row: DailyPuzzleRow, due: float, trouble: str | None) -> Change:
    """Write that nothing could be posted, and when to try again; the write raises StaleError as :func:`posted` does."""
    return _failed(row.guild_id, row.due, due=due, leased=None, trouble=trouble)


def channel_gone(channel_id: int) -> Change:
    """Switch off the puzzle of a deleted channel."""
    return _channel_gone(channel_id, channel_id=None, due=None, leased=None, trouble=GONE)


def answered(guild_id: int, day: int, person_id: int, solved: bool, at: float) -> Change:
    """Write a person's first answer to the puzzle of a day; a later one changes nothing."""
    return _add_answer(guild_id=guild_id, day=day, person_id=person_id, solved=solved, answered=at)
