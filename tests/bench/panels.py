"""How quickly a panel appears when a question allows more moves than could be listed."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from cogs.ui.panel.layout import breadcrumbs, panel_layout
from cogs.ui.panel.parts import Panel
from engine.games import DATA
from engine.kernel.match import Match
from engine.kernel.text import Text
from host.people import Person, Place
from host.play.choices import skip_single_choices
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages, Reader
from tests.bench.report import Row
from tests.games.spoils.game import DivideAndChoose

MILLISECONDS = 10
OPENINGS = 300


def measure() -> list[Row]:
    """Open a panel that picks any of 14 things and any of 10 gold many times, and return the slowest, with wording."""
    slowest = max(opened(number) for number in range(OPENINGS)) * 1000
    what = "The slowest panel with a pick of any 14 and any of 10, first ones too"
    return [Row(what, f"{slowest:.2f} ms", f"< {MILLISECONDS} ms", slowest < MILLISECONDS)]


def opened(seed: int) -> float:
    """Return the seconds of one core to build a panel of a game and texts that are not cached."""
    rules = DivideAndChoose()
    people = [Person(1, "Anna"), Person(2, "Bert")]
    table = Table(
        1,
        Place(1, 1),
        "spoils",
        rules,
        1,
        {},
        [SeatAssignment(person) for person in people],
        "en",
        status=Status.RUNNING,
    )
    table.match = Match.new(rules, seed.to_bytes(32, "big"), 2)
    languages = _languages() if seed % 100 == 0 else _known[-1]
    reader = Reader("en", "spoils", [person.name for person in people])

    def say(text: Text) -> str:
        return languages.say_to(text, reader)

    begun = time.process_time()
    ((seat, ask),) = table.asks().items()
    path = skip_single_choices(ask.menu, ())
    body = " › ".join([say(ask.menu.question), *breadcrumbs(table, seat, ask, path, say)])
    panel_layout(Panel(table, seat, ask, say(table.match.headline()), body, path=path), say)
    return time.process_time() - begun


_known: list[Languages] = []


def _languages() -> Languages:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "house").symlink_to(DATA / "house")
        (Path(folder) / "spoils").symlink_to(DivideAndChoose.data)
        names = DivideAndChoose().names()
        _known.append(Languages(data=Path(folder), games=("spoils",), names=lambda _: names))
    return _known[-1]
