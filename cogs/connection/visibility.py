"""Which channels and threads somebody can read: games that were played elsewhere are kept from them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Hashable, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import discord

MOST_ASKED = 20
"""Of the threads that are not in memory, how many Discord is asked about at once; those of the latest games first."""
PATIENCE = 1.0
"""Seconds Discord may take to tell; it waits no longer than three for an answer."""
GONE, MEMBERSHIP = 3600.0, 60.0
"""Seconds for which is believed that a channel is not there, and who is in a private thread."""
MOST_KNOWN = 10_000

Channel: TypeAlias = "discord.abc.GuildChannel | discord.Thread"
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class _CachedAnswer(NamedTuple, Generic[V]):
    value: V
    until: float


class Visibility:
    """Discord keeps the bot informed of channels and of threads in use, not of archived threads, nor of who is in a
    private thread: it is asked for these, and its answers are remembered. What is not known in time is hidden.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._channels: dict[int, _CachedAnswer[Channel | None]] = {}
        self._members: dict[tuple[int, int], _CachedAnswer[bool]] = {}

    async def readable(self, interaction: discord.Interaction[Any], channel_ids: Sequence[int]) -> list[int]:
        """Those of these channels and threads of the press's server whose messages this person may read; none of them
        in a private conversation.
        """
        guild, member = interaction.guild, interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return []
        unknown = [each for each in channel_ids if self._found(guild, each) is None and not self._fresh(each)]
        await _in_time([self._look_up(guild, each) for each in unknown[:MOST_ASKED]])
        found = [each for each in (self._found(guild, number) for number in channel_ids) if each is not None]
        readable = [each for each in found if _may_read(each, member)]
        private = [
            each for each in readable if isinstance(each, discord.Thread) and _is_closed_to(each, interaction, member)
        ]
        asked = [each for each in private if not self._told_of(each, member)]
        await _in_time([self._look_for(each, member) for each in asked[:MOST_ASKED]])
        hidden = {each.id for each in private if not self._is_in(each, member)}
        return [each.id for each in readable if each.id not in hidden]

    async def reads(self, interaction: discord.Interaction[Any], channel_id: int) -> bool:
        """Whether this person may read this channel or thread; see :meth:`readable`."""
        return bool(await self.readable(interaction, [channel_id]))

    async def channel(self, guild: discord.Guild, channel_id: int) -> Channel | None:
        """A channel or thread of a server, also an archived one; None where there is none or Discord does not say."""
        if self._found(guild, channel_id) is None and not self._fresh(channel_id):
            await _in_time([self._look_up(guild, channel_id)])
        return self._found(guild, channel_id)

    def gone(self, channel_id: int) -> None:
        """A thread was deleted."""
        _remember(self._channels, channel_id, None, GONE)

    # ---- inside

    def _found(self, guild: discord.Guild, channel_id: int) -> Channel | None:
        known = guild.get_channel_or_thread(channel_id)
        if known is None and self._fresh(channel_id):
            known = self._channels[channel_id].value
        return known

    def _fresh(self, channel_id: int) -> bool:
        told = self._channels.get(channel_id)
        return told is not None and told.until > time.monotonic()

    async def _look_up(self, guild: discord.Guild, channel_id: int) -> None:
        try:
            found = await self._client.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            _remember(self._channels, channel_id, None, GONE)
            return
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread) or found.guild.id != guild.id:
            found = None
        _remember(self._channels, channel_id, found, GONE)

    async def _look_for(self, thread: discord.Thread, member: discord.Member) -> None:
        try:
            await thread.fetch_member(member.id)
        except (discord.NotFound, discord.Forbidden):
            _remember(self._members, (thread.id, member.id), False, MEMBERSHIP)
        else:
            _remember(self._members, (thread.id, member.id), True, MEMBERSHIP)

    def _told_of(self, thread: discord.Thread, member: discord.Member) -> bool:
        told = self._members.get((thread.id, member.id))
        return told is not None and told.until > time.monotonic()

    def _is_in(self, thread: discord.Thread, member: discord.Member) -> bool:
        return self._told_of(thread, member) and self._members[(thread.id, member.id)].value


async def _in_time(asking: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Ask all of it at once; what has not come in time, or fails, is left."""
    if not asking:
        return
    tasks = [asyncio.create_task(each) for each in asking]
    _, late = await asyncio.wait(tasks, timeout=PATIENCE)
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _may_read(channel: Channel, member: discord.Member) -> bool:
    try:
        may = channel.permissions_for(member)
    except discord.ClientException:  # the channel of a thread is not there any more
        return False
    return may.view_channel and may.read_message_history


def _is_closed_to(thread: discord.Thread, interaction: discord.Interaction[Any], member: discord.Member) -> bool:
    """Whether only those may read a thread who are in it; who asks in there is."""
    return (
        thread.is_private()
        and thread.id != interaction.channel_id
        and not thread.permissions_for(member).manage_threads
    )


def _remember(known: dict[K, _CachedAnswer[V]], key: K, value: V, seconds: float) -> None:
    if len(known) >= MOST_KNOWN and key not in known:
        del known[next(iter(known))]
    known[key] = _CachedAnswer(value, time.monotonic() + seconds)
