"""Who plays, and where: the two things the house must know of the chat it runs in."""

from __future__ import annotations

from typing import NamedTuple


class Person(NamedTuple):
    """Somebody in the chat. ``name`` is shown as it is (escape it for markdown); ``locale`` is the reader's
    locale as the chat tells it ("de", "en-GB"), empty where it is not known.
    """

    id: int
    name: str
    locale: str = ""


class Place(NamedTuple):
    """A channel (or a thread in it); ``guild_id`` is None in a private conversation."""

    guild_id: int | None
    channel_id: int
