"""``/card``: any card or other content item, by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.rules import LONGEST_EMBED
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import LONGEST, OptionText, matching_choices
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.replies import answer, handle, place_of, reader_of, say
from engine.games import GAMES, game
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, name
from engine.kernel.views import Item
from render.languages import Reader
from render.pages import cut, item_sheet

GameItem = tuple[str, str]
"""A game and one of its content items."""
MOST_SIMILAR = 3
"""Most similar names that are listed for a misspelt one."""
LEAST_SIMILARITY = 0.75
"""Least similarity of these names, from 0 to 1."""


class CardCog(commands.Cog):
    """``/card``."""

    @app_commands.command(name="card")
    async def card(self, interaction: Interaction, card: OptionText) -> None:
        await handle(interaction, show_card(interaction, card))

    @card.autocomplete("card")
    async def card_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await interaction.client.master.find(place_of(interaction))
        offered = apart(all_cards(interaction, None if table is None else table.game), partial(say, interaction))
        return matching_choices(((label[:LONGEST], label[:LONGEST]) for label, _ in offered), current)


def all_cards(interaction: Interaction, preferred: str | None) -> list[tuple[str, GameItem]]:
    """Return the names of all content items in the reader's language, those of the preferred game first."""
    games = sorted(GAMES, key=lambda game_name: game_name != preferred)
    cards: list[tuple[str, GameItem]] = []
    for game_name in games:
        reader = Reader(reader_of(interaction).language, game_name)
        localize = interaction.client.languages.say_to
        cards += [
            (localize(name(identifier), reader), (game_name, identifier)) for identifier in game(game_name).names()
        ]
    return cards


def apart(cards: Sequence[tuple[str, GameItem]], localize: Callable[[Text], str]) -> list[tuple[str, GameItem]]:
    """Return the cards with the name of their game behind a name that several games have."""
    numbers = Counter(label.casefold() for label, _ in cards)
    return [
        (f"{label} ({localize(Text('game-' + named[0]))})" if numbers[label.casefold()] > 1 else label, named)
        for label, named in cards
    ]


async def show_card(interaction: Interaction, words: str) -> None:
    """Show a card with its picture, and the name of its game if another game is played here.

    Raises RefusedError for an unknown name.
    """
    table = await interaction.client.master.find(place_of(interaction))
    here = None if table is None else table.game
    cards = all_cards(interaction, here)
    wanted = words.strip().casefold()
    offered = apart(cards, partial(say, interaction))
    chosen = next((named for label, named in offered if label.casefold() == wanted), None)
    game_name, identifier = chosen or find_card(cards, words, here)
    item = game(game_name).describe(identifier)
    elsewhere = "" if game_name == here else say(interaction, Text("game-" + game_name))
    await show_item(
        interaction,
        game_name,
        item,
        reader_of(interaction).language,
        "card.png",
        note=elsewhere,
    )


def find_card(cards: Sequence[tuple[str, GameItem]], words: str, here: str | None) -> GameItem:
    """Return the card that was typed.

    The card of that name, else one of the game played here whose name contains the text or is similar, else one of any
    game whose name contains it. Raises RefusedError, with similar names if there are any.
    """
    wanted = words.strip().casefold()
    exact = [named for label, named in cards if wanted in (label.casefold(), named[1])]
    if exact:
        return exact[0]
    parts = [named for label, named in cards if wanted and wanted in label.casefold()]
    if parts and parts[0][0] == here:
        return parts[0]
    similar = _similar(cards, wanted)
    similar_here = next((named for _, named in similar if named[0] == here), None)
    if similar_here is not None or parts:
        return similar_here or parts[0]
    if similar:
        raise RefusedError(
            Refusal("refused-card-alike", {"words": words, "cards": ", ".join(label for label, _ in similar)})
        )
    raise RefusedError(Refusal("refused-no-such-card", {"words": words}))


def _similar(cards: Sequence[tuple[str, GameItem]], wanted: str) -> list[tuple[str, GameItem]]:
    """Return the cards with similar names."""
    labels = {label.casefold(): (label, named) for label, named in reversed(cards)}
    return [labels[label] for label in get_close_matches(wanted, labels, MOST_SIMILAR, LEAST_SIMILARITY)]


async def show_item(
    interaction: Interaction,
    game_name: str,
    item: Item,
    language: str,
    file: str,
    people: Sequence[str] = (),
    note: str = "",
) -> None:
    """Show a content item as text, with its picture in a file of this name where the game draws one.

    ``people`` are the players' names by seat, where the item speaks of players; a ``note`` stands below it.
    """
    sheet = item_sheet(item, interaction.client.languages, language, game_name, people)
    embed = discord.Embed(title=sheet.title, description=cut("\n".join(sheet.lines), LONGEST_EMBED), colour=COLOUR)
    if note:
        embed.set_footer(text=note)
    pictures, picture = interaction.client.pictures, None
    if pictures.draws(game_name, item):
        picture = await draw_illustration(interaction, lambda: pictures.item(game_name, item, language, people))
    if picture is None:
        await answer(interaction, "", embed=embed)
        return
    embed.set_image(url=f"attachment://{file}")
    await answer(interaction, "", embed=embed, file=png(picture, file, sheet.alt))
