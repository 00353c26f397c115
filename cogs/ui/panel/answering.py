"""Answering with a panel so that its buttons stay where they are: at once, with the picture that it has."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import discord

from cogs.connection.bot import Interaction
from cogs.connection.log import log_failure
from cogs.ui.answers.callbacks import show_instead, show_privately
from cogs.ui.messages.components import Parts, Picture, attached
from cogs.ui.messages.embeds import png
from cogs.ui.panel.pictures import PanelPicture

PATIENCE = 0.25
"""Seconds that an answer waits for a picture at most."""


class DrawnPicture(NamedTuple):
    """A picture that comes with an answer, as a gallery shows it and as a file."""

    picture: Picture
    file: discord.File


async def drawn_for_answer(
    interaction: Interaction, shown: PanelPicture, before: Picture | None, draw: Callable[[], Awaitable[bytes]]
) -> DrawnPicture | None:
    """The picture of a panel to be sent with its answer, drawn by ``draw``; None where it is to follow.

    A picture of another shape than the one ``before`` it (None: there was none) would push the buttons away from below
    a thumb if it came later. So the newest one of its shape that the reader may see comes with the answer, and the
    right one takes its place later, when somebody who presses on quickly no longer needs it. Only where there is none
    yet the answer waits a moment for the right one, where nobody else waits for theirs.
    """
    if before is not None and shown.shape in before.file:
        return None
    if (latest := interaction.client.master.latest_pictures.find(*shown.keys)) is not None:
        file = latest.file if latest.file == shown.file else f"{shown.shape}earlier.png"
        return _with_words(shown, file, latest.png)
    try:
        drawn = await interaction.client.master.priority.alone(draw, PATIENCE)
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


async def drawn_to_follow(interaction: Interaction, shown: PanelPicture) -> list[discord.File]:
    """The picture of a panel as the files of an edit; none where it cannot be drawn, for then an older one must go."""
    try:
        drawn = await interaction.client.pictures.drawing_thread.draw(shown.draw)
        interaction.client.master.latest_pictures.keep(shown.keys[0], shown.file, drawn)
        return [png(drawn, shown.file, shown.words())]
    except Exception as error:
        log_failure("a picture could not be drawn", error)
        return []


async def answer_with_panel(
    interaction: Interaction, parts: Parts, before: Picture | None, drawn: DrawnPicture | None, *, opening: bool
) -> None:
    """Answer with a new panel, or show the pressed one anew: with the picture that was drawn for it, else with the one
    that it showed ``before``. Raises InteractionResponded, HTTPException.
    """
    file = None if drawn is None else drawn.file
    if opening:
        await show_privately(interaction, parts, file)
    else:
        await show_instead(interaction, parts, before, file)
