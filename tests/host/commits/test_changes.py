"""Tests of notifications about durable changes: in the background, after answers, and safe against crashes."""

from __future__ import annotations

import asyncio

from engine.kernel.menus import Move
from host.commits.changes import ChangeNotifier, CommittedChange
from tests.host.house import ANNA, BEN, HERE, House

DRAW = Move("draw")


async def test_nothing_is_shown_and_no_computer_moves_until_the_answer_is_given(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.until(lambda: not house.master._is_busy(table))
    calls = list(house.chat.calls)
    with house.master.priority.answering():
        await house.make(table, ANNA, DRAW)
        seq = table.seq
        await asyncio.sleep(0.1)
        assert (house.chat.calls, table.seq) == (calls, seq)
        assert house.master._is_busy(table), "the table must stay in memory"
    await house.until(lambda: table.seq > seq and len(house.chat.calls) > len(calls))


async def test_long_answers_delay_notifications_only_for_a_moment(house: House) -> None:
    table = await house.running()
    await house.until(lambda: not house.master._is_busy(table))
    calls = len(house.chat.calls)
    with house.master.priority.answering():
        await house.make(table, ANNA, DRAW)
        await house.until(lambda: len(house.chat.calls) > calls)


async def test_notifications_lost_in_a_crash_are_made_up_for_at_the_next_start(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.until(lambda: table.thread_id is not None and not house.master._is_busy(table))
    with house.master.priority.answering():
        await house.make(table, ANNA, DRAW)
        house.master._changes.forget(table)
    board, thread = house.chat.board(70), house.chat.thread_text()
    await house.again()
    await house.until(lambda: house.chat.board(70) != board and "Anna" in house.chat.thread_text()[len(thread) :])
    again = await house.master.get(table.id)
    await house.until(lambda: 0 in again.asks() and again.seq > table.seq)


async def test_each_event_is_shown_once_even_if_the_thread_is_catching_up(house: House) -> None:
    table = await house.running(turns=10)
    await house.until(lambda: table.thread_id is not None and not house.master._is_busy(table))
    outbox = house.master._publisher._outboxes[table.id]
    for person in (ANNA, BEN, ANNA):
        with house.master.priority.answering():
            await house.play(table, person, "draw")
            outbox.catch_up = True
            await house.master._publisher._round(table, outbox)
        await house.master._changes.wait_until_notified()
    outbox.allowance = 6.0  # calls that the moves have added
    await house.until(lambda: outbox.thread_seq == table.seq)
    rows = await house.store.journal.lines(table.id)
    assert len(house.chat.thread_text().splitlines()) == sum(len(row.events) for row in rows)


async def test_an_error_in_one_notification_does_not_prevent_the_others(house: House) -> None:
    table = await house.running()
    notified: list[str] = []

    def notify(change: CommittedChange) -> None:
        if change.kind == "broken":
            raise ZeroDivisionError
        notified.append(change.kind)

    changes = ChangeNotifier(house.master.priority, notify)
    for kind in ("first", "broken", "last"):
        changes.add(table, kind=kind)
    await changes.wait_until_notified()
    assert notified == ["first", "last"]
