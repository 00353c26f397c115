"""Fair ratings: only games that both have played count, and games against the same people count less and less."""

from __future__ import annotations

import pytest

from engine.content.usual import usual
from engine.games import GAMES, game
from host.people import Person, Place
from host.record.decisions import decided, enough
from host.record.history import RatingSummary
from host.record.ratings import LISTED, NEWCOMER, RatedSide, after, strength, weights
from host.tables.table import Table
from host.time.clocks import DAY
from store.journal import DecisionRow
from store.results import EVERYWHERE, NOBODY, RatingRow
from tests.games.nim.game import Nim
from tests.games.pips.game import Pips
from tests.host.consent.test_undo import open_house, take_back
from tests.host.house import ANNA, BEN, CARL, HERE, House
from tests.host.record.test_results import points

HARVEST = 12


async def rating(house: House, person: Person, guild: int = EVERYWHERE) -> RatingRow | None:
    rows = await house.store.results.ratings([person.id], [guild], "pips")
    return rows[0] if rows else None


async def listed(house: House) -> list[int]:
    places = await house.master.history.places(7)
    ranks, _ = await house.master.history.best(7, "pips", places, ANNA.id, 0, 20)
    return [rank.person_id for rank in ranks]


async def won(house: House, other: Person, *, played: int = 2, at: Place = HERE) -> Table:
    """Play a game in which a person resigns to Anna after some decisions of both."""
    table = await house.running(at, ANNA, other)
    await house.decide_enough(table, played)
    await house.master.resign(table.id, other)
    return table


async def test_games_that_are_given_up_at_once_rate_nobody(house: House) -> None:
    for _ in range(HARVEST):
        await won(house, BEN, played=0)
    assert [(await rating(house, who), await rating(house, who, 7)) for who in (ANNA, BEN)] == [(None, None)] * 2
    assert await listed(house) == []
    [tally] = await house.store.results.tallies(ANNA.id, EVERYWHERE)
    assert (tally.played, tally.won) == (HARVEST, HARVEST), "they are remembered all the same"


async def test_a_third_of_a_usual_games_decisions_is_enough_and_less_is_not(house: House) -> None:
    assert enough(house.rules, 2) == 2, "a third of five, rounded up"
    await won(house, BEN, played=1)
    assert await rating(house, ANNA) is None
    await won(house, BEN, played=2)
    assert await rating(house, ANNA) is not None


