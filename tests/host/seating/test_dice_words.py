"""Words and secrets of tables while people come and go."""

from __future__ import annotations

import asyncio

from engine.kernel.dice import dice_key
from host.tables.status import Status
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.host.play.test_playing import play_to_the_end


async def test_words_stay_with_people_who_change_seats_and_leave_with_them(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.choose_word(table.id, ANNA, "amber")
    await house.master.join(table.id, BEN, "birch")
    await house.master.join(table.id, CARL, "cedar")
    await house.master.leave(table.id, ANNA)
    await house.again()
    table = await house.master.get(table.id)
    assert [assignment.word for assignment in table.assignments] == ["birch", "cedar"]
    await house.master.join(table.id, ANNA)
    assert table.assignments[2].word not in ("", "amber"), "another one by chance"
    await house.master.begin(table.id, BEN)
    assert table.words == tuple(assignment.word for assignment in table.assignments)


async def test_a_new_person_on_a_seat_does_not_change_the_dice(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL, turns=6)
    words, key = table.words, table.dice_key
    await house.master.seats.leave(table, BEN)
    await house.again()
    table = await house.master.get(table.id)
    assert (table.words, table.dice_key, table.playing().dice.key) == (words, key, key)
    await house.master.seats.join(table, BEN)
    await house.random_move(table)
    await house.again()
    table = await house.master.get(table.id)
    assert (table.words, table.playing().dice.key) == (words, key)
    await play_to_the_end(house, table)
    report = await house.master.archive.verify(table.id)
    assert (report.words, report.problem) == (words, None)


async def test_the_same_secret_with_another_word_gives_other_dice(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN)
    assert table.playing().dice.key == dice_key(table.secret, table.words)
    assert dice_key(table.secret, (table.words[0], "other")) != table.dice_key


async def test_a_word_chosen_during_the_start_is_used_or_refused(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.join(table.id, BEN)
    typed = [f"word {number}" for number in range(20)]
    outcomes = await asyncio.gather(
        *(house.master.choose_word(table.id, BEN, word) for word in typed[:10]),
        house.master.begin(table.id, ANNA),
        *(house.master.choose_word(table.id, BEN, word) for word in typed[10:]),
        return_exceptions=True,
    )
    assert table.status is Status.RUNNING
    taken = [word for word, outcome in zip(typed, [*outcomes[:10], *outcomes[11:]], strict=True) if outcome is table]
    assert table.words[1] == taken[-1]
    row = await house.store.tables.read(table.id)
    assert row is not None
    assert tuple(seat.word for seat in row.seats) == table.words
    assert await refused(house.master.choose_word(table.id, BEN, "late")) == "refused-begun"


async def test_a_closed_table_is_not_found_as_one_that_was_played(house: House) -> None:
    table = await house.running()
    await house.master.resign(table.id, ANNA)
    again = await house.master.new(HERE, ANNA, "pips")
    await house.master.leave(again.id, ANNA)
    assert (await house.master.at(HERE)).id == table.id
