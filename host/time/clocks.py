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
PRESETS = ("off", "2m+15s", "10m+30s", "1d", "3d", "3d+12h", "3d+12h+6h", "15m/2d")
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
    Unused time of a decision is not saved, but each decision adds ``gain`` seconds to the bank, up to ``bank``. With
    ``outer``, the time runs only since the person opened the question, and ends at the latest ``outer`` seconds after
    it was asked.
    """

    decision: int
    bank: int = 0
    gain: int = 0
    outer: int = 0

    @property
    def slow(self) -> bool:
        return max(self.decision, self.outer) >= SLOW

    @property
    def unnamed_limit(self) -> int:
        """Seconds for a question that names nobody; the same for everybody, so that it reveals nothing."""
        return max(self.decision, self.outer) if self.slow else MINUTE

    def as_data(self) -> dict[str, Any]:
        """Return it as it is stored with the table."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Clock:
        """Read what :meth:`as_data` returned."""
        return cls(int(data["decision"]), int(data["bank"]), int(data.get("gain", 0)), int(data.get("outer", 0)))

    @property
    def text(self) -> Text:
        """Description of the clock."""
        values = {"decision": duration(self.decision), "bank": duration(self.bank)}
        text = Text("clock-with-bank" if self.bank else "clock-without-bank", values)
        if self.gain:
            text = Text("clock-with-gain", {**values, "gain": duration(self.gain)})
        return Text("clock-opened", {"clock": text, "outer": duration(self.outer)}) if self.outer else text


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
    """When a decision of this person was last skipped; None: they have used the table since."""
    unnamed: bool = False
    """Whether nobody else may know that this person is asked; the bank is neither available nor charged."""
    opened: float | None = None
    """Seconds used when the person opened the question; None: they have not. It matters with ``Clock.outer`` only."""
    seen: float | None = None
    """When this person last made a decision that others may know of."""

    def used(self, now: float) -> float:
        """Return the seconds used for this decision."""
        return self.spent + (max(0.0, now - self.since) if self.since is not None else 0.0)

    def thought(self, clock: Clock, now: float) -> float:
        """Return the seconds of thinking about this decision that count."""
        if not clock.outer:
            return self.used(now)
        return 0.0 if self.opened is None else max(0.0, self.used(now) - self.opened)

    def answered(self, clock: Clock | None, now: float, ask: str | None = None, *, decided: bool = False) -> SeatTime:
        """Return the time after a decision, with its extra time taken from the bank.

        ``ask`` is the id of the next question, asked now. If the person ``decided`` themselves, the bank grows.
        """
        beyond = 0.0 if clock is None or self.unnamed else max(0.0, self.thought(clock, now) - clock.decision)
        bank = max(0.0, self.bank - beyond)
        if decided and clock is not None and clock.gain and not self.unnamed:
            bank = max(bank, min(float(clock.bank), bank + clock.gain))
        return SeatTime(
            bank,
            ask,
            0.0 if ask is None else now,
            awaited=self.awaited,
            notice=self.notice,
            known=self.known,
            mover=self.mover,
            skipped=self.skipped,
            seen=self.seen,
        )

    def limit(self, clock: Clock) -> float:
        """Return the total seconds for this decision."""
        if self.unnamed:
            return clock.unnamed_limit
        if not clock.outer:
            return clock.decision + self.bank
        return clock.outer if self.opened is None else min(clock.outer, self.opened + clock.decision + self.bank)

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
        turn = [self.awaited, self.notice, self.known, self.mover, self.skipped, self.unnamed, self.opened]
        return [*clock, *turn, self.seen]

    @classmethod
    def from_data(cls, data: list[Any]) -> SeatTime:
        """Read what :meth:`as_data` returned."""
        return cls(*data)


def read_clock(words: str) -> Clock | None:
    """Parse a clock as people write it, with units in any language of the house.

    ``off`` means no clock, ``1d`` a day for each decision, ``3d+12h`` three days in the bank and half a day for each
    decision, ``3d+12h+6h`` the same with six hours for the bank after each decision, ``15m/2d`` fifteen minutes after
    the question was opened, at the latest two days after it was asked. Raises RefusedError (``refused-clock``).
    """
    plain = words.strip().casefold()
    if plain in OFF:
        return None
    inner, slash, limit = plain.partition("/")
    parts = [_seconds(part) for part in inner.split("+")]
    outer = _seconds(limit) if slash else 0
    if len(parts) > 3 or outer is None or any(part is None for part in parts):
        raise RefusedError(Refusal("refused-clock", {"clock": words}))
    known = [part for part in parts if part is not None]
    bank, decision, gain = {1: (0, *known, 0), 2: (*known, 0), 3: (*known,)}[len(known)]
    grows = 0 < gain <= bank if len(known) == 3 else True
    if not (SHORTEST <= decision <= LONGEST and bank <= LONGEST_BANK and grows):
        values = {"low": duration(SHORTEST), "high": duration(LONGEST), "bank": duration(LONGEST_BANK)}
        raise RefusedError(Refusal("refused-clock-range", values))
    if slash and not decision < outer <= LONGEST:
        values = {"low": duration(decision), "high": duration(LONGEST)}
        raise RefusedError(Refusal("refused-clock-outer", values))
    return Clock(decision, bank, gain, outer)


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
