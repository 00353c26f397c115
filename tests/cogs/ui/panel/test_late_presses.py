"""Presses of a panel that come twice, too late, after a restart or from the wrong person, or are forged."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.panel import show
from engine.kernel.flow import Event
from engine.kernel.text import Text
from tests.cogs.ui.panel.pressing import all_moves, button, end_phase, first_step, select
from tests.cogs.world import World, pressable, reply_text, texts


async def passed(world: World) -> tuple[Any, Any, Any, str]:
    """Return who has passed, their panel, a copy of it from before, and the id of the pressed button."""
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    seen = world.copy_message(panel)
    move = next(custom_id for custom_id in pressable(panel) if custom_id.endswith(":pass"))
    await world.press_copy(who, seen, move)
    return who, panel, seen, move


async def test_a_double_click_acts_once_and_the_second_shows_the_present_state(world: World) -> None:
    who, panel, seen, move = await passed(world)
    after = world.moves()
    await world.press_copy(who, seen, move)
    assert world.moves() == after
    assert "already been answered" in texts(panel)
    assert "What do you do" in texts(panel)


async def test_a_late_press_says_so_however_much_has_happened_since(world: World) -> None:
    who, panel, seen, move = await passed(world)
    table = await world.bot.master.get(1)
    different = [Text("said-continued", {"number": number, "step": 1, "dice": "yes"}) for number in range(40)]
    table.recent_events.add(map(Event, different))
    await world.press_copy(who, seen, move)
    assert "earlier events" in texts(panel)
    assert "already been answered" in texts(panel)


async def test_outdated_steps_and_lists_show_the_present_state(world: World) -> None:
    who, panel = await all_moves(world)
    await who.click(panel, custom_id=first_step(panel))
    seen = world.copy_message(panel)
    old = [custom_id for custom_id in pressable(panel) if custom_id.startswith(("s:", "m:"))]
    other = await world.open(who)
    await end_phase(who, other)
    before = world.moves()
    for custom_id in old:
        result = await world.press_copy(who, seen, custom_id)
        assert result.response is not None, "the panel of this button was removed"
        assert "already been answered" in texts(result.response)
    ask = old[0].split(":")[2]
    seen["components"] = [{"type": 1, "components": [select(f"c:1:{ask}:play")]}]
    await world.press_copy(who, seen, f"c:1:{ask}:play", "grey-wolf")
    assert world.moves() == before


async def test_a_step_of_a_question_that_is_answered_while_its_picture_is_drawn_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, panel = await all_moves(world)
    table = await world.bot.master.get(1)
    seat = table.seat_of(who.id)
    person = table.assignments[seat].person
    assert person is not None
    drawn = show._draw_for_answer

    async def answered_meanwhile(*values: Any) -> Any:
        ask = table.asks()[seat]
        await world.bot.master.gameplay.play(table, person, ask.menu.default, ask.id)
        return await drawn(*values)

    monkeypatch.setattr(show, "_draw_for_answer", answered_meanwhile)
    await who.click(panel, custom_id=first_step(panel))
    assert "already been answered" in texts(panel)


async def test_strangers_cannot_open_or_press_a_panel(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    seen, before = world.copy_message(panel), world.moves()
    assert "nicht mit" in await reply_text(await world.clara.click(world.board(), custom_id="b:1:move"))
    assert "nicht mit" in await reply_text(await world.clara.click(world.board(), custom_id="b:1:hand"))
    move = next(custom_id for custom_id in pressable(panel) if custom_id.startswith("m:"))
    assert "nicht mit" in await reply_text(await world.press_copy(world.clara, seen, move))
    other = world.bert if who is world.anna else world.anna
    await world.press_copy(other, seen, move)
    assert world.moves() == before


async def test_forged_custom_ids_change_nothing_and_break_nothing(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    ask = next(iter(pressable(panel))).split(":")[2]
    before = world.moves()
    for forged in (
        f"m:1:{ask}:attack|1|2",
        f"m:1:{ask}:#",
        f"m:999999:{ask}:pass",
        f"m:000000000000000001:{ask}x:pass",
        f"s:1:{ask}:999:play",
        f"s:1:{ask}:0:nonsense|1|2|3",
        "s:1:-:0:levelup",
        "b:1:nonsense",
        "b:77:move",
        "b:77:join",
        "m:1:0-99999999:end",
    ):
        seen = world.copy_message(panel)
        seen["components"] = [{"type": 1, "components": [button(forged)]}]
        result = await world.press_copy(who, seen, forged)
        assert result.acknowledged or forged == "b:1:nonsense", forged
        assert world.moves() == before, forged
    for value in ("nonsense", "1", "", "grey-wolf" * 9):
        seen["components"] = [{"type": 1, "components": [select(f"c:1:{ask}:play")]}]
        await world.press_copy(who, seen, f"c:1:{ask}:play", value)
        assert world.moves() == before


async def test_buttons_work_after_a_restart_and_ask_the_same_question(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    before = pressable(panel)
    await world.restart()
    again = await world.open(who)
    assert pressable(again) == before
    await who.click(panel, label="No level card")
    assert "What do you do" in texts(panel)
    assert "b:1:move" in str(world.board().components)
