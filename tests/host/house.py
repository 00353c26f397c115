"""A whole house in a folder: real store, real host, the recorder for a chat; it can be shut and opened again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

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

HERE = Place(7, 70)
ANNA = Person(1, "Anna", "en-GB")
BEN = Person(2, "Ben", "de")
CARL = Person(3, "Carl", "en-US")
DORA = Person(4, "Dora", "en-US")

FAST: dict[str, Any] = {
    "board_interval": 0.01,
    "thread_quiet": 0.02,
    "question_wait": 0.05,
    "computer_delay": 0.0,
    "pass_delay": 0.0,
    "openings_per_minute": 1000,
}


def languages(folder: Path, rules: Game[Any]) -> Languages:
    """The house's words and those of one small game."""
    data = folder / "data"
    if not data.exists():
        data.mkdir()
        (data / "house").symlink_to(DATA / "house")
        (data / rules.name).symlink_to(rules.data)
    return Languages(strict=True, data=data, games=(rules.name,), names=lambda _: rules.names())


class House:
    def __init__(self, folder: Path, rules: Game[Any] | None = None, **settings: Any) -> None:
        self.folder = folder
        self.now = 1_000_000.0
        self.chat = Recorder()
        self.rules: Game[Any] = rules or Pips()
        self.languages = languages(folder, self.rules)
        self.pictures = Pictures(self.languages)
        self.settings = Settings(_env_file=None, **{**FAST, **settings})  # pyright: ignore[reportCallIssue]
        self.presses = count(1_000_000)
        """The numbers of interactions, for moves that people make themselves."""
        self.store: Store
        self.master: GameMaster

    @property
    def url(self) -> str:
        return f"sqlite+aiosqlite:///{self.folder}/house.sqlite"

    def game(self, name: str) -> Game[Any]:
        return self.rules if name == self.rules.name else game(name)

    async def open(self) -> House:
        self.store = await Store.open(self.url)
        self.master = GameMaster(
            self.store,
            self.chat,
            self.languages,
            self.pictures,
            self.settings,
            clock=lambda: self.now,
            rules=self.game,
        )
        await self.master.start()
        return self

    async def close(self) -> None:
        await self.master.close()
        await self.store.close()

    async def again(self) -> House:
        """Shut and open, as after a restart."""
        await self.close()
        return await self.open()

    async def pass_time(self, seconds: float) -> None:
        """Let time go by that counts for everybody, and whoever looks at clocks look at them."""
        self.master.time.lost -= seconds
        await self.master.time.beat()
        self.master.scheduler.wake()

    async def live(self, seconds: float) -> None:
        """The same with the clock on the wall going on as well; at most four times as long as ``beat``."""
        self.now += seconds
        self.master.scheduler.wake()

    # ---- shortcuts

    async def running(self, place: Place = HERE, *people: Person, **options: Any) -> Table:
        """A game under way between these people (Anna and Ben)."""
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
        """Make a move as a press does."""
        playing = self.master.playing.play(table, person, move, ask_id, press, plan=plan)
        return await self.master.finish(playing)

    async def board(self, table: Table, reader: Person | None = None) -> BoardPost:
        """The board as everybody sees it, in a reader's language (None: the table's)."""
        return (await self.master._posts.board(table, self.master.language_of(table, reader)))[1]

    async def vote(self, table: Table, person: Person, vote: str, move: Move, press: int | None = None) -> PlayedMove:
        """Cast a ballot as a press does."""
        return await self.master.finish(self.master.playing.vote(table, person, vote, move, press))

    async def decide_enough(self, table: Table, times: int = 2) -> None:
        """Everybody at a table of Pips draws a card as often as a game that counts needs."""
        for _ in range(times * len(table.assignments)):
            (seat,) = table.asks()
            person = table.assignments[seat].person
            assert person is not None
            await self.play(table, person, "draw")

    async def until(self, holds: Callable[[], object], seconds: float = 60.0) -> None:
        """Wait until something holds; fail if it never does."""
        for _ in range(int(seconds / 0.01)):
            if holds():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it never came true")

    def rests(self, table: Table) -> bool:
        """Whether every change of a table is passed on, which is done after the answer, and shown."""
        return not self.master._is_busy(table)

    async def at_rest(self, table: Table) -> None:
        """Wait until a table rests."""
        await self.until(lambda: self.rests(table))

    async def random_move(self, table: Table) -> bool:
        """Whoever is asked first plays the first sensible move; False when the game is over."""
        asks = table.asks()
        if not asks:
            return False
        seat, asked = next(iter(asks.items()))
        person = table.assignments[seat].person
        assert person is not None
        await self.make(table, person, asked.menu.moves[-1], asked.id, next(self.presses))
        return True


async def unwritten(doing: Any) -> str:
    """The key of why the database has not taken this."""
    try:
        await doing
    except StoreError as error:
        return error.reason.key
    raise AssertionError("it was written")


async def refused(doing: Any) -> str:
    """The key of the refusal that this must end in."""
    try:
        await doing
    except RefusedError as refusal:
        return refusal.refusal.key
    raise AssertionError("it was accepted")
