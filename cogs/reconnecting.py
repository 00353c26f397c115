"""How long the bot waits before it tries the gateway again.

discord.py's own pauses grow to a quarter of an hour and stay so long for half an hour after: an outage of some minutes
would keep people away for twice as long, and the next hiccup again.
"""

from __future__ import annotations

import time
from random import uniform

import discord.client

SHORTEST, LONGEST = 2.0, 900.0
SHARE = 0.25
"""A pause is never longer than this share of the time the gateway has been away: people wait little longer than they
had to, and a day's tries stay far below the thousand identifications Discord allows."""
ATTEMPT = 90.0
"""No try takes longer than this many seconds; if the next one is due later, there was a connection in between."""


class Pauses:
    """In place of discord.py's ``ExponentialBackoff``: seconds to wait after each failure in a row."""

    def __init__(self) -> None:
        self._since = 0.0
        self._until = 0.0

    def delay(self) -> float:
        """The next pause in seconds."""
        now = time.monotonic()
        if now > self._until:
            self._since = now
        longest = min(max((now - self._since) * SHARE, SHORTEST), LONGEST)
        pause = uniform(longest / 2, longest)
        self._until = now + pause + ATTEMPT
        return pause


def shorten_pauses() -> None:
    """Let every client wait like this; discord.py has no setting for it."""
    discord.client.ExponentialBackoff = Pauses  # pyright: ignore[reportAttributeAccessIssue, reportPrivateImportUsage]
