"""Settings of servers: the places and people that may open games, limits, the clock and card packs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import structlog
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kernel.decks import Deck
from engine.kernel.game import Game
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import name
from host.tables.versions import retried
from render.user_text import Markup
from store import servers
from store.database import Store
from store.statements import Change

MOST_CHANNELS = 25
MOST_NAMED = 5
"""Maximum number of cards named in a refusal."""
MOST_TABLES = 1000
MOST_KNOWN = 10_000
"""Maximum number of servers whose settings are kept in memory."""

log = structlog.get_logger(__name__)


class ServerSettings(BaseModel):
    """Settings of one server; the defaults apply until it changes them."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    channels: tuple[int, ...] = Field(default=(), max_length=MOST_CHANNELS)
    """Channels and categories in which tables may be opened; empty: all."""
    starters: int | None = None
    """Role whose members may open tables; None: everybody."""
    tables: int | None = Field(default=None, ge=1, le=MOST_TABLES)
    """Maximum number of open and running tables; None: the limit of the house."""
    clock: str = Field(default="", max_length=40)
    """Default clock of tables as people write it; empty: the default of the house."""
    packs: bool = True
    """Whether cards from packs may be played."""
    large_boards: bool = False
    """Whether boards show a large picture, which takes more space in the channel."""


@dataclass(slots=True, frozen=True)
class Rights:
    """Rights of a person at a place, as the chat reports them.

    ``manager`` may manage the server and ``moderator`` its messages; ``places`` are the channel, the parent channel of
    a thread, and the category.
    """

    manager: bool = False
    moderator: bool = False
    roles: frozenset[int] = frozenset()
    places: tuple[int, ...] = ()


RightsIn: TypeAlias = Callable[[int], Awaitable[Rights]]
"""Function that returns a person's rights in a channel or thread."""


class ServerSettingsCache:
    """Settings of all servers, cached after the first read."""

    def __init__(self, store: Store, *, shared: bool = False) -> None:
        """Create it; with ``shared`` settings are read each time, as other processes may change them."""
        self._store = store
        self._shared = shared
        self._known: dict[int, ServerSettings] = {}

    async def settings(self, guild_id: int | None) -> ServerSettings:
        """Return the settings of a server; the defaults in a private conversation."""
        if guild_id is None:
            return ServerSettings()
        known = None if self._shared else self._known.get(guild_id)
        if known is None:
            known = self._keep(guild_id, _read(guild_id, await self._store.servers.settings(guild_id)))
        return known

    @retried
    async def change(self, guild_id: int, rights: Rights, *further_changes: Change, **new: Any) -> ServerSettings:
        """Change settings, and make ``further_changes`` in the same transaction.

        Raises RefusedError for people without the right to do so, and for invalid values.
        """
        if not rights.manager:
            raise RefusedError(Refusal("refused-need-manage-server"))
        stored, seen = await self._store.servers.stored_settings(guild_id)
        before = _read(guild_id, stored)
        try:
            chosen = ServerSettings.model_validate({**before.model_dump(), **new})
        except ValidationError as error:
            setting = str(error.errors()[0]["loc"][0])
            most = {"channels": MOST_CHANNELS, "tables": MOST_TABLES}.get(setting, 0)
            raise RefusedError(Refusal("refused-setting", {"setting": setting, "most": most})) from None
        await self._store.write(servers.settings(guild_id, chosen.model_dump(mode="json"), seen), *further_changes)
        return self._keep(guild_id, chosen)

    async def check_opening(self, guild_id: int | None, rights: Rights) -> None:
        """Raise RefusedError if a person may not open a table at this place; managers always may."""
        settings = await self.settings(guild_id)
        if rights.manager:
            return
        if settings.channels and not set(settings.channels) & set(rights.places):
            raise RefusedError(Refusal("refused-channel", {"channels": channels_markup(settings.channels)}))
        if settings.starters is not None and settings.starters not in rights.roles:
            raise RefusedError(Refusal("refused-role", {"role": Markup(f"<@&{settings.starters}>")}))

    async def check_deck(self, guild_id: int | None, rules: Game[Any], deck: Deck) -> None:
        """Raise RefusedError (``refused-deck-packs``) for a deck with cards from packs if the server forbids them."""
        if (await self.settings(guild_id)).packs:
            return
        others = rules.pack_items(deck)
        if others:
            cards = tuple(name(item) for item in others[:MOST_NAMED])
            raise RefusedError(Refusal("refused-deck-packs", {"cards": cards}))

    def _keep(self, guild_id: int, settings: ServerSettings) -> ServerSettings:
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[guild_id] = settings
        return settings


def channels_markup(channels: Sequence[int]) -> Markup:
    """Return the chat's markup for channels."""
    return Markup(" ".join(f"<#{channel}>" for channel in channels))


def _read(guild_id: int, stored: Mapping[str, Any] | None) -> ServerSettings:
    """Return stored settings; the defaults if they are no longer valid."""
    try:
        return ServerSettings.model_validate(stored or {})
    except ValidationError:
        log.warning("settings of a server not valid", server=guild_id)
        return ServerSettings()
