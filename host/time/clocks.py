"""The time people have: what a clock gives, what a seat has used, and how both are written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text

MINUTE, HOUR, DAY, WEEK = 60, 3600, 86_400, 604_800
SHORTEST, LONGEST = 5, 30 * DAY
"""Seconds a decision may be given."""
LONGEST_BANK = 60 * DAY
SLOW = HOUR
"""A clock that gives a decision this long is a slow one."""

NO_CLOCK = "off"
OFF = (NO_CLOCK, "none", "no", "aus", "keine", "ohne", "uit", "geen", "zonder")
DEFAULT_CLOCK = "3d"
"""The clock of tables for which nobody, and no server, has chosen one."""
PRESETS = ("off", "2m+15s", "10m+30s", "1d", "3d", "3d+12h")
"""Clocks that are offered, as they may also be typed."""
_UNITS = ((WEEK, "w"), (DAY, "d|t"), (HOUR, "h|u|std|st"), (MINUTE, "m|min"), (1, "s|sec|sek"))
_WORDS = {
    WEEK: "weeks?|wochen?|weken",
    DAY: "days?|tage?n?|dag(?:en)?",
    HOUR: "hours?|hrs?|stunden?|uur|uren",
    MINUTE: "minutes?|mins|minuten?|minuut",
    1: "seconds?|secs|sekunden?|seconden?",
}
_PART = re.compile(r"\s*([0-9]{1,7})\s*([a-zäöü]+)\.?\s*", re.IGNORECASE)


@dataclass(slots=True, frozen=True)
class Clock:
    """Seconds: each decision has ``decision`` of its own, and what goes beyond that is taken from the seat's ``bank``,
    which lasts for the whole game. What a decision does not use of its own is not saved up.
    """

    decision: int
    bank: int = 0

    @property
    def slow(self) -> bool:
        return self.decision >= SLOW

    @property
    def unnamed_limit(self) -> int:
        """Seconds for a question that names nobody. It is the same for everybody, so that it tells nothing."""
        return self.decision if self.slow else MINUTE

    def as_data(self) -> dict[str, Any]:
        """Return it as it is stored with the table."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Clock:
        """Read what :meth:`as_data` returned."""
        return cls(int(data["decision"]), int(data["bank"]))

    @property
    def text(self) -> Text:
        """In words."""
        values = {"decision": duration(self.decision), "bank": duration(self.bank)}
        return Text("clock-with-bank" if self.bank else "clock-without-bank", values)


WITHOUT_CLOCK = Clock(WEEK)
"""What holds at a table without a clock: after so long the others may do something about a decision."""


