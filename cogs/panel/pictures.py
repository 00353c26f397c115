"""The picture of a panel: the part of the game that its question is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import blake2s

from cogs.press import Press
from engine.kernel.marks import marks_of
from engine.kernel.match import Ask
from host.play.attention import attention
from host.play.paths import MovePath
from host.tables.table import Table
from render.languages import Reader
from render.pages import board_alt, hand_sheet


@dataclass(slots=True, frozen=True)
class PanelPicture:
    """``file`` is its name, by which a picture that a panel shows already is known; ``words`` tell those who do not see
    it what it shows; ``draw`` makes the PNG, in a thread."""

    file: str
    words: Callable[[], str]
    draw: Callable[[], bytes]


def panel_picture(press: Press, table: Table, reader: Reader, ask: Ask | None, path: MovePath) -> PanelPicture:
    """What somebody should see at this step: their hand, or the board with what they can choose. With the table's lock
    held, once the game has begun."""
    view, languages = table.view(press.user.id), press.client.languages
    language, people, pictures = reader.language, list(reader.people), press.client.pictures
    seen = attention(view, None if ask is None else ask.menu, path, resting=not table.playing().in_motion)
    if seen.hand:
        told = partial(hand_sheet, view, languages, language, people)
        draw = partial(pictures.hand, view, language, people)
        return PanelPicture(f"hand-{table.seq}-{language}.png", lambda: told().alt, draw)
    marked = blake2s(repr((seen.move, seen.choices, seen.selected)).encode(), digest_size=4).hexdigest()
    draw = partial(
        pictures.board,
        view,
        language,
        people,
        marks=marks_of(table.rules, table.news),
        selected=seen.selected,
        choices=seen.choices,
        move=seen.move,
    )
    words = partial(board_alt, view, languages, language, people)
    return PanelPicture(f"board-{table.seq}-{language}-{marked}.png", words, draw)
