"""Finished games: the places of their players, and the ratings of people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import case, func, select

from store.reading import StoreReader
from store.schema import people, ratings, results, seats, tables
from store.statements import Change, Expect, Insert, Upsert

EVERYWHERE = 0
"""Stands for all servers together."""
NOBODY = 0
"""Stands for all forgotten people."""

_ordinal = ratings.c.mu - 3 * ratings.c.sigma
"""A conservative estimate of strength, by which people are ranked."""

_put_result = Upsert(results, "person_id", "guild_id", "game", "ended", "place", "outcome", "kind", "side")
_first_rating = Insert(ratings)
_next_rating = Expect(
    ratings,
    ("person_id", "guild_id", "game", "played"),
    ("mu", "sigma", "played", "won", "drawn", "left", "opponents"),
)


class RatingRow(NamedTuple):
    """A person's strength (``mu``, with the uncertainty ``sigma``), and the counted games it rests on."""

    person_id: int
    guild_id: int
    game: str
    mu: float
    sigma: float
    played: int
    won: int
    drawn: int
    left: int
    opponents: int = 0
    """How many different people these games were played against."""


class PlayedGames(NamedTuple):
    """A person's finished games of one kind, those against computers included."""

    game: str
    played: int
    won: int
    lost: int
    drawn: int
    left: int
    stopped: int


class Rank(NamedTuple):
    """A line of a ranking."""

    person_id: int
    name: str
    rating: RatingRow


class PastSeat(NamedTuple):
    """A seat of a finished game. ``person_id`` is None for the computer, 0 for a forgotten person."""

    seat: int
    person_id: int | None
    name: str
    place: int
    outcome: str


class PastGame(NamedTuple):
    """A finished game; ``ended`` is in seconds since 1970."""

    table_id: int
    guild_id: int | None
    channel_id: int
    game: str
    ended: float
    ending: str
    seats: tuple[PastSeat, ...]


# ---- reading


