"""What earlier versions wrote about somebody is forgotten, and what they asked is still carried out."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from host.people import Place
from tests.host.house import BEN, CARL, DORA, House
from tests.host.personal_data import ANNA, NAMESAKE, dump, leaves, quiet

WITHOUT_INDEX = (
    'alter table ratings drop column "opponents"',
    'alter table results drop column "side"',
    "drop table kept_digests",
    "drop table mentions",
    "drop table archives",
    "drop index ix_tables_ended",
    'alter table servers drop column "left"',
    "update alembic_version set version_num = '0010'",
)
"""Back to the schema of the last version that had no index from people to lines."""


def in_words(value: Any, names: dict[int, str]) -> Any:
    """Stored texts as earlier versions wrote them: with names in words."""
    if isinstance(value, list):
        return [in_words(part, names) for part in value]
    if not isinstance(value, dict):
        return value
    if value.get("text") == "person":
        return names[value["values"]["person"]]
    return {key: in_words(part, names) for key, part in value.items()}


async def as_written_before(house: House) -> None:
    """The database as the version before this one would have left it."""
    await house.close()
    names = {each.id: each.name for each in (ANNA, NAMESAKE, BEN, CARL, DORA)}
    with sqlite3.connect(house.folder / "house.sqlite") as file:
        for table_id, seq, events in file.execute("select table_id, seq, events from journal").fetchall():
            old = json.dumps(in_words(json.loads(events), names), ensure_ascii=False, separators=(",", ":"))
            file.execute("update journal set events = ? where table_id = ? and seq = ?", (old, table_id, seq))
        query = "select id, proposal from tables where proposal is not null"
        for table_id, proposal in file.execute(query).fetchall():
            data = in_words(json.loads(proposal), names)
            data["data"]["person"] = [data["data"]["person"], "Anna", "de"]
            file.execute("update tables set proposal = ? where id = ?", (json.dumps(data), table_id))
        for statement in WITHOUT_INDEX:
            file.execute(statement)
    await house.open()


async def test_names_that_earlier_versions_wrote_in_words_are_forgotten_where_they_mean_this_person(
    filled: House,
) -> None:
    house = filled
    await quiet(house)
    await as_written_before(house)
    before = dump(house)
    await house.master.privacy.delete(ANNA)
    await quiet(house)
    after = dump(house)
    assert [key for key, row in after.items() if ANNA.id in leaves(row)] == []
    channels = {row["id"]: row["channel_id"] for (name, _), row in after.items() if name == "tables"}
    for (name, key), row in after.items():
        if name != "journal":
            continue
        channel, events = channels[row["table_id"]], json.loads(row["events"])
        was = json.loads(before[name, key]["events"]) if (name, key) in before else events
        assert [event["text"] for event in events] == [event["text"] for event in was], "no text was replaced"
        if channel < 200:
            assert "Anna" not in leaves(events), row
        elif channel == 300:
            assert ("Anna" in leaves(events)) == (row["kind"] == "seat" and row["seat"] == 1), row
        elif row["kind"] in ("pause", "resume", "stop") or (row["kind"] == "seat" and '["offer' not in row["move"]):
            assert events == was, "a namesake's own lines stay"
    kept = [table for table in house.master._registry.loaded() if table.proposal is not None]
    assert [table.proposal.newcomer for table in kept if table.proposal] in ([], [NAMESAKE.id])


async def test_what_an_earlier_version_left_to_the_vote_is_still_carried_out(house: House) -> None:
    table = await house.running(Place(7, 70), BEN, CARL, DORA)
    await house.master.seats.leave(table, BEN)
    await house.master.seats.join(table, NAMESAKE)
    await as_written_before(house)
    table = await house.master.at(Place(7, 70))
    assert table.proposal is not None
    for person in (CARL, DORA):
        await house.master.agree(table.id, person, table.proposal.number if table.proposal else 0)
    assert table.chairs[0].person == NAMESAKE
