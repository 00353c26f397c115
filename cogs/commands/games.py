"""``/games mine``: where somebody plays, whose turn it is there, since when and until when."""

from __future__ import annotations

from cogs.connection.bot import Interaction
from cogs.ui.answers.pages import show_page
from cogs.ui.replies import person_of, reader_of, say
from engine.kernel.text import Seat, Text, Value, seat_name
from host.record.history import Page
from host.reminding.reminder_words import board_link
from host.tables.table import Table
from host.time.stamps import stamp
from render.user_text import Markup

ON_A_PAGE = 8


async def turn_my_games(press: Interaction, _of: str, page: int) -> None:
    """A page of :func:`show_my_games`."""
    await show_my_games(press, page)


async def show_my_games(press: Interaction, page: int = 0) -> None:
    """The running games of whoever asks, wherever they are played: first those that wait for them, then by deadline.
    Nobody else sees it.
    """
    games = [
        (table, table.seat_of(press.user.id)) for table in await press.client.master.running_games(person_of(press))
    ]
    games.sort(key=lambda each: _urgency(*each))
    pages = max(1, -(-len(games) // ON_A_PAGE))
    here = Page(min(page, pages - 1), pages)
    shown = games[here.number * ON_A_PAGE : (here.number + 1) * ON_A_PAGE]
    lines = [press.client.languages.tell(_line(press, *each), reader_of(press, each[0])) for each in shown]
    await show_page(press, Text("my-games-heading"), lines or [say(press, Text("my-games-none"))], here, "mine", "")


def _urgency(table: Table, seat: Seat) -> tuple[bool, float, int]:
    return seat not in _awaited(table), _ends(table) or float("inf"), table.id


def _awaited(table: Table) -> list[Seat]:
    """Whose answer the game waits for, unless it is paused."""
    return [] if table.paused is not None else table.playing().awaited()


def _ends(table: Table) -> float | None:
    """When the first of those who are awaited is out of time."""
    ends = [table.chairs[seat].time.ends(table.clock) for seat in _awaited(table)]
    return min((at for at in ends if at is not None), default=None)


def _line(press: Interaction, table: Table, seat: Seat) -> Text:
    real, awaited, ends = press.client.master.time.real, _awaited(table), _ends(table)
    others = tuple(seat_name(other) for other in range(len(table.chairs)) if other != seat)
    values: dict[str, Value] = {"game": Text("game-" + table.game), "others": others, "count": len(others)}
    values["board"] = board_link(table)
    since = [at for other in awaited if (at := table.chairs[other].time.awaited) is not None]
    values["since"] = Markup(f"<t:{int(real(min(since)))}:f>") if since else ""
    values["until"] = Text("my-games-open") if ends is None else Text("my-games-until", {"until": stamp(real(ends))})
    if seat in awaited:
        return Text("my-games-yours", values)
    if not since:
        return Text("my-games-still", {**values, "paused": "yes" if table.paused is not None else "no"})
    return Text("my-games-others", {**values, "waiting": table.waiting()})
