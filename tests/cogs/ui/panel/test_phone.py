"""On a phone of 360 x 740, the question and the first three buttons are visible without scrolling in every game."""

from __future__ import annotations

import pytest

from cogs.ui.messages.custom_ids import STEP
from tests.cogs.ui.panel.phone_height import VISIBLE, third_button
from tests.cogs.ui.panel.random_games import random_game
from tests.cogs.world import World, pressable, resign, texts

MOVES = 25
STEPS = 3
"""Each question is left for its first step once in so many moves."""
GAMES = ("telperinquar", "heldenkampf", "imperator", "tenefyr", "talisman")


pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "locale", ["de", pytest.param("en-US", marks=pytest.mark.ci), pytest.param("nl", marks=pytest.mark.ci)]
)
async def test_the_question_and_three_buttons_are_visible_after_each_press(
    world: World, game: str, locale: str
) -> None:
    world.locales = dict.fromkeys((who.id for who in (world.anna, world.bert, world.clara)), locale)
    players = 2 if game in ("telperinquar", "heldenkampf") else 3
    async with random_game(world, game, "", players, f"{game} {locale}") as play:
        checked = 0
        async for who in play.moves(MOVES):
            if who.id not in play.menus():
                continue
            panel = play.panels[who.id]
            assert third_button(panel.components) <= VISIBLE, texts(panel)
            steps = [custom_id for custom_id in pressable(panel) if STEP.fullmatch(custom_id)]
            if steps and play.random.randrange(STEPS) == 0:
                await who.click(panel, custom_id=steps[0])
                assert third_button(panel.components) <= VISIBLE, texts(panel)
            checked += 1
    assert checked


async def test_at_the_end_of_a_game_the_verdict_and_two_buttons_come_before_what_happened(world: World) -> None:
    await world.begin()
    panel = await world.open(world.anna)
    await resign(world.bert, world.channel)
    await world.anna.click(panel, custom_id=next(iter(pressable(panel))))
    parts = panel.components[0]["components"]
    first = [part["type"] for part in parts].index(1)
    above = "\n".join(part["content"] for part in parts[:first])
    assert "🏆" in above
    assert "-# " not in above
    assert "-# " in panel.components[-1]["components"][-1]["content"], "the events are below"
    assert third_button(panel.components) <= VISIBLE
