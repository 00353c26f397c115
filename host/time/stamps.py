"""Timestamps that the chat shows to each reader in their own time zone."""

from __future__ import annotations

from render.user_text import Markup


def stamp(at: float) -> Markup:
    """Return the markup of a moment (seconds since 1970) relative to now, such as "in 3 hours"."""
    return Markup(f"<t:{int(at)}:R>")


def moment(at: float) -> Markup:
    """Return the markup of a day and time (seconds since 1970) in the reader's own time zone."""
    return Markup(f"<t:{int(at)}:f>")
