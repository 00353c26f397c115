"""Deliveries that fail for good are given up and announced once, also across restarts; the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from structlog.testing import capture_logs

from engine.kernel.menus import Move
from engine.kernel.text import Text
from host.chat import ChatError, DeliveryFailure
from host.tables.status import Status
from host.tables.table import Table
from tests.host.house import ANNA, BEN, HERE, House
from tests.host.play.test_playing import play_to_the_end

DRAW = Move("draw")
FIELDS = {"status": 400, "code": 50035, "path": ["embeds.0.description"]}


@pytest.fixture(autouse=True)
def send_thread_lines_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send lines to threads even without an allowance of calls."""
    monkeypatch.setattr("host.publishing.outbox.LONGEST_SILENCE", 0.02)


def refused(failure: DeliveryFailure = DeliveryFailure.REFUSED) -> ChatError:
    return ChatError(failure, fields=FIELDS)


async def draw(house: House, table: Table) -> None:
    """Make a move with a public event for the seat that is asked."""
    person = table.assignments[next(iter(table.asks()))].person
    assert person is not None
    await house.make(table, person, DRAW)


def calls(house: House, name: str) -> int:
    return house.chat.calls.count(name)


@pytest.mark.parametrize(
    ("failure", "words"),
    [
        (DeliveryFailure.REFUSED, "the chat refuses it"),
        (DeliveryFailure.FILTERED, "AutoMod"),
        (DeliveryFailure.LOCKED, "thread is locked"),
        (DeliveryFailure.UNSUPPORTED, "this kind of channel"),
    ],
)
async def test_a_refused_board_is_not_sent_again_before_the_next_change_and_the_person_who_asked_sees_why(
    house: House, failure: DeliveryFailure, words: str
) -> None:
    house.chat.failure["post_board"] = refused(failure)
    table = await house.master.new(HERE, ANNA, "pips")
    reason = await house.master.wait_until_shown(table.id, 15.0)
    assert reason is not None
    assert words in house.languages.say(reason, "en")
    await house.at_rest(table)
    assert calls(house, "post_board") == 1
    house.chat.failure.clear()
    await house.master.join(table.id, BEN)
    await house.until(lambda: house.chat.channels)
    assert table.failure is None


async def test_a_refusal_is_logged_once_with_the_chats_answer(house: House) -> None:
    with capture_logs() as logged:
        house.chat.failure["post_board"] = refused()
        table = await house.master.new(HERE, ANNA, "pips")
        await house.master.wait_until_shown(table.id, 15.0)
        await house.master.join(table.id, BEN)
        await house.until(lambda: calls(house, "post_board") == 2)
        await house.at_rest(table)
    (line,) = [line for line in logged if line["event"] == "board refused"]
    assert {key: line[key] for key in FIELDS} == FIELDS
    assert line["trouble"] == "refused"


async def test_a_chat_that_is_down_can_be_recognized_in_the_log(house: House) -> None:
    with capture_logs() as logged:
        house.chat.failure["post_board"] = ChatError(DeliveryFailure.TRANSIENT, fields={"status": 503, "code": 0})
        table = await house.master.new(HERE, ANNA, "pips")
        await house.until(lambda: any(line["event"] == "not shown" for line in logged))
    line = next(line for line in logged if line["event"] == "not shown")
    assert table.failure == Text("trouble-passing")
    assert (line["trouble"], line["status"], line["code"]) == ("transient", 503, 0)


@pytest.mark.parametrize(
    ("failure", "words"), [(DeliveryFailure.REFUSED, "The chat refuses"), (DeliveryFailure.FILTERED, "A filter")]
)
async def test_refused_lines_are_skipped_and_the_next_ones_are_sent(
    house: House, failure: DeliveryFailure, words: str
) -> None:
    table = await house.running()
    await house.until(lambda: "draws" not in house.chat.thread_text() and house.chat.thread_text())
    house.chat.failure["say_in_thread"] = refused(failure)
    for person in (ANNA, BEN):
        await house.make(table, person, DRAW)
        await house.at_rest(table)
    assert [text for _, text in house.chat.said if text.startswith(words)] == [house.chat.said[0][1]]
    assert await house.store.progress.pending() == []
    house.chat.failure.clear()
    await house.make(table, ANNA, DRAW)
    await house.until(lambda: house.chat.thread_text().count("draws") == 1)


async def test_a_refused_hand_is_not_blamed_on_the_person(house: House) -> None:
    house.chat.failure["send_private"] = refused()
    table = await house.running()
    await house.until(lambda: house.chat.said)
    await house.at_rest(table)
    assert [text for _, text in house.chat.said] == [
        "I cannot send Anna the hand in private, because the chat refuses it. "
        "The button **My hand** below the board shows the hand instead."
    ]
    assert calls(house, "send_private") == 1
    house.chat.failure.clear()
    for person in (ANNA, BEN):
        await house.make(table, person, DRAW)
    await house.until(lambda: ANNA.id in house.chat.hands)


async def test_a_refused_thread_is_announced_once_with_the_true_reason(house: House) -> None:
    house.chat.failure["open_thread"] = refused(DeliveryFailure.FILTERED)
    table = await house.running(turns=4)
    await play_to_the_end(house, table)
    await house.at_rest(table)
    assert [text for _, text in house.chat.said if "thread" in text] == [house.chat.said[0][1]]
    assert "blocks its name" in house.chat.said[0][1]
    assert table.status is Status.OVER
    assert await house.store.progress.pending() == []


# ---- announced once, also across restarts


