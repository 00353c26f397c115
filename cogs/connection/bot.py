"""The bot as handlers of commands and buttons see it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from cogs.connection.next_tables import NextTables
from cogs.connection.open_panels import OpenPanels
from cogs.connection.pending_updates import PendingUpdates
from cogs.connection.servers import Servers
from cogs.connection.visibility import Visibility
from host.game_master import GameMaster
from host.operating.metrics import Metrics
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from store.database import Store

Interaction: TypeAlias = "discord.Interaction[Bot]"
HandlerCall: TypeAlias = Coroutine[Any, Any, None]
"""The coroutine of a handler, not started yet."""


class Bot(commands.Bot, ABC):
    """One connection to Discord with the host behind it; :class:`cogs.client.Spielleiter` makes it."""

    master: GameMaster
    store: Store
    languages: Languages
    pictures: Pictures
    settings: Settings
    metrics: Metrics
    servers: Servers
    visibility: Visibility
    pending_updates: PendingUpdates
    open_panels: OpenPanels
    next_tables: NextTables
    started: float
    """When the bot was started, in seconds since 1970."""
    button_handlers: Mapping[str, Callable[[Interaction, int], HandlerCall]]
    """Handlers of the buttons below boards, hands and answers, by the action in their custom ids."""
    page_handlers: Mapping[str, Callable[[Interaction, str, int], HandlerCall]]
    """Handlers that show a page of a list, by the name of the list."""
    deck_handlers: Mapping[str, Callable[[Interaction, str, str], HandlerCall]]
    """Handlers of the buttons and selects below decks."""

    @abstractmethod
    def edit_board_through(self, interaction: Interaction) -> None:
        """Edit a board through the interaction of a button below it, which counts towards no rate limit.

        The interaction must be acknowledged without a message of its own.
        """