class Results(StoreReader):
    """Reads finished games and ratings. Every method may raise StoreError."""

    async def is_recorded(self, table_id: int) -> bool:
        """Return whether the end of a table's game was recorded."""
        query = select(func.count()).select_from(results).where(results.c.table_id == table_id)
        return (await self.rows(query))[0][0] > 0

    async def wins_before(self, table_id: int) -> dict[int | None, int]:
        """Return how many of the games before this rematch each person has won; None stands for the computers."""
        before = select(tables.c.rematch_of).where(tables.c.id == table_id).cte("before", recursive=True)
        before = before.union(select(tables.c.rematch_of).join(before, tables.c.id == before.c.rematch_of))
        query = (
            select(results.c.person_id, func.count(results.c.table_id.distinct()).label("games"))
            .where(results.c.table_id.in_(select(before.c.rematch_of)), results.c.outcome == "won")
            .group_by(results.c.person_id)
        )
        return {row.person_id: row.games for row in await self.rows(query)}

    async def finished(self, person_id: int, game: str, most: int) -> int:
        """Return how many games of a kind a person has finished, counting at most ``most``."""
        played = select(results.c.table_id).where(results.c.person_id == person_id, results.c.game == game).limit(most)
        return (await self.rows(select(func.count()).select_from(played.subquery())))[0][0]

    async def ratings(self, people_ids: Sequence[int], guilds: Sequence[int], game: str) -> list[RatingRow]:
        """Return the ratings of these people in these servers."""
        chosen = (ratings.c.person_id.in_(people_ids), ratings.c.guild_id.in_(guilds), ratings.c.game == game)
        return [RatingRow(*row) for row in await self.rows(select(ratings).where(*chosen))]

    async def meetings(self, people_ids: Sequence[int], game: str, since: float) -> dict[tuple[int, int], int]:
        """Return how many counted games of a kind these people have had against each opponent since then.

        Forgotten opponents all count as :data:`NOBODY`.
        """
        own, other = results.alias("own"), results.alias("other")
        opponent = func.coalesce(other.c.person_id, NOBODY)
        query = (
            select(own.c.person_id, opponent.label("opponent"), func.count(own.c.table_id.distinct()).label("games"))
            .join(other, (other.c.table_id == own.c.table_id) & (other.c.side != own.c.side))
            .where(own.c.person_id.in_(people_ids), own.c.game == game, own.c.ended > since)
            .group_by(own.c.person_id, opponent)
        )
        return {(row.person_id, row.opponent): row.games for row in await self.rows(query)}

    async def opponents(self, people_ids: Sequence[int], game: str, guild_id: int) -> dict[int, set[int]]:
        """Return the opponents these people have had in counted games of a kind in a server (or everywhere).

        Forgotten opponents all count as :data:`NOBODY`.
        """
        own, other = results.alias("own"), results.alias("other")
        opponent = func.coalesce(other.c.person_id, NOBODY)
        query = (
            select(own.c.person_id, opponent.label("opponent"))
            .join(other, (other.c.table_id == own.c.table_id) & (other.c.side != own.c.side))
            .where(own.c.person_id.in_(people_ids), own.c.game == game)
            .distinct()
        )
        if guild_id != EVERYWHERE:
            query = query.where(own.c.guild_id == guild_id)
        opponents: dict[int, set[int]] = {}
        for row in await self.rows(query):
            opponents.setdefault(row.person_id, set()).add(row.opponent)
        return opponents

    async def ratings_of(self, person_id: int) -> list[RatingRow]:
        """Return all ratings of a person."""
        query = select(ratings).where(ratings.c.person_id == person_id).order_by(ratings.c.guild_id, ratings.c.game)
        return [RatingRow(*row) for row in await self.rows(query)]

    async def tallies(self, person_id: int, guild_id: int, places: Sequence[int] | None = None) -> list[PlayedGames]:
        """Return what a person has played in a server, game by game.

        Only games of which they have finished one in these channels and threads (None: all).
        """

        def count(outcome: str) -> Any:
            return func.coalesce(func.sum(case((results.c.outcome == outcome, 1), else_=0)), 0)

        outcomes = [count(outcome) for outcome in ("won", "lost", "drawn", "left", "stopped")]
        query = select(results.c.game, func.count(), *outcomes).where(results.c.person_id == person_id)
        if guild_id != EVERYWHERE:
            query = query.where(results.c.guild_id == guild_id)
        if places is not None:
            seen = _seen(guild_id, places, results.c.game).where(results.c.person_id == person_id)
            query = query.where(results.c.game.in_(seen))
        query = query.group_by(results.c.game).order_by(func.count().desc(), results.c.game)
        return [PlayedGames(*row) for row in await self.rows(query)]

    async def best(
        self, guild_id: int, game: str, places: Sequence[int], person_id: int, opponents: int, first: int, most: int
    ) -> tuple[list[Rank], int]:
        """Return a part of a server's ranking from a place on (0 is the first), and its full length.

        It holds the people who have met so many opponents and have finished a game in these channels and threads, and
        this person.
        """
        seen = _seen(guild_id, places, results.c.person_id).where(results.c.game == game)
        known = (ratings.c.person_id == person_id) | ratings.c.person_id.in_(seen)
        here = (ratings.c.guild_id == guild_id, ratings.c.game == game, ratings.c.opponents >= opponents, known)
        total = (await self.rows(select(func.count()).select_from(ratings).where(*here)))[0][0]
        query = (
            select(people.c.name, *ratings.c)
            .join_from(ratings, people, people.c.id == ratings.c.person_id, isouter=True)
            .where(*here)
            .order_by(_ordinal.desc(), ratings.c.person_id)
            .offset(first)
            .limit(most)
        )
        rows = await self.rows(query)
        return [Rank(row.person_id, row.name or "", RatingRow._make(row[1:])) for row in rows], total

    async def place(self, row: RatingRow, opponents: int) -> tuple[int, int]:
        """Return a rating's place in its server, from 1, and how many people there have met so many opponents."""
        here = (ratings.c.guild_id == row.guild_id, ratings.c.game == row.game, ratings.c.opponents >= opponents)
        better = func.coalesce(func.sum(case((_ordinal > row.mu - 3 * row.sigma, 1), else_=0)), 0)
        query = select(better.label("better"), func.count().label("total")).select_from(ratings).where(*here)
        row_of_place = (await self.rows(query))[0]
        return row_of_place.better + 1, row_of_place.total

    async def places(self, guild_id: int, most: int) -> list[int]:
        """Return the channels and threads of a server in which games were finished, the latest games first."""
        query = select(tables.c.channel_id).where(tables.c.guild_id == guild_id, tables.c.ended.is_not(None))
        query = query.group_by(tables.c.channel_id).order_by(func.max(tables.c.ended).desc(), tables.c.channel_id)
        return [row[0] for row in await self.rows(query.limit(most))]

    async def games_in(
        self, guild_id: int, places: Sequence[int], person_id: int | None, first: int, most: int
    ) -> tuple[list[PastGame], int]:
        """Return finished games (of a person) in these channels and threads of a server, and how many in all.

        Newest first, from a place on.
        """
        query = _past().where(tables.c.guild_id == guild_id, tables.c.channel_id.in_(places))
        return await self._page(query if person_id is None else _of_person(query, person_id), first, most)

    async def games_of(self, person_id: int, first: int, most: int) -> tuple[list[PastGame], int]:
        """Return the finished games of a person in all servers; as :meth:`games_in`."""
        return await self._page(_of_person(_past(), person_id), first, most)

    async def game(self, table_id: int) -> PastGame | None:
        """Return one finished game."""
        games = await self._with_seats(await self.rows(_past().where(tables.c.id == table_id)))
        return games[0] if games else None

    async def last_in(self, channel_id: int) -> int | None:
        """Return the last game that was finished in a channel or thread."""
        here = (tables.c.channel_id == channel_id) | (tables.c.thread_id == channel_id)
        query = select(tables.c.id).where(here, tables.c.ended.is_not(None))
        rows = await self.rows(query.order_by(tables.c.ended.desc(), tables.c.id.desc()).limit(1))
        return rows[0][0] if rows else None

    async def _page(self, query: Any, first: int, most: int) -> tuple[list[PastGame], int]:
        total = (await self.rows(select(func.count()).select_from(query.subquery())))[0][0]
        query = query.order_by(tables.c.ended.desc(), tables.c.id.desc()).offset(first).limit(most)
        return await self._with_seats(await self.rows(query)), total

    async def _with_seats(self, rows: Sequence[Any]) -> list[PastGame]:
        taken = (
            select(
                results.c.table_id,
                results.c.seat,
                results.c.person_id,
                people.c.name,
                results.c.place,
                results.c.outcome,
                seats.c.person_id.label("holder"),
            )
            .join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
            .join(people, people.c.id == results.c.person_id, isouter=True)
            .where(results.c.table_id.in_([row.id for row in rows]))
            .order_by(results.c.table_id, results.c.seat)
        )
        sitting: dict[int, list[PastSeat]] = {}
        for row in await self.rows(taken):
            person = row.person_id if row.person_id is not None else row.holder
            seat = PastSeat(row.seat, person, row.name or "", row.place, row.outcome)
            sitting.setdefault(row.table_id, []).append(seat)
        return [PastGame._make((*row, tuple(sitting.get(row.id, ())))) for row in rows]


