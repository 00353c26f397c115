"""Components V2 as the plain data Discord takes.

discord.py's own objects for them know their parents, views and callbacks, which makes a panel ten times as slow to put
together; a panel's buttons are answered by their custom ids alone (:mod:`cogs.ui.panel.panel`) and need none of that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import discord
from discord import ui
from discord.components import Container, MediaGalleryComponent

if TYPE_CHECKING:
    from discord.types.components import (
        ActionRow,
        ButtonComponent,
        ContainerChildComponent,
        ContainerComponent,
        SelectMenu,
        SeparatorComponent,
        TextComponent,
    )
    from discord.types.components import MediaGalleryComponent as GalleryPart

LONGEST_BUTTON = 80
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
_LONGEST_DESCRIPTION = 1024
_GALLERY = 12


Button: TypeAlias = "ButtonComponent"
Parts: TypeAlias = "list[ContainerComponent | ActionRow]"
"""All that a message consists of."""


class Layout(ui.LayoutView):
    """A message of such parts. It is sent and forgotten: nobody waits for its buttons."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(timeout=None)
        self._parts = parts

    def to_components(self) -> list[dict[str, Any]]:
        return [dict(part) for part in self._parts]

    def has_components_v2(self) -> bool:
        return True

    def is_finished(self) -> bool:
        """discord.py keeps no view that is finished."""
        return True


def container(colour: discord.Colour, parts: Sequence[ContainerChildComponent]) -> ContainerComponent:
    return {"type": 17, "accent_color": colour.value, "components": list(parts)}


def text(words: str) -> TextComponent:
    return {"type": 10, "content": words}


class Picture(NamedTuple):
    """Where a gallery takes its picture from: a file that comes with the message, or one that the message has."""

    url: str
    attachment: int | None = None
    """The id under which the message has it; it must be named in each edit, or the message loses the file."""
    file: str = ""
    """The name of the file."""
    words: str = ""
    """Its description."""


def attached(file: str, words: str = "") -> Picture:
    """A picture that is uploaded with the message, with what it shows for those who do not see it."""
    return Picture(f"attachment://{file}", None, file, words)


def shown_picture(message: discord.Message | None) -> Picture | None:
    """The first picture that a message shows in a gallery.

    Discord does not list files that components show among the attachments of a message: only the gallery's own item
    tells of them, by the address of the file and mostly by its id.
    """
    for item in () if message is None else _galleries(message.components):
        *_, identifier, name = ("", "", *urlsplit(item.media.url).path.split("/"))
        known = item.media.attachment_id
        if known is None and identifier.isdecimal():
            known = int(identifier)
        return Picture(item.media.url, known, name, item.description or "")
    return None


def without_picture(parts: Parts) -> Parts:
    """The same message without its gallery."""
    bare: list[Any] = []
    for part in parts:
        kept = [child for child in part["components"] if child["type"] != _GALLERY]
        bare.append({**part, "components": kept})
    return bare


def _galleries(components: Sequence[object]) -> Iterator[discord.MediaGalleryItem]:
    for component in components:
        if isinstance(component, MediaGalleryComponent):
            yield from component.items
        elif isinstance(component, Container):
            yield from _galleries(component.children)


def picture(shown: Picture) -> GalleryPart:
    """A picture; where there are words for it they are read to those who do not see it."""
    item: dict[str, object] = {"media": {"url": shown.url}}
    if shown.words:
        item["description"] = shown.words[:_LONGEST_DESCRIPTION]
    return {"type": _GALLERY, "items": [item]}  # pyright: ignore[reportReturnType]: what is sent needs fewer fields


def separator() -> SeparatorComponent:
    return {"type": 14}


def row(parts: Sequence[ButtonComponent | SelectMenu]) -> ActionRow:
    return {"type": 1, "components": list(parts)}


def button(label: str, custom_id: str, style: discord.ButtonStyle, emoji: str | None = None) -> ButtonComponent:
    made: ButtonComponent = {
        "type": 2,
        "style": style.value,
        "label": cut(label, LONGEST_BUTTON),
        "custom_id": custom_id,
    }
    if emoji is not None:
        made["emoji"] = {"id": None, "name": emoji}
    return made


def turns(page: int, pages: int) -> list[tuple[int, str, str]]:
    """Return where one can turn from a page: the number of that page, the message that words the button, its emoji."""
    around = ((page - 1, "panel-earlier", "◀️"), (page + 1, "panel-later", "▶️"))
    return [each for each in around if 0 <= each[0] < pages]


def select(custom_id: str, placeholder: str, options: Sequence[tuple[str, str]]) -> SelectMenu:
    """A list of which one entry is picked; ``options`` are labels with their values."""
    return {
        "type": 3,
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
    """A list of which ``least`` to ``most`` entries are picked, as far as it has so many; those of the values
    ``chosen`` are picked already.
    """
    menu = select(custom_id, placeholder, options)
    menu["options"] = [
        {"label": cut(label, LONGEST_OPTION), "value": value, "default": value in chosen} for label, value in options
    ]
    menu["min_values"] = min(least, len(options))
    menu["max_values"] = min(max(most, len(chosen), 1), len(options))
    return menu


def cut(words: str, length: int) -> str:
    return words if len(words) <= length else words[: length - 1].rstrip() + "…"
