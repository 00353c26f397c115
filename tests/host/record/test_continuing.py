"""A finished game is continued from one of its positions: unrated, with dice of its own, and verifiable."""

from __future__ import annotations

import json
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.games import GAMES, game
from engine.kernel.dice import seal_of
from engine.kernel.match import Match
from engine.kernel.menus import Move, RefusedError
from engine.kernel.replay import CONTINUE, Sealed, replay
from engine.record import read
from engine.record import verify as verify_record
from host.consent.undo import _since_own
from host.people import Place
from host.record.replaying import SavedStep
from host.seating.continuing import continuation
from host.servers.server_settings import Rights
from host.tables.status import Status
from host.tables.table import Table
from store.results import EVERYWHERE
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused

THERE = Place(7, 99)
ANYBODY = Rights()


async def finished(house: House) -> Table:
    """Return a finished game of Anna and Ben with at least six steps."""
    table = await house.running()
    await house.decide_enough(table, 3)
    while await house.random_move(table):
        pass
    assert table.status is Status.OVER
    return table


@pytest.fixture(autouse=True)
def every_game_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rate games however few decisions were made."""
    monkeypatch.setattr("host.record.results.enough", lambda rules, seats: 0)


async def opened(house: House, step: int = 3) -> Table:
    old = await finished(house)
    return await house.master.continuations.open(old.id, step, THERE, BEN, ANYBODY)


async def started(house: House, step: int = 3) -> Table:
    table = await opened(house, step)
    await house.master.join(table.id, ANNA)
    return await house.master.begin(table.id, BEN)


async def test_the_new_game_stands_where_the_old_one_stood_and_people_sit_where_they_sat(house: House) -> None:
    table = await started(house)
    old = await house.master.replays.saved(1, 3)
    assert [assignment.person for assignment in table.assignments] == [ANNA, BEN]
    assert json.loads(table.saved)["state"] == json.loads(old.saved)["state"]
    assert table.seal != old.table.seal
    assert table.secret != old.table.secret
    assert "event-continued" in [text.key for text in table.news]


async def test_a_continued_game_is_played_over_a_restart_verified_and_counts_for_nobody(house: House) -> None:
    await finished(house)
    before = await house.store.results.ratings([ANNA.id, BEN.id], [EVERYWHERE], "pips")
    table = await house.master.continuations.open(1, 3, THERE, BEN, ANYBODY)
    await house.master.join(table.id, ANNA)
    table = await house.master.begin(table.id, BEN)
    assert (await house.master.archive.verify(table.id)).problem is None
    for _ in range(3):
        await house.random_move(table)
    await house.again()
    table = await house.master.get(table.id)
    assert table.continues is not None
    while await house.random_move(table):
        pass
    assert table.status is Status.OVER
    report = await house.master.archive.verify(table.id)
    assert (report.problem, report.continues) == (None, (1, 3))
    record = await house.master.archive.export(table.id, ANNA)
    replayed = verify_record(read(record.as_json()), table.rules)
    assert replayed.match.result() == table.result()
    assert (await house.master.replays.show(table.id, 0)).steps > 1
    assert await house.store.results.ratings([ANNA.id, BEN.id], [EVERYWHERE], "pips") == before
    assert await house.store.results.is_recorded(table.id)


async def test_undo_never_goes_back_before_the_beginning_of_a_continued_game(house: House) -> None:
    table = await started(house)
    rows = await house.store.journal.lines(table.id)
    with pytest.raises(RefusedError):
        _since_own(rows, 0, 1)
    seat = next(iter(table.asks()))
    person = table.assignments[seat].person
    assert person is not None
    assert await refused(house.master.undo.preview(table, person)) == "refused-undo-nothing"


async def test_seats_keep_their_places_when_people_choose_change_and_leave_them(house: House) -> None:
    table = await opened(house)
    assert table.find_seat(BEN.id) == 1
    await house.master.join(table.id, CARL)
    assert table.find_seat(CARL.id) == 0
    assert await refused(house.master.join(table.id, ANNA)) == "refused-full"
    await house.master.leave(table.id, CARL)
    assert [assignment.computer for assignment in table.assignments] == [True, False]
    await house.master.join(table.id, BEN, seat=0)
    assert [assignment.computer for assignment in table.assignments] == [False, True]
    assert await refused(house.master.join(table.id, ANNA, seat=0)) == "refused-seat-not-vacant"
    assert await refused(house.master.add_computer(table.id, BEN)) == "refused-full"
    await house.again()
    table = await house.master.at(THERE)
    assert (table.find_seat(BEN.id), table.continues is not None, table.free_to_continue()) == (0, True, [1])


async def test_the_last_step_and_a_running_game_cannot_be_continued(house: House) -> None:
    old = await finished(house)
    last = (await house.master.replays.show(old.id, 10**6)).number
    opening = house.master.continuations.open(old.id, last, THERE, BEN, ANYBODY)
    assert await refused(opening) == "refused-continue-over"
    running = await house.running()
    opening = house.master.continuations.open(running.id, 0, THERE, BEN, ANYBODY)
    assert await refused(opening) == "refused-replay-running"


async def test_a_second_press_opens_no_second_table(house: House) -> None:
    table = await opened(house)
    again = house.master.continuations.open(1, 3, THERE, BEN, ANYBODY)
    assert (await refused(again)).startswith("refused-")
    assert (await house.master.at(THERE)).id == table.id


async def test_a_continued_game_goes_on_when_the_old_one_is_gone(house: House) -> None:
    table = await opened(house)
    house.master._registry._tables.pop(1, None)
    await house.master.join(table.id, ANNA)
    await house.master.begin(table.id, BEN)
    assert (await house.master.archive.verify(table.id)).problem is None
    assert await refused(house.master.continuations.open(5, 0, HERE, BEN, ANYBODY)) == "refused-no-such-table"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("decisions", [5, 60])
def test_every_game_goes_on_from_its_middle_with_other_dice(name: str, decisions: int) -> None:
    rules, random = game(name), Random(decisions)
    seats = next(count for count in rules.seats if count > 1)
    match = Match[Any].new(rules, bytes(32), seats, stepwise=True)
    play_on(match, random, decisions)
    old = cast("Table", SimpleNamespace(id=1, rules=rules, dice_key=bytes(32)))
    continues = continuation(SavedStep(old, 0, 1, (), match.save()))
    secret, words = bytes(range(32)), ("",) * seats
    sealed = Sealed(rules, secret, words, seal_of(secret), seats, {})
    start = Move(CONTINUE, continues.move.args)
    line = SimpleNamespace(seq=1, kind="start", seat=None, move=[start.name, list(start.args)], rolls=[])
    (begun,) = replay(sealed, [cast("Any", line)])
    assert begun.match.save() == continues.position
    play_on(begun.match, random, 40)


def play_on(match: Match[Any], random: Random, decisions: int) -> None:
    """Make a number of random decisions, with all automatic steps, unless the game ends before."""
    for _ in range(decisions):
        while match.due:
            match.proceed()
        if not (menus := match.menus()):
            return
        seat, menu = next(iter(menus.items()))
        match.play(seat, menu.draw(random))
    while match.due:
        match.proceed()
