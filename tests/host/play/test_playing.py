"""Moves: accepted once, durable before they are answered, refused with nothing changed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.kernel.advice import Plan
from engine.kernel.flow import Flow, Prompt, ResolveContext
from engine.kernel.match import Ask
from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.text import Seat
from host.people import Person, Place
from host.tables.status import Status
from host.tables.table import Table
from tests.games.pips.game import Pips
from tests.games.pips.game import PipsTable as State
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused, unwritten

ROLL = Move("roll")


async def play_to_the_end(house: House, table: Table) -> int:
    moves = 0
    while await house.random_move(table):
        moves += 1
        assert moves < 500
    return moves


async def test_an_accepted_move_is_in_the_store_when_it_is_answered(house: House) -> None:
    table = await house.running()
    before = table.seq
    played = await house.make(table, ANNA, ROLL, table.asks()[0].id)
    row = await house.store.tables.read(table.id)
    assert row is not None
    assert row.saved == table.saved == table.playing().save()
    last = (await house.store.journal.lines(table.id))[-1]
    assert (last.seq, last.kind, last.seat, last.move) == (before + 1, "move", 0, ["roll", []])
    assert played.events[0].text.key == "event-rolled"


async def test_a_person_hears_whispers_to_himself_and_the_journal_keeps_none(house: House) -> None:
    table = await house.running()
    played = await house.make(table, ANNA, Move("draw"))
    assert [event.text.key for event in played.events] == ["event-drew", "event-your-card"]
    assert "event-your-card" not in str(await house.store.journal.lines(table.id))
    await house.until(lambda: "draws" in house.chat.thread_text())
    assert "You draw" not in house.chat.thread_text()


async def test_a_press_delivered_twice_is_done_once(house: House) -> None:
    table = await house.running()
    asked = table.asks()[0].id
    twice = [house.make(table, ANNA, Move("draw"), asked, 555) for _ in range(2)]
    results = await asyncio.gather(*twice, return_exceptions=True)
    assert [isinstance(result, RefusedError) for result in results] == [False, True]
    assert table.seq == 4  # opened, joined, begun, drawn


async def test_a_move_is_found_out_from_the_question_after_a_change_that_was_under_way(house: House) -> None:
    table = await house.running()
    asked: list[tuple[str, bool]] = []

    def choose(ask: Ask | None) -> tuple[Move, Plan]:
        assert ask is not None
        asked.append((ask.id, table.saved == table.playing().save()))
        return Move("draw"), {}

    question = table.playing().ask_id(1)
    playing = house.master.gameplay.play(table, BEN, choose, press=558)
    await asyncio.gather(house.make(table, ANNA, Move("draw"), press=557), house.master.finish(playing))
    assert asked == [(question, True)], "the question that Anna's move has put, when that was durable"
    assert table.seq == 5  # opened, joined, begun, drawn twice


async def test_the_move_of_a_repeated_interaction_is_not_determined_again(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, Move("draw"), None, 559)

    def choose(ask: Ask | None) -> tuple[Move, Plan]:
        raise AssertionError("it was made already")

    assert await refused(house.master.gameplay.play(table, ANNA, choose, press=559)) == "refused-answered"


async def test_a_move_that_cannot_be_determined_changes_nothing(house: House) -> None:
    table = await house.running()
    before = (table.seq, table.saved, table.playing().save())

    def choose(ask: Ask | None) -> tuple[Move, Plan]:
        raise RefusedError(Refusal("refused-say-more"))

    assert await refused(house.master.gameplay.play(table, ANNA, choose, press=560)) == "refused-say-more"
    assert (table.seq, table.saved, table.playing().save()) == before
    await house.make(table, ANNA, ROLL, press=560)


async def test_a_plan_holds_only_once_its_move_is_durable(house: House) -> None:
    table = await house.running()
    with house.locked():
        plan: Plan = {"ask-turn": [ROLL]}
        assert await unwritten(house.make(table, ANNA, Move("draw"), plan=plan)) == "refused-store-locked"
        assert table.plans == {}
    await house.make(table, ANNA, Move("draw"), plan=plan)
    assert table.plans == {0: plan}


async def test_an_interaction_repeated_after_a_restart_is_accepted_once(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, Move("draw"), None, 556)
    await house.again()
    assert await refused(house.make(table, ANNA, Move("draw"), None, 556)) == "refused-answered"
    assert await refused(house.master.resign(table.id, ANNA, 556)) == "refused-answered"


async def test_moves_of_strangers_and_moves_out_of_turn_are_refused(house: House) -> None:
    table = await house.running()
    saved = table.playing().save()
    assert await refused(house.make(table, CARL, ROLL)) == "refused-not-seated"
    assert await refused(house.make(table, BEN, ROLL)) == "refused-not-your-turn"
    assert await refused(house.make(table, ANNA, Move("fly", ("@everyone",)))) == "refused-unknown-move"
    assert await refused(house.make(table, ANNA, ROLL, "0-77")) == "refused-answered"
    assert table.playing().save() == saved


async def test_a_move_before_the_start_is_refused(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    assert await refused(house.make(table, ANNA, ROLL)) == "refused-not-begun"
    assert await refused(house.master.resign(table.id, ANNA)) == "refused-not-begun"
    await house.master.leave(table.id, ANNA)
    assert await refused(house.make(table, ANNA, ROLL)) == "refused-closed"


async def test_a_game_goes_to_its_end_across_a_restart_after_every_move(house: House) -> None:
    table = await house.running(turns=6)
    moves = 0
    while await house.random_move(table):
        menus = table.playing().asks()
        await house.again()
        table = await house.master.at(HERE)
        assert table.playing().asks() == menus
        moves += 1
    assert moves >= 6
    assert table.status is Status.OVER
    assert await refused(house.make(table, ANNA, ROLL)) == "refused-over"
    assert await refused(house.master.resign(table.id, ANNA)) == "refused-over"


async def test_after_a_game_the_channel_is_free_and_the_old_game_can_still_be_seen(house: House) -> None:
    table = await house.running(turns=3)
    await play_to_the_end(house, table)
    assert await house.master.find(HERE) is table
    other = await house.master.new(HERE, CARL, "pips")
    assert await house.master.find(HERE) is other
    await house.master.leave(other.id, CARL)
    assert await house.master.find(HERE) is table


async def test_resigning_ends_a_game_of_two_even_in_the_middle_of_a_move(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, Move("duel"))
    assert table.playing().in_motion
    await house.master.resign(table.id, BEN)
    assert (result := table.result()) is not None
    assert result.winners == (0,)
    assert table.status is Status.OVER
    assert await refused(house.master.resign(table.id, BEN)) == "refused-over"


async def test_simultaneous_answers_are_all_accepted(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.make(table, ANNA, Move("duel"))
    asks = table.asks()
    people = (ANNA, BEN, CARL)
    await asyncio.gather(*(house.make(table, people[seat], ask.menu.moves[0], ask.id) for seat, ask in asks.items()))
    assert not table.playing().in_motion


async def test_fifty_people_at_once_lose_no_move(house: House) -> None:
    tables = await asyncio.gather(
        *(house.running(Place(7, 100 + n), Person(1000 + n, "A"), Person(2000 + n, "B"), turns=30) for n in range(25))
    )
    await asyncio.gather(*(play_to_the_end(house, table) for table in tables))
    for table in tables:
        assert (await house.master.archive.verify(table.id)).problem is None


class Clumsy(Pips):
    """Pips whose draw fails in the middle of the move."""

    def resolve(self, state: State, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        state.points[seat] += 1
        if move.name == "draw":
            raise RuntimeError("a secret word")
        yield from super().resolve(state, seat, move, io)


async def test_a_fault_in_the_rules_leaves_no_half_made_move(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    house.rules = Clumsy()
    table = await house.running()
    saved = table.playing().save()
    assert await refused(house.make(table, ANNA, Move("draw"))) == "refused-fault"
    assert table.playing().save() == saved
    assert "secret" not in capsys.readouterr().out
    await house.make(table, ANNA, ROLL)


async def test_a_move_that_cannot_be_written_was_not_made(house: House) -> None:
    table = await house.running()
    before = (table.playing().save(), table.seq, table.asks())
    with house.locked():
        assert await unwritten(house.make(table, ANNA, ROLL)) == "refused-store-locked"
        assert (table.playing().save(), table.seq, table.asks()) == before
    await house.make(table, ANNA, ROLL, table.asks()[0].id)
    row = await house.store.tables.read(table.id)
    assert row is not None
    assert row.saved == table.playing().save()


async def test_a_cancelled_caller_does_not_interrupt_a_move(house: House) -> None:
    table = await house.running()
    for _ in range(20):
        seat, asked = next(iter(table.asks().items()))
        person = table.assignments[seat].person
        assert person is not None
        calling = asyncio.create_task(house.make(table, person, asked.menu.moves[-1], asked.id))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        calling.cancel()
        await asyncio.gather(calling, return_exceptions=True)
        await house.until(lambda asked=asked, seat=seat: table.playing().ask_id(seat) != asked.id)
        async with table.lock:
            row = await house.store.tables.read(table.id)
        assert row is not None
        assert row.saved == table.playing().save()
        if table.status is Status.OVER:
            return


async def test_a_new_name_of_a_player_is_remembered(house: House) -> None:
    table = await house.running()
    await house.make(table, Person(ANNA.id, "Annabella", "de"), ROLL)
    await house.again()
    table = await house.master.at(HERE)
    assert table.assignments[0].person == Person(ANNA.id, "Annabella", "de")


class Repaired(Pips):
    """Pips after a change of the rules: nobody is asked to block any more."""

    def _roll(self, state: State, seat: Seat, io: ResolveContext) -> Flow:
        state.points[seat] += io.dice.roll(6)
        return
        yield Prompt({})


async def in_a_block(house: House) -> Table:
    """Return a game in which a player is asked whether to block."""
    for channel in range(100, 200):
        table = await house.running(Place(7, channel))
        await house.make(table, ANNA, ROLL)
        if table.playing().in_motion:
            return table
    raise AssertionError("nobody was ever asked")


async def test_a_move_that_changed_rules_cannot_go_on_with_is_undone_and_announced(house: House) -> None:
    table = await in_a_block(house)
    await house.close()
    house.rules = Repaired()
    await house.open()
    table = await house.master.at(table.place)
    await house.until(lambda: "it was undone" in house.chat.thread_text())
    assert not table.playing().in_motion
    rows: Any = await house.store.journal.lines(table.id)
    assert rows[-1].kind == "back"
    await house.make(table, ANNA, ROLL, table.asks()[0].id)
