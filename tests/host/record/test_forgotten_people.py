"""After somebody is forgotten the games they sat at go on, and nothing there tells of them."""

from __future__ import annotations

import sqlite3

import pytest

from host.people import Person, Place
from host.tables.status import Status
from tests.host.house import BEN, CARL, DORA, House, refused
from tests.host.personal_data import ANNA, MODERATOR, brings, dump, leaves, lost, quiet


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
    assert table.assignments[0].deck is not None
    assert (await house.master.privacy.export(ANNA))["seats"][0]["deck"] is not None
    await house.master.privacy.delete(ANNA)
    assert table.assignments[0].deck is None
    assert "hero-of" not in str(dump(house))
