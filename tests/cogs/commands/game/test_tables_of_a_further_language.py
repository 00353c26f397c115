"""Tables whose players read a further language."""

from __future__ import annotations

import pytest

from tests.cogs.world import World, reply_text


@pytest.fixture
def dutch(world: World) -> World:
    """Let Anna and Bert read Dutch."""
    world.locales.update({world.anna.id: "nl", world.bert.id: "nl"})
    return world


async def begin(world: World, game: str) -> str:
    """Begin a game for two, and return all texts of its board."""
    await world.anna.slash(world.channel, "game new", game=game)
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert world.table().language == "nl"
    return "\n".join(str(embed.to_dict()) for embed in world.board().embeds)


async def test_a_translated_game_is_in_the_language_with_its_help_rules_and_refusals(dutch: World) -> None:
    assert "Helden kiezen" in await begin(dutch, "tenefyr")
    reply = await reply_text(await dutch.anna.slash(dutch.channel, "help"))
    assert "**Je speelt twee helden. Welke kies je eerst?**\n• **Kies een held** (4 manieren) · `/held`" in reply
    assert "• `/uitspelen`, `/inhouden`, `/alles-spelen`, `/nieuwe-hand`: Er is nu geen gevecht." in reply
    reply = await reply_text(await dutch.anna.slash(dutch.channel, "rules", rule="R-071"))
    assert "Alleen de hele hand kan zo worden afgelegd." in reply
