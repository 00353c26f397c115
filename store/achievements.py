"""Goals that people have reached, and games that all players win or lose together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Select, or_, select

from store.reading import StoreReader
from store.results import EVERYWHERE
from store.schema import achievements, people, results, seats, tables
from store.statements import Change, Insert

MOST_GAMES = 5000
"""The number of latest games that records are made from."""

_add_mark = Insert(achievements)


class ReachedMark(NamedTuple):
    """A mark of a goal that somebody has reached."""

    game: str
    person_id: int
    mark: str


class SharedGameSeat(NamedTuple):
    """A seat of a finished game that all players won or lost together.

    ``person_id`` is None for the computer and for a forgotten person; ``forgotten`` distinguishes the two. ``marks``
    are those of the goals that were reached with this game.
    """

    table_id: int
    game: str
    kind: str
    person_id: int | None
    name: str
    outcome: str
    forgotten: bool
    marks: Sequence[str] = ()


class Achievements(StoreReader):
    """Reads achievements and shared games. Every method may raise StoreError."""

    async def reached(
        self, people_ids: Sequence[int], game: str | None, guild_id: int = EVERYWHERE
    ) -> list[ReachedMark]:
        """Return the marks of all goals (of a game) that these people have reached in a server, each mark once."""
        same = (achievements.c.table_id == results.c.table_id) & (achievements.c.seat == results.c.seat)
        query = select(results.c.game, results.c.person_id, achievements.c.mark).distinct()
        query = query.join_from(achievements, results, same).where(results.c.person_id.in_(people_ids))
        if game is not None:
            query = query.where(results.c.game == game)
        if guild_id != EVERYWHERE:
            query = query.where(results.c.guild_id == guild_id)
        query = query.order_by(results.c.game, results.c.person_id, achievements.c.mark)
        return [ReachedMark(*row) for row in await self.rows(query)]

    async def shared(
        self,
        guild_id: int,
        *,
        game: str | None = None,
        places: Sequence[int] | None = None,
        asking: int | None = None,
        person_id: int | None = None,
    ) -> list[SharedGameSeat]:
        """Return the seats of the latest games that have a kind, in a server, of a game or of a person.

        Only games in these channels and threads (``places``; None: all), and those that the person ``asking`` has
        played.
        """
        chosen = select(results.c.table_id).where(results.c.kind.is_not(None))
        if guild_id != EVERYWHERE:
            chosen = chosen.where(results.c.guild_id == guild_id)
        if game is not None:
            chosen = chosen.where(results.c.game == game)
        if person_id is not None:
            chosen = chosen.where(results.c.person_id == person_id)
        if places is not None:
            own = select(results.c.table_id).where(results.c.person_id == asking)
            here = select(tables.c.id).where(tables.c.channel_id.in_(places))
            chosen = chosen.where(or_(results.c.table_id.in_(here), results.c.table_id.in_(own)))
        chosen = chosen.distinct().order_by(results.c.table_id.desc()).limit(MOST_GAMES)
        same = (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat)
        query = (
            select(
                results.c.table_id,
                results.c.seat,
                results.c.game,
                results.c.kind,
                results.c.person_id,
                people.c.name,
                results.c.outcome,
                seats.c.person_id.label("sat"),
            )
            .join_from(results, seats, same)
            .join(people, people.c.id == results.c.person_id, isouter=True)
            .where(results.c.table_id.in_(chosen))
            .order_by(results.c.table_id, results.c.seat)
        )
        marks = await self._marks(chosen)
        return [
            SharedGameSeat(
                row.table_id, row.game, row.kind, row.person_id, row.name or "", row.outcome,
                row.person_id is None and row.sat is not None, marks.get((row.table_id, row.seat), ()),
            )
            for row in await self.rows(query)
        ]  # fmt: skip

    async def _marks(self, chosen: Select[tuple[int]]) -> dict[tuple[int, int], list[str]]:
        """Return the marks reached with these games, by table and seat."""
        query = select(achievements.c.table_id, achievements.c.seat, achievements.c.mark)
        query = query.where(achievements.c.table_id.in_(chosen)).order_by(*query.selected_columns)
        marks: dict[tuple[int, int], list[str]] = {}
        for row in await self.rows(query):
            marks.setdefault((row.table_id, row.seat), []).append(row.mark)
        return marks


def reached(table_id: int, seat: int, mark: str) -> Change:
    """Write that a seat has reached a mark of a goal with a game."""
    return _add_mark(table_id=table_id, seat=seat, mark=mark)
