"""``/piles``: the open piles of cards at a table, a page at a time, visible only to the person who asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import PILE, pile_id
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.replies import answer, at_this_table, handle, reader_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from engine.kernel.views import Pile, PileCard
from host.tables.table import Table
from render.languages import Reader
from render.pages import ALT, cut

if TYPE_CHECKING:
    from discord.types.components import ContainerChildComponent

PER_PAGE = 8
"""Cards on a page; equal cards count once."""
MOST_PILES = 25
_FILE = "pile.png"
_SECONDARY = discord.ButtonStyle.secondary
_LONGEST = 3000


class PilesCog(commands.Cog):
    """``/piles``."""

    @app_commands.command(name="piles")
    @app_commands.guild_only()
    async def piles(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, open_piles))


@dataclass(slots=True, frozen=True)
class PilePage:
    """A page of a pile at a table, as a reader sees it."""

    table: Table
    reader: Reader
    piles: Sequence[Pile]
    pile: Pile
    number: int
    pages: int

    @property
    def cards(self) -> Sequence[PileCard]:
        """The cards on this page."""
        return self.pile.cards[self.number * PER_PAGE : (self.number + 1) * PER_PAGE]

    @property
    def title(self) -> Text:
        """The name of the pile, with the number of its cards."""
        return Text("piles-title", {"pile": self.pile.heading, "count": self.pile.size})


async def handle_component(interaction: Interaction) -> None:
    """Answer the choice of a pile, or turn its page; ignore other components."""
    match = PILE.fullmatch(_custom_id(interaction))
    if match is not None:
        values: Sequence[str] = (interaction.data or {}).get("values", ())
        name = values[0] if values else match["pile"]
        await handle(interaction, _turn(interaction, int(match["table"]), int(match["page"]), name))


def _custom_id(interaction: Interaction) -> str:
    return str((interaction.data or {}).get("custom_id", ""))


async def open_piles(interaction: Interaction, table_id: int) -> None:
    """Answer with the first pile and the list of all. Raises RefusedError before the game and without open piles."""
    await _show(interaction, await _page(interaction, table_id, 0, ""))


async def _turn(interaction: Interaction, table_id: int, number: int, name: str) -> None:
    page = await _page(interaction, table_id, number, name)
    await interaction.response.defer()
    await _show(interaction, page)


async def _page(interaction: Interaction, table_id: int, number: int, name: str) -> PilePage:
    """Return a page of a pile as it is now.

    Show the first pile if the requested one no longer exists, and the last page if the requested one does not exist.
    """
    table = await interaction.client.master.get(table_id)
    if not table.rules.has_piles:
        raise RefusedError(Refusal("refused-no-piles"))
    async with table.lock:
        table.playing()
        piles = table.rules.piles(table.view(interaction.user.id))[:MOST_PILES]
    pile = next((candidate for candidate in piles if candidate.name == name), piles[0])
    pages = max(1, -(-len(pile.cards) // PER_PAGE))
    return PilePage(table, reader_of(interaction, table), piles, pile, min(number, pages - 1), pages)


async def _show(interaction: Interaction, page: PilePage) -> None:
    """Show the page as a new answer, or in place of the page whose button was pressed."""
    reader, heading, cards = page.reader, page.pile.heading, page.cards
    pictures, people = interaction.client.pictures, list(reader.people)
    picture = await draw_illustration(
        interaction, lambda: pictures.pile(page.table.game, heading, cards, reader.language, people)
    )
    localize, plain = interaction.client.languages.say_to, replace(reader, markdown=False)
    parts: list[ContainerChildComponent] = [components.text(f"### {localize(page.title, reader)}")]
    files: list[discord.File] = []
    if picture is not None:
        alt = ": ".join([localize(page.title, plain), "; ".join(localize(card.line, plain) for card in cards)])
        files.append(png(picture, _FILE, cut(alt, ALT)))
        parts.append(components.picture(components.attached(_FILE, cut(alt, ALT))))
    lines = [localize(card.line, reader) for card in cards]
    if page.pages > 1:
        lines.append(f"-# {localize(Text('piles-page', {'page': page.number + 1, 'pages': page.pages}), reader)}")
    if lines:
        parts.append(components.text(cut("\n".join(lines), _LONGEST)))
    layout = components.Layout(components.with_wide_pictures(COLOUR, [*parts, *_rows(interaction, page)]))
    if PILE.fullmatch(_custom_id(interaction)):
        await interaction.edit_original_response(view=layout, attachments=files)
    else:
        await answer(interaction, "", view=layout, files=files)


def _rows(interaction: Interaction, page: PilePage) -> list[components.ActionRow]:
    """Return the list of all piles, and buttons that turn the pages of this one."""
    localize, plain = interaction.client.languages.say_to, replace(page.reader, markdown=False)
    options = [
        (localize(Text("piles-option", {"pile": pile.heading, "count": pile.size}), plain), pile.name)
        for pile in page.piles
    ]
    placeholder = localize(Text("piles-choose"), plain)
    rows = [components.row([components.select(pile_id(page.table.id, 0, ""), placeholder, options)])]
    buttons = [
        components.button(localize(Text(key), plain), pile_id(page.table.id, number, page.pile.name), _SECONDARY, emoji)
        for number, key, emoji in components.page_turns(page.number, page.pages)
    ]
    return [*rows, components.row(buttons)] if buttons else rows
