"""What was played: statistics of people, lists of the best, finished games."""

from __future__ import annotations

from typing import NamedTuple

from host.record.ratings import strength
from store.database import Store
from store.results import EVERYWHERE, PastGame, Rank, RatingRow, ResultReader, Tally


class Rated(NamedTuple):
    """How strong somebody is among how many: ``points`` as people read them, ``place`` counts from 1, ``games`` are
    those it rests on."""

    points: int
    place: int
    total: int
    games: int


class Record(NamedTuple):
    """What somebody has played of a game in a server, and how strong that makes him there and everywhere (None: no
    game has counted)."""

    tally: Tally
    here: Rated | None
    everywhere: Rated | None


class Page(NamedTuple):
    """A part of a list: the number of the page from 0, how many pages there are."""

    number: int
    pages: int


class History:
    """Every method may raise StoreError; ``guild_id`` None is a private conversation, which knows all servers."""

    def __init__(self, store: Store) -> None:
        self._reader = ResultReader(store)

    async def of_person(self, person_id: int, guild_id: int | None) -> list[Record]:
        """What somebody has played, game by game, the most played first."""
        guild = guild_id or EVERYWHERE
        tallies = await self._reader.tallies(person_id, guild)
        ratings = {(row.guild_id, row.game): row for row in await self._reader.ratings_of(person_id)}
        return [
            Record(
                tally,
                None if guild == EVERYWHERE else await self._rated(ratings.get((guild, tally.game))),
                await self._rated(ratings.get((EVERYWHERE, tally.game))),
            )
            for tally in tallies
        ]

    async def best(self, guild_id: int | None, game: str, page: int, size: int) -> tuple[list[Rank], Page]:
        """The best of a server at a game; a page that does not exist is the last one."""
        ranks, total = await self._reader.best(guild_id or EVERYWHERE, game, page * size, size)
        if not ranks and page > 0 and total:
            return await self.best(guild_id, game, (total - 1) // size, size)
        return ranks, Page(page, -(-total // size))

    async def games(
        self, guild_id: int | None, person_id: int | None, page: int, size: int
    ) -> tuple[list[PastGame], Page]:
        """The finished games of a server, or of a person there, newest first; as :meth:`best`."""
        guild = guild_id or EVERYWHERE
        found, total = await self._reader.games(guild_id=guild, person_id=person_id, first=page * size, most=size)
        if not found and page > 0 and total:
            return await self.games(guild_id, person_id, (total - 1) // size, size)
        return found, Page(page, -(-total // size))

    async def game(self, table_id: int) -> PastGame | None:
        """One finished game."""
        return await self._reader.game(table_id)

    async def last_in(self, channel_id: int) -> int | None:
        """The table of the last game that was finished in a channel or thread."""
        return await self._reader.last_in(channel_id)

    async def _rated(self, row: RatingRow | None) -> Rated | None:
        if row is None:
            return None
        place, total = await self._reader.place(row)
        return Rated(strength(row).points, place, total, row.played)
