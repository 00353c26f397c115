"""An open panel follows the game by itself, announces its reader's turn, and offers to undo."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.connection.open_panels import EDITABLE
from cogs.ui.messages.board_buttons import board_id
from cogs.ui.messages.custom_ids import LEGEND, MORE_HELP, PRIMER, TERMS
from engine.kernel.menus import Move
from host.chat import Button
from host.people import Person
from tests.cogs.world import World, labels, pressable, texts


@pytest.fixture(autouse=True)
def going(world: World) -> None:
    """Update panels after every change of the game."""
    world.bot.settings = world.bot.settings.model_copy(update={"panel_watch": 0.001})


def asked_and_other(world: World) -> tuple[MemberActor, MemberActor]:
    """Return the person that the game asks, and the other player."""
    who = world.asked_person()
    return who, world.bert if who is world.anna else world.anna


async def end_turn(world: World, who: MemberActor) -> None:
    """End a turn without level cards or other actions."""
    table, person = world.table(), Person(who.id, who.user.name)
    seat = table.seat_of(who.id)
    while (ask := table.asks().get(seat)) is not None:
        names = [move.name for move in ask.menu.moves]
        await world.play(person, Move("pass" if "pass" in names else "end"), ask.id)


def lines(panel: ResponseMessage) -> list[str]:
    """Return the events that the panel shows."""
    return [line for line in texts(panel).splitlines() if line.startswith("-# ") and "🧭" not in line]


async def test_an_open_panel_follows_the_game_turn_after_turn(world: World) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    waiting = await world.open(other)
    assert f"Waiting for {who.user.name}" in texts(waiting)
    for _ in range(2):
        await end_turn(world, who)
        assert f"Waiting for {who.user.name}" not in texts(waiting)
        assert "level card" in texts(waiting)
        assert world.pictures(waiting), "with the picture"
        await end_turn(world, other)
        assert f"Waiting for {who.user.name}" in texts(waiting)


async def test_a_panel_in_the_middle_of_a_choice_is_not_replaced(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    await who.click(panel, label="No level card")
    step = next(
        custom_id
        for custom_id in pressable(panel)
        if custom_id.startswith("s:") and not custom_id.endswith((":", ":end"))
    )
    await who.click(panel, custom_id=step)
    before = texts(panel), labels(panel)
    await world.anna.slash(world.channel, "game stop")  # a proposal changes the table without a new question
    assert (texts(panel), labels(panel)) == before


async def test_after_an_undo_an_open_panel_shows_the_question_again(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    await who.click(panel, label="No level card")
    result = await who.slash(world.channel, "undo")
    assert result.response is not None
    await who.click(result.response, label="Undo")
    assert "Waiting for" not in texts(panel)
    assert "No level card" in labels(panel)


async def test_the_panel_offers_undo_if_something_can_be_undone(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    assert "Undo" not in labels(panel)
    await who.click(panel, label="No level card")
    assert "Undo" in labels(panel)
    before = world.moves()
    await who.click(panel, label="Undo")
    assert "This would be undone" in texts(panel), "in the panel's place"
    assert world.moves() == before, "the preview comes first"
    await who.click(panel, label="Undo")
    assert "No level card" in labels(panel)
    assert "Undo" not in labels(panel)


async def test_a_panel_that_is_no_longer_updated_says_so_while_it_waits(world: World) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    waiting, asked = await world.open(other), await world.open(who)
    await world.env.advance_time(EDITABLE + 1)
    assert "no longer updates by itself" in texts(waiting)
    assert "no more" not in texts(asked), "its question stays right"


async def test_a_new_panel_removes_the_earlier_one_of_its_reader_alone(world: World) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    first, foreign = await world.open(who), await world.open(other)
    second = await world.open(who)
    await world.env.settle()
    shown = [world.is_shown(panel) for panel in (first, foreign, second)]
    assert shown == [False, True, True]
    await who.click(second, label="No level card")
    await world.env.settle()
    assert world.is_shown(second), "a pressed panel stays"
    await world.env.advance_time(EDITABLE + 1)
    await world.open(who)
    await world.env.settle()
    assert world.is_shown(second), "by then Discord no longer allows to delete it"


async def test_updates_of_a_dismissed_panel_end_without_an_error(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    await world.open(other)
    world.env.inject_error("PATCH", "/webhooks/", status=404, code=10008)
    await end_turn(world, who)
    assert "a follow-up failed" not in capsys.readouterr().out


async def test_a_panel_shows_the_events_of_a_press_and_later_ones_but_none_older(world: World) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    await end_turn(world, who)
    panel = await world.open(other)
    assert "You draw: " in lines(panel)[-1], "an opened panel shows what happened last"
    await other.click(panel, label="No level card")
    await end_turn(world, other)
    assert "Waiting for" in texts(panel)
    (line,) = lines(panel)
    assert "Your turn ends; you draw: " in line


async def test_a_panel_that_is_opened_again_says_what_happened_since_its_reader_last_looked(world: World) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    await world.open(other)
    await end_turn(world, who)
    again = lines(await world.open(other))
    assert "Since you last looked" in again[0]
    assert 1 < len(again) <= 5
    assert sum("You draw: " in line for line in again) == 1, "nothing stands there twice"
    unchanged = lines(await world.open(other))
    assert "Since you last looked" not in "".join(unchanged), "nothing has happened since"


async def test_a_panel_leaves_out_that_turns_begin_and_that_others_draw_as_always(world: World) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    await world.open(other)
    await end_turn(world, who)
    assert {"event-turn", "event-drew"} <= {event.key for event in world.table().news}
    for person in (who, other):
        shown = "\n".join(lines(await world.open(person)))
        assert "turn begins" not in shown
        assert "**" not in shown, "and nothing else is the heading of a turn"
        assert "draws a card" not in shown
        assert "draw: " in shown, "one's own card is news"


async def test_what_happened_since_its_reader_last_looked_stays_until_they_press(world: World) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    await world.open(who)
    await end_turn(world, who)
    await end_turn(world, other)
    await end_turn(world, who)
    panel = await world.open(who)
    assert "Since you last looked" in lines(panel)[0]
    await end_turn(world, other)
    assert "level card" in texts(panel)
    assert "Since you last looked" in texts(panel)
    await who.click(panel, label="No level card")
    assert "Since you last looked" not in texts(panel)


async def test_what_happened_since_ones_last_action_stays_after_an_explanation(world: World) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    panel = await world.open(who)
    await end_turn(world, who)
    await end_turn(world, other)
    news = [line for line in lines(panel) if "You draw: " in line]
    assert news
    for ending in (MORE_HELP, f":{TERMS}"):
        await who.click(panel, custom_id=next(way for way in pressable(panel) if way.endswith(ending)))
    await who.click(panel, label="Back")
    assert [line for line in lines(panel) if "You draw: " in line] == news


async def test_a_panel_does_not_repeat_news_from_before_any_action_of_a_reader_who_returns_to_it(world: World) -> None:
    await world.begin()
    who, other = asked_and_other(world)
    panel = await world.open(other)
    await end_turn(world, who)
    assert any("You draw: " in line for line in lines(panel)), "it has followed the game"
    for ending in (MORE_HELP, f":{TERMS}"):
        await other.click(panel, custom_id=next(way for way in pressable(panel) if way.endswith(ending)))
    await other.click(panel, label="Back")
    assert "level card" in texts(panel)
    assert not any("You draw: " in line for line in lines(panel))


@pytest.mark.parametrize(
    ("action", "shown"), [(Button.HAND, "hand.png"), (PRIMER, "Your first duel"), (LEGEND, "legend.png")]
)
async def test_the_hand_and_explanations_take_the_place_of_the_panel_until_its_reader_goes_back(
    world: World, action: str, shown: str
) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    before = texts(panel)
    press = world.copy_message(panel)
    await world.press_copy(who, press, board_id(world.table().id, action))
    assert shown in texts(panel) + str(panel.components)
    await who.click(panel, label="Back")
    assert texts(panel).splitlines()[-1] == before.splitlines()[-1]


async def test_a_late_press_shows_the_results_of_the_last_action_again(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    results: list[str] = []
    while not results:
        old = next(custom_id for custom_id in pressable(panel) if custom_id.startswith(("m:", "o:")))
        before = world.copy_message(panel)
        await who.click(panel, custom_id=old)
        results = lines(panel)
    await world.press_copy(who, before, old)
    *shown, late = lines(panel)
    assert shown[-len(results) :] == results
    assert "already been answered" in late


async def test_above_a_question_of_a_cooperative_game_stands_what_the_others_did_last(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random first=2")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    panel = await world.open(world.anna)
    vote = next(custom_id for custom_id, shown in pressable(panel).items() if str(shown["label"]).startswith("1 · "))
    await world.anna.click(panel, custom_id=vote)
    above = texts(panel).split("**")[0]
    assert " is defeated, " in above
    assert "vote" not in above


async def test_a_vote_shows_the_advice_of_a_computer_once_with_its_reason(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="heroes=random first=2")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    words = texts(await world.open(world.anna))
    question, advice, reason = words[words.index("🗳️") :].split("\n")[:3]
    assert question.endswith("**")
    assert advice.startswith("The computer’s advice: 1 · level 1")
    assert reason.startswith("-# 💭 ")
    assert words.count(reason.removeprefix("-# ")) == 1
    assert "advises" not in words
