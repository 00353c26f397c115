"""A client that is closed while events still arrive."""

from __future__ import annotations

from tests.cogs.world import Make


async def test_events_after_the_end_are_ignored(make: Make) -> None:
    async with make() as client:
        pass
    client.dispatch("ready")
    assert not client.was_ready
