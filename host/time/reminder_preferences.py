"""Reminders as people prefer them: in which way, how often, and when the next one is due."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from host.time.clocks import DAY, HOUR, Clock, SeatTime

SHORTEST_REMINDED = 120.0
"""Seconds a decision must have, so that somebody is reminded of it: quicker games are played by the board."""
LATEST, EARLIEST = 30.0, 6.0 * HOUR
"""Seconds before a deadline at which people are reminded, depending on how long they have."""
PATIENCE = float(DAY)
"""Seconds after which somebody is reminded who has no deadline."""


class Way(StrEnum):
    """In which way somebody wants to be reminded."""

    PRIVATE = "private"
    """By a private message."""
    MENTION = "mention"
    """By being mentioned where the game is told."""
    NONE = "none"


EVERY: tuple[int, ...] = (0, 6 * HOUR, DAY)
"""Seconds between two reminders of one decision that can be chosen; 0: it is but one."""


@dataclass(slots=True, frozen=True)
class ReminderPreferences:
    """How somebody wants to be reminded that others wait for them; the default is of those who have not chosen."""

    way: Way = Way.PRIVATE
    every: int = 0
    """Seconds between two reminders of the same decision, at least; 0: once."""

    def as_data(self) -> dict[str, Any]:
        """As it is stored with the person."""
        return {"way": str(self.way), "every": self.every}

    @classmethod
    def from_data(cls, data: Mapping[str, Any] | None) -> ReminderPreferences:
        """The reverse of :meth:`as_data`; the default for None."""
        return cls() if data is None else cls(Way(data["way"]), int(data["every"]))

    def next(self, time: SeatTime, clock: Clock | None) -> float | None:
        """When a person who is awaited is to be reminded, None: never. Between two reminders there are at least
        ``every`` seconds, but for the last one before a deadline, which counts from there backwards."""
        if self.way is Way.NONE or time.ask is None or (time.reminded is not None and not self.every):
            return None
        ends = time.ends(clock) if time.overdue is None else None
        if ends is None:
            return self._without_end(time)
        whole = ends - time.asked
        if whole < SHORTEST_REMINDED:
            return None
        last = ends - min(max(whole / 4, LATEST), EARLIEST)
        if not self.every:
            return last
        since = time.asked if time.reminded is None else time.reminded
        times = int((last - since - self.every / 2) // self.every)
        if times >= 0:
            return last - times * self.every
        return last if time.reminded is None else None

    def _without_end(self, time: SeatTime) -> float | None:
        if time.reminded is not None:
            return time.reminded + self.every
        if time.overdue is not None:
            return time.overdue + self.every if self.every else None
        return time.asked + (self.every or PATIENCE)


def reminder_preferences_of(habits: Mapping[int, Mapping[str, Any]], person_id: int) -> ReminderPreferences:
    """Pick somebody's reminder preferences out of what people have chosen for all games."""
    return ReminderPreferences.from_data(habits.get(person_id, {}).get("reminders"))
