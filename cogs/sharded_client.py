"""The client of a bot on more servers than one connection to the gateway may carry."""

from __future__ import annotations

from typing import Any

import discord

from cogs.client import Spielleiter

SHARDING_REQUIRED = 4011
"""The code with which Discord closes a connection that would have to carry too many servers."""


class ShardedSpielleiter(Spielleiter, discord.AutoShardedClient):
    """The bot over as many connections as Discord recommends; clocks run only while all of them are there."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._lost: set[int] = set()
        """Shards that have lost their connection."""

    async def on_disconnect(self) -> None:
        """Leave everything to :meth:`on_shard_disconnect`, which knows the shard."""

    async def on_resumed(self) -> None:
        """Leave everything to :meth:`on_shard_resumed`, which knows the shard."""

    async def on_connect(self) -> None:
        """Wait for all shards: :meth:`on_ready` notes the connection."""

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Stop all clocks: whose server lost its connection is not asked."""
        self._lost.add(shard_id)
        self.identify_limits.of(shard_id).lost()
        self.stop_clocks()

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.identify_limits.of(shard_id).resumed()
        self._connected(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        self._connected(shard_id)

    def _connected(self, shard_id: int) -> None:
        self._lost.discard(shard_id)
        if self.was_ready and not self._lost:
            self.start_clocks()
