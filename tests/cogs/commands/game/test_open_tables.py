"""Open tables: they close after a while, pass to the next person, and their owner can remove others."""

from __future__ import annotations

import re
from typing import Any

from host.tables.status import Status
from host.time.clocks import DAY
from tests.cogs.world import World, pressable, reply_text, texts


def shown(world: World) -> str:
    return str(world.board_of_any().embeds[0].to_dict())


async def pass_time(world: World, seconds: float) -> None:
    """Let running time pass, and run the tasks that are due."""
    master = world.bot.master
    master.time.lost -= seconds
    await master.time.beat()
    master.scheduler.wake()
    await world.env.settle()


async def unseat(world: World, who: Any, person: str) -> str:
    """Ask to remove somebody, press the button of the confirmation if there is one, and return the answer."""
    asked = await who.slash(world.channel, "game unseat", person=person)
    assert asked.response is not None
    buttons = list(pressable(asked.response))
    if not buttons:
        return await reply_text(asked)
    return texts((await who.click(asked.response, custom_id=buttons[0])).response or asked.response)


async def test_a_table_that_nobody_starts_closes_after_a_day_and_says_so(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    table = world.table()
    answer = shown(world)
    assert re.search(r"the table closes <t:\d+:R>", answer)
    status = await reply_text(await world.clara.slash(world.channel, "game status"))
    assert re.search(r"dann schließt der Tisch <t:\d+:R>", status)
    await pass_time(world, DAY - 60)
    assert table.status is Status.OPEN
    await world.restart()
    await pass_time(world, 61)
    table = await world.bot.master.get(table.id)
    assert table.status is Status.CLOSED
    assert "Nobody started the game within a day" in shown(world)
    await world.clara.slash(world.channel, "game new", game="telperinquar")
    assert world.table().id > table.id, "another one may be opened here"


async def test_a_game_that_has_begun_does_not_close(world: World) -> None:
    await world.begin()
    table = world.table()
    await pass_time(world, DAY + 60)
    assert table.status is Status.RUNNING


async def test_sitting_down_and_getting_up_again_does_not_keep_a_table_open(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    table = world.table()
    deadline = table.deadline
    await world.bert.slash(world.channel, "game join")
    await world.bert.slash(world.channel, "game leave")
    assert table.deadline == deadline


async def test_ownership_passes_to_the_next_person_when_the_owner_leaves(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    await world.clara.slash(world.channel, "game join")
    assert "Only the owner" in await reply_text(await world.bert.slash(world.channel, "game unseat", person="Clara"))
    await world.anna.slash(world.channel, "game leave")
    table = world.table()
    assert table.owner == world.bert.id
    assert [assignment.person.name for assignment in table.assignments if assignment.person] == ["Bert", "Clara"]
    assert "Clara" in await unseat(world, world.bert, "Clara")
    await world.bert.slash(world.channel, "game computer")
    await world.bert.slash(world.channel, "game start")
    assert table.status is Status.RUNNING


async def test_the_owner_removes_a_stranger_who_cannot_come_back(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.clara.slash(world.channel, "game join")
    offered = await world.anna.autocomplete(world.channel, "game unseat", "person", "")
    assert [choice["name"] for choice in offered] == ["Clara"]
    asked = await world.anna.slash(world.channel, "game unseat", person="clara")
    assert "cannot come back to this table" in await reply_text(asked)
    assert world.table().find_seat(world.clara.id) is not None, "nothing has happened yet"
    assert "no longer plays" in await unseat(world, world.anna, "Clara")
    assert world.table().find_seat(world.clara.id) is None
    assert "Clara" not in shown(world)
    await world.restart()
    answer = await reply_text(await world.clara.slash(world.channel, "game join"))
    assert "Du wurdest von diesem Tisch entfernt" in answer
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert world.table().status is Status.RUNNING


async def test_only_the_owner_removes_people_and_never_themselves(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.clara.slash(world.channel, "game join")
    seen = await world.anna.slash(world.channel, "game unseat", person="Clara")
    assert seen.response is not None
    kept, (custom_id,) = world.copy_message(seen.response), pressable(seen.response)
    assert "Nur die Person, der dieser Tisch gehört" in await unseat(world, world.clara, "Anna")
    assert "Join" in await unseat(world, world.bert, "Clara")
    assert "cannot send yourself away" in await unseat(world, world.anna, "Anna")
    assert "I do not know who" in await unseat(world, world.anna, "Dora")
    for who in (world.bert, world.clara):
        answer = await reply_text(await world.press_copy(who, kept, custom_id))
        assert "manage messages" in answer or "verwalten" in answer, "the button is the owner's and the moderators'"
    assert world.table().find_seat(world.clara.id) == 1
    await world.anna.slash(world.channel, "game start")
    assert "already started" in await unseat(world, world.anna, "Clara")
    assert world.table().find_seat(world.clara.id) == 1
