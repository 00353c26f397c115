"""Servers with their roles and channels: known from the gateway, or fetched where interactions come over HTTP."""

from __future__ import annotations

import asyncio
import time
from typing import Any, NamedTuple

import discord

from cogs.connection.log import log_failure

KEPT = 60.0
"""Seconds for which a fetched server counts as up to date."""
MOST_KEPT = 500


class _Fetched(NamedTuple):
    guild: discord.Guild
    until: float


class Servers:
    """Servers as Discord described them last; without a gateway, they are fetched when somebody's rights need them."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._fetched: dict[int, _Fetched] = {}

    async def complete(self, interaction: discord.Interaction[Any]) -> None:
        """Let the server of an interaction know its roles, channels and active threads.

        If Discord does not give them, it stays without, and nobody has any rights there.
        """
        guild, member = interaction.guild, interaction.user
        if guild is None or guild.default_role is not None or not isinstance(member, discord.Member):
            return
        fetched = self._fetched.get(guild.id)
        if fetched is None or fetched.until < time.monotonic():
            self._fetched.pop(guild.id, None)
            try:
                fetched = _Fetched(await self._fetch(guild.id), time.monotonic() + KEPT)
            except discord.HTTPException as error:
                log_failure("a server could not be fetched", error)
                return
            if len(self._fetched) >= MOST_KEPT:
                del self._fetched[next(iter(self._fetched))]
            self._fetched[guild.id] = fetched
        member.guild = fetched.guild

    async def _fetch(self, guild_id: int) -> discord.Guild:
        http = self._client.http
        server, channels, threads = await asyncio.gather(
            http.get_guild(guild_id), http.get_all_guild_channels(guild_id), http.get_active_threads(guild_id)
        )
        data: Any = {**server, "channels": channels, "threads": threads["threads"]}
        return discord.Guild(data=data, state=self._client._connection)  # the library offers no other way
