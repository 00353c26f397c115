"""The handlers of buttons in lessons; their custom ids contain everything, so they work after any restart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.connection.bot import Interaction
from cogs.ui.lessons.addresses import LessonAddress, parse_address, require_lessons
from cogs.ui.lessons.games import begin_with_computers, play_computer, show_game, show_levels
from cogs.ui.lessons.puzzles import press_puzzle
from cogs.ui.lessons.show import lesson_at, show_lesson
from cogs.ui.messages.custom_ids import CHOICE, LEARN, MOVE, PUZZLE, SELECTION, STEP, find_path
from cogs.ui.panel.handlers import chosen_step, picked_path
from cogs.ui.panel.show import PanelState
from cogs.ui.replies import handle, person_of
from cogs.ui.start.opening import open_variant
from cogs.ui.start.page import show_start_page
from engine.kernel.game import EXPLAINING
from engine.kernel.match import Ask
from engine.kernel.menus import Move, RefusedError
from engine.lessons.playing import Scene
from host.learning.lesson_table import NO_TABLE, lesson_ask
from host.play.paths import completed_move


async def handle_component(interaction: Interaction) -> bool:
    """Answer a component if it belongs to a lesson or puzzle; return whether it did."""
    data = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    values: Sequence[str] = data.get("values", ())
    if match := LEARN.fullmatch(custom_id):
        await handle(interaction, _learn(interaction, match["what"], match["where"]))
        return True
    if match := PUZZLE.fullmatch(custom_id):
        await handle(interaction, press_puzzle(interaction, *match.group("what", "game", "puzzle", "choice")))
        return True
    for kind in (STEP, MOVE, CHOICE, SELECTION):
        match = kind.fullmatch(custom_id)
        if match is not None and int(match["table"]) == NO_TABLE:
            page = int(match["page"]) if kind in (STEP, SELECTION) else 0
            chosen = values[0] if kind is CHOICE and values else None
            picked = values if kind is SELECTION else None
            await handle(
                interaction, _panel(interaction, match["ask"], match["path"], page, chosen, picked, made=kind is MOVE)
            )
            return True
    return False


async def _learn(interaction: Interaction, what: str, where: str) -> None:
    match what:
        case "show" | "open":
            await open_lesson(interaction, parse_address(where))
        case "game":
            await show_game(interaction, require_lessons(where))
        case "play":
            game, level, computers, *_ = (*where.split("-"), "", "")
            number = int(computers) if computers.isdecimal() else None
            await play_computer(interaction, require_lessons(game), level or EXPLAINING, number)
        case "levels":
            game, _, computers = where.partition("-")
            await show_levels(interaction, require_lessons(game), computers)
        case "here":
            await begin_with_computers(interaction, where)
        case "table":
            await open_variant(interaction, where)
        case _:
            await show_start_page(interaction, int(where) if where.isdecimal() else 0)


async def open_lesson(interaction: Interaction, address: LessonAddress) -> None:
    """Show a lesson at an address, and store that its reader is there."""
    await interaction.client.master.note_lesson(person_of(interaction), address.lesson, address.made)
    await show_lesson(interaction, lesson_at(interaction, address))


async def _panel(
    interaction: Interaction,
    where: str,
    path: str,
    page: int,
    chosen: str | None,
    picked: Sequence[str] | None,
    *,
    made: bool,
) -> None:
    """Show a step of choosing a move, or make the move of the button."""
    address = parse_address(where)
    lesson = lesson_at(interaction, address)
    if lesson.scene.done:
        await show_lesson(interaction, lesson)
        return
    ask = lesson_ask(lesson.scene, str(address))
    try:
        state = PanelState(0, ask.id, find_path(ask.menu, path), page)
        if picked is not None:
            state = replace(state, path=picked_path(ask, state, picked))
        if made:
            move = completed_move(ask.menu, state.path)
        else:
            state, move = chosen_step(lesson.table, lesson.scene.seat, ask, state, chosen)
    except RefusedError:  # a button of an earlier version of the lesson
        state, move = PanelState(0), None
    if move is None:
        await show_lesson(interaction, lesson_at(interaction, address, state.path, state.page))
    else:
        await _make(interaction, address, lesson.scene, ask, move)


async def _make(interaction: Interaction, address: LessonAddress, scene: Scene, ask: Ask, move: Move) -> None:
    """Try a move: after a right one the lesson goes on, after a wrong one it shows the consequences."""
    expected = scene.expected()
    consequence = scene.attempt(move)
    if not consequence.right:
        await show_lesson(interaction, lesson_at(interaction, address, wrong=(scene, consequence)))
        return
    made = address.made + 1 if move == expected else address.lesson.decisions
    await open_lesson(interaction, LessonAddress(address.lesson, made))
