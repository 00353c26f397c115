"""Selections in the private panel: an amount, an order, or several items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import choice_id, form_id, move_id, selection_id, step_id
from cogs.ui.panel.parts import OPTIONS_PER_PAGE, Panel, Row, Say, page_of, paging_rows
from engine.kernel.menus import Argument, Menu
from engine.kernel.selections import SELECTIONS, Amount, Order, Pick, Selection
from engine.kernel.text import Text
from host.learning.lesson_table import NO_TABLE
from host.play.caution import caution
from host.play.choices import selection_item_label, skip_single_choices
from host.play.paths import MovePath, OpenSelection, completed_move, is_open, pattern_arguments

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent

CHECKBOXES = 10
"""The most boxes in one field of a form."""
_MOST_FIELDS = 5
_LONG_ORDER = 4
"""The number of items from which an order is made faster in a form than one by one."""
FEW = 5
"""Up to this many choices are buttons instead of a list."""
_SUCCESS = discord.ButtonStyle.success


def selection_rows(panel: Panel, opened: OpenSelection, say: Say) -> list[Row]:
    """Return the rows of a selection: a list of numbers, of the next item, or of several items; buttons for few."""
    assert panel.ask is not None
    rules, state, selection = panel.table.rules, panel.table.playing().state, opened.selection

    def label(item: Argument) -> str:
        return say(selection_item_label(rules, state, panel.seat, opened, item))

    if (ways := _few_ways(opened)) and all(len(label(item)) <= components.LONGEST_BUTTON for item, _ in ways):
        return [[_way_button(panel, path, label(item)) for item, path in ways]]
    if isinstance(selection, Amount):
        count = selection.most - selection.least + 1
        page = page_of(panel, count, OPTIONS_PER_PAGE)
        first = selection.least + page * OPTIONS_PER_PAGE
        numbers = range(first, min(first + OPTIONS_PER_PAGE, selection.most + 1))
        custom_id = choice_id(panel.table.id, panel.ask.id, opened.path)
        options = [(label(number), str(number)) for number in numbers]
        placeholder = say(Text("panel-amount", {"least": selection.least, "most": selection.most}))
        return [[components.select(custom_id, placeholder, options)], *paging_rows(panel, count, OPTIONS_PER_PAGE, say)]
    free = [place for place in range(len(selection.items)) if isinstance(selection, Pick) or place not in opened.places]
    page = page_of(panel, len(free), OPTIONS_PER_PAGE)
    shown = free[page * OPTIONS_PER_PAGE : (page + 1) * OPTIONS_PER_PAGE]
    custom_id = selection_id(panel.table.id, panel.ask.id, opened.going_on(opened.places), page)
    options = [(label(selection.items[place]), str(place)) for place in shown]
    paging = paging_rows(panel, len(free), OPTIONS_PER_PAGE, say)
    form = _form_row(panel, opened, say)
    if isinstance(selection, Order):
        values = {"number": len(opened.places) + 1, "count": len(selection.items)}
        return [[components.select(custom_id, say(Text("panel-order", values)), options)], *form, *paging]
    chosen = [str(place) for place in shown if place in opened.places]
    least = selection.least if len(shown) == len(free) else 0
    placeholder = say(pick_placeholder(selection))
    rows: list[Row] = [
        [components.select_several(custom_id, placeholder, options, chosen, least, selection.most)],
        *form,
        *paging,
    ]
    return [*rows, [_confirm_button(panel, opened, say)]] if selection.fits(opened.value) else rows


def _few_ways(opened: OpenSelection) -> list[tuple[Argument, MovePath]]:
    """Return the only ways to make a selection with one press each, by what they select; nothing if more are left."""
    selection, places = opened.selection, opened.places
    if isinstance(selection, Amount):
        count = selection.most - selection.least + 1
        numbers = range(selection.least, selection.most + 1) if count <= FEW else ()
        return [(number, (*opened.path, number)) for number in numbers]
    free = [place for place in range(len(selection.items)) if place not in places]
    if isinstance(selection, Order):
        pairs = [(free[0], free[1]), (free[1], free[0])] if len(free) == 2 else []
        return [(selection.items[first], opened.closing([*places, first, last])) for first, last in pairs]
    alone = selection.least == selection.most == 1 and len(selection.items) <= FEW
    return [(selection.items[place], opened.closing([place])) for place in free] if alone else []


def _way_button(panel: Panel, path: MovePath, label: str) -> ButtonComponent:
    """Return the button that makes a selection, and the move at once if nothing else is left to choose."""
    assert panel.ask is not None
    path = skip_single_choices(panel.ask.menu, path)
    move = completed_move(panel.ask.menu, path)
    if move is None or caution(panel.table, panel.seat, panel.ask, move) is not None:
        return components.button(label, step_id(panel.table.id, panel.ask.id, path), discord.ButtonStyle.primary)
    return components.button(label, move_id(panel.table.id, panel.ask.id, path), discord.ButtonStyle.primary)


def form_selections(menu: Menu, path: MovePath) -> Sequence[Selection] | None:
    """Return all selections that follow a path, if they can be made in one form; None where they cannot.

    A form has at most five fields; a pick takes one for ten items, an order one for each item.
    """
    if is_open(path):
        return None
    following = [
        pattern.args[len(args) :]
        for pattern in menu.patterns
        if (args := pattern_arguments(pattern, path)) is not None and len(args) < len(pattern.args)
    ]
    if len(following) != 1 or any(move.name == path[0] for move in menu.moves):
        return None
    selections = [arg for arg in following[0] if isinstance(arg, SELECTIONS)]
    fields = sum(map(_fields_needed, selections))
    return selections if len(selections) == len(following[0]) and 0 < fields <= _MOST_FIELDS else None


def _fields_needed(selection: Selection) -> int:
    """Return the number of fields that a selection needs in a form; more than fit where it needs another form."""
    if isinstance(selection, Amount):
        return 1 if selection.most - selection.least < OPTIONS_PER_PAGE else _MOST_FIELDS + 1
    return len(selection.items) if isinstance(selection, Order) else -(-len(selection.items) // CHECKBOXES)


def form_button(panel: Panel, path: MovePath, label: str, style: discord.ButtonStyle) -> ButtonComponent | None:
    """Return the button that opens the form for all selections after a path; None where there is no such form."""
    if panel.ask is None or panel.table.id == NO_TABLE:
        return None
    path = skip_single_choices(panel.ask.menu, path)
    if form_selections(panel.ask.menu, path) is None:
        return None
    return components.button(label, form_id(panel.table.id, panel.ask.id, path), style)


def _form_row(panel: Panel, opened: OpenSelection, say: Say) -> list[Row]:
    """Return the button to a form where that saves steps: for more than one selection, or a long order."""
    assert panel.ask is not None
    following = form_selections(panel.ask.menu, opened.path) or ()
    longest = len(opened.selection.items) if isinstance(opened.selection, Order) else 0
    if len(following) < 2 and longest < _LONG_ORDER:
        return []
    button = form_button(panel, opened.path, say(Text("panel-form")), discord.ButtonStyle.primary)
    return [] if button is None else [[button]]


def pick_placeholder(selection: Pick) -> Text:
    """Return the text with the number of items to pick."""
    values = {"least": selection.least, "most": selection.most, "count": len(selection.items)}
    if selection.least == selection.most:
        return Text("panel-pick-exactly", values)
    return Text("panel-pick-between" if selection.least else "panel-pick-up-to", values)


def _confirm_button(panel: Panel, opened: OpenSelection, say: Say) -> ButtonComponent:
    """Return the button that confirms the picked items; it makes the move at once if nothing else is left to choose."""
    assert panel.ask is not None
    path = skip_single_choices(panel.ask.menu, opened.closing(opened.places))
    words = say(Text("panel-take", {"count": len(opened.places)}))
    style = _SUCCESS if opened.places else discord.ButtonStyle.secondary
    move = completed_move(panel.ask.menu, path)
    if move is None or caution(panel.table, panel.seat, panel.ask, move) is not None:
        return components.button(words, step_id(panel.table.id, panel.ask.id, path), style)
    return components.button(words, move_id(panel.table.id, panel.ask.id, path), style)