def _past() -> Any:
    columns = tables.c
    return select(
        columns.id, columns.guild_id, columns.channel_id, columns.game, columns.ended, columns.ending
    ).where(columns.ended.is_not(None))  # fmt: skip


def _seen(guild_id: int, places: Sequence[int], column: Any) -> Any:
    """Return the query for a column of the finished games in these channels and threads of a server."""
    query = select(column).join(tables, tables.c.id == results.c.table_id)
    return query.where(results.c.guild_id == guild_id, tables.c.channel_id.in_(places))


def _of_person(query: Any, person_id: int) -> Any:
    return query.where(tables.c.id.in_(select(results.c.table_id).where(results.c.person_id == person_id)))


# ---- writing


def result(
    table_id: int,
    seat: int,
    *,
    person_id: int | None,
    guild_id: int,
    game: str,
    ended: float,
    place: int,
    outcome: str,
    kind: str | None = None,
    side: int | None = None,
) -> Change:
    """Write how a game ended for a seat; see :class:`store.schema.results`."""
    values = {"person_id": person_id, "guild_id": guild_id, "game": game, "ended": ended}
    return _put_result(table_id=table_id, seat=seat, **values, place=place, outcome=outcome, kind=kind, side=side)


def rating(
    person_id: int,
    guild_id: int,
    game: str,
    *,
    mu: float,
    sigma: float,
    played: int,
    won: int,
    drawn: int,
    left: int,
    opponents: int,
) -> Change:
    """Write a person's strength at a game in a server (0: everywhere), and the games it rests on.

    It is written only if no other game was counted since the one before.
    """
    values = {"mu": mu, "sigma": sigma, "played": played, "won": won, "drawn": drawn, "left": left}
    if played == 1:
        return _first_rating(person_id=person_id, guild_id=guild_id, game=game, **values, opponents=opponents)
    return _next_rating(person_id, guild_id, game, played - 1, **values, opponents=opponents)
