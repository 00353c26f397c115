"""``/deck use``: choosing the deck to play with at the table of a channel."""

from __future__ import annotations

from discord import ui

from cogs.commands.deck.forms import choosing_view
from cogs.commands.deck.show import deck_reader
from cogs.connection.bot import Interaction
from cogs.ui.decks.addresses import OPEN, DeckPage
from cogs.ui.replies import answer, person_of, place_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.seating.deck_drafts import NEW
from host.tables.status import Status


async def use_deck(interaction: Interaction, name: str | None) -> None:
    """Choose a deck for the table of this channel; without a name, show the list of decks."""
    table = await interaction.client.master.at(place_of(interaction))
    if name is None:
        await offer_decks(interaction, table.id)
    else:
        await answer(interaction, await choose_for_table(interaction, table.id, name))


async def offer_decks(interaction: Interaction, table_id: int) -> None:
    """Answer with a list of the decks that may be played at a table.

    Raises RefusedError for people who do not sit there and after the start.
    """
    table = await interaction.client.master.get(table_id)
    seat = table.seat_of(interaction.user.id)
    if table.status is not Status.OPEN:
        raise RefusedError(Refusal("refused-begun" if table.status is Status.RUNNING else "refused-closed"))
    library = interaction.client.master.deck_library
    own = await library.own(person_of(interaction), table.game)
    rules = library.rules(table.game)
    allowed = [deck for deck in [*own, *library.ready(table.game)] if deck.playable]
    refusals = [rules.unfit(table.options, deck.deck) for deck in allowed]
    playable = [deck for deck, refusal in zip(allowed, refusals, strict=True) if refusal is None]
    if refusals and not playable and refusals[0] is not None:
        raise RefusedError(refusals[0])
    chosen = table.assignments[seat].deck
    present = chosen.title if chosen is not None else None
    plain = deck_reader(interaction, table.game, markdown=False)
    styled = [(deck, rules.style("" if deck.words else deck.identifier, deck.deck)) for deck in playable]
    view = choosing_view(table_id, styled, present, plain, interaction.client.languages)
    build = interaction.client.languages.say_to(Text("button-deck-build"), plain)
    view.add_item(ui.Button(label=build, emoji="🛠️", custom_id=DeckPage(table.game, NEW).custom_id(OPEN)))
    await answer(interaction, interaction.client.languages.say_to(Text("deck-choose"), plain), view=view)


async def choose_deck(interaction: Interaction, table_id: str, name: str) -> None:
    """Choose a deck from the list ("": any that the game deals out) and replace the list with a confirmation."""
    words = await choose_for_table(interaction, int(table_id), name or None)
    await interaction.response.edit_message(content=words, view=None)


async def choose_for_table(interaction: Interaction, table_id: int, name: str | None) -> str:
    """Choose a deck for a table and return the confirmation."""
    title = await interaction.client.master.choose_deck(table_id, person_of(interaction), name)
    table = await interaction.client.master.get(table_id)
    confirmation = Text("said-deck-any") if title is None else Text("said-deck-brought", {"deck": title})
    return interaction.client.languages.say_to(confirmation, deck_reader(interaction, table.game))
