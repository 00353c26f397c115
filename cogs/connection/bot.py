"""What handlers find at the bot that took their press or command."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from cogs.connection.open_panels import OpenPanels
from cogs.connection.pending_updates import PendingUpdates
from cogs.connection.repeated_moves import RepeatedMoves
from cogs.connection.visibility import Visibility
from host.game_master import GameMaster
from host.operating.metrics import Metrics
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from store.database import Store

Interaction: TypeAlias = "discord.Interaction[Bot]"
HandlerCall: TypeAlias = Coroutine[Any, Any, None]
"""What answers a command or a press, not yet begun."""


class Bot(commands.Bot, ABC):
    """One connection to Discord with the host behind it; :class:`cogs.client.Spielleiter` makes it."""

    master: GameMaster
    store: Store
    languages: Languages
    pictures: Pictures
    settings: Settings
    metrics: Metrics
    visibility: Visibility
    pending_updates: PendingUpdates
    open_panels: OpenPanels
    repeated_moves: RepeatedMoves
    button_handlers: Mapping[str, Callable[[Interaction, int], HandlerCall]]
    """What the buttons below boards, hands and answers do, by what stands in their ids."""
    page_handlers: Mapping[str, Callable[[Interaction, str, int], HandlerCall]]
    """What shows a page of a list."""
    deck_handlers: Mapping[str, Callable[[Interaction, str, str], HandlerCall]]
    """What the buttons below a list of decks do."""

    @abstractmethod
    def edit_board_through(self, interaction: Interaction) -> None:
        """Edit the board below which somebody pressed a button through that press, which counts towards no limit. The
        press must be acknowledged without a message of its own.
        """
