"""``/preferences``: standing orders, when a player is asked to react, and the button that passes for the turn."""

from __future__ import annotations

from collections.abc import Callable

from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.options.autocomplete import LONGEST, find_value, matching_choices
from cogs.ui.messages.custom_ids import NO_ASK
from cogs.ui.panel.handlers import show_step
from cogs.ui.panel.orders import open_orders
from cogs.ui.replies import answer, handle, or_no_choices, person_of, place_of, say, table_of
from engine.kernel.text import Text, name
from host.tables.seat_assignment import ReactionPreferences
from host.tables.standing_order import Until
from host.tables.table import Table

EVERYTHING = "everything"


class PreferencesCog(commands.Cog):
    """``/preferences``."""

    @app_commands.command(name="preferences")
    @app_commands.guild_only()
    async def preferences(
        self,
        interaction: Interaction,
        passing: bool | None = None,
        always: app_commands.Range[str, 0, LONGEST] = "",
        forget: app_commands.Range[str, 0, LONGEST] = "",
        goal: bool | None = None,
    ) -> None:
        await handle(interaction, change_preferences(interaction, passing, always, forget, goal))

    @preferences.autocomplete("always")
    async def always_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(_choices(interaction, current, _offered))

    @preferences.autocomplete("forget")
    async def forget_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(_choices(interaction, current, _chosen))


async def change_preferences(
    interaction: Interaction, passing: bool | None, always: str, forget: str, goal: bool | None = None
) -> None:
    """Change the named preferences, and answer with all of them; the goal can be chosen anywhere.

    Raises RefusedError, before anything has changed, where others need a table.
    """
    preferences, person, finish = (
        interaction.client.master.reaction_settings,
        person_of(interaction),
        interaction.client.master.finish,
    )
    if passing is None and not always and not forget:
        here = await interaction.client.master.find(place_of(interaction))
        if here is None or (goal is not None and here.find_seat(person.id) is None):
            if goal is not None:
                await finish(interaction.client.master.guidance.choose(person, wanted=goal))
            key = "preferences-elsewhere" if goal is None else _guidance_key(wanted=goal)
            await answer(interaction, say(interaction, Text(key)))
            return
    table = await table_of(interaction)
    seat = table.seat_of(interaction.user.id)
    if passing is not None:
        await finish(preferences.pass_until_end_of_turn(table, person, passing))
    if always:
        word = find_value(_offered(interaction, table), always) or always
        await finish(preferences.ask_always(table, person, word))
    if forget:
        word = find_value(_chosen(interaction, table), forget) or forget
        await finish(preferences.ask_always(table, person, "" if word == EVERYTHING else word, False))
    if goal is not None:
        await finish(interaction.client.master.guidance.choose(person, wanted=goal))
    wanted = await interaction.client.master.guidance.is_wanted(person.id, table)
    texts = preferences_text(table, table.assignments[seat].reaction_preferences)
    texts.append(Text(_guidance_key(wanted=wanted)))
    await open_orders(interaction, table, [say(interaction, text, table) for text in texts])


def _guidance_key(*, wanted: bool) -> str:
    return "preferences-guided" if wanted else "preferences-unguided"


async def hide_guidance(interaction: Interaction, table_id: int) -> None:
    """Turn guidance off in all games, and show the panel without it."""
    chosen = interaction.client.master.guidance.choose(person_of(interaction), wanted=False)
    await interaction.client.master.finish(chosen)
    await show_step(interaction, table_id, NO_ASK, "", 0)


def preferences_text(table: Table, preferences: ReactionPreferences) -> list[Text]:
    """Return the preferences of a seat as texts."""
    if not table.rules.reaction_words:
        return []
    turn = table.rules.turn_now(table.playing().state)
    passing = any(order.until is Until.TURN and order.turn == turn for order in preferences.orders)
    lines = [Text("preferences-passing")] if passing else []
    if not any(order.passes for order in preferences.orders):
        lines.append(Text("preferences-asked"))
    if preferences.always:
        lines.append(Text("preferences-always", {"words": tuple(_word(table, word) for word in preferences.always)}))
    return lines


async def pass_turn(interaction: Interaction, table_id: int) -> None:
    """Pass until the end of the turn and show the panel."""
    table = await interaction.client.master.get(table_id)
    await interaction.client.master.finish(
        interaction.client.master.reaction_settings.pass_until_end_of_turn(table, person_of(interaction))
    )
    await show_step(interaction, table_id, NO_ASK, "", 0)


def _word(table: Table, word: str) -> Text:
    return Text("reaction-" + word) if word in table.rules.reaction_words else name(word)


async def _choices(
    interaction: Interaction, current: str, labelled: Callable[[Interaction, Table], list[tuple[str, str]]]
) -> list[app_commands.Choice[str]]:
    return matching_choices(labelled(interaction, await table_of(interaction)), current)


def _offered(interaction: Interaction, table: Table) -> list[tuple[str, str]]:
    """Return the subjects about which a player can always be asked, as labels and identifiers."""
    kinds = table.rules.reaction_words
    words = [*kinds, *table.rules.names()] if kinds else []
    return [(say(interaction, _word(table, word), table), word) for word in words]


def _chosen(interaction: Interaction, table: Table) -> list[tuple[str, str]]:
    """Return the subjects about which a player is always asked, after an entry for all of them."""
    chosen = table.assignments[table.seat_of(interaction.user.id)].reaction_preferences.always
    labelled = [(say(interaction, _word(table, word), table), word) for word in chosen]
    return [(say(interaction, Text("preferences-everything")), EVERYTHING), *labelled]
