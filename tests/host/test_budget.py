"""The budget: what a person may do in a period, what survives a restart, and what is deleted."""

from __future__ import annotations

import asyncio
from time import sleep
from typing import Any

import pytest

from engine.kernel.menus import RefusedError
from host.background.processor_time import compute
from host.budget import ALLOWANCES, UNWRITTEN, Allowance, Budget, LimitedUse
from host.people import Person, Place
from host.time.clocks import DAY, HOUR
from host.time.reminder_preferences import ReminderWay
from render.user_text import Markup
from store.errors import StoreError
from tests.host.house import ANNA, BEN, CARL, DORA, HERE, House, refused, unwritten

HALF = DAY / 2


async def spend(budget: Budget, use: LimitedUse, person: Person = ANNA, table_id: int = 0) -> None:
    async with budget.spending(use, person.id, table_id):
        pass


def rows(house: House) -> list[Any]:
    return house.execute("select * from budget")


async def use_up(house: House, use: LimitedUse, table_id: int = 0) -> None:
    for _ in range(int(ALLOWANCES[use].most)):
        await spend(house.master.budget, use, ANNA, table_id)


COUNTED = [use for use in LimitedUse if use not in (LimitedUse.COMPUTING, LimitedUse.OPENING)]
"""The house of these tests has no limit on opening tables."""


@pytest.mark.parametrize("use", COUNTED)
async def test_limits_apply_per_person_and_table(house: House, use: LimitedUse) -> None:
    table, other = await house.running(), await house.running(Place(7, 71))
    await use_up(house, use, table.id)
    assert await refused(spend(house.master.budget, use, ANNA, table.id)) == "refused-budget"
    assert not await house.master.budget.allows(use, ANNA.id, table.id)
    await spend(house.master.budget, use, BEN, table.id)
    await spend(house.master.budget, use, ANNA, other.id)


@pytest.mark.parametrize("use", COUNTED)
async def test_limits_survive_a_restart(house: House, use: LimitedUse) -> None:
    table = await house.running()
    await use_up(house, use, table.id)
    await house.again()
    await house.master.budget.tidy()
    assert not await house.master.budget.allows(use, ANNA.id, table.id)


@pytest.mark.parametrize("use", [use for use in COUNTED if ALLOWANCES[use].seconds is not None])
async def test_a_used_up_limit_ends_exactly_when_the_refusal_says(house: House, use: LimitedUse) -> None:
    first = house.now
    seconds = ALLOWANCES[use].seconds
    assert seconds is not None
    await use_up(house, use)
    with pytest.raises(RefusedError) as raised:
        await spend(house.master.budget, use)
    assert raised.value.refusal.values["until"] == f"<t:{int(first + seconds) + 1}:R>"
    house.now = first + seconds - 1
    assert await refused(spend(house.master.budget, use)) == "refused-budget"
    house.now = first + seconds + 1
    await spend(house.master.budget, use)


async def test_a_failed_use_is_returned_to_the_budget(house: House) -> None:
    async def fail() -> None:
        async with house.master.budget.spending(LimitedUse.DATA_EXPORT, ANNA.id):
            raise StoreError("refused-store-failed")

    assert await unwritten(fail()) == "refused-store-failed"
    await spend(house.master.budget, LimitedUse.DATA_EXPORT)
    assert await refused(spend(house.master.budget, LimitedUse.DATA_EXPORT)) == "refused-budget"


async def test_of_many_simultaneous_uses_only_the_allowed_number_passes(house: House) -> None:
    tried = [spend(house.master.budget, LimitedUse.MENTION) for _ in range(20)]
    done = await asyncio.gather(*tried, return_exceptions=True)
    assert sum(result is None for result in done) == ALLOWANCES[LimitedUse.MENTION].most


async def test_a_person_has_one_computation_at_a_time_within_the_budget(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.COMPUTING, Allowance(5.0, HOUR))
    at_once, most, seconds = 0, 0, 0.0
    monkeypatch.setattr("host.background.processor_time.thread_time", lambda: seconds)

    def work() -> None:
        nonlocal seconds
        seconds += 3.0

    async def compute_for_anna() -> None:
        nonlocal at_once, most
        async with house.master.budget.computing(ANNA.id):
            at_once += 1
            most = max(most, at_once)
            await compute(work)
            at_once -= 1

    done = await asyncio.gather(*(compute_for_anna() for _ in range(6)), return_exceptions=True)
    assert most == 1
    assert [type(result) for result in done] == [type(None), type(None), *[RefusedError] * 4]
    async with house.master.budget.computing(BEN.id):
        pass
    house.now += HOUR + 1
    await compute_for_anna()


async def test_waiting_for_a_busy_machine_costs_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.COMPUTING, Allowance(UNWRITTEN / 10, HOUR))
    for _ in range(3):
        async with house.master.budget.computing(ANNA.id):
            await compute(sleep, UNWRITTEN / 10)


async def test_a_use_is_deleted_once_it_no_longer_counts(house: House) -> None:
    eve = Person(7_000_000_005, "Eve")
    await spend(house.master.budget, LimitedUse.DATA_DELETION, eve)
    await spend(house.master.budget, LimitedUse.MENTIONED, eve, 99)  # there is no such table any more
    assert eve.id not in [cell for row in rows(house) for cell in row]
    await house.master.budget.tidy()
    assert len(rows(house)) == 1
    house.now += HALF
    await house.master.budget.tidy()
    assert len(rows(house)) == 1
    house.now += HALF + 1
    await house.again()
    await house.until(lambda: rows(house) == [])


