"""Tests that the remembered answer of ``can_undo`` is the one that a replay of the journal gives."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

from engine.kernel.match import Ask
from engine.kernel.menus import RefusedError
from host.people import Person
from host.tables.status import Status
from host.tables.table import Table
from tests.host.consent.test_undo import take_back
from tests.host.house import ANNA, BEN, HERE, House


async def can_undo_by_replay(house: House, table: Table, reader: Person) -> bool:
    """Return whether a replay of the journal allows this person's last decision to be taken back."""
    try:
        await house.master.undo.preview(table, reader)
    except RefusedError:
        return False
    return True


def somebody_asked(table: Table, random: Random) -> tuple[Person, Ask]:
    """Return a random person who is asked something, and the question."""
    seat, ask = random.choice(list(table.asks().items()))
    person = table.assignments[seat].person
    assert person is not None
    return person, ask


async def test_the_remembered_possibility_to_undo_is_that_of_a_replay(house: House) -> None:
    table = await house.running()
    undo, random, cases = house.master.undo, Random(3), Counter[tuple[bool, bool]]()
    for _ in range(40):
        if table.status is not Status.RUNNING:
            break
        person, ask = somebody_asked(table, random)
        before = await undo.can_undo(table, person)
        if before and random.random() < 0.2 and await take_back(house, table, person):
            continue
        if table.proposal is None:
            await house.make(table, person, random.choice(list(ask.menu.moves)), ask.id)
        for reader in (ANNA, BEN):
            expected = await can_undo_by_replay(house, table, reader)
            assert await undo.can_undo(table, reader) == expected
            assert undo.known_to_be_undoable(table, table.seat_of(reader.id)) == expected
            cases[expected, reader == person] += 1
        if table.proposal is not None:
            await house.master.decline(table.id, ANNA, table.proposal.number)
    assert len(cases) == 4, "possible and not, after own moves and moves of others"


async def test_after_a_restart_the_journal_shows_which_decisions_can_be_taken_back(house: House) -> None:
    table = await house.running()
    random, cases = Random(5), Counter[bool]()
    for number in range(24):
        if table.status is not Status.RUNNING:
            break
        person, ask = somebody_asked(table, random)
        await house.make(table, person, random.choice(list(ask.menu.moves)), ask.id)
        if number % 4 != 3:
            continue
        before = [await house.master.undo.can_undo(table, reader) for reader in (ANNA, BEN)]
        house = await house.again()
        table = await house.master.at(HERE)
        assert [house.master.undo.known_to_be_undoable(table, seat) for seat in (0, 1)] == [False, False]
        assert [await house.master.undo.can_undo(table, reader) for reader in (ANNA, BEN)] == before
        cases.update(before)
    assert len(cases) == 2, "possible and not"


async def test_a_move_is_not_delayed_while_the_journal_is_read_for_an_undo(house: House) -> None:
    """Discard the result for the position before a move that is made while the journal is read."""
    table, random = await house.running(), Random(7)
    for _ in range(12):
        if table.status is not Status.RUNNING:
            break
        person, ask = somebody_asked(table, random)
        table.recent_decisions = None
        looking = asyncio.create_task(house.master.undo.can_undo(table, person))
        await asyncio.sleep(0)
        await house.make(table, person, random.choice(list(ask.menu.moves)), ask.id)
        await looking
        for reader in (ANNA, BEN):
            expected = await can_undo_by_replay(house, table, reader)
            assert await house.master.undo.can_undo(table, reader) == expected
