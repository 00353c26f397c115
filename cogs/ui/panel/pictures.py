"""The picture of a panel: the part of the game that its question is about."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2s

from cogs.connection.bot import Interaction
from engine.kernel.highlights import highlights_of, marks_of, rolls_of, with_rolls, without_moment
from engine.kernel.match import Ask
from engine.kernel.motion import standing
from engine.kernel.text import Text
from engine.kernel.views import View
from host.play.attention import Attention, attention
from host.play.ballots import vote_at
from host.play.paths import MovePath
from host.publishing.endings import end_of
from host.publishing.latest_pictures import public_board
from host.tables.recent_history import MOST_PUBLIC_EVENTS
from host.tables.table import Table
from render.languages import Reader
from render.pages import board_alt, hand_sheet

_HAND, _BOARD, _ENDING = "hand-", "board-", "ending-"


@dataclass(slots=True, frozen=True)
class PanelPicture:
    """A picture of a panel that might not have been drawn yet.

    ``file`` is its name, by which a picture that a panel already shows is recognized, and ``shape`` the part of the
    name that pictures of about the same size share; ``words`` makes the alternative text; ``draw`` makes the PNG, in a
    thread. ``keys`` find the newest picture of this shape that was drawn for the reader, or else for everybody
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
    """Return the picture for this step: the hand, or the board with the possible choices; in the end, the result.

    Call it with the table's lock held, once the game has begun.
    """
    view = table.view(interaction.user.id)
    if (ending := ending_picture(interaction, table, reader, str(table.seq))) is not None:
        return ending
    focus = attention(view, None if ask is None else ask.menu, path, resting=not table.playing().in_motion)
    begins = view.private.get("begins", False)
    if (
        focus.hand
        and not (path or begins)
        and _has_results_to_show(table, interaction.user.id, view, asked=ask is not None)
    ):
        focus = Attention(False)
    return picture_of(interaction, table, view, reader, focus, str(table.seq), asked=ask is not None)


def ending_picture(
    interaction: Interaction, table: Table, reader: Reader, position: str, prefix: str = ""
) -> PanelPicture | None:
    """Return the picture of a game's result; None while it goes on and where it ended without a result.

    ``position`` and ``prefix`` are those of :func:`picture_of`.
    """
    end = end_of(table)
    if end is None:
        return None
    draw = partial(interaction.client.pictures.ending, table.game, *end, reader.language, list(reader.people))
    verdict = partial(interaction.client.languages.say_to, end.verdict, replace(reader, markdown=False))
    key = (table.id, prefix, reader.language) if prefix else public_board(table.id, reader.language)
    return PanelPicture(f"{prefix}{_ENDING}{position}-{reader.language}.png", _ENDING, verdict, draw, [key])


def picture_of(
    interaction: Interaction,
    table: Table,
    view: View,
    reader: Reader,
    focus: Attention,
    position: str,
    prefix: str = "",
    *,
    asked: bool = False,
) -> PanelPicture:
    """Return the hand of a view or its board, with the last events and the possible choices.

    A reader who is ``asked`` something sees the board, not a great moment in its place. ``position`` and ``prefix``
    distinguish its file from those of other positions and messages.
    """
    languages, pictures = interaction.client.languages, interaction.client.pictures
    language, people = reader.language, list(reader.people)
    own = (table.id, interaction.user.id, prefix, focus.hand, language)
    if focus.hand:
        sheet = partial(hand_sheet, view, languages, language, people)
        draw = partial(pictures.hand, view, language, people, brief=True)
        return PanelPicture(f"{prefix}{_HAND}{position}-{language}.png", _HAND, lambda: sheet().alt, draw, [own])
    vote = standing(vote_at(table))
    marked = blake2s(repr((focus.move, focus.choices, focus.selected, vote)).encode(), digest_size=4).hexdigest()
    highlights = highlights_of(table.rules.highlights, _events(table, view), table.rules.describe, view.seat)
    results = table.recent_events.results_of(interaction.user.id)
    if results is not None and view.seat is not None:
        report = table.recent_events.since(results[0], view.seat)
        highlights = with_rolls(highlights, rolls_of(table.rules.highlights, report, view.seat))
    draw = partial(
        pictures.board,
        view,
        language,
        people,
        marks=marks_of(table.rules.marks, _news(table, interaction.user.id, view)),
        selected=focus.selected,
        choices=focus.choices,
        move=focus.move,
        vote=vote,
        highlights=without_moment(highlights) if asked else highlights,
    )
    keys = [own] if prefix else [own, public_board(table.id, language)]
    words = partial(board_alt, view, languages, language, people)
    return PanelPicture(f"{prefix}{_BOARD}{position}-{language}-{marked}.png", _BOARD, words, draw, keys)


def _events(table: Table, view: View) -> Sequence[Text]:
    """Return the latest events that the reader of a view may know."""
    recent = table.recent_events
    return recent.public() if view.seat is None else recent.last(MOST_PUBLIC_EVENTS, view.seat)


def _news(table: Table, person_id: int, view: View) -> Sequence[Text]:
    """Return the public events since the reader's last action; without one, the latest public events."""
    results = table.recent_events.results_of(person_id)
    if results is None or view.seat is None:
        return table.news
    return [event.text for event in table.recent_events.events_since(results[0], view.seat) if event.only is None]


def _has_results_to_show(table: Table, person_id: int, view: View, *, asked: bool) -> bool:
    """Return whether the person's last action had results that are shown large above the board."""
    results = table.recent_events.results_of(person_id)
    if results is None or view.seat is None:
        return False
    events = table.recent_events.since(results[0], view.seat)
    shown = highlights_of(table.rules.highlights, events, table.rules.describe)
    return (without_moment(shown) if asked else shown) is not None
