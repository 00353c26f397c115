"""The private panel as it is shown: built from the state of the table, while its picture follows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import discord

from cogs.connection.bot import Interaction
from cogs.connection.next_tables import NextTable
from cogs.connection.open_panels import EDITABLE, PanelBasis
from cogs.ui.messages.components import Layout, Parts, Picture, attached, shown_picture
from cogs.ui.panel.answering import DrawnPicture, answer_with_panel, draw_for_answer, draw_for_update
from cogs.ui.panel.layout import breadcrumbs, only_kind, panel_layout
from cogs.ui.panel.parts import MOST_TEXT, Panel
from cogs.ui.panel.passages import Passage
from cogs.ui.panel.pictures import PanelPicture, panel_picture
from cogs.ui.panel.report import Report, is_restated, says, shown_places
from cogs.ui.replies import person_of, reader_of, say
from engine.kernel.endings import EXPLANATION
from engine.kernel.match import Ask
from engine.kernel.selections import Pick
from engine.kernel.text import Seat, Text, seat_name
from host.play.advice import advised_moves
from host.play.ballots import (
    reasons_for_advice,
    vote_at,
    vote_lines,
)
from host.play.choices import can_continue, skip_single_choices
from host.play.hints import Hint, hint_texts
from host.play.paths import MovePath, Part, selections
from host.play.recap import recap
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages, Reader
from render.narration import narrate, narrated
from render.user_text import Markup
from store.errors import StoreError

MOST_NEWS = 8
"""Most events that a panel shows when it is opened."""
MOST_LATER_TEXT = 1200
"""Most characters for events in a panel that waits and has followed the game for a while."""
PICTURE_PAUSE = 0.25
"""Seconds before a panel's picture is drawn; a person who presses on quickly does not need it."""


@dataclass(slots=True, frozen=True)
class PanelState:
    """The state of a panel: the events, and how far its reader is in answering a question.

    It shows the events after the first ``since`` of the table, below the lines ``notes`` and their ``heading`` and
    above the lines ``last``, and the ``headlines`` above all.
    ``ask_id`` None means the open question, if any.
    """

    since: int
    ask_id: str | None = None
    path: MovePath = ()
    page: int = 0
    notes: Sequence[str] = ()
    last: Sequence[str] = ()
    heading: str = ""
    headlines: Sequence[str] = ()
    everything: bool = False
    """Whether all moves are shown instead of those that are offered first."""
    more_help: bool = False
    """Whether the buttons to explanations are shown instead of moves."""
    notes_limit: int = MOST_TEXT
    """Most characters of the events and notes."""
    hint: Hint | None = None
    """The hint to this question, if its reader has asked for one."""
    compared: int | None = None
    """The number of events after which values such as life points are compared with now; None: after ``since``."""

    @classmethod
    def now(
        cls, table: Table, ask_id: str | None = None, path: MovePath = (), *, notes: Sequence[str] = ()
    ) -> PanelState:
        """Return the state of a panel that shows no earlier event."""
        return cls(table.recent_events.count, ask_id, path, notes=notes)


def recap_state(interaction: Interaction, table: Table, path: MovePath = (), *, returning: bool = False) -> PanelState:
    """Return the state of a panel that shows what happened since this person last looked.

    To a person who is ``returning`` to their question, or if nothing happened, it shows all since their last action;
    the last events if there was none or that is not known. It shows nothing if the question says itself what happened.
    """
    seat, seen = table.seat_of(interaction.user.id), table.recent_events.seen_by(interaction.user.id)
    ask = table.asks().get(seat)
    new = [] if seen is None else table.recent_events.events_since(seen, seat)
    is_routine = table.rules.is_routine
    events = [event for event in new if not is_restated(table, ask, event.text) and not is_routine(event.text)]
    results = table.recent_events.results_of(interaction.user.id)
    if not events or returning:
        shows_nothing = results is None if returning else bool(new)
        if ask is not None and shows_nothing:
            return PanelState.now(table, ask.id, path)
        if results is not None:
            return PanelState(results[0], path=path)
        return PanelState.now(table, path=path, notes=news_lines(interaction, table))
    great = [event.text for event in events if event.text.key in table.rules.headlines]
    shown = recap([event for event in events if event.text not in great], seat)
    since = Text("panel-since", {"more": len(events) - len(great) - len(shown)})
    languages, reader = interaction.client.languages, reader_of(interaction, table)
    state = PanelState.now(table, path=path, notes=narrated(shown, languages, reader))
    headlines = narrated(great, languages, reader)
    return replace(state, heading=languages.say_to(since, reader), headlines=headlines, compared=seen)


