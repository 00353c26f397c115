"""``/reminders``: how and how often one is reminded."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.autocomplete import LONGEST, matching
from cogs.press import Press, answer, handle, person_of, say
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Text
from host.time.reminder_preferences import EVERY, Way

_WAYS = {
    Way.PRIVATE: "reminders-private",
    Way.MENTION: "reminders-mention",
    Way.NONE: "reminders-none",
}
_HOW_OFTEN: dict[int, str] = dict(zip(EVERY, ("reminders-once", "reminders-six", "reminders-daily"), strict=True))


class ReminderCog(commands.Cog):
    """How people are reminded."""

    @app_commands.command(name="reminders")
    async def reminders(
        self,
        interaction: Press,
        way: app_commands.Range[str, 0, LONGEST] = "",
        every: app_commands.Range[str, 0, LONGEST] = "",
    ) -> None:
        await handle(interaction, choose_reminders(interaction, way, every))

    @reminders.autocomplete("way")
    async def way_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        return matching([(say(interaction, Text(key)), way) for way, key in _WAYS.items()], current)

    @reminders.autocomplete("every")
    async def every_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        return matching([(say(interaction, Text(key)), str(each)) for each, key in _HOW_OFTEN.items()], current)


async def choose_reminders(press: Press, way: str, every: str) -> None:
    """Choose how one is reminded, and tell what holds now."""
    master, person = press.client.master, person_of(press)
    chosen = _way(press, way) if way else None
    often = _every(press, every) if every else None
    if chosen is None and often is None:
        preferences = await master.reminders.preferences(person)
    else:
        preferences = await master.finish(master.reminders.choose(person, chosen, often))
    values = {"way": Text(_WAYS[preferences.way]), "every": Text(_HOW_OFTEN[preferences.every])}
    none = preferences.way is Way.NONE
    await answer(press, say(press, Text("said-reminders-none") if none else Text("said-reminders", values)))


def _way(press: Press, typed: str) -> Way:
    for way, key in _WAYS.items():
        if typed.strip().casefold() in (way, say(press, Text(key)).casefold()):
            return way
    raise Refused(Refusal("refused-reminders", {"typed": typed}))


def _every(press: Press, typed: str) -> int:
    for every, key in _HOW_OFTEN.items():
        if typed.strip().casefold() in (str(every), say(press, Text(key)).casefold()):
            return every
    raise Refused(Refusal("refused-reminders", {"typed": typed}))
