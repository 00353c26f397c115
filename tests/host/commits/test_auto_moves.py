"""Tests of automatic moves for people: the only possible move, and planned answers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.kernel.verbs import Arg, Verb, Verbs
from host.commits.auto_moves import next_auto_move
from host.tables.seat_assignment import SeatAssignment
from tests.games.pips.game import Pips
from tests.games.pips.game import PipsTable as State
from tests.host.house import ANNA, BEN, HERE, House, refused

DRAW = Move("draw")
DULL, USUAL = 29, 28


class SingleMovePips(Pips):
    """Pips in which drawing is the only possible move of the second turn."""

    verbs: Verbs = Verbs(
        Verb("roll", command="roll"),
        Verb("draw", command="draw", automatic_if_only_move=("dull",)),
        Verb("duel"),
        Verb("block", Arg("card", int)),
        Verb("lay", Arg("card", int)),
        Verb("pass"),
    )

    def phase(self, state: State) -> str:
        return {DULL: "dull", USUAL: "usual"}.get(state.left, "")

    def menus(self, state: State) -> Mapping[Seat, Menu]:
        menus = super().menus(state)
        if state.left == DULL:
            return {seat: menu._replace(moves=(DRAW,), default=DRAW) for seat, menu in menus.items()}
        return {seat: menu._replace(default=DRAW) for seat, menu in menus.items()}


@pytest.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, SingleMovePips(), address=database).open()
    yield house
    await house.close()


async def test_the_only_possible_move_is_made_automatically_and_is_in_the_journal(house: House) -> None:
    table = await house.running()
    played = await house.make(table, ANNA, DRAW)
    assert table.playing().state.left == USUAL
    assert list(table.asks()) == [0], "the first seat is asked again"
    rows = await house.store.journal.lines(table.id)
    assert [(row.kind, row.seat, row.move) for row in rows[-2:]] == [
        ("move", 0, ["draw", []]),
        ("move", 1, ["draw", []]),
    ]
    drawn = [event.text.key for event in played.events]
    assert drawn == ["event-drew", "event-your-card", "event-drew"], "cards drawn by others stay secret"
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_planned_answer_is_given_without_asking(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, DRAW, plan={"ask-turn": [DRAW]})
    assert table.playing().state.left == USUAL - 1
    assert list(table.asks()) == [1]
    rows = await house.store.journal.lines(table.id)
    assert [row.seat for row in rows[-3:]] == [0, 1, 0]
    await house.play(table, BEN, "roll")
    await house.play(table, ANNA, "pass")
    assert table.plans == {}, "a plan ends with the first question that is not in it"


async def test_a_planned_answer_to_a_move_of_another_player_is_an_answer_in_the_journal(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, DRAW, plan={"ask-turn": [DRAW], "ask-block": [Move("pass")]})
    await house.play(table, BEN, "roll")
    rows = await house.store.journal.lines(table.id)
    assert [(row.kind, row.seat, row.move) for row in rows[-3:]] == [
        ("move", 1, ["roll", []]),
        ("answer", 0, ["pass", []]),
        ("move", 0, ["draw", []]),
    ]
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_automatic_moves_cannot_be_taken_back_as_own_decisions(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, DRAW)
    assert await refused(house.master.undo.preview(table, BEN)) == "refused-undo-nothing"


async def test_computers_decide_for_themselves(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips", {})
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.make(table, ANNA, DRAW)
    await house.until(lambda: list(table.asks()) == [0])
    rows = await house.store.journal.lines(table.id)
    assert rows[-1].ask is not None


class OptionalMovePips(SingleMovePips):
    """The same game, in which the seat that is not on turn may also roll, and need not."""

    def menus(self, state: State) -> Mapping[Seat, Menu]:
        menus = dict(super().menus(state))
        for seat in (0, 1):
            if menus and seat not in menus:
                menus[seat] = Menu([Move("roll")], Text("ask-roll"), Move("roll"), optional=True)
        return menus


@pytest.mark.parametrize("computer", [True, False])
async def test_an_optional_menu_of_a_computer_does_not_stop_an_automatic_move(
    tmp_path: Path, database: str | None, computer: bool
) -> None:
    house = await House(tmp_path, OptionalMovePips(), address=database).open()
    table = await house.running()
    if computer:
        table.assignments[0] = SeatAssignment(None)
        table.playing().play(0, DRAW)
    else:
        await house.make(table, ANNA, DRAW)
    made = next_auto_move(table)
    assert (made is not None and made.move == DRAW) == computer
    await house.close()
