"""Answering with a panel so that its buttons stay where they are: at once, with the picture that it has."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs.messages.callbacks import show_instead, show_privately
from cogs.messages.components import Parts, Picture, attached
from cogs.messages.embeds import png
from cogs.panel.pictures import PanelPicture
from cogs.press import Press, log_failure

PATIENCE = 0.25
"""Seconds that an answer waits for a picture at most."""


async def drawn_for_answer(
    press: Press, shown: PanelPicture, before: Picture | None, draw: Callable[[], Awaitable[bytes]]
) -> bytes | None:
    """The picture of a panel to be sent with its answer, drawn by ``draw``; None where it is to follow.

    A picture of another shape than the one ``before`` it (None: there was none) would push the buttons away from below
    a thumb if it came later. So the answer waits a moment for it, where nobody else waits for theirs; one of the same
    shape takes the other's place later, when whoever presses on quickly no longer needs it.
    """
    if before is not None and shown.shape in before.file:
        return None
    try:
        return await press.client.master.priority.alone(draw, PATIENCE)
    except Exception as error:
        log_failure("a picture could not be drawn", error)
        return None


async def drawn_to_follow(press: Press, shown: PanelPicture) -> list[discord.File]:
    """The picture of a panel as the files of an edit; none where it cannot be drawn, for then an older one must go."""
    try:
        return [png(await press.client.pictures.drawing_thread.draw(shown.draw), shown.file, shown.words())]
    except Exception as error:
        log_failure("a picture could not be drawn", error)
        return []


def picture_in_answer(shown: PanelPicture, before: Picture | None, drawn: bytes | None) -> tuple[Picture | None, str]:
    """Which picture stands in an answer, and its description: the one that was drawn for it, else the one that the
    panel has shown, which is still the right one or is replaced in a moment."""
    if drawn is not None:
        return attached(shown.file), shown.words()
    return before, before.words if before is not None else ""


async def answer_with_panel(
    press: Press, parts: Parts, shown: PanelPicture, before: Picture | None, drawn: bytes | None, *, opening: bool
) -> None:
    """Answer with a new panel or show the pressed one anew. Raises InteractionResponded, HTTPException."""
    file = None if drawn is None else png(drawn, shown.file, shown.words())
    if opening:
        await show_privately(press, parts, file)
    else:
        await show_instead(press, parts, before, file)
