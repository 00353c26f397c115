"""How many calls to Discord a whole duel costs, apart from the answers to interactions."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from tests.bench.report import Row
from tests.e2e.calls import Call
from tests.e2e.discord_server import DiscordServer
from tests.e2e.playing import Duel
from tests.e2e.processes import BotProcess

GOAL = 1.2
FASTER = 8
"""The factor by which the bot's delays and people's pauses are shortened, so that a slow duel takes two minutes."""
SECONDS_A_MOVE = (2.0, 8.0)
"""How long people think about a move in real life."""
MOST_MOVES = 2_000

SETTINGS = {
    "SPIELLEITER_BOARD_INTERVAL": str(1.0 / FASTER),
    "SPIELLEITER_THREAD_QUIET": str(3.0 / FASTER),
    "SPIELLEITER_TURN_WAIT": str(6.0 / FASTER),
    "SPIELLEITER_QUESTION_WAIT": str(20.0 / FASTER),
    "SPIELLEITER_HAND_AGE": str(300.0 / FASTER),
}


async def measure(folder: Path) -> list[Row]:
    """Play a whole duel at the pace of people who think about each move, and count its calls."""
    async with DiscordServer() as server:
        guild = server.backend.create_guild("Bench")
        bot = BotProcess(server, folder, **SETTINGS)
        await bot.start()
        try:
            duel = Duel(server, guild.id, 1)
            await duel.begin()
            before = len(server.calls)
            moves = 0
            while moves < MOST_MOVES and await duel.move() is not None:
                moves += 1
                await asyncio.sleep(duel.random.uniform(*SECONDS_A_MOVE) / FASTER)
            await server.wait_until_quiet(quiet=1.5)
        finally:
            await bot.stop()
    calls = [call for call in server.calls[before:] if not call.is_callback]
    calls_per_move = len(calls) / moves
    kinds = ", ".join(
        f"{kind} {count}" for kind, count in Counter(_kind(server, duel.channel, call) for call in calls).items()
    )
    return [
        Row(
            f"Discord calls a move, a slow duel of {moves} moves",
            f"{calls_per_move:.2f}",
            f"<= {GOAL}",
            calls_per_move <= GOAL,
        ),
        Row("… by kind", kinds),
    ]


def _kind(server: DiscordServer, channel: int, call: Call) -> str:
    """Return the purpose of a call: the board, a hand in a private conversation, the thread, or anything else."""
    parts = call.path.strip("/").split("/")
    if parts[0] != "channels" or not parts[1].isdecimal():
        return f"{call.method} {call.route}"
    target = server.backend.channels.get(int(parts[1]))
    private = target is not None and bool(target.recipient_ids)
    place = "board" if int(parts[1]) == channel else "hand" if private else "thread"
    return f"{place} {call.method}"
