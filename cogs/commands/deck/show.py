"""Decks are looked at and checked; everything is seen by their owner alone."""

from __future__ import annotations

import discord

from cogs.commands.deck.forms import deck_view
from cogs.connection.bot import Interaction
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.replies import answer, person_of, place_of
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
    """For wording what concerns decks of a game to whoever pressed."""
    return Reader(interaction.client.languages.pick(interaction.locale.value), game, (), markdown)


async def game_of_decks(interaction: Interaction) -> str:
    """The game played in this channel if it has decks, otherwise the first of the house that has."""
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
    """One's own decks and the ready ones, each with what can be said in a line."""
    game = await game_of_decks(interaction)
    library = interaction.client.master.deck_library
    own = await library.own(person_of(interaction), game)
    reader = deck_reader(interaction, game)
    say_to = interaction.client.languages.say_to
    embed = discord.Embed(title=say_to(Text("decks-title"), reader), colour=COLOUR)
    heading = Text("decks-own", {"count": len(own), "most": MOST_DECKS})
    none = say_to(Text("decks-none"), reader)
    for title, decks in ((heading, own), (Text("decks-ready"), library.ready(game))):
        lines = [_in_a_line(interaction, game, deck, reader) for deck in decks]
        embed.add_field(name=say_to(title, reader), value=cut("\n".join(lines) or none, 1024), inline=False)
    await answer(interaction, "", embed=embed)


def _in_a_line(interaction: Interaction, game: str, deck: LibraryDeck, reader: Reader) -> str:
    item = interaction.client.master.deck_library.rules(game).describe(deck.deck, deck.title)
    values = {"deck": deck.title, "first": item.lines[0], "state": "playable" if deck.playable else "draft"}
    return cut(interaction.client.languages.say_to(Text("decks-line", values), reader), 100)


async def show_deck(interaction: Interaction, called: str) -> None:
    """A deck with everything in it and its picture."""
    game = await game_of_decks(interaction)
    await answer_with_deck(
        interaction, game, await interaction.client.master.deck_library.find(person_of(interaction), game, called)
    )


async def check_deck(interaction: Interaction, called: str) -> None:
    """What the rules say of a deck, line by line."""
    game = await game_of_decks(interaction)
    deck = await interaction.client.master.deck_library.find(person_of(interaction), game, called)
    reader = deck_reader(interaction, game)
    title = interaction.client.languages.say_to(deck.title, reader)
    embed = discord.Embed(title=title, description=_verdict(interaction, deck, reader, everything=True), colour=COLOUR)
    await answer(interaction, "", embed=embed, view=deck_view(deck, game, reader, interaction.client.languages))


def _verdict(interaction: Interaction, deck: LibraryDeck, reader: Reader, *, everything: bool) -> str:
    """The lines that were not understood and the rules; of the rules only those that are not simply kept, unless
    ``everything`` is wanted.
    """
    say_to = interaction.client.languages.say_to
    faults = deck.faults[:MOST_FAULTS]
    lines = [say_to(Text("deck-fault", {"line": fault.line, "reason": fault.reason}), reader) for fault in faults]
    if len(deck.faults) > MOST_FAULTS:
        lines.append(say_to(Text("deck-faults-more", {"count": len(deck.faults) - MOST_FAULTS}), reader))
    for finding in deck.findings:
        if everything or finding.mark != "good":
            values = {"mark": finding.mark, "text": finding.text, "rule": finding.rule}
            lines.append(say_to(Text("deck-finding", values), reader))
    state = Text("deck-playable") if deck.playable else Text("deck-draft")
    return cut("\n".join([say_to(state, reader), *lines]), LONGEST_EMBED)


async def answer_with_deck(interaction: Interaction, game: str, deck: LibraryDeck, said: Text | None = None) -> None:
    """Answer with a deck: what was done, what is wrong with it, what is in it, and its picture."""
    reader = deck_reader(interaction, game)
    languages, pictures = interaction.client.languages, interaction.client.pictures
    item = interaction.client.master.deck_library.rules(game).describe(deck.deck, deck.title)
    sheet = item_sheet(item, languages, reader.language, game)
    words = [languages.say_to(said, reader)] if said is not None else []
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
    """The title with the signs that a picture can show."""
    words = drawable(interaction.client.languages.say_to(deck.title, deck_reader(interaction, game, markdown=False)))
    return Text("deck-title", {"name": words}) if words else Text("button-deck")


async def named_decks(interaction: Interaction, *, own_only: bool) -> list[tuple[str, str]]:
    """The titles and identifiers of the decks that somebody may look at."""
    game = await game_of_decks(interaction)
    library = interaction.client.master.deck_library
    decks = await library.own(person_of(interaction), game)
    if not own_only:
        decks = [*decks, *library.ready(game)]
    reader = deck_reader(interaction, game, markdown=False)
    return [(interaction.client.languages.say_to(deck.title, reader), deck.identifier) for deck in decks]
