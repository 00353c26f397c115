"""``/game computer``: the level of the computer player, chosen in the reader's language."""

from __future__ import annotations

import pytest

from tests.cogs.world import World, reply_text


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("telperinquar", ["simple", "strong"]),
        ("imperator", ["simple", "strong", "master"]),
        ("heldenkampf", ["simple", "strong", "master"]),
    ],
)
async def test_the_levels_of_the_game_are_offered_in_the_readers_language(
    world: World, name: str, levels: list[str]
) -> None:
    await world.anna.slash(world.channel, "game new", game=name)
    offered = await world.anna.autocomplete(world.channel, "game computer", "level", "")
    assert [(choice["name"], choice["value"]) for choice in offered] == [(level, level) for level in levels]
    offered = await world.clara.autocomplete(world.channel, "game computer", "level", "sta")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("stark", "strong")]


async def test_the_level_is_taken_by_its_word_or_refused(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "takes a seat" in await reply_text(await world.anna.slash(world.channel, "game computer", level=" Strong "))
    assert "takes a seat" in await reply_text(await world.anna.slash(world.channel, "game computer"))
    refused = await reply_text(await world.anna.slash(world.channel, "game computer", level="perfect"))
    assert "does not play at the level “perfect”" in refused
    assignments = world.table().assignments
    assert [assignment.level for assignment in assignments] == ["", "strong", "simple"]
