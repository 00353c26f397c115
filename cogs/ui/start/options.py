"""The options of a table: everybody reads them, and its owner changes them with buttons before the game starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import replaces_panel, show_instead, show_privately
from cogs.ui.messages import components
from cogs.ui.messages.components import LONGEST_BUTTON, Parts
from cogs.ui.messages.custom_ids import OPTION, option_id
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import handle, person_of, reader_of, say
from engine.kernel.text import Text, seat_name
from host.tables.status import Status
from host.tables.table import Table
from render.game_options import OptionState, option_states

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent, ContainerChildComponent

OPTIONS_PER_PAGE = 6
LEVEL = "computer"
"""In place of an option: how well the computers play."""
TYPED = "?"
"""In place of a value: the owner types a number."""
_BUTTONS_PER_ROW = 5
_FORM_SECONDS = 3600.0
_LONGEST_LABEL = 45
_SECONDARY = discord.ButtonStyle.secondary


async def show_options(interaction: Interaction, table_id: int, page: int = 0) -> None:
    """Show a page of a table's options, with buttons to change them for its owner before the start."""
    table = await interaction.client.master.get(table_id)
    states = _states(interaction, table)
    pages = -(-len(states) // OPTIONS_PER_PAGE) or 1
    page = min(page, pages - 1)
    title = Text("options-title", {"game": Text("game-" + table.game)})
    parts: list[ContainerChildComponent] = [
        components.text(f"{say(interaction, title, table)}\n{say(interaction, _note(interaction, table), table)}")
    ]
    changeable = _may_change(interaction, table)
    if page == 0 and (level := _level(interaction, table)) is not None:
        parts.append(level)
    for state in states[page * OPTIONS_PER_PAGE : (page + 1) * OPTIONS_PER_PAGE]:
        words = f"**{state.title}:** {state.words}\n-# {state.help}"
        button = _change_button(interaction, table, page, state) if changeable else None
        parts.append(components.text(words) if button is None else components.section(words, button))
    turns = [
        components.button(say(interaction, Text(key)), option_id(table.id, turn), _SECONDARY, emoji)
        for turn, key, emoji in components.page_turns(page, pages)
    ]
    if turns:
        parts.append(components.row(turns))
    await _show(interaction, [components.container(COLOUR, parts)])


async def handle_component(interaction: Interaction) -> None:
    """Answer a button of the options; ignore other components."""
    match = OPTION.fullmatch(str((interaction.data or {}).get("custom_id", "")))
    if match is not None:
        table_id, page = int(match["table"]), int(match["page"])
        await handle(interaction, _press(interaction, table_id, page, match["option"], match["value"]))


async def _press(interaction: Interaction, table_id: int, page: int, option: str, value: str) -> None:
    if not option:
        await show_options(interaction, table_id, page)
    elif value == TYPED:
        await _open_form(interaction, table_id, page, option)
    elif value:
        await _set(interaction, table_id, page, option, value)
    else:
        await _show_choices(interaction, table_id, page, option)


async def _set(interaction: Interaction, table_id: int, page: int, option: str, value: str) -> None:
    master, person = interaction.client.master, person_of(interaction)
    if option == LEVEL and _levels_of_computers(await master.get(table_id)):
        await master.set_level(table_id, person, value)
    elif option == LEVEL:
        await master.add_computer(table_id, person, value)
    else:
        await master.set_option(table_id, person, option, value)
    await show_options(interaction, table_id, page)


async def _show_choices(interaction: Interaction, table_id: int, page: int, option: str) -> None:
    """Show the values of an option as buttons."""
    table = await interaction.client.master.get(table_id)
    state = next((state for state in _states(interaction, table) if state.name == option), None)
    if state is None or not _may_change(interaction, table):
        await show_options(interaction, table_id, page)
        return
    buttons = [
        components.button(
            _plain(words),
            option_id(table.id, page, option, value),
            discord.ButtonStyle.success if value == state.value else _SECONDARY,
        )
        for value, words in state.choices
    ]
    if state.limits is not None:
        label = say(interaction, Text("options-number"))
        buttons.append(components.button(label, option_id(table.id, page, option, TYPED), _SECONDARY, "🔢"))
    back = components.button(say(interaction, Text("options-back")), option_id(table.id, page), _SECONDARY, "↩️")
    parts: list[ContainerChildComponent] = [
        components.text(f"**{state.title}:** {state.words}\n{state.help}"),
        *_rows(buttons),
        components.row([back]),
    ]
    await _show(interaction, [components.container(COLOUR, parts)])


async def _open_form(interaction: Interaction, table_id: int, page: int, option: str) -> None:
    """Ask for a number in a form."""
    table = await interaction.client.master.get(table_id)
    state = next((state for state in _states(interaction, table) if state.name == option), None)
    if state is None or state.limits is None:
        await show_options(interaction, table_id, page)
        return
    low, high = state.limits
    hint = say(interaction, Text("options-number-range", {"low": low, "high": high}))

    class NumberForm(ui.Modal):
        """A form for one number."""

        number: ui.TextInput[Any] = ui.TextInput(custom_id="number", max_length=len(str(high)), default=state.value)

        async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
            await handle(interaction, _set(interaction, table_id, page, option, self.number.value.strip()))

    form = NumberForm(title=components.cut(state.title, _LONGEST_LABEL), timeout=_FORM_SECONDS)
    form.clear_items()
    form.add_item(ui.Label(text=components.cut(state.title, _LONGEST_LABEL), description=hint, component=form.number))
    await interaction.response.send_modal(form)


# ---- inside


def _states(interaction: Interaction, table: Table) -> list[OptionState]:
    return option_states(
        table.rules, table.options, interaction.client.languages, reader_of(interaction, table).language
    )


def _may_change(interaction: Interaction, table: Table) -> bool:
    return table.status is Status.OPEN and interaction.user.id == table.owner


def _note(interaction: Interaction, table: Table) -> Text:
    if table.status is not Status.OPEN:
        return Text("options-over")
    if _may_change(interaction, table):
        return Text("options-owner")
    return Text("options-other", {"owner": seat_name(table.find_seat(table.owner) or 0)})


def _level(interaction: Interaction, table: Table) -> ContainerChildComponent | None:
    """Return how well the computers play, with a button to change it; without computers one to add a strong one.

    None in a game with one level, and where no computer plays and none can be added.
    """
    levels, present = table.rules.levels, _levels_of_computers(table)
    changeable = _may_change(interaction, table)
    if len(levels) == 1 or (not present and not (changeable and table.free_seats)):
        return None
    if present:
        level = present[0] if present[0] in levels else levels[0]  # one that explains its moves plays as simply
        following, key = levels[(levels.index(level) + 1) % len(levels)], "options-set"
        words = say(interaction, Text("options-level", {"level": Text("computer-level-" + level)}), table)
    else:
        following, key = levels[1], "options-add-computer"
        words = say(interaction, Text("options-no-computer"), table)
    if not changeable:
        return components.text(words)
    label = _label(interaction, Text(key, {"value": Text("computer-level-" + following)}), table)
    return components.section(
        words, components.button(label, option_id(table.id, 0, LEVEL, following), _SECONDARY, "🤖")
    )


def _levels_of_computers(table: Table) -> list[str]:
    """Return the level of each computer at a table."""
    return [assignment.level for assignment in table.assignments if assignment.computer]


def _change_button(interaction: Interaction, table: Table, page: int, state: OptionState) -> ButtonComponent | None:
    """Return the button that changes an option: at once where there is one other value, else by a list of them."""
    others = [(value, words) for value, words in state.choices if value != state.value]
    if state.limits is None and len(others) == 1:
        ((value, words),) = others
        label = _label(interaction, Text("options-set", {"value": _plain(words)}), table)
        return components.button(
            components.cut(label, LONGEST_BUTTON), option_id(table.id, page, state.name, value), _SECONDARY
        )
    if not others and state.limits is None:
        return None
    label = _label(interaction, Text("options-choose", {"value": _plain(state.words)}), table)
    return components.button(components.cut(label, LONGEST_BUTTON), option_id(table.id, page, state.name), _SECONDARY)


def _label(interaction: Interaction, text: Text, table: Table) -> str:
    """Return the words of a button, where nothing is escaped: it shows no formatting."""
    return interaction.client.languages.say_to(text, replace(reader_of(interaction, table), markdown=False))


def _plain(words: str) -> str:
    """Return words without the formatting that buttons do not show."""
    return words.replace("*", "")


def _rows(buttons: Sequence[ButtonComponent]) -> list[ContainerChildComponent]:
    return [
        components.row(buttons[start : start + _BUTTONS_PER_ROW]) for start in range(0, len(buttons), _BUTTONS_PER_ROW)
    ]


async def _show(interaction: Interaction, parts: Parts) -> None:
    if replaces_panel(interaction):
        await show_instead(interaction, parts)
    else:
        await show_privately(interaction, parts)
