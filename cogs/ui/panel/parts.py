"""The parts that every step of the private panel uses: its contents, its rows and pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import discord

from cogs.connection.next_tables import NextTable
from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import EVERYTHING, NO_ASK, step_id
from cogs.ui.panel.passages import Passage
from engine.kernel.match import Ask
from engine.kernel.text import Seat, Text
from host.play.advice import OfferedMove
from host.play.hints import Hint
from host.play.paths import MovePath, Part
from host.tables.table import Table

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent, SelectMenu

Say: TypeAlias = Callable[[Text], str]
Row: TypeAlias = "list[ButtonComponent | SelectMenu]"

OPTIONS_PER_PAGE = 25
MOST_TEXT = 3800
"""Most characters of a panel's texts; Discord allows 4,000 in all."""


@dataclass(slots=True, frozen=True)
class Panel:
    """The contents of a panel, with the reader's place in choosing a move.

    ``title`` and ``body`` are texts; ``ask`` is None while other people are asked; ``picture`` is None where there is
    none.
    """

    table: Table
    seat: Seat
    ask: Ask | None
    title: str
    body: str
    passages: Sequence[Passage] = ()
    """What just happened."""
    heading: str = ""
    """The line above ``passages``; empty for the usual one, which they have only below the buttons."""
    headlines: Sequence[str] = ()
    """The events that decide a running game, which ``passages`` do not contain."""
    changes: str = ""
    """How life points and the like have changed since; empty where they have not."""
    retrospective: Sequence[str] = ()
    """The sentences that sum up a finished game: its turning points and what everybody has in the end."""
    path: MovePath = ()
    page: int = 0
    picture: components.Picture | None = None
    offers: Sequence[OfferedMove] = ()
    """The moves that are offered first, on the first screen."""
    everything: bool = False
    """Whether all moves are shown although some could be offered first."""
    more_help: bool = False
    """Whether the buttons to explanations are shown instead of moves."""
    undo: bool = False
    """Whether something can be taken back, as far as is known."""
    notes_limit: int = MOST_TEXT
    """Most characters of ``passages``."""
    can_call: bool = False
    """Whether the reader may remind somebody who has kept the game waiting for long."""
    guidance: str = ""
    """The reader's next goal, for newcomers."""
    hint: Hint | None = None
    """The move that the computer would make, if the reader has asked for it; its button comes first."""
    next_table: NextTable | None = None
    """The next game in which the reader is awaited, while this one asks them nothing."""


def paging_rows(panel: Panel, count: int, per_page: int, say: Say) -> list[Row]:
    """Return the row of buttons to the previous and next page; none where everything fits on one."""
    turns = components.page_turns(page_of(panel, count, per_page), -(-count // per_page))
    row: Row = [step_button(panel, say, key, emoji, panel.path, page) for page, key, emoji in turns]
    return [row] if row else []


def page_of(panel: Panel, count: int, per_page: int) -> int:
    """Return the page to show; the last one where the requested page does not exist any more."""
    return min(panel.page, max(0, (count - 1) // per_page))


def step_button(
    panel: Panel, say: Say, key: str, emoji: str, path: Sequence[Part] | None, page: int = 0
) -> ButtonComponent:
    """Return a button to a step; an empty path shows all moves, None the moves that are offered first.

    The path of :const:`~cogs.ui.messages.custom_ids.MORE_HELP` shows the buttons to explanations.
    """
    if panel.ask is None or path is None:
        custom_id = step_id(panel.table.id, NO_ASK if panel.ask is None else panel.ask.id, (), page)
    else:
        custom_id = step_id(panel.table.id, panel.ask.id, path or (EVERYTHING,), page)
    return components.button(say(Text(key)), custom_id, discord.ButtonStyle.secondary, emoji)
