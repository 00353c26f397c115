"""Quiet hours and time zones: their written form, and the end of quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.menus import RefusedError
from host.time.clocks import DAY
from host.time.quiet_hours import QuietHours, read_quiet_hours, read_zone, time_in, zones_like


@pytest.mark.parametrize(
    ("typed", "start", "end"),
    [
        ("22-7", 1320, 420),
        ("22:30 – 06:45", 1350, 405),
        ("22 bis 7 Uhr", 1320, 420),
        ("22 tot 7 uur", 1320, 420),
        ("0-9", 0, 540),
        ("22-24", 1320, 0),
        ("13h-15h", 780, 900),
    ],
)
def test_quiet_hours_are_read_as_people_write_them(typed: str, start: int, end: int) -> None:
    assert read_quiet_hours(typed) == QuietHours(start, end)


def test_off_is_no_quiet_hours() -> None:
    assert read_quiet_hours("off") is read_quiet_hours("Aus") is None


@pytest.mark.parametrize("typed", ["night", "22", "22-22", "25-7", "22-7-8", "0-24", "22:60-7", ""])
def test_invalid_quiet_hours_are_refused(typed: str) -> None:
    with pytest.raises(RefusedError) as refused:
        read_quiet_hours(typed)
    assert refused.value.refusal.key == "refused-quiet-hours"


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("New York", "America/New_York"),
        ("+2", "UTC+02:00"),
        ("UTC-5:30", "UTC-05:30"),
        ("utc", "UTC"),
        ("+0", "UTC"),
    ],
)
def test_a_time_zone_is_a_city_or_an_offset(typed: str, zone: str) -> None:
    assert read_zone(typed) == zone


@pytest.mark.parametrize("typed", ["Entenhausen", "+15", "../../etc/passwd", "+-2", "2"])
def test_an_invalid_time_zone_is_refused(typed: str) -> None:
    with pytest.raises(RefusedError) as refused:
        read_zone(typed)
    assert refused.value.refusal.key == "refused-zone"


@given(
    st.integers(0, 1439), st.integers(0, 1439), st.floats(0, 2e9), st.sampled_from(["UTC", "UTC+05:30", "UTC-08:00"])
)
def test_quiet_hours_end_within_a_day_and_at_their_end(start: int, end: int, at: float, zone: str) -> None:
    quiet = QuietHours(start, end)
    over = quiet.over(at, zone)
    if over is None:
        return
    assert at < over <= at + DAY + 1
    assert quiet.over(over, zone) is None
    hours, minutes = time_in(zone, over).split(":")
    assert int(hours) * 60 + int(minutes) == end
    assert start != end, "no hours are no quiet hours"


def test_summer_time_moves_quiet_hours_with_the_clock_on_the_wall() -> None:
    night = QuietHours(22 * 60, 7 * 60)
    for month, hour in ((1, 6), (7, 5)):
        before = datetime(2026, month, 10, 1, tzinfo=UTC).timestamp()
        assert night.over(before, "Europe/Berlin") == datetime(2026, month, 10, hour, tzinfo=UTC).timestamp()


def test_time_zones_are_suggested_by_the_typed_text_and_offsets_without_any() -> None:
    assert zones_like("berl", 25) == ["Europe/Berlin"]
    assert zones_like("+", 25)[:3] == ["UTC", "UTC+01:00", "UTC+02:00"]
    assert len(zones_like("", 25)) == 25
    assert len(zones_like("america", 25)) == 25
    assert zones_like("nowhere", 25) == []
