"""A complete house in a folder: real store and host, with the recorder as its chat; it can be restarted."""

from __future__ import annotations

import asyncio
import atexit
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from sqlalchemy import create_engine, text

from engine.games import DATA, game
from engine.kernel.advice import Plan
from engine.kernel.game import Game
from engine.kernel.menus import Move, RefusedError
from host.chat import BoardPost
from host.game_master import GameMaster
from host.people import Person, Place
from host.settings import Settings
from host.tables.table import PlayedMove, Table
from render.languages import Languages
from render.pictures import Pictures
from store.database import Store
from store.errors import StoreError
from tests.games.pips.game import Pips
from tests.host.recorder import Recorder
from tests.store.new_database import new_database

HERE = Place(7, 70)
ANNA = Person(1, "Anna", "en-GB")
BEN = Person(2, "Ben", "de")
CARL = Person(3, "Carl", "en-US")
DORA = Person(4, "Dora", "en-US")

FAST: dict[str, Any] = {
    "board_interval": 0.01,
    "thread_quiet": 0.02,
    "turn_wait": 0.0,
    "question_wait": 0.05,
    "computer_delay": 0.0,
    "pass_delay": 0.0,
    "openings_per_minute": 1000,
}


_languages: dict[type[Game[Any]], Languages] = {}


def languages(rules: Game[Any]) -> Languages:
    """Return the texts of the house and of one small game, read once for all tests."""
    if type(rules) not in _languages:
        data = Path(mkdtemp())
        atexit.register(shutil.rmtree, data, ignore_errors=True)
        (data / "house").symlink_to(DATA / "house")
        (data / rules.name).symlink_to(rules.data)
        _languages[type(rules)] = Languages(strict=True, data=data, games=(rules.name,), names=lambda _: rules.names())
    return _languages[type(rules)]


class House:
    def __init__(
        self, folder: Path, rules: Game[Any] | None = None, address: str | None = None, **settings: Any
    ) -> None:
        """Prepare a house; ``address`` is that of its database, None: a SQLite file in its folder."""
        self.folder = folder
        self.url = address or f"sqlite:///{folder}/house.sqlite"
        self.now = 1_000_000.0
        self.chat = Recorder()
        self.rules: Game[Any] = rules or Pips()
        self.languages = languages(self.rules)
        self.pictures = Pictures(self.languages)
        self.settings = Settings(_env_file=None, **{**FAST, **settings})  # pyright: ignore[reportCallIssue]
        self.shared = False
        """Whether other houses have the same database."""
        self.presses = count(1_000_000)
        """Ids of interactions, for moves that people make themselves."""
        self.store: Store
        self.master: GameMaster

    def game(self, name: str) -> Game[Any]:
        return self.rules if name == self.rules.name else game(name)

    async def open(self) -> House:
        if self.url.startswith("sqlite"):
            new_database(self.folder / "house.sqlite")
        self.store = await Store.open(self.url)
        self.master = GameMaster(
            self.store,
            self.chat,
            self.languages,
            self.pictures,
            self.settings,
            clock=lambda: self.now,
            rules=self.game,
            shared=self.shared,
        )
        await self.master.start()
        return self

    async def close(self) -> None:
        await self.master.close()
        await self.store.close()

    def execute(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        """Run a statement in the database, past the store, and return its rows."""
        engine = create_engine(self.url)
        with engine.begin() as connection:
            result = connection.execute(text(statement), values)
            rows = [tuple(row) for row in result] if result.returns_rows else []
        engine.dispose()
        return rows

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Let nothing be written to the database, as another program would."""
        engine = create_engine(self.url, isolation_level="AUTOCOMMIT")
        with engine.connect() as other:
            if engine.dialect.name == "sqlite":
                other.execute(text("BEGIN IMMEDIATE"))
            else:
                other.execute(text("BEGIN"))
                other.execute(text("LOCK TABLE tables, progress, journal, notes IN EXCLUSIVE MODE"))
            try:
                yield
            finally:
                other.execute(text("ROLLBACK"))
        engine.dispose()

    async def again(self) -> House:
        """Restart the house."""
        await self.close()
        return await self.open()

    async def pass_time(self, seconds: float) -> None:
        """Let running time pass and wake the scheduler."""
        self.master.time.lost -= seconds
        await self.master.time.beat()
        self.master.scheduler.wake()

    async def live(self, seconds: float) -> None:
        """Let running and real time pass, at most four times as long as ``beat``, and wake the scheduler."""
        self.now += seconds
        self.master.scheduler.wake()

    # ---- shortcuts

    async def running(self, place: Place = HERE, *people: Person, **options: Any) -> Table:
        """Return a running game of these people, by default Anna and Ben."""
        people = people or (ANNA, BEN)
        table = await self.master.new(place, people[0], self.rules.name, options)
        for person in people[1:]:
            await self.master.join(table.id, person)
        return await self.master.begin(table.id, people[0])

    async def play(self, table: Table, person: Person, name: str, *args: int | str) -> None:
        await self.make(table, person, Move(name, args), press=next(self.presses))

    async def make(
        self,
        table: Table,
        person: Person,
        move: Move,
        ask_id: str | None = None,
        press: int | None = None,
        *,
        plan: Plan | None = None,
    ) -> PlayedMove:
        """Make a move as an interaction does."""
        playing = self.master.gameplay.play(table, person, move, ask_id, press, plan=plan)
        return await self.master.finish(playing)

    async def board(self, table: Table, reader: Person | None = None) -> BoardPost:
        """Return the public board in a reader's language (None: the table's)."""
        return (await self.master._posts.board(table, self.master.language_of(table, reader)))[1]

    async def vote(self, table: Table, person: Person, vote: str, move: Move, press: int | None = None) -> PlayedMove:
        """Cast a ballot as an interaction does."""
        return await self.master.finish(self.master.gameplay.vote(table, person, vote, move, press))

    async def decide_enough(self, table: Table, times: int = 2) -> None:
        """Let everybody at a table of Pips draw enough cards for a rated game."""
        for _ in range(times * len(table.assignments)):
            (seat,) = table.asks()
            person = table.assignments[seat].person
            assert person is not None
            await self.play(table, person, "draw")

    async def until(self, holds: Callable[[], object], seconds: float = 60.0) -> None:
        """Wait until a condition holds; fail if it never does."""
        for _ in range(int(seconds / 0.01)):
            if holds():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it never came true")

    def rests(self, table: Table) -> bool:
        """Return whether all changes of a table have been announced and shown."""
        return not self.master._is_busy(table)

    async def at_rest(self, table: Table) -> None:
        """Wait until a table rests."""
        await self.until(lambda: self.rests(table))

    async def random_move(self, table: Table) -> bool:
        """Play a move for the first seat that is asked; return False if the game is over."""
        asks = table.asks()
        if not asks:
            return False
        seat, asked = next(iter(asks.items()))
        person = table.assignments[seat].person
        assert person is not None
        await self.make(table, person, asked.menu.moves[-1], asked.id, next(self.presses))
        return True


async def unwritten(awaitable: Any) -> str:
    """Return the key of the store error that this must raise."""
    try:
        await awaitable
    except StoreError as error:
        return error.reason.key
    raise AssertionError("it was written")


async def refused(awaitable: Any) -> str:
    """Return the key of the refusal that this must raise."""
    try:
        await awaitable
    except RefusedError as refusal:
        return refusal.refusal.key
    raise AssertionError("it was accepted")