def late_press_state(interaction: Interaction, table: Table) -> PanelState:
    """Return the state after a late press: all since the last action again, if there was one."""
    results = table.recent_events.results_of(interaction.user.id)
    before = table.recent_events.count if results is None else results[0]
    return PanelState(before, last=[say(interaction, Text("panel-stale"), table)])


def news_lines(interaction: Interaction, table: Table) -> list[str]:
    """Return the texts of the last events that this person may know."""
    reader = reader_of(interaction, table)
    seat = table.seat_of(interaction.user.id)
    ask, last = table.asks().get(seat), table.recent_events.last(MOST_NEWS, seat)
    events = [last[place] for place in shown_places(table, ask, last)]
    return narrated(events, interaction.client.languages, reader)


async def show_panel(interaction: Interaction, table: Table, state: PanelState, *, opening: bool = False) -> None:
    """Answer with the panel at once; a picture that is not drawn yet follows."""
    reader = reader_of(interaction, table)
    with suppress(StoreError):
        await interaction.client.master.guidance.is_wanted(interaction.user.id, table)
    key = (interaction.user.id, table.id)
    interaction.client.pending_updates.cancel(key)
    before = None if opening else shown_picture(interaction.message)
    drawn = (
        await _draw_for_answer(interaction, table, state, reader, before)
        if interaction.client.master.priority.is_idle
        else None
    )
    async with table.lock:
        picture = before if drawn is None else drawn.picture
        if _is_answered(table, table.seat_of(interaction.user.id), state):
            state = late_press_state(interaction, table)
        parts = _parts(interaction, table, state, reader, picture)
        basis = PanelBasis.of(table, table.seat_of(interaction.user.id))
        table.recent_events.note_seen(interaction.user.id)
    await answer_with_panel(interaction, table.id, parts, before, drawn, opening=opening)
    interaction.client.pending_updates.start(
        key, PICTURE_PAUSE, lambda: _follow(interaction, table, state, basis, picture)
    )


async def _draw_for_answer(
    interaction: Interaction, table: Table, state: PanelState, reader: Reader, before: Picture | None
) -> DrawnPicture | None:
    """Return the picture of a panel that showed ``before``, where the answer waits for it."""
    async with table.lock:
        shown = _picture(interaction, table, state, reader)

    return await draw_for_answer(
        interaction, shown, before, lambda: interaction.client.pictures.drawing_thread.draw(shown.draw)
    )


async def _follow(
    interaction: Interaction, table: Table, state: PanelState, shown: PanelBasis, picture: Picture | None
) -> None:
    """Update a panel until it is pressed or dismissed, or Discord allows no more edits.

    First the right picture comes; then the panel follows the game.
    """
    try:
        await _update(interaction, table, state, picture)
        if interaction.client.settings.panel_watch:
            await _follow_game(interaction, table, state, shown)
    except discord.NotFound:  # its reader has dismissed it
        return


async def _follow_game(interaction: Interaction, table: Table, state: PanelState, shown: PanelBasis) -> None:
    """Update the panel whenever the game goes on, but not more often than the settings allow.

    In the end the panel says that it does not update any more, where it would name those who are awaited for ever.
    """
    loop, pause = asyncio.get_running_loop(), interaction.client.settings.panel_watch
    until, edited = loop.time() + EDITABLE, loop.time()
    restarted = PanelState(
        state.since, notes=state.notes, heading=state.heading, headlines=state.headlines, compared=state.compared
    )
    while not shown.over and (seat := table.find_seat(interaction.user.id)) is not None:
        async with table.lock:
            now = PanelBasis.of(table, seat)
        if not now.outdates(shown, choosing=bool(state.path)):
            if await interaction.client.open_panels.wait_for_change(table, until - loop.time()):
                break
            continue
        if (wait := edited + pause - loop.time()) > 0:
            await asyncio.sleep(wait)
            async with table.lock:
                now = PanelBasis.of(table, seat)
        if not now.asks_the_same(shown):
            state = restarted
        await _refresh(interaction, table, state)
        shown, edited = now, loop.time()
    if shown.ask is None and not shown.over and table.find_seat(interaction.user.id) is not None:
        await _refresh(interaction, table, restarted, "panel-asleep")


