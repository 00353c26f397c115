"""The private panel: a whole turn by thumb. What it must remember stands in its custom ids, so it survives restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.answering import Press, person_of, politely, reader_of, refusal_text, telling
from cogs.callbacks import show_instead, show_privately
from cogs.components import Layout, Parts, Picture, attached, shown_picture
from cogs.custom_ids import CHOICE, MOVE, NO_ASK, STEP, find_choice, find_path, read_move
from cogs.embeds import png
from cogs.panel_layout import Panel, breadcrumbs, descend, must_confirm, panel_layout
from engine.kernel.course import Ask
from engine.kernel.flow import Event
from engine.kernel.menus import Argument, Move, Refused
from engine.kernel.text import Seat, Text
from host.play.choices import choices, finished
from host.tables.table import Status, Table
from render.languages import Reader
from render.pages import hand_sheet

MOST_NOTES = 8
_WATCHED = 600.0
"""Seconds an open panel is kept up to date; Discord lets it be changed for a quarter of an hour."""
PICTURE_PAUSE = 0.25
"""Seconds before a panel's picture is drawn: who presses on quickly does not look at it."""


@dataclass(slots=True, frozen=True)
class Scene:
    """Where a reader is: at which question (None: whichever is open), how far in choosing, and what just happened,
    which ``seq`` changes of the table ago or later is old news."""

    seq: int
    ask_id: str | None = None
    path: tuple[Argument, ...] = ()
    page: int = 0
    notes: Sequence[str] = ()


async def answer_press(press: Press) -> None:
    """Answer the press of a button or the choice from a list of a panel, whenever it was shown: what it means stands
    in its custom id. Presses of anything else are left to others."""
    data = press.data or {}
    custom_id = str(data.get("custom_id", ""))
    if found := STEP.fullmatch(custom_id):
        work = show_step(press, int(found["table"]), found["ask"], found["path"], int(found["page"]))
    elif found := MOVE.fullmatch(custom_id):
        work = press_move(press, int(found["table"]), found["ask"], found["path"])
    elif found := CHOICE.fullmatch(custom_id):
        values: Sequence[str] = data.get("values", ())
        chosen = values[0] if values else None
        work = show_step(press, int(found["table"]), found["ask"], found["path"], 0, chosen)
    else:
        return
    await politely(press, work)


async def open_panel(press: Press, table_id: int, path: tuple[Argument, ...] = ()) -> None:
    """Answer with a new panel, at the step after ``path`` where that is allowed, and with what happened last: who comes
    back after hours, or is asked about an attack, needs it. Raises Refused for strangers."""
    table = await press.client.master.get(table_id)
    table.seat_of(press.user.id)
    await _show(press, table, Scene(table.seq, path=path, notes=news_lines(press, table)), opening=True)


async def show_step(press: Press, table_id: int, ask_id: str, path: str, page: int, chosen: str | None = None) -> None:
    """Turn the panel to a step of choosing; or, where ``chosen`` makes a move whole, make it."""
    table = await press.client.master.get(table_id)
    seat = table.seat_of(press.user.id)
    async with table.lock:
        ask = table.asks().get(seat)
        if ask is None or ask.id != ask_id:
            stale = [] if ask_id == NO_ASK else [_words(press, table, Text("panel-stale"))]
            scene, move = Scene(table.seq, notes=stale or news_lines(press, table)), None
        else:
            try:
                here = Scene(table.seq, ask_id, find_path(ask.menu, path), page)
                scene, move = _step(press, table, seat, ask, here, chosen)
            except Refused:
                scene, move = Scene(table.seq, notes=_forbidden(press, table, seat, path, chosen)), None
    if move is not None:
        await make_move(press, table, ask_id, move)
    else:
        await _show(press, table, scene)


def _step(
    press: Press, table: Table, seat: Seat, ask: Ask, scene: Scene, chosen: str | None
) -> tuple[Scene, Move | None]:
    """The scene after choosing, and the move where the choice made one whole."""
    if chosen is None:
        return scene, None
    path = descend(table, seat, ask, find_choice(ask.menu, scene.path, chosen))
    move = finished(ask.menu, path)
    more = choices(table.rules, table.playing().state, seat, ask.menu, (), path)
    if move is not None and not more and not must_confirm(table, ask, move.name):
        return scene, move
    return Scene(table.seq, ask.id, path), None


async def press_move(press: Press, table_id: int, ask_id: str, path: str) -> None:
    """Make the move of a button."""
    table = await press.client.master.get(table_id)
    seat = table.seat_of(press.user.id)
    async with table.lock:
        move = read_move(path)
        current = table.match is not None and table.match.ask_id(seat) == ask_id
        if current and move is None and (ask := table.asks().get(seat)) is not None:
            move = finished(ask.menu, find_path(ask.menu, path))
    if move is None or not current:
        await _show(press, table, Scene(table.seq, notes=[_words(press, table, Text("panel-stale"))]))
    else:
        await make_move(press, table, ask_id, move)


