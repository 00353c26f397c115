"""The baseline of the whole stack: the bare echo bot under the same load on the same server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.bench.load import Act
from tests.e2e.discord_server import DiscordServer
from tests.e2e.people import Person, controls, send
from tests.e2e.processes import BotProcess

SCRIPT = "tests/bench/echo_bot.py"


@asynccontextmanager
async def echoing(
    server: DiscordServer, folder: Path, guild_id: int, channels: list[int], *, characters: int, buttons: int
) -> AsyncIterator[tuple[BotProcess, list[Act]]]:
    """Run an echo bot; each channel has an act, a press that is answered with a message of the given size."""
    bot = BotProcess(server, folder, SCRIPT, ECHO_EMBED=str(characters), ECHO_BUTTONS=str(buttons))
    await bot.start()
    try:
        yield bot, [await _presser(server, guild_id, channel) for channel in channels]
    finally:
        await bot.stop()


async def _presser(server: DiscordServer, guild_id: int, channel_id: int) -> Act:
    person = Person(server, guild_id, f"Guest {channel_id}")
    message = (await person.slash(channel_id, "echo")).message
    assert message is not None
    button = next(controls(message))

    async def press() -> float:
        return (await send(server, *person.pressed(message, button))).seconds

    return press
