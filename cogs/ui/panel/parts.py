"""What every part of the private panel is made from: what it shows, its rows, its pages and its steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import discord

from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import EVERYTHING, NO_ASK, step_id
from engine.kernel.match import Ask
from engine.kernel.text import Seat, Text
from host.play.advice import Offer
from host.play.paths import MovePath, Part
from host.tables.table import Table

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent, SelectMenu

Say: TypeAlias = Callable[[Text], str]
Row: TypeAlias = "list[ButtonComponent | SelectMenu]"

OPTIONS_A_PAGE = 25
MOST_TEXT = 3800
"""Characters of a panel's texts; Discord allows 4,000 in all."""


@dataclass(slots=True, frozen=True)
class Panel:
    """What a panel shows, and where in choosing a move its reader is.

    ``title``, ``notes`` (what just happened) and ``body`` are words; ``ask`` is None while others are asked;
    ``picture`` is that of the hand, None where the message has none.
    """

    table: Table
    seat: Seat
    ask: Ask | None
    title: str
    body: str
    notes: Sequence[str] = ()
    path: MovePath = ()
    page: int = 0
    picture: components.Picture | None = None
    offers: Sequence[Offer] = ()
    """The moves that are offered first, where this is the first screen."""
    everything: bool = False
    """Whether all moves are shown though some could be offered first."""
    undo: bool = False
    """Whether there is something to take back, as far as is known."""
    room: int = MOST_TEXT
    """How many characters there are for ``notes`` at most."""


def paging_rows(panel: Panel, count: int, a_page: int, say: Say) -> list[Row]:
    """Return the row of buttons to the pages before and after; none where all fit on one."""
    turns = components.turns(page_of(panel, count, a_page), -(-count // a_page))
    row: Row = [step_button(panel, say, key, emoji, panel.path, page) for page, key, emoji in turns]
    return [row] if row else []


def page_of(panel: Panel, count: int, a_page: int) -> int:
    """The page to show; the last one where a button asks for one that is not there any more."""
    return min(panel.page, max(0, (count - 1) // a_page))


def step_button(
    panel: Panel, say: Say, key: str, emoji: str, path: Sequence[Part] | None, page: int = 0
) -> ButtonComponent:
    """A button to a step; the beginning of the path shows all moves, None those that are offered first."""
    if panel.ask is None or path is None:
        carried = step_id(panel.table.id, NO_ASK if panel.ask is None else panel.ask.id, (), page)
    else:
        carried = step_id(panel.table.id, panel.ask.id, path or (EVERYTHING,), page)
    return components.button(say(Text(key)), carried, discord.ButtonStyle.secondary, emoji)
