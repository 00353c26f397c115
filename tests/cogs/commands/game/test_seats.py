"""Seats of a running game by command and by button: leaving, coming back, taking over and offering."""

from __future__ import annotations

from tests.cogs.world import World, pressable, reply_text, texts


async def test_leaving_a_running_game_is_confirmed_first(world: World) -> None:
    await world.begin()
    asked = await world.bert.slash(world.channel, "game leave")
    assert asked.response is not None
    assert "The computer will play on" in texts(asked.response)
    assert list(pressable(asked.response)) == ["b:1:depart"]
    assert all(assignment.person is not None for assignment in world.table().assignments), "nothing has happened yet"
    seen = world.copy_message(asked.response)
    await world.bert.click(asked.response, custom_id="b:1:depart")
    assert world.table().assignments[1].person is None
    again = await world.press_copy(world.bert, seen, "b:1:depart")
    assert "not playing" in await reply_text(again)


async def test_a_returning_player_gets_their_seat_and_hand_back(world: World) -> None:
    await world.begin(second=world.clara)
    asked = await world.clara.slash(world.channel, "game leave")
    assert asked.response is not None
    assert "Der Computer spielt dann" in texts(asked.response)
    left = await world.clara.click(asked.response, custom_id="b:1:depart")
    assert left.acknowledged
    await world.restart()
    assert "Du sitzt am Tisch" in await reply_text(await world.clara.slash(world.channel, "game join"))
    assert "sitzt schon" in await reply_text(await world.clara.slash(world.channel, "game join"))
    hand = await world.clara.slash(world.channel, "hand")
    assert "not playing" not in await reply_text(hand)


async def test_a_spectator_asks_for_the_computers_seat_and_the_players_agree(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    offered = await world.clara.autocomplete(world.channel, "game join", "seat", "")
    assert offered == [{"name": "Computer", "value": "3"}]
    assert "dort spielt" in (await reply_text(await world.clara.slash(world.channel, "game join", seat="1"))).lower()
    assert "dort spielt" in (await reply_text(await world.clara.slash(world.channel, "game join", seat="anna"))).lower()
    reply = await reply_text(await world.clara.slash(world.channel, "game join", seat="9"))
    assert "Platz „9“" in reply
    assert "Anna, Bert und Computer" in reply
    assert "habe die Mitspielenden gefragt" in await reply_text(await world.clara.slash(world.channel, "game join"))
    assert "Clara" in str(world.board().embeds[0].to_dict())
    agree = next(c.custom_id for row in world.board().components for c in row.children if c.custom_id.endswith("agree"))
    for who in (world.anna, world.bert):
        await who.click(world.board(), custom_id=agree)
    person = world.table().assignments[2].person
    assert person is not None
    assert person.id == world.clara.id


async def test_a_spectator_who_is_offered_a_seat_is_notified_and_takes_it(world: World) -> None:
    await world.begin()
    assert "nicht mit" in await reply_text(await world.clara.slash(world.channel, "game replace", person=world.bert))
    assert "already sits" in await reply_text(await world.anna.slash(world.channel, "game replace", person=world.bert))
    assert "kein Platz frei" in await reply_text(await world.clara.slash(world.channel, "game join"))
    assert "Offered" in await reply_text(await world.bert.slash(world.channel, "game replace", person=world.clara))
    pings = [
        call.json
        for call in world.env.http_requests
        if isinstance(call.json, dict) and f"<@{world.clara.id}>" in str(call.json.get("content"))
    ]
    assert [body["allowed_mentions"] for body in pings] == [{"parse": [], "users": [world.clara.id]}]
    assert "Du sitzt am Tisch" in await reply_text(await world.clara.slash(world.channel, "game join"))
    assert "not playing" in await reply_text(await world.bert.slash(world.channel, "hand"))


async def test_a_bot_takes_no_seat(world: World) -> None:
    await world.begin()
    robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    assert "Bots do not" in await reply_text(await world.anna.slash(world.channel, "game replace", person=robot))


async def test_the_last_to_leave_ends_the_game_for_everybody_to_see(world: World) -> None:
    await world.begin()
    for who in (world.anna, world.bert):
        asked = await who.slash(world.channel, "game leave")
        assert asked.response is not None
        await who.click(asked.response, custom_id="b:1:depart")
    assert "No human player is left" in (world.board().embeds[0].description or "")
    assert "geschlossen" in await reply_text(await world.clara.slash(world.channel, "game join"))
    assert "is open" in await reply_text(await world.anna.slash(world.channel, "game new", game="telperinquar"))
