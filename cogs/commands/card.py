"""Cards and other content, by name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.rules import LONGEST_EMBED
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import LONGEST, OptionText, matching_choices
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.replies import answer, handle, place_of, say
from engine.games import GAMES, game
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, name
from engine.kernel.views import Item
from render.languages import Reader
from render.pages import cut, item_sheet

Named = tuple[str, str]
"""A game and one of its content items."""
MOST_ALIKE = 3
"""So many names are told that are nearly what somebody typed."""
NEARLY = 0.75
"""How alike they are at least, from 0 to 1."""


class CardCog(commands.Cog):
    """``/card``."""

    @app_commands.command(name="card")
    async def card(self, interaction: Interaction, card: OptionText) -> None:
        await handle(interaction, show_card(interaction, card))

    @card.autocomplete("card")
    async def card_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await interaction.client.master.find(place_of(interaction))
        offered = named_cards(interaction, None if table is None else table.game)
        return matching_choices(((label[:LONGEST], label[:LONGEST]) for label, _ in offered), current)


def named_cards(interaction: Interaction, preferred: str | None) -> list[tuple[str, Named]]:
    """The names of all content items in the reader's language, those of the preferred game first."""
    games = sorted(GAMES, key=lambda which: which != preferred)
    found: list[tuple[str, Named]] = []
    for which in games:
        reader = Reader(interaction.client.languages.pick(interaction.locale.value), which)
        tell = interaction.client.languages.tell
        found += [(tell(name(identifier), reader), (which, identifier)) for identifier in game(which).names()]
    return found


async def show_card(interaction: Interaction, words: str) -> None:
    """A card: what it does, with its picture; of another game than the one that is played here with that game's name.
    Raises RefusedError where none is called so.
    """
    table = await interaction.client.master.find(place_of(interaction))
    here = None if table is None else table.game
    which, identifier = card_called(named_cards(interaction, here), words, here)
    item = game(which).describe(identifier)
    elsewhere = "" if which == here else say(interaction, Text("game-" + which))
    await show_item(
        interaction,
        which,
        item,
        interaction.client.languages.pick(interaction.locale.value),
        "card.png",
        note=elsewhere,
    )


def card_called(cards: Sequence[tuple[str, Named]], words: str, here: str | None) -> Named:
    """Return the card that typed words mean: the one that is called so, else of the game that is played here one whose
    name has them in it or is nearly the same, else one of any game whose name has them in it. Raises RefusedError,
    with the names that are nearly the same.
    """
    wanted = words.strip().casefold()
    exact = [named for label, named in cards if wanted in (label.casefold(), named[1])]
    if exact:
        return exact[0]
    parts = [named for label, named in cards if wanted and wanted in label.casefold()]
    if parts and parts[0][0] == here:
        return parts[0]
    alike = _alike(cards, wanted)
    ours = next((named for _, named in alike if named[0] == here), None)
    if ours is not None or parts:
        return ours or parts[0]
    if alike:
        raise RefusedError(
            Refusal("refused-card-alike", {"words": words, "cards": ", ".join(label for label, _ in alike)})
        )
    raise RefusedError(Refusal("refused-no-such-card", {"words": words}))


def _alike(cards: Sequence[tuple[str, Named]], wanted: str) -> list[tuple[str, Named]]:
    """The cards that are called nearly so."""
    labels = {label.casefold(): (label, named) for label, named in reversed(cards)}
    return [labels[near] for near in get_close_matches(wanted, labels, MOST_ALIKE, NEARLY)]


async def show_item(
    interaction: Interaction,
    which: str,
    item: Item,
    language: str,
    file: str,
    people: Sequence[str] = (),
    note: str = "",
) -> None:
    """A content item in words, with its picture in a file of this name where it can be drawn. ``people`` are called by
    their seats where the item speaks of players; a ``note`` stands below it.
    """
    sheet = item_sheet(item, interaction.client.languages, language, which, people)
    embed = discord.Embed(title=sheet.title, description=cut("\n".join(sheet.lines), LONGEST_EMBED), colour=COLOUR)
    if note:
        embed.set_footer(text=note)
    picture = await draw_illustration(
        interaction, lambda: interaction.client.pictures.item(which, item, language, people)
    )
    if picture is None:
        await answer(interaction, "", embed=embed)
        return
    embed.set_image(url=f"attachment://{file}")
    await answer(interaction, "", embed=embed, file=png(picture, file, sheet.alt))
