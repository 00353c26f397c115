"""What the bot asks of a server: the least intents and permissions, and the link that invites it with them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engine.kernel.text import Text

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""Servers tell the bot its own permissions; that messages are written (not what) tells it when a board has scrolled
away. Neither is privileged; members, presences and the content of messages are not needed."""

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
"""What it takes to show a board."""

SCOPES = ("bot", "applications.commands")


def invite_link(application_id: int) -> str:
    """The address at which somebody who may manage a server adds the bot to it."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)


def permission_help(interaction: discord.Interaction[Any], trouble: Text) -> Text:
    """Trouble with permissions, told to somebody who can mend it or has to ask for it: all that are missing at
    once.
    """
    lacking = [name for name in BOARD if not getattr(interaction.app_permissions, name)]
    if trouble.key != "trouble-permission" or not lacking:
        return trouble
    names = tuple(Text("permission-" + name.replace("_", "-")) for name in lacking)
    may = interaction.permissions
    if may.manage_roles or may.manage_channels:
        return Text("trouble-permission-mend", {"permissions": names})
    return Text("trouble-permission-ask", {"permissions": names})


def set_command_contexts(tree: app_commands.CommandTree[Any]) -> None:
    """Say of every command where it can be used, so that nothing depends on what Discord assumes: the bot is added to
    servers and not to people, and what is not of a server alone also works in a private conversation with the bot.
    """
    for command in tree.get_commands():
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
        command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=not command.guild_only, private_channel=False
        )


def missing(channel: discord.abc.GuildChannel | discord.Thread, needed: tuple[str, ...]) -> str:
    """The first of these permissions that the bot lacks in a channel; the first of all where none seems to lack."""
    granted = channel.permissions_for(channel.guild.me)
    return next((name for name in needed if not getattr(granted, name)), needed[0])