async def _refresh(interaction: Interaction, table: Table, state: PanelState, key: str = "") -> None:
    """Show the present state of the panel with the reader's place in it, and a note if ``key`` names one."""
    notes = [say(interaction, Text(key), table)] if key else []
    await _update(interaction, table, replace(state, notes=[*state.notes, *notes], notes_limit=MOST_LATER_TEXT))


async def _update(interaction: Interaction, table: Table, state: PanelState, before: Picture | None = None) -> None:
    """Show the present state of the panel with its picture, unless it shows that already and nothing else is new."""
    reader, undo = reader_of(interaction, table), interaction.client.master.undo
    seat, answer_times = table.seat_of(interaction.user.id), interaction.client.master.answer_times
    known = (
        undo.known_to_be_undoable(table, seat),
        _next_table(interaction, table),
        answer_times.known(table, seat),
    )
    async with interaction.client.master.priority.turn():
        await answer_times.learn(table)
        possible = (
            await undo.can_undo(table, person_of(interaction)),
            await interaction.client.next_tables.find(interaction, table),
            answer_times.known(table, seat),
        )
        async with table.lock:
            shown = _picture(interaction, table, state, reader)
        if before is not None and before.file == shown.file and possible == known:
            return
        files = await draw_for_update(interaction, shown)
    async with table.lock:
        parts = _parts(interaction, table, state, reader, attached(shown.file, shown.words()) if files else None)
    await interaction.edit_original_response(view=Layout(parts), attachments=files)


def _next_table(interaction: Interaction, table: Table) -> NextTable | None:
    """Return the next table as far as it is known without waiting."""
    return interaction.client.next_tables.known(interaction.user.id, table)


def _picture(interaction: Interaction, table: Table, state: PanelState, reader: Reader) -> PanelPicture:
    """Return the picture of the panel's present state."""
    ask, here = _locate(table, table.seat_of(interaction.user.id), state)
    path = skip_single_choices(ask.menu, here.path) if ask is not None else ()
    return panel_picture(interaction, table, reader, ask, path)


def _locate(table: Table, seat: Seat, state: PanelState) -> tuple[Ask | None, PanelState]:
    """Return the question to a seat, and its place in answering it.

    The place is the beginning where the question has changed or the path leads nowhere any more.
    """
    ask = table.asks().get(seat)
    if ask is not None:
        ask = ask._replace(menu=table.shown_menu(seat, ask.menu))
    known = (
        ask is not None and state.ask_id in (None, ask.id) and (not state.path or can_continue(ask.menu, state.path))
    )
    return ask, state if known else replace(
        state, ask_id=None, path=(), page=0, everything=False, more_help=False, hint=None
    )


def _is_answered(table: Table, seat: Seat, state: PanelState) -> bool:
    """Return whether the question of a panel has been answered since it was shown, as through another process."""
    ask = table.asks().get(seat)
    return state.ask_id is not None and (ask is None or ask.id != state.ask_id)


def _parts(interaction: Interaction, table: Table, state: PanelState, marked: Reader, picture: Picture | None) -> Parts:
    """Return the panel's present state, with this picture or without one.

    Call it with the table's lock held, once the game has begun.
    """
    plain = replace(marked, markdown=False)
    languages = interaction.client.languages
    seat = table.seat_of(interaction.user.id)
    ask, here = _locate(table, seat, state)
    say: Callable[[Text], str] = lambda text: languages.say_to(text, marked)  # noqa: E731
    report = Report(table, seat, ask, lambda events: narrate(events, languages, marked))
    report.add_since(here.since, interaction.user.id)
    if not (here.ask_id is None or here.notes):
        report.add_earlier_results(here.since, interaction.user.id)
    lines = [Passage((line,)) for line in here.last]
    offered = advised_moves(table, seat, ask) if ask is not None and not here.path else ()
    offers = () if here.everything else offered
    path = skip_single_choices(ask.menu, here.path) if ask is not None and not offers else ()
    panel = Panel(
        table=table,
        seat=seat,
        ask=ask,
        title=languages.say_to(table.headline(), marked),
        body=_body(
            interaction, table, seat, ask, path, marked, here.hint, everything=here.everything and bool(offered)
        ),
        passages=[*(Passage((line,)) for line in here.notes), *report.passages, *lines],
        heading=here.heading,
        headlines=[] if table.status is Status.OVER else [*here.headlines, *report.headlines],
        changes=_changes(table, seat, here, say),
        retrospective=report.retrospective,
        notes_limit=here.notes_limit if ask is None else MOST_TEXT,
        path=path,
        page=here.page,
        offers=offers,
        everything=here.everything and bool(offered),
        more_help=here.more_help,
        undo=interaction.client.master.undo.known_to_be_undoable(table, seat),
        picture=picture,
        guidance=_guidance(interaction, table, seat, say) if ask is not None and not path else "",
        hint=here.hint,
        can_call=ask is None and interaction.client.master.calls.can_call(table, seat),
        next_table=None if ask is not None else _next_table(interaction, table),
    )
    return panel_layout(panel, lambda text: languages.say_to(text, plain))


