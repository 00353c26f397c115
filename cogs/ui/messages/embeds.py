"""What all embeds share: their colour, and pictures as files."""

from __future__ import annotations

import io

import discord

COLOUR = discord.Colour(0xB08D57)
LONGEST_ALT = 1024


def png(picture: bytes, name: str, alt: str) -> discord.File:
    """Return a picture as a file, with its description as alternative text."""
    return discord.File(io.BytesIO(picture), name, description=alt[:LONGEST_ALT] or None)
