"""Boards and hands as embeds with a picture."""

from __future__ import annotations

import discord

from cogs.messages.embeds import COLOUR, png
from host.chat import BoardPost, HandPost
from render.pages import cut


def board_embed(post: BoardPost) -> discord.Embed:
    """The public embed of a table; its picture is the attachment ``board.png``."""
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


def hand_embed(post: HandPost) -> discord.Embed:
    """A hand for its owner alone; its picture is the attachment ``hand.png``."""
    embed = discord.Embed(title=cut(post.title, 256), description=cut("\n".join(post.lines), 4000), colour=COLOUR)
    if post.picture:
        embed.set_image(url="attachment://hand.png")
    return embed


def hand_files(post: HandPost) -> list[discord.File]:
    return [png(post.picture, "hand.png", post.alt)] if post.picture else []