def _changes(table: Table, seat: Seat, state: PanelState, say: Callable[[Text], str]) -> str:
    """Return how the values of the players have changed since a panel's events began, the reader's first."""
    before = table.recent_events.vitals_at(state.since if state.compared is None else state.compared)
    lines: list[str] = []
    for player, (old, new) in enumerate(zip(before, table.vitals(), strict=False)):
        keys = [key for key in new if old.get(key, new[key]) != new[key]]
        if keys:
            values = Markup(" · ".join(say(Text(key, {"before": old[key], "now": new[key]})) for key in keys))
            line = say(Text("panel-change", {"player": seat_name(player), "values": values}))
            lines.insert(0 if player == seat else len(lines), line)
    return " · ".join(lines)


def _guidance(interaction: Interaction, table: Table, seat: Seat, say: Callable[[Text], str]) -> str:
    """Return the reader's next goal; empty in the middle of a move, and for people who do not want it."""
    if table.playing().in_motion or not interaction.client.master.guidance.is_known(interaction.user.id, table):
        return ""
    text = table.known(("guidance", seat), lambda: table.rules.guidance(table.playing().state, seat))
    return "" if text is None else say(text)


def _body(
    interaction: Interaction,
    table: Table,
    seat: Seat,
    ask: Ask | None,
    path: Sequence[Part],
    reader: Reader,
    hint: Hint | None,
    *,
    everything: bool,
) -> str:
    languages = interaction.client.languages
    if ask is None:
        if (verdict := table.verdict()) is not None:
            own = [text for text in table.recent_events.last(MOST_NEWS, seat) if text.key == EXPLANATION]
            result = table.result()
            if result is not None and result.winners and seat not in result.winners:
                winners = tuple(map(seat_name, result.winners))
                verdict = Text("ending-lost", {"winners": winners, "reason": result.reason})
            return "\n".join(languages.say_to(text, reader) for text in (verdict, *own))
        usual = interaction.client.master.answer_times.known(table, seat)
        texts = [*_occasion(table, seat), Text("panel-waiting", {"seats": table.waiting()}), *usual]
        return "\n".join(languages.say_to(text, reader) for text in texts)
    vote, say = vote_at(table), lambda text: languages.say_to(text, reader)
    first, *more = say(ask.menu.question).split("\n")
    question = [f"**{first}**", *more] if vote is None else vote_lines(table, vote, say)
    if vote is not None:
        question += [f"-# {say(text)}" for text in reasons_for_advice(table.recent_events.last(MOST_NEWS, seat))]
    if hint is not None:
        question += [say(text) for text in hint_texts(hint)]
    begun = path or (everything and only_kind(table, ask)) or ()
    crumbs = breadcrumbs(table, seat, ask, begun, say)
    lines = [*question, *([" › ".join(crumbs)] if crumbs else []), *_too_many(ask, path, reader, languages)]
    return "\n".join(lines)


def _occasion(table: Table, seat: Seat) -> Sequence[Text]:
    """Return what the others are asked about; nothing where one of the last events has said so to the reader."""
    occasion = table.match.occasion() if table.match is not None else None
    if occasion is None:
        return ()
    event = occasion.key.replace("occasion-", "event-", 1)
    last = table.recent_events.last(MOST_NEWS, seat)
    return () if any(says(text, event, occasion.values) for text in last) else (occasion,)


def _too_many(ask: Ask, path: Sequence[Part], reader: Reader, languages: Languages) -> list[str]:
    """Return why the picked items cannot be taken, where they are too many."""
    lines: list[str] = []
    for opened in selections(ask.menu, path):
        selection = opened.selection
        if isinstance(selection, Pick) and len(opened.places) > selection.most:
            refusal = selection.refusal(opened.value)
            lines += [] if refusal is None else [languages.say_to(refusal.text, reader)]
    return lines
