"""Time to think: choosing it, what to do about somebody whose time is up, and ``/reminders``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answering import Press, answer, or_nothing, person_of, politely, reader_of, say
from cogs.choosing import LONGEST, matching
from cogs.lobby import confirm, table_of
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Seat, Text, seat_name
from host.tables.table import Table
from host.time.absence import overdue
from host.time.clocks import PRESETS, duration, read_clock
from host.time.reminder_preferences import EVERY, Way

SKIP, COMPUTER, WAIT = "skip", "computer", "wait"
_REMEDIES = {SKIP: "remedy-skip", COMPUTER: "remedy-computer", WAIT: "remedy-wait"}
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
        await politely(interaction, choose_reminders(interaction, way, every))

    @reminders.autocomplete("way")
    async def way_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        return matching([(say(interaction, Text(key)), way) for way, key in _WAYS.items()], current)

    @reminders.autocomplete("every")
    async def every_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        return matching([(say(interaction, Text(key)), str(each)) for each, key in _HOW_OFTEN.items()], current)


# ---- clocks


def clock_choices(press: Press, typed: str) -> list[app_commands.Choice[str]]:
    """Clocks to choose from: the ready ones, and what was typed as it is understood."""
    wanted = typed.strip()
    named = [(_label(press, words), words) for words in PRESETS]
    try:
        own = [(_label(press, wanted), wanted)] if wanted and wanted not in PRESETS else []
    except Refused:
        own = []
    found = [choice for choice in named if wanted.casefold() in f"{choice[0]} {choice[1]}".casefold()]
    return matching([*own, *found], "")


def _label(press: Press, words: str) -> str:
    clock = read_clock(words)
    return say(press, Text("clock-off") if clock is None else clock.text)


async def choose_clock(press: Press, words: str) -> None:
    """Choose the time people have at this table, before the game begins."""
    table = await table_of(press)
    clock = read_clock(words)
    await press.client.master.set_clock(table.id, person_of(press), clock)
    text = Text("said-clock-off") if clock is None else Text("said-clock", {"clock": clock.text})
    await answer(press, say(press, text))


# ---- somebody is late


async def absent(press: Press, what: str, seat: str) -> None:
    """Do something about somebody whose time is up, by command."""
    table = await table_of(press)
    late = read_seat(table, seat)
    match what.strip().casefold():
        case "skip":
            await skip(press, table.id, late)
        case "computer":
            await hand_over(press, table.id, late)
        case "wait":
            await wait(press, table.id, late)
        case _:
            raise Refused(Refusal("refused-remedy", {"typed": what}))


def remedy_choices(press: Press, typed: str) -> list[app_commands.Choice[str]]:
    return matching([(say(press, Text(key)), what) for what, key in _REMEDIES.items()], typed)


async def late_choices(press: Press, typed: str) -> list[app_commands.Choice[str]]:
    """The seats whose time is up."""

    async def offered() -> list[app_commands.Choice[str]]:
        table = await table_of(press)
        return seat_choices(press, table, overdue(table), typed)

    return await or_nothing(offered())


async def skip(press: Press, table_id: int, seat: Seat | None = None) -> None:
    master = press.client.master
    table = await master.get(table_id)
    await master.finish(master.absence.skip(table, person_of(press), seat, press.id))
    await confirm(press, Text("said-skipped"))


async def wait(press: Press, table_id: int, seat: Seat | None = None) -> None:
    master = press.client.master
    table = await master.get(table_id)
    await master.finish(master.absence.wait(table, person_of(press), seat, press.id))
    await confirm(press, Text("said-waited"))


async def hand_over(press: Press, table_id: int, seat: Seat | None = None) -> None:
    master = press.client.master
    table = await master.get(table_id)
    done = await master.finish(master.absence.hand_over(table, person_of(press), seat, press.id))
    await confirm(press, Text("said-handed-over") if done else Text("said-proposed"))


# ---- seats by name


def seat_choices(press: Press, table: Table, seats: list[Seat], typed: str) -> list[app_commands.Choice[str]]:
    """Seats by the names of those who sit there; their numbers are the values."""
    language = reader_of(press, table).language
    people = table.people(press.client.languages, language)
    return matching([(people[seat], str(seat + 1)) for seat in seats], typed)


def read_seat(table: Table, typed: str) -> Seat | None:
    """The seat of a number; None for no words. Raises Refused."""
    words = typed.strip()
    if not words:
        return None
    number = int(words) if words.isascii() and words.isdecimal() and len(words) < 4 else 0
    if not 1 <= number <= len(table.chairs):
        raise Refused(Refusal("refused-no-such-seat", {"typed": typed}))
    return number - 1


def time_lines(table: Table, now: float) -> list[Text]:
    """What ``/game status`` says of time; ``now`` in the house's time."""
    if table.clock is None:
        return []
    lines = [Text("status-clock", {"clock": table.clock.text})]
    if table.clock.bank and table.match is not None:
        people = [(seat, chair.time) for seat, chair in enumerate(table.chairs) if chair.person is not None]
        banks = [(seat, duration(time.answered(table.clock, now).bank)) for seat, time in people]
        left = tuple(Text("status-reserve-seat", {"seat": seat_name(seat), "left": bank}) for seat, bank in banks)
        lines.append(Text("status-reserve", {"reserves": left}))
    return lines


# ---- reminders


async def choose_reminders(press: Press, way: str, every: str) -> None:
    """Choose how one is reminded, and tell what holds now."""
    master, person = press.client.master, person_of(press)
    chosen = _way(press, way) if way else None
    often = _every(press, every) if every else None
    if chosen is None and often is None:
        wish = await master.reminders.wish(person)
    else:
        wish = await master.finish(master.reminders.choose(person, chosen, often))
    values = {"way": Text(_WAYS[wish.way]), "every": Text(_HOW_OFTEN[wish.every])}
    none = wish.way is Way.NONE
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
