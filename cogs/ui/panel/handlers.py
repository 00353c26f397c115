"""The handlers of the private panel; its custom ids contain its state, so it survives restarts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.connection.bot import Interaction
from cogs.ui.messages.custom_ids import (
    CHOICE,
    EVERYTHING,
    MORE_HELP,
    MOVE,
    NO_ASK,
    SELECTION,
    STEP,
    find_choice,
    find_path,
    read_move,
)
from cogs.ui.panel.parts import OPTIONS_PER_PAGE
from cogs.ui.panel.show import PanelState, late_press_state, news_lines, recap_state, show_panel
from cogs.ui.replies import event_lines, handle_panel, person_of, reason_text, refusal_text, reporting_lost_answer, say
from engine.kernel.advice import Plan
from engine.kernel.match import Ask
from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.selections import Amount, Pick
from engine.kernel.text import Seat, Text
from host.play.advice import offered_plan, other_plan
from host.play.caution import caution
from host.play.choices import branches, skip_single_choices
from host.play.paths import MovePath, SelectedPlaces, completed_move, selections
from host.tables.table import Table
from store.errors import StoreError


async def handle_component(interaction: Interaction) -> None:
    """Answer a button or a select of a panel of any age; ignore other components."""
    data = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if match := STEP.fullmatch(custom_id):
        work = show_step(interaction, int(match["table"]), match["ask"], match["path"], int(match["page"]))
    elif match := MOVE.fullmatch(custom_id):
        work = press_move(interaction, int(match["table"]), match["ask"], match["path"], match["how"])
    elif match := CHOICE.fullmatch(custom_id):
        values: Sequence[str] = data.get("values", ())
        chosen = values[0] if values else None
        work = show_step(interaction, int(match["table"]), match["ask"], match["path"], 0, chosen)
    elif match := SELECTION.fullmatch(custom_id):
        picked: Sequence[str] = data.get("values", ())
        work = show_step(
            interaction, int(match["table"]), match["ask"], match["path"], int(match["page"]), picked=picked
        )
    else:
        return
    await handle_panel(interaction, work)


async def open_panel(interaction: Interaction, table_id: int, path: MovePath = ()) -> None:
    """Answer with a new panel at the step after ``path`` where that is allowed, with the last events.

    The events help a person who comes back after hours, or is asked about an attack. Raises RefusedError for strangers.
    """
    table = await interaction.client.master.get(table_id)
    table.seat_of(interaction.user.id)
    await interaction.client.master.absence.start_thinking(table, person_of(interaction))
    await show_panel(interaction, table, recap_state(interaction, table, path), opening=True)


async def show_step(
    interaction: Interaction,
    table_id: int,
    ask_id: str,
    path: str,
    page: int,
    chosen: str | None = None,
    picked: Sequence[str] | None = None,
) -> None:
    """Show a step of choosing a move, or make the move that ``chosen`` completes.

    ``picked`` are the positions that were chosen on this page of a selection.
    """
    table = await interaction.client.master.get(table_id)
    seat = table.seat_of(interaction.user.id)
    async with table.lock:
        ask = table.asks().get(seat)
        if ask is None or ask.id != ask_id:
            returning = ask_id == NO_ASK
            state = (
                recap_state(interaction, table, returning=True) if returning else late_press_state(interaction, table)
            )
            move = None
        else:
            try:
                everything = path == EVERYTHING
                begun, count = find_path(ask.menu, path), table.recent_events.count
                here = PanelState(count, ask_id, begun, page, everything=everything, more_help=path == MORE_HELP)
                if picked is not None:
                    here = replace(here, path=picked_path(ask, here, picked))
                state, move = chosen_step(table, seat, ask, here, chosen)
            except RefusedError:
                state, move = (
                    PanelState.now(table, notes=_reason_of_change(interaction, table, seat, path, chosen)),
                    None,
                )
    if move is not None:
        await make_move(interaction, table, ask_id, move, table.rules.verbs[move.name].plan())
    else:
        await show_panel(interaction, table, state)


def picked_path(ask: Ask, state: PanelState, values: Sequence[str]) -> MovePath:
    """Return the path with the items picked on this page of a selection, or with the next ones of an order.

    Raises RefusedError (``refused-answered``) for positions that are not in the list.
    """
    opened = next(iter(selections(ask.menu, state.path)), None)
    if opened is None or isinstance(opened.selection, Amount):
        raise RefusedError(Refusal("refused-answered"))
    count = len(opened.selection.items)
    places = [int(value) for value in values if value.isdecimal() and int(value) < count]
    if isinstance(opened.selection, Pick):
        page = range(state.page * OPTIONS_PER_PAGE, (state.page + 1) * OPTIONS_PER_PAGE)
        elsewhere = [place for place in opened.places if place not in page]
        return opened.going_on(sorted({*elsewhere, *(place for place in places if place in page)}))
    placed = list(dict.fromkeys((*opened.places, *places)))
    rest = [place for place in range(count) if place not in placed]
    return opened.going_on(placed) if len(rest) > 1 else opened.closing([*placed, *rest])


def chosen_step(
    table: Table, seat: Seat, ask: Ask, state: PanelState, chosen: str | None
) -> tuple[PanelState, Move | None]:
    """Return the state after choosing, and the move where the choice completes one."""
    if chosen is None:
        return state, None
    begun = find_choice(ask.menu, state.path, chosen)
    path = skip_single_choices(ask.menu, begun)
    move = completed_move(ask.menu, path)
    more = branches(ask.menu, (), path) or selections(ask.menu, path)
    summed_up = any(isinstance(part, SelectedPlaces) for part in begun)
    if move is not None and not more and not summed_up and caution(table, seat, ask, move) is None:
        return state, move
    return PanelState.now(table, ask.id, path), None


async def press_move(interaction: Interaction, table_id: int, ask_id: str, path: str, how: str = "m") -> None:
    """Make the move of a button, with its answers to the questions that follow."""
    table = await interaction.client.master.get(table_id)
    seat = table.seat_of(interaction.user.id)
    plan: Plan = {}
    async with table.lock:
        move = read_move(path)
        ask = table.asks().get(seat)
        current = ask is not None and ask.id == ask_id
        if ask is not None and current:
            move = move or completed_move(ask.menu, find_path(ask.menu, path))
            if move is not None and ask.menu.allows(move):
                plan = plan_of_button(table, seat, ask, move, how)
    if move is None or not current:
        await show_panel(interaction, table, late_press_state(interaction, table))
    else:
        await make_move(interaction, table, ask_id, move, plan)


def plan_of_button(table: Table, seat: Seat, ask: Ask, move: Move, how: str) -> Plan:
    """Return the planned answers of a button to the next questions; ``how`` is the first letter of its id."""
    if how == "a":
        return other_plan(table, seat, move)
    return offered_plan(table, seat, ask, move) if how == "o" else table.rules.verbs[move.name].plan()


def _reason_of_change(
    interaction: Interaction, table: Table, seat: Seat, path: str, chosen: str | None
) -> Sequence[str]:
    """Return why a step is not possible any more after an action of another player.

    The reason of the refusal where the step makes a whole move, otherwise what has happened since.
    """
    changed = [say(interaction, Text("panel-changed"), table), *news_lines(interaction, table)]
    move = read_move(path, chosen)
    refusal = table.playing().why_not(seat, move) if move is not None and chosen is not None else None
    return changed if refusal is None else [say(interaction, refusal_text(refusal), table)]


async def make_move(interaction: Interaction, table: Table, ask_id: str, move: Move, plan: Plan) -> None:
    """Make a move, and show in the same panel what happened or why it was refused."""
    try:
        person, master = person_of(interaction), interaction.client.master
        played = await master.finish(master.gameplay.play(table, person, move, ask_id, interaction.id, plan=plan))
    except (RefusedError, StoreError) as error:
        notes = [say(interaction, reason_text(error), table)]
        await show_panel(interaction, table, PanelState.now(table, notes=notes))
        return
    async with reporting_lost_answer(lambda: "\n".join(event_lines(interaction, table, played.events))):
        await show_panel(interaction, table, PanelState(played.before))
