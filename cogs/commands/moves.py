"""The slash commands that make moves: each stands for some moves of a game, its options for their arguments."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import HandlerCall, Interaction
from cogs.connection.repeated_moves import answering, find_repeated, made_at
from cogs.options.autocomplete import OptionText
from cogs.ui.answers.callbacks import show_privately
from cogs.ui.messages import components
from cogs.ui.messages.board_buttons import NEXT_TABLE_EMOJI, answer_buttons
from cogs.ui.messages.custom_ids import move_id
from cogs.ui.panel.handlers import open_panel
from cogs.ui.panel.layout import breadcrumbs
from cogs.ui.replies import (
    answer,
    event_lines,
    handle,
    or_no_choices,
    person_of,
    place_of,
    reader_of,
    refuse,
    say,
    table_of,
)
from cogs.ui.start.page import show_start_page
from engine.kernel.advice import Plan
from engine.kernel.match import Ask
from engine.kernel.menus import Menu, Move, Refusal, RefusedError
from engine.kernel.text import Seat, Text
from engine.kernel.verbs import VAGUE
from host.chat import Button
from host.play.advice import has_chances
from host.play.caution import caution
from host.play.commands import PLAY, PlayCommand
from host.play.paths import MovePath, path_of
from host.play.suggestions import suggest
from host.play.typed import Say, parse_move, parse_path
from host.tables.seat_assignment import LostAnswer
from host.tables.status import Status
from host.tables.table import Table
from render.user_text import Markup

if TYPE_CHECKING:
    from discord.types.components import TextComponent

LONGEST = 100
REASON = "?"
"""The value of the entry that gives the reason why an option has nothing to choose."""
_LONGEST_QUESTION = 3800
_ASKING = discord.Colour(0xB08D57)
Offer: TypeAlias = list[app_commands.Choice[str]]
Arguments: TypeAlias = Sequence[str | None]


class AskFirstError(RefusedError):
    """The move is not made yet: the person is asked about it first."""

    def __init__(self, ask: Callable[[], HandlerCall]) -> None:
        super().__init__(Refusal("refused-say-more"))
        self.ask = ask


class MovesCog(commands.Cog):
    """The commands of all games on offer; the verbs of a game define what a command means in it."""

    def __init__(self, play: Mapping[str, PlayCommand]) -> None:
        self.__cog_app_commands__ += [_command(command) for command in play.values()]


def _command(play_command: PlayCommand) -> app_commands.Command[Any, ..., None]:
    """Return a slash command with an option for each argument of its moves."""
    name, options = play_command.name, [option.name for option in play_command.options]

    async def play(interaction: Interaction, **arguments: str | None) -> None:
        given = [arguments.get(option) for option in options]
        await handle(interaction, (play_or_start if name == PLAY else move)(interaction, name, given))

    word = inspect.Parameter.KEYWORD_ONLY
    shown = [
        inspect.Parameter(option.name, word, default=None, annotation=OptionText | None)
        for option in play_command.shown
    ]
    interaction = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    play.__signature__ = inspect.Signature([interaction, *shown])  # pyright: ignore[reportFunctionMemberAccess]
    command: app_commands.Command[Any, ..., None] = app_commands.Command(name=name, description="…", callback=play)
    command.guild_only = True
    for index, option in enumerate(options):
        command.autocomplete(option)(_completion(name, options[:index]))
    return command


def moves_of(table: Table, seat: Seat, command: str) -> tuple[str, ...]:
    """Return the moves of a command.

    Raises RefusedError with the commands that this seat can use now where the table's game has no such command.
    """
    commands_here = table.rules.verbs.commands()
    if command not in commands_here:
        ask = table.asks().get(seat)
        possible = {entry.name for entry in (*ask.menu.moves, *ask.menu.patterns)} if ask is not None else set[str]()
        named = [name for name, meant in commands_here.items() if possible.intersection(meant.moves)]
        typed = [Text("typed-command", {"command": Text(f"command-{name}-name")}) for name in named]
        values = {"commands": typed, "count": len(named)}
        raise RefusedError(Refusal("refused-no-such-command", {"game": Text("game-" + table.game), **values}))
    return commands_here[command].moves


async def play_or_start(interaction: Interaction, command: str, arguments: Arguments) -> None:
    """Make the move of ``/play``; without options show the start page, or the moves of a game without this command."""
    table = None if any(arguments) else await interaction.client.master.find(place_of(interaction))
    if table is not None and table.status is Status.RUNNING and command not in table.rules.verbs.commands():
        await open_panel(interaction, table.id)
    elif any(arguments) or (table is not None and table.status is Status.RUNNING):
        await move(interaction, command, arguments)
    else:
        await show_start_page(interaction)


async def move(interaction: Interaction, command: str, arguments: Arguments) -> None:
    """Make the move of a command and its options; where they leave it open, a panel asks for the rest."""
    table = await table_of(interaction)
    seat = table.seat_of(interaction.user.id)
    names = moves_of(table, seat, command)
    table.playing()

    def choose(ask: Ask | None) -> tuple[Move, Plan]:
        before = find_repeated(interaction, table, seat, command, arguments)
        try:
            wanted = _parse(interaction, table, seat, ask.menu if ask is not None else None, names, arguments)
        except RefusedError:
            if before is None:
                raise
            wanted = None
        if isinstance(wanted, tuple) and not isinstance(wanted, Move):
            raise AskFirstError(partial(open_panel, interaction, table.id, wanted))
        if before is not None:
            raise AskFirstError(partial(ask_again, interaction, table, ask, wanted, before))
        assert wanted is not None, "otherwise it was refused"
        verb = table.rules.verbs[wanted.name]
        if verb.final and ask is not None and ask.menu.allows(wanted) and caution(table, seat, ask, wanted) is not None:
            raise AskFirstError(partial(open_panel, interaction, table.id, path_of(ask.menu, wanted)))
        return wanted, verb.plan()

    try:
        master = interaction.client.master
        played = await master.finish(master.gameplay.play(table, person_of(interaction), choose, press=interaction.id))
    except AskFirstError as first:
        await first.ask()
        return
    except RefusedError as error:
        await refuse(interaction, error.refusal, table)
        return
    lines = event_lines(interaction, played.table, played.events) or [say(interaction, Text("said-nothing-new"))]
    answer_text = "\n".join(lines)
    with answering(interaction, table, command, arguments, answer_text):
        reader = reader_of(interaction, table)
        buttons = (Button.MOVE, Button.HAND) if played.ask is not None else (Button.HAND,)
        view = answer_buttons(table.id, buttons, reader.language, interaction.client.languages)
        next_table = None if played.ask is not None else await interaction.client.next_tables.find(interaction, table)
        if next_table is not None:
            label = say(interaction, Text("button-next-table", {"count": next_table.tables}))
            view.add_item(discord.ui.Button(label=label, url=next_table.url, emoji=NEXT_TABLE_EMOJI))
        await answer(interaction, answer_text, view=view)


async def ask_again(
    interaction: Interaction, table: Table, ask: Ask | None, wanted: Move | None, before: LostAnswer
) -> None:
    """Say that a move was made whose answer was lost; if it is allowed again, ask whether to make it once more."""
    lines = [
        say(interaction, Text("said-done-already", {"when": Markup(f"<t:{int(made_at(before).timestamp())}:T>")})),
        before.text,
    ]
    if ask is None or wanted is None or not ask.menu.allows(wanted):
        await show_privately(interaction, [components.container(_ASKING, [_shortened(lines)])])
        return
    plain = _plain_say(interaction, table)
    path = path_of(ask.menu, wanted)
    crumbs = breadcrumbs(table, table.seat_of(interaction.user.id), ask, path, plain)
    label = plain(Text("button-once-more", {"move": " › ".join(crumbs)}))
    once_more = components.button(label, move_id(table.id, ask.id, path), discord.ButtonStyle.danger)
    question = _shortened([*lines, say(interaction, Text("ask-once-more"))])
    await show_privately(interaction, [components.container(_ASKING, [question, components.row([once_more])])])


def _shortened(lines: Sequence[str]) -> TextComponent:
    return components.text(components.cut("\n".join(lines), _LONGEST_QUESTION))


def _parse(
    interaction: Interaction, table: Table, seat: Seat, menu: Menu | None, names: Sequence[str], arguments: Arguments
) -> Move | MovePath:
    """Return the move, or the path in the panel at which the rest can be chosen."""
    arguments = [None if words == REASON else words for words in arguments]
    words = [entry for entry in arguments if entry is not None]
    moves = menu.moves if menu is not None else ()
    allowed = [name for name in names if Move(name) in moves]
    if not words and allowed and not (len(moves) > 1 and table.rules.verbs[allowed[0]].named):
        return Move(allowed[0])
    is_offered = menu is not None and any(entry.name in names for entry in (*menu.moves, *menu.patterns))
    if not words and menu is not None and is_offered:
        return _path(table, seat, menu, names, arguments, interaction)
    if not words and not is_offered:
        raise RefusedError(table.unfinished().why_no_move(seat, names))
    try:
        return parse_move(
            table.rules, table.playing().state, seat, menu, names, arguments, _plain_say(interaction, table)
        )
    except RefusedError as refused:
        if not is_offered and refused.refusal.key in VAGUE:
            raise RefusedError(table.unfinished().why_no_move(seat, names)) from None
        if refused.refusal.key not in ("refused-which", "refused-say-more") or menu is None:
            raise
        return _path(table, seat, menu, names, arguments, interaction)


def _path(
    table: Table, seat: Seat, menu: Menu, names: Sequence[str], arguments: Arguments, interaction: Interaction
) -> MovePath:
    """Return the path that the first options of a command name unambiguously."""
    return parse_path(table.rules, table.playing().state, seat, menu, names, arguments, _plain_say(interaction, table))


def _plain_say(interaction: Interaction, table: Table) -> Say:
    marked = reader_of(interaction, table)
    plain = replace(marked, markdown=False)
    return lambda text: interaction.client.languages.say_to(text, plain)


async def suggestions(
    interaction: Interaction, command: str, before: Sequence[str], typed: str
) -> list[app_commands.Choice[str]]:
    """Return completions of an option of a command, given the options ``before`` it."""
    table = await table_of(interaction)
    seat = table.seat_of(interaction.user.id)
    filled = [getattr(interaction.namespace, name, None) for name in before]
    names = moves_of(table, seat, command)
    async with table.lock:
        ask = table.asks().get(seat)
        menu = ask.menu if ask is not None else None
        if menu is None or not any(entry.name in names for entry in (*menu.moves, *menu.patterns)):
            reason = _plain_say(interaction, table)(table.unfinished().why_no_move(seat, names).text)
            return [app_commands.Choice(name=components.cut(" ".join(reason.split()), LONGEST), value=REASON)]
        offered = suggest(
            table.rules,
            table.playing().state,
            seat,
            menu,
            names,
            [words or None for words in filled],
            typed,
            _plain_say(interaction, table),
            has_chances=has_chances(table),
        )
    return [app_commands.Choice(name=entry.label, value=entry.value) for entry in offered if entry.label]


def _completion(
    command: str, before: Sequence[str]
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(suggestions(interaction, command, before, current))

    return complete
