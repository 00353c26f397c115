"""Clocks of tables and the time used by seats, with their written forms."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text

MINUTE, HOUR, DAY, WEEK = 60, 3600, 86_400, 604_800
SHORTEST, LONGEST = 5, 30 * DAY
"""Minimum and maximum seconds for a decision."""
LONGEST_BANK = 60 * DAY
SLOW = HOUR
"""Seconds for a decision from which on a clock counts as slow."""

NO_CLOCK = "off"
OFF = (NO_CLOCK, "none", "no", "aus", "keine", "ohne", "uit", "geen", "zonder")
DEFAULT_CLOCK = "3d"
"""Clock of tables if neither the players nor the server have chosen one."""
PRESETS = ("off", "2m+15s", "10m+30s", "1d", "3d", "3d+12h")
"""Clocks that are offered, as people may also type them."""
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
    """Time for decisions in seconds.

    Each decision has ``decision`` seconds; more time is taken from the seat's ``bank``, which lasts for the whole game.
    Unused time of a decision is not saved.
    """

    decision: int
    bank: int = 0

    @property
    def slow(self) -> bool:
        return self.decision >= SLOW

    @property
    def unnamed_limit(self) -> int:
        """Seconds for a question that names nobody; the same for everybody, so that it reveals nothing."""
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
        """Description of the clock."""
        values = {"decision": duration(self.decision), "bank": duration(self.bank)}
        return Text("clock-with-bank" if self.bank else "clock-without-bank", values)


WITHOUT_CLOCK = Clock(WEEK)
"""Limit at a table without a clock, after which the others may act on a missing decision."""


@dataclass(slots=True, frozen=True)
class SeatTime:
    """Time of one seat in seconds of running time; ``ask`` is the open question, asked at ``asked``."""

    bank: float = 0.0
    ask: str | None = None
    asked: float = 0.0
    since: float | None = None
    """When the clock was started; None: it is stopped."""
    spent: float = 0.0
    """Seconds used for this decision before ``since``."""
    reminded: float | None = None
    """When the person was last reminded of this decision."""
    overdue: float | None = None
    """When the decision was announced as overdue, so that the others may act."""
    awaited: float | None = None
    """When the game began to wait for this person, through any number of questions; None: it does not wait."""
    notice: float | None = None
    """When the person is to be notified of it; None: they know it."""
    known: float | None = None
    """When the person was last notified or made a decision in this turn of the game."""
    mover: bool = False
    """Whether it is this person's turn, as they were awaited when the game was last at rest."""
    skipped: float | None = None
    """When a decision of this person was last skipped; None: they have made a decision since."""
    unnamed: bool = False
    """Whether nobody else may know that this person is asked; the bank is neither available nor charged."""

    def used(self, now: float) -> float:
        """Return the seconds used for this decision."""
        return self.spent + (max(0.0, now - self.since) if self.since is not None else 0.0)

    def answered(self, clock: Clock | None, now: float, ask: str | None = None) -> SeatTime:
        """Return the time after a decision, with its extra time taken from the bank.

        ``ask`` is the id of the next question, asked now.
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
        """Return the total seconds for this decision."""
        return clock.unnamed_limit if self.unnamed else clock.decision + self.bank

    def ends(self, clock: Clock | None) -> float | None:
        """Return when the time is up; None if the clock is off or stopped."""
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
    """Parse a clock as people write it, with units in any language of the house.

    ``off`` means no clock, ``1d`` a day for each decision, ``3d+12h`` three days in the bank and half a day for each
    decision. Raises RefusedError (``refused-clock``).
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
    """Return a duration in words, in its two largest units."""
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
    """Return a duration such as ``1d 12h`` in seconds; None if it is not valid."""
    total, at = 0, 0
    while at < len(words):
        part = _PART.match(words, at)
        unit = None if part is None else _unit(part[2])
        if part is None or unit is None:
            return None
        total, at = total + int(part[1]) * unit, part.end()
    return total if at else None


def _unit(word: str) -> int | None:
    for unit, short in _UNITS:
        if re.fullmatch(f"{short}|{_WORDS[unit]}", word):
            return unit
    return None
