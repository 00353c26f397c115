"""Clocks: their written form, running and expiry; reminder preferences."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.menus import RefusedError
from engine.kernel.text import Text
from host.time.clocks import DAY, HOUR, LONGEST, MINUTE, PRESETS, SHORTEST, Clock, SeatTime, duration, read_clock
from host.time.quiet_hours import QuietHours
from host.time.reminder_preferences import LATEST, LOOKING, ReminderPreferences, ReminderWay
from tests.wording import strict_languages


@pytest.mark.parametrize(
    ("words", "clock"),
    [
        ("off", None),
        ("Aus", None),
        ("1d", Clock(DAY)),
        ("1 Tag", Clock(DAY)),
        ("2m+15s", Clock(15, 2 * MINUTE)),
        ("10 min + 30 s", Clock(30, 10 * MINUTE)),
        ("3d+12h", Clock(12 * HOUR, 3 * DAY)),
        ("3 Tage + 12 Std.", Clock(12 * HOUR, 3 * DAY)),
        ("1 d 12 h", Clock(36 * HOUR)),
        ("1 Woche + 2 Stunden 30 Minuten", Clock(2 * HOUR + 30 * MINUTE, 7 * DAY)),
        ("90 seconds", Clock(90)),
        ("uit", None),
        ("3 dagen + 12 uur", Clock(12 * HOUR, 3 * DAY)),
        ("1 week + 90 seconden", Clock(90, 7 * DAY)),
        ("3d+12u", Clock(12 * HOUR, 3 * DAY)),
        ("3d+12h+6h", Clock(12 * HOUR, 3 * DAY, 6 * HOUR)),
        ("15m/2d", Clock(15 * MINUTE, outer=2 * DAY)),
        ("1h+15m / 2 Tage", Clock(15 * MINUTE, HOUR, outer=2 * DAY)),
    ],
)
def test_clocks_are_read_as_people_write_them_in_every_language(words: str, clock: Clock | None) -> None:
    assert read_clock(words) == clock


@pytest.mark.parametrize(
    "words",
    [
        "",
        "soon",
        "1",
        "d",
        "1d+",
        "+1d",
        "1d+1d+1d+1d",
        "1d/",
        "/1d",
        "1d/2d/3d",
        "-1d",
        "1x",
        "1d;",
        "١d",
        "1e9d",
        "∞",
    ],
)
def test_an_invalid_clock_is_refused_by_name(words: str) -> None:
    with pytest.raises(RefusedError) as refused:
        read_clock(words)
    assert refused.value.refusal.key == "refused-clock"
    assert refused.value.refusal.values == {"clock": words}


@pytest.mark.parametrize("words", ["1s", "0d", "31d", "61d+1d", "9999999w"])
def test_clocks_that_are_too_short_or_too_long_are_refused(words: str) -> None:
    with pytest.raises(RefusedError) as refused:
        read_clock(words)
    assert refused.value.refusal.key == "refused-clock-range"


@pytest.mark.parametrize(
    ("words", "key"),
    [("1d+1h+2d", "refused-clock-range"), ("1d/1h", "refused-clock-outer"), ("1h/31d", "refused-clock-outer")],
)
def test_a_gain_beyond_the_bank_and_an_outer_limit_that_is_none_are_refused(words: str, key: str) -> None:
    with pytest.raises(RefusedError) as refused:
        read_clock(words)
    assert refused.value.refusal.key == key


@given(st.lists(st.tuples(st.floats(0, 5 * DAY), st.booleans()), max_size=20))
def test_a_bank_that_grows_never_exceeds_its_start_and_never_gains_without_a_decision(
    thoughts: list[tuple[float, bool]],
) -> None:
    clock, now = Clock(HOUR, DAY, 2 * HOUR), 0.0
    time = SeatTime(float(clock.bank))
    for number, (thought, decided) in enumerate(thoughts):
        time = SeatTime(time.bank, f"0-{number}", now).started(now)
        now += thought
        after = time.answered(clock, now, decided=decided)
        charged = max(0.0, time.bank - max(0.0, time.used(now) - clock.decision))
        assert after.bank == (min(clock.bank, charged + clock.gain) if decided else charged)
        assert 0 <= after.bank <= clock.bank
        time = after


@given(st.floats(0, 2 * DAY), st.floats(0, 2 * DAY), st.floats(0, DAY))
def test_thinking_counts_from_the_opening_and_ends_at_the_outer_limit_at_the_latest(
    opened: float, thought: float, pause: float
) -> None:
    clock = Clock(15 * MINUTE, HOUR, outer=DAY)
    asked = SeatTime(float(clock.bank), "0-1", 0.0).started(0.0)
    assert asked.ends(clock) == DAY
    assert asked.answered(clock, opened).bank == clock.bank, "nothing was thought about"
    seen = replace(asked, opened=asked.used(opened))
    assert seen.ends(clock) == pytest.approx(min(DAY, opened + 75 * MINUTE))
    again = seen.stopped(opened).started(opened + pause)
    assert again.ends(clock) == pytest.approx(min(DAY + pause, opened + pause + 75 * MINUTE))
    left = again.answered(clock, opened + pause + thought).bank
    assert left == pytest.approx(max(0.0, HOUR - max(0.0, thought - 15 * MINUTE)))
    assert SeatTime.from_data(again.as_data()) == again


def test_clocks_and_times_of_the_first_release_are_read() -> None:
    assert Clock.from_data({"decision": 60, "bank": 120}) == Clock(60, 120)
    stored = [5.0, "0-1", 1.0, 2.0, 3.0, None, None, 1.0, None, None, False, None, False]
    assert SeatTime.from_data(stored).opened is None


def test_every_clock_on_offer_can_be_read_and_worded() -> None:
    words = strict_languages()
    labels = []
    for preset in PRESETS:
        clock = read_clock(preset)
        text = Text("clock-off") if clock is None else clock.text
        labels += [words.say(text, language) for language in ("en", "de")]
    assert "2 minutes in reserve" in labels[2]
    assert labels[2:4] == [
        "15 seconds per decision, plus 2 minutes in reserve",
        "15 Sekunden je Entscheidung, dazu 2 Minuten Reserve",
    ]
    assert labels[6:8] == ["1 day per decision", "1 Tag je Entscheidung"]


@given(st.integers(0, 10**7))
def test_a_length_of_time_has_at_most_two_units(seconds: int) -> None:
    text = duration(seconds)
    parts = [text] if text.key != "duration-both" else [text.values["first"], text.values["second"]]
    assert 1 <= len(parts) <= 2
    assert all(isinstance(part, Text) and part.key.startswith("duration-") for part in parts)


@given(st.integers(SHORTEST, LONGEST), st.integers(0, LONGEST), st.lists(st.floats(0, 2 * LONGEST), max_size=8))
def test_the_bank_is_charged_only_for_time_beyond_that_of_a_decision(
    decision: int, bank: int, thoughts: list[float]
) -> None:
    clock, time, now = Clock(decision, bank), SeatTime(float(bank)), 1000.0
    left = float(bank)
    for number, thought in enumerate(thoughts):
        time = SeatTime(time.bank, f"0-{number}", now).started(now)
        assert time.ends(clock) == pytest.approx(now + decision + left)
        now += thought
        time = time.answered(clock, now)
        left = max(0.0, left - max(0.0, thought - decision))
        assert time.bank == pytest.approx(left)
    assert 0 <= time.bank <= bank


@given(st.floats(0, DAY), st.floats(0, DAY), st.floats(0, DAY))
def test_a_stopped_clock_loses_no_time(before: float, still: float, after: float) -> None:
    clock, start = Clock(DAY, DAY), 50_000.0
    time = SeatTime(float(DAY), "0-0", start).started(start)
    time = time.stopped(start + before)
    assert time.ends(clock) is None
    time = time.started(start + before + still)
    assert time.used(start + before + still + after) == pytest.approx(before + after, abs=1e-6)
    assert time.stopped(start).stopped(start) == time.stopped(start)


def test_the_time_of_a_seat_is_the_same_after_it_was_stored() -> None:
    time = SeatTime(5.0, "1-7", 3.0, 4.5, 1.0, 3.5, None, 2.0, 22.0, 1.5, True)
    assert SeatTime.from_data(time.as_data()) == time


def running(asked: float = 0.0) -> SeatTime:
    return SeatTime(0.0, "0-0", asked).started(asked)


@given(
    st.sampled_from([0, 6 * HOUR, DAY]),
    st.one_of(st.none(), st.builds(Clock, st.integers(SHORTEST, LONGEST), st.integers(0, LONGEST))),
)
def test_reminders_never_come_more_often_than_was_chosen(every: int, clock: Clock | None) -> None:
    chosen, time = ReminderPreferences(ReminderWay.PRIVATE, every), running()
    given_at: list[float] = []
    while len(given_at) < 40 and (at := chosen.reminder(time, clock, 0.0)) is not None:
        assert at > (time.reminded or 0.0)
        given_at.append(at)
        time = SeatTime(time.bank, time.ask, time.asked, time.since, time.spent, at)
    gaps = [later - earlier for earlier, later in pairwise(given_at)]
    assert all(gap >= every - 1 for gap in gaps)
    if not every:
        assert len(given_at) <= 1
    if clock is not None:
        assert all(at < clock.decision for at in given_at)


def test_a_warning_comes_when_most_of_the_time_is_over_and_without_a_deadline_only_on_request() -> None:
    once = ReminderPreferences()
    assert once.reminder(running(), Clock(5 * HOUR), 0.0) == pytest.approx(4 * HOUR)
    assert once.reminder(running(), Clock(10 * DAY), 0.0) == pytest.approx(8 * DAY)
    assert once.reminder(SeatTime(float(DAY), "0-0").started(0.0), Clock(DAY, 3 * DAY), 0.0) == pytest.approx(1.6 * DAY)
    assert once.reminder(running(), None, 0.0) is None
    assert once.reminder(running(), Clock(60), 0.0) is None, "quick games need no warning"
    assert ReminderPreferences(ReminderWay.NONE, DAY).reminder(running(), Clock(DAY), 0.0) is None
    assert ReminderPreferences(ReminderWay.PRIVATE, DAY).reminder(running(), None, 0.0) == DAY
    ladder = ReminderPreferences(ReminderWay.MENTION, DAY)
    assert ladder.reminder(running(), Clock(5 * DAY), 0.0) == pytest.approx(DAY), "then after two, three and four days"


def test_a_player_who_is_looking_is_warned_later_but_in_time() -> None:
    once = ReminderPreferences()
    at = once.reminder(running(), Clock(5 * HOUR), 0.0)
    assert at is not None
    assert once.reminder(running(), Clock(5 * HOUR), 0.0, seen=at - 10) == pytest.approx(at - 10 + LOOKING)
    assert once.reminder(running(), Clock(150), 0.0, seen=119.0) == pytest.approx(150 - LATEST), "there is no later"


def test_quiet_hours_put_a_warning_off_unless_the_deadline_falls_into_them() -> None:
    night = ReminderPreferences(quiet=QuietHours(22 * 60, 7 * 60))
    for asked, decision, at in (
        (0.0, 30 * HOUR, 24 * HOUR),  # at midnight, with an end at six
        (8.0 * HOUR, 20 * HOUR, 24 * HOUR),  # the same night
        (12.0 * HOUR, 20 * HOUR, 31 * HOUR),  # at four, with an end at eight
    ):
        assert night.reminder(running(asked), Clock(decision), 0.0) == pytest.approx(at)
    late = 3 * HOUR  # the house was away for so long: its midnight is three o'clock on the wall
    assert night.reminder(running(), Clock(30 * HOUR), late) == pytest.approx(28 * HOUR)


def test_a_wish_is_the_same_after_it_was_stored() -> None:
    assert ReminderPreferences.from_data(None) == ReminderPreferences()
    night = ReminderPreferences(quiet=QuietHours(1320, 420), zone="Europe/Berlin")
    for chosen in (ReminderPreferences(ReminderWay.NONE), ReminderPreferences(ReminderWay.MENTION, DAY), night):
        assert ReminderPreferences.from_data(chosen.as_data()) == chosen
