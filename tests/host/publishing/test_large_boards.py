"""Large boards of a server: after a change all visible boards are posted again, before or after a restart."""

from __future__ import annotations

from host.chat import ChatError, DeliveryFailure
from host.servers.server_settings import Rights
from tests.host.house import HERE, House

GUILD = 7
MANAGES = Rights(manager=True)


def boards(house: House) -> list[tuple[int, bool]]:
    """Return the messages with boards in the channel, and whether they are large."""
    return [(message, house.chat.boards[message].large) for message in house.chat.channels.get(HERE.channel_id, ())]


async def shown(house: House) -> int:
    """Return a game whose board is shown in the usual form, with its message."""
    table = await house.running()
    await house.until(lambda: boards(house) and house.rests(table))
    ((message, large),) = boards(house)
    assert not large
    return message


async def test_after_a_restart_a_board_that_was_not_posted_in_the_new_form_is_posted_in_it(house: House) -> None:
    old = await shown(house)
    house.chat.failure["post_board"] = ChatError(DeliveryFailure.TRANSIENT)
    await house.master.set_large_boards(GUILD, MANAGES, True)
    await house.again()
    assert boards(house) == [(old, False)]
    del house.chat.failure["post_board"]
    await house.again()
    await house.until(lambda: [large for _, large in boards(house)] == [True])
    assert old not in house.chat.boards
    calls = len(house.chat.calls)
    await house.again()
    await house.master.wait_until_shown(1)
    assert len(house.chat.calls) == calls, "and not once more"


async def test_boards_of_tables_that_nobody_has_touched_since_the_restart_are_posted_too(house: House) -> None:
    old = await shown(house)
    await house.again()
    assert house.master._registry.in_memory(1) is None
    await house.master.set_large_boards(GUILD, MANAGES, True)
    await house.until(lambda: [large for _, large in boards(house)] == [True])
    assert old not in house.chat.boards
    await house.master.set_large_boards(GUILD, MANAGES, False)
    await house.until(lambda: [large for _, large in boards(house)] == [False])
