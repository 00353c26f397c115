"""``/help``: what the game is and how to win, what can be done now, and why other things cannot.

The last button shows all commands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.connection.permissions import invite_link
from cogs.ui.messages.board_buttons import Buttons, board_button
from cogs.ui.messages.custom_ids import COMMANDS, PRIMER, TERMS, learn_id
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import answer, handle, place_of, reader_of, say
from cogs.ui.start.page import game_words
from engine.games import GAMES
from engine.kernel.match import Ask
from engine.kernel.menus import RefusedError
from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.verbs import Command
from engine.lessons.reading import lessons_of
from host.chat import Button
from host.seating.rematch import rotated
from host.tables.about import about_table, aim
from host.tables.fairness import has_dice
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Reader
from render.pages import cut
from render.user_text import Markup
from store.errors import StoreError

LONGEST = 4000
MOST_REASONS = 6
"""Most kinds of impossible moves that are listed with their reasons."""


class HelpCog(commands.Cog):
    """``/help``."""

    @app_commands.command(name="help")
    async def help(self, interaction: Interaction) -> None:
        await handle(interaction, show_help(interaction))


async def show_help(interaction: Interaction, table_id: int = 0) -> None:
    """Show what can be done here.

    Without a table what can be played, in a lobby what the game is, in a game what this person can do now and why not
    something else.
    """
    table = await _table_here(interaction)
    if table is None:
        await _answer(
            interaction, None, say(interaction, Text("help-title")), _without_table(interaction), (PRIMER, COMMANDS)
        )
        return
    match table.status:
        case Status.OPEN:
            lines, buttons = _in_lobby(interaction, table), (PRIMER, TERMS)
        case Status.RUNNING:
            lines, buttons = _in_game(interaction, table), (Button.MOVE, TERMS, PRIMER)
        case _:
            lines, buttons = _when_over(interaction, table), (Button.REMATCH, Button.REPLAY, Button.REVIEW, PRIMER)
    if table.find_seat(interaction.user.id) is None:
        buttons = tuple(action for action in buttons if action not in (Button.MOVE, Button.REMATCH))
    await _answer(interaction, table, say(interaction, Text("game-" + table.game)), lines, (*buttons, COMMANDS))


async def _table_here(interaction: Interaction) -> Table | None:
    """Return the table of this channel if it is of use."""
    try:
        table = await interaction.client.master.find(place_of(interaction))
    except (RefusedError, StoreError):  # a table that cannot be read
        return None
    return None if table is not None and table.status is Status.CLOSED else table


async def _answer(
    interaction: Interaction, table: Table | None, title: str, lines: Sequence[str], buttons: Sequence[str]
) -> None:
    embed = discord.Embed(title=cut(title, 256), description=cut("\n".join(lines), LONGEST), colour=COLOUR)
    if table is not None and table.seal:
        seal = say(interaction, Text("help-dice", {"seal": table.seal, **has_dice(table)}), table)
        embed.add_field(name=say(interaction, Text("board-seal")), value=seal, inline=False)
    view = Buttons()
    for action in buttons:
        if action == PRIMER and (table is None or lessons_of(table.game)):
            view.add_item(_lessons(interaction, table))
        view.add_item(
            board_button(0 if table is None else table.id, action, say(interaction, Text("button-" + action)))
        )
    await answer(interaction, "", embed=embed, view=view)


def _lessons(interaction: Interaction, table: Table | None) -> ui.Button[ui.View]:
    """Return the button to the lessons of a table's game, or of all games."""
    custom_id = learn_id("games") if table is None else learn_id("game", table.game)
    return ui.Button(label=say(interaction, Text("button-learn-lessons"))[:80], emoji="🎓", custom_id=custom_id)


def _without_table(interaction: Interaction) -> list[str]:
    """Return how to begin, and the games in the words of the start page, as an embed has no small print."""
    languages, language = interaction.client.languages, reader_of(interaction).language
    games = (game_words(languages, Reader(language, which), which).replace("\n-# ", "\n") for which in GAMES)
    return [say(interaction, Text("help-begin")), "", *games]


def _in_lobby(interaction: Interaction, table: Table) -> list[str]:
    low, high, taken = table.rules.seats[0], table.rules.seats[-1], len(table.assignments)
    seat, owner = table.find_seat(interaction.user.id), table.find_seat(table.owner)
    if seat is None:
        now = Text("help-lobby-join" if taken < high else "help-lobby-full")
    elif taken < low:
        now = Text("help-lobby-few", {"missing": low - taken})
    elif seat == owner:
        now = Text("help-lobby-start")
    else:
        now = Text("help-lobby-wait", {"owner": seat_name(owner or 0)})
    lines = [*about_table(table), Text("help-now", {"words": now})]
    *explanations, advice = (say(interaction, line, table) for line in lines)
    return [*explanations, "", advice]


