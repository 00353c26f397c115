"""A panel without room for all events above its question says how life points and the like have changed since."""

from __future__ import annotations

import pytest

from engine.kernel.text import Text, seat_name
from render.user_text import Markup
from tests.cogs.ui.panel.random_games import SETTINGS, random_game
from tests.cogs.world import World

pytestmark = pytest.mark.usefixtures("plain_pictures")

MOST_MOVES = 400
"""Moves in which the presser's own values change in a long answer of every game that has such values."""
GAMES = [setting for setting in SETTINGS if setting[0] in ("telperinquar", "imperator", "heldenkampf")]
"""Games with such values whose answers are often long where only people play."""


@pytest.mark.parametrize(("game", "options", "players"), GAMES)
async def test_a_change_of_the_readers_own_values_stands_under_the_headline_of_a_long_answer(
    world: World, game: str, options: str, players: int
) -> None:
    async with random_game(world, game, options, players, 12) as play:
        table, long_answers = world.table(), set[bool]()
        before = table.vitals()
        async for who in play.moves(MOST_MOVES):
            seat, now = table.seat_of(who.id), table.vitals()
            old, new = before[seat], now[seat]
            keys = [key for key in new if old.get(key, new[key]) != new[key]]
            changed = [Text(key, {"before": old[key], "now": new[key]}) for key in keys]
            values = Markup(" · ".join(play.worded(who, text) for text in changed))
            line = play.worded(who, Text("panel-change", {"player": seat_name(seat), "values": values}))
            if play.running and play.story(who) and set(old) == set(new):
                under_headline = play.shown(who).splitlines()[1 + len(play.headlines(who))]
                assert under_headline.startswith(f"-# {line}") == bool(changed), (changed, play.shown(who))
                long_answers.add(bool(changed))
            if len(long_answers) == 2:  # one with a change and one without
                break
            before = now
    assert long_answers == {True, False}
