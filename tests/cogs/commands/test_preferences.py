"""``/preferences``, and the button of the panel that passes until the end of the turn."""

from __future__ import annotations

from random import Random

import pytest
from simcord.actors import MemberActor

from tests.cogs.world import World, labels, pressable, reply_text, texts

PASS = "Pass until the end of the turn"


async def asked_to_react(world: World) -> MemberActor | None:
    """Play at random until somebody is asked for a reaction, and return that person."""
    random = Random(3)
    table = world.table()
    for _ in range(400):
        asks = table.asks()
        if not asks:
            return None
        seat, ask = next(iter(asks.items()))
        person = table.assignments[seat].person
        assert person is not None
        if ask.menu.question.key == "ask-react":
            return next(who for who in (world.anna, world.bert, world.clara) if who.id == person.id)
        await world.play(person, random.choice(list(ask.menu.moves)), ask.id)
    return None


@pytest.mark.ci
async def test_the_panel_of_a_reaction_passes_until_the_end_of_the_turn(world: World) -> None:
    await world.begin()
    who = await asked_to_react(world)
    assert who is not None
    panel = await world.open(who)
    assert PASS in labels(panel)
    moves = world.moves()
    await who.click(
        panel, custom_id=next(custom_id for custom_id in pressable(panel) if custom_id.endswith(":passturn"))
    )
    assert world.moves() > moves
    assert PASS not in labels(panel) or "Waiting" in texts(panel)
    assert "I pass for you" in await reply_text(await who.slash(world.channel, "preferences"))
    assert "You are asked" in await reply_text(await who.slash(world.channel, "preferences", passing=False))


async def test_questions_that_are_always_asked_are_listed_and_can_be_deleted(world: World) -> None:
    await world.begin(second=world.clara)
    assert "always ask you about: attacks" in await reply_text(
        await world.anna.slash(world.channel, "preferences", always="attack")
    )
    assert "Angriffe" in await reply_text(await world.clara.slash(world.channel, "preferences", always="attack"))
    assert "always" not in await reply_text(await world.anna.slash(world.channel, "preferences", forget="everything"))
    assert "neither a kind" in await reply_text(await world.anna.slash(world.channel, "preferences", always="weather"))
    assert "not playing" in await reply_text(await world.bert.slash(world.channel, "preferences"))
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert "in the channel of a running game" in await reply_text(await world.bert.slash(elsewhere, "preferences"))
    assert "does not show" in await reply_text(await world.bert.slash(elsewhere, "preferences", goal=False))
    refused = await world.bert.slash(elsewhere, "preferences", goal=True, always="attack")
    assert "no table in this channel" in await reply_text(refused)
    assert not await world.bot.master.guidance.is_wanted(world.bert.id, world.table()), "nothing has changed"
    offered = await world.anna.autocomplete(world.channel, "preferences", "always", "att")
    assert any(choice["value"] == "attack" for choice in offered)