def _in_game(interaction: Interaction, table: Table) -> list[str]:
    """Return what this person is asked and may do, and the reasons for what is not possible.

    For people who wait or watch, who is awaited.
    """
    aimed = say(interaction, aim(table), table)
    seat = table.find_seat(interaction.user.id)
    ask = None if seat is None else table.asks().get(seat)
    if seat is None or ask is None:
        waiting = say(interaction, Text("panel-waiting", {"seats": table.waiting()}), table)
        more = Text("help-watch" if seat is None else "help-meanwhile")
        return [aimed, "", waiting, say(interaction, more, table)]
    lines = [f"**{say(interaction, ask.menu.question, table)}**", *_possible(interaction, table, seat, ask), "", aimed]
    reasons = list(_impossible(interaction, table, seat, ask))
    return [*lines, "", say(interaction, Text("help-not-now")), *reasons] if reasons else lines


def _names(ask: Ask) -> list[str]:
    """Return the kinds of moves of a menu, each once."""
    return list(dict.fromkeys(entry.name for entry in (*ask.menu.moves, *ask.menu.patterns)))


def _possible(interaction: Interaction, table: Table, seat: Seat, ask: Ask) -> Iterator[str]:
    """Yield each possible kind of move, with its command and the number of such moves."""
    rules, state = table.rules, table.playing().state
    commands = {name: command.name for command in rules.verbs.commands().values() for name in command.moves[::-1]}
    for name in _names(ask):
        moves = [move for move in ask.menu.moves if move.name == name]
        label = rules.label(state, seat, moves[0], 0) if moves else rules.verbs.label(name, rules.phase(state))
        has_pattern = any(pattern.name == name for pattern in ask.menu.patterns)
        values = {"move": label, "count": 0 if has_pattern else len(moves)}
        if name in commands:
            called = Markup(say(interaction, Text(f"command-{commands[name]}-name"), table))
            yield say(interaction, Text("help-possible-typed", {**values, "command": called}), table)
        else:
            yield say(interaction, Text("help-possible", values), table)


def _impossible(interaction: Interaction, table: Table, seat: Seat, ask: Ask) -> Iterator[str]:
    """Yield the reasons why other commands are not possible now, with the commands they apply to.

    Commands are left out whose only reason is that another question is open.
    """
    offered = _names(ask)
    commands_by_reason: dict[str, list[str]] = {}
    for command in table.rules.verbs.commands().values():
        if any(name in offered for name in command.moves) or _rare(table, command):
            continue
        refusal = table.playing().why_no_move(seat, command.moves).text
        if refusal.values.get("question") == ask.menu.question:
            continue
        words = say(interaction, refusal, table).replace("\n", " ")
        commands_by_reason.setdefault(words, []).append(say(interaction, Text(f"command-{command.name}-name"), table))
    for words, names in list(commands_by_reason.items())[:MOST_REASONS]:
        called = Markup(", ".join(f"`/{name}`" for name in names))
        yield say(interaction, Text("help-impossible", {"commands": called, "reason": Markup(words)}), table)


def _rare(table: Table, command: Command) -> bool:
    """Return whether a command makes moves only at tables with other rules than this one."""
    phases = [table.rules.verbs[name].phases for name in command.moves]
    phase = table.rules.phase(table.playing().state)
    return all(
        phase_rule is not None and phase_rule.rare and phase_rule.refusal(phase) is not None for phase_rule in phases
    )


def _when_over(interaction: Interaction, table: Table) -> list[str]:
    verdict = table.verdict()
    lines = [] if verdict is None else [say(interaction, verdict, table), ""]
    seats = rotated(table)
    asks_nobody = all(seat.person is None or seat.person.id == interaction.user.id for seat in seats)
    begins = "now" if asks_nobody and len(seats) >= table.rules.seats[0] else "later"
    return [*lines, say(interaction, Text("help-over", {"begins": begins}), table)]


# ---- all commands


async def show_commands(interaction: Interaction, table_id: int = 0) -> None:
    """Show how to use the bot, the commands of this channel's game, and the invitation link."""
    title = say(interaction, Text("help-commands-title"))
    embeds = [discord.Embed(title=title, description=say(interaction, Text("help-text")), colour=COLOUR)]
    table = await _table_here(interaction)
    if table is not None:
        embeds.append(_commands(interaction, table))
    view = ui.View(timeout=None)
    link = invite_link(interaction.application_id)
    view.add_item(ui.Button(label=say(interaction, Text("help-invite"))[:80], url=link))
    await answer(interaction, "", embeds=embeds, view=view)


def _commands(interaction: Interaction, table: Table) -> discord.Embed:
    """Return the commands that make moves in the game of a table, each with its description there."""
    reader = reader_of(interaction, table)
    say_to = interaction.client.languages.say_to
    lines: list[str] = []
    for name in table.rules.verbs.commands():
        called = Markup(say_to(Text(f"command-{name}-name"), reader))
        lines.append(say_to(Text("help-command", {"command": called, "about": Text(f"command-{name}-about")}), reader))
    title = say_to(Text("help-commands", {"game": Text("game-" + table.game)}), reader)
    return discord.Embed(title=cut(title, 256), description=cut("\n".join(lines), LONGEST), colour=COLOUR)
