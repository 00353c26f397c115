"""Finished games are compressed, stay readable, and are removed after the configured time."""

from __future__ import annotations

from typing import Any

from engine.record import read, verify
from host.chat import ChatError, DeliveryFailure
from host.people import Place
from host.record.retention import SETTLED
from host.tables.table import Table
from host.time.clocks import DAY, MINUTE
from tests.host.house import ANNA, BEN, HERE, House, refused
from tests.host.personal_data import dump, quiet

OF_A_TABLE = {"archives", "barred", "reviews", "journal", "mentions", "progress", "results", "seats", "achievements"}


async def compress(house: House) -> int:
    """Let time pass and compress all finished games; return the number of steps."""
    house.now += SETTLED + 1
    steps = 0
    while await house.master.retention.step():
        steps += 1
    return steps


async def played(house: House, place: Place = HERE) -> Table:
    """Return a finished game with a departure, a return and a resignation."""
    table = await house.running(place)
    for _ in range(4):
        await house.random_move(table)
    await house.master.seats.leave(table, ANNA)
    await house.master.seats.join(table, ANNA)
    await house.master.resign(table.id, BEN)
    await quiet(house)
    return table


def counted(house: House, table: str, where: str = "true") -> int:
    return house.execute(f"SELECT count(*) FROM {table} WHERE {where}")[0][0]  # noqa: S608


async def all_readers(house: House, table_id: int) -> list[Any]:
    """Return the results of all readers of a journal."""
    master = house.master
    shown = await master.replays.show(table_id, 10**6)
    record = (await master.archive.export(table_id, ANNA)).as_json()
    verify(read(record), house.rules)
    return [
        await house.store.journal.lines(table_id),
        await house.store.journal.lines(table_id, 5),
        await house.store.journal.recent(table_id, 3),
        await master.archive.verify(table_id),
        record,
        (shown.number, shown.steps, shown.events),
        await master.stories.people(table_id),
        (await master.stories.story_of(table_id, "0")).lines,
        await master.privacy.export(ANNA),
        (await master.get(table_id)).news,
    ]


async def test_every_reader_reads_a_compressed_game_as_it_was(house: House) -> None:
    over, running = await played(house), await house.running(Place(7, 71))
    await quiet(house)
    house.now += MINUTE
    await house.master.budget.tidy()  # before the export, which shows it
    before = await all_readers(house, over.id)
    assert await house.master.retention.step() is False, "people still look at it"
    assert await compress(house) == 1
    assert counted(house, "journal", f"table_id = {over.id}") == 0
    assert counted(house, "journal", f"table_id = {running.id}") > 0
    assert await all_readers(house, over.id) == before
    await house.again()
    assert await all_readers(house, over.id) == before
    assert (await house.master.archive.verify(over.id)).problem is None
    assert await compress(house) == 0


async def test_one_step_compresses_one_game_and_an_unreadable_one_keeps_no_other_from_it(house: House) -> None:
    games = [await played(house, Place(7, 70 + number)) for number in range(3)]
    await house.close()
    house.execute("UPDATE journal SET events = '[{' WHERE table_id = :table AND seq = 5", table=games[0].id)
    await house.open()
    house.now += SETTLED + 1
    assert await house.master.retention.step()
    assert counted(house, "archives") == 0
    for number in (1, 2):
        assert await house.master.retention.step()
        assert counted(house, "archives") == number
    assert await house.master.retention.step() is False


async def test_a_game_is_removed_after_its_time_and_its_number_is_not_given_again(house: House) -> None:
    running, over = await house.running(Place(7, 71)), await played(house)
    given_up = await house.master.new(Place(7, 72), ANNA, "pips")
    await house.master.leave(given_up.id, ANNA)
    await compress(house)
    house.now += 729 * DAY
    assert await house.master.retention.step() is False
    house.now += DAY
    assert await house.master.retention.step()
    assert await house.master.retention.step()
    assert await house.master.retention.step() is False
    left = [key for key, row in dump(house).items() if key[0] in OF_A_TABLE and row["table_id"] != running.id]
    assert left == []
    assert [key[1] for key in dump(house) if key[0] == "tables"] == [(running.id,)]
    assert counted(house, "ratings") > 0, "how strong somebody is stays"
    assert await refused(house.master.get(over.id)) == "refused-no-such-table"
    assert await refused(house.master.replays.show(over.id, 0)) == "refused-no-such-table"
    await house.again()
    assert (await house.master.new(Place(7, 73), ANNA, "pips")).id > given_up.id
    await house.random_move(await house.master.get(running.id))


async def test_games_and_servers_are_kept_for_ever_if_the_operator_chooses_so(house: House) -> None:
    house.settings.keep_games_days = house.settings.keep_servers_days = 0
    await played(house)
    await house.master.places.bot_removed(7)
    await compress(house)
    house.now += 10_000 * DAY
    await house.master.places.compare_servers([])
    assert await house.master.retention.step() is False


async def test_the_data_of_a_server_that_removed_the_bot_is_deleted_after_a_month_step_by_step(house: House) -> None:
    over, running = await played(house), await house.running(Place(7, 71))
    elsewhere = await house.running(Place(8, 80))
    await house.master.set_language(7, "de")
    await house.master.places.bot_removed(7)
    assert running.paused is not None
    await compress(house)
    house.now += 31 * DAY
    assert await house.master.retention.step() is False, "the bot is back"
    assert (await house.master.get(running.id)).paused is None
    await house.master.places.bot_removed(7)
    house.now += 31 * DAY
    house.chat.failure["is_in"] = ChatError(DeliveryFailure.TRANSIENT)
    assert await house.master.retention.step() is False, "nobody knows whether the bot is back"
    house.chat.failure.clear()
    house.chat.left.add(7)
    for _ in range(3):
        assert await house.master.retention.step()
    assert await house.master.retention.step() is False
    for gone in (over, running):
        assert await refused(house.master.get(gone.id)) == "refused-no-such-table"
    assert counted(house, "servers", "id = 7") == 0
    assert counted(house, "ratings", "guild_id = 7") == 0
    await house.random_move(await house.master.get(elsewhere.id))


async def test_a_server_that_invites_the_bot_again_in_time_keeps_everything(house: House) -> None:
    over, running = await played(house), await house.running(Place(7, 71))
    await house.master.places.bot_removed(7)
    house.now += 20 * DAY
    await house.again()
    await house.master.places.compare_servers([7])
    assert running.id in [table.id for table in await house.store.tables.active()]
    house.now += 20 * DAY
    await compress(house)
    await house.master.places.bot_removed(7)
    house.now += 20 * DAY
    assert await house.master.retention.step() is False
    assert (await house.master.archive.verify(over.id)).problem is None
    await house.master.places.compare_servers([7])
    assert (await house.master.get(running.id)).paused is None


async def test_a_server_that_went_while_the_bot_was_stopped_is_noticed_at_its_next_start(house: House) -> None:
    over = await played(house)
    house.chat.left.add(7)
    await house.master.places.compare_servers([8])
    await compress(house)
    house.now += 31 * DAY
    assert await house.master.retention.step()
    assert await refused(house.master.get(over.id)) == "refused-no-such-table"
