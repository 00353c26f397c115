"""The question of a puzzle as parts of a message, in an answer to one person or in a post for everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord

from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import puzzle_id
from cogs.ui.messages.embeds import COLOUR, png
from host.chat import PuzzlePost
from render.pages import cut
from render.puzzle_page import PuzzlePage

if TYPE_CHECKING:
    from discord.types.components import ContainerChildComponent

LONGEST = 3500
_MOST_QUESTION, _MOST_FOOTER = 2200, 1300


def question_parts(
    page: PuzzlePage, custom_id: Callable[[int], str], most: int = LONGEST
) -> list[ContainerChildComponent]:
    """Return the question in at most so many characters, and a button for each choice.

    ``custom_id`` returns the id for a choice's place.
    """
    lines, labels = [*page.question], [*page.labels]
    if any(len(label) > components.LONGEST_BUTTON for label in labels):
        lines += [f"{number}. {line}" for number, line in enumerate(page.lines, 1)]
        labels = [f"{number}. {label}" for number, label in enumerate(labels, 1)]
    return [
        components.text(cut("\n".join(lines), most)),
        *(
            components.row([components.button(label, custom_id(place), discord.ButtonStyle.primary)])
            for place, label in zip(page.places, labels, strict=True)
        ),
    ]


def daily_layout(post: PuzzlePost) -> components.Layout:
    """Return the public post of a daily puzzle; its pictures are :func:`daily_files`."""
    parts: list[ContainerChildComponent] = [components.text(f"### {post.title}")]
    parts += [components.picture(components.attached(picture.file, picture.alt)) for picture in post.pictures]
    parts += question_parts(post.page, lambda place: puzzle_id("day", post.game, post.puzzle, place), _MOST_QUESTION)
    parts.append(components.text(cut("\n".join(post.footer), _MOST_FOOTER)))
    return components.Layout(components.with_wide_pictures(COLOUR, parts))


def daily_files(post: PuzzlePost) -> list[discord.File]:
    return [png(picture.png, picture.file, picture.alt) for picture in post.pictures]
