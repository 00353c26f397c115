"""Answers with a panel whose buttons stay in place: sent at once, with the picture that the panel has."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import discord

from cogs.connection.bot import Interaction
from cogs.connection.log import log_failure
from cogs.ui.answers.callbacks import show_instead, show_privately
from cogs.ui.messages.components import Parts, Picture, attached
from cogs.ui.messages.embeds import png
from cogs.ui.panel.pictures import PanelPicture

PATIENCE = 0.25
"""Longest time in seconds that an answer waits for a picture."""


class DrawnPicture(NamedTuple):
    """A picture that comes with an answer, for the gallery and as a file."""

    picture: Picture
    file: discord.File


async def draw_for_answer(
    interaction: Interaction, shown: PanelPicture, before: Picture | None, draw: Callable[[], Awaitable[bytes]]
) -> DrawnPicture | None:
    """Return the picture to be sent with an answer, drawn by ``draw``; None where it follows later.

    A picture whose shape differs from the one ``before`` it (None: there was none) would move the buttons away from
    under a thumb if it came later. So the newest picture of this shape that the reader may see comes with the answer,
    and the right one replaces it later, when a person who presses on quickly no longer needs it. Only where there is
    none yet, and nobody else waits, the answer waits a moment for the right picture.
    """
    if before is not None and shown.shape in before.file:
        return None
    if (latest := interaction.client.master.latest_pictures.find(*shown.keys)) is not None:
        file = latest.file if latest.file == shown.file else f"{shown.shape}earlier.png"
        return _with_words(shown, file, latest.png)
    try:
        drawn = await interaction.client.master.priority.run_if_idle(draw, PATIENCE)
    except Exception as error:
        log_failure("a picture could not be drawn", error)
        return None
    if drawn is None:
        return None
    interaction.client.master.latest_pictures.keep(shown.keys[0], shown.file, drawn)
    return _with_words(shown, shown.file, drawn)


def _with_words(shown: PanelPicture, file: str, drawn: bytes) -> DrawnPicture:
    words = shown.words()
    return DrawnPicture(attached(file, words), png(drawn, file, words))


async def draw_for_update(interaction: Interaction, shown: PanelPicture) -> list[discord.File]:
    """Return the picture of a panel as files of an edit; none where drawing fails, for an older picture must go."""
    try:
        drawn = await interaction.client.pictures.drawing_thread.draw(shown.draw)
        interaction.client.master.latest_pictures.keep(shown.keys[0], shown.file, drawn)
        return [png(drawn, shown.file, shown.words())]
    except Exception as error:
        log_failure("a picture could not be drawn", error)
        return []


async def answer_with_panel(
    interaction: Interaction,
    table_id: int,
    parts: Parts,
    before: Picture | None,
    drawn: DrawnPicture | None,
    *,
    opening: bool,
) -> None:
    """Answer with a new panel of a table and remove the person's earlier one, or replace the pressed panel.

    It shows the picture that was drawn for it, else the one that it showed ``before``. Raises InteractionResponded,
    HTTPException.
    """
    file = None if drawn is None else drawn.file
    earlier = interaction.client.open_panels.note(interaction, table_id)
    if opening:
        await show_privately(interaction, parts, file)
        if earlier is not None:
            key = (interaction.user.id, table_id, "earlier panel")
            interaction.client.pending_updates.start(key, 0.0, partial(_remove, earlier))
    else:
        await show_instead(interaction, parts, before, file)


async def _remove(earlier: discord.Interaction[Any]) -> None:
    """Delete the answer to an earlier interaction, if its reader has not dismissed it."""
    with suppress(discord.NotFound):
        await earlier.delete_original_response()
