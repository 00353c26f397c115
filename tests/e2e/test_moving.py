"""A running game goes on after its database was moved from SQLite to PostgreSQL, as docs/operating.md describes it."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import running
from tests.e2e.discord_server import BUSY_PATIENCE
from tests.e2e.test_operating import command_line
from tests.store.postgresql import needs_postgresql, server


@needs_postgresql
async def test_a_running_game_goes_on_in_postgresql(tmp_path: Path, transport: str) -> None:
    with server() as address:
        async with running(tmp_path, BUSY_PATIENCE, transport) as system:
            (duel,) = await system.duels()
            await duel.play(4)
            source = system.bot.environment()["DATABASE_URL"]
            code, said = await command_line(system.bot, "move", source, address)
            assert code == 2, "the bot is still running"
            assert "Nothing was moved. Another process of the bot is already using it" in said
            await system.bot.stop()
            code, said = await command_line(system.bot, "move", source, address)
            assert code == 0
            assert said.startswith("Moved one table (")
            system.bot.settings["DATABASE_URL"] = address
            await system.bot.start()
            for player in duel.players:
                player.panel = None
            assert await duel.play(6) == 6
            await system.server.wait_until_quiet()
            assert system.ledger.moves() == 4, "the old database is unchanged"
