"""How long people wait once Discord is back, and how often a day of trying knocks."""

from __future__ import annotations

import discord
import pytest

from cogs.reconnecting import Pauses, shorten_pauses


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("cogs.reconnecting.time.monotonic", lambda: self.now)


def tries(clock: Clock, pauses: Pauses, seconds: float) -> tuple[int, float]:
    """How many failures in a row there are in so many seconds, and how much longer than these the last pause is."""
    end, count = clock.now + seconds, 0
    while clock.now < end:
        clock.now += pauses.delay() + 0.1
        count += 1
    return count, clock.now - end


@pytest.mark.parametrize("seconds", [20, 60, 600, 3600])
def test_after_an_outage_nobody_waits_for_a_third_of_it_again(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    for _ in range(20):
        _, late = tries(Clock(monkeypatch), Pauses(), seconds)
        assert late <= seconds / 3


def test_a_day_of_trying_stays_below_what_discord_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    count, _ = tries(Clock(monkeypatch), Pauses(), 24 * 3600)
    assert 20 < count < 250


def test_the_next_hiccup_is_no_part_of_an_outage_long_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pauses = Clock(monkeypatch), Pauses()
    tries(clock, pauses, 3600)
    clock.now += 120
    assert pauses.delay() <= 2


def test_clients_of_discord_wait_like_this(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.client.ExponentialBackoff", None)  # and put back afterwards
    shorten_pauses()
    assert discord.Client.connect.__globals__["ExponentialBackoff"] is Pauses
