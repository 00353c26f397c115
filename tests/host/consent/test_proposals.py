"""Tests of proposals: opened, agreed to, declined and void, mostly with the proposal to stop a game."""

from __future__ import annotations

import asyncio

from engine.kernel.menus import Move, RefusedError
from host.chat import Button
from host.tables.status import Ending, Status
from tests.host.house import ANNA, BEN, CARL, DORA, HERE, House, refused, unwritten


async def test_a_game_stops_without_a_winner_when_all_have_agreed(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    key = table.dice_key.hex()
    assert not await house.master.stop(table.id, CARL)
    assert table.proposal is not None
    number = table.proposal.number
    assert not await house.master.agree(table.id, ANNA, number)
    assert table.status is Status.RUNNING
    assert key not in house.chat.thread_text()
    assert await house.master.agree(table.id, BEN, number)
    assert (table.status, table.ending, table.proposal) == (Status.OVER, Ending.STOPPED, None)
    await house.until(lambda: key in house.chat.thread_text())
    await house.until(lambda: "Nobody won" in house.chat.board(HERE.channel_id).page.description)
    row = await house.store.tables.read(table.id)
    assert row is not None
    assert (row.status, row.ending, row.ended, row.proposal) == ("over", "stopped", house.now, None)
    kinds = [line.kind for line in await house.store.journal.lines(table.id)]
    assert kinds == ["start", "proposal", "proposal", "stop"]
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_stopped_game_takes_no_moves_and_its_channel_is_free(house: House) -> None:
    table = await house.running()
    await house.master.stop(table.id, ANNA)
    assert table.proposal is not None
    await house.master.agree(table.id, BEN, table.proposal.number)
    assert await refused(house.play(table, ANNA, "roll")) == "refused-over"
    assert await refused(house.master.resign(table.id, ANNA)) == "refused-over"
    assert await refused(house.master.stop(table.id, ANNA)) == "refused-over"
    await house.again()
    table = await house.master.at(HERE)
    assert (table.status, table.ending) == (Status.OVER, Ending.STOPPED)
    assert await refused(house.play(table, ANNA, "roll")) == "refused-over"
    assert (await house.master.archive.verify(table.id)).key == table.dice_key.hex()
    await house.master.new(HERE, CARL, "pips")


async def test_a_proposal_stands_on_the_board_with_buttons_until_it_is_decided(house: House) -> None:
    table = await house.running()
    await house.master.stop(table.id, ANNA)
    await house.until(lambda: Button.AGREE in house.chat.board(HERE.channel_id).buttons)
    post = house.chat.board(HERE.channel_id)
    assert table.proposal is not None
    assert post.proposal == table.proposal.number
    words = post.page.description.splitlines()[-1]
    assert "Anna" in words
    assert "Still to agree: \u2068Ben" in words or "Still to agree: Ben" in words
    await house.master.decline(table.id, BEN, table.proposal.number)
    await house.until(lambda: Button.AGREE not in house.chat.board(HERE.channel_id).buttons)
    await house.until(lambda: "declines" in house.chat.thread_text())
    assert table.status is Status.RUNNING


async def test_a_proposal_to_stop_stays_open_after_moves_and_a_restart(house: House) -> None:
    table = await house.running()
    await house.master.stop(table.id, ANNA)
    proposal = table.proposal
    assert proposal is not None
    await house.play(table, ANNA, "draw")
    await house.again()
    table = await house.master.at(HERE)
    assert table.proposal == proposal
    assert await house.master.agree(table.id, BEN, proposal.number)


async def test_a_proposer_may_withdraw_the_proposal(house: House) -> None:
    table = await house.running()
    await house.master.stop(table.id, ANNA)
    assert table.proposal is not None
    await house.master.decline(table.id, ANNA, table.proposal.number)
    assert table.proposal is None
    await house.until(lambda: "no longer proposes" in house.chat.thread_text())


async def test_invalid_answers_to_proposals_are_refused_and_change_nothing(house: House) -> None:
    table = await house.running()
    assert await refused(house.master.stop(table.id, CARL)) == "refused-not-seated"
    assert await refused(house.master.agree(table.id, BEN, 3)) == "refused-no-proposal"
    await house.master.stop(table.id, ANNA, press=900)
    assert table.proposal is not None
    number, seq = table.proposal.number, table.seq
    assert await refused(house.master.stop(table.id, ANNA, press=900)) == "refused-answered"
    assert await refused(house.master.stop(table.id, BEN)) == "refused-proposal-open"
    assert await refused(house.master.agree(table.id, ANNA, number)) == "refused-agreed-before"
    assert await refused(house.master.agree(table.id, CARL, number)) == "refused-not-seated"
    assert await refused(house.master.agree(table.id, BEN, number - 1)) == "refused-no-proposal"
    assert await refused(house.master.decline(table.id, BEN, number + 1)) == "refused-no-proposal"
    assert table.seq == seq


async def test_agreeing_twice_at_once_stops_a_game_once(house: House) -> None:
    table = await house.running()
    await house.master.stop(table.id, ANNA)
    assert table.proposal is not None
    number = table.proposal.number
    votes = [house.master.agree(table.id, BEN, number, press) for press in (901, 901)]
    results = await asyncio.gather(*votes, return_exceptions=True)
    assert [isinstance(result, RefusedError) for result in results] == [False, True]


async def test_computers_and_people_who_left_are_not_asked(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    assert await house.master.stop(table.id, ANNA)
    assert table.ending is Ending.STOPPED

    table = await house.running(HERE._replace(channel_id=71), ANNA, BEN, CARL)
    await house.master.resign(table.id, CARL)
    assert await refused(house.master.stop(table.id, CARL)) == "refused-left"
    await house.master.stop(table.id, ANNA)
    assert table.proposal is not None
    assert await refused(house.master.agree(table.id, CARL, table.proposal.number)) == "refused-not-asked-to-agree"
    assert await house.master.agree(table.id, BEN, table.proposal.number)


async def test_a_proposal_to_stop_is_void_when_the_game_ends(house: House) -> None:
    table = await house.running(HERE, DORA, BEN)
    await house.master.stop(table.id, DORA)
    await house.master.resign(table.id, BEN)
    assert (table.status, table.ending, table.proposal) == (Status.OVER, Ending.PLAYED, None)
    await house.until(lambda: "off the table" in house.chat.thread_text())
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_an_agreement_that_cannot_be_written_changes_nothing(house: House) -> None:
    table = await house.running()
    await house.master.stop(table.id, ANNA)
    proposal = table.proposal
    assert proposal is not None
    with house.locked():
        assert await unwritten(house.master.agree(table.id, BEN, proposal.number)) == "refused-store-locked"
    assert (table.proposal, table.status) == (proposal, Status.RUNNING)
    assert Move("roll") in table.asks()[0].menu.moves
    assert await house.master.agree(table.id, BEN, proposal.number)
