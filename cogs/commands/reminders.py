"""``/reminders``: how a person learns of their turn, how often, and when not."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.options.autocomplete import LONGEST, MOST, find_value, matching_choices
from cogs.ui.replies import answer, handle, person_of, say
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, seat_name
from host.time.clocks import NO_CLOCK
from host.time.quiet_hours import time_in, zones_like
from host.time.reminder_preferences import EVERY, ReminderPreferences, ReminderWay

_WAYS = {
    ReminderWay.PRIVATE: "reminders-private",
    ReminderWay.MENTION: "reminders-mention",
    ReminderWay.NONE: "reminders-none",
}
_QUIET = ("22:00–7:00", "22:00–8:00", "23:00–8:00", "0:00–9:00")
_HOW_OFTEN: dict[int, str] = dict(zip(EVERY, ("reminders-once", "reminders-six", "reminders-daily"), strict=True))


class RemindersCog(commands.Cog):
    """``/reminders``."""

    @app_commands.command(name="reminders")
    async def reminders(
        self,
        interaction: Interaction,
        way: app_commands.Range[str, 0, LONGEST] = "",
        every: app_commands.Range[str, 0, LONGEST] = "",
        quiet: app_commands.Range[str, 0, LONGEST] = "",
        zone: app_commands.Range[str, 0, LONGEST] = "",
    ) -> None:
        await handle(interaction, choose_reminders(interaction, way, every, quiet, zone))

    @reminders.autocomplete("way")
    async def way_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return matching_choices(_ways(interaction), current)

    @reminders.autocomplete("every")
    async def every_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return matching_choices(_how_often(interaction), current)

    @reminders.autocomplete("quiet")
    async def quiet_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        off = say(interaction, Text("reminders-quiet-off"))
        return matching_choices([*((hours, hours) for hours in _QUIET), (off, NO_CLOCK)], current)

    @reminders.autocomplete("zone")
    async def zone_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        now = interaction.created_at.timestamp()
        return [
            app_commands.Choice(name=f"{zone} ({time_in(zone, now)})"[:LONGEST], value=zone)
            for zone in zones_like(current, MOST)
        ]


async def call_table(interaction: Interaction, table_id: int) -> None:
    """Remind the others who have kept the game of a table waiting."""
    master = interaction.client.master
    table = await master.get(table_id)
    seats = await master.finish(master.calls.call(table, person_of(interaction)))
    names = {"seats": tuple(map(seat_name, seats)), "count": len(seats)}
    await answer(interaction, say(interaction, Text("said-called", names), table))


async def choose_reminders(interaction: Interaction, way: str, every: str, quiet: str, zone: str) -> None:
    """Change a person's reminders, and answer with the present ones."""
    master, person = interaction.client.master, person_of(interaction)
    chosen = ReminderWay(_find_choice(_ways(interaction), way)) if way else None
    often = int(_find_choice(_how_often(interaction), every)) if every else None
    if way or every or quiet or zone:
        preferences = await master.finish(master.reminders.choose(person, chosen, often, quiet, zone))
    else:
        preferences = await master.reminders.preferences(person)
    await answer(interaction, "\n".join(say(interaction, text) for text in _summary(interaction, preferences)))


def _summary(interaction: Interaction, preferences: ReminderPreferences) -> list[Text]:
    if preferences.way is ReminderWay.NONE:
        return [Text("said-reminders-none")]
    every = Text("said-" + _HOW_OFTEN[preferences.every])
    summary = Text("said-reminders", {"way": Text(_WAYS[preferences.way]), "every": every})
    if preferences.quiet is None:
        return [summary, Text("said-reminders-always")]
    now = time_in(preferences.zone, interaction.created_at.timestamp())
    values = {"hours": preferences.quiet.words, "now": now, "zone": preferences.zone}
    return [summary, Text("said-reminders-quiet", values)]


def _ways(interaction: Interaction) -> list[tuple[str, str]]:
    return [(say(interaction, Text(key)), way) for way, key in _WAYS.items()]


def _how_often(interaction: Interaction) -> list[tuple[str, str]]:
    return [(say(interaction, Text(key)), str(hours)) for hours, key in _HOW_OFTEN.items()]


def _find_choice(labelled: list[tuple[str, str]], typed: str) -> str:
    """Return the value of a typed word. Raises RefusedError for an unknown one."""
    value = find_value(labelled, typed)
    if value is None:
        raise RefusedError(Refusal("refused-reminders", {"typed": typed}))
    return value