async def test_data_is_exported_and_deleted_once_a_day(house: House) -> None:
    await house.running()
    assert (await house.master.export_data(ANNA))["id"] == ANNA.id
    assert await refused(house.master.export_data(ANNA)) == "refused-budget"
    await house.master.delete_data(ANNA)
    assert await refused(house.master.delete_data(ANNA)) == "refused-budget"
    await house.again()
    assert await refused(house.master.export_data(ANNA)) == "refused-budget"
    assert await refused(house.master.delete_data(ANNA)) == "refused-budget"
    await house.master.delete_data(BEN)
    house.now += DAY + 1
    await house.master.delete_data(ANNA)
    export = await house.master.export_data(ANNA)
    assert {row["what"] for row in export["remembered"]} == {"data-deletion", "data-export", "opening"}


async def test_a_deletion_that_is_refused_may_be_tried_again_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_person: Person) -> None:
        raise StoreError("refused-store-failed")

    with monkeypatch.context() as broken:
        broken.setattr(house.master.privacy, "delete", fail)
        assert await unwritten(house.master.delete_data(ANNA)) == "refused-store-failed"
    await house.master.delete_data(ANNA)


async def test_a_stranger_cannot_keep_players_from_making_a_proposal(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.master.seats.leave(table, CARL)
    await house.master.seats.join(table, DORA)
    assert table.proposal is not None
    assert table.proposal.newcomer == DORA.id
    await house.master.stop(table.id, ANNA)
    assert table.proposal is not None
    assert table.proposal.kind == "stop"
    await house.until(lambda: "can ask again later" in house.chat.thread_text())
    assert await refused(house.master.seats.join(table, DORA)) == "refused-proposal-open"
    assert await refused(house.master.stop(table.id, BEN)) == "refused-proposal-open", "those who play wait for another"
    await house.again()
    table = await house.master.get(table.id)
    assert table.proposal is not None
    await house.master.decline(table.id, BEN, table.proposal.number)
    await house.master.seats.join(table, DORA)
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_stranger_keeps_another_one_waiting_for_at_most_an_hour_even_across_a_restart(
    house: House,
) -> None:
    eve = Person(5, "Eve", "en-GB")
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.master.seats.leave(table, CARL)
    await house.master.seats.join(table, DORA)
    with pytest.raises(RefusedError) as raised:
        await house.master.seats.join(table, eve)
    assert raised.value.refusal.key == "refused-request-open"
    assert raised.value.refusal.values["until"] == f"<t:{int(house.now + HOUR)}:R>"
    house.now += HOUR + 1
    await house.again()
    table = await house.master.get(table.id)
    await house.master.seats.join(table, eve)
    assert table.proposal is not None
    assert table.proposal.newcomer == eve.id


async def test_a_stranger_may_ask_at_one_table_only_a_limited_number_of_times_a_day(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.master.seats.leave(table, CARL)
    for _ in range(int(ALLOWANCES[LimitedUse.REQUEST].most)):
        await house.master.seats.join(table, DORA)
        assert table.proposal is not None
        await house.master.decline(table.id, ANNA, table.proposal.number)
    seq = table.seq
    assert await refused(house.master.seats.join(table, DORA)) == "refused-budget"
    await house.again()
    table = await house.master.get(table.id)
    assert await refused(house.master.seats.join(table, DORA)) == "refused-budget"
    assert (table.seq, table.proposal) == (seq, None), "nobody heard of it"
    house.now += DAY + 1
    await house.master.seats.join(table, DORA)


@pytest.mark.parametrize(
    ("way", "quiet", "mentioned"),
    [
        (None, "", True),
        (ReminderWay.MENTION, "", True),
        (ReminderWay.NONE, "", False),
        (None, "12-16", False),
        (None, "22-7", True),
    ],
)
async def test_an_offer_mentions_only_people_who_may_be_mentioned_now(
    house: House, way: ReminderWay | None, quiet: str, mentioned: bool
) -> None:
    """The time is 13:45 UTC."""
    table = await house.running()
    if way is not None or quiet:
        await house.master.reminders.choose(CARL, way, None, quiet, "UTC")
    assert await house.master.offers.make(table, BEN, CARL, Markup(f"<@{CARL.id}>")) is mentioned
    await house.until(lambda: not house.master.reminders.busy)
    assert [person for _, person, _ in house.chat.mentions] == [CARL.id] * mentioned
    assert await house.master.seats.join(table, CARL), "the offer itself holds"


async def test_players_may_propose_a_limited_number_of_times_and_proposals_without_consent_do_not_count(
    house: House,
) -> None:
    table = await house.running()
    for _ in range(int(ALLOWANCES[LimitedUse.PROPOSAL].most)):
        await house.master.stop(table.id, ANNA)
        assert table.proposal is not None
        await house.master.decline(table.id, BEN, table.proposal.number)
    assert await refused(house.master.stop(table.id, ANNA)) == "refused-budget"
    await house.master.stop(table.id, BEN)
