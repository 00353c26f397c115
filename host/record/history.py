"""What was played: statistics of people, lists of the best, finished games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from engine.games import GAMES, game
from engine.kernel.text import NOTHING
from host.record.cooperative import Group, Score, groups, of_person
from host.record.goals import GoalProgress, goal_progress
from host.record.ratings import opponents_to_be_listed, strength
from store.database import Store
from store.results import EVERYWHERE, PastGame, Rank, RatingRow, Tally

MOST_PLACES = 5000
"""Channels and threads of one server whose games can be listed."""

T = TypeVar("T")


class RatingSummary(NamedTuple):
    """How strong somebody is among how many: ``points`` as people read them, ``games`` are those it rests on.

    ``place`` counts from 1 among all ``total`` who are listed; 0: the rating is provisional, as somebody is listed
    with ``needed`` different ``opponents``.
    """

    points: int
    place: int
    total: int
    games: int
    opponents: int
    needed: int


class PlayerRecord(NamedTuple):
    """What somebody has played of a game, and how strong that makes them in a server and everywhere (None: no game has
    counted, or the reader may not know it).
    """

    tally: Tally
    here: RatingSummary | None
    everywhere: RatingSummary | None
    goals: Sequence[GoalProgress] = ()
    scores: Mapping[str, Score] = NOTHING
    """Where all win or lose together: the games by kind, the hardest first."""
    groups: Sequence[Group] = ()
    """The same for each group, the best first."""


class ListPage(NamedTuple):
    """A part of a list: the number of the page from 0, how many pages there are."""

    number: int
    pages: int


class History:
    """Every method may raise StoreError. A page that does not exist is the last one."""

    def __init__(self, store: Store) -> None:
        self._reader = store.results
        self._achievements = store.achievements

    async def of_person(
        self, person_id: int, guild_id: int | None, places: Sequence[int] | None = None
    ) -> list[PlayerRecord]:
        """Return what somebody has played, game by game, the most played first. For this person alone to know
        (``places`` is None): in all servers, with their rating in one of them. For somebody else only what happened in
        a server: the games of which they have finished one in ``places``, the channels and threads that the other can
        read; the numbers are those of the whole server.
        """
        own = places is None
        guild = EVERYWHERE if own else guild_id or EVERYWHERE
        tallies = await self._reader.tallies(person_id, guild, places)
        ratings = {(row.guild_id, row.game): row for row in await self._reader.ratings_of(person_id)}
        marks: dict[str, list[str]] = {}
        for each in await self._achievements.reached([person_id], None, guild):
            marks.setdefault(each.game, []).append(each.mark)
        scores = of_person(await self._achievements.shared(guild, person_id=person_id), person_id)
        shared = await self._achievements.shared(guild, places=places, person_id=person_id)
        records: list[PlayerRecord] = []
        for tally in tallies:
            known = game(tally.game) if tally.game in GAMES else None
            goals = [] if known is None else goal_progress(known, marks.get(tally.game, ()))
            if known is not None and known.is_cooperative:
                mine = scores.get(tally.game, {})
                in_order = {kind: mine[kind] for kind in known.kinds if kind in mine}
                seats = [seat for seat in shared if seat.game == tally.game]
                records.append(PlayerRecord(tally, None, None, goals, in_order, groups(seats, known.kinds)))
                continue
            here = None if guild_id is None else await self._rated(ratings.get((guild_id, tally.game)))
            everywhere = await self._rated(ratings.get((EVERYWHERE, tally.game))) if own else None
            records.append(PlayerRecord(tally, here, everywhere, goals))
        return records

    async def groups(
        self, guild_id: int, played: str, places: Sequence[int], person_id: int, page: int, size: int
    ) -> tuple[list[Group], ListPage]:
        """Return the groups of a server at a game that all win or lose together, the best first, by the games that
        somebody may know of: those in these channels and threads, and their own.
        """
        shared = await self._achievements.shared(guild_id, game=played, places=places, asking=person_id)
        found = groups(shared, game(played).kinds)
        page = min(page, max(0, len(found) - 1) // size)
        return found[page * size : (page + 1) * size], ListPage(page, -(-len(found) // size))

    async def own_groups(self, played: str, person_id: int) -> list[Group]:
        """Return the groups somebody has played this game with in all servers, for this person alone to know."""
        found = await self._achievements.shared(EVERYWHERE, game=played, person_id=person_id)
        return groups(found, game(played).kinds)

    async def best(
        self, guild_id: int, game: str, places: Sequence[int], person_id: int, page: int, size: int
    ) -> tuple[list[Rank], ListPage]:
        """Return the best of a server at a game, as somebody may know of them: those who have finished one in these
        channels and threads, which they can read, and themselves; nobody whose rating is provisional.
        """
        least = opponents_to_be_listed(guild_id)
        reader = self._reader
        return await _page(page, size, lambda first: reader.best(guild_id, game, places, person_id, least, first, size))

    async def rating(self, person_id: int, game: str, guild_id: int = EVERYWHERE) -> RatingSummary | None:
        """Return how strong somebody is at a game among the people of a server, or of all; None: no game has
        counted.
        """
        rows = await self._reader.ratings([person_id], [guild_id], game)
        return await self._rated(rows[0] if rows else None)

    async def places(self, guild_id: int) -> list[int]:
        """Return the channels and threads of a server in which games were finished, those of the latest games first."""
        return await self._reader.places(guild_id, MOST_PLACES)

    async def games_in(
        self, guild_id: int, places: Sequence[int], person_id: int | None, page: int, size: int
    ) -> tuple[list[PastGame], ListPage]:
        """Return the finished games of a server, or of a person there, newest first: those of these channels and
        threads, as if there were no others.
        """
        return await _page(page, size, lambda first: self._reader.games_in(guild_id, places, person_id, first, size))

    async def games_of(self, person_id: int, page: int, size: int) -> tuple[list[PastGame], ListPage]:
        """Return the finished games of a person in all servers, newest first."""
        return await _page(page, size, lambda first: self._reader.games_of(person_id, first, size))

    async def game(self, table_id: int) -> PastGame | None:
        """One finished game."""
        return await self._reader.game(table_id)

    async def last_in(self, channel_id: int) -> int | None:
        """Return the table of the last game that was finished in a channel or thread."""
        return await self._reader.last_in(channel_id)

    async def _rated(self, row: RatingRow | None) -> RatingSummary | None:
        if row is None:
            return None
        needed = opponents_to_be_listed(row.guild_id)
        place, total = await self._reader.place(row, needed)
        listed = row.opponents >= needed
        return RatingSummary(strength(row).points, place if listed else 0, total, row.played, row.opponents, needed)


async def _page(
    page: int, size: int, read: Callable[[int], Awaitable[tuple[list[T], int]]]
) -> tuple[list[T], ListPage]:
    """``read`` gives what stands from a place on, and how much there is in all."""
    found, total = await read(page * size)
    if not found and page > 0 and total:
        page = (total - 1) // size
        found, total = await read(page * size)
    return found, ListPage(page, -(-total // size))
