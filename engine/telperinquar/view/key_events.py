"""The events that a panel shows first, and those that it leaves out."""

from __future__ import annotations

from engine.kernel.text import Text

KEY_EVENTS = ("event-died", "event-cancelled", "event-hero-hurt", "event-hero-doomed", "event-hero-died", "alarm-hero")
"""What the reader must not miss where it befalls their own side."""

HEADLINES = ("event-hero-doomed", "alarm-poison")
"""What decides a duel."""


def is_routine(event: Text) -> bool:
    """Return whether an event is the beginning of a turn or the card that a turn begins or ends with (T-018, T-029)."""
    return event.key == "event-turn" or (event.key == "event-drew" and event.values.get("occasion", "other") != "other")
