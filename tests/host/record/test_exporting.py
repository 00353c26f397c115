"""Records of games: nothing hidden while a game runs, everything when it is over, and they can be replayed."""

from __future__ import annotations

import json

from engine.record import read, verify
from host.tables.status import Status
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.host.play.test_playing import play_to_the_end


async def test_the_record_of_a_running_game_contains_only_what_its_reader_may_know(house: House) -> None:
    table = await house.running()
    for _ in range(4):
        await house.random_move(table)
    assert table.status is Status.RUNNING
    mine, his, strangers = [await house.master.archive.export(table.id, who) for who in (ANNA, BEN, CARL)]
    for record in (mine, his, strangers):
        content = record.as_json().decode()
        assert table.dice_key.hex() not in content
        assert table.secret.hex() not in content
        assert (record.status, record.key, record.secret, record.options) == ("running", None, None, None)
        assert record.position is None
        assert record.words == list(table.words), "the words are public from the start on"
        assert all(line.move is None and not line.rolls for line in record.log)
        assert record.view is not None
        assert any(line.words for line in record.log)
    assert mine.view != his.view != strangers.view
    assert strangers.view is not None
    assert (strangers.view["seat"], strangers.view["hand"], strangers.view["private"]) == (None, [], {})
    assert json.loads(mine.as_json())["view"]["seat"] == table.seat_of(ANNA.id)


async def test_a_finished_game_is_all_there_and_is_played_again(house: House) -> None:
    table = await house.running(turns=5)
    await play_to_the_end(house, table)
    record = await house.master.archive.export(table.id, CARL)
    again = read(record.as_json())
    assert again == record
    assert (again.key, again.status) == (table.dice_key.hex(), "over")
    assert (again.secret, again.seal) == (table.secret.hex(), table.seal)
    retold = verify(again, table.rules)
    assert retold.match.result() == table.result()
    assert str(ANNA.id) not in [str(seat) for seat in again.seats]
    assert [seat.name for seat in again.seats] == ["Anna", "Ben"]


async def test_games_that_ended_otherwise_are_played_again_too(house: House) -> None:
    resigned = await house.running()
    await house.random_move(resigned)
    await house.master.resign(resigned.id, BEN)
    record = await house.master.archive.export(resigned.id, BEN)
    assert verify(read(record.as_json()), resigned.rules).match.result() == resigned.result()


async def test_a_game_that_was_stopped_has_no_result(house: House) -> None:
    table = await house.running()
    await house.random_move(table)
    await house.master.stop(table.id, ANNA)
    assert table.proposal is not None
    await house.master.agree(table.id, BEN, table.proposal.number)
    record = await house.master.archive.export(table.id, BEN)
    assert (record.ending, record.result) == ("stopped", None)
    assert verify(read(record.as_json()), table.rules).match.result() is None


async def test_there_is_nothing_to_export_before_the_start(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    assert await refused(house.master.archive.export(table.id, ANNA)) == "refused-not-begun"
