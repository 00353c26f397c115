"""A review knows which moves hints had advised in the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.games import game
from engine.kernel.game import Game
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.review.hints import hinted_move
from host.background.worker_process import WORK
from tests.host.house import ANNA, HERE, House

QUESTIONS = 3


@pytest.mark.parametrize("name", ["heldenkampf", "talisman"])
async def test_a_review_finds_the_moves_that_hints_have_advised(name: str, tmp_path: Path) -> None:
    house = await House(tmp_path, game(name)).open()
    try:
        table = await house.master.new(HERE, ANNA, name)
        await house.master.add_computer(table.id, ANNA)
        await house.master.begin(table.id, ANNA)
        for _ in range(QUESTIONS):
            await house.until(lambda: 0 in table.asks() and not table.asks()[0].menu.optional)
            hint, ask = await house.master.hints.best(table, ANNA.id)
            assert hinted_move(table.playing(), 0, table.seq, WORK) == hint.move
            await house.make(table, ANNA, hint.move, ask.id)
    finally:
        await house.close()


async def test_a_review_finds_a_hint_that_differs_from_what_a_computer_would_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def last(rules: Game[Any], state: Any, seat: Seat, menu: Menu, move: Move) -> tuple[Move, Text | None]:
        return menu.moves[-1], None

    rules = game("talisman")
    monkeypatch.setattr(type(rules), "hint", last)
    house = await House(tmp_path, rules).open()
    try:
        table = await house.master.new(HERE, ANNA, "talisman")
        await house.master.add_computer(table.id, ANNA)
        await house.master.begin(table.id, ANNA)
        await house.until(lambda: 0 in table.asks() and not table.asks()[0].menu.optional)
        hint, ask = await house.master.hints.best(table, ANNA.id)
        assert hinted_move(table.playing(), 0, table.seq, WORK) == hint.move == ask.menu.moves[-1]
    finally:
        await house.close()
