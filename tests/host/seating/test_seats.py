"""Seats of running games: leaving, taking over, offering and coming back; always one person for each seat."""

from __future__ import annotations

import asyncio

from engine.kernel.menus import Move, RefusedError
from host.people import Person, Place
from host.seating.seats import vacant
from host.tables.status import Ending, Status
from host.tables.table import Table
from tests.host.house import ANNA, BEN, CARL, DORA, HERE, House, refused

DRAW = Move("draw")
EVE = Person(5, "Eve", "en-US")


async def fits(house: House, table: Table) -> bool:
    return (await house.master.archive.verify(table.id)).problem is None


async def three(house: House, **options: object) -> Table:
    return await house.running(HERE, ANNA, BEN, CARL, **options)


async def agreed(house: House, table: Table, *people: Person) -> None:
    """Let people agree to the open proposal."""
    assert table.proposal is not None
    number = table.proposal.number
    for person in people:
        await house.master.agree(table.id, person, number)


async def test_the_computer_plays_for_a_person_who_leaves_a_running_game_until_they_come_back(house: House) -> None:
    table = await three(house)
    await house.master.seats.leave(table, ANNA)
    await house.until(lambda: 1 in table.asks())
    assert table.assignments[0].person is None
    assert table.assignments[0].left_by == ANNA.id
    assert table.owner == BEN.id
    await house.until(lambda: "Anna hat die Partie verlassen" in house.chat.thread_text())
    assert table.language == "de", "of those who play on, Ben sits first"
    await house.again()
    table = await house.master.at(HERE)
    assert vacant(table) == [0]
    assert await refused(house.make(table, ANNA, DRAW)) == "refused-not-seated"
    assert await house.master.seats.join(table, ANNA) is True
    await house.again()
    table = await house.master.at(HERE)
    assert table.find_seat(ANNA.id) == 0
    assert table.assignments[0].left_by is None
    assert await fits(house, table)


async def test_a_reaction_of_a_person_who_leaves_is_answered_at_once(house: House) -> None:
    table = await three(house)
    await house.make(table, ANNA, Move("duel"))
    assert set(table.asks()) == {0, 1, 2}
    await house.master.seats.leave(table, BEN)
    await house.until(lambda: set(table.asks()) == {0, 2})
    row = await house.store.tables.read(table.id)
    assert row is not None
    await house.master.seats.join(table, BEN)
    await house.again()
    table = await house.master.at(HERE)
    assert set(table.asks()) == {0, 2}
    assert await fits(house, table)


async def test_a_computer_that_is_thinking_does_not_move_for_a_person_who_came_back(house: House) -> None:
    await house.close()
    house.settings.computer_delay = 0.4
    await house.open()
    table = await three(house)
    await house.master.seats.leave(table, ANNA)
    asked = table.asks()[0].id
    await house.master.seats.join(table, ANNA)
    await asyncio.sleep(0.6)
    assert table.asks()[0].id == asked
    await house.make(table, ANNA, DRAW, asked)


async def test_when_the_last_person_leaves_the_game_is_over_with_its_key_shown(house: House) -> None:
    table = await house.running()
    await house.master.seats.leave(table, ANNA)
    assert table.status is Status.RUNNING
    await house.master.seats.leave(table, BEN)
    assert (table.status, table.ending) == (Status.OVER, Ending.ABANDONED)
    row = await house.store.tables.read(table.id)
    assert row is not None
    assert (row.status, row.ending, row.deadline) == ("over", "abandoned", None)
    await house.until(lambda: table.dice_key.hex() in house.chat.thread_text())
    left = "Niemand sitzt mehr am Tisch"  # in the language of the person who stayed longest
    await house.until(lambda: left in house.chat.board(70).page.description)
    assert await refused(house.master.seats.join(table, BEN)) == "refused-over"
    assert await fits(house, table)
    await house.master.new(HERE, CARL, "pips")