@dataclass(slots=True, frozen=True)
class SeatTime:
    """The time of one seat, in the house's seconds. ``ask`` is the question it is awaited for, asked at ``asked``."""

    bank: float = 0.0
    ask: str | None = None
    asked: float = 0.0
    since: float | None = None
    """Since when the clock runs; None: it stands still."""
    spent: float = 0.0
    """What this decision had taken before that."""
    reminded: float | None = None
    """When the person was last reminded of this decision."""
    overdue: float | None = None
    """Since when the others may do something about it, as all have been told."""
    awaited: float | None = None
    """Since when the game has waited for this person without a break, whatever they were asked; None: it does not."""
    notice: float | None = None
    """When they are to be told that; None: they know it."""
    known: float | None = None
    """When they were last told in this turn of the game, or last decided something in it."""
    mover: bool = False
    """Whether this turn of the game is theirs: they were awaited at the last rest."""
    skipped: float | None = None
    """When a decision of theirs was skipped last; None: they have decided something since."""
    unnamed: bool = False
    """Whether nobody else may know that this person is asked. The bank is neither available for it nor charged."""

    def used(self, now: float) -> float:
        """Return the seconds this decision has taken."""
        return self.spent + (max(0.0, now - self.since) if self.since is not None else 0.0)

    def answered(self, clock: Clock | None, now: float, ask: str | None = None) -> SeatTime:
        """Return the time after the decision: what went beyond its own time is gone from the bank.

        ``ask`` is the question that is put next, at this moment.
        """
        beyond = 0.0 if clock is None or self.unnamed else max(0.0, self.used(now) - clock.decision)
        return SeatTime(
            max(0.0, self.bank - beyond),
            ask,
            0.0 if ask is None else now,
            awaited=self.awaited,
            notice=self.notice,
            known=self.known,
            mover=self.mover,
            skipped=self.skipped,
        )

    def limit(self, clock: Clock) -> float:
        """Return how many seconds this decision may take in all."""
        return clock.unnamed_limit if self.unnamed else clock.decision + self.bank

    def ends(self, clock: Clock | None) -> float | None:
        """Return when the time is up; None: never, as things are."""
        if clock is None or self.since is None:
            return None
        return self.since + self.limit(clock) - self.spent

    def stopped(self, now: float) -> SeatTime:
        """Return the same with the clock stopped."""
        return self if self.since is None else replace(self, since=None, spent=self.used(now))

    def started(self, now: float) -> SeatTime:
        """Return the same with the clock running."""
        return self if self.since is not None else replace(self, since=now)

    def as_data(self) -> list[Any]:
        """Return it as it is stored with the table."""
        clock = [self.bank, self.ask, self.asked, self.since, self.spent, self.reminded, self.overdue]
        return [*clock, self.awaited, self.notice, self.known, self.mover, self.skipped, self.unnamed]

    @classmethod
    def from_data(cls, data: list[Any]) -> SeatTime:
        """Read what :meth:`as_data` returned."""
        return cls(*data)


def read_clock(words: str) -> Clock | None:
    """Read a clock as people write it: ``off``, ``1d`` (a day a decision), ``3d+12h`` (three days in the bank and half
    a day a decision), in the words of any language of the house. Raises RefusedError (``refused-clock``).
    """
    plain = words.strip().casefold()
    if plain in OFF:
        return None
    parts = [_seconds(part) for part in plain.split("+")]
    if len(parts) > 2 or any(part is None for part in parts):
        raise RefusedError(Refusal("refused-clock", {"clock": words}))
    *banks, decision = [part for part in parts if part is not None]
    bank = banks[0] if banks else 0
    if not SHORTEST <= decision <= LONGEST or bank > LONGEST_BANK:
        values = {"low": duration(SHORTEST), "high": duration(LONGEST), "bank": duration(LONGEST_BANK)}
        raise RefusedError(Refusal("refused-clock-range", values))
    return Clock(decision, bank)


def duration(seconds: float) -> Text:
    """Return a length of time in words: its two greatest units."""
    left, parts = round(seconds), list[Text]()
    for unit, key in _DURATIONS:
        number, rest = divmod(left, unit)
        if number and len(parts) < 2:
            parts.append(Text(key, {"number": number}))
            left = rest
    if not parts:
        return Text("duration-seconds", {"number": 0})
    return parts[0] if len(parts) == 1 else Text("duration-both", {"first": parts[0], "second": parts[1]})


_DURATIONS = (
    (DAY, "duration-days"),
    (HOUR, "duration-hours"),
    (MINUTE, "duration-minutes"),
    (1, "duration-seconds"),
)


def _seconds(words: str) -> int | None:
    """``1d 12h`` in seconds; None where that is no length of time."""
    total, at = 0, 0
    while at < len(words):
        found = _PART.match(words, at)
        unit = None if found is None else _unit(found[2])
        if found is None or unit is None:
            return None
        total, at = total + int(found[1]) * unit, found.end()
    return total if at else None


def _unit(word: str) -> int | None:
    for unit, short in _UNITS:
        if re.fullmatch(f"{short}|{_WORDS[unit]}", word):
            return unit
    return None
