"""The channels and threads that a person can read: games played elsewhere stay hidden."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Hashable, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import discord

from cogs.connection.servers import Servers

MOST_ASKED = 20
"""Maximum lookups of unknown threads per request; those of the latest games come first."""
PATIENCE = 1.0
"""Seconds that the bot waits for these answers; Discord itself waits three seconds for the bot's answer."""
GONE, MEMBERSHIP = 3600.0, 60.0
"""Seconds for which it is remembered that a channel does not exist, and who is in a private thread."""
MOST_KNOWN = 10_000

Channel: TypeAlias = "discord.abc.GuildChannel | discord.Thread"
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class _CachedAnswer(NamedTuple, Generic[V]):
    value: V
    until: float


class Visibility:
    """What is known of channels, threads and their members, asked of Discord where necessary.

    Discord keeps the bot informed of channels and of threads in use, not of archived threads nor of the members of a
    private thread: the bot asks for these and remembers the answers. What is not known in time is hidden.
    """

    def __init__(self, client: discord.Client, servers: Servers) -> None:
        self._client = client
        self._servers = servers
        self._channels: dict[int, _CachedAnswer[Channel | None]] = {}
        self._members: dict[tuple[int, int], _CachedAnswer[bool]] = {}
        self._guild_members: dict[tuple[int, int], _CachedAnswer[discord.Member | None]] = {}

    async def readable(self, interaction: discord.Interaction[Any], channel_ids: Sequence[int]) -> list[int]:
        """Return the given channels and threads of a server that this person may read; none in private messages."""
        guild = None if interaction.guild_id is None else await self.server(interaction, interaction.guild_id)
        return [] if guild is None else await self.readable_in(guild, interaction, channel_ids)

    async def server(self, interaction: discord.Interaction[Any], guild_id: int) -> discord.Guild | None:
        """Return a server: that of the interaction, or another one that the gateway has described."""
        if guild_id != interaction.guild_id:
            return self._client.get_guild(guild_id)
        await self._servers.complete(interaction)
        return interaction.guild

    async def readable_in(
        self, guild: discord.Guild, interaction: discord.Interaction[Any], channel_ids: Sequence[int]
    ) -> list[int]:
        """Return the given channels and threads that this person may read in a server, which may be another one."""
        member = await self._member(guild, interaction)
        if member is None:
            return []
        unknown = [
            channel for channel in channel_ids if self._find(guild, channel) is None and not self._is_known(channel)
        ]
        await _in_time([self._look_up(guild, channel) for channel in unknown[:MOST_ASKED]])
        channels = [channel for channel in (self._find(guild, number) for number in channel_ids) if channel is not None]
        readable = [channel for channel in channels if _may_read(channel, member)]
        private = [
            channel
            for channel in readable
            if isinstance(channel, discord.Thread) and _is_closed_to(channel, interaction, member)
        ]
        unasked = [channel for channel in private if not self._is_membership_known(channel, member)]
        await _in_time([self._look_up_member(channel, member) for channel in unasked[:MOST_ASKED]])
        hidden = {channel.id for channel in private if not self._is_member(channel, member)}
        return [channel.id for channel in readable if channel.id not in hidden]

    async def reads(self, interaction: discord.Interaction[Any], channel_id: int) -> bool:
        """Return whether this person may read this channel or thread; see :meth:`readable`."""
        return bool(await self.readable(interaction, [channel_id]))

    async def channel(self, guild: discord.Guild, channel_id: int) -> Channel | None:
        """Return a channel or thread of a server, also an archived one; None where Discord names none in time."""
        if self._find(guild, channel_id) is None and not self._is_known(channel_id):
            await _in_time([self._look_up(guild, channel_id)])
        return self._find(guild, channel_id)

    def forget(self, channel_id: int) -> None:
        """Note that a thread was deleted."""
        _remember(self._channels, channel_id, None, GONE)

    # ---- inside

    async def _member(self, guild: discord.Guild, interaction: discord.Interaction[Any]) -> discord.Member | None:
        """Return the person of an interaction as a member of a server; None where they are none, or not in time."""
        person = interaction.user
        if isinstance(person, discord.Member) and person.guild.id == guild.id:
            return person
        key = (guild.id, person.id)
        answer = self._guild_members.get(key)
        if answer is None or answer.until <= time.monotonic():
            await _in_time([self._look_up_guild_member(guild, person.id)])
            answer = self._guild_members.get(key)
        return None if answer is None else answer.value

    async def _look_up_guild_member(self, guild: discord.Guild, person_id: int) -> None:
        try:
            member = await guild.fetch_member(person_id)
        except (discord.NotFound, discord.Forbidden):
            member = None
        _remember(self._guild_members, (guild.id, person_id), member, MEMBERSHIP)

    def _find(self, guild: discord.Guild, channel_id: int) -> Channel | None:
        known = guild.get_channel_or_thread(channel_id)
        if known is None and self._is_known(channel_id):
            known = self._channels[channel_id].value
            if known is not None:
                known.guild = guild  # with its present roles and channels
        return known

    def _is_known(self, channel_id: int) -> bool:
        answer = self._channels.get(channel_id)
        return answer is not None and answer.until > time.monotonic()

    async def _look_up(self, guild: discord.Guild, channel_id: int) -> None:
        try:
            channel = await guild.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            _remember(self._channels, channel_id, None, GONE)
            return
        _remember(self._channels, channel_id, channel, GONE)

    async def _look_up_member(self, thread: discord.Thread, member: discord.Member) -> None:
        try:
            await thread.fetch_member(member.id)
        except (discord.NotFound, discord.Forbidden):
            _remember(self._members, (thread.id, member.id), False, MEMBERSHIP)
        else:
            _remember(self._members, (thread.id, member.id), True, MEMBERSHIP)

    def _is_membership_known(self, thread: discord.Thread, member: discord.Member) -> bool:
        answer = self._members.get((thread.id, member.id))
        return answer is not None and answer.until > time.monotonic()

    def _is_member(self, thread: discord.Thread, member: discord.Member) -> bool:
        return self._is_membership_known(thread, member) and self._members[(thread.id, member.id)].value


async def _in_time(questions: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Run all lookups concurrently, and drop those that fail or are not answered in time."""
    if not questions:
        return
    tasks = [asyncio.create_task(question) for question in questions]
    _, late = await asyncio.wait(tasks, timeout=PATIENCE)
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _may_read(channel: Channel, member: discord.Member) -> bool:
    try:
        may = channel.permissions_for(member)
    except discord.ClientException:  # the channel of a thread does not exist any more
        return False
    return may.view_channel and may.read_message_history


def _is_closed_to(thread: discord.Thread, interaction: discord.Interaction[Any], member: discord.Member) -> bool:
    """Return whether only the members of a thread may read it, and the person does not ask from within it."""
    return (
        thread.is_private()
        and thread.id != interaction.channel_id
        and not thread.permissions_for(member).manage_threads
    )


def _remember(known: dict[K, _CachedAnswer[V]], key: K, value: V, seconds: float) -> None:
    if len(known) >= MOST_KNOWN and key not in known:
        del known[next(iter(known))]
    known[key] = _CachedAnswer(value, time.monotonic() + seconds)
