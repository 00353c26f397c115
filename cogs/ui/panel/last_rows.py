"""The last rows of the private panel: ending a question, other ways of a move, Undo, and explanations."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import discord

from cogs.ui.messages import components
from cogs.ui.messages.board_buttons import NEXT_TABLE_EMOJI, board_component, board_id
from cogs.ui.messages.custom_ids import (
    CALL,
    HINT,
    MORE_HELP,
    NO_GUIDANCE,
    ODDS,
    PASS_TURN,
    PRIMER,
    TAKE_BACK,
    TERMS,
    move_id,
    orders_id,
    other_id,
    step_id,
)
from cogs.ui.panel.parts import Panel, Row, Say, step_button
from engine.kernel.labels import labels
from engine.kernel.match import Ask
from engine.kernel.menus import Move
from engine.kernel.reactions import can_pass_in_advance
from engine.kernel.text import Text
from host.chat import Button
from host.learning.lesson_table import NO_TABLE
from host.play.advice import standalone_moves
from host.play.caution import caution
from host.play.hints import hints_refusal
from host.play.paths import path_to
from host.play.standing_orders import comes_back, has_orders_page
from host.tables.ordered_moves import without_ended
from host.tables.status import Status

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent

BUTTONS_PER_ROW = 5
_MOST_CHECKED = 1000
_SECONDARY = discord.ButtonStyle.secondary


def ending_buttons(panel: Panel, ask: Ask, say: Say, offered: Collection[Move] = ()) -> Row:
    """Return the buttons of the moves that end a question, except those that are offered first."""
    moves = standalone_moves(panel.table.rules, ask.menu)
    return [_quiet(panel, ask, move, say) for move in moves if move not in offered]


def _quiet(panel: Panel, ask: Ask, move: Move, say: Say) -> ButtonComponent:
    """Return the button of a secondary move that is the only one of its kind."""
    words = components.cut(
        " › ".join(map(say, labels(panel.table.rules, panel.table.playing().state, panel.seat, move))),
        components.LONGEST_BUTTON,
    )
    make_id = move_id if caution(panel.table, panel.seat, ask, move) is None else step_id
    return components.button(words, make_id(panel.table.id, ask.id, path_to(move)), _SECONDARY)


def further_buttons(panel: Panel, ask: Ask, say: Say) -> Row:
    """Return the buttons below the first screen of a question: other ways of a move, passing for longer, Undo."""
    row = _other_ways(panel, ask, say)[: BUTTONS_PER_ROW - 2]
    if can_pass_in_advance(panel.table.rules, panel.table.playing().state, panel.seat, ask.menu):
        words = say(Text("button-pass-turn"))
        row.append(components.button(words, board_id(panel.table.id, PASS_TURN), _SECONDARY, "⏭️"))
    row += orders_button(panel, say)
    return [*row, *_undo(panel, say)] if len(row) < BUTTONS_PER_ROW - 2 else row


def waiting_buttons(panel: Panel, say: Say) -> Row:
    """Return the buttons for a person who waits for others."""
    buttons = [step_button(panel, say, "panel-refresh", "🔄", ()), *_undo(panel, say), *next_table_button(panel, say)]
    if panel.can_call:  # a row has five buttons: `/preferences` shows the orders too
        return [*buttons, components.button(say(Text("button-call")), board_id(panel.table.id, CALL), _SECONDARY, "📣")]
    return [*buttons, *orders_button(panel, say)]


def over_buttons(panel: Panel, say: Say) -> Row:
    """Return the buttons for a finished game, the same as below its board."""
    after_game = [
        board_component(panel.table.id, action, say(Text("button-" + action)))
        for action in (Button.REMATCH, Button.REPLAY, Button.REVIEW)
    ]
    return [*after_game, *next_table_button(panel, say)]


def orders_button(panel: Panel, say: Say) -> Row:
    """Return the button to the page of orders, where a question comes back or a person has or can give orders."""
    table, seat, ask = panel.table, panel.seat, panel.ask
    if table.id == NO_TABLE or table.status is not Status.RUNNING:
        return []
    count = len(without_ended(table, seat).orders)
    key, emoji = "button-orders", "📜"
    if ask is None:
        shown = has_orders_page(table, seat)
    elif comes_back(table, seat, ask):
        shown, key, emoji = True, "button-always", "🔁"
    else:
        shown = bool(count) or can_pass_in_advance(table.rules, table.playing().state, seat, ask.menu)
    words = say(Text(key, {"count": count}))
    return [components.button(words, orders_id(table.id, "open"), _SECONDARY, emoji)] if shown else []


def next_table_button(panel: Panel, say: Say) -> Row:
    """Return the link to the next game in which the reader is awaited, if there is one."""
    if panel.next_table is None:
        return []
    label = say(Text("button-next-table", {"count": panel.next_table.tables}))
    return [components.link_button(label, panel.next_table.url, NEXT_TABLE_EMOJI)]


def _undo(panel: Panel, say: Say) -> Row:
    """Return the button that previews an undo, if anything can be undone."""
    if not panel.undo or panel.table.status is not Status.RUNNING:
        return []
    return [components.button(say(Text("panel-undo")), board_id(panel.table.id, TAKE_BACK), _SECONDARY, "⏪")]


def explaining_buttons(panel: Panel, say: Say) -> Row:
    """Return the buttons to chances, hints and further explanations; none in a lesson, which has its own texts.

    Several further explanations have a page of their own, so that a phone shows fewer rows.
    """
    if panel.table.id == NO_TABLE:
        return []
    more = more_help_buttons(panel, say)
    if len(more) > 1:
        more = [step_button(panel, say, "panel-more-help", "❔", (MORE_HELP,))]
    return [*_odds(panel, say), *_hint(panel, say), *_sheet(panel, say), *more]


def more_help_buttons(panel: Panel, say: Say) -> Row:
    """Return the button to the visible words, and where the next goal is shown, how to play and hiding the goal."""
    row: Row = [components.button(say(Text("button-terms")), board_id(panel.table.id, TERMS), _SECONDARY, "💬")]
    if panel.guidance:
        row += [
            board_component(panel.table.id, PRIMER, say(Text("button-primer"))),
            components.button(say(Text("button-unguided")), board_id(panel.table.id, NO_GUIDANCE), _SECONDARY, "🧭"),
        ]
    return row


def in_rows(buttons: Row) -> list[Row]:
    """Return buttons in as many rows as they need."""
    return [buttons[at : at + BUTTONS_PER_ROW] for at in range(0, len(buttons), BUTTONS_PER_ROW)]


def _other_ways(panel: Panel, ask: Ask, say: Say) -> Row:
    """Return the buttons of moves that answer more or fewer questions than usual."""
    rules, state = panel.table.rules, panel.table.playing().state
    row: Row = []
    for move in ask.menu.moves if len(ask.menu.moves) <= _MOST_CHECKED else ():
        if (other := rules.other_way(state, panel.seat, move)) is not None:
            custom_id = other_id(panel.table.id, ask.id, path_to(move))
            row.append(components.button(say(other.text), custom_id, _SECONDARY, "↪️"))
    return row[:BUTTONS_PER_ROW]


def _hint(panel: Panel, say: Say) -> Row:
    """Return the button that shows the move that the computer would make, where hints are allowed."""
    if panel.ask is None or panel.hint is not None or hints_refusal(panel.table) is not None:
        return []
    if len(panel.ask.menu.moves) == 1 and not panel.ask.menu.patterns:
        return []
    return [board_component(panel.table.id, HINT, say(Text("button-hint")))]


def _sheet(panel: Panel, say: Say) -> Row:
    """Return the button to the reader's hand, in a game whose panel shows the board."""
    key = panel.table.rules.sheet_button
    return [board_component(panel.table.id, Button.HAND, say(Text(key)))] if key and panel.ask is not None else []


def _odds(panel: Panel, say: Say) -> Row:
    """Return the button that shows chances, if a move of the open question has any."""
    table, seat, ask = panel.table, panel.seat, panel.ask
    if ask is None or not table.rules.has_odds or len(ask.menu.moves) > _MOST_CHECKED:
        return []
    state, stake = table.playing().state, table.rules.stake
    if not table.known(("stakes", seat), lambda: any(stake(state, seat, move) is not None for move in ask.menu.moves)):
        return []
    return [board_component(panel.table.id, ODDS, say(Text("button-odds")))]
