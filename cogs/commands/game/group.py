"""``/game``: the commands for tables and seats, from the start of a game to its end."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game import clocks, dice_words, export, lobby, removal, seats
from cogs.commands.game import stop as stopping
from cogs.connection.bot import Interaction
from cogs.connection.permissions import permission_help
from cogs.options.autocomplete import LONGEST, MOST
from cogs.options.games_by_name import find_game, game_choices
from cogs.ui.replies import answer, at_this_table, handle, or_no_choices, reader_of, table_of
from engine.games import game
from engine.kernel.text import Text, seat_name
from host.reminding.reminder_words import board_link
from host.seating.reservations import closing, reservation
from host.tables.status import Status
from host.tables.table import Table
from render.game_options import offered
from render.user_text import Markup

LONGEST_BREAK = 60
"""The most days of a break."""


@app_commands.guild_only()
class GameCog(commands.GroupCog, group_name="game"):
    """The commands that set a table up and end it."""

    @app_commands.command(name="new")
    async def new(
        self,
        interaction: Interaction,
        game: app_commands.Range[str, 0, LONGEST] = "",
        options: app_commands.Range[str, 0, 400] = "",
        clock: app_commands.Range[str, 0, LONGEST] = "",
    ) -> None:
        await handle(interaction, lobby.open_typed(interaction, game, options, clock))

    @app_commands.command(name="join")
    async def join(
        self,
        interaction: Interaction,
        seat: app_commands.Range[str, 0, LONGEST] = "",
        word: app_commands.Range[str, 0, LONGEST] = "",
    ) -> None:
        await handle(interaction, seats.join_here(interaction, seat, word))

    @app_commands.command(name="word")
    async def word(self, interaction: Interaction, word: app_commands.Range[str, 0, LONGEST] = "") -> None:
        await handle(interaction, dice_words.word_here(interaction, word))

    @app_commands.command(name="leave")
    async def leave(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, seats.leave))

    @app_commands.command(name="unseat")
    async def unseat(self, interaction: Interaction, person: app_commands.Range[str, 1, LONGEST]) -> None:
        await handle(interaction, removal.ask_to_unseat(interaction, person))

    @app_commands.command(name="replace")
    async def replace(self, interaction: Interaction, person: discord.Member) -> None:
        await handle(interaction, seats.offer(interaction, person))

    @app_commands.command(name="clock")
    async def clock(self, interaction: Interaction, clock: app_commands.Range[str, 1, LONGEST]) -> None:
        await handle(interaction, clocks.choose_clock(interaction, clock))

    @app_commands.command(name="absent")
    async def absent(
        self,
        interaction: Interaction,
        what: app_commands.Range[str, 1, LONGEST],
        seat: app_commands.Range[str, 0, LONGEST] = "",
    ) -> None:
        await handle(interaction, clocks.act_on_absence(interaction, what, seat))

    @app_commands.command(name="computer")
    async def computer(self, interaction: Interaction, level: app_commands.Range[str, 0, LONGEST] = "") -> None:
        await handle(interaction, lobby.add_computer_here(interaction, level))

    @app_commands.command(name="start")
    async def start(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, lobby.begin))

    @app_commands.command(name="status")
    async def status(self, interaction: Interaction) -> None:
        await handle(interaction, show_status(interaction))

    @app_commands.command(name="resign")
    async def resign(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, seats.resign))

    @app_commands.command(name="stop")
    async def stop(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, stopping.stop))

    @app_commands.command(name="pause")
    async def pause(self, interaction: Interaction, days: app_commands.Range[int, 0, LONGEST_BREAK]) -> None:
        await handle(interaction, stopping.pause(interaction, days))

    @app_commands.command(name="export")
    async def export(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, export.export))

    @new.autocomplete("game")
    async def game_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return game_choices(interaction, current)

    @new.autocomplete("clock")
    @clock.autocomplete("clock")
    async def clock_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return clocks.clock_choices(interaction, current)

    @absent.autocomplete("what")
    async def remedy_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return clocks.remedy_choices(interaction, current)

    @absent.autocomplete("seat")
    async def late_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await clocks.late_choices(interaction, current)

    @computer.autocomplete("level")
    async def level_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await lobby.level_choices(interaction, current)

    @unseat.autocomplete("person")
    async def guest_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(removal.guest_choices(interaction, current))

    @join.autocomplete("seat")
    async def vacant_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await seats.vacant_choices(interaction, current)

    @new.autocomplete("options")
    async def option_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest options one after the other; those typed before stay in front."""
        return await or_no_choices(_option_choices(interaction, current))


async def _option_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return suggestions for the options of the game that was typed.

    Raises RefusedError for an unknown game.
    """
    before, _, typed = current.rpartition(" ")
    if not interaction.namespace.game:
        return []
    game_id = find_game(interaction, interaction.namespace.game)
    rules = offered(game(game_id), interaction.client.languages, reader_of(interaction).language)
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=label[:LONGEST], value=whole)
        for label, rule in rules
        if (wanted in rule or wanted in label.casefold()) and len(whole := f"{before} {rule}".strip()) <= LONGEST
    ][:MOST]


async def show_status(interaction: Interaction) -> None:
    """Answer with the status of the table of this channel."""
    await answer(interaction, status_words(interaction, await table_of(interaction)))


def status_words(interaction: Interaction, table: Table) -> str:
    """Return who plays at a table, who has to decide, and links to its board and thread."""
    sitting = [seat for seat, assignment in enumerate(table.assignments) if assignment.reserved_for is None]
    people = tuple(seat_name(seat) for seat in sitting) or (Text("status-nobody"),)
    values = {"game": Text("game-" + table.game), "people": people}
    match table.status:
        case Status.RUNNING:
            texts = [Text("status-running", {**values, "waiting": table.waiting()})]
        case Status.OPEN:
            texts = [Text("status-open", {**values, "count": max(len(sitting), 1)})]
            if table.reserved:
                texts.append(Text("board-reserved-how", reservation(table, interaction.client.master.time.real)))
            else:
                texts += closing(table, interaction.client.master.time.real)
        case _:
            texts = [Text("status-over", values)]
    texts += clocks.time_lines(table, interaction.client.master.time.now())
    if table.failure is not None:
        texts.append(Text("status-trouble", {"trouble": permission_help(interaction, table.failure)}))
    reader = reader_of(interaction, table)
    lines = [interaction.client.languages.say_to(text, reader) for text in texts]
    if table.board_message is not None:
        lines.append(interaction.client.languages.say_to(Text("status-board", {"board": board_link(table)}), reader))
    if table.thread_id is not None:
        thread = Text("status-thread", {"thread": Markup(f"<#{table.thread_id}>")})
        lines.append(interaction.client.languages.say_to(thread, reader))
    return "\n".join(lines)
