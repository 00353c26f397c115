"""Who waits long for somebody reads how long that person usually takes, and may remind them."""

from __future__ import annotations

from host.time.clocks import HOUR
from tests.cogs.world import World, labels, reply_text


async def test_the_button_that_reminds_is_there_after_an_hour_and_works_once(world: World) -> None:
    await world.begin()
    asked = world.asked_person()
    other = world.bert if asked is world.anna else world.anna
    assert "Remind" not in labels(await world.open(other))
    seat = world.table().seat_of(asked.id)
    time = world.table().assignments[seat].time
    assert time.awaited is not None
    world.table().assignments[seat].time = type(time).from_data(
        [*time.as_data()[:7], time.awaited - HOUR, *time.as_data()[8:]]
    )
    panel = await world.open(other)
    assert "Remind" in labels(panel)
    custom_id = f"b:{world.table_id()}:call"
    first = await world.press_copy(other, world.copy_message(panel), custom_id)
    assert f"I have reminded {asked.user.name}" in await reply_text(first)
    second = await world.press_copy(other, world.copy_message(panel), custom_id)
    assert "within the last hour" in await reply_text(second)
    assert "Remind" not in labels(await world.open(asked))
