"""Discord is slow, busy, away or broken: the game goes on, and everything is shown in the end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from simcord.backend.models import Interaction

from tests.e2e.conftest import System, gateway_only
from tests.e2e.discord_server import PATIENCE
from tests.e2e.faults import Fault, Limit
from tests.e2e.people import send, words
from tests.e2e.playing import Duel

LIMITED, DELAYED = 5.0, 30.0
"""Seconds for which Discord limits or delays the calls of a board. An answer that waited for a board would take as
long, and one that does not takes far less on any machine."""


async def the_board_shows_the_present(system: System, duel: Duel) -> None:
    """Wait until the newest board names the awaited people, and the thread has all events."""
    await system.shown(duel)
    asked = system.ledger.asks(duel.table)
    board = duel.board()
    assert board is not None
    names = {seat: person for person, seat in system.ledger.seats(duel.table).items()}
    for seat in asked:
        awaited = next(person.name for person in duel.people if person.id == names[seat])
        assert awaited in words(board)


async def test_limits_of_a_channel_delay_the_board_but_never_the_game(system: System) -> None:
    system.server.limit = Limit(5, LIMITED)
    (duel,) = await system.duels()
    for _ in range(40):
        step = await duel.move()
        if step is None:
            await duel.begin()
            step = await duel.move()
        assert step is not None
        assert step.answer.seconds < LIMITED
    await the_board_shows_the_present(system, duel)
    assert sum(call.status == 429 for call in system.server.calls) <= 3


async def test_a_busy_discord_is_given_the_time_it_asks_for(system: System) -> None:
    (duel,) = await system.duels()
    system.server.faults += [
        Fault("PATCH", "/channels/*", status=429, times=3, retry_after=0.3),
        Fault("POST", "/channels/*", status=429, times=2, retry_after=0.3),
        Fault("POST", "/interactions/*/callback", status=429, times=2, retry_after=0.2),
    ]
    assert await duel.play(20) == 20
    await the_board_shows_the_present(system, duel)


async def test_a_broken_discord_delays_the_board_and_loses_nothing(system: System) -> None:
    (duel,) = await system.duels()
    system.server.faults += [
        Fault("PATCH", "/channels/*/messages/*", status=503, times=3),
        Fault("POST", "/channels/*/messages", status=500, times=3),
        Fault("POST", "/users/@me/channels", status=502, times=1),
    ]
    assert await duel.play(20) == 20
    await the_board_shows_the_present(system, duel)


async def test_an_answer_lost_on_the_way_makes_no_second_move(system: System) -> None:
    """Discord carries an answer out and then fails: the bot's own repetition must change nothing."""
    (duel,) = await system.duels()
    ready = await duel.before_a_move()
    assert ready is not None
    player, control = ready
    before = system.ledger.moves()
    system.server.faults.append(Fault("POST", "/interactions/*/callback", status=502, carried_out=True))
    record, payload = player.press(control)
    system.server.interact(record, payload)
    await system.server.wait_for(lambda call: str(record.id) in call.path and call.status == 502)
    await system.server.wait_until_quiet(quiet=1.5)
    assert system.ledger.moves() == before + 1


@asynccontextmanager
async def locked(system: System, seconds: float) -> AsyncIterator[None]:
    """Hold the database for so long; at the end the write has finished."""
    other = sqlite3.connect(system.bot.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        finished = asyncio.create_task(asyncio.sleep(seconds))
        finished.add_done_callback(lambda _: other.execute("ROLLBACK"))
        yield
        await finished
    finally:
        other.close()


def acknowledgements(system: System, interaction: Interaction) -> list[int]:
    """Return the kinds of first answers that a press got."""
    path = f"/interactions/{interaction.id}/"
    return [call.body["type"] for call in system.server.calls if call.path.startswith(path)]


async def test_presses_whose_answers_take_long_are_acknowledged_before_discord_refuses_them(system: System) -> None:
    """Discord accepts no first answer after three seconds."""
    (duel,) = await system.duels()
    system.server.patience = PATIENCE
    ready = await duel.before_a_move()
    assert ready is not None
    player, control = ready
    other = duel.players[1 - duel.players.index(player)]
    board = duel.board()
    assert board is not None
    await system.server.wait_until_quiet()
    before = system.ledger.moves()
    async with locked(system, 1.75):
        moving = asyncio.create_task(send(system.server, *player.press(control)))
        await asyncio.sleep(0.1)
        opening = asyncio.create_task(other.open())
    move, opened = await moving, await opening
    assert move.call.method == "PATCH", "the answer takes the place of the acknowledgement"
    assert acknowledgements(system, move.interaction) == [6]
    assert player.took(control, move).was_move
    assert system.ledger.moves() > before
    assert acknowledgements(system, opened.interaction) == [5]
    assert other.panel is not None
    assert other.panel.is_ephemeral
    assert other.panel.id != board.id, "no panel takes the place of the board"


@gateway_only
async def test_a_dropped_gateway_is_resumed_and_a_missed_press_is_played(system: System) -> None:
    (duel,) = await system.duels()
    for _ in range(3):
        ready = await duel.before_a_move()
        assert ready is not None
        player, control = ready
        await system.server.gateway.drop()
        step = player.took(control, await send(system.server, *player.press(control)))
        assert step.was_move
        duel.open_again(player)
    assert system.server.gateway.resumed == 3
    assert system.server.gateway.identified == 1


@gateway_only
async def test_a_session_that_cannot_be_resumed_is_replaced_by_a_new_one(system: System) -> None:
    (duel,) = await system.duels()
    await system.server.gateway.drop(resumable=False)
    await system.server.gateway.wait_until(lambda: system.server.gateway.identified == 2)
    assert await duel.play(5) == 5


async def test_a_slow_discord_does_not_hold_up_the_other_table(system: System) -> None:
    slow, quick = await system.duels(2)
    system.server.faults.append(Fault("*", f"/channels/{slow.channel}/*", times=None, delay=DELAYED))
    assert await slow.play(3) == 3
    for _ in range(20):
        step = await quick.move()
        assert step is not None
        assert step.answer.seconds < DELAYED / 3
