"""Whole duels with the real bot process, over the wire as Discord speaks it."""

from __future__ import annotations

from dataclasses import replace

from engine.games import game
from tests.e2e.commands import PLAYED, type_a_command
from tests.e2e.conftest import System
from tests.e2e.knowledge import knowledge, leaks
from tests.e2e.playing import GAME, Duel, Player, calls_of, read

MOST_MOVES = 2_000
MOST_IDLE = 3
"""How often in a row all commands may be tried in vain."""


def assert_nothing_leaked(system: System, duel: Duel) -> None:
    """Check that no reader got the name of a card too early, and that the log names no secret card."""
    known = knowledge(system.ledger, duel.table)
    names = game(GAME).names()
    assert leaks(system.server, known, names, system.ledger.seats(duel.table), calls_of(system.server, duel)) == []
    secret = [words for key, spoken in names.items() if key not in known.public for words in spoken.values()]
    logged = system.bot.logged()
    assert [words for words in secret if words in logged] == []
    start = system.ledger.start(duel.table)
    assert start.dice_key != start.secret
    assert start.dice_key.hex() not in logged
    assert start.secret.hex() not in logged


async def test_a_whole_duel_is_played_to_its_end_and_leaks_nothing(system: System) -> None:
    (duel,) = await system.duels()
    moves = await duel.play(MOST_MOVES)
    await system.shown(duel)
    assert system.ledger.match(duel.table).result() is not None
    assert system.ledger.moves() == moves
    assert duel.board() is None
    assert_nothing_leaked(system, duel)


async def test_a_duel_is_played_by_typing_commands(system: System) -> None:
    """Play by commands alone; what they suggest is never a leak."""
    duels = await system.duels()
    tried = idle = 0
    while system.ledger.moves() < 25:
        duel = duels[-1]
        asked = system.ledger.asks(duel.table)
        if not asked:  # it is over already
            duels += await system.duels()
            continue
        seat = next(iter(asked))
        seats = system.ledger.seats(duel.table)
        person = next(person for person in duel.people if seats[person.id] == seat)
        before = system.ledger.moves()
        for command in PLAYED:
            tried += 1
            answer = await type_a_command(person, duel.channel, command, duel.random)
            assert answer.text or answer.message is not None
            if system.ledger.moves() > before:
                break
        # the question may have passed to the other player by itself, and suggestions are typed at random
        idle = 0 if system.ledger.moves() > before else idle + 1
        assert idle < MOST_IDLE, "no command made a move"
    assert tried > 25, "every command that was tried was a move: the forbidden ones were not tried"
    for duel in duels:
        await system.shown(duel)
        assert_nothing_leaked(system, duel)


async def test_the_check_for_secrets_notices_a_leak(system: System) -> None:
    (duel,) = await system.duels()
    await duel.play(6)
    known = knowledge(system.ledger, duel.table)
    names = game(GAME).names()
    secret = next(key for key in known.seats[1] if key not in known.public)
    posted = next(call for call in system.server.calls if call.method == "POST" and call.route.endswith("/messages"))
    forged = replace(
        posted, body={"content": f"Bert holds {names[secret]['en']}"}, path=f"/channels/{duel.channel}/messages"
    )
    system.server.calls.append(forged)
    assert len(leaks(system.server, known, names, system.ledger.seats(duel.table))) == 1


async def its_hand_comes(system: System, player: Player) -> None:
    """Wait for a private message with a picture to somebody who is asked."""
    path = f"/channels/{system.server.backend.get_dm_channel(player.person.id).id}/messages"
    sent = await system.server.wait_for(lambda call: call.path == path and call.status == 200)
    assert [file.filename for file in sent.files] == ["hand.png"]


async def test_the_board_the_thread_and_the_hands_show_the_present_game(system: System) -> None:
    (duel,) = await system.duels()
    first = await duel.to_move()
    assert first is not None
    await its_hand_comes(system, first)
    while (player := await duel.to_move()) is first:
        await duel.move()
    assert player is not None
    await its_hand_comes(system, player)
    await system.shown(duel)
    board = duel.board()
    assert board is not None
    assert board.embeds[0]["description"]
    assert board.attachments[0]["filename"].endswith(".png")
    backend = system.server.backend
    assert [m for m in backend.messages[board.id].values() if m.content], "the thread has no message"
    assert all(control.table == duel.table for control in read(board))


async def test_people_whose_private_messages_are_closed_play_on_and_see_their_hand_by_the_button(
    system: System,
) -> None:
    (duel,) = await system.duels(private=False)
    assert await duel.play(10) == 10
    board = duel.board()
    assert board is not None
    shown = await duel.people[0].press(board, f"b:{duel.table}:hand")
    assert shown.message is not None
    assert shown.message.is_ephemeral
    await system.server.wait_until_quiet()
    assert_nothing_leaked(system, duel)
