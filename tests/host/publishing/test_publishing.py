"""Publishing: the newest board, every public event once, private hands, and failures."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from engine.games import game
from engine.kernel.menus import Move
from engine.kernel.text import Text
from host.chat import Button, ChatError, DeliveryFailure
from host.commits.changes import CommittedChange
from host.people import Place
from host.publishing.outbox import Outbox, is_due
from host.tables.status import Status
from tests.host.house import ANNA, BEN, HERE, House, refused
from tests.host.play.test_playing import play_to_the_end

ROLL = Move("roll")


async def test_the_board_shows_the_newest_position_and_the_thread_every_event_once(house: House) -> None:
    table = await house.running(turns=10)
    await play_to_the_end(house, table)
    await house.until(lambda: table.dice_key.hex() in house.chat.thread_text())
    await house.until(lambda: Button.REMATCH in house.chat.board(70).buttons)
    text = house.chat.thread_text()
    rows = await house.store.journal.lines(table.id)
    assert len(text.splitlines()) == sum(len(row.events) for row in rows)
    assert len(house.chat.threads) == 1
    assert len(house.chat.channels[70]) == 1
    assert house.chat.thread_names.popitem()[1] == "Pips: Anna and Ben"


async def test_quick_moves_share_an_edit(house: House) -> None:
    house.settings.board_interval = 0.3
    table = await house.running(turns=40)
    for _ in range(20):
        await house.random_move(table)
    assert house.chat.calls.count("edit_board") <= 2


async def test_slow_play_costs_at_most_one_and_a_half_calls_a_move(tmp_path: Path, database: str | None) -> None:
    house = await House(tmp_path, board_interval=0.0, thread_quiet=0.001, hand_age=0.0, address=database).open()
    table = await house.running(turns=60)
    await house.until(lambda: table.thread_id is not None)
    moves = 0
    while await house.random_move(table):
        moves += 1
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.1)
    hands = house.chat.calls.count("send_private")  # in pips every move is a turn of its own
    assert len(house.chat.calls) - hands <= 1.5 * moves + 4  # the first board, the thread and the end
    await house.close()


async def test_lines_of_the_thread_wait_until_moves_have_saved_calls_for_them(house: House) -> None:
    table, outbox, moves = await house.running(), Outbox(0, 0), 200
    calls = shown = 0
    for seq in range(1, moves + 1):
        now = 5.0 * seq
        outbox.note(CommittedChange(table, seq, [Text("event-roll")], "move"), house.settings, now)
        outbox.note(CommittedChange(table, seq, [], "step"), house.settings, now)  # the same board shows it
        outbox.spend()  # the board
        calls, outbox.flush = calls + 1, True
        if is_due(outbox.lines_due(table, house.settings), now + 4.0):
            outbox.spend()
            calls, shown = calls + 1, shown + len(outbox.lines)
            outbox.lines.clear()
    assert calls <= 1.12 * moves
    assert shown >= moves - 10, "lines wait for a few moves only"


async def test_the_line_of_a_proposal_does_not_wait_for_moves(house: House) -> None:
    table, outbox = await house.running(), Outbox(0, 0, allowance=0.0)
    outbox.note(CommittedChange(table, 1, [Text("event-proposed")], "proposal"), house.settings, 0.0)
    outbox.spend()  # the board
    assert is_due(outbox.lines_due(table, house.settings), house.settings.thread_quiet)


async def test_a_hand_is_sent_at_the_start_of_its_owners_turn_and_to_nobody_else(house: House) -> None:
    table = await house.running()
    await house.until(lambda: ANNA.id in house.chat.hands)
    assert BEN.id not in house.chat.hands
    hand = house.chat.hands[ANNA.id][0]
    assert hand.buttons == (Button.MOVE, Button.HAND)
    assert hand.alt.count("Card") == 3
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: BEN.id in house.chat.hands)
    assert "Was tust du?" in house.chat.hands[BEN.id][0].lines


async def test_people_who_act_soon_after_the_start_of_their_turn_get_no_hand(house: House) -> None:
    house.settings.turn_wait = 1.0
    table = await house.running()
    await house.make(table, ANNA, Move("draw"))
    await house.make(table, BEN, Move("draw"))
    house.settings.turn_wait = 0.0
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: BEN.id in house.chat.hands)
    await asyncio.sleep(1.0)
    assert ANNA.id not in house.chat.hands


async def test_a_hand_that_waits_is_dropped_when_its_owner_acts_within_the_turn(house: House) -> None:
    table, outbox = await house.running(), Outbox(0, 0)
    house.settings.turn_wait = 3.0
    outbox.note(CommittedChange(table, 1, [], "begin"), house.settings, 0.0)
    assert outbox.hands_due(2.9) == []
    assert outbox.hands_due(3.0) == [0]
    outbox.note(CommittedChange(table, 2, [], "move", acting=1), house.settings, 1.0)
    assert outbox.hands_due(3.0) == [0], "what others do leaves it"
    outbox.note(CommittedChange(table, 3, [], "move", acting=0), house.settings, 1.0)
    assert outbox.hands_due(10.0) == []


async def test_a_recent_hand_is_edited_and_an_old_one_sent_again(house: House) -> None:
    table = await house.running()
    await house.until(lambda: ANNA.id in house.chat.hands)
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: BEN.id in house.chat.hands)
    await house.make(table, BEN, Move("draw"))
    await house.until(lambda: "edit_private" in house.chat.calls)
    assert len(house.chat.hands[ANNA.id]) == 1
    house.now += 1000
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: len(house.chat.hands[BEN.id]) == 2)


async def test_an_open_question_is_sent_privately_after_a_while(house: House) -> None:
    table = await house.running()
    await house.until(lambda: ANNA.id in house.chat.hands)
    await house.make(table, ANNA, Move("duel"))
    await house.until(lambda: BEN.id in house.chat.hands)
    assert table.playing().in_motion
    *_, question, link = house.chat.hands[BEN.id][0].lines
    assert question == "Welche Karte legst du?"
    assert f"/{HERE.guild_id}/{HERE.channel_id}/{table.board_message}" in link


async def test_closed_private_messages_are_said_once_and_the_hand_stays_secret(house: House) -> None:
    house.chat.closed = {ANNA.id, BEN.id}
    table = await house.running(turns=8)
    await house.until(lambda: house.chat.said)
    await play_to_the_end(house, table)
    await house.until(lambda: Button.REMATCH in house.chat.board(70).buttons)
    texts = [text for _, text in house.chat.said]
    assert 1 <= len(texts) == len(set(texts)) <= 2
    assert all(text.startswith(("Anna does not accept private", "Ben does not accept private")) for text in texts)
    assert not any("Card" in text for text in texts)


async def test_a_deleted_board_is_posted_again(house: House) -> None:
    table = await house.running()
    await house.until(lambda: house.chat.channels)
    house.chat.boards.clear()
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: len(house.chat.channels[70]) == 2)
    assert table.board_message == house.chat.channels[70][-1]


async def test_a_board_deleted_while_the_bot_was_down_comes_back_with_the_next_interaction(
    house: House,
) -> None:
    table = await house.running()
    await house.at_rest(table)
    await house.again()
    house.chat.boards.clear()
    again = await house.master.get(table.id)
    house.master.note_activity(BEN, HERE, table.id)
    await house.until(lambda: len(house.chat.channels[70]) == 2)
    assert again.board_message == house.chat.channels[70][-1]


async def test_an_old_or_scrolled_board_is_posted_again_and_the_previous_one_removed(house: House) -> None:
    table = await house.running()
    await house.until(lambda: house.chat.channels)
    first = table.board_message
    house.now += 3600
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: table.board_message != first)
    await house.until(lambda: len(house.chat.channels[70]) == 1)
    second = table.board_message
    for _ in range(12):
        house.master.scrolled(70)
    await house.until(lambda: table.board_message != second)


async def test_a_missing_permission_is_reported_and_the_board_comes_once_it_is_granted(house: House) -> None:
    house.chat.failure["post_board"] = ChatError(DeliveryFailure.PERMISSION, "send_messages")
    table = await house.master.new(HERE, ANNA, "pips")
    failure = await house.master.wait_until_shown(table.id)
    assert failure is not None
    words = house.languages.say_to(failure, house.master.reader(table, BEN))
    assert words == "Ich kann das Brett hier nicht zeigen, denn mir fehlt die Berechtigung „Nachrichten senden“."
    house.chat.failure.clear()
    await house.master.join(table.id, BEN)
    await house.until(lambda: house.chat.channels)
    assert await house.master.wait_until_shown(table.id) is None


async def test_without_a_thread_the_game_goes_on(house: House) -> None:
    house.chat.failure["open_thread"] = ChatError(DeliveryFailure.PERMISSION, "create_public_threads")
    table = await house.running(turns=4)
    await play_to_the_end(house, table)
    await house.until(lambda: house.chat.said and Button.REMATCH in house.chat.board(70).buttons)
    assert [text for _, text in house.chat.said if "Create Public Threads" in text]
    await house.at_rest(table)
    assert await house.store.progress.pending() == []


@pytest.mark.parametrize("call", ["post_board", "edit_board", "open_thread", "say_in_thread", "send_private"])
async def test_a_chat_that_is_down_for_a_while_stops_no_game(house: House, call: str) -> None:
    house.chat.failure[call] = ChatError(DeliveryFailure.TRANSIENT)
    table = await house.running(turns=5)
    await play_to_the_end(house, table)
    assert table.status is Status.OVER
    house.chat.failure.clear()
    await house.until(lambda: table.dice_key.hex() in house.chat.thread_text())
    await house.until(lambda: Button.REMATCH in house.chat.board(70).buttons)


async def test_moves_are_accepted_while_the_chat_keeps_every_call_waiting(house: House) -> None:
    table = await house.running(turns=5)
    house.chat.gate.clear()
    await play_to_the_end(house, table)
    assert table.status is Status.OVER
    house.chat.gate.set()
    await house.until(lambda: table.dice_key.hex() in house.chat.thread_text())


async def test_after_a_restart_the_thread_goes_on_where_it_stopped(house: House) -> None:
    house.settings.thread_quiet = 50.0
    table = await house.running(turns=12)
    await house.until(lambda: table.thread_id is not None)
    for _ in range(4):
        await house.random_move(table)
    await house.again()
    for _ in range(100):
        rows = await house.store.journal.lines(1)
        if len(house.chat.thread_text().splitlines()) == sum(len(row.events) for row in rows):
            break
        await asyncio.sleep(0.02)
    else:
        raise AssertionError("the thread was not updated")
    assert len(house.chat.threads) == 1
    assert len(house.chat.channels[70]) == 1


async def test_after_a_restart_nothing_is_published_twice(house: House) -> None:
    table = await house.running()
    await house.at_rest(table)
    await house.until(lambda: house.chat.thread_text())
    await house.close()
    calls = list(house.chat.calls)
    await house.open()
    await house.master.at(HERE)
    await asyncio.sleep(0.1)
    assert house.chat.calls == calls


async def test_a_hand_is_for_its_owner_alone_and_a_board_for_everybody(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    assert await refused(house.master.hand(table.id, ANNA)) == "refused-not-begun"
    table = await house.running(Place(None, 71))
    assert "Card" in (await house.master.hand(table.id, ANNA)).alt
    assert "card-" not in str((await house.board(table, None)).page)


async def test_at_most_five_lines_stand_above_the_picture_of_a_board_and_no_figures(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips", clock="1d")
    await house.master.join(table.id, BEN)
    await house.master.begin(table.id, ANNA)
    await house.master.stop(table.id, ANNA)
    await house.until(lambda: "proposes" in house.chat.board(70).page.description)
    post = house.chat.board(70)
    assert post.picture is not None
    assert post.page.fields == (), "what the picture shows"
    assert len([post.page.title, *post.page.description.splitlines()]) <= 5


@pytest.mark.parametrize(("locale", "words"), [("en", "is over"), ("de", "zu Ende"), ("nl", "afgelopen")])
async def test_the_board_of_a_game_without_a_result_says_that_it_is_over(house: House, locale: str, words: str) -> None:
    table = await house.running()
    before = (await house.master._posts.board(table, locale))[1].page.title
    for person in (ANNA, BEN):
        await house.master.seats.leave(table, person)
    contents, post = await house.master._posts.board(table, locale)
    assert words in post.page.title
    assert post.page.title != before
    assert contents.view is not None
    assert contents.view.headline.key == "board-ended", "the picture says so as well"


async def test_no_picture_is_drawn_for_a_player_who_has_nothing(tmp_path: Path, database: str | None) -> None:
    house = await House(tmp_path, game("imperator"), address=database).open()
    table = await house.running()
    await house.master.resign(table.id, ANNA, next(house.presses))
    assert table.status is Status.OVER
    with capture_logs() as logged:
        out, other = [await house.master.hand(table.id, person) for person in (ANNA, BEN)]
    assert (out.picture, other.picture is None, logged) == (None, False, [])
    await house.close()
