"""Somebody's data: all that deletion takes away is handed out, all of theirs goes, and nothing of anybody else."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from engine.kernel.text import Text
from host.people import Person, Place
from host.play.reaction_preferences import ReactionPreferences
from host.record.references import WORDED
from host.seating.seats import newcomer
from host.servers.server_settings import Rights
from host.tables.chair import BroughtDeck
from host.tables.status import Status
from host.tables.table import Table
from host.time.reminder_preferences import Way
from store import seats
from tests.host.house import BEN, CARL, DORA, House, refused
from tests.host.test_servers import everywhere

ANNA = Person(7_000_000_001, "Anna", "en-GB")
NAMESAKE = Person(7_000_000_002, "Anna", "de")
MODERATOR = everywhere(Rights(moderator=True))
HAND = ("hand_message", "hand_sent", "hand_closed")
Key = tuple[str, tuple[Any, ...]]
Rows = dict[Key, dict[str, Any]]


def dump(house: House) -> Rows:
    """Every row of the database by its table and primary key."""
    rows: Rows = {}
    with sqlite3.connect(house.folder / "house.sqlite") as file:
        file.row_factory = sqlite3.Row
        for (table,) in file.execute("select name from sqlite_master where type = 'table'").fetchall():
            keys = [column[1] for column in file.execute(f"pragma table_info({table})") if column[5]]
            for row in file.execute(f"select * from {table}"):  # noqa: S608
                rows[table, tuple(row[key] for key in keys or row.keys())] = dict(row)
    return rows


def leaves(value: Any) -> Iterator[Any]:
    """Every number and string inside of JSON data, however deep."""
    if isinstance(value, dict):
        for part in value.values():
            yield from leaves(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from leaves(part)
    elif isinstance(value, str) and value[:1] in "[{":
        try:
            yield from leaves(json.loads(value))
        except ValueError:
            yield value
    elif value is not None:
        yield value


async def everything_about(house: House, person: Person, first: int, other: Person) -> None:
    """Whatever can be stored about somebody, at tables in channels from ``first`` on; ``other`` plays along."""
    master = house.master
    await master.deck_library.keep(person, "telperinquar", f"Wolves of {person.id}", "4 Grey Wolf")
    await master.reminders.choose(person, Way.MENTION, None)
    # finished and rated
    table = await house.running(Place(7, first), person, BEN)
    await master.resign(table.id, BEN)
    # offered to somebody, who took it
    table = await house.running(Place(7, first + 1), person, BEN, CARL)
    await brings(house, table, person)
    await master.seats.offer(table, person, DORA)
    await master.seats.join(table, DORA)
    # left to the computer, come back to, left again
    table = await house.running(Place(7, first + 2), person, BEN, CARL)
    await chooses(house, table, person)
    for _ in range(2):
        await master.seats.leave(table, person)
        await master.seats.join(table, person)
    await master.seats.leave(table, person)
    # offered by somebody else, and looked after
    table = await house.running(Place(7, first + 3), BEN, CARL)
    await master.seats.offer(table, CARL, person)
    await master.moderation.pause(7, MODERATOR, table.id, person)
    await master.moderation.resume(7, MODERATOR, table.id, person)
    # asked to be let in: declined once, and waiting for an answer
    table = await house.running(Place(7, first + 4), BEN, CARL)
    await master.seats.leave(table, BEN)
    await master.seats.join(table, person)
    assert table.proposal is not None
    await master.decline(table.id, CARL, table.proposal.number)
    table = await house.running(Place(7, first + 5), BEN, CARL, DORA)
    await master.seats.leave(table, BEN)
    await master.seats.join(table, person)
    # stopped from outside
    table = await house.running(Place(7, first + 6), BEN, CARL)
    await master.moderation.stop(7, MODERATOR, table.id, person)
    # removed from a table, and removing somebody from it
    table = await house.running(Place(7, first + 9), person, BEN, CARL)
    await master.moderation.remove(7, MODERATOR, table.id, person, CARL.id)
    await master.moderation.remove(7, MODERATOR, table.id, DORA, person.id)
    # a seat that was taken from somebody else, with all that belongs to a seat; then given up
    table = await house.running(Place(7, first + 7), other, BEN)
    await brings(house, table, other)
    await master.seats.offer(table, other, person)
    await master.seats.join(table, person)
    await chooses(house, table, person)
    await holds(house, table, person)
    await master.resign(table.id, person)
    # a table of their own, with their own deck, given up
    table = await house.running(Place(7, first + 8), person, BEN)
    await brings(house, table, person)
    await holds(house, table, person)
    await master.resign(table.id, person)


async def brings(house: House, table: Table, person: Person) -> None:
    """Somebody's deck lies on their seat, as where a game has decks."""
    seat = table.find_seat(person.id)
    assert seat is not None
    deck = BroughtDeck(Text("deck-title", {"name": f"Deck of {person.id}"}), {"hero": f"hero-of-{person.id}"})
    await house.store.write(seats.deck(table.id, seat, deck.as_data()))
    table.chairs[seat].deck = deck


