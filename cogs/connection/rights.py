"""The permissions and roles that Discord reports for a person, in this channel and elsewhere in the server."""

from __future__ import annotations

import discord

from cogs.connection.bot import Interaction
from host.servers.server_settings import Rights, RightsIn


async def rights_of(interaction: Interaction) -> Rights:
    """Return permissions and roles in this channel; neither in a private conversation."""
    if isinstance(interaction.channel, discord.Thread) and interaction.channel.parent is None:
        await interaction.client.servers.complete(interaction)  # the category is that of the thread's parent
    return _rights(interaction, interaction.permissions, interaction.channel_id, interaction.channel)


def rights_elsewhere(interaction: Interaction) -> RightsIn:
    """Return a function that reads a person's rights in any channel or thread of this server.

    It respects the overwrites of that channel; where the channel does not exist any more, the rights in the whole
    server apply.
    """

    async def rights_in(channel_id: int) -> Rights:
        await interaction.client.servers.complete(interaction)
        guild, member = interaction.guild, interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return Rights()
        channel = await interaction.client.visibility.channel(guild, channel_id)
        try:
            may = member.guild_permissions if channel is None else channel.permissions_for(member)
        except discord.ClientException:  # the channel of a thread is not there any more
            may = member.guild_permissions
        return _rights(interaction, may, channel_id, channel)

    return rights_in


def _rights(
    interaction: Interaction, permissions: discord.Permissions, channel_id: int | None, channel: object
) -> Rights:
    user = interaction.user
    parent_id: int | None = getattr(channel, "parent_id", None)
    category_id: int | None = None
    if isinstance(channel, discord.Thread):
        parent = interaction.guild.get_channel(channel.parent_id) if interaction.guild is not None else None
        category_id = None if parent is None else parent.category_id
    elif isinstance(channel, discord.abc.GuildChannel):
        category_id = channel.category_id
    places = (channel_id, parent_id, category_id)
    return Rights(
        manager=interaction.guild_id is not None and permissions.manage_guild,
        moderator=interaction.guild_id is not None and (permissions.manage_messages or permissions.manage_guild),
        roles=_roles(user) if isinstance(user, discord.Member) else frozenset(),
        places=tuple(place for place in places if place is not None),
    )


def _roles(member: discord.Member) -> frozenset[int]:
    """Return the ids of a member's roles, @everyone included; without a gateway the roles themselves are unknown."""
    return frozenset((member.guild.id, *member._roles))
