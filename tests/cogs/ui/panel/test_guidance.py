"""Newcomers to a game see their next goal above their moves, until they hide it."""

from __future__ import annotations

from tests.cogs.world import World, labels, pressable, reply_text, texts


async def test_a_newcomer_sees_the_next_goal_and_hides_it_with_one_press(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    assert "🧭 The aim: bring" in texts(panel)
    await who.click(panel, label="More help")
    hidden = await who.click(panel, label="Hide the goal")
    assert hidden.response is not None
    assert "🧭" not in texts(hidden.response)
    assert not any(custom_id.endswith(":unguided") for custom_id in pressable(hidden.response))
    assert "🧭" not in texts(await world.open(who)), "it is remembered"
    assert "Your panel shows your next goal" in await reply_text(
        await who.slash(world.channel, "preferences", goal=True)
    )
    assert "🧭" in texts(await world.open(who))


async def test_explanations_have_a_page_of_their_own_where_there_are_several(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    before = labels(panel)
    assert "More help" in before
    await who.click(panel, label="More help")
    assert labels(panel) == ["Back", "What is …?", "How to play", "Hide the goal"]
    assert "🧭" in texts(panel), "above them stands the question"
    assert "Your first duel" in await reply_text(await who.click(panel, label="How to play"))
    await who.click(panel, label="Back")
    assert labels(panel) == before
    await who.slash(world.channel, "preferences", goal=False)
    assert {"More help", "What is …?"} & set(labels(await world.open(who))) == {"What is …?"}


async def test_the_goal_is_not_shown_after_three_finished_games(world: World) -> None:
    for _ in range(3):
        await world.begin()
        await world.resign(world.anna)
    await world.begin()
    assert "🧭" not in texts(await world.open(world.asked_person()))
