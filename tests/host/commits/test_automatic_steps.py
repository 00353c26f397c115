"""Tests of automatic steps at a table: each is durable before it is shown and before the next one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.views import Result
from host.tables.status import Status
from render.languages import Reader
from store.results import EVERYWHERE
from tests.games.pips.game import Options, Pips, PipsTable
from tests.host.house import ANNA, BEN, HERE, House

DRAW = Move("draw")


@dataclass(slots=True)
class Agenda(PipsTable):
    agenda: list[int] = field(default_factory=list[int])
    """The seats whose automatic rolls are still to come, the next first."""


class Rolling(Pips):
    """Pips in which after each draw three automatic rolls for points follow."""

    state_type = Agenda
    has_steps = True

    def __init__(self, fails: int = -1) -> None:
        self.fails = fails

    def setup(self, options: Options, seats: int, dice: Dice) -> Agenda:
        table = super().setup(options, seats, dice)
        return Agenda(table.hands, table.pile, table.points, table.playing, table.turn, table.left)

    def resolve(self, state: PipsTable, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        yield from super().resolve(state, seat, move, io)
        if move == DRAW and isinstance(state, Agenda):
            state.agenda = [0, 1, 0]

    def proceed(self, state: PipsTable, io: ResolveContext) -> Flow | None:
        return self._step(state, io) if isinstance(state, Agenda) and state.agenda else None

    def _step(self, state: Agenda, io: ResolveContext) -> Flow:
        seat = state.agenda.pop(0)
        if len(state.agenda) == self.fails:
            raise ZeroDivisionError
        io.announce("event-rolled", seat=seat_name(seat), face=io.dice.roll(1))
        yield from ()

    def determinize(self, state: PipsTable, seat: Seat | None, random: Random) -> Agenda:
        copy = super().determinize(state, seat, random)
        agenda = list(state.agenda) if isinstance(state, Agenda) else []
        return Agenda(copy.hands, copy.pile, copy.points, copy.playing, copy.turn, copy.left, agenda)


class Doomed(Pips):
    """Pips in which all have lost when the turns are over."""

    def result(self, state: PipsTable) -> Result | None:
        result = super().result(state)
        return Result((), result.reason, lost=True) if result is not None and not result.winners else result


@pytest.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, Rolling(), address=database).open()
    yield house
    await house.close()


async def kinds(house: House, number: int) -> list[str]:
    return [row.kind for row in await house.store.journal.lines(number)]


async def test_each_step_is_a_journal_line_and_the_next_player_is_asked_after_the_last_step(house: House) -> None:
    table = await house.running()
    before = len(await kinds(house, table.id))
    played = await house.make(table, ANNA, DRAW)
    assert (await kinds(house, table.id))[before:] == ["move", "step", "step", "step"]
    assert list(table.asks()) == [1]
    assert len(played.events) == 5, "events of the move and of the steps after it"
    assert [text.key for text in table.news].count("event-rolled") == 3
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_game_interrupted_between_two_steps_loses_nothing_and_goes_on(house: House) -> None:
    house.rules = Rolling(fails=1)
    await house.again()
    table = await house.running()
    before, begun = len(await kinds(house, table.id)), table.seq
    await house.make(table, ANNA, DRAW)
    assert (await kinds(house, table.id))[before:] == ["move", "step"], "the first step is durable"
    assert table.asks() == {}
    assert [text.key for text in table.news].count("event-rolled") == 1
    house.rules = Rolling()
    await house.again()
    table = await house.master.at(HERE)
    await house.until(lambda: table.seq == begun + 4)
    assert (await kinds(house, table.id))[before:] == ["move", "step", "step", "step"]
    assert (await house.master.archive.verify(table.id)).problem is None


class Quiet(Rolling):
    """Pips in which a draw moves no cards and starts two automatic steps."""

    def resolve(self, state: PipsTable, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        if move != DRAW:
            yield from super().resolve(state, seat, move, io)
        elif isinstance(state, Agenda):
            state.agenda = [0, 1]
            self._next(state)


async def test_a_decision_is_taken_back_with_the_steps_after_it(house: House) -> None:
    house.rules = Quiet()
    await house.again()
    table = await house.running()
    position = table.playing().view(None)
    await house.make(table, ANNA, DRAW)
    assert list(table.asks()) == [1]
    plan = await house.master.undo.preview(table, ANNA)
    assert (plan.decisions, plan.free) == (1, False), "dice were rolled, so Ben must agree"
    assert not await house.master.undo.confirm(table, ANNA, plan.target, plan.last)
    assert table.proposal is not None
    assert await house.master.agree(table.id, BEN, table.proposal.number)
    assert list(table.asks()) == [0]
    assert table.playing().view(None) == position
    assert not table.playing().due


async def test_a_game_that_all_lose_together_is_a_loss_and_no_draw(house: House) -> None:
    house.rules = Doomed()
    await house.again()
    table = await house.running(turns=1)
    await house.make(table, ANNA, Move("draw"))
    assert table.status is Status.OVER
    assert table.verdict() == Text("board-lost", {"reason": Text("result-time")})
    result = await house.store.results.game(table.id)
    assert result is not None
    assert [(seat.outcome, seat.place) for seat in result.seats] == [("lost", 1), ("lost", 1)]
    rated = await house.store.results.ratings([ANNA.id, BEN.id], [EVERYWHERE], "pips")
    assert not rated, "ratings are for games against each other"
    reason = {"reason": Text("result-time")}
    for language, words in (("en", "The game is lost."), ("de", "Die Partie ist verloren.")):
        assert words in house.languages.say_to(Text("board-lost", reason), Reader(language, "pips"))
