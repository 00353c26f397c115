"""A co-operative game: everybody is asked at once, votes are open, and days pass without decisions.

The game is *Caravan* (``tests/games/caravan``).
"""

from __future__ import annotations

from simcord.actors import MemberActor

from host.tables.status import Status
from tests.cogs.small_games import house_with
from tests.cogs.world import World, pressable, reply_text, texts

small, data, languages, pictures = house_with("caravan")


async def begun(world: World, options: str) -> list[MemberActor]:
    """Begin a game for three, and return them with the leader first."""
    await world.anna.slash(world.channel, "game new", game="caravan", options=options)
    for who in (world.bert, world.clara):
        await who.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    leader = world.asked_person()
    return [leader, *(who for who in (world.anna, world.bert, world.clara) if who is not leader)]


async def votes(world: World, who: MemberActor, road: str) -> str:
    """Vote for a road in a panel, and return the panel's texts."""
    panel = await world.open(who)
    pressed = await who.click(panel, custom_id=next(way for way in pressable(panel) if way.endswith(road)))
    assert pressed.response is not None
    return texts(pressed.response)


async def test_a_day_takes_one_answer_of_everybody_to_the_storm_and_one_vote(world: World) -> None:
    people = await begun(world, "water=30 way=3")
    await people[0].slash(world.channel, "march")
    table = world.table()
    assert sorted(table.asks()) == [0, 1, 2], "all are asked about the storm at once"
    for who in people:
        await who.slash(world.channel, "pass")
    assert {ask.menu.question.key for ask in table.asks().values()} == {"ask-road"}, "one round was enough"
    awake = [who for who in people if table.find_seat(who.id) in table.asks()]
    assert people[0] not in awake, "the leader has fainted"
    await votes(world, awake[0], "long")
    assert "The long road" in str(world.board_of_any().embeds[0].description)
    await votes(world, awake[0], "short")
    assert len(table.asks()) == 2, "a ballot may be changed until the last is in"
    await votes(world, awake[1], "long")
    assert world.asked_person() in awake, "the night is over, and somebody who is awake leads"
    assert table.playing().state.day == 2


async def test_a_common_defeat_is_announced_and_counts_as_a_loss_for_everybody(world: World) -> None:
    people = await begun(world, "water=1")
    table = world.table()
    await people[0].slash(world.channel, "march")
    assert table.status is Status.OVER
    board = str(world.board_of_any().embeds[0].to_dict())
    assert "The water is used up." in board
    assert "The game is lost" in board
    for who, counted in ((world.anna, "1 lost"), (world.bert, "1 lost"), (world.clara, "1 verloren")):
        assert counted in await reply_text(await who.slash(world.channel, "stats"))
