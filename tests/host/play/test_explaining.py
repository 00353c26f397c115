"""Computers that say why they do what they do."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from engine.games import game
from engine.kernel.flow import Event
from engine.kernel.game import EXPLAINING
from engine.kernel.match import Match
from host.people import Person, Place
from host.play.moves import _explained  # pyright: ignore[reportPrivateUsage]
from host.servers.server_settings import Rights
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from tests.host.house import ANNA, HERE, House


def test_a_computer_does_not_repeat_its_last_explanation() -> None:
    match: Match[Any] = Match.new(game("imperator"), b"explaining", 2)
    assignments = [SeatAssignment(Person(1, "Anna")), SeatAssignment(None, EXPLAINING)]
    table = Table(
        1, Place(1, 1), "imperator", match.rules, 1, {}, assignments, "en", status=Status.RUNNING, match=match
    )
    random, explained = Random(1), 0
    for _ in range(200):
        if not (asks := match.asks()):
            break
        seat, ask = next(iter(asks.items()))
        move = match.rules.choose(match.determinize(seat, random), seat, ask.menu, random, "simple")
        if seat == 1 and (why := _explained(table, seat, move, random)) is not None:
            assert why not in table.news
            table.recent_events.add([Event(why)])
            assert _explained(table, seat, move, random) is None, "once in the same news"
            explained += 1
        match.play(seat, move)
    assert explained > 3


async def test_a_computer_thinks_again_when_another_move_changes_its_question(
    tmp_path: Path, database: str | None
) -> None:
    house = await House(tmp_path, game("imperator"), address=database).open()
    table = await house.master.open_against_computer(HERE, ANNA, "imperator", Rights())
    random, seat = Random(3), table.seat_of(ANNA.id)
    for _ in range(25):
        await house.until(lambda: seat in table.asks() or not table.asks(), 30)
        if seat not in table.asks():
            break
        asked = table.asks()[seat]
        await house.make(table, ANNA, asked.menu.draw(random), asked.id)
    await house.close()
