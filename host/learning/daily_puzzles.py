"""The daily puzzle of a server: one post a day in a channel, and the names of those who solved the last one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache, partial
from hashlib import blake2s
from typing import TYPE_CHECKING, NamedTuple

import structlog

from engine.games import GAMES
from engine.games import game as game_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from engine.puzzles.puzzle import Puzzle, puzzles_of
from host.background.sleeper import Sleeper
from host.chat import Chat, ChatError, DeliveryFailure, PuzzlePicture, PuzzlePost
from host.learning.lesson_table import private_table
from host.people import Person, Place
from host.servers.server_settings import Rights
from render.languages import Languages
from render.pages import board_alt, hand_sheet
from render.puzzle_page import puzzle_page
from render.user_text import Markup
from store import daily_puzzles
from store.daily_puzzles import DailyPuzzleRow
from store.database import Store
from store.errors import StaleError, StoreError
from store.statements import Change

if TYPE_CHECKING:
    from render.pictures import Pictures

DAY = 86_400
REST = 60.0
"""Longest seconds between two looks at what is due: another process may have changed it."""
PAUSE = 2.0
"""Seconds between two tries when the store fails."""
TRIES = 3
"""Tries to write that a puzzle was posted."""
LIMIT = 40.0
"""Most seconds of one post, so that it ends before its lease does."""
MOST_NAMED = 40
"""Most people named in a post."""

log = structlog.get_logger(__name__)


class PuzzleOfDay(NamedTuple):
    """A puzzle and its game."""

    game: str
    puzzle: Puzzle


def puzzle_of_day(guild_id: int, day: int) -> PuzzleOfDay | None:
    """Return the puzzle of a server on a date in days since 1970; None if no game has puzzles.

    Each server has an order of its own, in which all puzzles of all games come before one comes again.
    """
    order = _order(guild_id)
    return order[day % len(order)] if order else None


@lru_cache(maxsize=64)
def _order(guild_id: int) -> tuple[PuzzleOfDay, ...]:
    """Return all puzzles in the order of a server, which changes little when there are new ones."""
    puzzles = [PuzzleOfDay(name, puzzle) for name in GAMES for puzzle in puzzles_of(name)]
    return tuple(
        sorted(puzzles, key=lambda choice: blake2s(f"{guild_id} {choice.game} {choice.puzzle.id}".encode()).digest())
    )


class DailyPuzzles:
    """Posts daily puzzles when they are due; one process posts each, and another goes on where it is stopped."""

    def __init__(
        self,
        store: Store,
        chat: Chat,
        languages: Languages,
        pictures: Pictures,
        clock: Callable[[], float],
        language_at: Callable[[int], Awaitable[str]],
        default: str,
    ) -> None:
        """Create it; ``clock`` returns seconds since 1970.

        ``language_at`` returns the language that a server has chosen; where it is empty, posts are in the ``default``.
        """
        self._store = store
        self._chat = chat
        self._languages = languages
        self._pictures = pictures
        self._clock = clock
        self._language_at = language_at
        self._default = default
        self._awake = asyncio.Event()
        self._sleeper = Sleeper()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to post what is due."""
        self._task = asyncio.create_task(self._run(), name="daily puzzles")

    async def close(self) -> None:
        """Stop; a post in progress is made again later, and the chat shows it once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Look at once whether a puzzle is due."""
        self._awake.set()
        self._sleeper.wake()

    async def of(self, guild_id: int) -> DailyPuzzleRow | None:
        """Return where and when the puzzle of a server is posted; None if it has never had one. Raises StoreError."""
        return await self._store.puzzles.daily.of(guild_id)

    async def choose(self, guild_id: int, rights: Rights, channel_id: int | None) -> None:
        """Post a puzzle in this channel each day at the present time, today's at once; None: no more puzzles.

        Raises RefusedError for people who may not manage the server.
        """
        if not rights.manager:
            raise RefusedError(Refusal("refused-need-manage-server"))
        row, now = await self.of(guild_id), self._clock()
        is_posted = row is not None and row.day >= int(now // DAY)
        due = None if channel_id is None else now + DAY if is_posted else now
        await self._store.write(daily_puzzles.chosen(guild_id, channel_id, due))
        self.wake()

    async def answer(self, place: Place, person_id: int, game: str, puzzle: str, *, solved: bool) -> None:
        """Note an answer to the present puzzle of a channel; only a person's first one counts, and no other puzzle."""
        row = None if place.guild_id is None else await self.of(place.guild_id)
        if row is not None and (row.channel_id, row.game, row.puzzle) == (place.channel_id, game, puzzle):
            written = daily_puzzles.answered(row.guild_id, row.day, person_id, solved, self._clock())
            await self._store.write(written)

    # ---- inside

    async def _run(self) -> None:
        while True:
            rest = PAUSE
            try:
                due = await self._post_all()
                rest = REST if due is None else min(REST, max(PAUSE, due - self._clock()))
            except StoreError as error:
                log.warning("daily puzzles not posted", key=error.reason.key)
            except Exception as error:
                log.error("daily puzzles not posted", error=type(error).__name__)
            if not self._awake.is_set():
                await self._sleeper.sleep(rest)
            self._awake.clear()

    async def _post_all(self) -> float | None:
        """Post all puzzles that are due and that no other process posts; return when the next one is due."""
        while (due := await self._store.puzzles.daily.next_due()) is not None and due <= self._clock():
            row = await self._store.leases.take_puzzle(self._clock())
            if row is None:
                break
            await self._post(row)
        return due

    async def _post(self, row: DailyPuzzleRow) -> None:
        """Post the puzzle of a server; after a passing failure it is due again when the lease ends."""
        if row.channel_id is None or row.due is None:
            return
        day = int(self._clock() // DAY)
        chosen = puzzle_of_day(row.guild_id, day) if day > row.day else None
        due = _next_due(row.due, day)
        written = [daily_puzzles.failed(row, due, None)]
        try:
            if chosen is not None:
                async with asyncio.timeout(LIMIT):
                    post = await self._composed(row, day, *chosen)
                    await self._chat.post_puzzle(Place(row.guild_id, row.channel_id), post)
                written = daily_puzzles.posted(row, due, day, chosen.game, chosen.puzzle.id)
        except ChatError as error:
            log.info("daily puzzle not posted", server=row.guild_id, **error.log_fields)
            if error.failure is DeliveryFailure.TRANSIENT:
                return
            written = [daily_puzzles.failed(row, due, error.failure.value)]
            if error.failure in (DeliveryFailure.LOST, DeliveryFailure.GONE):
                written = [daily_puzzles.channel_gone(row.channel_id)]
        except TimeoutError:
            log.info("daily puzzle not posted", server=row.guild_id, trouble="timeout")
            return
        await self._write(written)

    async def _write(self, written: Sequence[Change]) -> None:
        """Write what was done, with several tries: otherwise it is done again when the lease ends."""
        for attempt in range(TRIES):
            try:
                await self._store.write(*written)
                return
            except StaleError:  # somebody has chosen another channel meanwhile
                return
            except StoreError:
                if attempt == TRIES - 1:
                    raise
                await asyncio.sleep(PAUSE)

    async def _composed(self, row: DailyPuzzleRow, day: int, name: str, puzzle: Puzzle) -> PuzzlePost:
        """Return the post of a puzzle in the language of its server."""
        languages = self._languages
        language = languages.pick_for(name, await self._language_at(row.guild_id) or self._default)
        match = puzzle.match(game_of(name))
        player = Person(-1, languages.say(Text("puzzle-player"), language))
        reader = private_table(match, puzzle.seat, player, language).reader(
            languages, language, markdown=True, seat=puzzle.seat
        )
        view, people = match.view(puzzle.seat), list(reader.people)
        drawn = [
            (
                "puzzle.png",
                partial(self._pictures.board, view, language, people),
                board_alt(view, languages, language, people),
            )
        ]
        if view.hand:
            alt = hand_sheet(view, languages, language, people).alt
            drawn.append(("puzzle-hand.png", partial(self._pictures.hand, view, language, people, brief=True), alt))
        pictures: list[PuzzlePicture] = []
        for file, draw, alt in drawn:
            try:
                pictures.append(PuzzlePicture(file, await self._pictures.drawing_thread.draw(draw), alt))
            except Exception as error:
                log.warning("no picture", game=name, error=type(error).__name__)
        footer = [Text("daily-how")]
        if row.puzzle is not None:
            solvers = await self._store.puzzles.daily.solvers(row.guild_id, row.day)
            people_named = Markup(", ".join(f"<@{person_id}>" for person_id in solvers[:MOST_NAMED]))
            values = {"people": people_named, "count": len(solvers), "more": max(0, len(solvers) - MOST_NAMED)}
            footer.insert(0, Text("daily-solved", values))
        return PuzzlePost(
            name,
            puzzle.id,
            languages.say_to(Text("daily-title", {"game": Text("game-" + name)}), reader),
            puzzle_page(puzzle, match, languages, reader),
            tuple(pictures),
            tuple(languages.say_to(text, reader) for text in footer),
            f"{row.guild_id:x}-{day}",
        )


def _next_due(due: float, day: int) -> float:
    """Return the next moment on a later date than ``day``, at the same time of day as ``due``."""
    return (day + 1) * DAY + due % DAY
