"""Tests of the last events of a game: verdict, turning points, everybody's end, and explanations for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.games import game
from engine.kernel.endings import (
    EXPLANATION,
    TURNING_POINT,
    Retrospective,
    TurningPoint,
    heaviest,
    number_in,
    seat_in,
    standings_of,
)
from engine.kernel.match import Match
from engine.kernel.text import Text, seat_name
from engine.kernel.views import Result
from host.tables.status import Status
from host.tables.table import Table
from tests.games.pips.game import Pips
from tests.host.house import House

GAMES = ("talisman", "imperator", "heldenkampf", "tenefyr", "telperinquar")


def test_the_three_heaviest_turning_points_come_in_the_order_of_the_game() -> None:
    points = [TurningPoint(weight, number, Text(f"event-{number}")) for number, weight in enumerate((5, 1, 9, 7))]
    rounds = [text.values["round"] for text in heaviest(points)]
    assert rounds == [0, 2, 3]


def test_a_result_alone_gives_every_seat_a_standing() -> None:
    ends = [text.values["end"] for text in standings_of(Result((1,), Text("x"), places=(2, 1, 3)), 3)]
    assert ends == ["placed", "won", "placed"]
    assert [text.values["end"] for text in standings_of(Result((), Text("x"), lost=True), 2)] == ["lost", "lost"]
    assert [text.values["end"] for text in standings_of(Result((), Text("x")), 2)] == ["drawn", "drawn"]


def played(name: str) -> tuple[Match[Any], Sequence[Text]]:
    """Play a game to its end with computers; return the match and its public events."""
    rules, random = game(name), Random(3)
    match, events = Match[Any].new(rules, bytes(32), rules.seats[0]), list[Text]()
    while match.result() is None:
        seat = match.awaited()[0]
        state = match.determinize(seat, random)
        move = rules.choose(state, seat, match.menus()[seat], random, "simple")
        events += [event.text for event in match.play(seat, move).events if event.only is None]
    return match, events


@pytest.mark.parametrize(
    ("name", "key"), [("telperinquar", "event-turn"), ("heldenkampf", "event-turn"), ("imperator", "event-battle")]
)
def test_a_game_that_continues_another_one_counts_the_rounds_on(name: str, key: str) -> None:
    match, events = played(name)
    starts = [number for number, event in enumerate(events) if event.key == key]
    found = 0
    for start, following in pairwise(starts):
        now, then = (number_in(events[number], "round") for number in (start, following))
        if now > 1 and (now == then or key == "event-battle"):
            points = match.rules.look_back(match.state, match.seats, events[start + 1 : following + 1]).turning_points
            assert {point.values["round"] for point in points} <= {now}
            found += len(points)
    assert found


def test_an_adventure_that_continues_another_one_counts_the_rounds_on() -> None:
    match, events = played("talisman")
    turns = [number for number, event in enumerate(events) if event.key == "event-turn"]
    start = turns[len(turns) * 3 // 4]
    first = seat_name(match.state.first)
    begun = sum(events[number].values["player"] == first for number in turns if number <= start)
    points = match.rules.look_back(match.state, match.seats, events[start:]).turning_points
    assert points
    assert all(begun <= int(str(point.values["round"])) <= match.state.rounds for point in points)
    assert begun > match.state.rounds // 2


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_how_it_ended_for_every_seat(name: str) -> None:
    match, events = played(name)
    retrospective = match.rules.look_back(match.state, match.seats, events)
    assert [text.values["player"] for text in retrospective.standings] == [*map(seat_name, range(match.seats))]
    assert 1 <= len(retrospective.turning_points) <= 3
    assert set(retrospective.explanations) == set(range(match.seats))
    turning = [text.values["event"] for text in retrospective.turning_points]
    turning = [event.values["event"] if event.key == "ending-blow" else event for event in turning]
    assert all(event in events or event.key == "ending-rescue" for event in turning)


def test_a_duel_ends_with_the_blow_of_which_the_hero_fell() -> None:
    match, events = played("telperinquar")
    retrospective = match.rules.look_back(match.state, match.seats, events)
    last = retrospective.turning_points[-1].values["event"]
    fallen = max(number for number, event in enumerate(events) if event.key == "event-hero-doomed")
    assert last.key == "ending-blow"
    assert last.values["event"] == events[fallen - 1]
    causes = [event for event in events[:fallen] if event.key in ("event-attack", "event-attack-with", "event-tick")]
    assert last.values["cause"] == causes[-1]


async def finished(house: House) -> Table:
    table = await house.running()
    while await house.random_move(table):
        pass
    assert table.status is Status.OVER
    return table


async def test_the_thread_ends_with_the_verdict_and_the_standings_not_with_the_dice(
    tmp_path: Path, database: str | None
) -> None:
    house = await House(tmp_path, Pips(), address=database).open()
    table = await finished(house)
    verdict = house.languages.say_to(table.verdict() or Text("?"), table.reader(house.languages, "en", markdown=True))
    await house.until(lambda: verdict in house.chat.thread_text())
    lines = house.chat.thread_text().splitlines()
    assert lines.index(verdict) == len(lines) - 3, "two standings follow"
    assert not any("seal is open" in line for line in lines[lines.index(verdict) :])
    post = await house.board(table)
    assert post.page.footer.splitlines() == lines[-2:]
    assert table.secret.hex() not in str(post.page)
    await house.close()


async def test_the_line_of_a_winner_comes_before_those_of_the_others(
    tmp_path: Path, database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look_back(rules: Pips, state: Any, seats: int, _: object) -> Retrospective:
        result = rules.result(state)
        assert result is not None
        return Retrospective((), sorted(standings_of(result, seats), key=lambda text: seat_in(text) in result.winners))

    monkeypatch.setattr(Pips, "look_back", look_back)
    house = await House(tmp_path, Pips(), address=database).open()
    table = await finished(house)
    result = table.result()
    assert result is not None
    (winner,) = result.winners
    assert [seat_in(text) for text in table.news[-2:]] == [winner, 1 - winner]
    await house.close()


async def test_only_a_seat_itself_reads_why_it_lost(
    tmp_path: Path, database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look_back(*_: object) -> Retrospective:
        return Retrospective([Text(TURNING_POINT, {"round": 0, "event": Text("x")})], [], {0: Text("only-anna")})

    monkeypatch.setattr(Pips, "look_back", look_back)
    house = await House(tmp_path, Pips(), address=database).open()
    table = await finished(house)
    keys = [[text.key for text in table.recent_events.last(5, seat)] for seat in (0, 1)]
    assert keys[0][-2:] == [TURNING_POINT, EXPLANATION]
    assert keys[1][-1] == TURNING_POINT
    assert "only-anna" not in str(await house.store.journal.lines(table.id))
    await house.close()


async def test_a_fault_in_a_retrospective_does_not_stop_the_end_of_a_game(
    tmp_path: Path, database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Retrospective:
        raise KeyError("player")

    monkeypatch.setattr(Pips, "look_back", fail)
    house = await House(tmp_path, Pips(), address=database).open()
    table = await finished(house)
    assert table.verdict() is not None
    await house.close()
