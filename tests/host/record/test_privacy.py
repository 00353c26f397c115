"""A person's data: everything that deletion removes is exported, all of it goes, and nothing of other people."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from host.people import Place
from tests.host.house import BEN, House
from tests.host.personal_data import ANNA, NAMESAKE, dump, leaves, lost, quiet
from tests.host.record.test_retention import compress

CONTACT = ("hand_message", "hand_sent", "hand_closed", "lost_answer", "seen")
"""What a seat knows of the messages to its person, and of when they looked."""


@pytest.mark.parametrize("compressed", [False, True])
async def test_all_of_one_namesake_goes_and_nothing_of_the_other_and_the_export_had_all_of_it(
    filled: House, compressed: bool
) -> None:
    house, master = filled, filled.master
    await quiet(house)
    if compressed:
        house.settings.board_age = 1e9  # no board is posted again meanwhile
        assert await compress(house) > 5
    asking = [table for table in master._registry.loaded() if table.proposal is not None]
    assert len(asking) == 2
    [withdrawn] = [table for table in asking if table.proposal.newcomer == ANNA.id]  # pyright: ignore
    before, export = dump(house), await master.privacy.export(ANNA)
    others = await master.privacy.export(NAMESAKE)
    await master.privacy.delete(ANNA)
    await quiet(house)
    after = dump(house)

    left = [key for key, row in after.items() if ANNA.id in leaves(row)]
    assert left == [], "no number of theirs is anywhere"
    gone = lost(before, after)
    versions = [key for key, cells in gone.items() if key[0] == "progress" and [*cells] == ["version"]]
    for key in versions:  # of the tables that have changed
        del gone[key]
    for table_id in (withdrawn.id,):  # what is asked there is taken back with a line of its own
        assert gone.pop(("progress", (table_id,)))
        assert list(gone[("tables", (table_id,))]) == ["proposal"]
    added = [key for key in after if key not in before]
    kept = [key[1] for key in added if key[0] == "kept_digests"]
    assert sorted(what for _, what, _ in kept) == ["barred", "held-0", "held-0", "held-0", "held-0"]
    assert {key for key in added if key[0] != "kept_digests"} == {("journal", (withdrawn.id, withdrawn.seq))}
    removed = {"people", "decks", "puzzles", "daily_answers", "ratings", "barred", "mentions"}
    assert {key[0] for key in gone if key not in after} == removed
    assert {key[0] for key in gone} == {*removed, "results", "seats", "tables", "journal"}
    theirs = (ANNA.id, f"Deck of {ANNA.id}", f"hero-of-{ANNA.id}")
    for key, cells in gone.items():
        row = before[key]
        assert any(leaf in leaves(row) for leaf in theirs), f"{key} was not theirs"
        for name, (old, new) in cells.items():
            if key not in after:
                continue
            held = key[0] == "seats" and row["person_id"] == ANNA.id and name in CONTACT
            assert held or any(leaf in leaves(old) for leaf in theirs), f"{key} {name}: {old} -> {new}"
    for key, row in before.items():
        counted = sum(leaf == NAMESAKE.id for leaf in leaves(row))
        assert counted == sum(leaf == NAMESAKE.id for leaf in leaves(after.get(key, {}))), f"{key} lost a namesake"
    assert await master.privacy.export(NAMESAKE) == others

    exported = list(leaves(export))
    for key, cells in gone.items():
        for name, (old, new) in cells.items():
            missing = [leaf for leaf in leaves(old) if leaf != "" and leaf not in leaves(new) and leaf not in exported]
            assert not missing, f"{key} {name}: {missing} was not exported"
    lines = {(line["table"], line["line"]) for line in export["journal"]}
    assert {key[1] for key in gone if key[0] == "journal"} == lines
    assert {key[1] for key in gone if key[0] == "seats"} <= {(row["table"], row["seat"]) for row in export["seats"]}
    tables = {row["table"] for row in (*export["tables"], *export["proposals"])}
    assert {key[1][0] for key in gone if key[0] == "tables"} == tables
    keys = {event["text"] for line in export["journal"] for event in line["told"]}
    assert keys == {
        "event-came-back",
        "event-declined",
        "event-left-seat",
        "event-moderated",
        "event-paused",
        "event-proposed",
        "event-removed",
        "event-resumed",
        "event-seat-offered",
        "event-seat-taken",
    }
    assert NAMESAKE.id not in exported
    assert not {"Ben", "Carl", "Dora"} & set(map(str, exported)), "no data of others are exported"
    empty = await master.privacy.export(ANNA)
    assert [name for name, value in empty.items() if value and name != "id"] == ["remembered"]
    remembered = {(row["what"], row["table"]) for row in empty["remembered"]}
    assert remembered >= {(what, table_id) for _, what, table_id in kept}
    assert {what for what, _ in remembered} == {"barred", "held-0", "opening", "proposal", "request"}


async def test_after_a_deletion_every_table_is_readable_and_shows_a_deleted_person_beside_the_namesake(
    filled: House,
) -> None:
    house = filled
    numbers = [key[1][0] for key in dump(house) if key[0] == "tables"]
    await quiet(house)
    await house.master.privacy.delete(ANNA)

    async def words() -> list[str]:
        exported = [await house.master.archive.export(number, BEN) for number in numbers]
        return [" ".join(word for line in record.log for word in line.words) for record in exported]

    lines = await words()
    assert sum("Gelöschte Person hat die Partie verlassen" in line for line in lines) == 2
    assert sum("Anna hat die Partie verlassen" in line for line in lines) == 2
    both = (await house.master.at(Place(7, 300))).id
    [there] = [line for number, line in zip(numbers, lines, strict=True) if number == both]
    assert "Gelöschte Person hat die Partie verlassen" in there
    assert "Anna hat die Partie verlassen" in there
    await house.again()
    assert await words() == lines
    for number in numbers:
        assert (await house.master.archive.verify(number)).problem is None


async def test_one_person_at_a_time_is_served_on_a_connection_of_its_own_while_others_play(house: House) -> None:
    table = await house.running(Place(7, 70), ANNA, BEN)
    async with house.master.privacy._records:  # somebody else is being served
        exporting = asyncio.create_task(house.master.privacy.export(ANNA))
        deleting = asyncio.create_task(house.master.privacy.delete(NAMESAKE))
        for _ in range(3):
            await house.random_move(table)
        assert not exporting.done()
        assert not deleting.done()
    assert (await exporting)["seats"]
    await deleting
    own, shared = house.store.personal_data._readers, house.store.journal._readers
    assert own is not shared
    readers = (house.store.personal_data.tables, house.store.personal_data.people, house.store.personal_data.ratings)
    assert {reader._readers for reader in readers} == {own}


async def test_neither_export_nor_deletion_reads_whole_journals(tmp_path: Path) -> None:
    house = await House(tmp_path).open()
    table = await house.running(Place(7, 70), ANNA, BEN)
    await house.random_move(table)
    executed: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, _context: Any, many: bool) -> None:
        executed.append((statement, values[0] if many else values))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        await house.master.privacy.export(ANNA)
        await house.master.privacy.delete(ANNA)
    finally:
        event.remove(Engine, "before_cursor_execute", note)
        await house.close()
    reads = [(words, values) for words, values in executed if words.startswith(("SELECT", "UPDATE", "DELETE"))]
    with closing(sqlite3.connect(house.folder / "house.sqlite")) as file:
        plans = [row[3] for words, values in reads for row in file.execute(f"EXPLAIN QUERY PLAN {words}", values)]
    assert any(plan.startswith("SEARCH mentions") for plan in plans)
    assert [plan for plan in plans if plan.startswith(("SCAN journal", "SCAN mentions", "SCAN archives"))] == []
