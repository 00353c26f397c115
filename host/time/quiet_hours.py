"""Quiet hours: the part of the day in which somebody wants to hear of nothing, in their own time zone."""

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
"""The zone of those who have not told theirs."""
_A_DAY = 24 * 60
_LONGEST_OFFSET = 14 * 60
_TIME = r"(\d{1,2})(?::?([0-5]\d))?\s*(?:h|uhr|uur|u)?"
_HOURS = re.compile(rf"\s*{_TIME}\s*(?:-|–|—|\bto\b|\bbis\b|\btot\b)\s*{_TIME}\s*", re.IGNORECASE)
_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)


@dataclass(slots=True, frozen=True)
class QuietHours:
    """From ``start`` to ``end``, in minutes after midnight: the next day's midnight lies between them where the end
    comes first.
    """

    start: int
    end: int

    def over(self, at: float, zone: str) -> float | None:
        """Return when the quiet hours end in which this moment lies, in seconds since 1970; None: it lies in none."""
        local = datetime.fromtimestamp(at, UTC).astimezone(zone_of(zone))
        minute = local.hour * 60 + local.minute
        if (minute - self.start) % _A_DAY >= (self.end - self.start) % _A_DAY:
            return None
        days = 1 if minute >= self.end else 0
        ends = (local + timedelta(days=days)).replace(
            hour=self.end // 60, minute=self.end % 60, second=0, microsecond=0
        )
        return max(ends.timestamp(), at + 1)  # where a clock is put back in that night

    @property
    def words(self) -> str:
        """As people write them."""
        return f"{clock_face(self.start)}–{clock_face(self.end)}"


def clock_face(minute: int) -> str:
    """Return a minute of the day as a clock shows it."""
    return f"{minute // 60:02}:{minute % 60:02}"


def read_quiet_hours(words: str) -> QuietHours | None:
    """Quiet hours as people write them: ``22-7``, ``22:30-6:45``, ``off``. Raises RefusedError
    (``refused-quiet-hours``).
    """
    if words.strip().casefold() in OFF:
        return None
    found = _HOURS.fullmatch(words)
    if found is None:
        raise RefusedError(Refusal("refused-quiet-hours", {"typed": words}))
    start, end = (int(found[at]) * 60 + int(found[at + 1] or 0) for at in (1, 3))
    if start > _A_DAY or end > _A_DAY or start % _A_DAY == end % _A_DAY:
        raise RefusedError(Refusal("refused-quiet-hours", {"typed": words}))
    return QuietHours(start % _A_DAY, end % _A_DAY)


# ---- time zones


def read_zone(words: str) -> str:
    """Read a time zone as people write it, ``Europe/Berlin`` or ``+2``, as it is kept. Raises RefusedError
    (``refused-zone``).
    """
    typed = words.strip()
    found = _OFFSET.fullmatch(typed)
    if found is not None:
        minutes = int(found[2]) * 60 + int(found[3] or 0)
        if minutes <= _LONGEST_OFFSET:
            return f"UTC{found[1]}{clock_face(minutes)}" if minutes else NO_ZONE
    zone = known_zones().get(typed.casefold().replace(" ", "_"))
    if zone is None:
        raise RefusedError(Refusal("refused-zone", {"typed": words}))
    return zone


def zone_of(zone: str) -> tzinfo:
    """Return the time zone that is kept under this name; UTC where this computer does not know it any more."""
    found = _OFFSET.fullmatch(zone)
    if found is not None:
        seconds = int(found[2]) * HOUR + int(found[3] or 0) * MINUTE
        return timezone(timedelta(seconds=-seconds if found[1] == "-" else seconds))
    try:
        return UTC if zone == NO_ZONE else ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def time_in(zone: str, at: float) -> str:
    """Return what the clocks of a time zone show at a moment."""
    local = datetime.fromtimestamp(at, UTC).astimezone(zone_of(zone))
    return clock_face(local.hour * 60 + local.minute)


def zones_like(typed: str, most: int) -> Sequence[str]:
    """Time zones in whose names this stands, those of cities first; where nothing is typed, one for each offset."""
    wanted = typed.strip().casefold().replace(" ", "_")
    if not wanted or _OFFSET.fullmatch(typed.strip()) or wanted in "+-":
        offsets = [f"{sign}{hours}" for hours in range(13) for sign in ("+-" if hours else "+")]
        return [read_zone(each) for each in offsets if each.startswith(wanted)][:most]
    found = dict.fromkeys(zone for name, zone in sorted(known_zones().items()) if wanted in name)
    return sorted(found, key=lambda zone: ("/" not in zone, wanted != zone.rpartition("/")[2].casefold()))[:most]


@cache
def known_zones() -> dict[str, str]:
    """Return the time zones this computer knows, by what people may write for them."""
    zones = [zone for zone in sorted(available_timezones()) if not zone.startswith(("Etc/", "SystemV/", "posix"))]
    cities = {zone.rpartition("/")[2].casefold(): zone for zone in reversed(zones) if "/" in zone}
    return cities | {zone.casefold(): zone for zone in zones} | {NO_ZONE.casefold(): NO_ZONE}
