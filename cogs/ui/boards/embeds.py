"""Boards as embeds with a picture."""

from __future__ import annotations

import discord

from cogs.ui.messages.embeds import COLOUR, png
from host.chat import BoardPost


def board_embed(post: BoardPost) -> discord.Embed:
    """Return the public embed of a table; its picture is the attachment ``board.png``."""
    embed = discord.Embed(title=post.page.title, description=post.page.description or None, colour=COLOUR)
    for name, value in post.page.fields:
        embed.add_field(name=name, value=value, inline=False)
    if post.page.footer:
        embed.set_footer(text=post.page.footer)
    if post.picture:
        embed.set_image(url="attachment://board.png")
    return embed


def board_files(post: BoardPost) -> list[discord.File]:
    return [png(post.picture, "board.png", post.page.alt)] if post.picture else []
