"""Views and events as words, within the limits of a chat message: boards, lines, hands and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from engine.kernel.text import Text
from engine.kernel.views import Figure, Item, View
from render.languages import Languages, Reader

TITLE = 256
DESCRIPTION = 4096
FIELDS = 25
FIELD_NAME = 256
FIELD_VALUE = 1024
FOOTER = 2048
WHOLE = 6000
ALT = 1024
_BLANK = "\u200b"
_NEWS = 1500
_COUNT = 80
"""Characters for the line that says how many lines were left out."""


@dataclass(slots=True, frozen=True)
class BoardPage:
    """A board as an embed, whose parts and sum are within the limits of a message.

    ``alt`` describes the picture and has no formatting.
    """

    title: str
    description: str
    fields: tuple[tuple[str, str], ...]
    footer: str
    alt: str


@dataclass(slots=True, frozen=True)
class Sheet:
    """A private page or a page about a card: a title, lines, and the description of its picture."""

    title: str
    lines: tuple[str, ...]
    alt: str


def cut(words: str, limit: int) -> str:
    """Return at most ``limit`` characters, with an ellipsis for missing words and no half formatting at the end."""
    if len(words) <= limit:
        return words
    kept = words[: limit - 1].rstrip("\\ \n")
    if kept.count("\u2068") > kept.count("\u2069"):
        kept = kept[: limit - 2].rstrip("\\ \n") + "\u2069"
    return kept + "…"


def page(
    title: str, description: str = "", fields: Iterable[tuple[str, str]] = (), footer: str = "", alt: str = ""
) -> BoardPage:
    """Make a board page from escaped words; too long parts are cut, the fields last."""
    title, description, footer = cut(title, TITLE), cut(description, DESCRIPTION), cut(footer, FOOTER)
    description = cut(description, WHOLE - len(title) - len(footer))
    left = WHOLE - len(title) - len(description) - len(footer)
    kept: list[tuple[str, str]] = []
    for name, value in list(fields)[:FIELDS]:
        name, value = cut(name, FIELD_NAME) or _BLANK, cut(value, FIELD_VALUE) or _BLANK
        if len(name) + 1 >= left:
            break
        value = cut(value, left - len(name))
        left -= len(name) + len(value)
        kept.append((name, value))
    return BoardPage(title, description, tuple(kept), footer, cut(alt, ALT))


def board_page(
    view: View,
    languages: Languages,
    language: str,
    people: Sequence[str] = (),
    *,
    news: Sequence[str] = (),
    footer: str = "",
) -> BoardPage:
    """Make the board of a game: headline, latest news (worded lines, newest last) and figures as fields."""
    reader = Reader(language, view.game, people, markdown=True)
    fields = [
        (languages.say_to(figure.heading, reader), "\n".join(languages.say_to(line, reader) for line in figure.lines))
        for figure in view.figures
    ]
    headline = languages.say_to(view.headline, reader)
    return page(headline, "\n".join(latest(news, _NEWS)), fields, footer, board_alt(view, languages, language, people))


def latest(said: Sequence[str], limit: int) -> list[str]:
    """Return the last lines that fit into ``limit`` characters with line breaks, in their order."""
    kept: list[str] = []
    for line in reversed(said):
        limit -= len(line) + 1
        if limit < -1:
            break
        kept.append(line)
    return kept[::-1]


def latest_counted(said: Sequence[str], limit: int, say: Callable[[Text], str]) -> list[str]:
    """Return all lines if they fit into ``limit`` characters with line breaks, else the last ones.

    A first line then says how many were left out.
    """
    kept = latest(said, limit)
    if len(kept) == len(said):
        return kept
    kept = latest(said, limit - _COUNT)
    return [say(Text("lines-before", {"count": len(said) - len(kept)})), *kept]


def board_alt(view: View, languages: Languages, language: str, people: Sequence[str] = ()) -> str:
    """Describe the picture of a board in plain words: headline and figures."""
    reader = Reader(language, view.game, people)
    return cut(_plain((view.headline,), view.figures, languages, reader), ALT)


def hand_sheet(view: View, languages: Languages, language: str, people: Sequence[str] = ()) -> Sheet:
    """Make the page of a seat's own hand, only for the person of that seat."""
    reader = Reader(language, view.game, people, markdown=True, seat=view.seat)
    plain = replace(reader, markdown=False)
    title = languages.say_to(Text("sheet-hand"), reader)
    alt = "; ".join(languages.say_to(line, plain) for line in view.hand)
    return Sheet(title, tuple(languages.say_to(line, reader) for line in view.hand), cut(f"{title}: {alt}", ALT))


def item_sheet(item: Item, languages: Languages, language: str, game: str, people: Sequence[str] = ()) -> Sheet:
    """Make the page of a content item for ``/card``: its name, its lines, and the description of its picture."""
    reader = Reader(language, game, people, markdown=True)
    title = cut(languages.say_to(item.heading, reader), TITLE)
    alt = _plain((), (Figure(item.heading, item.lines),), languages, Reader(language, game, people))
    return Sheet(title, tuple(languages.say_to(line, reader) for line in item.lines), cut(alt, ALT))


def _plain(heads: Iterable[Text], figures: Iterable[Figure], languages: Languages, reader: Reader) -> str:
    parts = [languages.say_to(head, reader) for head in heads]
    for figure in figures:
        lines = "; ".join(languages.say_to(line, reader) for line in figure.lines)
        parts.append(f"{languages.say_to(figure.heading, reader)}: {lines}")
    return ". ".join(parts)
