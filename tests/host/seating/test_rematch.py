"""A rematch reserves seats for the previous players, who play only after they have joined."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.text import text_from_data
from host.chat import Button
from host.people import Person, Place
from host.servers.server_settings import Rights
from host.tables.status import Status
from host.tables.table import Table
from host.time.clocks import DAY, HOUR, read_clock
from render.languages import Reader
from tests.host.house import ANNA, BEN, CARL, DORA, HERE, House, refused


async def over(house: House, *people: Person, **options: Any) -> Table:
    """Return a game that ended with a resignation, after its last board was shown."""
    table = await house.running(HERE, *people, **options)
    for person in (people or (ANNA, BEN))[:0:-1]:
        await house.master.resign(table.id, person)
    assert table.status is Status.OVER
    await house.at_rest(table)
    return table


async def again(house: House, table: Table, person: Person = ANNA) -> Table:
    return await house.master.rematch.open(table, person, Rights())


def sitting(table: Table) -> list[str | None]:
    """Return the people by seat, with reserved seats marked."""
    return [
        assignment.person.name
        if assignment.person
        else f"({assignment.reserved_for})"
        if assignment.reserved_for
        else None
        for assignment in table.assignments
    ]


def seats_in_file(house: House, table: Table) -> list[tuple[int | None, int | None]]:
    return house.execute("select person_id, offered_to from seats where table_id = :id order by seat", id=table.id)


async def shown(house: House, *words: str) -> None:
    """Wait until the board in the channel contains all of these words."""

    def there() -> bool:
        page = house.chat.board(70).page
        return all(word in f"{page.description} {page.fields}" for word in words)

    await house.until(lambda: house.chat.channels.get(70) and there())


async def test_the_person_who_asks_for_a_rematch_sits_and_the_others_take_their_own_seats(house: House) -> None:
    table = await again(house, await over(house, ANNA, BEN, CARL))
    assert sitting(table) == ["(2)", "(3)", "Anna"], "everybody is one seat further"
    assert seats_in_file(house, table) == [(None, 2), (None, 3), (1, None)]
    for person in (BEN, CARL):
        assert await house.store.tables.count_active_of(person.id) == 0, "nobody who pressed nothing counts as seated"
    assert await refused(house.master.begin(table.id, ANNA)) == "refused-reserved"
    await house.master.join(table.id, CARL)
    assert sitting(table) == ["(2)", "Carl", "Anna"]
    assert await refused(house.master.begin(table.id, ANNA)) == "refused-reserved"
    await house.master.join(table.id, BEN)
    assert sitting(table) == ["Ben", "Carl", "Anna"]
    assert table.deadline == house.master.time.now() + DAY, "like every open table"
    await house.master.begin(table.id, ANNA)
    assert table.status is Status.RUNNING


async def test_the_board_names_those_who_are_awaited_and_offers_no_start(house: House) -> None:
    table = await again(house, await over(house))
    until = int(house.master.time.real(house.master.time.now() + DAY))
    await shown(house, "Ben", "reserved", f"<t:{until}:R>")
    assert Button.START not in house.chat.board(70).buttons
    assert {Button.JOIN, Button.LEAVE} <= set(house.chat.board(70).buttons)
    assert not house.chat.mentions
    await house.master.join(table.id, BEN)
    await house.until(lambda: Button.START in house.chat.board(70).buttons)
    assert "reserved" not in str(house.chat.board(70).page)


@pytest.mark.parametrize(("clock", "seconds"), [("off", DAY), ("2h", 2 * HOUR), ("5d+3h", 3 * HOUR), ("15s", 60)])
async def test_an_expired_reservation_frees_the_seat_for_others(house: House, clock: str, seconds: int) -> None:
    first = await over(house, ANNA, BEN, CARL)
    first.clock = read_clock(clock)
    table = await again(house, first)
    await house.pass_time(seconds - 5)
    assert sitting(table) == ["(2)", "(3)", "Anna"]
    assert await refused(house.master.join(table.id, DORA)) == "refused-full-reserved"
    assert await refused(house.master.add_computer(table.id, ANNA)) == "refused-full"
    await house.master.join(table.id, BEN)
    await house.pass_time(6)
    await house.until(lambda: sitting(table) == ["Ben", "Anna"])
    assert seats_in_file(house, table) == [(2, None), (1, None)]
    assert table.deadline == house.master.time.now() + DAY, "like every open table"
    await house.until(lambda: Button.START in house.chat.board(70).buttons)
    await house.master.add_computer(table.id, ANNA)
    await house.master.join(table.id, DORA)  # people go first
    assert sitting(table) == ["Ben", "Anna", "Dora"]


async def test_a_rematch_without_one_of_its_players_changes_no_rating(house: House) -> None:
    table = await again(house, await over(house))
    before = await house.master.history.of_person(BEN.id, HERE.guild_id)
    assert await refused(house.master.begin(table.id, ANNA)) == "refused-reserved"
    await house.pass_time(DAY + 1)
    await house.until(lambda: sitting(table) == ["Anna"])
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.master.resign(table.id, ANNA)
    assert table.status is Status.OVER
    assert await house.master.history.of_person(BEN.id, HERE.guild_id) == before
    assert house.execute("select person_id from results where table_id = :id", id=table.id) == [(1,), (None,)]


async def test_a_declined_reservation_frees_the_seat_at_once(house: House) -> None:
    table = await again(house, await over(house))
    left = await house.master.leave(table.id, BEN)
    assert (left.declined, left.closed) == (True, False)
    assert sitting(table) == ["Anna"]
    assert table.deadline == house.master.time.now() + DAY, "like every open table"
    assert seats_in_file(house, table) == [(1, None)]
    assert await refused(house.master.leave(table.id, BEN)) == "refused-join-first"


async def test_a_reservation_outlives_a_restart_and_the_time_the_house_is_away(house: House) -> None:
    table = await again(house, await over(house))
    await house.close()
    house.now += 5 * DAY
    await house.open()
    table = await house.master.at(HERE)
    assert sitting(table) == ["(2)", "Anna"]
    until = int(house.master.time.real(table.deadline or 0.0))
    assert until == pytest.approx(house.now + DAY, abs=5)
    await shown(house, "Ben", f"<t:{until}:R>")
    await house.pass_time(DAY - 60)
    await house.again()
    table = await house.master.at(HERE)
    assert sitting(table) == ["(2)", "Anna"]
    await house.pass_time(61)
    table = await house.master.at(HERE)
    await house.until(lambda: sitting(table) == ["Anna"])
    await house.until(lambda: "reserved" not in str(house.chat.board(70).page))


async def test_the_clock_may_be_chosen_while_seats_are_reserved_and_changes_nothing_about_them(house: House) -> None:
    table = await again(house, await over(house))
    deadline = table.deadline
    await house.master.set_clock(table.id, ANNA, read_clock("1h"))
    assert table.deadline == deadline
    await house.again()
    assert (await house.master.at(HERE)).deadline == deadline


async def test_the_limit_of_tables_is_checked_when_a_person_joins(house: House) -> None:
    house.settings.most_tables_person = 1
    first = await over(house)
    await house.running(Place(7, 71), BEN, CARL)
    table = await again(house, first)
    assert sitting(table) == ["(2)", "Anna"], "a seat is reserved even for a person who plays elsewhere"
    assert await refused(house.master.join(table.id, BEN)) == "refused-tables-person"
    assert sitting(table) == ["(2)", "Anna"]


async def test_no_seat_is_reserved_for_a_person_whose_data_was_deleted(house: House) -> None:
    first = await over(house, ANNA, BEN, CARL)
    await house.master.privacy.delete(BEN)
    table = await again(house, first)
    assert sitting(table) == ["(3)", "Anna"]
    await house.master.privacy.delete(CARL)
    assert sitting(table) == ["Anna"]
    assert seats_in_file(house, table) == [(1, None)]


async def test_a_rematch_that_was_given_up_may_be_asked_for_again(house: House) -> None:
    first = await over(house)
    table = await again(house, first)
    assert (await house.master.leave(table.id, ANNA)).closed
    assert table.deadline is None
    second = await again(house, first, BEN)
    assert sitting(second) == ["Ben", "(1)"]
    assert await refused(again(house, first)) in ("refused-rematch-done", "refused-open-here")


async def scores(house: House, table: Table) -> list[str]:
    """Return what the journal of a game says about the games won since the first."""
    lines = await house.store.journal.lines(table.id)
    reader = Reader("en", "pips", [str(sitting(table)[seat] or "Computer") for seat in range(len(table.assignments))])
    events = [text for line in lines for text in text_from_data(line.events) if text.key == "event-rematch-scores"]
    return [house.languages.say_to(text, reader) for text in events]


async def test_the_end_of_a_rematch_says_how_many_games_each_has_won_since_the_first(house: House) -> None:
    table = await over(house)
    assert await scores(house, table) == []
    for loser, said in ((ANNA, "Ben 1 and Anna 1"), (BEN, "Anna 2 and Ben 1")):
        table = await again(house, table)
        await house.master.join(table.id, BEN)
        await house.master.begin(table.id, ANNA)
        await house.master.resign(table.id, loser)
        assert await scores(house, table) == [f"🏆 Games won in this series: {said}"]


async def test_the_only_computer_of_a_rematch_has_its_score_too(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips", {}, Rights())
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.master.resign(table.id, ANNA)
    table = await again(house, table)
    await house.master.begin(table.id, ANNA)
    await house.master.resign(table.id, ANNA)
    assert await scores(house, table) == ["🏆 Games won in this series: Computer 2 and Anna 0"]
