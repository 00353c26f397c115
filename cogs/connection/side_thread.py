"""A thread beside a channel that is in use by another game."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

from cogs.connection.permissions import BOARD
from engine.kernel.menus import Refusal, RefusedError

_NEEDED = (*BOARD, "create_public_threads", "send_messages_in_threads")
_DAY = 1440


async def open_side_thread(interaction: discord.Interaction[Any], name: str, refusal: Refusal) -> int:
    """Open a thread in the channel of an interaction, or in the parent of its thread, and add the person.

    Raises RefusedError with this refusal where no thread is possible or the bot lacks the permission.
    """
    channel = interaction.channel.parent if isinstance(interaction.channel, discord.Thread) else interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise RefusedError(refusal)
    if not all(getattr(interaction.app_permissions, needed) for needed in _NEEDED):
        raise RefusedError(refusal)
    try:
        kind = discord.ChannelType.public_thread
        thread = await channel.create_thread(name=name[:100], type=kind, auto_archive_duration=_DAY)
    except discord.HTTPException as error:
        raise RefusedError(refusal) from error
    with suppress(discord.HTTPException):  # the answer links to it as well
        await thread.add_user(interaction.user)
    return thread.id


def is_side_thread(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    """Return whether a channel is a thread of the channel of an interaction, as far as the bot knows it."""
    thread = interaction.guild.get_thread(channel_id) if interaction.guild is not None else None
    return thread is not None and thread.parent_id == interaction.channel_id
