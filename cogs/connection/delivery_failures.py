"""The meaning of Discord's errors for what was to be delivered."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from host.chat import DeliveryFailure

ARCHIVED = 50083
"""The code for an archived thread: a new message opens it again, an edit does not."""

_BY_CODE: Mapping[int, DeliveryFailure] = {
    10003: DeliveryFailure.LOST,  # unknown channel
    10008: DeliveryFailure.GONE,  # unknown message
    10013: DeliveryFailure.UNKNOWN_USER,  # unknown user
    50033: DeliveryFailure.UNKNOWN_USER,  # invalid recipient
    50007: DeliveryFailure.CLOSED,  # cannot send messages to this user
    50278: DeliveryFailure.CLOSED,  # … who shares no server with the bot
    30046: DeliveryFailure.EDIT_LIMITED,  # an edit of a message older than an hour, too often
    ARCHIVED: DeliveryFailure.LOCKED,
    160005: DeliveryFailure.LOCKED,
    50003: DeliveryFailure.UNSUPPORTED,  # a private conversation
    50024: DeliveryFailure.UNSUPPORTED,  # a channel of another kind
    50068: DeliveryFailure.UNSUPPORTED,  # a message of another kind
    160006: DeliveryFailure.UNSUPPORTED,  # no more threads in this server
    50001: DeliveryFailure.PERMISSION,
    50013: DeliveryFailure.PERMISSION,
    200000: DeliveryFailure.FILTERED,  # AutoMod
    200001: DeliveryFailure.FILTERED,
    240000: DeliveryFailure.FILTERED,  # links
    40003: DeliveryFailure.TRANSIENT,  # private conversations opened too fast
    40333: DeliveryFailure.TRANSIENT,  # stopped before Discord looked at it; says nothing about permissions
    130000: DeliveryFailure.TRANSIENT,  # overloaded
}
_BUSY = (401, 408, 425, 429)
"""HTTP statuses below 500 that say nothing about the message."""


def delivery_failure_of(error: discord.HTTPException) -> DeliveryFailure:
    """Return the meaning of an error; an unknown one that lies in the message is REFUSED: a retry would fail too."""
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if error.status >= 500 or error.status in _BUSY:
        return DeliveryFailure.TRANSIENT
    if error.status == 404:
        return DeliveryFailure.GONE
    if error.status == 403 and not error.code:
        return DeliveryFailure.TRANSIENT  # an answer of a proxy before Discord
    return DeliveryFailure.REFUSED
