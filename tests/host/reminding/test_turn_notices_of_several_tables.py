"""Notices about several tables share one message while it is recent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.commits.timing import FRESH
from host.time.clocks import HOUR
from host.time.reminder_preferences import LOOKING
from tests.host.house import ANNA, BEN, House
from tests.host.notices import SOON, message_to, notified, rest, several


@pytest.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    """Provide a house in which real time may advance by hours at once."""
    house = await House(tmp_path, beat=float(HOUR), address=database).open()
    yield house
    await house.close()


async def test_further_tables_are_written_into_the_message_while_it_is_young(house: House) -> None:
    first, second, third = await several(house, 3)
    await house.play(third, ANNA, "draw")
    await house.live(SOON)
    await house.until(lambda: sorted(notified(house)) == [ANNA.id, BEN.id])
    await house.until(lambda: "at 2 tables" in message_to(house, ANNA))
    await house.live(FRESH / 2)
    await house.play(third, BEN, "draw")
    await house.live(LOOKING)
    await house.until(lambda: "at 3 tables" in message_to(house, ANNA))
    words = message_to(house, ANNA)
    for table in (first, second, third):
        assert f"/7/{table.place.channel_id}" in words
    assert [person for person in notified(house) if person == ANNA.id] == [ANNA.id]


async def test_an_old_message_is_replaced_by_a_new_one_with_the_turns_that_are_still_open(house: House) -> None:
    first, second = await several(house, 2)
    await house.play(second, ANNA, "draw")
    await house.live(SOON)
    await house.until(lambda: ANNA.id in notified(house))
    await house.live(FRESH)
    await house.play(second, BEN, "draw")
    await house.live(LOOKING)
    await house.until(lambda: notified(house).count(ANNA.id) == 2)
    await rest(house)
    words = message_to(house, ANNA)
    assert "at 2 tables" in words
    assert f"/7/{first.place.channel_id}" in words


async def test_an_answered_turn_is_not_in_the_next_notice(house: House) -> None:
    first, second = await several(house, 2)
    await house.play(second, ANNA, "draw")
    await house.live(SOON)
    await house.until(lambda: ANNA.id in notified(house))
    await house.play(first, ANNA, "draw")
    await house.play(second, BEN, "draw")
    await house.live(LOOKING)
    await house.until(lambda: notified(house).count(ANNA.id) == 2)
    await rest(house)
    words = message_to(house, ANNA)
    assert f"/7/{first.place.channel_id}" not in words
    assert "tables" not in words
