"""A deck is taken along to the table of a channel."""

from __future__ import annotations

from cogs.commands.deck.forms import choosing_view
from cogs.commands.deck.show import deck_reader
from cogs.connection.bot import Interaction
from cogs.ui.replies import answer, person_of, place_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.tables.status import Status


async def use_deck(interaction: Interaction, called: str | None) -> None:
    """Choose a deck for the table of this channel; without a name, offer those there are."""
    table = await interaction.client.master.at(place_of(interaction))
    if called is None:
        await offer_decks(interaction, table.id)
    else:
        await answer(interaction, await bring(interaction, table.id, called))


async def offer_decks(interaction: Interaction, table_id: int) -> None:
    """The decks that may be played at a table, to choose one. Raises RefusedError for strangers and after the start."""
    table = await interaction.client.master.get(table_id)
    seat = table.seat_of(interaction.user.id)
    if table.status is not Status.OPEN:
        raise RefusedError(Refusal("refused-begun" if table.status is Status.RUNNING else "refused-closed"))
    library = interaction.client.master.deck_library
    own = await library.own(person_of(interaction), table.game)
    rules = library.rules(table.game)
    allowed = [deck for deck in [*own, *library.ready(table.game)] if deck.playable]
    unfit = [rules.unfit(table.options, deck.deck) for deck in allowed]
    playable = [deck for deck, refusal in zip(allowed, unfit, strict=True) if refusal is None]
    if unfit and not playable and unfit[0] is not None:
        raise RefusedError(unfit[0])
    brought = table.assignments[seat].deck
    present = brought.title if brought is not None else None
    plain = deck_reader(interaction, table.game, markdown=False)
    styled = [(deck, rules.style("" if deck.words else deck.identifier, deck.deck)) for deck in playable]
    view = choosing_view(table_id, styled, present, plain, interaction.client.languages)
    await answer(interaction, interaction.client.languages.say_to(Text("deck-choose"), plain), view=view)


async def choose_deck(interaction: Interaction, table_id: str, called: str) -> None:
    """Take a deck of the list along ("": whatever the game deals out); the list makes room for what was done."""
    await interaction.response.edit_message(content=await bring(interaction, int(table_id), called or None), view=None)


async def bring(interaction: Interaction, table_id: int, called: str | None) -> str:
    """Take a deck along to a table; what to say of it."""
    title = await interaction.client.master.bring(table_id, person_of(interaction), called)
    table = await interaction.client.master.get(table_id)
    said = Text("said-deck-any") if title is None else Text("said-deck-brought", {"deck": title})
    return interaction.client.languages.say_to(said, deck_reader(interaction, table.game))
