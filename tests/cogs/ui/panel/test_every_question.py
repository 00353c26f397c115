"""In every game, an open panel shows its reader's question, and the answer to a press shows all events it caused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from cogs.ui.messages.custom_ids import STEP
from cogs.ui.panel.phone import TWO_LINES
from cogs.ui.panel.show import MOST_LATER_TEXT
from engine.kernel.text import Text
from tests.cogs.ui.panel.random_games import SETTINGS, random_game
from tests.cogs.world import World, pressable

MOVES = 25
CASES = 3
"""Cases of a question in steps right after results that are checked in each game."""
MOST_MOVES = 400
"""Moves in which so many cases occur in every game."""
KINDS = {
    "telperinquar": {"ask-entry", "ask-main"},
    "imperator": {"ask-imperator"},
    "heldenkampf": {"ask-draw", "ask-action"},
    "tenefyr": {"ask-hero", "ask-enter"},
    "talisman": {"ask-begin"},
}
"""Questions that occur in every game of this length."""


pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.mark.parametrize(("game", "options", "players"), SETTINGS)
async def test_an_open_panel_shows_the_question_that_its_reader_is_asked(
    world: World, game: str, options: str, players: int
) -> None:
    world.bot.settings = world.bot.settings.model_copy(update={"panel_watch": 0.001})
    async with random_game(world, game, options, players, 7) as play:
        async for presser in play.moves(MOVES):
            await world.env.settle()
            if not play.running:
                break
            menus = play.menus()
            for who in play.people:
                waiting = play.worded(who, Text("panel-waiting", {"seats": world.table().waiting()}))
                asked = play.worded(who, menus[who.id][1].question) if who.id in menus else waiting
                words = play.shown(who).replace("**", "")  # the first line of a question is bold
                assert asked.replace("**", "") in words, (who.user.name, menus.get(who.id))
            known = play.known(presser)
            if len("\n-# ".join(known)) < MOST_LATER_TEXT:
                assert_shows_all(play.lines(presser), known)
    assert play.kinds >= KINDS[game]


def assert_shows_all(lines: Sequence[str], known: Sequence[str]) -> None:
    """Check that lines, of which the first may join several sentences, show each of these sentences."""
    shown = "\n".join(lines)
    for sentence, times in Counter(known).items():
        assert shown.count(sentence) >= times, (lines, known)


def is_said(line: str, known: Sequence[str]) -> bool:
    """Return whether a line says one of these sentences, or the beginning of one."""
    begun = line.removesuffix("…").strip()
    return line in known or (line.endswith("…") and any(sentence.startswith(begun) for sentence in known))


def assert_one_list(above: Sequence[str], story: Sequence[str], known: Sequence[str]) -> None:
    """Check that nobody has to put two lists together.

    The lines above the question come all before those of the story below the buttons, or the story has all of them,
    with at most one of them above.
    """
    if list(story) == list(known):
        assert len(above) <= 1, (above, story)
    else:
        assert list(known) == [*above, *story], (above, story)


@pytest.mark.parametrize(("game", "options", "players"), SETTINGS)
async def test_the_answer_to_a_press_shows_all_events_that_its_reader_may_see(
    world: World, game: str, options: str, players: int
) -> None:
    async with random_game(world, game, options, players, 11) as play:
        async for who in play.moves(MOVES):
            known, lines, story = play.known(who), play.lines(who), play.story(who)
            assert_shows_all(lines, known)
            headlines = play.headlines(who)
            rest = [line for line in known if line not in headlines]
            above = [line for line in lines[len(headlines) : len(lines) - len(story)] if is_said(line, rest)]
            assert_one_list(above, story, rest)
    assert play.kinds >= KINDS[game]


@pytest.mark.parametrize(("game", "options", "players"), SETTINGS)
async def test_results_of_an_action_stay_above_the_steps_of_the_next_question(
    world: World, game: str, options: str, players: int
) -> None:
    checked = 0
    async with random_game(world, game, options, players, 5) as play:
        async for who in play.moves(MOST_MOVES):
            results, panel, ask = play.known(who), play.panels[who.id], play.menus().get(who.id)
            if not results or ask is None:
                continue
            steps = [custom_id for custom_id in pressable(panel) if STEP.fullmatch(custom_id) and ask[0] in custom_id]
            if steps:
                await who.click(panel, custom_id=steps[0])
                above = play.lines(who)[0]
                assert results[-1][: TWO_LINES - 1] in above
                assert len(above) <= TWO_LINES
                checked += 1
                if checked == CASES:
                    break
    assert checked == CASES
