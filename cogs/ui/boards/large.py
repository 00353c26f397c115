"""Boards as large as possible: for everybody where a server wants it, and for one reader with all details."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from cogs.ui.boards.buttons import buttons_view
from cogs.ui.boards.embeds import board_embed, board_files
from cogs.ui.messages import components
from cogs.ui.messages.embeds import COLOUR, png
from host.chat import BoardPost, LargePost
from render.languages import Languages
from render.pages import cut

if TYPE_CHECKING:
    from discord.types.components import ContainerChildComponent

_DETAILS = "details.png"
_MOST_FIGURES, _MOST_WORDS = 6, 1980


def board_message(post: BoardPost, languages: Languages) -> dict[str, Any]:
    """Return discord.py's arguments for the board of a table, without files: an embed, or a layout with a gallery."""
    if not post.large:
        view = buttons_view(post.table_id, post.buttons, post.language, languages, post.proposal, post.vote)
        return {"embed": board_embed(post), "view": view}
    parts = [*_words(post), *_board_picture(post), *_figures(post), *_footer(post)]
    return {"view": _layout(post, parts, languages)}


def large_layout(shown: LargePost, languages: Languages) -> components.Layout:
    """Return the board, its figures as text, and the picture of all details."""
    post = shown.post
    parts = [*_words(post), *_board_picture(post), *_figures(post)]
    if shown.details:
        parts.append(components.picture(components.attached(_DETAILS, post.page.alt)))
    return _layout(post, parts, languages)


def large_files(shown: LargePost) -> list[discord.File]:
    details = [png(shown.details, _DETAILS, shown.post.page.alt)] if shown.details else []
    return board_files(shown.post) + details


def _words(post: BoardPost) -> list[ContainerChildComponent]:
    words = [f"### {post.page.title}", post.page.description]
    return [components.text(cut(part, 400 if part is words[0] else 1200)) for part in words if part]


def _board_picture(post: BoardPost) -> list[ContainerChildComponent]:
    return [components.picture(components.attached("board.png", post.page.alt))] if post.picture else []


def _figures(post: BoardPost) -> list[ContainerChildComponent]:
    """Return the figures as texts; the longest are shortened if the total is too long."""
    figures = [f"**{name}**\n{value}" for name, value in post.page.fields[:_MOST_FIGURES]]
    left, longest = _MOST_WORDS, 0
    for place, length in enumerate(sorted(map(len, figures))):
        longest = left // (len(figures) - place)
        left -= min(length, longest)
    return [components.text(cut(words, longest)) for words in figures]


def _footer(post: BoardPost) -> list[ContainerChildComponent]:
    return [components.text(f"-# {cut(post.page.footer, 300)}")] if post.page.footer else []


def _layout(post: BoardPost, parts: list[ContainerChildComponent], languages: Languages) -> components.Layout:
    buttons = buttons_view(post.table_id, post.buttons, post.language, languages, post.proposal, post.vote)
    rows: Any = buttons.to_components()
    return components.Layout([*components.with_wide_pictures(COLOUR, parts), *rows])
