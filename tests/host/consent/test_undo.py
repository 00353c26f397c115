"""Tests of undo: own decisions freely, others' by consent, never past revealed hidden information."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from engine.kernel.menus import Move, RefusedError
from engine.kernel.verbs import Verb, Verbs
from host.people import Person
from host.tables.status import Status
from host.tables.table import Table
from tests.games.pips.game import Pips
from tests.games.pips.game import PipsTable as State
from tests.games.pips.verbs import VERBS
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.host.play.test_playing import Repaired, in_a_block, play_to_the_end


async def take_back(house: House, table: Table, person: Person, steps: int = 1, press: int | None = None) -> bool:
    plan = await house.master.undo.preview(table, person, steps)
    return await house.master.undo.confirm(table, person, plan.target, plan.last, press)


def state(table: Table) -> Any:
    """Return the saved position without the numbers of its questions."""
    return {name: value for name, value in json.loads(table.playing().save()).items() if name != "answered"}


class Open(Pips):
    """Pips with two decisions that involve neither dice nor secrets."""

    verbs = Verbs(*VERBS, Verb("sort"), Verb("sit"))

    def menus(self, state: State) -> Any:
        return {
            seat: menu._replace(moves=[*menu.moves, Move("sort"), Move("sit")])
            for seat, menu in super().menus(state).items()
        }

    def resolve(self, state: State, seat: int, move: Move, io: Any) -> Any:
        if move.name not in ("sort", "sit"):
            yield from super().resolve(state, seat, move, io)
            return
        state.points[seat] += 1
        if move.name == "sit":
            io.announce("event-rolled", seat=seat, face=1)
            self._next(state)


async def open_house(house: House) -> Table:
    await house.close()
    house.rules = Open()
    await house.open()
    return await house.running()


async def test_an_own_decision_is_taken_back_freely(house: House) -> None:
    table = await open_house(house)
    before, asked = state(table), table.asks()[0].id
    await house.play(table, ANNA, "sit")
    plan = await house.master.undo.preview(table, ANNA)
    assert plan.free
    assert [text.key for text in plan.lines] == ["event-rolled"]
    assert await house.master.undo.confirm(table, ANNA, plan.target, plan.last)
    assert state(table) == before
    assert table.asks()[0].id != asked
    assert await refused(house.make(table, ANNA, Move("sit"), asked)) == "refused-answered"
    await house.until(lambda: "undoes a decision" in house.chat.thread_text())
    await house.until(lambda: "~~" in house.chat.thread_text())
    row = (await house.store.journal.lines(table.id))[-1]
    assert (row.kind, row.seat, row.move) == ("undo", 0, ["undo", [plan.target]])
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_several_own_decisions_are_taken_back_together_and_can_be_made_again(house: House) -> None:
    table = await open_house(house)
    before = state(table)
    for _ in range(3):
        await house.play(table, ANNA, "sort")
    after = state(table)
    assert await take_back(house, table, ANNA, 3)
    assert state(table) == before
    for _ in range(3):
        await house.play(table, ANNA, "sort")
    assert state(table) == after
    assert await take_back(house, table, ANNA, 1)
    assert await take_back(house, table, ANNA, 2)
    assert state(table) == before
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-undo-nothing"
    assert (await house.master.archive.verify(table.id)).problem is None


class Tidy(Open):
    """Pips in which the second ``sort`` in a row is the only possible move."""

    verbs = Verbs(*VERBS, Verb("sort", automatic_if_only_move=("untidy",)), Verb("sit"))

    def phase(self, state: State) -> str:
        return "untidy" if sum(state.points) % 2 else ""

    def menus(self, state: State) -> Any:
        menus = super().menus(state)
        if not self.phase(state):
            return menus
        return {seat: menu._replace(moves=(Move("sort"),), default=Move("sort")) for seat, menu in menus.items()}


async def test_later_automatic_moves_are_taken_back_too_and_are_not_counted(house: House) -> None:
    await house.close()
    house.rules = Tidy()
    await house.open()
    table = await house.running()
    before = state(table)
    await house.play(table, ANNA, "sort")
    await house.until(lambda: sum(table.playing().state.points) == 2)
    plan = await house.master.undo.preview(table, ANNA)
    assert (plan.decisions, len(plan.lines)) == (1, 2)
    assert await house.master.undo.confirm(table, ANNA, plan.target, plan.last)
    assert state(table) == before


async def test_undo_past_decisions_of_others_needs_their_consent(house: House) -> None:
    table = await open_house(house)
    before = state(table)
    await house.play(table, ANNA, "sit")
    await house.play(table, BEN, "sort")
    plan = await house.master.undo.preview(table, ANNA)
    assert not plan.free
    assert plan.decisions == 2
    assert not await house.master.undo.confirm(table, ANNA, plan.target, plan.last)
    assert table.proposal is not None
    sentence = "Anna proposes to undo 2 decisions (“0 rolls 1”)."
    await house.until(lambda: sentence in str(house.chat.board(HERE.channel_id)))
    assert await house.master.agree(table.id, BEN, table.proposal.number)
    assert state(table) == before
    assert (table.proposal, table.asks().keys()) == (None, {0})
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_move_ends_the_proposal_to_undo(house: House) -> None:
    table = await open_house(house)
    await house.play(table, ANNA, "sit")
    await house.play(table, BEN, "sort")
    await take_back(house, table, ANNA)
    assert table.proposal is not None
    number = table.proposal.number
    await house.play(table, BEN, "sort")
    assert table.proposal is None
    assert await refused(house.master.agree(table.id, BEN, number)) == "refused-no-proposal"
    await house.until(lambda: "off the table" in house.chat.thread_text())


async def test_a_game_without_dice_speaks_of_shuffles(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.running(turns=100)
    monkeypatch.setattr(type(table.rules), "has_dice", False)
    thrown: list[list[int]] = []
    while not thrown:
        await house.make(table, ANNA, Move("roll"), table.asks()[0].id)
        thrown = (await house.store.journal.lines(table.id))[-1].rolls
    await take_back(house, table, ANNA)
    await house.until(lambda: "); cards would be shuffled again" in str(house.chat.board(HERE.channel_id)))


async def test_dice_are_taken_back_by_consent_only_and_rolled_again_with_other_numbers(house: House) -> None:
    table = await house.running(turns=100)
    thrown: list[list[int]] = []
    while not thrown:
        await house.make(table, ANNA, Move("roll"), table.asks()[0].id)
        thrown = (await house.store.journal.lines(table.id))[-1].rolls
    plan = await house.master.undo.preview(table, ANNA)
    assert not plan.free
    assert plan.rolls == len(thrown)
    assert not await house.master.undo.confirm(table, ANNA, plan.target, plan.last)
    assert table.proposal is not None
    await house.until(lambda: "one die would be rolled again" in str(house.chat.board(HERE.channel_id)))
    assert await house.master.agree(table.id, BEN, table.proposal.number)
    await house.play(table, ANNA, "roll")
    again = (await house.store.journal.lines(table.id))[-1].rolls
    assert again[0][0] > thrown[-1][0]
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_dice_in_the_middle_of_a_move_can_be_taken_back(house: House) -> None:
    table = await in_a_block(house)
    await house.make(table, BEN, Move("pass"))
    answered = (await house.store.journal.lines(table.id))[-1]
    assert answered.rolls
    assert not await take_back(house, table, BEN)
    assert table.proposal is not None
    assert await house.master.agree(table.id, ANNA, table.proposal.number)
    assert table.playing().in_motion
    place = table.place
    await house.again()
    table = await house.master.at(place)
    assert table.playing().in_motion
    await house.make(table, BEN, Move("pass"))
    again = (await house.store.journal.lines(table.id))[-1]
    assert again.rolls[0][0] > answered.rolls[-1][0]
    assert not await take_back(house, table, BEN)
    assert table.proposal is not None
    assert await house.master.agree(table.id, ANNA, table.proposal.number)
    await house.make(table, BEN, Move("pass"))
    last = (await house.store.journal.lines(table.id))[-1]
    assert last.rolls[0][0] > again.rolls[-1][0]
    assert (await house.master.archive.verify(table.id)).problem is None
    await play_to_the_end(house, table)
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_answers_to_a_move_that_was_taken_back_are_refused(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    before = state(table)
    await house.play(table, ANNA, "duel")
    asks = table.asks()
    assert await take_back(house, table, ANNA)
    assert state(table) == before
    late = house.make(table, BEN, asks[1].menu.moves[0], asks[1].id)
    assert await refused(late) == "refused-answered"
    await house.play(table, ANNA, "duel")
    assert not {ask.id for ask in asks.values()} & {ask.id for ask in table.asks().values()}
    late = house.make(table, BEN, asks[1].menu.moves[0], asks[1].id)
    assert await refused(late) == "refused-answered"
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_computer_agrees_at_once_and_plays_again(house: House) -> None:
    await house.close()
    house.rules = Open()
    await house.open()
    table = await house.master.new(HERE, ANNA, "pips", {"turns": 100})
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    before = state(table)
    await house.play(table, ANNA, "sit")
    await house.until(lambda: any(table.assignments[seat].person is not None for seat in table.asks()))
    plan = await house.master.undo.preview(table, ANNA)
    assert plan.decisions == 1, "the computer's decision follows from hers"
    assert await take_back(house, table, ANNA)
    assert {**state(table), "counter": 0} == {**before, "counter": 0}
    await house.play(table, ANNA, "sit")
    await house.until(lambda: any(table.assignments[seat].person is not None for seat in table.asks()))
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_impossible_undos_are_refused_and_change_nothing(house: House) -> None:
    table = await open_house(house)
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-undo-nothing"
    assert await refused(house.master.undo.preview(table, CARL)) == "refused-not-seated"
    await house.play(table, ANNA, "sort")
    assert await refused(house.master.undo.preview(table, ANNA, 2)) == "refused-undo-fewer"
    plan = await house.master.undo.preview(table, ANNA)
    await house.play(table, ANNA, "sort")
    seq = table.seq
    late = house.master.undo.confirm(table, ANNA, plan.target, plan.last)
    assert await refused(late) == "refused-undo-changed"
    assert await refused(house.master.undo.confirm(table, BEN, plan.target, plan.last)) == "refused-undo-changed"
    assert await refused(house.master.undo.confirm(table, CARL, plan.target, plan.last)) == "refused-not-seated"
    assert table.seq == seq


async def test_an_undo_confirmed_twice_is_done_once(house: House) -> None:
    table = await open_house(house)
    for _ in range(2):
        await house.play(table, ANNA, "sort")
    plan = await house.master.undo.preview(table, ANNA)
    twice = [house.master.undo.confirm(table, ANNA, plan.target, plan.last, 77) for _ in range(2)]
    results = await asyncio.gather(*twice, return_exceptions=True)
    assert [isinstance(result, RefusedError) for result in results] == [False, True]
    assert table.playing().state.points == [1, 0]


async def test_nothing_is_taken_back_after_a_player_left_or_the_game_ended(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.play(table, ANNA, "duel")
    await house.master.resign(table.id, CARL)
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-undo-left"
    await house.master.resign(table.id, BEN)
    await house.make(table, ANNA, table.asks()[0].menu.moves[0])
    assert table.status is Status.OVER
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-over"


async def test_undo_is_refused_if_changed_rules_cannot_replay_the_journal(house: House) -> None:
    table = await in_a_block(house)
    place = table.place
    await house.close()
    house.rules = Repaired()
    await house.open()
    table = await house.master.at(place)
    await house.until(lambda: table.seq > 4)
    await house.play(table, ANNA, "duel")
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-undo-lost"


async def test_an_undone_game_is_the_same_after_a_restart(house: House) -> None:
    table = await open_house(house)
    await house.play(table, ANNA, "sit")
    await take_back(house, table, ANNA)
    saved = table.playing().save()
    await house.again()
    table = await house.master.at(HERE)
    assert table.playing().save() == saved
    await house.play(table, ANNA, "sit")
