"""Help answers what is asked here and now; the page of all commands is its last button."""

from __future__ import annotations

from simcord.results import ResponseMessage

from tests.cogs.world import World, labels, pressable, reply_text, texts


async def page(world: World, who: object, command: str = "help") -> ResponseMessage:
    result = await who.slash(world.channel, command)  # type: ignore[attr-defined]
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def test_where_nothing_is_played_help_says_what_can_be_and_how_to_begin(world: World) -> None:
    reply = texts(await page(world, world.anna))
    assert "`/game new`" in reply
    for game in ("Telperinquár", "Imperator", "Heldenkampf"):
        assert f"**{game}**" in reply
    assert "1 to 2 h, full game 2 to 4 h" in reply, "the same as on the start page"
    assert "medium" in reply
    assert "-#" not in reply, "an embed has no small print"
    german = texts(await page(world, world.clara))
    assert "`/spiel neu`" in german
    assert "ganzes Spiel 2 bis 4 Std." in german


async def test_in_a_lobby_help_says_what_the_game_is_how_one_wins_how_long_it_takes_and_what_to_press(
    world: World,
) -> None:
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    reply = texts(await page(world, world.anna))
    assert "Heroes fight heroines" in reply
    assert "The most points win" in reply
    assert "three quarters of an hour" in reply
    assert "one more player has to press **Join**" in reply
    assert "press **Join** below" in texts(await page(world, world.bert))
    await world.bert.slash(world.channel, "game join")
    assert "press **Start**" in texts(await page(world, world.anna))
    assert "Anna presses **Start**" in texts(await page(world, world.bert))
    assert "Alle Plätze sind besetzt" in texts(await page(world, world.clara))


async def test_in_a_game_help_says_what_one_can_do_now_and_why_not_something_else(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    await who.slash(world.channel, "levelup")
    shown = await page(world, who)
    reply = texts(shown)
    assert world.table().seal in reply
    assert "What do you do?" in reply
    assert "**Play** (" in reply
    assert reply.index("What do you do?") < reply.index("🎯") < reply.index(world.table().seal)
    assert "`/play`" in reply
    assert "`/attack`" in reply.split("Not possible now")[1]
    assert "In the first round nobody may attack" in reply
    assert "`/pick`" not in reply, "there is no draft at this table"
    assert "/game new" not in reply, "25 commands are not what was asked"
    assert labels(shown) == ["My move", "What is …?", "Lessons", "How to play", "All commands"]
    panel = await who.click(shown, custom_id="b:1:move")
    assert "What do you do?" in await reply_text(panel)
    other = world.bert if who is world.anna else world.anna
    waiting = texts(await page(world, other))
    assert "Waiting for" in waiting
    assert "Du schaust zu" in texts(await page(world, world.clara))
    assert "Mein Zug" not in labels(await page(world, world.clara))


async def test_in_camp_help_names_no_reason_that_belongs_to_a_fight(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random first=1")
    await world.anna.slash(world.channel, "game start")
    assert world.table().asks()[0].menu.question.key == "ask-enter"
    reply = texts(await page(world, world.anna))
    assert "`/vote`" in reply
    assert "`/play-all`" not in reply


async def test_when_a_game_is_over_help_offers_another(world: World) -> None:
    await world.begin()
    await world.resign(world.bert)
    assert labels(await page(world, world.anna)) == [
        "Rematch",
        "Replay",
        "Review",
        "Lessons",
        "How to play",
        "All commands",
    ]
    assert "Revanche" not in labels(await page(world, world.clara)), "for those who played"
    assert "opens a table for the same people" in texts(await page(world, world.anna))


async def test_help_speaks_of_shuffles_without_dice_and_of_a_rematch_that_begins_at_once(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    assert "checks every shuffle" in texts(await page(world, world.anna))
    await world.resign(world.anna)
    assert "begins another game at once" in texts(await page(world, world.anna))


async def test_the_last_button_shows_all_commands_and_the_invitation_with_the_least_permissions(world: World) -> None:
    shown = await page(world, world.anna)
    result = await world.anna.click(shown, custom_id="b:0:commands")
    reply = await reply_text(result)
    assert "`/game new`" in reply
    assert "/attack" not in reply
    assert result.response is not None
    link = next(component for row in result.response.components for component in row["components"])
    assert "permissions=309237763072" in link["url"]
    assert "applications.commands" in link["url"]
    await world.anna.slash(world.channel, "game new", game="imperator")
    reply = await reply_text(await world.anna.click(await page(world, world.anna), custom_id="b:1:commands"))
    assert "`/attack`: Attack a rival, or a card in the raid" in reply
    assert "creature" not in reply
    german = await page(world, world.clara)
    assert "`/angreifen`: Eine fremde Karte angreifen" in await reply_text(
        await world.clara.click(german, custom_id="b:1:commands")
    )


async def test_how_to_play_is_a_button_of_help(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    shown = await page(world, world.anna)
    assert "b:1:primer" in pressable(shown)
    assert "Your first game of Imperator" in await reply_text(await world.anna.click(shown, custom_id="b:1:primer"))
