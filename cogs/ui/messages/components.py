"""Components V2 as the plain data that Discord accepts.

discord.py's own objects for them know their parents, views and callbacks, which makes building a panel ten times
slower; the buttons of a panel are answered by their custom ids alone (:mod:`cogs.ui.panel.handlers`) and need none of
that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit
from zlib import crc32

import discord
from discord import ui
from discord.components import Container, MediaGalleryComponent

if TYPE_CHECKING:
    from discord.types.components import (
        ActionRow,
        ButtonComponent,
        ContainerChildComponent,
        ContainerComponent,
        SectionComponent,
        SelectMenu,
        SeparatorComponent,
        TextComponent,
    )
    from discord.types.components import MediaGalleryComponent as GalleryPart

LONGEST_TEXT = 3500
"""Most characters of one text, which leaves room for a title and buttons: Discord allows 4,000 in a message."""
LONGEST_BUTTON = 80
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
_LONGEST_DESCRIPTION = 1024
_GALLERY = 12


Button: TypeAlias = "ButtonComponent"
Parts: TypeAlias = "list[ContainerComponent | ActionRow | GalleryPart]"
"""The parts of a whole message."""


class Layout(ui.LayoutView):
    """A message of such parts; discord.py keeps no view of it."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(timeout=None)
        self._parts = parts

    def to_components(self) -> list[dict[str, Any]]:
        return [dict(part) for part in self._parts]

    def has_components_v2(self) -> bool:
        return True

    def is_finished(self) -> bool:
        """Return True so that discord.py does not keep this view."""
        return True


def container(colour: discord.Colour, parts: Sequence[ContainerChildComponent]) -> ContainerComponent:
    return {"type": 17, "accent_color": colour.value, "components": list(parts)}


def with_wide_pictures(colour: discord.Colour, parts: Sequence[ContainerChildComponent]) -> Parts:
    """Return a message whose pictures stand outside its containers, whose edges take a seventh of a phone's width."""
    message: Parts = []
    framed: list[ContainerChildComponent] = []
    for part in parts:
        if part["type"] == _GALLERY:
            message += [container(colour, framed), part] if framed else [part]
            framed = []
        else:
            framed.append(part)
    return [*message, container(colour, framed)] if framed else message


def text(words: str) -> TextComponent:
    return {"type": 10, "content": words}


class Picture(NamedTuple):
    """The source of a gallery's picture: a file sent with the message, or one that the message has already."""

    url: str
    attachment: int | None = None
    """The id of the file in the message; each edit must name it, or the message loses the file."""
    file: str = ""
    """The name of the file."""
    words: str = ""
    """Its description."""


def attached(file: str, words: str = "") -> Picture:
    """Return a picture that is uploaded with the message, with its description as alternative text."""
    return Picture(f"attachment://{file}", None, file, words)


def shown_picture(message: discord.Message | None) -> Picture | None:
    """Return the first picture that a message shows in a gallery.

    Discord does not list files in components among the attachments of a message: only the item of the gallery names it,
    by its address and mostly by its id.
    """
    for item in () if message is None else _galleries(message.components):
        *_, identifier, name = ("", "", *urlsplit(item.media.url).path.split("/"))
        attachment = item.media.attachment_id
        if attachment is None and identifier.isdecimal():
            attachment = int(identifier)
        return Picture(item.media.url, attachment, name, item.description or "")
    return None


def without_picture(parts: Parts) -> Parts:
    """Return the same message without its gallery."""
    remaining: list[Any] = []
    for part in parts:
        if part["type"] != _GALLERY:
            kept = [child for child in part["components"] if child["type"] != _GALLERY]
            remaining.append({**part, "components": kept})
    return remaining


def _galleries(components: Sequence[object]) -> Iterator[discord.MediaGalleryItem]:
    for component in components:
        if isinstance(component, MediaGalleryComponent):
            yield from component.items
        elif isinstance(component, Container):
            yield from _galleries(component.children)


def picture(shown: Picture) -> GalleryPart:
    """Return a gallery with one picture; its description is read to people who cannot see it."""
    item: dict[str, object] = {"media": {"url": shown.url}}
    if shown.words:
        item["description"] = shown.words[:_LONGEST_DESCRIPTION]
    return {"type": _GALLERY, "items": [item]}  # pyright: ignore[reportReturnType]: a request needs fewer fields


def separator() -> SeparatorComponent:
    return {"type": 14}


def section(words: str, button: ButtonComponent) -> SectionComponent:
    """Return a text with a button beside it."""
    return {"type": 9, "components": [text(words)], "accessory": button}


def row(parts: Sequence[ButtonComponent | SelectMenu]) -> ActionRow:
    return {"type": 1, "components": list(parts)}


def button(label: str, custom_id: str, style: discord.ButtonStyle, emoji: str | None = None) -> ButtonComponent:
    button: ButtonComponent = {
        "type": 2,
        "style": style.value,
        "label": cut(label, LONGEST_BUTTON),
        "custom_id": custom_id,
    }
    if emoji is not None:
        button["emoji"] = {"id": None, "name": emoji}
    return button


def link_button(label: str, url: str, emoji: str) -> ButtonComponent:
    """Return a button that leads to an address, such as a board in another channel."""
    return {
        "type": 2,
        "style": discord.ButtonStyle.link.value,
        "label": cut(label, LONGEST_BUTTON),
        "url": url,
        "emoji": {"id": None, "name": emoji},
    }


def page_turns(page: int, pages: int) -> list[tuple[int, str, str]]:
    """Return the pages before and after a page: the number, the key of the button's text, and its emoji."""
    neighbours = ((page - 1, "panel-earlier", "◀️"), (page + 1, "panel-later", "▶️"))
    return [turn for turn in neighbours if 0 <= turn[0] < pages]


def select(custom_id: str, placeholder: str, options: Sequence[tuple[str, str]]) -> SelectMenu:
    """Return a list from which one entry is chosen; ``options`` are labels with their values.

    A list with another custom id gets another id in its message, so that no client keeps an old choice in it.
    """
    return {
        "type": 3,
        "id": 1 << 30 | crc32(custom_id.encode()) >> 2,
        "custom_id": custom_id,
        "placeholder": cut(placeholder, LONGEST_PLACEHOLDER),
        "options": [{"label": cut(label, LONGEST_OPTION), "value": value} for label, value in options],
    }


def select_several(
    custom_id: str,
    placeholder: str,
    options: Sequence[tuple[str, str]],
    chosen: Collection[str],
    least: int,
    most: int,
) -> SelectMenu:
    """Return a list from which several entries are chosen.

    The number of entries is between ``least`` and ``most``, capped at the number of options; the values ``chosen`` are
    selected already.
    """
    menu = select(custom_id, placeholder, options)
    menu["options"] = [
        {"label": cut(label, LONGEST_OPTION), "value": value, "default": value in chosen} for label, value in options
    ]
    menu["min_values"] = min(least, len(options))
    menu["max_values"] = min(max(most, len(chosen), 1), len(options))
    return menu


def cut(words: str, length: int) -> str:
    """Return at most ``length`` characters, cut between words unless that loses half of them."""
    if len(words) <= length:
        return words
    kept = words[: length - 1]
    between = kept if words[length - 1].isspace() else kept[: max(0, kept.rfind(" "), kept.rfind("\n"))]
    return (between if 2 * len(between) >= length else kept).rstrip(" \n,;:–") + "…"
