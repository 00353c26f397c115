"""History of play: statistics of people, ranking lists, finished games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from engine.games import GAMES, game
from engine.kernel.text import NO_VALUES
from host.record.cooperative import Group, Score, groups, of_person
from host.record.goals import GoalProgress, goal_progress
from host.record.ratings import opponents_to_be_listed, strength
from store.database import Store
from store.results import EVERYWHERE, PastGame, PlayedGames, Rank, RatingRow

MOST_PLACES = 5000
"""Maximum number of channels and threads of one server whose games can be listed."""

T = TypeVar("T")


class RatingSummary(NamedTuple):
    """A person's rating as shown to people: ``points``, based on a number of ``games``.

    ``place`` counts from 1 among all ``total`` people who are listed; 0 means that the rating is provisional, because
    a person is listed only after ``needed`` different ``opponents``.
    """

    points: int
    place: int
    total: int
    games: int
    opponents: int
    needed: int


class PlayerRecord(NamedTuple):
    """A person's record at one game, with ratings in a server and everywhere.

    A rating is None if no game has counted, or if the reader may not know it.
    """

    tally: PlayedGames
    here: RatingSummary | None
    everywhere: RatingSummary | None
    goals: Sequence[GoalProgress] = ()
    scores: Mapping[str, Score] = NO_VALUES
    """Scores by record category, the hardest first, for a cooperative game."""
    groups: Sequence[Group] = ()
    """Scores of each group, the best first, for a cooperative game."""


class ListPage(NamedTuple):
    """Position of a page in a list: its number, counted from 0, and the number of pages."""

    number: int
    pages: int


class History:
    """Reader of histories. Every method may raise StoreError; a page number that is too large means the last page."""

    def __init__(self, store: Store) -> None:
        self._reader = store.results
        self._achievements = store.achievements

    async def of_person(
        self, person_id: int, guild_id: int | None, places: Sequence[int] | None = None
    ) -> list[PlayerRecord]:
        """Return a person's record game by game, the most played first.

        With ``places`` None it is for this person alone: all servers, with the rating in one of them. For another
        reader it covers only one server, and only games of which the person has finished one in ``places``, the
        channels and threads that the reader can read; the numbers are those of the whole server.
        """
        own = places is None
        guild = EVERYWHERE if own else guild_id or EVERYWHERE
        tallies = await self._reader.tallies(person_id, guild, places)
        ratings = {(row.guild_id, row.game): row for row in await self._reader.ratings_of(person_id)}
        marks: dict[str, list[str]] = {}
        for reached in await self._achievements.reached([person_id], None, guild):
            marks.setdefault(reached.game, []).append(reached.mark)
        scores = of_person(await self._achievements.shared(guild, person_id=person_id), person_id)
        shared = await self._achievements.shared(guild, places=places, person_id=person_id)
        records: list[PlayerRecord] = []
        for tally in tallies:
            known = game(tally.game) if tally.game in GAMES else None
            goals = [] if known is None else goal_progress(known, marks.get(tally.game, ()))
            if known is not None and known.is_cooperative:
                mine = scores.get(tally.game, {})
                in_order = {category: mine[category] for category in known.record_categories if category in mine}
                seats = [seat for seat in shared if seat.game == tally.game]
                records.append(PlayerRecord(tally, None, None, goals, in_order, groups(seats, known.record_categories)))
                continue
            here = None if guild_id is None else await self._rated(ratings.get((guild_id, tally.game)))
            everywhere = await self._rated(ratings.get((EVERYWHERE, tally.game))) if own else None
            records.append(PlayerRecord(tally, here, everywhere, goals))
        return records

    async def groups(
        self, guild_id: int, played: str, places: Sequence[int], person_id: int, page: int, size: int
    ) -> tuple[list[Group], ListPage]:
        """Return the groups of a server at a cooperative game, the best first.

        Only games that the person may know are counted: those in these channels and threads, and their own.
        """
        shared = await self._achievements.shared(guild_id, game=played, places=places, asking=person_id)
        ranked = groups(shared, game(played).record_categories)
        page = min(page, max(0, len(ranked) - 1) // size)
        return ranked[page * size : (page + 1) * size], ListPage(page, -(-len(ranked) // size))

    async def own_groups(self, played: str, person_id: int) -> list[Group]:
        """Return the groups in which a person has played this game in all servers, for this person only."""
        shared = await self._achievements.shared(EVERYWHERE, game=played, person_id=person_id)
        return groups(shared, game(played).record_categories)

    async def best(
        self, guild_id: int, game: str, places: Sequence[int], person_id: int, page: int, size: int
    ) -> tuple[list[Rank], ListPage]:
        """Return the ranking list of a server at a game, without provisional ratings.

        It contains the person who asks, and people who have finished a game in these channels and threads, which that
        person can read.
        """
        least = opponents_to_be_listed(guild_id)
        reader = self._reader
        return await _page(page, size, lambda first: reader.best(guild_id, game, places, person_id, least, first, size))

    async def rating(self, person_id: int, game: str, guild_id: int = EVERYWHERE) -> RatingSummary | None:
        """Return a person's rating at a game in a server, or everywhere; None if no game has counted."""
        rows = await self._reader.ratings([person_id], [guild_id], game)
        return await self._rated(rows[0] if rows else None)

    async def places(self, guild_id: int) -> list[int]:
        """Return the channels and threads of a server with finished games, those of the latest games first."""
        return await self._reader.places(guild_id, MOST_PLACES)

    async def games_in(
        self, guild_id: int, places: Sequence[int], person_id: int | None, page: int, size: int
    ) -> tuple[list[PastGame], ListPage]:
        """Return the finished games of a server or of a person there, newest first, in these channels and threads."""
        return await _page(page, size, lambda first: self._reader.games_in(guild_id, places, person_id, first, size))

    async def games_of(self, person_id: int, page: int, size: int) -> tuple[list[PastGame], ListPage]:
        """Return the finished games of a person in all servers, newest first."""
        return await _page(page, size, lambda first: self._reader.games_of(person_id, first, size))

    async def game(self, table_id: int) -> PastGame | None:
        """Return a finished game, or None."""
        return await self._reader.game(table_id)

    async def last_in(self, channel_id: int) -> int | None:
        """Return the table id of the last game finished in a channel or thread."""
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
    """Return a page of a list; ``read`` returns the entries from an offset on, and the total number."""
    entries, total = await read(page * size)
    if not entries and page > 0 and total:
        page = (total - 1) // size
        entries, total = await read(page * size)
    return entries, ListPage(page, -(-total // size))
