"""Games that were paused, left, offered or had a proposal can continue: none of this is a change of the rules."""

from __future__ import annotations

from host.record.running_games import check_running
from tests.host.house import House
from tests.host.personal_data import quiet


async def test_no_game_is_reported_because_of_changes_outside_the_rules(filled: House) -> None:
    await quiet(filled)
    checked = await check_running(filled.store, filled.game)
    assert checked.running > 5
    assert checked.stuck == []
