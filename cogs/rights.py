"""What Discord says somebody may do where he pressed or typed."""

from __future__ import annotations

import discord

from cogs.answering import Press
from host.servers.decisions import Rights


def rights_of(press: Press) -> Rights:
    """Permissions and roles at this place; none of either in a private conversation."""
    permissions, user, channel = press.permissions, press.user, press.channel
    around = (getattr(channel, name, None) for name in ("parent_id", "category_id"))
    places = (press.channel_id, *around)
    return Rights(
        manager=press.guild_id is not None and permissions.manage_guild,
        moderator=press.guild_id is not None and (permissions.manage_messages or permissions.manage_guild),
        roles=frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset(),
        places=tuple(place for place in places if place is not None),
    )
