"""Ten thousand stored games: their cost at the start of the bot, and that a table loads when it is first used.

:func:`measure_pending` starts the bot with as many games whose boards are yet to be shown.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path

import aiohttp

from engine.games import game
from engine.kernel.dice import dice_key, seal_of
from engine.kernel.match import Match
from store import journal, people, progress, seats, tables
from store.database import Store
from store.statements import Change
from tests.bench.load import without_gc_pauses
from tests.bench.report import Row
from tests.e2e.conftest import TRANSPORTS
from tests.e2e.discord_server import DiscordServer
from tests.e2e.people import Person
from tests.e2e.playing import GAME
from tests.e2e.processes import BotProcess
from tests.store.postgresql import MISSING, free_port, server

GAMES = 10_000
SECONDS_MORE = 2.0
MOST_MEGABYTES, MOST_LAG, MOST_TO_ANSWER = 250, 100, 3.0
"""Memory, milliseconds for which the event loop may not answer, and seconds to the first answer, at a start."""
WATCHED_SECONDS = 60.0
SECRET = bytes(range(32))
WORDS = ("amber", "birch")
BATCH = 250


async def fill(
    address: str, guild_id: int, players: tuple[int, int], channels: list[int], *, shown: bool = True
) -> None:
    """Store running games, all of them in the same position, one for each channel; ``shown``: their boards are."""
    store = await Store.open(address)
    saved = Match.new(game(GAME), dice_key(SECRET, WORDS), 2).save()
    try:
        await store.write(
            *(people.person(person, name, "en-US") for person, name in zip(players, ("Anna", "Bert"), strict=True))
        )
        for start in range(0, len(channels), BATCH):
            rows: list[Change] = []
            for number, channel in enumerate(channels[start : start + BATCH], start + 1):
                rows += _table(number, guild_id, channel, players, saved, shown)
            await store.write(*rows)
    finally:
        await store.close()


def _table(
    table: int, guild_id: int, channel: int, players: tuple[int, int], saved: bytes, shown: bool
) -> list[Change]:
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
        *([progress.published(table, 0, board_seq=2, thread_seq=2)] if shown else []),
    ]


async def _start(folder: Path, games: int) -> tuple[float, float, float]:
    """Measure a start: seconds to the first answer, megabytes then, and seconds to load a stored table."""
    async with DiscordServer() as server:
        guild = server.backend.create_guild("Bench")
        first = server.backend.create_channel(guild.id, "first").id
        anna, bert = Person(server, guild.id, "Anna"), Person(server, guild.id, "Bert")
        bot = BotProcess(server, folder)
        channels = [first, *range(1, games)]
        await fill(f"sqlite:///{bot.database}", guild.id, (anna.id, bert.id), channels[:games])
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


async def measure_pending(folder: Path) -> list[Row]:
    """Start with SQLite and the gateway and, where PostgreSQL is installed, over HTTP."""
    rows: list[Row] = []
    with ExitStack() as open_servers:
        addresses = {"gateway": f"sqlite:///{folder}/games.sqlite"}
        if not MISSING:
            addresses["http"] = open_servers.enter_context(server(durable=True))
        for transport, address in addresses.items():
            answered, memory, lag, boards = await _start_pending(folder / transport, transport, address)
            rows += [
                Row(f"Start with {GAMES:,} boards to show, {transport}: first answer", f"{answered:.2f} s",
                    f"< {MOST_TO_ANSWER:.0f} s", answered < MOST_TO_ANSWER),
                Row(f"… most memory within {WATCHED_SECONDS:.0f} s, {boards} boards shown", f"{memory:.0f} MB",
                    f"< {MOST_MEGABYTES} MB", memory < MOST_MEGABYTES),
                Row("… longest time in which the status page did not answer", f"{lag:.0f} ms",
                    f"< {MOST_LAG} ms", lag < MOST_LAG),
            ]  # fmt: skip
    return rows


async def _start_pending(folder: Path, transport: str, address: str) -> tuple[float, float, float, int]:
    """Measure a start: seconds to an answer, the most megabytes, milliseconds of lag, and the boards shown."""
    port = free_port()
    settings = {"SPIELLEITER_STATUS_PORT": str(port), "DATABASE_URL": address}
    async with DiscordServer() as discord:
        guild = discord.backend.create_guild("Bench")
        channels = [discord.backend.create_channel(guild.id, f"table-{number}").id for number in range(GAMES)]
        anna, bert = Person(discord, guild.id, "Anna"), Person(discord, guild.id, "Bert")
        bot = BotProcess(discord, folder, **TRANSPORTS[transport] | settings)  # which makes the folder
        await fill(address, guild.id, (anna.id, bert.id), channels, shown=False)
        await bot.start()
        try:
            with without_gc_pauses():
                watching = asyncio.create_task(_watch(bot, port))
                answer = await anna.slash(channels[-1], "hand")
                assert answer.message is not None, answer.text
                assert answer.message.is_ephemeral
                memory, lag = await watching
            boards = sum(call.method == "POST" and call.path.endswith("/messages") for call in discord.calls)
        finally:
            await bot.stop()
    return answer.seconds, memory, lag, boards


async def _watch(bot: BotProcess, port: int) -> tuple[float, float]:
    """Return the most megabytes that the bot takes for a while, and the most milliseconds to an answer of its page."""
    memory = lag = 0.0
    until = time.monotonic() + WATCHED_SECONDS
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as page:
        while time.monotonic() < until:
            asked = time.monotonic()
            async with page.get("/healthz"):
                lag = max(lag, (time.monotonic() - asked) * 1000)
            memory = max(memory, bot.resident_megabytes())
            await asyncio.sleep(0.01)
    return memory, lag
