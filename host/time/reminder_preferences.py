"""Notices and reminders as people prefer them: in which way, how often, at which hours, and when the next is due."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from host.time.clocks import DAY, HOUR, Clock, SeatTime
from host.time.quiet_hours import NO_ZONE, QuietHours

REMINDERS = "reminders"
"""The name under which they are kept."""
SHORTEST_REMINDED = 120.0
"""Seconds a decision must have, so that somebody is warned of its end: quicker games are played by the board."""
WARNED = 0.8
"""The share of the time after which somebody is warned that the rest of it goes by."""
LOOKING = 120.0
"""Seconds for which somebody who has pressed something at a table is taken to be looking at it."""
LATEST = 30.0
"""Seconds before a deadline at which even somebody who is looking is warned."""


class Way(StrEnum):
    """In which way somebody wants to hear that it is their turn."""

    PRIVATE = "private"
    """By a private message."""
    MENTION = "mention"
    """By being mentioned where the game is told."""
    NONE = "none"


EVERY: tuple[int, ...] = (0, 6 * HOUR, DAY)
"""Seconds between two reminders of one decision that can be chosen; 0: it is but one, the warning."""


@dataclass(slots=True, frozen=True)
class ReminderPreferences:
    """How somebody wants to hear that others wait for them; the default is of those who have not chosen."""

    way: Way = Way.PRIVATE
    every: int = 0
    """Seconds between two reminders of the same decision, at least; 0: once, before its end."""
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
        return cls(Way(data["way"]), int(data["every"]), hours, data["zone"])

    def notice(self, time: SeatTime, lost: float, seen: float | None = None) -> float | None:
        """Return when somebody is to hear that the game waits for them; None: never. ``lost`` is how much the house's
        time, in which this is, lies behind the clock on the wall, by which people sleep; ``seen`` when they last
        pressed something at the table.
        """
        if self.way is Way.NONE or time.notice is None or time.ask is None:
            return None
        return self._awake(time.notice if seen is None else max(time.notice, seen + LOOKING), lost)

    def may_be_mentioned(self, at: float) -> bool:
        """Return whether others may have somebody mentioned now (seconds since 1970)."""
        return self.way is not Way.NONE and (self.quiet is None or self.quiet.over(at, self.zone) is None)

    def reminder(self, time: SeatTime, clock: Clock | None, lost: float, seen: float | None = None) -> float | None:
        """Return when a person who is awaited is to be reminded; None: never. It is once, when most of their time is
        over; who wants more has at least ``every`` seconds between two reminders, counted from that one backwards.
        Quiet hours put it off unless the deadline falls into them too; so does having looked.
        """
        if self.way is Way.NONE or time.ask is None or (time.reminded is not None and not self.every):
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
        """This moment, or the end of the quiet hours in which it lies."""
        over = None if self.quiet is None else self.quiet.over(at + lost, self.zone)
        return at if over is None else over - lost


def reminder_preferences_of(habits: Mapping[int, Mapping[str, Any]], person_id: int) -> ReminderPreferences:
    """Pick somebody's reminder preferences out of what people have chosen for all games."""
    return ReminderPreferences.from_data(habits.get(person_id, {}).get(REMINDERS))
