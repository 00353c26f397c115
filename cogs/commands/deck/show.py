"""``/deck list``, ``show`` and ``check``: showing and checking decks, visible only to the person who asks."""

from __future__ import annotations

import discord

from cogs.commands.deck.forms import deck_view
from cogs.connection.bot import Interaction
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.replies import answer, person_of, place_of, reader_of
from engine.games import GAMES
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.seating.deck_library import MOST_DECKS, LibraryDeck
from render.drawable import drawable
from render.languages import Reader
from render.pages import cut, item_sheet

LONGEST_EMBED = 4000
MOST_FAULTS = 15


def deck_reader(interaction: Interaction, game: str, *, markdown: bool = True) -> Reader:
    """Return the reader who asks, for texts about decks of a game."""
    return Reader(reader_of(interaction).language, game, (), markdown)


async def game_of_decks(interaction: Interaction) -> str:
    """Return the game played in this channel if it has decks, otherwise the first game that has.

    Raises RefusedError where no game has decks.
    """
    table = await interaction.client.master.find(place_of(interaction))
    if table is not None and table.rules.decks is not None:
        return table.game
    for game in GAMES:
        try:
            interaction.client.master.deck_library.rules(game)
        except RefusedError:
            continue
        return game
    raise RefusedError(Refusal("refused-game-without-decks"))


async def show_decks(interaction: Interaction) -> None:
    """Answer with the person's own decks and the ready ones, a line each."""
    game = await game_of_decks(interaction)
    library = interaction.client.master.deck_library
    own = await library.own(person_of(interaction), game)
    reader = deck_reader(interaction, game)
    localize = interaction.client.languages.say_to
    embed = discord.Embed(title=localize(Text("decks-title"), reader), colour=COLOUR)
    heading = Text("decks-own", {"count": len(own), "most": MOST_DECKS})
    none = localize(Text("decks-none"), reader)
    for title, decks in ((heading, own), (Text("decks-ready"), library.ready(game))):
        lines = [_deck_line(interaction, game, deck, reader) for deck in decks]
        embed.add_field(name=localize(title, reader), value=cut("\n".join(lines) or none, 1024), inline=False)
    await answer(interaction, "", embed=embed)


def _deck_line(interaction: Interaction, game: str, deck: LibraryDeck, reader: Reader) -> str:
    item = interaction.client.master.deck_library.rules(game).describe(deck.deck, deck.title)
    values = {"deck": deck.title, "first": item.lines[0], "state": "playable" if deck.playable else "draft"}
    return cut(interaction.client.languages.say_to(Text("decks-line", values), reader), 100)


async def show_deck(interaction: Interaction, name: str) -> None:
    """Answer with a deck, its contents and its picture."""
    game = await game_of_decks(interaction)
    await answer_with_deck(
        interaction, game, await interaction.client.master.deck_library.find(person_of(interaction), game, name)
    )


async def check_deck(interaction: Interaction, name: str) -> None:
    """Answer with all findings of the rules about a deck, a line each."""
    game = await game_of_decks(interaction)
    deck = await interaction.client.master.deck_library.find(person_of(interaction), game, name)
    reader = deck_reader(interaction, game)
    title = interaction.client.languages.say_to(deck.title, reader)
    embed = discord.Embed(title=title, description=_verdict(interaction, deck, reader, everything=True), colour=COLOUR)
    await answer(interaction, "", embed=embed, view=deck_view(deck, game, reader, interaction.client.languages))


def _verdict(interaction: Interaction, deck: LibraryDeck, reader: Reader, *, everything: bool) -> str:
    """Return the lines of the list that could not be read and the findings; good ones only with ``everything``."""
    localize = interaction.client.languages.say_to
    faults = deck.faults[:MOST_FAULTS]
    lines = [localize(Text("deck-fault", {"line": fault.line, "reason": fault.reason}), reader) for fault in faults]
    if len(deck.faults) > MOST_FAULTS:
        lines.append(localize(Text("deck-faults-more", {"count": len(deck.faults) - MOST_FAULTS}), reader))
    for finding in deck.findings:
        if everything or finding.mark != "good":
            values = {"mark": finding.mark, "text": finding.text, "rule": finding.rule}
            lines.append(localize(Text("deck-finding", values), reader))
    state = Text("deck-playable") if deck.playable else Text("deck-draft")
    return cut("\n".join([localize(state, reader), *lines]), LONGEST_EMBED)


async def answer_with_deck(
    interaction: Interaction, game: str, deck: LibraryDeck, confirmation: Text | None = None
) -> None:
    """Answer with a deck: a confirmation, its faults, its contents and its picture."""
    reader = deck_reader(interaction, game)
    languages, pictures = interaction.client.languages, interaction.client.pictures
    item = interaction.client.master.deck_library.rules(game).describe(deck.deck, deck.title)
    sheet = item_sheet(item, languages, reader.language, game)
    words = [languages.say_to(confirmation, reader)] if confirmation is not None else []
    words += [_verdict(interaction, deck, reader, everything=False), "", *sheet.lines]
    embed = discord.Embed(title=sheet.title, description=cut("\n".join(words), LONGEST_EMBED), colour=COLOUR)
    buttons = deck_view(deck, game, reader, languages)
    drawn_item = item._replace(heading=_drawable_title(interaction, game, deck))
    picture = await draw_illustration(interaction, lambda: pictures.item(game, drawn_item, reader.language))
    if picture is None:
        await answer(interaction, "", embed=embed, view=buttons)
        return
    embed.set_image(url="attachment://deck.png")
    await answer(interaction, "", embed=embed, view=buttons, file=png(picture, "deck.png", sheet.alt))


def _drawable_title(interaction: Interaction, game: str, deck: LibraryDeck) -> Text:
    """Return the title without characters that a picture cannot show."""
    words = drawable(interaction.client.languages.say_to(deck.title, deck_reader(interaction, game, markdown=False)))
    return Text("deck-title", {"name": words}) if words else Text("button-deck")


async def named_decks(interaction: Interaction, *, own_only: bool) -> list[tuple[str, str]]:
    """Return the titles and identifiers of the decks that the person may see."""
    game = await game_of_decks(interaction)
    library = interaction.client.master.deck_library
    decks = await library.own(person_of(interaction), game)
    if not own_only:
        decks = [*decks, *library.ready(game)]
    reader = deck_reader(interaction, game, markdown=False)
    return [(interaction.client.languages.say_to(deck.title, reader), deck.identifier) for deck in decks]