async def holds(house: House, table: Table, person: Person) -> None:
    """Somebody has got their hand in a private message."""
    seat = table.find_seat(person.id)
    assert seat is not None
    await quiet(house)
    table.chairs[seat].hand_message, table.chairs[seat].hand_sent = person.id + 10_000, 1234.5
    table.chairs[seat].hand_closed = True
    sent = seats.hand_sent(table.id, seat, hand_message=person.id + 10_000, hand_sent=1234.5)
    await house.store.write(sent, seats.hand_closed(table.id, seat, True))


async def chooses(house: House, table: Table, person: Person) -> None:
    """Somebody has said how they want to be asked, as where a game has reactions."""
    seat = table.find_seat(person.id)
    assert seat is not None
    table.chairs[seat].reaction_preferences = ReactionPreferences(person.id, None, (f"choice-of-{person.id}",))
    await house.store.write(
        seats.reaction_preferences(table.id, seat, table.chairs[seat].reaction_preferences.as_data())
    )


@pytest.fixture
async def filled(house: House) -> House:
    """A house in which two people of the same name have done everything there is, also with each other."""
    house.settings.most_tables_person = house.settings.most_tables_server = 1000
    await everything_about(house, ANNA, 100, CARL)
    await everything_about(house, NAMESAKE, 200, DORA)
    both = await house.running(Place(7, 300), ANNA, NAMESAKE, BEN)
    for person in (ANNA, NAMESAKE):
        await house.master.seats.leave(both, person)
    return house


async def quiet(house: House) -> None:
    """Wait until everything is shown."""
    await house.until(lambda: house.master._publisher.tables() == 0)


def lost(before: Rows, after: Rows) -> dict[Key, dict[str, tuple[Any, Any]]]:
    """The cells that are not what they were, with what they were and are; a row that is gone has lost all of them."""
    found: dict[Key, dict[str, tuple[Any, Any]]] = {}
    for key, row in before.items():
        now = after.get(key, {})
        cells = {name: (old, now.get(name)) for name, old in row.items() if now.get(name) != old}
        if cells:
            found[key] = cells
    return found


