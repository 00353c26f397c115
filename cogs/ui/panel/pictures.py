"""The picture of a panel: the part of the game that its question is about."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2s

from cogs.connection.bot import Interaction
from engine.kernel.marks import marks_of
from engine.kernel.match import Ask
from engine.kernel.views import View
from engine.kernel.votes import standing
from host.play.attention import Attention, attention
from host.play.ballots import vote_at
from host.play.paths import MovePath
from host.publishing.latest_pictures import public_board
from host.tables.table import Table
from render.languages import Reader
from render.pages import board_alt, hand_sheet

_HAND, _BOARD = "hand-", "board-"


@dataclass(slots=True, frozen=True)
class PanelPicture:
    """``file`` is its name, by which a picture that a panel shows already is known, and ``shape`` the part of it that
    pictures of about the same size share; ``words`` tell those who do not see it what it shows; ``draw`` makes the PNG,
    in a thread. ``keys`` find the newest picture of this shape that was drawn for the reader, or else for everybody
    (:class:`~host.publishing.latest_pictures.LatestPictures`).
    """

    file: str
    shape: str
    words: Callable[[], str]
    draw: Callable[[], bytes]
    keys: Sequence[Hashable]


def panel_picture(
    interaction: Interaction, table: Table, reader: Reader, ask: Ask | None, path: MovePath
) -> PanelPicture:
    """What somebody should see at this step: their hand, or the board with what they can choose. With the table's lock
    held, once the game has begun.
    """
    view = table.view(interaction.user.id)
    seen = attention(view, None if ask is None else ask.menu, path, resting=not table.playing().in_motion)
    return picture_of(interaction, table, view, reader, seen, str(table.seq))


def picture_of(
    interaction: Interaction, table: Table, view: View, reader: Reader, seen: Attention, position: str, before: str = ""
) -> PanelPicture:
    """The hand of a view or its board, with what has just happened and what can be chosen. ``position`` and ``before``
    tell its file from those of other positions and messages.
    """
    languages, pictures = interaction.client.languages, interaction.client.pictures
    language, people = reader.language, list(reader.people)
    own = (table.id, interaction.user.id, before, seen.hand, language)
    if seen.hand:
        sheet = partial(hand_sheet, view, languages, language, people)
        draw = partial(pictures.hand, view, language, people, brief=True)
        return PanelPicture(f"{before}{_HAND}{position}-{language}.png", _HAND, lambda: sheet().alt, draw, [own])
    vote = standing(vote_at(table))
    marked = blake2s(repr((seen.move, seen.choices, seen.selected, vote)).encode(), digest_size=4).hexdigest()
    draw = partial(
        pictures.board,
        view,
        language,
        people,
        marks=marks_of(table.rules.marks, table.news),
        selected=seen.selected,
        choices=seen.choices,
        move=seen.move,
        vote=vote,
    )
    keys = [own] if before else [own, public_board(table.id, language)]
    words = partial(board_alt, view, languages, language, people)
    return PanelPicture(f"{before}{_BOARD}{position}-{language}-{marked}.png", _BOARD, words, draw, keys)
