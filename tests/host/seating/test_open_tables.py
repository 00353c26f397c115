"""Open tables close in time, even if the house is down or restarts in between."""

from __future__ import annotations

from host.servers.server_settings import Rights
from host.tables.status import Ending, Status
from host.time.clocks import DAY
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused


def ending_in_file(house: House, table_id: int) -> tuple[str, str | None, float | None]:
    return house.execute("select status, ending, ended from tables where id = :id", id=table_id)[0]


async def test_time_the_house_is_away_does_not_close_a_table(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.pass_time(DAY - 100)
    await house.close()
    house.now += 5 * DAY
    await house.open()
    table = await house.master.get(table.id)
    until = int(house.master.time.real(table.deadline or 0.0))
    await house.until(lambda: f"closes <t:{until}:R>" in house.chat.board(70).page.description)
    assert table.status is Status.OPEN
    await house.pass_time(101)
    await house.until(lambda: table.status is Status.CLOSED)
    assert ending_in_file(house, table.id) == ("closed", "expired", None)
    await house.master.new(HERE, BEN, "pips")


async def test_that_a_table_was_closed_is_shown_also_if_the_house_ends_at_that_moment(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.at_rest(table)
    house.chat.gate.clear()
    await house.pass_time(DAY + 1)
    await house.until(lambda: table.status is Status.CLOSED)
    house.chat.gate.set()
    house.execute("update progress set board_seq = 0")
    await house.again()
    await house.until(lambda: "Nobody started" in house.chat.board(70).page.description)
    assert (await house.master.get(table.id)).ending is Ending.EXPIRED


async def test_a_rematch_that_nobody_starts_closes_a_day_after_its_seats_became_free(house: House) -> None:
    first = await house.running()
    await house.master.resign(first.id, BEN)
    table = await house.master.rematch.open(first, ANNA, Rights())
    await house.pass_time(DAY + 1)
    await house.until(lambda: not table.reserved)
    assert table.status is Status.OPEN
    await house.pass_time(DAY - 10)
    assert table.status is Status.OPEN
    await house.pass_time(11)
    await house.until(lambda: table.status is Status.CLOSED)


async def test_the_owner_alone_frees_a_seat_and_it_holds_until_the_table_ends(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.join(table.id, BEN)
    await house.master.join(table.id, CARL)
    assert await refused(house.master.unseat(table.id, BEN, CARL.id)) == "refused-not-owner-unseat"
    assert await refused(house.master.unseat(table.id, ANNA, ANNA.id)) == "refused-unseat-self"
    await house.master.unseat(table.id, ANNA, CARL.id)
    assert await refused(house.master.unseat(table.id, ANNA, CARL.id)) == "refused-nobody-to-remove"
    assert await refused(house.master.join(table.id, CARL)) == "refused-barred"
    await house.master.begin(table.id, ANNA)
    assert await refused(house.master.unseat(table.id, ANNA, BEN.id)) == "refused-begun"
    await house.master.seats.leave(table, BEN)
    assert await refused(house.master.seats.join(table, CARL)) == "refused-barred"