def _forbidden(press: Press, table: Table, seat: Seat, path: str, chosen: str | None) -> Sequence[str]:
    """Why a step that somebody else's action has taken out of the menu cannot be taken any more: the reason where the
    step tells a whole move, and in any case what happened meanwhile."""
    changed = [_words(press, table, Text("panel-changed")), *news_lines(press, table)]
    move = read_move(path, chosen)
    refusal = table.playing().why_not(seat, move) if move is not None and chosen is not None else None
    return changed if refusal is None else [_words(press, table, refusal_text(refusal))]


async def make_move(press: Press, table: Table, ask_id: str, move: Move) -> None:
    """Make a move and show in the same panel what came of it, or why it was refused."""
    try:
        played = await press.client.master.play(table.id, person_of(press), move, ask_id, press.id)
    except Refused as refused:
        notes = [_words(press, table, refusal_text(refused.refusal))]
        await _show(press, table, Scene(table.seq, notes=notes))
        return
    press.client.repeats.settled(press.user.id, table.id)
    notes = event_lines(press, table, played.events)
    async with telling("\n".join(notes)):
        await _show(press, table, Scene(table.seq, notes=notes))


def event_lines(press: Press, table: Table, events: Sequence[Event]) -> list[str]:
    """The last things that happened, worded for the person who pressed."""
    reader = reader_of(press, table)
    return [press.client.languages.tell(event.text, reader) for event in events[-MOST_NOTES:]]


def news_lines(press: Press, table: Table) -> list[str]:
    """The last things everybody knows of, worded for the person who pressed."""
    reader = reader_of(press, table)
    return [press.client.languages.tell(text, reader) for text in table.news[-MOST_NOTES:]]


# ---- showing


async def _show(press: Press, table: Table, scene: Scene, *, opening: bool = False) -> None:
    """Answer with the panel at once, in words; its picture, where it is not there yet, follows."""
    reader = reader_of(press, table)
    async with table.lock:
        kept = None if opening else shown_picture(press.message, _picture_name(table, reader.language))
        parts = _parts(press, table, scene, reader, kept)
    key = (press.user.id, table.id)
    press.client.follow_ups.call_off(key)
    if opening:
        await show_privately(press, parts)
    else:
        await show_instead(press, parts, kept)
    press.client.follow_ups.start(key, lambda: _follow(press, table, scene, drawn=kept is not None))


async def _follow(press: Press, table: Table, scene: Scene, *, drawn: bool) -> None:
    """What happens to a panel by itself: its picture comes, and a question as soon as its reader is asked."""
    if not drawn:
        await _add_picture(press, table, scene)
    if await _comes_to_be_asked(press, table):
        async with table.lock:
            news = Scene(table.seq, notes=news_lines(press, table))
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


async def _add_picture(press: Press, table: Table, scene: Scene) -> None:
    await asyncio.sleep(PICTURE_PAUSE)
    reader = reader_of(press, table)
    pictures = press.client.pictures
    async with press.client.master.rush.turn():
        async with table.lock:
            view = table.view(press.user.id)
            name = _picture_name(table, reader.language)
        picture = await pictures.easel.draw(lambda: pictures.hand(view, reader.language, reader.people))
    alt = hand_sheet(view, press.client.languages, reader.language, reader.people).alt
    async with table.lock:
        parts = _parts(press, table, scene, reader, attached(name))
    await press.edit_original_response(view=Layout(parts), attachments=[png(picture, name, alt)])


def _picture_name(table: Table, language: str) -> str:
    """The file name of a hand's picture, which tells whether it is still the right one."""
    return f"hand-{table.seq}-{language}.png"


def _parts(press: Press, table: Table, scene: Scene, marked: Reader, picture: Picture | None) -> Parts:
    """The panel as it stands, without a picture or with this one; to be called with the table's lock held,
    once the game has begun."""
    plain = replace(marked, markdown=False)
    languages = press.client.languages
    seat = table.seat_of(press.user.id)
    ask = table.asks().get(seat)
    here = scene if ask is not None and scene.ask_id in (None, ask.id) else Scene(scene.seq, notes=scene.notes)
    notes = here.notes if table.seq == here.seq else news_lines(press, table)
    path = descend(table, seat, ask, here.path) if ask is not None else ()
    panel = Panel(
        table=table,
        seat=seat,
        ask=ask,
        title=languages.tell(table.playing().headline(), marked),
        body=_body(press, table, seat, ask, path, marked),
        notes=notes,
        path=path,
        page=here.page,
        picture=picture,
        picture_alt=_picture_words(press, table, plain) if picture else "",
    )
    return panel_layout(panel, lambda text: languages.tell(text, plain))


def _picture_words(press: Press, table: Table, reader: Reader) -> str:
    """What the picture of the hand shows, for those who do not see it."""
    return hand_sheet(table.view(press.user.id), press.client.languages, reader.language, reader.people).alt


def _body(press: Press, table: Table, seat: Seat, ask: Ask | None, path: Sequence[Argument], reader: Reader) -> str:
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
    return "\n".join([question, " › ".join(crumbs)] if crumbs else [question])


def _words(press: Press, table: Table, text: Text) -> str:
    return press.client.languages.tell(text, reader_of(press, table))
