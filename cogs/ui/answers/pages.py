"""Lists in pages, with buttons that turn them; ``client.page_handlers`` names the function for each list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.connection.bot import Interaction
from cogs.ui.messages.custom_ids import PAGE, page_id
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.messages.persistent_items import PersistentItem
from cogs.ui.replies import answer, handle, say
from engine.kernel.text import Text
from host.record.history import ListPage


async def show_page(
    interaction: Interaction, title: Text, lines: Sequence[str], page: ListPage, what: str, of: str
) -> None:
    """Show a page of a list with buttons to turn it, in place of the last page where such a button was pressed."""
    embed = discord.Embed(title=say(interaction, title)[:256], description="\n".join(lines)[:4000], colour=COLOUR)
    if page.pages > 1:
        values = {"page": page.number + 1, "pages": page.pages}
        embed.set_footer(text=say(interaction, Text("page-of", values)))
    view = ui.View(timeout=None)
    if page.pages > 1:
        last = page.pages - 1
        view.add_item(PageButton.make(what, max(0, page.number - 1), of, "◀️", off=page.number == 0))
        view.add_item(PageButton.make(what, page.number + 1, of, "▶️", off=page.number == last))
    if interaction.type is discord.InteractionType.component:
        await interaction.response.edit_message(embed=embed, view=view)
    else:
        await answer(interaction, "", embed=embed, view=view)


class PageButton(PersistentItem[ui.Button[ui.View]], template=PAGE):
    """A button that turns a page of a list."""

    @classmethod
    def make(cls, what: str, page: int, of: str, emoji: str, *, off: bool) -> PageButton:
        return cls(ui.Button(emoji=emoji, custom_id=page_id(what, page, of), disabled=off))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = PAGE.fullmatch(self.custom_id)
        assert match is not None
        handler = interaction.client.page_handlers[match["what"]]
        await handle(interaction, handler(interaction, match["of"], int(match["page"])))


PERSISTENT = (PageButton,)
