"""Computers that say why they do what they do."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games import game
from engine.kernel.levels import EXPLAINING
from engine.kernel.match import Match
from host.people import Person, Place
from host.play.moves import _explained  # pyright: ignore[reportPrivateUsage]
from host.tables.chair import Chair
from host.tables.status import Status
from host.tables.table import Table


def test_a_computer_does_not_say_again_what_it_has_just_said() -> None:
    match: Match[Any] = Match.new(game("imperator"), b"explaining", 2)
    chairs = [Chair(Person(1, "Anna")), Chair(None, EXPLAINING)]
    table = Table(1, Place(1, 1), "imperator", match.rules, 1, {}, chairs, "en", status=Status.RUNNING, match=match)
    random, told = Random(1), 0
    for _ in range(200):
        if not (asks := match.asks()):
            break
        seat, ask = next(iter(asks.items()))
        move = match.rules.choose(match.determinize(seat, random), seat, ask.menu, random, "simple")
        if seat == 1 and (why := _explained(table, seat, move, random)) is not None:
            assert why not in table.news
            table.hear([why])
            assert _explained(table, seat, move, random) is None, "once in the same news"
            told += 1
        match.play(seat, move)
    assert told > 3
