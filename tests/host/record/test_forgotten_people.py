"""After a deletion the games of the person go on without any trace of them."""

from __future__ import annotations

import pytest

from host.people import Person, Place
from host.tables.status import Status
from tests.host.house import BEN, CARL, DORA, House, refused
from tests.host.personal_data import ANNA, MODERATOR, dump, leaves, lost, put_deck, quiet


@pytest.mark.parametrize(
    "called", ["event-left-seat", "event-dealt", "seat", "person", "text", "values", "board-won", "1"]
)
async def test_deleting_a_person_named_like_a_text_key_breaks_no_game(house: House, called: str) -> None:
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
    words = [words for line in (await house.master.archive.export(table.id, CARL)).log for words in line.words]
    assert "🚪 Ben has left the game. The computer plays on; `/game join` takes the seat back." in words


async def test_numbers_in_moves_are_no_people(house: House) -> None:
    """A person's id in the chat may be as small as the number of a card."""
    people = [Person(number, f"Number {number}", "en-US") for number in range(1, 4)]
    table = await house.running(Place(7, 70), *people)
    while await house.random_move(table):
        pass
    moves = {key: row["move"] for key, row in dump(house).items() if key[0] == "journal"}
    assert any(isinstance(leaf, int) for move in moves.values() for leaf in leaves(move))
    for person in people:
        await house.master.privacy.delete(person)
    assert {key: row["move"] for key, row in dump(house).items() if key[0] == "journal"} == moves
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_the_deletion_of_a_person_who_asks_to_join_cancels_the_request(house: House) -> None:
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


async def test_a_request_at_a_table_that_can_no_longer_be_read_is_erased_too(house: House) -> None:
    asked = await house.running(Place(7, 70), BEN, CARL, DORA)
    await house.master.seats.leave(asked, BEN)
    await house.master.seats.join(asked, ANNA)
    played = await house.running(Place(7, 71), ANNA, CARL)
    await house.close()
    house.execute("update progress set saved = :saved, deadline = null, due = false", saved=b"nonsense")
    await house.open()
    await house.master.privacy.delete(ANNA)
    assert [key for key, row in dump(house).items() if ANNA.id in leaves(row)] == []
    assert [row["proposal"] for key, row in dump(house).items() if key[0] == "tables"] == [None, None]
    assert await refused(house.master.get(played.id)) == "refused-not-loadable"


async def test_a_person_who_comes_back_after_a_deletion_is_not_named_in_earlier_events(house: House) -> None:
    table = await house.running(Place(7, 70), BEN, CARL, DORA)
    await house.master.moderation.pause(7, MODERATOR, table.id, ANNA)
    await house.master.moderation.resume(7, MODERATOR, table.id, ANNA)
    await house.master.privacy.delete(ANNA)
    await house.master.moderation.pause(7, MODERATOR, table.id, ANNA)
    for _ in range(2):
        words = [words for line in (await house.master.archive.export(table.id, CARL)).log for words in line.words]
        assert sum("Deleted person" in line for line in words) == 2
        assert sum("Anna has paused" in line for line in words) == 1
        await house.again()
        table = await house.master.at(Place(7, 70))


async def test_earlier_events_name_people_by_their_present_names(house: House) -> None:
    table = await house.running(Place(7, 70), BEN, CARL, DORA)
    await house.master.seats.leave(table, BEN)
    await house.master.seats.join(table, Person(BEN.id, "Benjamin", "de"))
    for _ in range(2):
        await house.until(lambda: "Benjamin has left" in str(house.chat.board(70).page.description))
        await house.again()


async def test_a_deck_is_deleted_with_the_person_who_chose_it_and_not_with_the_next_holder_of_the_seat(
    house: House,
) -> None:
    table = await house.running(Place(7, 70), ANNA, BEN)
    await put_deck(house, table, ANNA)
    await house.master.seats.offer(table, ANNA, CARL)
    await house.master.seats.join(table, CARL)
    await house.master.resign(table.id, BEN)
    await house.master.privacy.delete(CARL)
    assert table.assignments[0].deck is not None
    assert (await house.master.privacy.export(ANNA))["seats"][0]["deck"] is not None
    await house.master.privacy.delete(ANNA)
    assert table.assignments[0].deck is None
    assert "hero-of" not in str(dump(house))