async def test_each_has_to_decide_enough(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.decide_enough(table, 1)
    await house.play(table, ANNA, "draw")
    await house.play(table, BEN, "draw")
    await house.master.resign(table.id, CARL)
    await house.master.resign(table.id, BEN)
    assert await rating(house, CARL) is None, "one decision of two"
    assert (await points(house, ANNA)) > NEWCOMER > (await points(house, BEN))


async def test_undone_moves_are_no_decisions(house: House) -> None:
    table = await open_house(house)
    for _ in range(3):
        await house.play(table, ANNA, "sit")
        assert await take_back(house, table, ANNA)
    await house.play(table, ANNA, "sit")
    for person in (BEN, ANNA, BEN):
        await house.play(table, person, "sort" if person == ANNA else "sit")
        if person == ANNA:
            assert await take_back(house, table, ANNA)
            await house.play(table, ANNA, "draw")
    assert len([row for row in await house.store.journal.lines(table.id) if row.kind == "undo"]) == 4
    rows = await house.store.journal.decisions(table.id)
    assert decided(rows, table.assignments) == [2, 2]


async def test_decisions_of_others_do_not_count_for_a_person(house: House) -> None:
    """Skipped decisions, decisions of the computer, and those of a previous holder of the seat do not count."""
    rows = [
        DecisionRow(2, "move", 0, ["roll", []]),
        DecisionRow(3, "move", 1, ["roll", []]),
        DecisionRow(4, "answer", 1, ["roll", []]),
        DecisionRow(5, "seat", 1, ["offer", []]),
        DecisionRow(6, "seat", 1, ["take", []]),
        DecisionRow(7, "move", 1, ["roll", []]),
    ]
    table = await house.running(HERE, ANNA, BEN)
    assert decided(rows, table.assignments) == [1, 3]
    table.assignments[1].held_by = (BEN.id,)
    assert decided(rows, table.assignments) == [1, 3], "the same person came back"
    table.assignments[1].held_by = (BEN.id, CARL.id)
    assert decided(rows, table.assignments) == [1, 1]
    assert decided([*rows, DecisionRow(8, "undo", 0, ["undo", [2]])], table.assignments) == [1, 0]
    default = table.asks()[0].menu.default
    await house.make(table, ANNA, default, press=None)  # as a move that makes itself is written
    assert [row.kind for row in await house.store.journal.decisions(table.id)] == []


async def test_games_of_the_same_two_count_less_and_less(house: House) -> None:
    gains: list[int] = []
    for number in range(HARVEST):
        before = NEWCOMER if number == 0 else await points(house, ANNA)
        await won(house, BEN)
        gains.append(await points(house, ANNA) - before)
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 5 * gains[4]
    assert await points(house, ANNA) < 1300, "twelve that counted fully would give 1,444"
    row = await rating(house, ANNA)
    assert row is not None
    assert (row.played, row.opponents) == (HARVEST, 1)
    assert await listed(house) == [], "one opponent is no ladder"


@pytest.mark.parametrize(("seconds", "share"), [(30 * DAY - 1, 1 / 2), (30 * DAY + 1, 1.0)])
async def test_a_second_game_of_the_same_two_counts_half_for_thirty_days_and_then_fully(
    house: House, seconds: float, share: float
) -> None:
    await won(house, BEN)
    table = await house.running(HERE, ANNA, BEN)
    await house.decide_enough(table)
    met = house.store.results.meetings
    assert await met([ANNA.id, BEN.id], "pips", 0.0) == {(ANNA.id, BEN.id): 1, (BEN.id, ANNA.id): 1}
    assert await met([ANNA.id], "imperator", 0.0) == {}
    before = {ANNA.id: await rating(house, ANNA), BEN.id: await rating(house, BEN)}
    house.now += seconds
    await house.master.resign(table.id, BEN)
    known = {person: row for person, row in before.items() if row is not None}
    expected = after([RatedSide([ANNA.id], 1), RatedSide([BEN.id], 2)], known, {ANNA.id: share, BEN.id: share})
    row = await rating(house, ANNA)
    assert row is not None
    assert (row.mu, row.sigma) == pytest.approx((expected[ANNA.id].mu, expected[ANNA.id].sigma))


async def test_the_second_game_of_two_people_moves_their_ratings_half_as_far(house: House) -> None:
    await won(house, BEN)
    known = {who.id: row for who in (ANNA, BEN) if (row := await rating(house, who)) is not None}
    await won(house, BEN)
    full = after([RatedSide([ANNA.id], 1), RatedSide([BEN.id], 2)], known)
    row = await rating(house, ANNA)
    assert row is not None
    assert row.mu - known[ANNA.id].mu == pytest.approx((full[ANNA.id].mu - known[ANNA.id].mu) / 2)


async def test_a_person_does_not_become_a_new_opponent_through_a_deletion(house: House) -> None:
    gains: list[int] = []
    for number in range(4):
        before = NEWCOMER if number == 0 else await points(house, ANNA)
        await won(house, BEN)
        await house.master.privacy.delete(BEN)
        gains.append(await points(house, ANNA) - before)
    assert gains[0] > 2 * gains[2]
    row = await rating(house, ANNA)
    assert row is not None
    assert row.opponents <= 2


def test_the_weight_of_a_game_is_the_average_of_its_weights_against_each_opponent() -> None:
    three = [RatedSide([1], 1), RatedSide([2], 2), RatedSide([3], 3)]
    assert weights(three, {}) == {1: 1.0, 2: 1.0, 3: 1.0}
    met = {(1, 2): 1, (2, 1): 1}
    assert weights(three, met) == {1: 0.75, 2: 0.75, 3: 1.0}
    teams = [RatedSide([1, 2], 1), RatedSide([3], 2)]
    assert weights(teams, met) == {1: 1.0, 2: 1.0, 3: 1.0}, "partners are not opponents"
    assert weights(three, {(1, NOBODY): 1}) == {1: 0.5, 2: 1.0, 3: 1.0}


async def summaries(house: House) -> tuple[RatingSummary, RatingSummary]:
    """Return Anna's ratings in the server and everywhere."""
    here, everywhere = [await house.master.history.rating(ANNA.id, "pips", guild) for guild in (7, EVERYWHERE)]
    assert here is not None
    assert everywhere is not None
    return here, everywhere


async def test_five_different_opponents_give_a_place_in_the_server_and_ten_a_place_among_all(house: House) -> None:
    others = [Person(100 + number, f"P{number}", "en-GB") for number in range(10)]
    for number, other in enumerate(others, 1):
        await won(house, other)
        assert await listed(house) == ([ANNA.id] if number >= LISTED else [])
        here, everywhere = await summaries(house)
        assert (here.place, everywhere.place) == (int(number >= 5), int(number >= 10))
        assert (here.opponents, here.needed, everywhere.needed) == (number, 5, 10)
    here, everywhere = await summaries(house)
    assert here.total == everywhere.total == 1


def test_every_game_that_is_rated_says_how_much_is_usual() -> None:
    for name in GAMES:
        rules = game(name)
        measured = usual(rules.data)
        if not rules.is_cooperative:
            assert measured is not None
            assert tuple(measured.decisions) == tuple(rules.seats), name
            for seats, decisions in measured.decisions.items():
                assert 3 * (enough(rules, seats) - 1) < decisions <= 3 * enough(rules, seats), "a third, rounded up"
                assert enough(rules, seats) > 5, name


def test_a_game_that_was_not_measured_takes_a_decision_of_each() -> None:
    assert usual(Nim.data) is None
    assert enough(Nim(), 2) == 1
    assert usual(Pips.data) is not None


def test_a_rating_moves_on_the_way_to_the_new_one() -> None:
    rated_sides = [RatedSide([1], 1), RatedSide([2], 2)]
    none = after(rated_sides, {}, {1: 0.0, 2: 1.0})
    assert none[1].points == NEWCOMER
    assert strength(RatingRow(2, 0, "pips", none[2].mu, none[2].sigma, 1, 0, 0, 0)) == after(rated_sides, {})[2]
