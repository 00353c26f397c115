"""A hand for its owner alone, in a gallery: an embed would make a tall picture narrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.ui.messages import components
from cogs.ui.messages.board_buttons import answer_buttons
from cogs.ui.messages.embeds import COLOUR, png
from host.chat import HandPost
from render.languages import Languages
from render.pages import cut

_MOST_TITLE = 256
_MOST_LINES = 3000


def hand_layout(post: HandPost, languages: Languages) -> components.Layout:
    """Return the picture between the title and the text of the hand with the open question."""
    rows: Any = answer_buttons(post.table_id, post.buttons, post.language, languages).to_components()
    return components.Layout([*_parts(post, []), *rows])


def hand_in_panel(post: HandPost, back: components.Button) -> components.Parts:
    """Return the same in place of a panel, with the button that shows the panel again above the picture."""
    return _parts(post, [components.row([back])])


def _parts(post: HandPost, rows: Sequence[Any]) -> components.Parts:
    parts: list[Any] = [components.text(f"### {cut(post.title, _MOST_TITLE)}"), *rows]
    if post.picture:
        parts.append(components.picture(components.attached("hand.png", post.alt)))
    if post.lines:
        parts.append(components.text(cut("\n".join(post.lines), _MOST_LINES)))
    return components.with_wide_pictures(COLOUR, parts)


def hand_files(post: HandPost) -> list[discord.File]:
    return [png(post.picture, "hand.png", post.alt)] if post.picture else []
