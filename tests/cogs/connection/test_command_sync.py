"""Commands that Discord refuses are sent only a few times a day."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.connection.command_sync import HARD_MAX_PAUSE, MAX_PAUSE, SyncRefusal

DAY = 86400.0
response: Any = SimpleNamespace(status=400, reason="Bad Request", headers={})
REFUSED = discord.HTTPException(response, {"code": 30034, "message": "Max number of daily command creates"})


def test_a_day_of_refusals_has_a_dozen_attempts_and_a_restart_adds_none() -> None:
    now, tries, refusal = 0.0, 0, SyncRefusal()
    while now < DAY:
        assert refusal.wait("a", now) == 0
        tries += 1
        refusal = refusal.after_refusal("a", REFUSED, now, 60.0)
        assert refusal.wait("a", now + 1) > 0
        now += refusal.wait("a", now)
    assert 8 < tries < 15
    assert refusal.wait("a", now - MAX_PAUSE) <= MAX_PAUSE


@pytest.mark.parametrize(("asked", "seconds"), [(1.0, 60.0), (3600.0, 3600.0), (1e9, HARD_MAX_PAUSE)])
def test_discords_own_pause_is_kept_where_it_is_longer_and_holds_for_all_commands(asked: float, seconds: float) -> None:
    refusal = SyncRefusal().after_refusal("a", discord.RateLimited(asked), 1000.0, 60.0)
    assert refusal.wait("a", 1000.0) == refusal.wait("b", 1000.0) == seconds


def test_changed_commands_are_sent_at_once_after_a_refusal_and_restart_the_count() -> None:
    refusal = SyncRefusal()
    for _ in range(5):
        refusal = refusal.after_refusal("a", REFUSED, 0.0, 60.0)
    assert refusal.wait("a", 0.0) == 960
    assert refusal.wait("b", 0.0) == 0
    assert refusal.after_refusal("b", REFUSED, 0.0, 60.0).wait("b", 0.0) == 60


def test_commands_wait_a_day_at_most_after_the_system_clock_was_set_back() -> None:
    assert SyncRefusal().after_refusal("a", REFUSED, 1e9, 60.0).wait("a", 0.0) == HARD_MAX_PAUSE
