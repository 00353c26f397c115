"""Faults that tests cause between the bot and Discord."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from dataclasses import dataclass, field
from fnmatch import fnmatch
from random import Random
from typing import Any


@dataclass(slots=True)
class Fault:
    """A fault that spoils matching calls: a status instead of the answer, or only a delay.

    ``path`` is a shell pattern over the path below ``/api/v10``. ``carried_out`` lets Discord do what was requested and
    spoils only the answer. ``times`` None means until it is removed.
    """

    method: str
    path: str
    status: int | None = None
    code: int = 0
    errors: dict[str, Any] | None = None
    """Discord's tree of the refused fields, with code 50035."""
    times: int | None = 1
    retry_after: float = 0.2
    delay: float = 0.0
    carried_out: bool = False
    global_limit: bool = False
    share: float = 1.0
    """The share of matching calls that are spoilt."""
    rng: Random = field(default_factory=lambda: Random(0))
    first_only: bool = False
    """Whether only the first of all calls with the same path is spoilt."""
    used: int = 0
    _paths: set[str] = field(default_factory=set)

    def matches(self, method: str, path: str) -> bool:
        wanted = self.method in ("*", method) and (self.times is None or self.used < self.times)
        if not wanted or not fnmatch(path, self.path) or not (self.share >= 1 or self.rng.random() < self.share):
            return False
        if self.first_only and path in self._paths:
            return False
        self._paths.add(path)
        return True


@dataclass(slots=True)
class Limit:
    """A rate-limit bucket per channel: ``calls`` in ``seconds``, as a sliding window."""

    calls: int
    seconds: float
    _taken: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def take(self, bucket: str) -> tuple[bool, dict[str, str]]:
        """Return whether the call is allowed, and the headers with the state of the bucket."""
        now = time.monotonic()
        taken = self._taken[bucket]
        while taken and taken[0] <= now - self.seconds:
            taken.popleft()
        allowed = len(taken) < self.calls
        if allowed:
            taken.append(now)
        reset_after = taken[0] + self.seconds - now
        headers = {
            "X-RateLimit-Limit": str(self.calls),
            "X-RateLimit-Remaining": str(self.calls - len(taken)),
            "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": bucket.split(":")[0],
        }
        return allowed, headers
