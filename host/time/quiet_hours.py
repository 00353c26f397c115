"""Quiet hours: the part of the day without notices, in a person's own time zone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from engine.kernel.menus import Refusal, RefusedError
from host.time.clocks import HOUR, MINUTE, OFF

NO_ZONE = "UTC"
"""Time zone of people who have not chosen one."""
_A_DAY = 24 * 60
_LONGEST_OFFSET = 14 * 60
_TIME = r"(\d{1,2})(?::?([0-5]\d))?\s*(?:h|uhr|uur|u)?"
_HOURS = re.compile(rf"\s*{_TIME}\s*(?:-|–|—|\bto\b|\bbis\b|\btot\b)\s*{_TIME}\s*", re.IGNORECASE)
_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)


@dataclass(slots=True, frozen=True)
class QuietHours:
    """Quiet hours from ``start`` to ``end``, in minutes after midnight; ``end`` may be on the next day."""

    start: int
    end: int

    def over(self, at: float, zone: str) -> float | None:
        """Return the end of the quiet hours at this moment, in seconds since 1970; None outside quiet hours."""
        local = datetime.fromtimestamp(at, UTC).astimezone(zone_of(zone))
        minute = local.hour * 60 + local.minute
        if (minute - self.start) % _A_DAY >= (self.end - self.start) % _A_DAY:
            return None
        days = 1 if minute >= self.end else 0
        ends = (local + timedelta(days=days)).replace(
            hour=self.end // 60, minute=self.end % 60, second=0, microsecond=0
        )
        return max(ends.timestamp(), at + 1)  # if the clocks are put back in that night

    @property
    def words(self) -> str:
        """Quiet hours as people write them."""
        return f"{clock_face(self.start)}–{clock_face(self.end)}"


def clock_face(minute: int) -> str:
    """Return a minute of the day as ``hh:mm``."""
    return f"{minute // 60:02}:{minute % 60:02}"


def read_quiet_hours(words: str) -> QuietHours | None:
    """Parse quiet hours such as ``22-7``, ``22:30-6:45`` or ``off``. Raises RefusedError (``refused-quiet-hours``)."""
    if words.strip().casefold() in OFF:
        return None
    hours = _HOURS.fullmatch(words)
    if hours is None:
        raise RefusedError(Refusal("refused-quiet-hours", {"typed": words}))
    start, end = (int(hours[group]) * 60 + int(hours[group + 1] or 0) for group in (1, 3))
    if start > _A_DAY or end > _A_DAY or start % _A_DAY == end % _A_DAY:
        raise RefusedError(Refusal("refused-quiet-hours", {"typed": words}))
    return QuietHours(start % _A_DAY, end % _A_DAY)


# ---- time zones


def read_zone(words: str) -> str:
    """Return the stored form of a zone such as ``Europe/Berlin`` or ``+2``. Raises RefusedError (``refused-zone``)."""
    typed = words.strip()
    offset = _OFFSET.fullmatch(typed)
    if offset is not None:
        minutes = int(offset[2]) * 60 + int(offset[3] or 0)
        if minutes <= _LONGEST_OFFSET:
            return f"UTC{offset[1]}{clock_face(minutes)}" if minutes else NO_ZONE
    zone = known_zones().get(typed.casefold().replace(" ", "_"))
    if zone is None:
        raise RefusedError(Refusal("refused-zone", {"typed": words}))
    return zone


def zone_of(zone: str) -> tzinfo:
    """Return the time zone stored under this name; UTC if this computer no longer knows it."""
    offset = _OFFSET.fullmatch(zone)
    if offset is not None:
        seconds = int(offset[2]) * HOUR + int(offset[3] or 0) * MINUTE
        return timezone(timedelta(seconds=-seconds if offset[1] == "-" else seconds))
    try:
        return UTC if zone == NO_ZONE else ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def time_in(zone: str, at: float) -> str:
    """Return the local time ``hh:mm`` of a time zone at a moment."""
    local = datetime.fromtimestamp(at, UTC).astimezone(zone_of(zone))
    return clock_face(local.hour * 60 + local.minute)


def zones_like(typed: str, most: int) -> Sequence[str]:
    """Return time zones whose names contain the typed text, cities first; one for each offset if it is empty."""
    wanted = typed.strip().casefold().replace(" ", "_")
    if not wanted or _OFFSET.fullmatch(typed.strip()) or wanted in "+-":
        offsets = [f"{sign}{hours}" for hours in range(13) for sign in ("+-" if hours else "+")]
        return [read_zone(offset) for offset in offsets if offset.startswith(wanted)][:most]
    matching = dict.fromkeys(zone for name, zone in sorted(known_zones().items()) if wanted in name)
    return sorted(matching, key=lambda zone: ("/" not in zone, wanted != zone.rpartition("/")[2].casefold()))[:most]


@cache
def known_zones() -> dict[str, str]:
    """Return the time zones known to this computer, by the casefolded names that people may type."""
    zones = [zone for zone in sorted(available_timezones()) if not zone.startswith(("Etc/", "SystemV/", "posix"))]
    cities = {zone.rpartition("/")[2].casefold(): zone for zone in reversed(zones) if "/" in zone}
    return cities | {zone.casefold(): zone for zone in zones} | {NO_ZONE.casefold(): NO_ZONE}
