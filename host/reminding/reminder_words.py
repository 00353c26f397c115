"""Texts of notices and reminders: private ones about all tables, mentions about one."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.text import Seat, Text, Value, seat_name
from host.commits import timing
from host.people import Person
from host.tables.table import Table
from host.time.running_time import RunningTime
from host.time.stamps import stamp
from render.languages import Languages, Reader
from render.user_text import Markup


class ReminderTexts:
    """Texts of notices and reminders in the language of their readers."""

    def __init__(self, languages: Languages, time: RunningTime) -> None:
        self._languages = languages
        self._time = time

    def turns(self, person: Person, at: Sequence[tuple[Table, Seat]]) -> str:
        """Return a notice that it is a person's turn at these tables, with links to the boards, in their language."""
        house = self._languages.pick(person.locale) if person.locale else at[0][0].language
        reader = Reader(house, markdown=True)
        lines = [self._languages.say_to(Text("turn-heading", {"count": len(at)}), reader)]
        lines += [self._line(person, table, seat) for table, seat in at]
        return "\n".join([*lines, self._languages.say_to(Text("turn-how"), reader)])

    def warning(self, person: Person, table: Table, seat: Seat) -> str:
        """Return a private reminder that a table still waits for a person."""
        values = self._values(table, seat, "reminder")
        return self._localize(table, self._language(person, table), Text("reminder-private", values))

    def call(self, person: Person, table: Table, seat: Seat, *, first: bool) -> str:
        """Return a notice (``first``) or a reminder with a mention, for the thread."""
        kind = "turn" if first else "reminder"
        values = self._values(table, seat, kind) | {"mention": Markup(f"<@{person.id}>")}
        return self._localize(table, table.language, Text(kind + "-mention", values))

    # ---- inside

    def _line(self, person: Person, table: Table, seat: Seat) -> str:
        values = self._values(table, seat, "turn")
        return self._localize(table, self._language(person, table), Text("turn-table", values))

    def _language(self, person: Person, table: Table) -> str:
        return self._languages.pick_for(table.game, self._languages.pick(person.locale or table.language))

    def _localize(self, table: Table, language: str, text: Text) -> str:
        return self._languages.say_to(text, table.reader(self._languages, language, markdown=True))

    def _values(self, table: Table, seat: Seat, kind: str) -> dict[str, Value]:
        """Return the values of a text of this kind, ``turn`` or ``reminder``."""
        time = table.assignments[seat].time
        ends = time.ends(table.limit if time.unnamed else table.clock)
        others = tuple(seat_name(other) for other in timing.active_seats(table) if other != seat)
        until = Text(kind + "-open")
        if ends is not None and time.unnamed:
            until = Text("reminder-unnamed", {"until": stamp(self._time.real(ends))})
        elif kind == "reminder" and table.clock is None and (at := time.ends(table.limit)) and time.overdue is None:
            until = Text("reminder-without-clock", {"until": stamp(self._time.real(at))})
        elif ends is not None and time.overdue is None:
            until = Text(kind + "-until", {"until": stamp(self._time.real(ends))})
        game = Text("game-" + table.game)
        if table.playing().last_awaited() == seat:
            until = Text("turn-last", {"until": until})
        return {"game": game, "others": others, "count": len(others), "until": until, "board": board_link(table)}


def board_link(table: Table) -> Markup:
    """Return a link to a table's board."""
    guild = table.place.guild_id or "@me"
    message = f"/{table.board_message}" if table.board_message is not None else ""
    return Markup(f"https://discord.com/channels/{guild}/{table.place.channel_id}{message}")
