"""Lost places: deleted, locked or forbidden channels and threads, and servers that remove the bot."""

from __future__ import annotations

from engine.kernel.menus import Move
from host.chat import ChatError, DeliveryFailure
from host.people import Place
from host.tables.status import Ending, Status
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused


async def test_a_game_whose_channel_was_deleted_is_over_and_its_people_are_notified_once(house: House) -> None:
    table = await house.running()
    await house.master.places.channel_gone(HERE.channel_id)
    await house.master.places.channel_gone(HERE.channel_id)
    assert (table.status, table.ending) == (Status.OVER, Ending.MODERATED)
    messages = dict(house.chat.reminders)
    assert len(house.chat.reminders) == 2
    assert messages[ANNA.id].startswith("The channel in which you played Pips was deleted")
    assert messages[BEN.id].startswith("Der Kanal, in dem du")
    assert (await house.master.archive.verify(table.id)).problem is None
    await house.master.new(HERE, ANNA, "pips")


async def test_an_open_table_whose_channel_was_deleted_is_closed(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.places.channel_gone(HERE.channel_id)
    assert table.status is Status.CLOSED


async def test_a_channel_that_nobody_saw_deleted_is_noticed_when_its_board_is_to_be_shown(house: House) -> None:
    table = await house.running()
    await house.until(lambda: house.chat.channels)
    house.chat.failure["edit_board"] = house.chat.failure["post_board"] = ChatError(DeliveryFailure.LOST)
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: table.status is Status.OVER)
    await house.until(lambda: len(house.chat.reminders) == 2)
    await house.at_rest(table)
    assert await house.store.progress.pending() == []


async def test_a_person_who_accepts_no_private_messages_does_not_keep_the_others_from_being_notified(
    house: House,
) -> None:
    await house.running()
    house.chat.failure["remind_privately"] = ChatError(DeliveryFailure.TRANSIENT)
    await house.master.places.channel_gone(HERE.channel_id)
    assert house.chat.calls.count("remind_privately") == 2


async def test_games_pause_while_the_bot_is_sent_away_and_go_on_when_it_is_back(house: House) -> None:
    table = await house.running()
    elsewhere = await house.running(Place(8, 80), CARL, ANNA)
    await house.master.places.bot_removed(7)
    assert table.paused is not None
    assert elsewhere.paused is None
    assert await refused(house.make(table, ANNA, Move("draw"))) == "refused-paused"
    await house.again()
    await house.master.places.bot_invited([7, 8])
    table = await house.master.get(table.id)
    assert table.paused is None
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: "back in this server" in house.chat.thread_text())
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_server_that_removed_the_bot_while_it_was_down_is_noticed_at_the_start(house: House) -> None:
    table = await house.running()
    elsewhere = await house.running(Place(8, 80), CARL, ANNA)
    await house.again()
    await house.master.places.compare_servers([8])
    table, elsewhere = await house.master.get(table.id), await house.master.get(elsewhere.id)
    assert table.paused is not None
    assert elsewhere.paused is None
    paused = len(await house.store.journal.lines(table.id))
    await house.master.places.compare_servers([8])
    assert len(await house.store.journal.lines(table.id)) == paused, "it is noted once"
    await house.master.places.compare_servers([7, 8])
    assert table.paused is None
    await house.make(table, ANNA, Move("draw"))


async def test_a_server_that_removed_the_bot_is_noticed_at_a_board_that_it_forbids(house: House) -> None:
    table = await house.running()
    elsewhere = await house.running(Place(8, 80), CARL, ANNA)
    for forbidden in (table, elsewhere):
        await house.at_rest(forbidden)
    refusal = ChatError(DeliveryFailure.PERMISSION, "send_messages")
    house.chat.failure |= {"edit_board": refusal, "post_board": refusal}
    house.chat.left.add(7)
    await house.make(elsewhere, CARL, Move("draw"))
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: table.paused is not None)
    await house.until(lambda: house.chat.calls.count("is_in") == 2)
    assert elsewhere.paused is None, "the bot is still in that server, only its board is forbidden"
    await house.until(lambda: house.execute('select id from servers where "left" is not null'))  # after the pause
    removed = house.now
    house.now += 100
    await house.master.places.board_forbidden(table)
    assert await house.store.retention.server_left(removed) == 7, "the time of its removal stays"
    house.chat.failure.clear()
    house.chat.left.clear()
    await house.master.places.bot_invited([7])
    assert table.paused is None


async def test_a_deleted_thread_is_reopened_once(house: House) -> None:
    table = await house.running()
    await house.until(lambda: len(house.chat.threads) == 1 and house.chat.thread_text())
    house.chat.threads.clear()
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: len(house.chat.threads) == 1 and "draws" in house.chat.thread_text())
    assert table.thread_id in house.chat.threads


async def test_a_locked_thread_is_announced_once_and_the_board_is_still_updated(house: House) -> None:
    table = await house.running()
    await house.until(lambda: house.chat.thread_text())
    house.chat.failure["say_in_thread"] = ChatError(DeliveryFailure.LOCKED)
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: house.chat.said)
    await house.make(table, BEN, Move("draw"))
    await house.at_rest(table)
    assert [words for _, words in house.chat.said if "locked" in words] == [house.chat.said[0][1]]
    assert table.failure is None
    assert await house.store.progress.pending() == []


async def test_a_thread_closed_to_the_bot_is_announced_once_and_gets_all_lines_when_it_is_open_again(
    house: House,
) -> None:
    table = await house.running()
    await house.until(lambda: house.chat.thread_text())
    house.chat.failure["say_in_thread"] = ChatError(DeliveryFailure.PERMISSION, "send_messages_in_threads")
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: house.chat.said)
    assert "“Send Messages in Threads”" in house.chat.said[0][1]
    assert table.failure is None, "the board can be shown"
    house.chat.failure.clear()
    await house.make(table, BEN, Move("draw"))
    await house.until(lambda: house.chat.thread_text().count("draws") == 2)
    assert len(house.chat.said) == 1
