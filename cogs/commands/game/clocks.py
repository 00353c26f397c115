"""``/game clock`` and ``/game absent``: the time to decide, and what to do about a player whose time is over."""

from __future__ import annotations

from discord import app_commands

from cogs.commands.game.confirmation import ask_first
from cogs.commands.game.lobby import acknowledge
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import find_value, matching_choices
from cogs.options.seats_by_name import find_seat, seat_choices
from cogs.ui.replies import answer, or_no_choices, person_of, say, table_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, Text, seat_name
from host.chat import Button
from host.reminding.absence import overdue
from host.tables.table import Table
from host.time.clocks import PRESETS, duration, read_clock

SKIP, COMPUTER, WAIT, END = "skip", "computer", "wait", "end"
_REMEDIES = (SKIP, COMPUTER, WAIT, END)


def clock_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return clocks to choose from: the presets, and what was typed if it can be read."""
    wanted = typed.strip()
    labelled = [(_label(interaction, words), words) for words in PRESETS]
    try:
        own = [(_label(interaction, wanted), wanted)] if wanted and wanted not in PRESETS else []
    except RefusedError:
        own = []
    presets = [choice for choice in labelled if wanted.casefold() in f"{choice[0]} {choice[1]}".casefold()]
    return matching_choices([*own, *presets], "")


def _label(interaction: Interaction, words: str) -> str:
    clock = read_clock(words)
    return say(interaction, Text("clock-off") if clock is None else clock.text)


async def choose_clock(interaction: Interaction, words: str) -> None:
    """Choose the clock of this table, before the game begins."""
    table = await table_of(interaction)
    clock = read_clock(words)
    await interaction.client.master.set_clock(table.id, person_of(interaction), clock)
    text = Text("said-clock-off") if clock is None else Text("said-clock", {"clock": clock.text})
    await answer(interaction, say(interaction, text))


async def act_on_absence(interaction: Interaction, what: str, seat: str) -> None:
    """Apply a remedy to a player whose time is over."""
    table = await table_of(interaction)
    late = find_seat(interaction, table, seat)
    words = [(say(interaction, Text("remedy-word-" + remedy)), remedy) for remedy in _REMEDIES]
    match find_value([*words, *_remedies(interaction)], what):
        case "skip":
            await skip(interaction, table.id, late)
        case "computer":
            await hand_over(interaction, table.id, late)
        case "wait":
            await wait(interaction, table.id, late)
        case "end":
            await ask_end(interaction, table.id)
        case _:
            raise RefusedError(Refusal("refused-remedy", {"typed": what}))


def remedy_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return matching_choices(_remedies(interaction), typed)


def _remedies(interaction: Interaction) -> list[tuple[str, str]]:
    return [(say(interaction, Text("remedy-" + remedy)), remedy) for remedy in _REMEDIES]


async def late_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the seats whose time is over."""

    async def offered() -> list[app_commands.Choice[str]]:
        table = await table_of(interaction)
        return seat_choices(interaction, table, overdue(table), typed)

    return await or_no_choices(offered())


async def skip(interaction: Interaction, table_id: int, seat: Seat | None = None) -> None:
    master = interaction.client.master
    table = await master.get(table_id)
    await master.finish(master.absence.skip(table, person_of(interaction), seat, interaction.id))
    await acknowledge(interaction, Text("said-skipped"))


async def wait(interaction: Interaction, table_id: int, seat: Seat | None = None) -> None:
    master = interaction.client.master
    table = await master.get(table_id)
    await master.finish(master.absence.wait(table, person_of(interaction), seat, interaction.id))
    await acknowledge(interaction, Text("said-waited"))


async def hand_over(interaction: Interaction, table_id: int, seat: Seat | None = None) -> None:
    master = interaction.client.master
    table = await master.get(table_id)
    done = await master.finish(master.absence.hand_over(table, person_of(interaction), seat, interaction.id))
    await acknowledge(interaction, Text("said-handed-over") if done else Text("said-proposed"))


async def ask_end(interaction: Interaction, table_id: int) -> None:
    """Ask whether to end a game that has waited for another player for a week."""
    table = await interaction.client.master.get(table_id)
    seat = table.seat_of(interaction.user.id)
    table.running()
    late = [other for other in overdue(table) if other != seat]
    if not late:
        raise RefusedError(Refusal("refused-not-overdue"))
    if table.clock is not None:
        raise RefusedError(Refusal("refused-end-with-clock"))
    question = Text("said-end-sure", {"absent": tuple(map(seat_name, late)), "count": len(late)})
    await ask_first(interaction, table, question, Button.END_SURE, Text("button-endsure"))


async def end(interaction: Interaction, table_id: int) -> None:
    """End the game after that question."""
    master = interaction.client.master
    table = await master.get(table_id)
    await master.finish(master.absence.end(table, person_of(interaction), interaction.id))
    await interaction.response.edit_message(content=say(interaction, Text("said-ended-absent")), view=None)


def time_lines(table: Table, now: float) -> list[Text]:
    """Return the lines about time in ``/game status``; ``now`` in running time."""
    if table.clock is None:
        return []
    lines = [Text("status-clock", {"clock": table.clock.text})]
    if table.clock.bank and table.match is not None:
        people = [
            (seat, assignment.time)
            for seat, assignment in enumerate(table.assignments)
            if assignment.person is not None
        ]
        banks = [(seat, duration(time.answered(table.clock, now).bank)) for seat, time in people]
        left = tuple(Text("status-reserve-seat", {"seat": seat_name(seat), "left": bank}) for seat, bank in banks)
        lines.append(Text("status-reserve", {"reserves": left}))
    return lines
