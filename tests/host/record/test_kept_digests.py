"""After a deletion, digests keep removals and seen hands until the table ends; then nothing is left."""

from __future__ import annotations

from typing import Any

import pytest

from host.people import Person
from host.servers.server_settings import Rights
from host.tables.status import Status
from host.tables.table import Table
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.host.personal_data import dump, leaves
from tests.host.servers.test_servers import GUILD, everywhere

EVE = Person(7_000_000_005, "Eve", "en-GB")
LOOKS_AFTER = everywhere(Rights(moderator=True))


def kept(house: House) -> list[tuple[Any, ...]]:
    return house.execute("select what, table_id from kept_digests order by what, table_id")


def traces_of(house: House, person: Person) -> list[Any]:
    """Return the places in the database that contain a person's id, even inside longer values."""
    return [key for key, row in dump(house).items() if any(str(person.id) in str(leaf) for leaf in leaves(row))]


async def stop(house: House, table: Table) -> None:
    await house.master.moderation.stop(GUILD, LOOKS_AFTER, table.id, ANNA)
    assert table.status in (Status.OVER, Status.CLOSED)


@pytest.mark.parametrize("restart", [False, True])
async def test_a_removed_person_stays_barred_after_a_deletion_until_the_table_ends(house: House, restart: bool) -> None:
    table = await house.running(HERE, ANNA, BEN, EVE)
    await house.master.seats.leave(table, BEN)
    await house.master.moderation.remove(GUILD, LOOKS_AFTER, table.id, ANNA, EVE.id)
    assert await refused(house.master.seats.join(table, EVE, 1)) == "refused-barred"
    await house.master.privacy.delete(EVE)
    if restart:
        await house.again()
        table = await house.master.get(table.id)
    assert traces_of(house, EVE) == [], "no plain number stays"
    assert await refused(house.master.seats.join(table, EVE, 1)) == "refused-barred"
    assert await refused(house.master.seats.offer(table, ANNA, EVE)) == "refused-person-barred"
    assert await house.master.seats.join(table, CARL, 1) is False, "others may ask as before"
    await stop(house, table)
    assert kept(house) == []
    assert (await house.master.privacy.export(EVE))["remembered"] == []


async def test_a_person_removed_from_an_open_table_stays_barred_until_it_ends(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.join(table.id, EVE)
    await house.master.moderation.remove(GUILD, LOOKS_AFTER, table.id, ANNA, EVE.id)
    await house.master.privacy.delete(EVE)
    assert kept(house) == [("barred", table.id)]
    assert await refused(house.master.join(table.id, EVE)) == "refused-barred"
    await house.again()
    assert await refused(house.master.join(table.id, EVE)) == "refused-barred"
    await stop(house, await house.master.get(table.id))
    assert kept(house) == []
    again = await house.master.new(HERE, ANNA, "pips")
    await house.master.join(again.id, EVE)


@pytest.mark.parametrize("restart", [False, True])
async def test_a_person_who_has_seen_a_hand_gets_no_other_seat_even_after_a_deletion(
    house: House, restart: bool
) -> None:
    """A person who left a seat to the computer, and a person who holds it until their data is deleted."""
    table = await house.running(HERE, EVE, BEN, CARL)
    await house.master.seats.leave(table, BEN)
    await house.master.seats.offer(table, EVE, ANNA)
    await house.master.seats.join(table, ANNA)
    await house.master.privacy.delete(EVE)
    if restart:
        await house.again()
        table = await house.master.get(table.id)
    assert traces_of(house, EVE) == []
    assert await refused(house.master.seats.join(table, EVE, 1)) == "refused-knows-other-hand"
    assert await refused(house.master.seats.offer(table, CARL, EVE)) == "refused-knows-other-hand"
    await house.master.privacy.delete(CARL)
    assert table.playing().left == (2,)
    assert await refused(house.master.seats.join(table, CARL, 1)) == "refused-knows-other-hand"
    assert kept(house) == [("held-0", table.id), ("held-2", table.id)]
    await stop(house, table)
    assert kept(house) == []


async def test_a_person_may_ask_again_for_the_seat_whose_hand_they_know(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, EVE)
    await house.master.seats.leave(table, EVE)
    await house.master.privacy.delete(EVE)
    assert await house.master.seats.join(table, EVE, 2) is False
    assert table.proposal is not None
    assert table.proposal.newcomer == EVE.id


async def test_a_game_that_ends_by_the_deletion_itself_keeps_nothing(house: House) -> None:
    table = await house.running(HERE, ANNA, EVE)
    await house.master.privacy.delete(EVE)
    assert table.status is Status.OVER
    assert kept(house) == []


async def test_a_freed_table_keeps_nothing(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, EVE)
    await house.master.seats.leave(table, EVE)
    await house.master.privacy.delete(EVE)
    assert kept(house) == [("held-2", table.id)]
    await house.master.moderation.free(GUILD, LOOKS_AFTER, table.id, ANNA)
    assert kept(house) == []


async def test_two_houses_and_two_tables_have_nothing_in_common(house: House) -> None:
    """Without the key nobody can link the digests of a person at different tables."""
    digests = house.master._digests
    distinct = {digests.of(EVE.id, what, table_id) for what in ("barred", "held-0") for table_id in (1, 2)}
    assert len(distinct) == 4
    before = digests.of(EVE.id, "barred", 1)
    await house.again()
    assert house.master._digests.of(EVE.id, "barred", 1) == before, "the key outlives a restart"
    await house.close()
    house.execute("delete from notes where name = 'digest-key'")
    await house.open()
    assert house.master._digests.of(EVE.id, "barred", 1) != before
