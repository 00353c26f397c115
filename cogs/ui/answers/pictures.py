"""Pictures that illustrate an answer: drawn in the background, and left out where that fails or takes too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cogs.connection.bot import Interaction
from cogs.connection.log import log_failure
from cogs.ui.replies import deferred

PICTURE_SECONDS = 1.5
"""Longest time that an answer waits for a picture."""


async def draw_illustration(interaction: Interaction, draw: Callable[[], bytes]) -> bytes | None:
    """Acknowledge the interaction and return a picture, or None where drawing fails or takes too long."""
    async with deferred(interaction):
        try:
            return await asyncio.wait_for(interaction.client.pictures.drawing_thread.draw(draw), PICTURE_SECONDS)
        except Exception as error:
            log_failure("a picture could not be drawn", error)
            return None
