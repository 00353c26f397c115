"""The intents and permissions that the bot asks of a server, and the invitation link with them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engine.kernel.text import Text

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""``guilds`` gives the bot its own permissions; ``guild_messages`` shows when a board has scrolled away. Neither is
privileged; members, presences and the content of messages are not needed."""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)

BOARD = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""Permissions that are necessary to show a board."""

SCOPES = ("bot", "applications.commands")


def invite_link(application_id: int) -> str:
    """Return the address at which a server's manager adds the bot."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)


def permission_help(interaction: discord.Interaction[Any], failure: Text) -> Text:
    """Return a delivery failure as help for its reader, with all missing permissions at once.

    The text depends on whether the reader can grant permissions or has to ask for them.
    """
    lacking = [name for name in BOARD if not getattr(interaction.app_permissions, name)]
    if failure.key != "trouble-permission" or not lacking:
        return failure
    names = tuple(Text("permission-" + name.replace("_", "-")) for name in lacking)
    may = interaction.permissions
    if may.manage_roles or may.manage_channels:
        return Text("trouble-permission-mend", {"permissions": names})
    return Text("trouble-permission-ask", {"permissions": names})


def set_command_contexts(tree: app_commands.CommandTree[Any]) -> None:
    """State for every command where it can be used, so that nothing depends on Discord's defaults.

    The bot is added to servers and not to people; a command that is not limited to servers also works in a private
    conversation with the bot.
    """
    for command in tree.get_commands():
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
        command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=not command.guild_only, private_channel=False
        )


def first_missing(channel: discord.abc.GuildChannel | discord.Thread, needed: tuple[str, ...]) -> str:
    """Return the first of these permissions that the bot lacks in a channel, else the first of all."""
    granted = channel.permissions_for(channel.guild.me)
    return next((name for name in needed if not getattr(granted, name)), needed[0])
