"""Whether a decision could be taken back, which panels ask for after each move: remembered, and found out anew."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from engine.kernel.match import Ask
from engine.kernel.menus import RefusedError
from host.people import Person
from host.tables.status import Status
from host.tables.table import Table
from tests.host.consent.test_undo import take_back
from tests.host.house import ANNA, BEN, HERE, House


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is dealt and rolled the same way each time, one in which all that is looked for comes up."""
    monkeypatch.setattr("host.seating.sealing.secrets.token_bytes", lambda count: bytes(range(count)))
    monkeypatch.setattr("host.seating.sealing.secrets.token_hex", lambda count: "ab" * count)


async def found_anew(house: House, table: Table, reader: Person) -> bool:
    """Whether the journal, played again as for taking back itself, lets this person's last decision be taken back."""
    try:
        await house.master.undo.preview(table, reader)
    except RefusedError:
        return False
    return True


def somebody_asked(table: Table, random: Random) -> tuple[Person, Ask]:
    """One of those who are asked, and what."""
    seat, ask = random.choice(list(table.asks().items()))
    person = table.assignments[seat].person
    assert person is not None
    return person, ask


async def test_what_is_remembered_of_taking_back_is_what_is_found_out_anew(house: House) -> None:
    table = await house.running()
    undo, random, told = house.master.undo, Random(3), Counter[tuple[bool, bool]]()
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
            anew = await found_anew(house, table, reader)
            found = await undo.can_undo(table, reader)
            assert (found, undo.known_to_be_undoable(table, table.seat_of(reader.id))) == (anew, anew)
            told[anew, reader == person] += 1
        if table.proposal is not None:
            await house.master.decline(table.id, ANNA, table.proposal.number)
    assert len(told) == 4, "of either one, after moves of their own and of others"


async def test_after_a_restart_it_is_found_out_from_the_journal_what_can_be_taken_back(house: House) -> None:
    table = await house.running()
    random, told = Random(5), Counter[bool]()
    for number in range(24):
        if table.status is not Status.RUNNING:
            break
        person, ask = somebody_asked(table, random)
        await house.make(table, person, random.choice(list(ask.menu.moves)), ask.id)
        if number % 4 != 3:
            continue
        known = [await house.master.undo.can_undo(table, reader) for reader in (ANNA, BEN)]
        house = await house.again()
        found = await house.master.find(HERE)
        assert found is not None
        table = found
        assert [house.master.undo.known_to_be_undoable(table, seat) for seat in (0, 1)] == [False, False]
        assert [await house.master.undo.can_undo(table, reader) for reader in (ANNA, BEN)] == known
        told.update(known)
    assert len(told) == 2, "possible and not"


async def test_whoever_looks_what_can_be_taken_back_keeps_nobody_waiting(house: House) -> None:
    """The journal is read while somebody moves: what was found of the position before counts no more."""
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
            anew = await found_anew(house, table, reader)
            assert await house.master.undo.can_undo(table, reader) == anew