async def test_the_game_is_over_when_only_computers_are_left_after_a_resignation(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    for _ in range(2):
        await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.master.resign(table.id, ANNA)
    assert (table.status, table.ending) == (Status.OVER, Ending.ABANDONED)
    assert await fits(house, table)


async def test_a_vacant_seat_is_taken_by_a_newcomer_if_all_others_agree(house: House) -> None:
    table = await three(house)
    await house.master.seats.leave(table, CARL)
    assert await house.master.seats.join(table, DORA) is False
    assert table.find_seat(DORA.id) is None
    await agreed(house, table, ANNA, BEN)
    assert table.find_seat(DORA.id) == 2
    await house.until(lambda: "Dora plays on in place of" in house.chat.thread_text())
    assert await refused(house.master.seats.join(table, CARL)) == "refused-no-seat-vacant"
    assert await refused(house.master.seats.join(table, DORA)) == "refused-already-seated"
    await house.again()
    table = await house.master.at(HERE)
    assert table.assignments[2].person == DORA
    hand = await house.master.hand(table.id, DORA)
    assert hand.alt
    assert await fits(house, table)


async def test_one_refusal_keeps_a_newcomer_out(house: House) -> None:
    table = await three(house)
    await house.master.seats.leave(table, CARL)
    await house.master.seats.join(table, DORA)
    assert table.proposal is not None
    await house.master.decline(table.id, ANNA, table.proposal.number)
    assert table.proposal is None
    assert table.find_seat(DORA.id) is None


async def test_a_person_who_has_seen_a_hand_never_gets_another_seat_of_the_game(house: House) -> None:
    table = await three(house)
    await house.master.seats.leave(table, ANNA)
    await house.master.seats.leave(table, BEN)
    assert await refused(house.master.seats.join(table, ANNA, 1)) == "refused-knows-other-hand"
    await house.again()
    table = await house.master.at(HERE)
    assert await refused(house.master.seats.join(table, ANNA, 1)) == "refused-knows-other-hand"
    await house.master.seats.join(table, DORA, 0)
    await agreed(house, table, CARL)
    assert await refused(house.master.seats.join(table, ANNA)) == "refused-knows-other-hand", "hers is taken"
    assert await refused(house.master.seats.offer(table, CARL, ANNA)) == "refused-knows-other-hand"


async def test_a_seat_that_is_offered_is_taken_by_that_person_alone(house: House) -> None:
    table = await house.running()
    await house.master.seats.offer(table, BEN, DORA)
    await house.again()
    table = await house.master.at(HERE)
    assert table.find_seat(BEN.id) == 1, "still his"
    assert await refused(house.master.seats.join(table, EVE)) == "refused-no-seat-vacant"
    assert await house.master.seats.join(table, DORA) is True
    assert (table.find_seat(DORA.id), table.find_seat(BEN.id)) == (1, None)
    assert await refused(house.master.hand(table.id, BEN)) == "refused-not-seated"
    assert await refused(house.master.seats.join(table, BEN)) == "refused-no-seat-vacant"
    await house.make(table, ANNA, DRAW)
    await house.make(table, DORA, DRAW)
    assert await fits(house, table)


async def test_a_seat_is_offered_only_by_its_holder_and_to_nobody_who_plays_here(house: House) -> None:
    table = await house.running()
    assert await refused(house.master.seats.offer(table, CARL, DORA)) == "refused-not-seated"
    assert await refused(house.master.seats.offer(table, ANNA, BEN)) == "refused-person-seated"
    assert await refused(house.master.seats.offer(table, ANNA, ANNA)) == "refused-person-seated"


async def test_of_many_simultaneous_requests_for_a_seat_only_one_succeeds(house: House) -> None:
    table = await three(house)
    await house.master.seats.leave(table, CARL)
    people = [Person(100 + n, f"P{n}") for n in range(10)]
    await asyncio.gather(
        *(house.master.seats.join(table, person) for person in people),
        *(house.master.seats.join(table, CARL) for _ in range(3)),
        return_exceptions=True,
    )
    sitting = [assignment.person.id for assignment in table.assignments if assignment.person is not None]
    assert sitting == [ANNA.id, BEN.id, CARL.id]
    row = await house.store.tables.read(table.id)
    assert row is not None
    assert [seat.person_id for seat in row.seats] == sitting


async def test_a_newcomer_does_not_share_the_seat_with_a_person_who_comes_back_at_the_same_moment(house: House) -> None:
    table = await three(house)
    await house.master.seats.leave(table, CARL)
    await house.master.seats.join(table, DORA)
    proposal = table.proposal
    assert proposal is not None
    await house.master.agree(table.id, ANNA, proposal.number)
    await asyncio.gather(
        house.master.agree(table.id, BEN, proposal.number),
        house.master.seats.join(table, CARL),
        return_exceptions=True,
    )
    assert [table.find_seat(person.id) for person in (CARL, DORA)].count(2) == 1
    assert sorted(person.id for assignment in table.assignments if (person := assignment.person)) in (
        [1, 2, 3],
        [1, 2, 4],
    )


async def test_leaving_twice_and_leaving_after_resigning_is_refused(house: House) -> None:
    table = await three(house)
    await house.master.resign(table.id, BEN)
    assert await refused(house.master.seats.leave(table, BEN)) == "refused-left"
    await house.master.seats.leave(table, ANNA, 9)
    assert await refused(house.master.seats.leave(table, ANNA, 9)) == "refused-not-seated"


async def test_a_game_goes_to_its_end_while_people_come_and_go(house: House) -> None:
    table = await house.running(Place(7, 77), ANNA, BEN, CARL, turns=12)
    people = [ANNA, BEN, CARL]
    for number in range(40):
        if table.status is Status.OVER:
            break
        person = people[number % 3]
        try:
            if table.find_seat(person.id) is None:
                await house.master.seats.join(table, person)
            elif number % 5 == 0:
                await house.master.seats.leave(table, person)
        except RefusedError as late:
            if late.refusal.key != "refused-over":
                raise
            break  # a computer has ended the game in this very moment
        for seat, asked in list(table.asks().items()):
            sitting = table.assignments[seat].person
            if sitting is not None and table.asks().get(seat) == asked:
                await house.make(table, sitting, asked.menu.moves[-1], asked.id)
        computers = [seat for seat in table.asks() if table.assignments[seat].person is None]
        if computers:
            await house.until(lambda c=computers: not set(c) <= set(table.asks()) or table.status is Status.OVER)
    assert table.status is Status.OVER
    assert await fits(house, table)
