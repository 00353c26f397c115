"""Tables whose players read a language that not every game has: the bot's own texts use it, and games that have it."""

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
    assert "**Welke held speel je? (1 van 2)**\n• **Kies een held** (4 manieren) · `/held`" in reply
    assert "• `/uitspelen`, `/inhouden`, `/alles-spelen`, `/nieuwe-hand`: Er is nu geen gevecht." in reply
    reply = await reply_text(await dutch.anna.slash(dutch.channel, "rules", rule="R-071"))
    assert "Alleen de hele hand kan zo worden afgelegd." in reply


async def test_an_untranslated_game_is_in_the_default_language_among_the_bots_own_texts(dutch: World) -> None:
    board = await begin(dutch, "imperator")
    assert "⏳ **Aan de beurt: Anna en Bert**" in board
    assert "Round 1 · choosing the Imperators" in board
    reply = await reply_text(await dutch.anna.slash(dutch.channel, "help"))
    assert "• **Choose** (12 manieren) · `/react`" in reply
    assert "Dat hoort bij een andere fase: battle. De huidige fase: choosing the Imperators." in reply
    assert "**Mijn zet** shows what you can do" in reply, "the button has the same name as below the board"
    assert "The last player left wins" in await reply_text(await dutch.anna.slash(dutch.channel, "rules", rule="I-001"))
    hand = await reply_text(await dutch.anna.slash(dutch.channel, "hand"))
    assert "Jouw hand" in hand
    assert "Your cards:" in hand
