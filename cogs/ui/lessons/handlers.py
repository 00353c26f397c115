"""What a press in a lesson does; all it must know stands in its custom id, so it works after any restart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.connection.bot import Interaction
from cogs.ui.lessons.addresses import Address, known_game, read
from cogs.ui.lessons.games import begin_with_computers, play_computer, show_game, show_games
from cogs.ui.lessons.show import seen, show_lesson
from cogs.ui.messages.custom_ids import CHOICE, LEARN, MOVE, SELECTION, STEP, find_path
from cogs.ui.panel.handlers import chosen_step, picked_path
from cogs.ui.panel.show import PanelState
from cogs.ui.replies import handle, person_of
from engine.kernel.match import Ask
from engine.kernel.menus import Move, RefusedError
from engine.lessons.playing import Scene
from host.learning.lesson_table import NO_TABLE, lesson_ask
from host.play.paths import completed_move


async def handle_component(interaction: Interaction) -> bool:
    """Answer a press if it belongs to a lesson; whether it did."""
    data = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    values: Sequence[str] = data.get("values", ())
    if found := LEARN.fullmatch(custom_id):
        await handle(interaction, _learn(interaction, found["what"], found["where"]))
        return True
    for kind in (STEP, MOVE, CHOICE, SELECTION):
        found = kind.fullmatch(custom_id)
        if found is not None and int(found["table"]) == NO_TABLE:
            page = int(found["page"]) if kind in (STEP, SELECTION) else 0
            chosen = values[0] if kind is CHOICE and values else None
            picked = values if kind is SELECTION else None
            await handle(
                interaction, _panel(interaction, found["ask"], found["path"], page, chosen, picked, made=kind is MOVE)
            )
            return True
    return False


async def _learn(interaction: Interaction, what: str, where: str) -> None:
    match what:
        case "show" | "open":
            await open_lesson(interaction, read(where))
        case "game":
            await show_game(interaction, known_game(where))
        case "play":
            await play_computer(interaction, known_game(where))
        case "here":
            await begin_with_computers(interaction, where)
        case _:
            await show_games(interaction)


async def open_lesson(interaction: Interaction, address: Address) -> None:
    """Show a lesson at an address, and remember that its reader is there."""
    await interaction.client.master.note_lesson(person_of(interaction), address.lesson, address.made)
    await show_lesson(interaction, seen(interaction, address))


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
    """Turn the panel to a step of choosing, or make the move of the press."""
    address = read(where)
    here = seen(interaction, address)
    if here.scene.done:
        await show_lesson(interaction, here)
        return
    ask = lesson_ask(here.scene, str(address))
    try:
        state = PanelState(0, ask.id, find_path(ask.menu, path), page)
        if picked is not None:
            state = replace(state, path=picked_path(ask, state, picked))
        if made:
            move = completed_move(ask.menu, state.path)
        else:
            state, move = chosen_step(here.table, here.scene.seat, ask, state, chosen)
    except RefusedError:  # a button of an earlier version of the lesson
        state, move = PanelState(0), None
    if move is None:
        await show_lesson(interaction, seen(interaction, address, state.path, state.page))
    else:
        await _make(interaction, address, here.scene, ask, move)


async def _make(interaction: Interaction, address: Address, scene: Scene, ask: Ask, move: Move) -> None:
    """Try a move: after a right one the lesson goes on, after a wrong one it shows what follows."""
    expected = scene.expected()
    followed = scene.attempt(move)
    if not followed.right:
        await show_lesson(interaction, seen(interaction, address, wrong=(scene, followed)))
        return
    made = address.made + 1 if move == expected else address.lesson.decisions
    await open_lesson(interaction, Address(address.lesson, made))
