"""``/who`` compares all players, ``/log`` shows the story of one; both are private and reveal nothing hidden."""

from __future__ import annotations

import pytest

from cogs.commands.log import PER_PAGE
from tests.cogs.world import World, pressable, reply_text, texts

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def test_all_players_are_compared_side_by_side_in_the_readers_language(world: World) -> None:
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "who"))
    await world.begin()
    before = world.moves()
    result = await world.clara.slash(world.channel, "who")
    assert result.response is not None
    assert result.response.ephemeral
    (embed,) = result.response.embeds
    assert embed.title == "Nebeneinander"
    assert [field.inline for field in embed.fields] == [True] * len(embed.fields)
    fields = "\n".join(f"{field.name} {field.value}" for field in embed.fields)
    assert "Anna" in fields
    assert "Bert" in fields
    assert world.moves() == before


async def test_only_figures_of_players_are_compared_where_figures_name_their_players(
    world: World,
) -> None:
    await world.anna.slash(world.channel, "game new", game="talisman")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    state = world.table().playing().state
    state.cards["ruins"] = ["dragon.1"]
    assert len(world.table().view(None).figures) > 2
    result = await world.anna.slash(world.channel, "who")
    assert result.response is not None
    names = [field.name for field in result.response.embeds[0].fields]
    assert [str(name).split(" · ")[0] for name in names] == ["Anna", "Bert"]


async def test_the_story_of_a_player_is_suggested_by_name_and_shown_in_private(world: World) -> None:
    await world.begin()
    await world.resign(world.bert)
    choices = await world.clara.autocomplete(world.channel, "log", "who", "an")
    assert [choice["name"] for choice in choices] == ["Anna"]
    story = await reply_text(await world.clara.slash(world.channel, "log", who="bert"))
    title, *lines = story.split("\n")
    assert title == "### Die Geschichte von Bert"
    assert any("Bert" in line for line in lines)
    assert not any("Anna" in line and "Bert" not in line for line in lines)


async def test_nobody_else_has_a_story(world: World) -> None:
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "log", who="Anna"))
    await world.begin()
    assert "Nobody with that name" in await reply_text(await world.anna.slash(world.channel, "log", who="Zoe"))


async def test_a_long_story_has_pages_that_are_turned(world: World) -> None:
    await world.begin()
    table = world.table()
    people = {table.seat_of(who.id): who for who in (world.anna, world.bert)}
    while len((await world.bot.master.stories.story_of(table.id, "0")).lines) <= PER_PAGE:
        ((seat, asked),) = list(table.asks().items())[:1]
        person = table.assignments[seat].person
        assert person is not None
        assert people[seat].id == person.id
        await world.play(person, asked.menu.default, asked.id)
    result = await world.clara.slash(world.channel, "log", who="Anna")
    first = result.response or result.followups[-1]
    assert "Seite 1 von 2" in texts(first)
    (on,) = [custom_id for custom_id in pressable(first) if custom_id.startswith("y:1:1:")]
    turned = await world.clara.click(first, custom_id=on)
    assert "Seite 2 von 2" in await reply_text(turned)
