"""Moments as the chat shows them, to each reader in their own time zone."""

from __future__ import annotations

from render.user_text import Markup


def stamp(at: float) -> Markup:
    """Return a moment (in seconds since 1970), counted from now: "in 3 hours"."""
    return Markup(f"<t:{int(at)}:R>")
