"""Ten thousand stored games: their cost at the start of the bot, and that a table loads when it is first used."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from engine.games import game
from engine.kernel.dice import dice_key, seal_of
from engine.kernel.match import Match
from store import journal, people, progress, seats, tables
from store.database import Store
from store.statements import Change
from tests.bench.report import Row
from tests.e2e.discord_server import DiscordServer
from tests.e2e.people import Person
from tests.e2e.playing import GAME
from tests.e2e.processes import BotProcess

GAMES = 10_000
SECONDS_MORE = 2.0
SECRET = bytes(range(32))
WORDS = ("amber", "birch")
BATCH = 250


async def fill(path: Path, guild_id: int, players: tuple[int, int], channels: list[int]) -> None:
    """Store running games, all of them in the same position, one for each channel."""
    store = await Store.open(f"sqlite:///{path}")
    saved = Match.new(game(GAME), dice_key(SECRET, WORDS), 2).save()
    try:
        await store.write(
            *(people.person(person, name, "en-US") for person, name in zip(players, ("Anna", "Bert"), strict=True))
        )
        for start in range(0, len(channels), BATCH):
            rows: list[Change] = []
            for number, channel in enumerate(channels[start : start + BATCH], start + 1):
                rows += _table(number, guild_id, channel, players, saved)
            await store.write(*rows)
    finally:
        await store.close()


def _table(table: int, guild_id: int, channel: int, players: tuple[int, int], saved: bytes) -> list[Change]:
    now = time.time()
    new = tables.opened(
        table,
        guild_id=guild_id,
        channel_id=channel,
        game=GAME,
        owner=players[0],
        options={},
        created=now,
        seal=seal_of(SECRET),
        secret=SECRET,
    )
    started = journal.line(
        table, 2, kind="start", seat=None, move=None, ask=None, press=None, time=now, events=[], rolls=[]
    )
    return [
        *new,
        *seats.seating(table, [seats.SeatHolder(p, "", word=word) for p, word in zip(players, WORDS, strict=True)]),
        tables.status(table, status="running", active_channel=channel, owner=players[0], commitment=seal_of(SECRET)),
        tables.shown(table, thread_id=None, board_message=None, board_posted=now),
        *started,
        progress.advanced(table, 2, due=False, saved=saved),
        progress.published(table, 0, board_seq=2, thread_seq=2),
    ]


async def _start(folder: Path, games: int) -> tuple[float, float, float]:
    """Measure a start: seconds to the first answer, megabytes then, and seconds to load a stored table."""
    async with DiscordServer() as server:
        guild = server.backend.create_guild("Bench")
        first = server.backend.create_channel(guild.id, "first").id
        anna, bert = Person(server, guild.id, "Anna"), Person(server, guild.id, "Bert")
        bot = BotProcess(server, folder)
        channels = [first, *range(1, games)]
        await fill(bot.database, guild.id, (anna.id, bert.id), channels[:games])
        began = time.monotonic()
        await bot.start()
        try:
            await anna.slash(first, "help")
            answered = time.monotonic() - began
            await asyncio.sleep(1)
            memory = bot.resident_megabytes()
            touched = await anna.slash(first, "game status")
            assert games == 0 or "Bert" in touched.text, touched.text
        finally:
            await bot.stop()
    return answered, memory, touched.seconds


async def measure(folder: Path) -> list[Row]:
    """Start the bot with and without the games, and take the quicker of two starts each."""
    empty = [await _start(folder / f"empty-{n}", 0) for n in range(2)]
    full = [await _start(folder / f"full-{n}", GAMES) for n in range(2)]
    quick_empty, quick_full = min(run[0] for run in empty), min(run[0] for run in full)
    more = quick_full - quick_empty
    return [
        Row("Start to first answer, empty database", f"{quick_empty:.2f} s, {empty[0][1]:.0f} MB"),
        Row(f"… with {GAMES:,} stored games", f"{quick_full:.2f} s, {full[0][1]:.0f} MB"),
        Row("… more than empty", f"{more:.2f} s", f"< {SECONDS_MORE:.0f} s", more < SECONDS_MORE),
        Row("… a stored table touched", f"{full[0][2] * 1000:.0f} ms"),
    ]
