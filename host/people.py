"""Person and place: who and where, as the chat names them."""

from __future__ import annotations

from typing import NamedTuple


class Person(NamedTuple):
    """A person in the chat.

    ``name`` is not escaped for markdown; ``locale`` is the locale that the chat reports ("de", "en-GB"), empty if
    unknown.
    """

    id: int
    name: str
    locale: str = ""


class Place(NamedTuple):
    """A channel or a thread in it; ``guild_id`` is None in a private conversation."""

    guild_id: int | None
    channel_id: int
