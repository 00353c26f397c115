"""A board that people have written below comes down again, once."""

from __future__ import annotations

from host.publishing.outbox import SCROLLED
from tests.cogs.world import World


async def test_a_board_far_up_is_posted_anew_and_the_old_one_goes(world: World) -> None:
    await world.begin()
    first = world.board().id
    for number in range(SCROLLED):
        await world.clara.send(world.channel, f"chatter {number}")
    assert world.board().id != first
    boards = [message for message in world.channel.history() if message.embeds and message.components]
    assert len(boards) == 1