async def test_all_of_one_namesake_goes_and_nothing_of_the_other_and_the_export_had_all_of_it(filled: House) -> None:
    house, master = filled, filled.master
    await quiet(house)
    asking = [table for table in master._registry.loaded() if table.proposal is not None]
    assert len(asking) == 2
    [withdrawn] = [table for table in asking if newcomer(table.proposal) == ANNA.id]  # pyright: ignore
    before, export = dump(house), await master.privacy.export(ANNA)
    others = await master.privacy.export(NAMESAKE)
    await master.privacy.delete(ANNA)
    await quiet(house)
    after = dump(house)

    left = [key for key, row in after.items() if ANNA.id in leaves(row)]
    assert left == [], "no number of theirs is anywhere"
    gone = lost(before, after)
    for table_id in (withdrawn.id,):  # what is asked there is taken back with a line of its own
        assert gone.pop(("progress", (table_id,)))
        assert list(gone[("tables", (table_id,))]) == ["proposal"]
    assert {key for key in after if key not in before} == {("journal", (withdrawn.id, withdrawn.seq))}
    removed = {"people", "decks", "ratings", "barred"}
    assert {key[0] for key in gone if key not in after} == removed
    assert {key[0] for key in gone} == {*removed, "results", "seats", "tables", "journal"}
    theirs = (ANNA.id, f"Deck of {ANNA.id}", f"hero-of-{ANNA.id}")
    for key, cells in gone.items():
        row = before[key]
        assert any(each in leaves(row) for each in theirs), f"{key} was not theirs"
        for name, (old, new) in cells.items():
            if key not in after:
                continue
            held = key[0] == "seats" and row["person_id"] == ANNA.id and name in HAND
            assert held or any(each in leaves(old) for each in theirs), f"{key} {name}: {old} -> {new}"
    for key, row in before.items():
        counted = sum(each == NAMESAKE.id for each in leaves(row))
        assert counted == sum(each == NAMESAKE.id for each in leaves(after.get(key, {}))), f"{key} lost a namesake"
    assert await master.privacy.export(NAMESAKE) == others

    told = list(leaves(export))
    for key, cells in gone.items():
        for name, (old, new) in cells.items():
            missing = [each for each in leaves(old) if each not in leaves(new) and each not in told]
            assert not missing, f"{key} {name}: {missing} was not handed out"
    lines = {(line["table"], line["line"]) for line in export["journal"]}
    assert {key[1] for key in gone if key[0] == "journal"} == lines
    assert {key[1] for key in gone if key[0] == "seats"} <= {(each["table"], each["seat"]) for each in export["seats"]}
    tables = {each["table"] for each in (*export["tables"], *export["proposals"])}
    assert {key[1][0] for key in gone if key[0] == "tables"} == tables
    keys = {event["text"] for line in export["journal"] for event in line["told"]}
    assert keys == {key for key in WORDED if key.startswith("event-") and key != "event-handed-over"} | {
        "event-proposed",
        "event-declined",
    }
    assert NAMESAKE.id not in told
    assert not {"Ben", "Carl", "Dora"} & set(map(str, told)), "nothing of others is handed out"
    empty = await master.privacy.export(ANNA)
    assert [name for name, found in empty.items() if found and name != "id"] == []


async def test_after_a_deletion_every_table_is_readable_and_tells_of_a_deleted_person_beside_the_namesake(
    filled: House,
) -> None:
    house = filled
    numbers = [key[1][0] for key in dump(house) if key[0] == "tables"]
    await quiet(house)
    await house.master.privacy.delete(ANNA)

    async def words() -> list[str]:
        exported = [await house.master.archive.export(number, BEN) for number in numbers]
        return [" ".join(word for line in record.log for word in line.words) for record in exported]

    told = await words()
    assert sum("Gelöschte Person hat das Spiel verlassen" in each for each in told) == 2
    assert sum("Anna hat das Spiel verlassen" in each for each in told) == 2
    both = (await house.master.at(Place(7, 300))).id
    [there] = [each for number, each in zip(numbers, told, strict=True) if number == both]
    assert "Gelöschte Person hat das Spiel verlassen" in there
    assert "Anna hat das Spiel verlassen" in there
    await house.again()
    assert await words() == told
    for number in numbers:
        assert (await house.master.archive.verify(number)).problem is None


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
    assert [newcomer(table.proposal) for table in kept if table.proposal] in ([], [NAMESAKE.id])


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


@pytest.mark.parametrize(
    "called", ["event-left-seat", "event-dealt", "seat", "person", "text", "values", "board-won", "1"]
)
async def test_who_is_called_as_a_text_is_breaks_no_game_by_being_forgotten(house: House, called: str) -> None:
    odd = Person(77, called, "en-US")
    table = await house.running(Place(7, 70), BEN, odd, CARL)
    while table.asks() and table.seq < 8:
        await house.random_move(table)
    await house.master.seats.leave(table, BEN)
    await quiet(house)
    before = dump(house)
    await house.master.privacy.delete(odd)
    assert table.status is Status.RUNNING
    await quiet(house)
    changed = lost(before, dump(house))
    assert not [key for key in changed if key[0] == "journal"], "no line named them"
    await house.again()
    table = await house.master.at(Place(7, 70))
    assert table.people(house.languages, "en") == ["Computer", "Deleted person", "Carl"]
    assert (await house.master.archive.verify(table.id)).problem is None
    words = [line for each in (await house.master.archive.export(table.id, CARL)).log for line in each.words]
    assert "🚪 Ben has left the game. The computer plays on; `/game join` takes the seat back." in words


