"""What one process knows of the people on the seats, another one knows too, also after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.kernel.flow import Event
from engine.kernel.menus import Move
from host.commits.timing import GRACE
from host.tables.seat_assignment import LostAnswer
from host.tables.table import Table
from host.time.clocks import DAY
from host.time.reminder_preferences import LOOKING, WARNED
from store.statements import Change
from tests.host.house import ANNA, BEN, HERE, House
from tests.host.notices import SOON, notified, rest

ROLL, DRAW, PASS = Move("roll"), Move("draw"), Move("pass")


async def moves(house: House, table: Table, last: int) -> list[tuple[int | None, Any]]:
    """Return the seats and moves of the last lines of the journal."""
    return [(line.seat, line.move) for line in (await house.store.journal.lines(table.id))[-last:]]


def pass_time(house: House, seconds: float) -> None:
    """Let running time pass in one process only, which is then the first to find that something is due."""
    house.master.time.lost -= seconds
    house.master.scheduler.wake()


# ---- planned answers


async def test_a_planned_answer_is_given_by_the_process_that_comes_to_the_question(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    table = await one.running()
    same = await two.master.get(table.id)
    await one.make(table, ANNA, DRAW, plan={"ask-turn": [Move("nothing"), DRAW]})
    assert list((await two.master.get(table.id)).asks()) == [1]
    await two.play(same, BEN, "draw")
    assert await moves(two, table, 3) == [(0, ["draw", []]), (1, ["draw", []]), (0, ["draw", []])]
    await one.play(await one.master.get(table.id), BEN, "draw")
    assert await moves(one, table, 2) == [(1, ["draw", []]), (0, ["draw", []])]


async def test_a_plan_that_has_ended_in_one_process_has_ended_in_all(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    await two.master.get(table.id)
    await one.make(table, ANNA, DRAW, plan={"ask-block": [PASS]})
    await two.play(await two.master.get(table.id), BEN, "draw")
    assert list((await one.master.get(table.id)).asks()) == [0], "the plan does not contain this question"
    pass_time(one, 3 * DAY + 1)
    await one.until(lambda: table.assignments[0].time.overdue is not None)
    await two.master.absence.skip(await two.master.get(table.id), BEN, None)
    await two.play(await two.master.get(table.id), BEN, "pass")
    await one.play(await one.master.get(table.id), BEN, "roll")
    assert table.asks()[0].menu.question.key == "ask-block", "she is asked, although the plan contained this question"


async def test_nothing_of_a_plan_stays_when_its_game_is_over(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    same = await two.master.get(table.id)
    await one.make(table, ANNA, DRAW, plan={"ask-turn": [DRAW], "ask-block": [PASS]})
    await two.play(await two.master.get(table.id), BEN, "roll")
    assert list((await one.master.get(table.id)).asks()) == [1], "she has passed and drawn"
    await one.master.resign(table.id, ANNA, next(one.presses))
    assert (await two.master.get(table.id)).plans == same.plans == table.plans == {}
    row = await one.store.tables.read(table.id)
    assert row is not None
    assert row.plans is None


async def test_a_planned_answer_outlives_a_restart(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, DRAW, plan={"ask-turn": [ROLL]})
    await house.again()
    table = await house.master.get(table.id)
    await house.play(table, BEN, "draw")
    assert await moves(house, table, 2) == [(1, ["draw", []]), (0, ["roll", []])]


async def test_a_planned_answer_that_was_due_when_the_process_ended_is_given_after_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stopped(table: Table) -> Sequence[Event]:
        return []

    table = await house.running()
    await house.make(table, ANNA, DRAW, plan={"ask-turn": [ROLL]})
    monkeypatch.setattr(house.master.gameplay._committer, "go_on", stopped)
    await house.play(table, BEN, "draw")
    assert list(table.asks()) == [0]
    await house.again()
    table = await house.master.get(table.id)
    await house.until(lambda: list(table.asks()) == [1] and not table.lock.locked())
    assert await moves(house, table, 1) == [(0, ["roll", []])]


async def test_a_plan_ends_with_its_persons_seat(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, DRAW, plan={"ask-turn": [DRAW]})
    await house.master.seats.leave(table, ANNA)
    assert table.plans == {}


# ---- what people have seen


@pytest.mark.parametrize("stale", [False, True])
async def test_who_has_moved_through_another_process_has_seen_what_came_before(
    houses: tuple[House, House], stale: bool
) -> None:
    one, two = houses
    table = await one.running()
    same = await two.master.get(table.id)
    same.recent_events.note_seen(ANNA.id)
    await one.play(table, ANNA, "draw")
    after = [event.key for event in table.news]
    await one.play(table, BEN, "draw")
    same.stale = stale  # then the whole table is read again
    same = await two.master.get(table.id)
    seen = same.recent_events.seen_by(ANNA.id)
    assert seen is not None
    since = [event.key for event in same.recent_events.since(seen, 0)]
    assert since
    assert [event.key for event in same.news] == [*after, *since], "what her own move caused is no news for her"


# ---- answers that did not arrive


async def test_a_lost_answer_is_known_to_every_process_until_the_next_move_of_its_person(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    table = await one.running()
    press = next(one.presses)
    await one.make(table, ANNA, DRAW, press=press)
    lost = LostAnswer(press, "play", ["draw"], "You draw a 6.")
    one.master.keep_lost_answer(table, ANNA.id, lost)
    await one.until(lambda: table.assignments[0].lost_answer)
    assert (await two.master.get(table.id)).assignments[0].lost_answer == lost
    await two.play(await two.master.get(table.id), BEN, "draw")
    assert (await one.master.get(table.id)).assignments[0].lost_answer == lost
    await two.play(await two.master.get(table.id), ANNA, "draw")
    assert (await one.master.get(table.id)).assignments[0].lost_answer is None
    assert (await two.store.seats.at_table(table.id))[0].lost_answer is None


async def test_an_answer_that_arrives_late_is_lost_no_longer(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    press = next(one.presses)
    await one.make(table, ANNA, DRAW, press=press)
    one.master.keep_lost_answer(table, ANNA.id, LostAnswer(press, "play", ["draw"], "You draw a 6."))
    one.master.forget_lost_answer(table, ANNA.id, press)
    await one.master._background.close()
    assert (await two.master.get(table.id)).assignments[0].lost_answer is None


async def test_an_answer_is_not_kept_after_a_later_move_through_another_process(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    press = next(one.presses)
    await one.make(table, ANNA, DRAW, press=press)
    for person in (BEN, ANNA):
        await two.play(await two.master.get(table.id), person, "draw")
    one.master.keep_lost_answer(table, ANNA.id, LostAnswer(press, "play", ["draw"], "You draw a 6."))
    await one.master._background.close()
    assert (await one.store.seats.at_table(table.id))[0].lost_answer is None


# ---- when people have used the table


async def test_who_looks_at_the_table_through_another_process_is_not_notified(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    await two.master.get(table.id)
    two.now += 1
    two.master.note_activity(ANNA, HERE, table.id)
    await two.master._background.close()
    pass_time(one, SOON)
    await one.until(lambda: table.assignments[0].time.notice is None)
    await rest(one)
    assert notified(one) == []


async def test_who_has_not_looked_is_notified_once_however_many_processes_there_are(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    table = await one.running()
    await two.master.get(table.id)
    two.master.note_activity(BEN, HERE, table.id)
    for house in houses:
        pass_time(house, SOON)
    await one.until(lambda: notified(one))
    await rest(one)
    await rest(two)
    assert notified(one) == [ANNA.id]


async def test_a_look_is_written_once_and_only_if_it_matters(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    table = await one.running()
    written: list[Change] = []
    write = two.store.write

    async def counted(*changes: Change) -> None:
        written.extend(change for change in changes if "new_seen" in change.values)
        await write(*changes)

    monkeypatch.setattr(two.store, "write", counted)
    version = (await two.master.get(table.id)).version
    for _ in range(5):
        two.now += 1
        two.master.note_activity(ANNA, HERE, table.id)
        two.master.note_activity(BEN, HERE, table.id)
        await two.master._background.close()
    assert [change.values["of_person_id"] for change in written] == [ANNA.id]
    assert (await two.master.get(table.id)).version == version, "other processes need not read the table again"


async def test_a_process_that_has_the_database_for_itself_writes_no_looks(house: House) -> None:
    table = await house.running()
    house.now += 1
    house.master.note_activity(ANNA, HERE, table.id)
    await house.master._background.close()
    assert await house.store.seats.seen(table.id) == {}


async def test_a_reminder_waits_for_who_looks_through_another_process(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    await two.master.get(table.id)
    for house in houses:
        pass_time(house, SOON)
    await one.until(lambda: table.assignments[0].time.notice is None or notified(one))
    await rest(one)
    due = WARNED * 3 * DAY - SOON
    pass_time(two, due - 10)
    two.master.note_activity(ANNA, HERE, table.id)
    await two.master._background.close()
    pass_time(one, due + 1)
    await one.until(lambda: table.deadline is not None and table.deadline > one.master.time.now())
    await rest(one)
    assert notified(one) == [ANNA.id], "only the notice of her turn"
    pass_time(one, LOOKING)
    await one.until(lambda: len(notified(one)) == 2)


async def test_who_is_back_in_one_process_is_away_in_none(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    same = await two.master.get(table.id)
    pass_time(one, 3 * DAY + 1)
    await one.until(lambda: table.assignments[0].time.overdue is not None)
    await two.master.absence.skip(await two.master.get(table.id), BEN, None)
    table = await one.master.get(table.id)
    assert table.is_away(0)
    assert same.is_away(0)
    one.master.note_activity(ANNA, HERE, table.id)
    await one.master._background.close()
    assert not table.is_away(0)
    assert not (await two.master.get(table.id)).is_away(0)
    await one.again()
    assert not (await one.master.get(table.id)).is_away(0), "nor after a restart"


async def test_a_decision_shows_every_process_that_its_person_is_there(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    same = await two.master.get(table.id)
    await one.play(table, ANNA, "draw")
    await two.play(await two.master.get(table.id), BEN, "draw")
    assert same.seen[ANNA.id] == table.seen[ANNA.id]
    notice = same.assignments[0].time.notice
    assert notice is not None
    assert notice == pytest.approx(same.seen[ANNA.id] + LOOKING, abs=GRACE), "as she has just played"
