"""Many people at the same moment, and the same press more than once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord.backend.models import Interaction, Message

from tests.e2e.calls import Call
from tests.e2e.conftest import System
from tests.e2e.discord_server import PATIENCE
from tests.e2e.people import BUTTON, Answer, Person, send
from tests.e2e.playing import Control, Duel, Player

pytestmark = pytest.mark.ci

TABLES = 10
STRANGERS = 3
ROUNDS = 5
SECONDS = PATIENCE
"""Processor time in which a crowd must be answered; on an idle machine nobody waits longer.

How long people really wait is measured by ``make bench``.
"""


async def ready(duel: Duel) -> tuple[Player, Control]:
    ready = await duel.before_a_move()
    assert ready is not None, "the game ended too soon"
    return ready


def pressed_by(person: Person, panel: Message, control: Control) -> tuple[Interaction, dict[str, Any]]:
    """Return the press of a button in another person's panel, as a forged request would contain it."""
    return person.pressed(panel, control.component)


async def send_all(system: System, presses: list[tuple[Interaction, dict[str, Any]]]) -> list[Answer]:
    return await asyncio.gather(*(send(system.server, record, payload) for record, payload in presses))


async def test_fifty_people_press_at_the_same_moment_in_ten_channels(system: System) -> None:
    """Let both players and three strangers press the mover's button at each table: one move is made."""
    duels = await system.duels(TABLES)
    strangers = [[system.person(f"Stranger {duel.table} {n}") for n in range(STRANGERS)] for duel in duels]
    for _ in range(ROUNDS):
        movers = await asyncio.gather(*map(ready, duels))
        asked = {duel.table: system.ledger.asks(duel.table) for duel in duels}
        before = system.ledger.moves()
        presses: list[tuple[Interaction, dict[str, Any]]] = []
        for duel, others, (player, control) in zip(duels, strangers, movers, strict=True):
            assert player.panel is not None
            crowd = [person for person in duel.people if person is not player.person] + others
            presses.append(player.press(control))
            presses += [pressed_by(person, player.panel, control) for person in crowd]
        busy = system.bot.processor_seconds()
        answers = await send_all(system, presses)
        assert len(answers) == TABLES * (2 + STRANGERS)
        assert system.bot.processor_seconds() - busy < SECONDS
        assert system.ledger.moves() == before + TABLES
        for duel, (player, control) in zip(duels, movers, strict=True):
            assert control.ask in {ask.id for ask in asked[duel.table].values()}
            player.panel = None


async def test_a_press_that_is_delivered_twice_counts_once(system: System) -> None:
    duels = await system.duels(TABLES)
    movers = await asyncio.gather(*map(ready, duels))
    before = system.ledger.moves()
    presses = [player.press(control) for player, control in movers]
    for _, payload in presses:
        system.server.gateway.dispatch("INTERACTION_CREATE", payload)
    await send_all(system, presses)
    await system.server.wait_until_quiet()
    assert system.ledger.moves() == before + TABLES


async def test_of_two_quick_presses_of_a_button_the_first_makes_a_move_and_the_second_is_answered(
    system: System,
) -> None:
    duels = await system.duels(TABLES)
    movers = await asyncio.gather(*map(ready, duels))
    before = system.ledger.moves()
    presses = [player.press(control) for player, control in movers for _ in range(2)]
    answers = await send_all(system, presses)
    assert len(answers) == 2 * TABLES
    assert all(answer.text for answer in answers)
    assert system.ledger.moves() == before + TABLES


async def test_150_people_who_open_their_hands_at_once_are_all_acknowledged_before_drawing_begins(
    system: System,
) -> None:
    duels = await system.duels(TABLES)
    await system.server.wait_until_quiet()
    presses: list[tuple[Interaction, dict[str, Any]]] = []
    for number in range(150):
        duel = duels[number % TABLES]
        board, person = duel.board(), duel.people[number // TABLES % 2]
        assert board is not None
        presses.append(person.pressed(board, {"custom_id": f"b:{duel.table}:hand", "type": BUTTON}))
    begun = len(system.server.calls)
    busy = system.bot.processor_seconds()
    async with asyncio.timeout(90):  # a press that comes too late is never acknowledged
        acknowledged = await asyncio.gather(*(system.server.interact(*press) for press in presses))
    assert len(acknowledged) == 150
    assert system.bot.processor_seconds() - busy < SECONDS
    tokens = {record.token for record, _ in presses}
    async with asyncio.timeout(90):
        while len(pictures := shown(system, begun, tokens)) < 150:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    assert len(pictures) == 150, "and all of them see their hands in the end"


def shown(system: System, begun: int, tokens: set[str]) -> list[Call]:
    """Return the calls since then that sent a person a picture."""
    calls = system.server.calls[begun:]
    return [call for call in calls if call.files and call.status < 300 and tokens.intersection(call.path.split("/"))]


async def test_a_button_just_removed_from_the_board_is_still_answered(system: System) -> None:
    (duel,) = await system.duels()
    board = duel.board()
    assert board is not None
    gone = f"b:{duel.table}:start"
    assert gone not in str(board.components)
    answer = await duel.people[0].press(board, gone)
    assert answer.text
    assert answer.message is not None
    assert answer.message.is_ephemeral
