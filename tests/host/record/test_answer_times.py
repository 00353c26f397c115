"""How long people usually take to answer, said only after enough answers and in plain steps."""

from __future__ import annotations

import pytest

from host.record.answer_times import FEWEST_ANSWERS, answer_times, usual_limit
from host.tables.table import Table
from host.time.clocks import DAY, HOUR, MINUTE, WEEK
from host.time.reminder_preferences import ReminderWay
from store.journal import TimedRow
from tests.host.house import ANNA, BEN, HERE, House


@pytest.mark.parametrize(
    ("seconds", "limit"),
    [(1, MINUTE), (61, 5 * MINUTE), (2 * HOUR, 3 * HOUR), (3 * HOUR, 3 * HOUR), (13 * HOUR, DAY), (WEEK + 1, None)],
)
def test_the_median_is_rounded_up_to_a_plain_time(seconds: float, limit: int | None) -> None:
    assert usual_limit([seconds] * FEWEST_ANSWERS) == limit
    assert usual_limit([0.0] * 4 + [seconds] * FEWEST_ANSWERS) == limit


def test_too_few_answers_say_nothing() -> None:
    assert usual_limit([5.0] * (FEWEST_ANSWERS - 1)) is None


def test_only_the_first_decision_after_somebody_else_counts() -> None:
    rows = [
        TimedRow("start", None, False, 0.0),
        TimedRow("move", 0, True, 10.0),
        TimedRow("answer", 0, True, 12.0),
        TimedRow("move", 1, True, 100.0),
        TimedRow("step", None, False, 101.0),
        TimedRow("move", 0, True, 131.0),
        TimedRow("move", 1, False, 200.0),
    ]
    assert answer_times(rows, 0) == [10.0, 30.0]
    assert answer_times(rows, 1) == [88.0]


def test_answers_before_a_seat_changed_hands_belong_to_somebody_else() -> None:
    rows = [
        TimedRow("start", None, False, 0.0),
        TimedRow("move", 0, True, 10.0),
        TimedRow("seat", 0, True, 20.0),
        TimedRow("move", 1, True, 30.0),
        TimedRow("move", 0, True, 35.0),
    ]
    assert answer_times(rows, 0) == [5.0]


@pytest.fixture(autouse=True)
def many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count more tables than usual: in some of these games a person answers only once or twice."""
    monkeypatch.setattr("host.record.answer_times.MOST_TABLES", 50)


async def play_slowly(house: House, seconds: float) -> Table:
    """Let everybody take this long for each of enough decisions, and return the table at which Anna is asked."""
    decisions, table = 0, await house.running(turns=100)
    while decisions < 8 * FEWEST_ANSWERS or list(table.asks()) != [0]:
        house.now += seconds
        if not await house.random_move(table):
            table = await house.running(turns=100)
        decisions += 1
    return table


async def test_the_usual_time_of_an_awaited_person_is_read_from_the_journals_of_the_server(house: House) -> None:
    table = await play_slowly(house, 2 * HOUR)
    await house.at_rest(table)
    await house.again()
    table, answers = await house.master.at(HERE), house.master.answer_times
    assert answers.known(table, 1) == []
    await answers.learn(table)
    (sentence,) = answers.known(table, 1)
    assert house.languages.say_to(sentence, table.reader(house.languages, "en")) == (
        "-# Anna usually answers within 3 hours."
    )
    assert answers.known(table, 0) == [], "nobody reads about themselves"


async def test_nothing_is_said_about_people_without_notices(house: House) -> None:
    table = await play_slowly(house, HOUR)
    await house.master.reminders.choose(ANNA, ReminderWay.NONE, None)
    await house.master.answer_times.learn(table)
    assert house.master.answer_times.known(table, table.seat_of(BEN.id)) == []
