"""What several processes know of one person: what is spent through one counts in the others, and so do preferences."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from engine.kernel.menus import RefusedError
from engine.kernel.text import people_in, text_from_data
from host.background.processor_time import compute
from host.budget import ALLOWANCES, UNWRITTEN, Allowance, LimitedUse
from host.people import Person, Place
from host.record.retention import SETTLED
from host.time.clocks import DAY, HOUR
from host.time.reminder_preferences import ReminderWay
from store import journal, people
from store.errors import StoreError
from store.journal import JournalRow
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused, unwritten
from tests.host.test_budget import COUNTED, spend


@pytest.mark.parametrize("use", COUNTED)
async def test_what_is_spent_through_one_process_counts_in_all(houses: tuple[House, House], use: LimitedUse) -> None:
    one, two = houses
    table, other = await one.running(), await two.running(Place(7, 71))
    for number in range(int(ALLOWANCES[use].most)):
        await spend(houses[number % 2].master.budget, use, ANNA, table.id)
    for house in houses:
        assert await refused(spend(house.master.budget, use, ANNA, table.id)) == "refused-budget"
        assert not await house.master.budget.allows(use, ANNA.id, table.id)
    await spend(two.master.budget, use, BEN, table.id)
    await spend(one.master.budget, use, ANNA, other.id)


async def test_processes_that_spend_at_the_same_moment_do_not_exceed_the_limit(houses: tuple[House, House]) -> None:
    for round_ in range(5):
        tried = [spend(houses[number % 2].master.budget, LimitedUse.MENTION, ANNA, round_) for number in range(20)]
        done = await asyncio.gather(*tried, return_exceptions=True)
        assert sum(result is None for result in done) == ALLOWANCES[LimitedUse.MENTION].most
        assert all(result is None or isinstance(result, RefusedError) for result in done)


async def test_a_failed_use_is_returned_for_all_processes_but_not_to_the_next_period(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.REVIEW, Allowance(1, HOUR))
    one, two = houses

    async def fail(house: House, meanwhile: Coroutine[Any, Any, object]) -> None:
        async with house.master.budget.spending(LimitedUse.REVIEW, ANNA.id):
            await meanwhile
            raise StoreError("refused-store-failed")

    assert await unwritten(fail(one, refused(spend(two.master.budget, LimitedUse.REVIEW)))) == "refused-store-failed"

    async def begin_the_next_period() -> None:
        one.now += HOUR + 1
        await spend(one.master.budget, LimitedUse.REVIEW)

    assert await unwritten(fail(two, begin_the_next_period())) == "refused-store-failed"
    assert await refused(spend(one.master.budget, LimitedUse.REVIEW)) == "refused-budget"


async def test_computing_through_one_process_counts_in_all_but_for_a_second(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.COMPUTING, Allowance(5.0, DAY))
    one, two = houses
    seconds = 0.0
    monkeypatch.setattr("host.background.processor_time.thread_time", lambda: seconds)

    def work(took: float) -> None:
        nonlocal seconds
        seconds += took

    async def compute_for_anna(house: House, took: float) -> None:
        async with house.master.budget.computing(ANNA.id):
            await compute(work, took)

    await compute_for_anna(one, 3.9)
    await compute_for_anna(two, UNWRITTEN * 0.9)
    await compute_for_anna(one, UNWRITTEN * 0.9)
    await compute_for_anna(one, UNWRITTEN * 0.9)  # with these seconds all of one's are written
    for house in houses:
        assert await refused(compute_for_anna(house, 1.0)) == "refused-budget"
    async with two.master.budget.computing(BEN.id):
        pass


async def test_what_no_longer_counts_is_removed_once_by_any_process(houses: tuple[House, House]) -> None:
    one, two = houses
    await spend(one.master.budget, LimitedUse.OPENING)
    await spend(two.master.budget, LimitedUse.MENTION)
    one.now += HOUR
    await asyncio.gather(one.master.budget.tidy(), two.master.budget.tidy())
    assert [row.what for row in await two.store.budget.all()] == ["mention"]


async def test_preferences_chosen_through_several_processes_at_the_same_moment_are_all_kept(
    houses: tuple[House, House],
) -> None:
    _, two = houses
    changing = [
        houses[number % 2].master._preferences.change(ANNA, f"name {number}", lambda _: 1) for number in range(12)
    ]
    await asyncio.gather(*changing)
    for house in houses:
        assert await house.master._preferences.of(ANNA.id) == {f"name {number}": 1 for number in range(12)}
    adding = [house.master._preferences.change(ANNA, "name 0", lambda old: old + 1) for house in houses * 5]
    await asyncio.gather(*adding)
    assert (await two.master._preferences.of(ANNA.id))["name 0"] == 11


async def test_preferences_of_deleted_data_are_not_written_again_by_another_process(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    await one.master._preferences.change(ANNA, "first", lambda _: 1)
    _, seen = await two.store.people.own_preferences(ANNA.id)
    await one.master.delete_data(ANNA)
    written = people.preferences(ANNA.id, ANNA.name, ANNA.locale, {"first": 1, "second": 2}, seen)
    assert await unwritten(two.store.write(written)) == "refused-store-locked"
    await two.master._preferences.change(ANNA, "second", lambda _: 2)
    assert await one.master._preferences.of(ANNA.id) == {"second": 2}


async def test_a_language_and_guidance_chosen_through_one_process_count_in_the_next_answer_of_another(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    table = await one.running()
    assert await two.master.guidance.is_wanted(ANNA.id, table), "she is a newcomer"
    for language, wanted in (("de", False), ("", True)):
        await one.master.chosen_languages.choose(ANNA, language)
        await one.master.guidance.choose(ANNA._replace(locale=language or ANNA.locale), wanted=wanted)
        await two.master.renew(ANNA.id)
        assert two.master.chosen_languages.of(ANNA.id) == language
        assert two.master.guidance.is_known(ANNA.id, table) is wanted
        assert (await two.master.get(table.id)).assignments[0].person == ANNA._replace(locale=language or ANNA.locale)


async def test_reminders_chosen_through_one_process_count_in_another_also_at_a_paused_table(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    table = await two.running()
    await two.master.pausing.propose(table, ANNA, 1)
    assert table.proposal is not None
    await two.master.agree(table.id, BEN, table.proposal.number)
    assert table.paused is not None
    await one.master.reminders.choose(BEN, ReminderWay.NONE, None)
    assert (await two.master.get(table.id)).assignments[1].reminder_preferences.way is ReminderWay.NONE


async def test_a_person_whose_data_one_process_deletes_is_forgotten_by_another(houses: tuple[House, House]) -> None:
    one, two = houses
    eve = Person(7_000_000_005, "Eve", "en-GB")
    table = await two.running(HERE, ANNA, BEN, eve)
    await two.master.seats.leave(table, eve)
    assert eve.id in people_in(table.news)
    await one.master.delete_data(eve)
    assert await two.master.get(table.id) is table
    assert eve.id not in people_in(table.news)
    assert (eve.id in table.names, table.assignments[2].held_by) == (False, ())
    assert table.has_held(eve.id, 2), "what must be remembered is"


async def test_a_journal_is_not_compressed_as_it_was_before_another_process_has_deleted_data(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    eve = Person(7_000_000_005, "Eve", "en-GB")
    table = await one.running(HERE, ANNA, BEN, eve)
    await one.master.seats.leave(table, eve)
    await one.master.stop(table.id, ANNA)
    assert table.proposal is not None
    await one.master.agree(table.id, BEN, table.proposal.number)
    one.now += SETTLED + 1
    packed = journal.packed

    def slowly(rows: Sequence[JournalRow]) -> bytes:
        deleted = asyncio.run_coroutine_threadsafe(two.master.privacy.delete(eve), loop)
        deleted.result(20)
        return packed(rows)

    loop = asyncio.get_running_loop()
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(journal, "packed", slowly)
        assert await one.master.retention.step()
    assert await one.store.personal_data.naming(eve.id) == []
    assert eve.id not in people_in([text_from_data(line.events) for line in await one.store.journal.lines(table.id)])
    while await one.master.retention.step():
        pass
    assert eve.id not in people_in([text_from_data(line.events) for line in await one.store.journal.lines(table.id)])


async def outcomes(*attempts: Coroutine[Any, Any, object]) -> tuple[int, set[str]]:
    """Return how many of these succeed at the same moment, and the keys of the refusals of the others."""
    done = await asyncio.gather(*attempts, return_exceptions=True)
    refusals = [result.refusal.key for result in done if isinstance(result, RefusedError)]
    errors = [result for result in done if isinstance(result, BaseException) and not isinstance(result, RefusedError)]
    assert not errors, errors
    return len(done) - len(refusals), set(refusals)


async def test_tables_opened_through_two_processes_at_the_same_moment_keep_the_limit_of_a_server(
    houses: tuple[House, House],
) -> None:
    for house in houses:
        house.settings.most_tables_server = 3
    for guild in range(7, 12):
        people = [Person(1000 * guild + number, "Eve", "en-GB") for number in range(6)]
        opening = [
            houses[number % 2].master.new(Place(guild, 100 * guild + number), person, houses[0].rules.name)
            for number, person in enumerate(people)
        ]
        assert await outcomes(*opening) == (3, {"refused-tables-server"})


async def test_a_person_who_opens_tables_through_two_processes_at_the_same_moment_keeps_their_limit(
    houses: tuple[House, House],
) -> None:
    for house in houses:
        house.settings.most_tables_person = 2
    for round_ in range(5):
        person = Person(1000 + round_, "Eve", "en-GB")
        opening = [
            houses[number % 2].master.new(Place(7, 100 * round_ + number), person, houses[0].rules.name)
            for number in range(4)
        ]
        assert await outcomes(*opening) == (2, {"refused-tables-person"})
        assert await houses[0].store.tables.count_active_of(person.id) == 2


async def test_a_person_who_sits_down_through_two_processes_at_the_same_moment_keeps_their_limit(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    for house in houses:
        house.settings.most_tables_person = 2
    anna, ben = [await one.master.new(Place(7, 70 + n), (ANNA, BEN)[n], one.rules.name) for n in range(2)]
    for number in range(5):
        person = Person(1000 + number, "Eve", "en-GB")
        await one.master.new(Place(7, 80 + number), person, one.rules.name)
        sitting_down = (one.master.join(anna.id, person), two.master.join(ben.id, person))
        assert await outcomes(*sitting_down) == (1, {"refused-tables-person"})
        for table in (anna, ben):
            if (await one.master.get(table.id)).find_seat(person.id) is not None:
                await one.master.leave(table.id, person)


async def test_people_who_come_back_through_two_processes_at_the_same_moment_keep_their_limit(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    tables = [await one.running(Place(7, 70 + number), ANNA, BEN, CARL) for number in range(2)]
    for table in tables:
        await one.master.seats.leave(table, CARL)
    for house in houses:
        house.settings.most_tables_person = 1
    coming_back = [
        house.master.seats.join(await house.master.get(table.id), CARL)
        for house, table in zip(houses, tables, strict=True)
    ]
    assert await outcomes(*coming_back) == (1, {"refused-tables-person"})
    assert await two.store.tables.count_active_of(CARL.id) == 1
