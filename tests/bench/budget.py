"""How many calls a hundred busy tables send to Discord in a second, as they arrive there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from pathlib import Path

from tests.bench.load import at_once
from tests.bench.report import Row
from tests.bench.stack import Crowd
from tests.e2e.calls import Call
from tests.e2e.discord_server import DiscordServer
from tests.e2e.playing import Duel, begin_all
from tests.e2e.processes import BotProcess

TABLES = 100
SECONDS = 10.0
CALLS_A_SECOND = 40
SETTINGS = {"SPIELLEITER_OPENINGS_PER_MINUTE": "1000"}
"""Settings of the bot; all others are the defaults."""


async def measure(folder: Path, tables: int = TABLES, seconds: float = SECONDS) -> list[Row]:
    """Let people at so many tables play continuously until everything is shown, and count the calls."""
    async with DiscordServer() as server:
        guild = server.backend.create_guild("Bench")
        bot = BotProcess(server, folder, **SETTINGS)
        await bot.start()
        try:
            duels = [Duel(server, guild.id, number) for number in range(tables)]
            await begin_all(duels)
            crowd = Crowd(duels)
            await at_once(crowd.acts(), seconds)
            await server.wait_until_quiet(quiet=3.0, seconds=120)
        finally:
            await bot.stop()
    asked = [call for call in server.calls if not call.is_callback]
    most = most_in_a_second(call.started for call in asked)
    edits = {duel.channel: board_edits(asked, duel.channel) for duel in duels}
    worst = max(map(most_in_a_second, edits.values()))
    return [
        Row(
            f"Discord calls in the busiest second, {tables} tables at once, {len(crowd.moves)} moves",
            f"{most} of {len(asked)}",
            f"<= {CALLS_A_SECOND}",
            most <= CALLS_A_SECOND,
        ),
        Row(
            "… edits of one board in its busiest second",
            f"{worst} of {sum(map(len, edits.values()))}",
            "<= 1",
            worst <= 1,
        ),
        Row("… calls refused with a 429", f"{sum(call.status == 429 for call in server.calls)}"),
    ]


def board_edits(calls: Iterable[Call], channel: int) -> list[float]:
    """Return the moments at which the board of a channel was edited."""
    start = f"/channels/{channel}/messages/"
    return [call.started for call in calls if call.method == "PATCH" and call.path.startswith(start)]


def most_in_a_second(moments: Iterable[float]) -> int:
    """Return the largest number of these within any second."""
    window: deque[float] = deque()
    most = 0
    for moment in sorted(moments):
        window.append(moment)
        while window[0] <= moment - 1.0:
            window.popleft()
        most = max(most, len(window))
    return most
