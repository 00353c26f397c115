"""What Discord's refusals mean for what was to be shown."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from host.chat import Trouble

ARCHIVED = 50083
"""A thread that is archived: a new message opens it again, an edit does not."""

_BY_CODE: Mapping[int, Trouble] = {
    10003: Trouble.LOST,  # unknown channel
    10008: Trouble.GONE,  # unknown message
    10013: Trouble.NOBODY,  # unknown user
    50033: Trouble.NOBODY,  # invalid recipient
    50007: Trouble.CLOSED,  # cannot send messages to this user
    50278: Trouble.CLOSED,  # … who shares no server with the bot
    30046: Trouble.OLD,  # an edit of a message older than an hour, too often
    ARCHIVED: Trouble.LOCKED,
    160005: Trouble.LOCKED,
    50003: Trouble.UNSUPPORTED,  # a private conversation
    50024: Trouble.UNSUPPORTED,  # a channel of another kind
    50068: Trouble.UNSUPPORTED,  # a message of another kind
    160006: Trouble.UNSUPPORTED,  # no more threads in this server
    50001: Trouble.PERMISSION,
    50013: Trouble.PERMISSION,
    200000: Trouble.FILTERED,  # AutoMod
    200001: Trouble.FILTERED,
    240000: Trouble.FILTERED,  # links
    40003: Trouble.PASSING,  # private conversations opened too fast
    40333: Trouble.PASSING,  # stopped before Discord looked at it; says nothing about permissions
    130000: Trouble.PASSING,  # overloaded
}
_BUSY = (401, 408, 425, 429)
"""HTTP statuses below 500 that say nothing about what was sent."""


def trouble_of(error: discord.HTTPException) -> Trouble:
    """What an error means. One that is not known here and lies in what was sent is REFUSED: the same again would be."""
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if error.status >= 500 or error.status in _BUSY:
        return Trouble.PASSING
    if error.status == 404:
        return Trouble.GONE
    if error.status == 403 and not error.code:
        return Trouble.PASSING  # no answer of Discord's own, but of what stands before it
    return Trouble.REFUSED
