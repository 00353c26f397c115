"""What the private panel shows: it is put together from the table as it stands, and its picture follows."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.messages.callbacks import show_instead, show_privately
from cogs.messages.components import Layout, Parts, Picture, attached, shown_picture
from cogs.messages.embeds import png
from cogs.panel.layout import Panel, breadcrumbs, further, panel_layout
from cogs.panel.pictures import PanelPicture, panel_picture
from cogs.press import MOST_EVENTS, Press, reader_of
from engine.kernel.match import Ask
from engine.kernel.selections import Pick
from engine.kernel.text import Seat, Text
from host.play.advice import advised
from host.play.paths import MovePath, Part, selections
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages, Reader

_WATCHED = 600.0
"""Seconds an open panel is kept up to date; Discord lets it be changed for a quarter of an hour."""
PICTURE_PAUSE = 0.25
"""Seconds before a panel's picture is drawn: who presses on quickly does not look at it."""


@dataclass(slots=True, frozen=True)
class PanelState:
    """Where a reader is: at which question (None: whichever is open), how far in choosing, and what just happened,
    which ``seq`` changes of the table ago or later is old news."""

    seq: int
    ask_id: str | None = None
    path: MovePath = ()
    page: int = 0
    notes: Sequence[str] = ()
    everything: bool = False
    """Whether all moves are shown instead of those that are offered first."""


def news_lines(press: Press, table: Table) -> list[str]:
    """The last things everybody knows of, worded for the person who pressed."""
    reader = reader_of(press, table)
    return [press.client.languages.tell(text, reader) for text in table.news[-MOST_EVENTS:]]


async def show_panel(press: Press, table: Table, state: PanelState, *, opening: bool = False) -> None:
    """Answer with the panel at once, in words; its picture, where it is not there yet, follows."""
    reader = reader_of(press, table)
    async with table.lock:
        shown = _picture(press, table, state, reader)
        kept = None if opening else shown_picture(press.message, shown.file)
        parts = _parts(press, table, state, reader, kept)
    key = (press.user.id, table.id)
    press.client.follow_ups.call_off(key)
    if opening:
        await show_privately(press, parts)
    else:
        await show_instead(press, parts, kept)
    press.client.follow_ups.start(key, lambda: _follow(press, table, state, drawn=kept is not None))


async def _follow(press: Press, table: Table, state: PanelState, *, drawn: bool) -> None:
    """What happens to a panel by itself: its picture comes, and a question as soon as its reader is asked."""
    if not drawn:
        await _add_picture(press, table, state)
    if await _comes_to_be_asked(press, table):
        async with table.lock:
            news = PanelState(table.seq, notes=news_lines(press, table))
            parts = _parts(press, table, news, reader_of(press, table), None)
        await press.edit_original_response(view=Layout(parts), attachments=[])
        await _add_picture(press, table, news)


async def _comes_to_be_asked(press: Press, table: Table) -> bool:
    """Watch a table whose other players are asked; whether this reader is, or the game is over, while Discord still
    lets the panel be changed."""
    pause = press.client.settings.panel_watch
    seat = table.find_seat(press.user.id)
    if seat is None or not pause or table.status is Status.OVER or seat in table.asks():
        return False
    for _ in range(int(_WATCHED / pause)):
        await asyncio.sleep(pause)
        if table.status is Status.OVER or seat in table.asks():
            return True
    return False


async def _add_picture(press: Press, table: Table, state: PanelState) -> None:
    await asyncio.sleep(PICTURE_PAUSE)
    reader = reader_of(press, table)
    async with press.client.master.priority.turn():
        async with table.lock:
            shown = _picture(press, table, state, reader)
        picture = await press.client.pictures.drawing_thread.draw(shown.draw)
    async with table.lock:
        parts = _parts(press, table, state, reader, attached(shown.file))
    await press.edit_original_response(view=Layout(parts), attachments=[png(picture, shown.file, shown.words())])


def _picture(press: Press, table: Table, state: PanelState, reader: Reader) -> PanelPicture:
    """The picture of the panel as it stands."""
    ask, here = _where(table, table.seat_of(press.user.id), state)
    path = further(table, table.seat_of(press.user.id), ask, here.path) if ask is not None else ()
    return panel_picture(press, table, reader, ask, path)


def _where(table: Table, seat: Seat, state: PanelState) -> tuple[Ask | None, PanelState]:
    """What a seat is asked, and where it is in answering that: at the beginning where the question is another one."""
    ask = table.asks().get(seat)
    known = ask is not None and state.ask_id in (None, ask.id)
    return ask, state if known else PanelState(state.seq, notes=state.notes)


def _parts(press: Press, table: Table, state: PanelState, marked: Reader, picture: Picture | None) -> Parts:
    """The panel as it stands, without a picture or with this one; to be called with the table's lock held,
    once the game has begun."""
    plain = replace(marked, markdown=False)
    languages = press.client.languages
    seat = table.seat_of(press.user.id)
    ask, here = _where(table, seat, state)
    notes = here.notes if table.seq == here.seq else news_lines(press, table)
    offered = advised(table, seat, ask) if ask is not None and not here.path else ()
    offers = () if here.everything else offered
    path = further(table, seat, ask, here.path) if ask is not None and not offers else ()
    panel = Panel(
        table=table,
        seat=seat,
        ask=ask,
        title=languages.tell(table.playing().headline(), marked),
        body=_body(press, table, seat, ask, path, marked),
        notes=notes,
        path=path,
        page=here.page,
        offers=offers,
        everything=here.everything and bool(offered),
        picture=picture,
        picture_alt=panel_picture(press, table, plain, ask, path).words() if picture else "",
    )
    return panel_layout(panel, lambda text: languages.tell(text, plain))


def _body(press: Press, table: Table, seat: Seat, ask: Ask | None, path: Sequence[Part], reader: Reader) -> str:
    languages = press.client.languages
    if ask is None:
        result, verdict = table.result(), table.verdict()
        if result is not None:
            return languages.tell(Text("panel-over", {"reason": result.reason}), reader)
        if verdict is not None:
            return languages.tell(verdict, reader)
        return languages.tell(Text("panel-waiting", {"seats": table.waiting()}), reader)
    question = f"**{languages.tell(ask.menu.question, reader)}**"
    crumbs = breadcrumbs(table, seat, ask, path, lambda text: languages.tell(text, reader))
    lines = [question, *([" › ".join(crumbs)] if crumbs else []), *_too_many(ask, path, reader, languages)]
    return "\n".join(lines)


def _too_many(ask: Ask, path: Sequence[Part], reader: Reader, languages: Languages) -> list[str]:
    """Why what is picked so far cannot be taken, where it is more than may be picked."""
    lines: list[str] = []
    for opened in selections(ask.menu, path):
        selection = opened.selection
        if isinstance(selection, Pick) and len(opened.places) > selection.most:
            refusal = selection.refusal(opened.value)
            lines += [] if refusal is None else [languages.tell(refusal.text, reader)]
    return lines
