"""The lobby: opening, joining, leaving and starting, with their refusals."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from host.chat import Button
from host.people import Person, Place
from host.tables.status import Status
from tests.host.house import ANNA, BEN, CARL, DORA, HERE, House, refused


async def test_the_person_who_opens_a_table_sits_at_it_and_owns_it(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    assert (table.seat_of(ANNA.id), table.owner, table.status) == (0, ANNA.id, Status.OPEN)
    assert await house.master.at(HERE) is table


async def test_the_board_of_an_open_table_offers_seats_and_the_start_when_there_are_enough(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.until(lambda: house.chat.channels)
    assert house.chat.board(70).buttons == (Button.JOIN, Button.COMPUTER, Button.OPTIONS, Button.DICE, Button.LEAVE)
    await house.master.join(table.id, BEN)
    await house.until(lambda: Button.START in house.chat.board(70).buttons)
    assert "Ben" in house.chat.board(70).page.fields[0][1]


async def test_a_second_game_in_a_channel_is_refused_with_an_alternative(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    assert await refused(house.master.new(HERE, BEN, "pips")) == "refused-open-here"
    await house.master.join(table.id, BEN)
    await house.master.begin(table.id, ANNA)
    assert await refused(house.master.new(HERE, CARL, "pips")) == "refused-running-here"
    await house.master.new(Place(7, 71), CARL, "pips")


async def test_of_two_tables_opened_at_the_same_moment_only_one_exists(house: House) -> None:
    people = [Person(n, f"P{n}") for n in range(20)]
    results = await asyncio.gather(*(house.master.new(HERE, p, "pips") for p in people), return_exceptions=True)
    assert sum(not isinstance(result, Exception) for result in results) == 1


async def test_a_person_sits_once_at_a_table_but_at_tables_in_several_channels(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    assert await refused(house.master.join(table.id, ANNA)) == "refused-already-seated"
    other = await house.master.new(Place(7, 71), BEN, "pips")
    await house.master.join(other.id, ANNA)
    assert other.seat_of(ANNA.id) == 1


async def test_a_full_table_takes_nobody_more(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    for person in (BEN, CARL):
        await house.master.join(table.id, person)
    assert await refused(house.master.join(table.id, DORA)) == "refused-full"
    assert await refused(house.master.add_computer(table.id, ANNA)) == "refused-full"


async def test_at_a_table_full_of_computers_people_go_first(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.add_computer(table.id, ANNA)
    await house.master.add_computer(table.id, ANNA)
    await house.until(lambda: 70 in house.chat.channels)
    buttons = (Button.JOIN, Button.START, Button.OPTIONS, Button.DICE, Button.LEAVE)
    await house.until(lambda: house.chat.board(70).buttons == buttons)
    assert table.people(house.languages, "en") == ["Anna", "Computer 1", "Computer 2"]
    await house.master.join(table.id, BEN)
    assert [assignment.person for assignment in table.assignments] == [ANNA, None, BEN]
    assert table.people(house.languages, "en") == ["Anna", "Computer", "Ben"]
    await house.master.join(table.id, CARL)
    assert [assignment.person for assignment in table.assignments] == [ANNA, BEN, CARL]


async def test_strangers_change_nothing_at_a_table(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    for doing in (
        house.master.add_computer(table.id, BEN),
        house.master.leave(table.id, BEN),
        house.master.begin(table.id, BEN),
        house.master.hand(table.id, BEN),
    ):
        assert await refused(doing) == "refused-join-first"
    assert [assignment.person for assignment in table.assignments] == [ANNA]


async def test_only_the_owner_begins_and_only_with_enough_people(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    assert await refused(house.master.begin(table.id, ANNA)) == "refused-seats"
    await house.master.join(table.id, BEN)
    assert await refused(house.master.begin(table.id, BEN)) == "refused-not-owner"
    await house.master.begin(table.id, ANNA)
    assert await refused(house.master.begin(table.id, ANNA)) == "refused-begun"
    assert await refused(house.master.join(table.id, CARL)) == "refused-begun"


async def test_an_owner_who_leaves_hands_the_table_on_and_the_last_one_closes_it(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.add_computer(table.id, ANNA)
    await house.master.join(table.id, BEN)
    left = await house.master.leave(table.id, ANNA)
    assert (left.new_owner, left.closed, table.owner) == (BEN.id, False, BEN.id)
    left = await house.master.leave(table.id, BEN)  # the computer stays alone
    assert left.closed
    assert await house.master.find(HERE) is None
    assert await refused(house.master.join(table.id, BEN)) == "refused-closed"
    await house.master.new(HERE, CARL, "pips")


async def test_a_running_game_is_resigned_not_left(house: House) -> None:
    table = await house.running()
    assert await refused(house.master.leave(table.id, BEN)) == "refused-leave-running"


@pytest.mark.parametrize("options", [{"turns": "x"}, {"turns": 10**30}, {"@everyone": 1}, {"turns": -1}])
async def test_wrong_options_open_no_table(house: House, options: dict[str, object]) -> None:
    expected = "refused-option" if "turns" in options else "refused-no-such-option"
    assert await refused(house.master.new(HERE, ANNA, "pips", options)) == expected
    assert await house.master.find(HERE) is None


async def test_an_unknown_game_is_refused(house: House) -> None:
    assert await refused(house.master.new(HERE, ANNA, "chess")) == "refused-no-such-game"
    assert await refused(house.master.get(99)) == "refused-no-such-table"
    assert await refused(house.master.get(10**30)) == "refused-no-such-table"
    assert await refused(house.master.at(Place(None, 3))) == "refused-no-table"


async def test_an_open_table_survives_a_restart(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips", {"turns": 5})
    await house.master.add_computer(table.id, ANNA)
    await house.again()
    again = await house.master.at(HERE)
    assert again is not table
    assert (again.owner, again.options, again.status) == (ANNA.id, {"turns": 5}, Status.OPEN)
    assert [assignment.person for assignment in again.assignments] == [ANNA, None]


async def test_public_words_follow_the_server_and_private_ones_the_reader(house: House) -> None:
    await house.master.set_language(7, "de")
    table = await house.running()
    await house.until(lambda: house.chat.channels and house.chat.board(70).page.title == "Anna ist am Zug")
    assert (await house.board(table, CARL)).page.title == "Anna is on turn"
    await house.until(lambda: house.chat.hands.get(ANNA.id))
    assert "Was tust du?" not in house.chat.hands[ANNA.id][0].lines
    assert (await house.master.hand(table.id, BEN)).language == "de"
    await house.again()
    assert (await house.master.at(HERE)).language == "de"


async def test_changing_a_servers_language_changes_the_boards_in_sight(house: House) -> None:
    await house.running()
    await house.until(lambda: house.chat.channels and house.chat.board(70).page.title == "Anna is on turn")
    await house.master.set_language(7, "de")
    await house.until(lambda: house.chat.board(70).page.title == "Anna ist am Zug")
    assert await refused(house.master.set_language(7, "tlh")) == "refused-language"


async def test_a_language_chosen_while_a_board_is_being_sent_reaches_it_too(house: House) -> None:
    table = await house.running()
    await house.at_rest(table)
    house.chat.held = frozenset({"edit_board"})
    house.chat.gate.clear()
    before = house.chat.calls.count("edit_board")
    await house.play(table, ANNA, "draw")
    await house.until(lambda: house.chat.calls.count("edit_board") > before)
    await house.master.set_language(7, "de")
    house.chat.gate.set()
    await house.until(lambda: house.chat.board(70).page.title == "Ben ist am Zug", 10)


async def test_values_of_a_position_are_computed_once(house: House) -> None:
    table = await house.running()
    counter = count()
    assert [table.known("way", lambda: next(counter)) for _ in range(3)] == [0, 0, 0]
    assert table.known("another way", lambda: next(counter)) == 1
    seat, ask = next(iter(table.asks().items()))
    person = table.assignments[seat].person
    assert person is not None
    await house.make(table, person, ask.menu.moves[0])
    assert [table.known("way", lambda: next(counter)) for _ in range(3)] == [2, 2, 2]
