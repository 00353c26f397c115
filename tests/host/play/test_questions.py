"""A question that the rules leave open is answered by a die: proven like all others, and the game stays as it is."""

from __future__ import annotations

from engine.kernel.dice import Roll, questions_key, verify
from engine.kernel.menus import Move
from host.record.verifying import as_file
from host.tables.table import Table
from tests.host.consent.test_undo import open_house, take_back
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.host.play.test_playing import play_to_the_end


async def questions(house: House, table: Table) -> list[list[int]]:
    return [row.rolls[0] for row in await house.store.journal.lines(table.id) if row.kind == "question"]


async def test_the_answer_is_public_and_changes_nothing(house: House) -> None:
    table = await house.running(turns=3)
    position, asked = table.saved, table.asks()
    event = await house.master.question(table.id, BEN)
    # M-388: one to three is yes
    assert event.values["answer"] == ("yes" if event.values["die"] in (1, 2, 3) else "no")
    assert (table.saved, table.asks()) == (position, asked)
    await house.until(lambda: f"{event.values['die']} – " in house.chat.thread_text())


async def test_each_question_has_a_die_of_its_own_which_is_proven_at_the_end(house: House) -> None:
    table = await house.running(turns=3)
    for number in range(1, 13):
        await house.master.question(table.id, BEN if number % 2 else ANNA)
    fallen = await questions(house, table)
    assert [counter for counter, _, _ in fallen] == list(range(1, 13))
    assert len({face for _, _, face in fallen}) > 1
    await house.again()
    table = await house.master.get(table.id)
    await house.master.question(table.id, ANNA)
    await play_to_the_end(house, table)
    report = await house.master.archive.verify(table.id)
    assert report.problem is None
    assert len(report.answers) == 13
    assert report.rolls == len(report.fallen) + 13
    assert verify(table.dice_key, [Roll(*die[1:]) for die in report.fallen]) is None
    assert verify(questions_key(table.dice_key), [Roll(*die[1:]) for die in report.answers]) is None
    assert f"# questions: {questions_key(table.dice_key).hex()}" in as_file(report).decode()


async def test_a_manipulated_answer_is_found(house: House) -> None:
    table = await house.running(turns=3)
    await house.master.question(table.id, ANNA)
    ((counter, faces, face),) = await questions(house, table)
    await play_to_the_end(house, table)
    await house.close()
    bent = f"[[{counter},{faces},{face % faces + 1}]]"
    assert house.execute("update journal set rolls = :bent where kind = 'question' returning 1", bent=bent) == [(1,)]
    await house.open()
    report = await house.master.archive.verify((await house.master.at(HERE)).id)
    assert report.problem is not None
    assert report.problem.key == "verify-other-roll"


async def test_a_question_keeps_nobody_from_taking_back(house: House) -> None:
    table = await open_house(house)
    await house.make(table, ANNA, Move("sort"))
    await house.master.question(table.id, BEN)
    assert await house.master.undo.can_undo(table, ANNA)
    assert await take_back(house, table, ANNA), "nobody has to be asked"
    assert table.playing().state.points == [0] * len(table.assignments)
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_repeated_interaction_asks_once_and_only_players_may_ask(house: House) -> None:
    table = await house.running(turns=3)
    await house.master.question(table.id, ANNA, 77)
    assert await refused(house.master.question(table.id, ANNA, 77)) == "refused-answered"
    assert await refused(house.master.question(table.id, CARL)) == "refused-not-seated"
    assert len(await questions(house, table)) == 1
    await play_to_the_end(house, table)
    assert await refused(house.master.question(table.id, ANNA)) == "refused-over"
