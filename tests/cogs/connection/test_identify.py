"""The pauses between connections: how long people wait after an outage, and how often the bot tries in a day."""

from __future__ import annotations

import discord
import pytest

from cogs.connection.identify import (
    LONGEST_BETWEEN,
    LONGEST_WHILE_OPEN,
    STABLE_AFTER,
    Backoff,
    IdentifyLimit,
    IdentifyTooSoonError,
    use_backoff,
)


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("cogs.connection.identify.time.monotonic", lambda: self.now)


def tries(clock: Clock, pauses: Backoff, seconds: float) -> tuple[int, float]:
    """Return the number of failures in a row within ``seconds``, and by how much the last pause exceeds these."""
    end, count = clock.now + seconds, 0
    while clock.now < end:
        clock.now += pauses.delay() + 0.1
        count += 1
    return count, clock.now - end


@pytest.mark.parametrize("seconds", [20, 60, 600, 3600])
def test_the_pause_after_an_outage_is_at_most_a_third_of_it(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    for _ in range(20):
        _, late = tries(Clock(monkeypatch), Backoff(), seconds)
        assert late <= seconds / 3


def test_a_day_of_attempts_stays_below_discords_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    count, _ = tries(Clock(monkeypatch), Backoff(), 24 * 3600)
    assert 20 < count < 250


def test_an_interruption_long_after_an_outage_starts_with_a_short_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pauses = Clock(monkeypatch), Backoff()
    tries(clock, pauses, 3600)
    clock.now += 120
    assert pauses.delay() <= 2


def test_clients_of_discord_use_these_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.client.ExponentialBackoff", None)  # and put back afterwards
    use_backoff()
    assert discord.Client.connect.__globals__["ExponentialBackoff"] is Backoff


class Process:
    """The sessions of a process, on a clock that only moves while it waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, first: float = 5.0) -> None:
        self.now = 0.0
        self.identified_at: list[float] = []
        self.turns = IdentifyLimit(first, lambda: self.now)
        monkeypatch.setattr("cogs.connection.identify.asyncio.sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    async def identify(self) -> float:
        """Wait until it is time, connect and identify as the program does, and return how long that took."""
        before = self.now
        self.now += self.turns.end_session()
        await self.turns.wait_for_turn(initial=True)
        self.identified_at.append(self.now)
        return self.now - before

    def live(self, seconds: float) -> None:
        self.now += seconds
        self.turns.lost()


async def test_short_sessions_are_followed_by_growing_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Process(monkeypatch)
    pauses = []
    for _ in range(12):
        pauses.append(round(await process.identify()))
        process.live(1)
    assert pauses == [0, 5, 10, 20, 40, 80, 160, 320, 640, LONGEST_BETWEEN, LONGEST_BETWEEN, LONGEST_BETWEEN]


async def test_only_a_session_of_some_minutes_resets_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Process(monkeypatch)
    for _ in range(9):
        await process.identify()
        process.live(1)
    assert await process.identify() > STABLE_AFTER, "pauses do not count as connected time"
    process.live(STABLE_AFTER - 1)
    process.now += 86400
    assert await process.identify() == 0, "no pause is needed after a day offline"
    process.live(1)
    assert await process.identify() == LONGEST_BETWEEN
    process.live(STABLE_AFTER)
    assert await process.identify() == 0
    process.live(1)
    assert await process.identify() == 5


async def test_a_resumed_session_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Process(monkeypatch)
    await process.identify()
    for _ in range(10):
        process.live(STABLE_AFTER / 10)
        process.turns.resumed()
    assert await process.identify() == 0
    process.live(STABLE_AFTER / 2)
    process.turns.lost()
    process.now += STABLE_AFTER
    process.turns.lost()
    process.live(1)
    await process.identify()
    process.live(1)
    assert await process.identify() == 10, "an outage does not count as connected time"


@pytest.mark.parametrize("young", range(12))
async def test_no_day_of_failures_comes_near_a_thousand_identifications(
    monkeypatch: pytest.MonkeyPatch, young: int
) -> None:
    process = Process(monkeypatch)
    while process.now < 86400:
        for _ in range(young):
            await process.identify()
            process.live(0)
        await process.identify()
        process.live(STABLE_AFTER)
    assert len(process.identified_at) < 850


async def test_an_open_connection_is_not_kept_waiting_longer_than_discord_keeps_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    process = Process(monkeypatch, LONGEST_WHILE_OPEN + 1)
    await process.turns.wait_for_turn(initial=True)
    with pytest.raises(IdentifyTooSoonError) as raised:
        await process.turns.wait_for_turn(initial=False)
    assert raised.value.seconds == LONGEST_WHILE_OPEN + 1
    process.now += raised.value.seconds
    await process.turns.wait_for_turn(initial=False)
    assert 1 <= process.now - raised.value.seconds <= 5
