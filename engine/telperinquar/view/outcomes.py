"""The events that say what a move caused, which a panel shows first, and what led to these."""

from __future__ import annotations

from engine.kernel.text import Text

OUTCOMES = (
    "event-level",
    "event-level-of-class",
    "event-played",
    "event-played-face-down",
    "event-laid-face-down",
    "event-play-stopped",
    "event-equipped",
    "event-moved",
    "event-taken-back",
    "event-modified",
    "event-granted",
    "event-over-time",
    "event-pool",
    "event-exhausted",
    "event-readied",
    "event-revealed",
    "event-hid",
    "event-no-effect",
    "event-attack-stopped",
    "event-fumble",
    "event-check-succeeded",
    "event-check-failed",
    "event-hero-hurt",
    "event-hero-doomed",
    "event-hero-healed",
    "event-hero-died",
    "event-creature-hurt",
    "event-creature-healed",
    "event-injured-again",
    "event-died",
    "event-shadowy",
    "event-immune",
    "event-intercepted",
    "event-cancelled",
    "event-redirected",
    "event-parried",
    "event-destroyed",
    "event-returned",
    "event-discarded",
    "event-overtime",
    "event-drew-these",
    "event-idle",
    "event-nothing-left",
)
"""Left out is what a move begins with: a turn, the use of a card, an attack and its roll; damage says as much."""

CAUSES = (
    "event-attack",
    "event-attack-with",
    "event-attack-both",
    "event-used",
    "event-used-on",
    "event-counter",
    "event-roll",
    "event-attack-roll",
    "event-healing-roll",
    "event-critical",
    "event-tick",
)
"""What leads to outcomes: who acts, and the rolls of dice, which a panel shows before these if it can."""

LOSSES = ("event-died", "event-cancelled", "event-hero-hurt", "event-hero-doomed", "event-hero-died")
"""What the reader must not miss where it befalls their own side."""

EVERYDAY_OUTCOMES = ("event-level", "event-level-of-class", "event-drew-these")
"""What happens in nearly every turn."""

HEADLINES = ("event-hero-doomed", "alarm-poison")
"""What decides a duel."""


def is_routine(event: Text) -> bool:
    """Return whether an event is the beginning of a turn or the card that a turn begins or ends with (T-018, T-029)."""
    return event.key == "event-turn" or (event.key == "event-drew" and event.values.get("occasion", "other") != "other")
