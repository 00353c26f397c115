"""*What is …?*: the subject of a question, the words that a person can see now, and the signs in the pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import discord

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import (
    begin_leaving_panel,
    leave_panel,
    replaces_panel,
    show_instead,
    show_privately,
)
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages import components
from cogs.ui.messages.board_buttons import board_id
from cogs.ui.messages.custom_ids import LEGEND, TERM, term_id
from cogs.ui.messages.embeds import png
from cogs.ui.replies import answer, handle, reader_of, say
from engine.kernel.text import SeenTerm, Text, seen_terms
from host.tables.table import Table
from render.pages import item_sheet

if TYPE_CHECKING:
    from discord.types.components import ContainerChildComponent

PER_PAGE = 25
LONGEST_SUBJECT = 1500
"""Most characters about the card or space of a question."""
_COLOUR = discord.Colour(0xB08D57)
_LEGEND_FILE = "legend.png"
_SECONDARY = discord.ButtonStyle.secondary


async def handle_component(interaction: Interaction) -> None:
    """Answer the choice of a word, or turn a page of the list; ignore other components."""
    data = interaction.data or {}
    match = TERM.fullmatch(str(data.get("custom_id", "")))
    if match is not None:
        values: Sequence[str] = data.get("values", ())
        chosen = values[0] if match["what"] == "pick" and values else ""
        await handle(interaction, _show(interaction, int(match["table"]), int(match["page"]), chosen))


async def open_terms(interaction: Interaction, table_id: int) -> None:
    """Show the list of the words that can be seen at a table now, in place of a panel whose button was pressed."""
    table = await interaction.client.master.get(table_id)
    if replaces_panel(interaction):
        interaction.client.pending_updates.cancel((interaction.user.id, table.id))
        await show_instead(interaction, _parts(interaction, table, 0, None))
    else:
        await show_privately(interaction, _parts(interaction, table, 0, None))


async def _show(interaction: Interaction, table_id: int, page: int, chosen: str) -> None:
    table = await interaction.client.master.get(table_id)
    picked = next((visible for visible in visible_terms(interaction, table) if visible.term.name == chosen), None)
    await show_instead(interaction, _parts(interaction, table, page, picked))


def visible_terms(interaction: Interaction, table: Table) -> Sequence[SeenTerm]:
    """Return the words that this person sees at a table; before the game all of them, without examples."""
    if table.match is None:
        return [SeenTerm(term, ()) for term in table.rules.terms]
    return seen_terms(table.rules.terms, table.rules.seen(table.view(interaction.user.id)))


def explain_term(interaction: Interaction, table: Table, visible: SeenTerm) -> list[str]:
    """Return the meaning of a term, its examples at this table, and the rule about it."""
    lines = [f"**{say(interaction, visible.term.label, table)}**", say(interaction, visible.term.meaning, table)]
    if visible.examples:
        lines.append(say(interaction, Text("terms-here", {"examples": visible.examples}), table))
    if visible.term.rule:
        lines.append(say(interaction, Text("terms-rule", {"rule": visible.term.rule}), table))
    return lines


def _parts(interaction: Interaction, table: Table, page: int, picked: SeenTerm | None) -> components.Parts:
    """Return the message: an explained word or a hint, the list of words, and the buttons."""
    visible = visible_terms(interaction, table)
    pages = max(1, -(-len(visible) // PER_PAGE))
    page = min(page, pages - 1)
    here = visible[page * PER_PAGE : (page + 1) * PER_PAGE]
    subject = _subject(interaction, table) if picked is None else []
    words = explain_term(interaction, table, picked) if picked is not None else [say(interaction, Text("terms-how"))]
    words = [*subject, *words]
    if not visible and not subject:
        words = [say(interaction, Text("terms-none"))]
    text = components.text("\n".join([f"### {say(interaction, Text('terms-title'))}", *words]))
    seated = table.match is not None and table.find_seat(interaction.user.id) is not None
    back = [leave_panel(interaction, table)] if seated else []
    if not here:
        return [components.container(_COLOUR, [text, *([components.row(back)] if back else [])])]
    options = [(say(interaction, term_seen.term.label, table), term_seen.term.name) for term_seen in here]
    placeholder = say(interaction, Text("terms-choose", {"count": len(visible)}))
    select = components.select(term_id(table.id, page, "pick", interaction.id), placeholder, options)
    buttons = [
        components.button(say(interaction, Text(key)), term_id(table.id, other, "turn"), _SECONDARY, emoji)
        for other, key, emoji in components.page_turns(page, pages)
    ]
    if any(term_seen.term.symbol for term_seen in visible):
        legend = say(interaction, Text("button-legend"))
        buttons.append(components.button(legend, board_id(table.id, LEGEND), _SECONDARY, "🔣"))
    buttons += back
    rows = [components.row([select]), *([components.row(buttons)] if buttons else [])]
    return [components.container(_COLOUR, [text, *rows])]


def _subject(interaction: Interaction, table: Table) -> list[str]:
    """Return the cards and spaces that this person's question is about; empty if it names none."""
    seat = table.find_seat(interaction.user.id)
    ask = None if seat is None else table.asks().get(seat)
    if ask is None:
        return []
    rules, view, reader = table.rules, table.view(interaction.user.id), reader_of(interaction, table)
    places = {place.name for place in rules.places(view)} if rules.has_places else set[str]()
    sheets = list[str]()
    for identifier in dict.fromkeys(identifiers(ask.menu.question)):
        if identifier in places or identifier in rules.names():
            item = rules.place(view, identifier) if identifier in places else rules.describe(identifier)
            sheet = item_sheet(item, interaction.client.languages, reader.language, table.game, list(reader.people))
            sheets.append("\n".join([f"**{sheet.title}**", *sheet.lines]))
    return [components.cut("\n\n".join(sheets), LONGEST_SUBJECT)] if sheets else []


def identifiers(text: Text) -> Iterator[str]:
    """Yield the identifiers of content items and places that a text names, in its order."""
    for value in text.values.values():
        if isinstance(value, str):
            yield value
        for part in (value,) if isinstance(value, Text) else () if isinstance(value, str | int) else value:
            yield from identifiers(part)
    yield text.key.removeprefix("name-")


async def show_legend(interaction: Interaction, table_id: int) -> None:
    """Answer with a picture of the signs that this person can see now, and their meanings.

    It takes the place of a panel whose button was pressed.
    """
    table = await interaction.client.master.get(table_id)
    back = await begin_leaving_panel(interaction, table)
    terms = [visible.term for visible in visible_terms(interaction, table) if visible.term.symbol]
    language = reader_of(interaction, table).language
    picture = (
        await draw_illustration(interaction, lambda: interaction.client.pictures.legend(table.game, terms, language))
        if terms
        else None
    )
    lines = [f"**{say(interaction, term.label, table)}** {say(interaction, term.meaning, table)}" for term in terms]
    words = "" if picture is not None else "\n".join(lines) or say(interaction, Text("terms-no-signs"))
    alt = say(interaction, Text("terms-legend-alt"))
    file = [] if picture is None else [png(picture, _LEGEND_FILE, alt)]
    if back is None:
        await answer(interaction, words, files=file)
        return
    title = f"### {say(interaction, Text('button-legend'))}"
    parts: list[ContainerChildComponent] = [
        components.text(components.cut("\n".join(filter(None, (title, words))), components.LONGEST_TEXT)),
        components.row([back]),
        *([] if picture is None else [components.picture(components.attached(_LEGEND_FILE, alt))]),
    ]
    await show_privately(interaction, components.with_wide_pictures(_COLOUR, parts), *file)