def said(house: House, words: str) -> Sequence[str]:
    return [text for _, text in house.chat.said if words in text]


async def noted(house: House, table: Table, notice: str) -> None:
    """Wait until the store contains a notice of this kind."""
    async with asyncio.timeout(60):
        while (row := await house.store.tables.read(table.id)) is None or notice not in row.notices_sent:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_missing_thread_and_closed_private_messages_are_announced_once_also_across_restarts(
    house: House,
) -> None:
    house.chat.failure["open_thread"] = ChatError(DeliveryFailure.PERMISSION, "create_public_threads")
    house.chat.closed = {ANNA.id, BEN.id}
    table = await house.running(turns=40)
    for _ in range(4):
        for _ in range(4):
            await draw(house, table)
        await house.at_rest(table)
        await house.again()
        table = await house.master.at(HERE)
    assert len(said(house, "Create Public Threads")) == 1
    assert len(said(house, "Anna does not accept private messages")) == 1
    assert len(said(house, "Ben does not accept private messages")) == 1
    assert calls(house, "send_private") == 2, "who takes none is not tried again in this game"


async def test_a_thread_closed_to_the_bot_is_announced_once_also_across_restarts(house: House) -> None:
    table = await house.running(turns=40)
    await house.until(lambda: house.chat.thread_text())
    house.chat.failure["say_in_thread"] = ChatError(DeliveryFailure.PERMISSION, "send_messages_in_threads")
    for _ in range(3):
        tried = calls(house, "say_in_thread")
        await draw(house, table)
        await house.until(lambda tried=tried: calls(house, "say_in_thread") > tried)
        await house.until(lambda: house.chat.said)
        await noted(house, table, "thread-mute")
        await house.again()
        table = await house.master.at(HERE)
    assert calls(house, "say_in_thread") >= 4
    assert len(said(house, "Send Messages in Threads")) == 1


async def test_a_notice_that_cannot_be_sent_now_is_sent_later(house: House) -> None:
    house.chat.closed = {ANNA.id, BEN.id}
    house.chat.failure["say"] = ChatError(DeliveryFailure.TRANSIENT)
    table = await house.running(turns=40)
    await house.until(lambda: calls(house, "say"))
    house.chat.failure.clear()
    house.master._publisher.retry(table)
    await house.until(lambda: said(house, "Anna does not accept private messages"))


async def test_the_next_holder_of_a_seat_gets_the_hand_though_the_previous_one_accepted_none(house: House) -> None:
    house.chat.closed = {ANNA.id}
    table = await house.running(turns=40)
    await house.until(lambda: said(house, "Anna does not accept private messages"))
    await house.again()
    table = await house.master.at(HERE)
    assert table.assignments[0].hand_closed
    await house.master.seats.leave(table, ANNA)
    assert not table.assignments[0].hand_closed
    await house.again()
    table = await house.master.at(HERE)
    assert not table.assignments[0].hand_closed


# ---- threads that are deleted


async def delete_thread(house: House, table: Table) -> int:
    """Delete a thread and announce it, as the chat does."""
    thread = table.thread_id
    assert thread is not None
    del house.chat.threads[thread]
    await house.master.places.thread_gone(thread)
    return thread


async def test_a_table_forgets_its_deleted_thread_at_once_and_opens_another_with_the_next_news(house: House) -> None:
    table = await house.running(turns=40)
    await house.until(lambda: house.chat.thread_text())
    thread = await delete_thread(house, table)
    await house.master.places.thread_gone(thread)
    assert table.thread_id is None
    await house.again()
    table = await house.master.at(HERE)
    assert table.thread_id is None, "the next start knows it too"
    failed = len(house.chat.calls)
    await house.make(table, ANNA, DRAW)
    await house.until(lambda: "draws" in house.chat.thread_text())
    assert house.chat.calls[failed:].count("open_thread") == 1
    assert table.thread_id in house.chat.threads
    assert house.chat.said == []


async def test_a_thread_deleted_twice_is_not_reopened_and_this_is_announced_once_also_across_restarts(
    house: House,
) -> None:
    table = await house.running(turns=40)
    await house.until(lambda: house.chat.thread_text())
    await delete_thread(house, table)
    await draw(house, table)
    await house.until(lambda: table.thread_id is not None and house.rests(table))
    await delete_thread(house, table)
    await house.until(lambda: said(house, "deleted again"))
    for _ in range(2):
        await draw(house, table)
        await house.at_rest(table)
        await house.again()
        table = await house.master.at(HERE)
    assert house.chat.threads == {}
    assert len(said(house, "deleted again")) == 1
    assert await house.store.progress.pending() == []


async def test_a_thread_deleted_during_a_message_counts_as_deleted_once(house: House) -> None:
    table = await house.running(turns=40)
    await house.until(lambda: house.chat.thread_text() and house.rests(table))
    before = calls(house, "say_in_thread")
    house.chat.held = frozenset({"say_in_thread"})
    house.chat.gate.clear()
    await house.make(table, ANNA, DRAW)
    await house.until(lambda: calls(house, "say_in_thread") > before)
    await delete_thread(house, table)
    house.chat.gate.set()
    await house.until(lambda: "draws" in house.chat.thread_text())
    await house.at_rest(table)
    assert len(house.chat.threads) == 1
    assert house.chat.said == []


async def test_a_game_that_is_played_in_a_thread_ends_with_it(house: House) -> None:
    table = await house.running()
    await house.master.places.thread_gone(HERE.channel_id)
    assert table.status is Status.OVER
    await asyncio.sleep(0)
    assert len(house.chat.reminders) == 2
