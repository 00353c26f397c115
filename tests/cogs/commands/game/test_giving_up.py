"""Giving up and stopping are confirmed, and their buttons name the consequences."""

from __future__ import annotations

from host.tables.status import Status
from tests.cogs.world import World, labels, reply_text, resign, texts


async def test_giving_up_says_who_would_win_and_does_nothing_before_the_second_press(world: World) -> None:
    await world.begin()
    table, before = world.table(), world.moves()
    asked = await world.bert.slash(world.channel, "game resign")
    assert asked.response is not None
    assert labels(asked.response) == ["Resign: Anna wins"]
    assert "cannot undo this" in texts(asked.response)
    assert (table.status, world.moves()) == (Status.RUNNING, before), "the command alone does not end the game"
    seen = world.copy_message(asked.response)
    await world.bert.click(asked.response, custom_id="b:1:resign")
    assert table.status is Status.OVER
    again = await world.press_copy(world.bert, seen, "b:1:resign")
    assert "over" in await reply_text(again)


async def test_giving_up_among_three_lets_the_others_play_on(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    await world.clara.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    asked = await world.clara.slash(world.channel, "game resign")
    assert asked.response is not None
    assert labels(asked.response) == ["Aufgeben: Die anderen spielen weiter"]
    assert 2 not in world.table().playing().left, "looking at it changes nothing"
    await resign(world.clara, world.channel)
    assert world.table().playing().left == (2,)


async def test_leaving_says_that_the_computer_plays_on_or_that_the_game_ends(world: World) -> None:
    await world.begin()
    asked = await world.bert.slash(world.channel, "game leave")
    assert asked.response is not None
    assert labels(asked.response) == ["Leave: the computer plays on for you"]
    await world.bert.click(asked.response, custom_id="b:1:depart")
    asked = await world.anna.slash(world.channel, "game leave")
    assert asked.response is not None
    assert labels(asked.response) == ["Leave: the game ends without a winner"]


async def test_stopping_a_game_that_one_plays_alone_asks_first(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    asked = await world.anna.slash(world.channel, "game stop")
    assert asked.response is not None
    assert labels(asked.response) == ["Stop: the game ends without a winner"]
    assert table.status is Status.RUNNING
    await world.anna.click(asked.response, custom_id="b:1:stop")
    assert table.status is Status.OVER
