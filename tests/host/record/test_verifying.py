"""Verification: a game fits its journal, and a manipulated one does not."""

from __future__ import annotations

import json

import pytest

from engine.kernel.dice import Roll, dice_key, seal_of, verify
from host.tables.status import Status
from tests.host.house import ANNA, BEN, HERE, House, refused
from tests.host.play.test_playing import Repaired, in_a_block, play_to_the_end


async def bend(house: House, change: str) -> None:
    """Close the house, change its database and open it again."""
    await house.close()
    assert house.execute(f"{change} returning 1", zero=b"\0")
    await house.open()


async def test_the_seal_is_fixed_before_anybody_joins(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    seal = table.seal
    assert seal == seal_of(table.secret)
    row = await house.store.tables.read(table.id)
    assert row is not None
    assert (row.commitment, row.secret) == (seal, table.secret)
    await house.again()
    table = await house.master.get(table.id)
    await house.master.join(table.id, BEN)
    words = tuple(assignment.word for assignment in table.assignments)
    assert all(words)
    assert not any(word in str(house.chat.boards.values()) for word in words), "words are secret before the start"
    await house.master.begin(table.id, ANNA)
    assert (table.seal, table.words) == (seal, words)
    assert table.dice_key == dice_key(table.secret, words) == table.playing().dice.key


async def test_seal_and_words_are_public_at_the_start_and_the_secret_at_the_end(house: House) -> None:
    table = await house.running(turns=3)
    await house.until(lambda: table.seal in house.chat.thread_text())
    assert all(word in house.chat.thread_text() for word in table.words)
    report = await house.master.archive.verify(table.id)
    assert (report.secret, report.key, report.fallen, report.problem) == ("", "", (), None)
    assert report.rolls > 0
    secret, key = table.secret.hex(), table.dice_key.hex()
    assert secret not in house.chat.thread_text()
    assert key not in house.chat.thread_text()
    await play_to_the_end(house, table)
    await house.until(lambda: secret in house.chat.thread_text() and key in house.chat.thread_text())
    report = await house.master.archive.verify(table.id)
    assert (report.secret, report.key, report.words) == (secret, key, table.words)
    assert seal_of(bytes.fromhex(report.secret)) == report.seal
    assert len(report.fallen) == report.rolls
    assert verify(bytes.fromhex(key), [Roll(*die[1:]) for die in report.fallen]) is None
    assert report.problem is None
    assert report.moves >= 3
    assert report.rolls >= 20


async def test_a_game_that_ended_by_resigning_fits(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, table.asks()[0].menu.moves[-1])
    await house.master.resign(table.id, BEN)
    assert table.status is Status.OVER
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_game_before_its_start_cannot_be_checked(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    assert await refused(house.master.archive.verify(table.id)) == "refused-not-begun"


async def test_a_game_with_an_undone_move_fits_its_journal(house: House) -> None:
    table = await in_a_block(house)
    place = table.place
    await house.close()
    house.rules = Repaired()
    await house.open()
    table = await house.master.at(place)
    await house.until(lambda: not table.playing().went_back or table.seq > 4)
    await house.close()
    house.rules = type(house.rules).__mro__[1]()  # the journal was written under the old rules
    await house.open()
    table = await house.master.at(place)
    assert (await house.master.archive.verify(table.id)).problem is None


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("update journal set rolls = '[[1,6,6]]' where seq = 4", "verify-other-roll"),
        ("""update journal set move = '["fly",[]]' where seq = 4""", "verify-other-move"),
        ("delete from journal where kind = 'start'", "verify-no-start"),
        ("delete from journal where seq = (select max(seq) from journal)", "verify-other-end"),
        ("update progress set dice_key = :zero", "verify-other-secret"),
        ("update tables set commitment = 'other'", "verify-other-secret"),
        ("update seats set word = 'other' where seat = 1", "verify-other-roll"),
    ],
)
async def test_manipulations_of_the_database_are_found(house: House, change: str, problem: str) -> None:
    table = await house.running(turns=4)
    await play_to_the_end(house, table)
    await bend(house, change)
    table = await house.master.at(HERE)
    report = await house.master.archive.verify(table.id)
    assert report.problem is not None
    assert report.problem.key == problem


async def test_the_key_is_nowhere_before_the_end(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    table = await house.running()
    for _ in range(5):
        await house.random_move(table)
    shown = [repr(table), str(table.playing().view(0)), house.chat.thread_text(), *map(str, house.chat.boards.values())]
    shown += [json.dumps([row._asdict() for row in await house.store.journal.lines(table.id)]), capsys.readouterr().out]
    if table.status is Status.RUNNING:
        for key in (table.dice_key, table.secret):
            assert not any(key.hex() in words or repr(key) in words for words in shown)
