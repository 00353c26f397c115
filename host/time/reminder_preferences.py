"""Reminder preferences of people: the channel, the interval, quiet hours, and the next due time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from host.time.clocks import DAY, HOUR, Clock, SeatTime
from host.time.quiet_hours import NO_ZONE, QuietHours

REMINDERS = "reminders"
"""Name of these preferences in the store."""
SHORTEST_REMINDED = 120.0
"""Minimum seconds for a decision to send a warning before its end; faster games need none."""
WARNED = 0.8
"""Share of the time after which the warning is sent."""
LOOKING = 120.0
"""Seconds after an interaction for which a person counts as looking at the table."""
LATEST = 30.0
"""Seconds before a deadline at which even a person who is looking is warned."""


class ReminderWay(StrEnum):
    """Way in which a person wants to be notified of their turn."""

    PRIVATE = "private"
    """By a private message."""
    MENTION = "mention"
    """By a mention in the game's thread."""
    NONE = "none"


EVERY: tuple[int, ...] = (0, 6 * HOUR, DAY)
"""Possible seconds between two reminders of one decision; 0: only one, the warning."""


@dataclass(slots=True, frozen=True)
class ReminderPreferences:
    """Reminder preferences of a person; the defaults apply to people who have not chosen."""

    way: ReminderWay = ReminderWay.PRIVATE
    every: int = 0
    """Minimum seconds between two reminders of the same decision; 0: once, before its end."""
    quiet: QuietHours | None = None
    zone: str = NO_ZONE

    def as_data(self) -> dict[str, Any]:
        """Return it as it is stored with the person."""
        quiet = None if self.quiet is None else [self.quiet.start, self.quiet.end]
        return {"way": str(self.way), "every": self.every, "quiet": quiet, "zone": self.zone}

    @classmethod
    def from_data(cls, data: Mapping[str, Any] | None) -> ReminderPreferences:
        """Read what :meth:`as_data` returned; the default for None."""
        if data is None:
            return cls()
        hours = None if data["quiet"] is None else QuietHours(*data["quiet"])
        return cls(ReminderWay(data["way"]), int(data["every"]), hours, data["zone"])

    def notice(self, time: SeatTime, lost: float, seen: float | None = None) -> float | None:
        """Return when a person is to be notified that the game waits for them; None: never.

        ``lost`` is how far running time is behind real time, in which quiet hours are; ``seen`` is the person's last
        interaction with the table.
        """
        if self.way is ReminderWay.NONE or time.notice is None or time.ask is None:
            return None
        return self._awake(time.notice if seen is None else max(time.notice, seen + LOOKING), lost)

    def may_be_mentioned(self, at: float) -> bool:
        """Return whether the person may be mentioned at the request of others at this time (seconds since 1970)."""
        return self.way is not ReminderWay.NONE and (self.quiet is None or self.quiet.over(at, self.zone) is None)

    def reminder(self, time: SeatTime, clock: Clock | None, lost: float, seen: float | None = None) -> float | None:
        """Return when an awaited person is to be reminded; None: never.

        The last reminder comes when most of the time is over; earlier ones are at intervals of at least ``every``
        seconds, counted backwards from it. Quiet hours delay a reminder unless the deadline falls into them too, and
        so does a recent interaction.
        """
        if self.way is ReminderWay.NONE or time.ask is None or (time.reminded is not None and not self.every):
            return None
        ends = time.ends(clock) if time.overdue is None else None
        at = self._without_end(time) if ends is None or clock is None else self._before(ends, time, clock)
        if at is None:
            return None
        if seen is not None:
            at = max(at, seen + LOOKING if ends is None else min(seen + LOOKING, max(ends - LATEST, at)))
        awake = self._awake(at, lost)
        return at if ends is not None and awake >= ends else awake

    def _before(self, ends: float, time: SeatTime, clock: Clock) -> float | None:
        whole = time.limit(clock)
        if whole < SHORTEST_REMINDED:
            return None
        last = ends - (1 - WARNED) * whole
        if not self.every:
            return last
        since = time.asked if time.reminded is None else time.reminded
        times = int((last - since - self.every / 2) // self.every)
        if times >= 0:
            return last - times * self.every
        return last if time.reminded is None else None

    def _without_end(self, time: SeatTime) -> float | None:
        if not self.every:
            return None
        since = time.overdue if time.overdue is not None else time.asked
        return (since if time.reminded is None else time.reminded) + self.every

    def _awake(self, at: float, lost: float) -> float:
        """Return this moment, or the end of the quiet hours that contain it."""
        over = None if self.quiet is None else self.quiet.over(at + lost, self.zone)
        return at if over is None else over - lost


def reminder_preferences_of(preferences: Mapping[int, Mapping[str, Any]], person_id: int) -> ReminderPreferences:
    """Return a person's reminder preferences, given the preferences of people by id."""
    return ReminderPreferences.from_data(preferences.get(person_id, {}).get(REMINDERS))
