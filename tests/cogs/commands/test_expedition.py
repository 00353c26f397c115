"""An expedition of Heroes of Tenefyr in the real bot: three people choose heroes, vote, fight, and vote again."""

from __future__ import annotations

from simcord.actors import MemberActor

from tests.cogs.world import World, said, texts


async def test_three_choose_heroes_vote_for_a_dungeon_and_fight_there(world: World) -> None:
    people: dict[int, MemberActor] = {who.id: who for who in (world.anna, world.bert, world.clara)}
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="first=1 boss=lich-king")
    for who in (world.bert, world.clara):
        await who.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    seated = [people[chair.person.id] for chair in table.chairs if chair.person is not None]
    for who, hero in zip(seated, ("thief", "bard", "cleric"), strict=True):
        await who.slash(world.channel, "hero", hero=hero)
    assert {ask.menu.question.key for ask in table.asks().values()} == {"ask-enter"}
    assert sorted(table.asks()) == [0, 1, 2], "all vote at once"
    refused = await said(await seated[0].slash(world.channel, "lay", card="basic-1"))
    assert "Answer this first" in refused
    for who in seated:
        await who.slash(world.channel, "vote", choice="1")
    asked = next(seat for seat in table.asks())
    assert table.playing().state.place == 1
    panel = await world.open(seated[asked])
    assert "power" in texts(panel)
    hand = list(table.playing().state.players[asked].hand)
    refused = await said(await seated[(asked + 1) % 3].slash(world.channel, "redraw"))
    assert "turn" in refused
    told = await said(await seated[asked].slash(world.channel, "play-all", cards=",".join(hand)))
    assert told.count("plays") == len(hand)
