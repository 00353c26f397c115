"""The loopback Discord itself, tested with the bare echo bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.discord_server import BUSY_PATIENCE, DiscordServer
from tests.e2e.faults import Fault
from tests.e2e.people import Person, controls, send
from tests.e2e.processes import BotProcess
from tests.openapi.check import violations


class System:
    """A server with one channel and one person, and a running echo bot."""

    def __init__(self, server: DiscordServer, bot: BotProcess) -> None:
        self.server = server
        self.bot = bot
        self.guild = server.backend.create_guild("Server")
        self.channel = server.backend.create_channel(self.guild.id, "games").id
        self.anna = Person(server, self.guild.id, "Anna")


@pytest.fixture
async def system(tmp_path: Path) -> AsyncIterator[System]:
    async with DiscordServer(BUSY_PATIENCE) as server:
        bot = BotProcess(server, tmp_path, "tests/bench/echo_bot.py")
        system = System(server, bot)
        await bot.start()
        try:
            yield system
        finally:
            await bot.stop()
        assert server.problems == []
        assert violations(server.calls) == []


async def test_a_command_and_the_buttons_of_its_answer_work(system: System) -> None:
    shown = await system.anna.slash(system.channel, "echo")
    assert shown.message is not None
    assert shown.message.is_ephemeral
    button = next(controls(shown.message))
    again = await system.anna.press(shown.message, button["custom_id"])
    assert "Echo" in again.text


async def test_many_people_press_at_the_same_moment(system: System) -> None:
    shown = await system.anna.slash(system.channel, "echo")
    assert shown.message is not None
    button = next(controls(shown.message))
    crowd = [Person(system.server, system.guild.id, f"Guest {number}") for number in range(50)]
    presses = [send(system.server, *person.pressed(shown.message, button)) for person in crowd]
    answers = await asyncio.gather(*presses)
    assert {answer.call.status for answer in answers} == {200}


async def test_people_held_at_the_line_press_at_the_same_moment(system: System) -> None:
    shown = await system.anna.slash(system.channel, "echo")
    assert shown.message is not None
    button = next(controls(shown.message))
    presses = [Person(system.server, system.guild.id, f"Guest {n}").pressed(shown.message, button) for n in range(20)]
    async with system.server.start.held_for(len(presses)):
        pressing = [asyncio.ensure_future(send(system.server, *press)) for press in presses]
        await asyncio.sleep(0.05)
        assert not any(record.id in system.server.dispatched for record, _ in presses)
    answers = await asyncio.gather(*pressing)
    last = max(system.server.dispatched[record.id] for record, _ in presses)
    assert last < min(answer.call.started for answer in answers)
    assert all(answer.seconds > 0 for answer in answers)


async def test_a_dropped_gateway_is_resumed_and_missed_events_are_replayed(system: System) -> None:
    shown = await system.anna.slash(system.channel, "echo")
    assert shown.message is not None
    await system.server.gateway.drop()
    record, payload = system.anna.pressed(shown.message, next(controls(shown.message)))
    answer = await send(system.server, record, payload)
    assert answer.call.status == 200
    assert system.server.gateway.resumed == 1


async def test_the_same_interaction_twice_is_acknowledged_once(system: System) -> None:
    shown = await system.anna.slash(system.channel, "echo")
    assert shown.message is not None
    record, payload = system.anna.pressed(shown.message, next(controls(shown.message)))
    system.server.gateway.dispatch("INTERACTION_CREATE", payload)
    await send(system.server, record, payload)
    second = await system.server.wait_for(lambda call: str(record.id) in call.path and call.status == 400)
    assert second.answer["code"] == 40060


async def test_a_rate_limited_callback_gets_the_answer_of_discord(system: System) -> None:
    system.server.faults.append(Fault("POST", "/interactions/*/callback", status=429, retry_after=0.1))
    shown = await system.anna.slash(system.channel, "echo")
    assert shown.call.status == 200
    assert [call.status for call in system.server.calls if call.route.endswith("/callback")] == [429, 200]
