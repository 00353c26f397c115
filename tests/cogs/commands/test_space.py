"""``/space``: the effect of a space, and the cards and characters there."""

from __future__ import annotations

from engine.talisman.board import board
from tests.cogs.world import World, reply_text


async def adventure(world: World) -> None:
    """Begin Talisman with Anna and Bert; a Dragon, gold and the second player's character are in the Ruins."""
    await world.anna.slash(world.channel, "game new", game="talisman")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    state = world.table().playing().state
    state.cards["ruins"], state.gold["ruins"] = ["dragon.1"], 3
    seat = next(
        seat
        for seat, assignment in enumerate(world.table().assignments)
        if assignment.person and assignment.person.id == world.bert.id
    )
    state.adventurers[seat].space = "ruins"


async def test_anybody_looks_at_any_space_in_their_language_with_a_picture(world: World) -> None:
    await adventure(world)
    before = world.moves()
    result = await world.anna.slash(world.channel, "space", space="ruins")
    reply = await reply_text(result)
    for words in ("Ruins", "Draw cards until 2 lie here", "Bert", "Dragon", "Strength 7", "3 gold"):
        assert words in reply
    message = result.response or result.followups[-1]
    assert message.embeds[0].image.url is not None
    german = await reply_text(await world.clara.slash(world.channel, "space", space="Ruinen · Bert, Drache und 3 Gold"))
    assert "Drache" in german
    assert world.moves() == before


async def test_the_list_offers_spaces_by_name_and_by_what_is_there(world: World) -> None:
    await adventure(world)
    offered = await world.anna.autocomplete(world.channel, "space", "space", "")
    assert [choice["value"] for choice in offered] == list(board().spaces)[:25]
    (choice,) = await world.anna.autocomplete(world.channel, "space", "space", "dragon")
    assert (choice["value"], choice["name"]) == ("ruins", "Ruins · Bert, Dragon and 3 gold")
    woods = await world.clara.autocomplete(world.channel, "space", "space", "wälder")
    assert [choice["value"] for choice in woods] == board().of_kind("woods")


async def test_an_unknown_space_and_a_game_without_spaces_are_refused(world: World) -> None:
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "space", space="ruins"))
    assert await world.anna.autocomplete(world.channel, "space", "space", "") == []
    await world.anna.slash(world.channel, "game new", game="talisman")
    assert "not started" in await reply_text(await world.anna.slash(world.channel, "space", space="ruins"))
    assert await world.anna.autocomplete(world.channel, "space", "space", "") == []
    await world.anna.slash(world.channel, "game leave")
    await world.begin()
    assert "has no spaces" in await reply_text(await world.anna.slash(world.channel, "space", space="ruins"))


async def test_a_name_that_no_space_has_is_refused(world: World) -> None:
    await adventure(world)
    refused = await reply_text(await world.anna.slash(world.channel, "space", space="Atlantis"))
    assert "No space is called “Atlantis”" in refused
