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
from cogs.ui.messages.custom_ids import LEGEND, TERM, board_id, term_id
from cogs.ui.messages.embeds import png
from cogs.ui.replies import answer, handle, reader_of, say
from engine.kernel.terms import Seen, seen_terms
from engine.kernel.text import Text
from host.tables.table import Table

A_PAGE = 25
_COLOUR = discord.Colour(0xB08D57)
_SECONDARY = discord.ButtonStyle.secondary


async def answer_press(press: Interaction) -> None:
    """Answer the choice of a word, or turn the page of the list. Presses of anything else are left to others."""
    data = press.data or {}
    found = TERM.fullmatch(str(data.get("custom_id", "")))
    if found is not None:
        values: Sequence[str] = data.get("values", ())
        chosen = values[0] if found["what"] == "pick" and values else ""
        await handle(press, _show(press, int(found["table"]), int(found["page"]), chosen))


async def open_terms(press: Interaction, table_id: int) -> None:
    """Answer with the list of the words that can be seen at a table now."""
    table = await press.client.master.get(table_id)
    await show_privately(press, _parts(press, table, 0, None))


async def _show(press: Interaction, table_id: int, page: int, chosen: str) -> None:
    table = await press.client.master.get(table_id)
    picked = next((seen for seen in seen_here(press, table) if seen.term.name == chosen), None)
    await show_instead(press, _parts(press, table, page, picked))


def seen_here(press: Interaction, table: Table) -> Sequence[Seen]:
    """The words that the presser sees at a table; all of the game's before it has begun, without examples."""
    if table.match is None:
        return [Seen(term, ()) for term in table.rules.terms]
    return seen_terms(table.rules.terms, table.rules.seen(table.view(press.user.id)))


def explained(press: Interaction, table: Table, seen: Seen) -> list[str]:
    """What a word means, where it is seen here, and where the rules tell more of it."""
    lines = [f"**{say(press, seen.term.label, table)}**", say(press, seen.term.meaning, table)]
    if seen.examples:
        lines.append(say(press, Text("terms-here", {"examples": seen.examples}), table))
    if seen.term.rule:
        lines.append(say(press, Text("terms-rule", {"rule": seen.term.rule}), table))
    return lines


def _parts(press: Interaction, table: Table, page: int, picked: Seen | None) -> components.Parts:
    """The page: a word explained, or how to ask; the list of words; the buttons."""
    seen = seen_here(press, table)
    pages = max(1, -(-len(seen) // A_PAGE))
    page = min(page, pages - 1)
    here = seen[page * A_PAGE : (page + 1) * A_PAGE]
    words = explained(press, table, picked) if picked is not None else [say(press, Text("terms-how"))]
    if not seen:
        words = [say(press, Text("terms-none"))]
    text = components.text("\n".join([f"### {say(press, Text('terms-title'))}", *words]))
    if not here:
        return [components.container(_COLOUR, [text])]
    options = [(say(press, each.term.label, table), each.term.name) for each in here]
    placeholder = say(press, Text("terms-choose", {"count": len(seen)}))
    select = components.select(term_id(table.id, page, "pick"), placeholder, options)
    buttons = [
        components.button(say(press, Text(key)), term_id(table.id, other, "turn"), _SECONDARY, emoji)
        for other, key, emoji in components.turns(page, pages)
    ]
    if any(each.term.symbol for each in seen):
        legend = say(press, Text("button-legend"))
        buttons.append(components.button(legend, board_id(table.id, LEGEND), _SECONDARY, "🔣"))
    rows = [components.row([select]), *([components.row(buttons)] if buttons else [])]
    return [components.container(_COLOUR, [text, *rows])]


async def show_legend(press: Interaction, table_id: int) -> None:
    """Answer with a picture of the signs that the presser's pictures have now, and what they mean."""
    table = await press.client.master.get(table_id)
    terms = [each.term for each in seen_here(press, table) if each.term.symbol]
    language = reader_of(press, table).language
    picture = await drawn(press, lambda: press.client.pictures.legend(table.game, terms, language)) if terms else None
    if picture is None:
        lines = [f"**{say(press, term.label, table)}** {say(press, term.meaning, table)}" for term in terms]
        await answer(press, "\n".join(lines) or say(press, Text("terms-no-signs")))
        return
    await answer(press, "", file=png(picture, "legend.png", say(press, Text("terms-legend-alt"))))
