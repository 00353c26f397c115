"""Pictures that adorn an answer: drawn aside, and left out where that fails or takes too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cogs.connection.bot import Interaction
from cogs.connection.log import log_failure
from cogs.ui.replies import deferred

PICTURE_SECONDS = 1.5
"""No answer waits longer for a picture that only adorns its words."""


async def drawn(interaction: Interaction, draw: Callable[[], bytes]) -> bytes | None:
    """A picture drawn aside, with the press acknowledged before; None where that fails or takes too long, for the words
    are enough.
    """
    async with deferred(interaction):
        try:
            return await asyncio.wait_for(interaction.client.pictures.drawing_thread.draw(draw), PICTURE_SECONDS)
        except Exception as error:
            log_failure("a picture could not be drawn", error)
            return None
