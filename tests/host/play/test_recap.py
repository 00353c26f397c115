"""The summary of what happened since somebody last looked."""

from __future__ import annotations

from engine.kernel.flow import Event
from engine.kernel.text import Text, seat_name
from host.play.recap import MOST_LINES, recap
from host.tables.recent_history import RecentEvents


def happened(number: int, *seats: int, only: tuple[int, ...] | None = None) -> Event:
    return Event(Text("event", {"number": number, "seats": tuple(map(seat_name, seats))}), only)


def numbers(events: list[Event], seat: int) -> list[object]:
    return [text.values["number"] for text in recap(events, seat)]


def test_what_happened_to_the_reader_is_kept_first_and_all_of_it_stands_in_its_order() -> None:
    events = [happened(1, 1), happened(2, 0), happened(3, 1), happened(4, 1, 0)]
    assert numbers(events, 0) == [1, 2, 3, 4]
    assert numbers([happened(0, 0), *events, happened(5, 1)], 0) == [0, 2, 4, 5]


def test_a_private_event_concerns_its_reader() -> None:
    assert numbers([*(happened(1, 1) for _ in range(5)), happened(2, only=(0,)), happened(3, 1)], 0) == [1, 1, 2, 3]


def test_a_recap_has_at_most_four_lines_and_keeps_one_for_the_others() -> None:
    events = [*(happened(number, 0) for number in range(6)), happened(6, 1), happened(7, 1)]
    assert numbers(events, 0) == [3, 4, 5, 7]
    assert numbers(events, 2) == [4, 5, 6, 7]
    assert len(recap(events[:6], 0)) == MOST_LINES


def test_events_for_somebody_else_are_not_in_a_recap() -> None:
    recent = RecentEvents([happened(1, 0)])
    recent.note_seen(70)
    recent.add([happened(2, 1, only=(1,)), happened(3, 1)])
    since = recent.events_since(recent.seen_by(70) or 0, 0)
    assert [text.values["number"] for text in recap(since, 0)] == [3]