async def test_numbers_in_moves_are_no_people(house: House) -> None:
    """An id of the chat may be as small as a card's number."""
    people = [Person(number, f"Number {number}", "en-US") for number in range(1, 4)]
    table = await house.running(Place(7, 70), *people)
    while await house.random_move(table):
        pass
    moves = {key: row["move"] for key, row in dump(house).items() if key[0] == "journal"}
    assert any(isinstance(each, int) for move in moves.values() for each in leaves(move))
    for person in people:
        await house.master.privacy.delete(person)
    assert {key: row["move"] for key, row in dump(house).items() if key[0] == "journal"} == moves
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_who_only_asks_to_join_is_forgotten_and_asks_no_more(house: House) -> None:
    table = await house.running(Place(7, 70), BEN, CARL, DORA)
    await house.master.seats.leave(table, BEN)
    await house.master.seats.join(table, ANNA)
    number = table.proposal.number if table.proposal else 0
    await house.until(lambda: "Anna" in str(house.chat.board(70).page))
    await house.master.privacy.delete(ANNA)
    assert table.proposal is None
    assert await refused(house.master.agree(table.id, CARL, number)) == "refused-no-proposal"
    await house.until(lambda: "Anna" not in str(house.chat.board(70).page))
    await house.again()
    await house.until(lambda: "Anna" not in str(house.chat.board(70).page))
    assert "Anna" not in str(dump(house))


async def test_what_is_asked_at_a_table_that_cannot_be_read_any_more_is_erased_too(house: House) -> None:
    asked = await house.running(Place(7, 70), BEN, CARL, DORA)
    await house.master.seats.leave(asked, BEN)
    await house.master.seats.join(asked, ANNA)
    played = await house.running(Place(7, 71), ANNA, CARL)
    await house.close()
    with sqlite3.connect(house.folder / "house.sqlite") as file:
        file.execute("update progress set saved = ?, deadline = null, due = 0", (b"nonsense",))
    await house.open()
    await house.master.privacy.delete(ANNA)
    assert [key for key, row in dump(house).items() if ANNA.id in leaves(row)] == []
    assert [row["proposal"] for key, row in dump(house).items() if key[0] == "tables"] == [None, None]
    assert await refused(house.master.get(played.id)) == "refused-not-loadable"


async def test_whoever_comes_back_after_being_forgotten_is_nobody_who_was_told_of(house: House) -> None:
    table = await house.running(Place(7, 70), BEN, CARL, DORA)
    await house.master.moderation.pause(7, MODERATOR, table.id, ANNA)
    await house.master.moderation.resume(7, MODERATOR, table.id, ANNA)
    await house.master.privacy.delete(ANNA)
    await house.master.moderation.pause(7, MODERATOR, table.id, ANNA)
    for _ in range(2):
        words = [line for each in (await house.master.archive.export(table.id, CARL)).log for line in each.words]
        assert sum("Deleted person" in line for line in words) == 2
        assert sum("Anna has paused" in line for line in words) == 1
        await house.again()
        table = await house.master.at(Place(7, 70))


async def test_what_was_told_names_people_as_they_are_called_now(house: House) -> None:
    table = await house.running(Place(7, 70), BEN, CARL, DORA)
    await house.master.seats.leave(table, BEN)
    await house.master.seats.join(table, Person(BEN.id, "Benjamin", "de"))
    for _ in range(2):
        await house.until(lambda: "Benjamin has left" in str(house.chat.board(70).page.description))
        await house.again()


async def test_a_deck_goes_with_whoever_brought_it_and_not_with_whoever_took_over_the_seat(house: House) -> None:
    table = await house.running(Place(7, 70), ANNA, BEN)
    await brings(house, table, ANNA)
    await house.master.seats.offer(table, ANNA, CARL)
    await house.master.seats.join(table, CARL)
    await house.master.resign(table.id, BEN)
    await house.master.privacy.delete(CARL)
    assert table.chairs[0].deck is not None
    assert (await house.master.privacy.export(ANNA))["seats"][0]["deck"] is not None
    await house.master.privacy.delete(ANNA)
    assert table.chairs[0].deck is None
    assert "hero-of" not in str(dump(house))
