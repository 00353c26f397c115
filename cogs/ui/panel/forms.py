"""Selections in one form: several cards, an order or an amount, chosen and sent at once instead of step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.connection.bot import Interaction
from cogs.ui.messages.components import LONGEST_OPTION, cut
from cogs.ui.messages.custom_ids import FORM, find_path, form_id
from cogs.ui.messages.forms import LONGEST_HINT, field, form, form_values
from cogs.ui.panel.handlers import make_move
from cogs.ui.panel.parts import Say
from cogs.ui.panel.selecting import CHECKBOXES, form_selections, pick_placeholder
from cogs.ui.panel.show import PanelState, show_panel
from cogs.ui.replies import handle, handle_panel, say
from engine.kernel.labels import item_label
from engine.kernel.match import Ask
from engine.kernel.menus import Argument, Menu, Move, Refusal, RefusedError
from engine.kernel.selections import Amount, Order, Pick, Selection
from engine.kernel.text import Seat, Text
from host.play.caution import caution
from host.play.choices import skip_single_choices, steps
from host.play.paths import MovePath, completed_move, selections
from host.tables.table import Table

ItemLabel: TypeAlias = Callable[[Argument], str]


async def handle_component(interaction: Interaction) -> None:
    """Open the form of a button of any age; ignore other components."""
    if match := FORM.fullmatch(str((interaction.data or {}).get("custom_id", ""))):
        # without a late acknowledgement, after which no form can be opened
        await handle(interaction, _open(interaction, int(match["table"]), match["ask"], match["path"]))


async def handle_form(interaction: Interaction) -> None:
    """Make the move of a form that was sent; ignore other forms."""
    if match := FORM.fullmatch(str((interaction.data or {}).get("custom_id", ""))):
        await handle_panel(interaction, _send(interaction, int(match["table"]), match["ask"], match["path"]))


async def _open(interaction: Interaction, table_id: int, ask_id: str, words: str) -> None:
    table = await interaction.client.master.get(table_id)
    seat = table.seat_of(interaction.user.id)
    modal = None
    async with table.lock:
        ask = table.asks().get(seat)
        if ask is not None and ask.id == ask_id:
            try:
                path = skip_single_choices(ask.menu, find_path(ask.menu, words))
                modal = _form(
                    table, seat, ask, path, form_id(table.id, ask.id, path), lambda t: say(interaction, t, table)
                )
            except RefusedError:
                modal = None
    if modal is None:
        await _show_stale(interaction, table)
    else:
        await interaction.response.send_modal(modal)


async def _send(interaction: Interaction, table_id: int, ask_id: str, words: str) -> None:
    """Make the move, or show what is wrong with it; a move that needs a confirmation is shown with its button."""
    table = await interaction.client.master.get(table_id)
    seat = table.seat_of(interaction.user.id)
    state, move = None, None
    async with table.lock:
        ask = table.asks().get(seat)
        if ask is not None and ask.id == ask_id:
            path: MovePath = ()
            try:
                path = find_path(ask.menu, words)
                full = filled_path(ask.menu, path, form_values(interaction))
                move = completed_move(ask.menu, full)
                if move is None or caution(table, seat, ask, move) is not None:
                    state, move = PanelState.now(table, ask_id, full), None
            except RefusedError as refused:
                state = PanelState.now(table, ask_id, path, notes=[say(interaction, refused.refusal.text, table)])
    if move is not None:
        await make_move(interaction, table, ask_id, move, table.rules.verbs[move.name].plan())
    elif state is not None:
        await show_panel(interaction, table, state)
    else:
        await _show_stale(interaction, table)


async def _show_stale(interaction: Interaction, table: Table) -> None:
    await show_panel(interaction, table, PanelState.now(table, notes=[say(interaction, Text("panel-stale"), table)]))


def _form(table: Table, seat: Seat, ask: Ask, path: MovePath, custom_id: str, localize: Say) -> ui.Modal | None:
    """Return the form for all selections after a path; None where they do not fit into one."""
    opened = form_selections(ask.menu, path)
    if opened is None:
        return None
    state = table.playing().state
    title = " › ".join(map(localize, steps(table.rules, state, seat, ask.menu, path)))
    modal = form(title, custom_id)
    move = Move(str(path[0]), tuple(part for part in path[1:] if isinstance(part, str | int)))
    for number, selection in enumerate(opened):
        label = partial(_item_label, table, seat, move, localize)
        fields = _fields(selection, number, label, localize)
        if (asked := table.rules.verbs.asked(move.name, len(move.args) + 1)) is not None:
            fields[0].description = cut(localize(asked), LONGEST_HINT)
        for item in fields:
            modal.add_item(item)
        move = Move(move.name, (*move.args, _least(selection)))
    return modal


def _item_label(table: Table, seat: Seat, move: Move, localize: Say, item: Argument) -> str:
    words = localize(item_label(table.rules, table.playing().state, seat, move, len(move.args) + 1, item))
    return cut(words, LONGEST_OPTION)


def _least(selection: Selection) -> Any:
    """Return an allowed value of a selection, for the labels of those after it."""
    if isinstance(selection, Amount):
        return selection.least
    return tuple(selection.items if isinstance(selection, Order) else selection.items[: selection.least])


def _fields(selection: Selection, number: int, label: ItemLabel, localize: Say) -> Sequence[ui.Label[Any]]:
    """Return the fields of one selection: boxes to check, a list for each place of an order, or a list of numbers."""
    if isinstance(selection, Amount):
        options = [
            discord.SelectOption(label=label(amount), value=str(amount), default=amount == selection.least)
            for amount in range(selection.least, selection.most + 1)
        ]
        hint = Text("panel-amount", {"least": selection.least, "most": selection.most})
        return [field(localize(hint), ui.Select(custom_id=f"{number}-0", options=options))]
    if isinstance(selection, Order):
        return [
            field(
                localize(Text("panel-order", {"number": place + 1, "count": len(selection.items)})),
                ui.Select(custom_id=f"{number}-{place}", options=_order_options(selection, place, label)),
            )
            for place in range(len(selection.items))
        ]
    return _boxes(selection, number, label, localize)


def _order_options(selection: Order, place: int, label: ItemLabel) -> list[discord.SelectOption]:
    """Return the items of an order, the one that stands at this place now chosen."""
    return [
        discord.SelectOption(label=label(item), value=str(at), default=at == place)
        for at, item in enumerate(selection.items)
    ]


def _boxes(selection: Pick, number: int, label: ItemLabel, localize: Say) -> list[ui.Label[Any]]:
    """Return the items of a pick as groups of boxes; a single group lets nobody check too few or too many."""
    groups = [range(start, min(start + CHECKBOXES, len(selection.items))) for start in _starts(selection)]
    usual = list(selection.usual)
    fields: list[ui.Label[Any]] = []
    for group, places in enumerate(groups):
        options: list[discord.CheckboxGroupOption] = []
        for place in places:
            chosen = selection.items[place] in usual
            if chosen:
                usual.remove(selection.items[place])
            words = label(selection.items[place])
            options.append(discord.CheckboxGroupOption(label=words, value=str(place), default=chosen))
        alone = len(groups) == 1
        boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
            custom_id=f"{number}-{group}",
            options=options,
            required=alone and selection.least > 0,
            min_values=selection.least if alone else 0,
            max_values=max(1, min(selection.most, len(options))),
        )
        fields.append(field(localize(pick_placeholder(selection)), boxes))
    return fields


def _starts(selection: Pick) -> range:
    return range(0, len(selection.items), CHECKBOXES)


def filled_path(menu: Menu, path: MovePath, values: Mapping[str, Any]) -> MovePath:
    """Return the path with what a form has chosen. Raises RefusedError with what is wrong."""
    for number, selection in enumerate(form_selections(menu, path) or ()):
        opened = next((known for known in selections(menu, path) if known.selection == selection), None)
        if opened is None:
            raise RefusedError(Refusal("refused-answered"))
        chosen = [
            int(value)
            for key, given in sorted(values.items(), key=lambda entry: int(entry[0].partition("-")[2] or 0))
            if key.startswith(f"{number}-")
            for value in given or ()
            if value.lstrip("-").isdecimal()
        ]
        if isinstance(selection, Amount):
            path = (*path, chosen[0] if chosen else selection.least)
            continue
        places = chosen if isinstance(selection, Order) else sorted(set(chosen))
        items = tuple(selection.items[place] for place in places if place < len(selection.items))
        refusal = selection.refusal(items)
        if refusal is not None:
            raise RefusedError(refusal)
        path = opened.closing(places)
    return path
