"""Removal of a person from a table, and its consequences for the game."""

from __future__ import annotations

from host.record.placing import SeatResult
from host.servers.server_settings import Rights
from host.tables.status import Status
from tests.host.house import ANNA, BEN, CARL, DORA, House, refused
from tests.host.servers.test_servers import GUILD, LOOKS_AFTER, VISITS


async def test_the_game_goes_on_and_can_be_verified_and_counts_as_left(house: House) -> None:
    table = await house.running()
    await house.master.moderation.remove(GUILD, LOOKS_AFTER, table.id, DORA, BEN.id)
    assert table.status is Status.RUNNING
    assert table.assignments[1].left_by == BEN.id
    await house.master.resign(table.id, ANNA)
    assert table.status is Status.OVER
    assert (await house.master.archive.verify(table.id)).problem is None
    finished = await house.store.results.game(table.id)
    assert finished is not None
    assert [seat.outcome for seat in finished.seats if seat.person_id == BEN.id] == [SeatResult.LEFT]


async def test_removing_needs_rights_in_the_tables_channel_and_server(house: House) -> None:
    table = await house.running()
    remove = house.master.moderation.remove
    asked: list[int] = []

    async def only_elsewhere(channel_id: int) -> Rights:
        asked.append(channel_id)
        return Rights(moderator=channel_id != table.place.channel_id)

    assert await refused(remove(GUILD, VISITS, table.id, DORA, BEN.id)) == "refused-need-moderator"
    assert await refused(remove(GUILD, only_elsewhere, table.id, DORA, BEN.id)) == "refused-need-moderator"
    assert asked == [table.place.channel_id]
    assert await refused(remove(8, LOOKS_AFTER, table.id, DORA, BEN.id)) == "refused-no-such-table"
    assert await refused(remove(GUILD, LOOKS_AFTER, table.id, DORA, CARL.id)) == "refused-nobody-to-remove"
    assert table.find_seat(BEN.id) == 1


async def test_a_removed_person_cannot_be_let_in_by_the_others(house: House) -> None:
    table = await house.running()
    await house.master.moderation.remove(GUILD, LOOKS_AFTER, table.id, DORA, BEN.id)
    assert await refused(house.master.seats.join(table, BEN)) == "refused-barred"
    assert await refused(house.master.seats.offer(table, ANNA, BEN)) == "refused-person-barred"
    assert table.proposal is None
    await house.again()
    table = await house.master.get(table.id)
    assert await refused(house.master.seats.join(table, BEN)) == "refused-barred"


async def test_a_person_can_be_removed_from_a_paused_game(house: House) -> None:
    table = await house.running()
    await house.master.moderation.pause(GUILD, LOOKS_AFTER, table.id, DORA)
    await house.master.moderation.remove(GUILD, LOOKS_AFTER, table.id, DORA, BEN.id)
    assert table.paused is not None
    assert table.find_seat(BEN.id) is None


async def test_a_removal_is_part_of_the_persons_data(house: House) -> None:
    table = await house.running()
    await house.master.moderation.remove(GUILD, LOOKS_AFTER, table.id, DORA, BEN.id)
    assert (await house.master.privacy.export(BEN))["removed_from"] == [table.id]
    await house.master.privacy.delete(BEN)
    assert (await house.master.privacy.export(BEN))["removed_from"] == []
    assert BEN.id not in table.barred
    await house.again()
    assert (await house.master.get(table.id)).barred == ()
