"""What is …? The words of a game that a reader can see at a table now, each explained with an example from there; and
the signs in its pictures.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import show_instead, show_privately
from cogs.ui.answers.pictures import drawn
from cogs.ui.messages import components
from cogs.ui.messages.board_buttons import board_id
from cogs.ui.messages.custom_ids import LEGEND, TERM, term_id
from cogs.ui.messages.embeds import png
from cogs.ui.replies import answer, handle, reader_of, say
from engine.kernel.terms import Seen, seen_terms
from engine.kernel.text import Text
from host.tables.table import Table

A_PAGE = 25
_COLOUR = discord.Colour(0xB08D57)
_SECONDARY = discord.ButtonStyle.secondary


async def handle_component(interaction: Interaction) -> None:
    """Answer the choice of a word, or turn the page of the list. Presses of anything else are left to others."""
    data = interaction.data or {}
    found = TERM.fullmatch(str(data.get("custom_id", "")))
    if found is not None:
        values: Sequence[str] = data.get("values", ())
        chosen = values[0] if found["what"] == "pick" and values else ""
        await handle(interaction, _show(interaction, int(found["table"]), int(found["page"]), chosen))


async def open_terms(interaction: Interaction, table_id: int) -> None:
    """Answer with the list of the words that can be seen at a table now."""
    table = await interaction.client.master.get(table_id)
    await show_privately(interaction, _parts(interaction, table, 0, None))


async def _show(interaction: Interaction, table_id: int, page: int, chosen: str) -> None:
    table = await interaction.client.master.get(table_id)
    picked = next((seen for seen in seen_here(interaction, table) if seen.term.name == chosen), None)
    await show_instead(interaction, _parts(interaction, table, page, picked))


def seen_here(interaction: Interaction, table: Table) -> Sequence[Seen]:
    """The words that the presser sees at a table; all of the game's before it has begun, without examples."""
    if table.match is None:
        return [Seen(term, ()) for term in table.rules.terms]
    return seen_terms(table.rules.terms, table.rules.seen(table.view(interaction.user.id)))


def explained(interaction: Interaction, table: Table, seen: Seen) -> list[str]:
    """What a word means, where it is seen here, and where the rules tell more of it."""
    lines = [f"**{say(interaction, seen.term.label, table)}**", say(interaction, seen.term.meaning, table)]
    if seen.examples:
        lines.append(say(interaction, Text("terms-here", {"examples": seen.examples}), table))
    if seen.term.rule:
        lines.append(say(interaction, Text("terms-rule", {"rule": seen.term.rule}), table))
    return lines


def _parts(interaction: Interaction, table: Table, page: int, picked: Seen | None) -> components.Parts:
    """The page: a word explained, or how to ask; the list of words; the buttons."""
    seen = seen_here(interaction, table)
    pages = max(1, -(-len(seen) // A_PAGE))
    page = min(page, pages - 1)
    here = seen[page * A_PAGE : (page + 1) * A_PAGE]
    words = explained(interaction, table, picked) if picked is not None else [say(interaction, Text("terms-how"))]
    if not seen:
        words = [say(interaction, Text("terms-none"))]
    text = components.text("\n".join([f"### {say(interaction, Text('terms-title'))}", *words]))
    if not here:
        return [components.container(_COLOUR, [text])]
    options = [(say(interaction, each.term.label, table), each.term.name) for each in here]
    placeholder = say(interaction, Text("terms-choose", {"count": len(seen)}))
    select = components.select(term_id(table.id, page, "pick"), placeholder, options)
    buttons = [
        components.button(say(interaction, Text(key)), term_id(table.id, other, "turn"), _SECONDARY, emoji)
        for other, key, emoji in components.turns(page, pages)
    ]
    if any(each.term.symbol for each in seen):
        legend = say(interaction, Text("button-legend"))
        buttons.append(components.button(legend, board_id(table.id, LEGEND), _SECONDARY, "🔣"))
    rows = [components.row([select]), *([components.row(buttons)] if buttons else [])]
    return [components.container(_COLOUR, [text, *rows])]


async def show_legend(interaction: Interaction, table_id: int) -> None:
    """Answer with a picture of the signs that the presser's pictures have now, and what they mean."""
    table = await interaction.client.master.get(table_id)
    terms = [each.term for each in seen_here(interaction, table) if each.term.symbol]
    language = reader_of(interaction, table).language
    picture = (
        await drawn(interaction, lambda: interaction.client.pictures.legend(table.game, terms, language))
        if terms
        else None
    )
    if picture is None:
        lines = [f"**{say(interaction, term.label, table)}** {say(interaction, term.meaning, table)}" for term in terms]
        await answer(interaction, "\n".join(lines) or say(interaction, Text("terms-no-signs")))
        return
    await answer(interaction, "", file=png(picture, "legend.png", say(interaction, Text("terms-legend-alt"))))
