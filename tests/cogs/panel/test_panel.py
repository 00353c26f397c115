"""The private panel: a turn by thumb, and every press that comes too late, twice or from the wrong person."""

from __future__ import annotations

from random import Random
from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.panel.layout import panel_layout
from cogs.panel.parts import Panel
from engine.kernel.match import Ask
from engine.kernel.menus import Move
from engine.kernel.text import Text
from host.play.caution import caution
from render.languages import Reader
from tests.cogs.world import World, labels, pressable, said, texts, walk

MOVES = 25
"""Enough for some turns; whole duels are played with the real process."""


def ways(panel: ResponseMessage) -> list[str]:
    """What leads to a move: moves, lists, and steps into the menu; not back, refresh, paging or what explains words."""
    return [
        custom_id
        for custom_id in pressable(panel)
        if not custom_id.endswith(":terms") and (not custom_id.startswith("s:") or not is_back(custom_id, panel))
    ]


def is_back(custom_id: str, panel: ResponseMessage) -> bool:
    return str(pressable(panel)[custom_id].get("label")) in (
        "Back",
        "Refresh",
        "More",
        "Earlier",
        "Zurück",
        "Auffrischen",
    )


async def show_all(who: MemberActor, panel: ResponseMessage) -> None:
    """Turn from the moves that are offered first to all of them."""
    if "Something else" in labels(panel):
        await who.click(panel, label="Something else")


def into(panel: ResponseMessage) -> str:
    """A step into some kind of move; to the end of a phase where no kind has several."""
    steps = [custom_id for custom_id in ways(panel) if custom_id.startswith("s:") and not custom_id.endswith(":~")]
    return next((custom_id for custom_id in steps if not custom_id.endswith(":end")), steps[0])


async def end_phase(who: MemberActor, panel: ResponseMessage) -> None:
    """End the main phase; asked twice where something is left to do."""
    await who.click(panel, label="End the turn")
    for label in labels(panel):
        if label.startswith("End the turn: "):
            await who.click(panel, label=label)


async def press(world: World, who: MemberActor, panel: ResponseMessage, custom_id: str, random: Random) -> Any:
    component = pressable(panel)[custom_id]
    if component["type"] == 3:
        return await who.select(panel, [random.choice(component["options"])["value"]], custom_id=custom_id)
    return await who.click(panel, custom_id=custom_id)


async def test_a_panel_is_seen_by_nobody_else_and_mentions_nobody(world: World) -> None:
    await world.begin()
    who = world.asked()
    panel = await world.open(who)
    await press(world, who, panel, ways(panel)[0], Random(1))
    sent = [call.json for call in world.env.http_requests if call.path.endswith("/callback") and call.json is not None]
    opened, turned = sent[-2:]
    assert (opened["type"], turned["type"]) == (4, 7)
    assert opened["data"]["flags"] & 64, "only the presser sees it"
    assert opened["data"]["allowed_mentions"] == turned["data"]["allowed_mentions"] == {"parse": []}


async def test_turns_of_both_are_played_in_the_panels_to_the_end_of_the_game(world: World) -> None:
    world.locales[world.bert.id] = "de"
    await world.begin()
    table = world.table()
    random = Random(7)
    panels: dict[int, ResponseMessage] = {}
    while table.seq < MOVES and table.result() is None:
        who = world.asked()
        panel = panels.get(who.id)
        if panel is None or not ways(panel):
            panel = panels[who.id] = await world.open(who)
        lively = [way for way in ways(panel) if way.split(":")[-1] not in ("end", "pass")] or ways(panel)
        await press(world, who, panel, random.choice(lively if random.random() < 0.8 else ways(panel)), random)
    if table.result() is None:
        await world.resign(world.anna)
    panel = await world.open_seen(world.bert, table.id)
    assert "zu Ende" in texts(panel)
    assert pressable(panel) == {}


async def test_the_panel_shows_the_question_the_hand_and_what_happened(world: World) -> None:
    await world.begin()
    who = world.asked()
    panel = await world.open(who)
    assert "level card" in texts(panel)
    assert panel.attachments == [], "as on Discord, which lists no files that components show"
    assert [name.startswith("hand-") for name in world.pictures(panel)] == [True]
    assert gallery_of(panel)["items"][0]["description"], "the picture is described for those who do not see it"
    await who.click(panel, label="No level card")
    assert "What do you want to do" in texts(panel)
    assert world.pictures(panel), "the picture is back after the move"


async def test_what_may_be_chosen_is_marked_on_the_board_of_the_panel(world: World) -> None:
    await world.begin()
    who = world.asked()
    panel = await world.open(who)
    await who.click(panel, label="No level card")
    before = world.pictures(panel)
    assert [name.startswith("board-") for name in before] == [True], "nothing of the hand can be played"
    await show_all(who, panel)
    await who.click(panel, custom_id=into(panel))
    assert [name.startswith("board-") for name in world.pictures(panel)] == [True]
    assert world.pictures(panel) != before
    await who.click(panel, label="Back")
    assert world.pictures(panel) == before


async def test_a_picture_that_is_still_right_is_shown_on_without_being_sent_again(world: World) -> None:
    await world.begin()
    who = world.anna if world.asked() is world.bert else world.bert
    panel = await world.open(who)
    before, gallery = world.pictures(panel), gallery_of(panel)
    assert [name.startswith("board-") for name in before] == [True], "the other is asked"
    stored = len(world.env.backend.cdn._blobs)
    for _ in range(6):
        await who.click(panel, label="Refresh")
        assert world.pictures(panel) == before
        assert gallery_of(panel)["items"][0]["media"]["url"] == gallery["items"][0]["media"]["url"]
        assert gallery_of(panel)["items"][0]["description"] == gallery["items"][0]["description"]
    turns = [call.json for call in world.env.http_requests if call.path.endswith("/callback") and call.json is not None]
    named = [turn["data"]["attachments"] for turn in turns[-6:]]
    assert all(len(files) == 1 for files in named), "Discord drops a file that an edit does not name"
    assert len(world.env.backend.cdn._blobs) == stored, "no picture was sent"
    other = world.asked()
    await other.click(await world.open(other), label="No level card")
    await who.click(panel, label="Refresh")
    assert world.pictures(panel) != before, "after a change there is another one"


def gallery_of(panel: ResponseMessage) -> dict[str, Any]:
    """The gallery of the panel's picture."""
    return next(component for component in walk(panel.components) if component["type"] == 12)


async def test_a_step_back_returns_to_the_last_choice_and_changes_nothing(world: World) -> None:
    await world.begin()
    who = world.asked()
    panel = await world.open(who)
    await who.click(panel, label="No level card")
    await show_all(who, panel)
    before, root = world.moves(), pressable(panel)
    await who.click(panel, custom_id=into(panel))
    assert pressable(panel) != root
    await who.click(panel, label="Back")
    assert pressable(panel) == root
    assert world.moves() == before


async def test_ending_a_phase_is_asked_twice(world: World) -> None:
    await world.begin()
    who = world.asked()
    panel = await world.open(who)
    await who.click(panel, label="Level up")
    before = world.moves()
    await who.click(panel, label="End the turn")
    assert world.moves() == before
    await who.click(panel, label="End the turn: 3 actions unused")
    assert world.moves() > before


async def test_a_button_of_which_only_one_move_is_left_tells_it_whole_and_makes_it_at_once(world: World) -> None:
    await world.begin()
    who = world.asked()
    await who.click(await world.open(who), label="No level card")
    table = world.table()
    seat, ask = next(iter(table.asks().items()))
    end = Move("end")
    reader = Reader("en", table.game, ("Anna", "Bert"))

    def say(text: Text) -> str:
        return world.bot.languages.tell(text, reader)

    def shown(*moves: Move) -> list[tuple[str, str]]:
        panel = Panel(table, seat, Ask(ask.id, ask.menu._replace(moves=moves)), "title", "body")
        parts = walk(panel_layout(panel, say))
        return [(part["label"], part["custom_id"]) for part in parts if "label" in part][:-1]  # what explains words

    state = table.playing().state

    def worth_doing(move: Move) -> bool:
        menu = ask.menu._replace(moves=(move, end))
        return caution(table, seat, Ask(ask.id, menu), end) is not None

    for move in (each for each in ask.menu.moves if each != end):
        words = " › ".join(say(table.rules.label(state, seat, move, depth)) for depth in range(len(move.args) + 1))
        (label, custom_id), ending = shown(move, end)
        assert custom_id.startswith("m:" if len(words) <= 80 else "s:")
        assert len(words) > 80 or label == words
        assert ending == ("End the turn", f"s:1:{ask.id}:0:end" if worth_doing(move) else f"m:1:{ask.id}:end")
    assert shown(end) == [("End the turn", f"m:1:{ask.id}:end")], "there is nothing else to do"


async def test_a_double_click_acts_once_and_the_second_shows_how_things_stand(world: World) -> None:
    await world.begin()
    who = world.asked()
    panel = await world.open(who)
    seen = world.as_seen(panel)
    move = next(custom_id for custom_id in pressable(panel) if custom_id.endswith(":pass"))
    await world.press_seen(who, seen, move)
    after = world.moves()
    await world.press_seen(who, seen, move)
    assert world.moves() == after
    assert "answered before" in texts(panel)
    assert "What do you want to do" in texts(panel)


async def test_stale_steps_and_lists_show_how_things_stand(world: World) -> None:
    await world.begin()
    who = world.asked()
    panel = await world.open(who)
    await who.click(panel, label="No level card")
    await show_all(who, panel)
    await who.click(panel, custom_id=into(panel))
    seen = world.as_seen(panel)
    old = [custom_id for custom_id in pressable(panel) if custom_id.startswith(("s:", "m:"))]
    other = await world.open(who)
    await end_phase(who, other)
    before = world.moves()
    for custom_id in old:
        await world.press_seen(who, seen, custom_id)
        assert "answered before" in texts(panel)
    ask = old[0].split(":")[2]
    seen["components"] = [{"type": 1, "components": [select(f"c:1:{ask}:play")]}]
    await world.press_seen(who, seen, f"c:1:{ask}:play", "grey-wolf")
    assert world.moves() == before


def select(custom_id: str) -> dict[str, Any]:
    return {"type": 3, "custom_id": custom_id, "options": [{"label": "x", "value": "grey-wolf"}]}


def button(custom_id: str) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}


async def test_strangers_cannot_open_or_press_a_panel(world: World) -> None:
    await world.begin()
    who = world.asked()
    panel = await world.open(who)
    seen, before = world.as_seen(panel), world.moves()
    assert "nicht mit" in await said(await world.clara.click(world.board(), custom_id="b:1:move"))
    assert "nicht mit" in await said(await world.clara.click(world.board(), custom_id="b:1:hand"))
    move = next(custom_id for custom_id in pressable(panel) if custom_id.startswith("m:"))
    assert "nicht mit" in await said(await world.press_seen(world.clara, seen, move))
    other = world.bert if who is world.anna else world.anna
    await world.press_seen(other, seen, move)
    assert world.moves() == before


async def test_forged_custom_ids_change_nothing_and_break_nothing(world: World) -> None:
    await world.begin()
    who = world.asked()
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
        seen = world.as_seen(panel)
        seen["components"] = [{"type": 1, "components": [button(forged)]}]
        result = await world.press_seen(who, seen, forged)
        assert result.acknowledged or forged == "b:1:nonsense", forged
        assert world.moves() == before, forged
    for value in ("nonsense", "1", "", "grey-wolf" * 9):
        seen["components"] = [{"type": 1, "components": [select(f"c:1:{ask}:play")]}]
        await world.press_seen(who, seen, f"c:1:{ask}:play", value)
        assert world.moves() == before


async def test_buttons_work_after_a_restart_and_ask_the_same_question(world: World) -> None:
    await world.begin()
    who = world.asked()
    panel = await world.open(who)
    before = pressable(panel)
    await world.restart()
    again = await world.open(who)
    assert pressable(again) == before
    await who.click(panel, label="No level card")
    assert "What do you want to do" in texts(panel)
    assert "b:1:move" in str(world.board().components)


async def test_who_waits_sees_for_whom_and_refreshes(world: World) -> None:
    await world.begin()
    who = world.asked()
    other = world.bert if who is world.anna else world.anna
    waiting = await world.open(other)
    assert f"Waiting for {who.name}" in texts(waiting)
    assert labels(waiting) == ["Refresh", "What is …?"]
    panel = await world.open(who)
    await who.click(panel, label="No level card")
    await end_phase(who, panel)
    while world.asked() is who:
        panel = await world.open(who)
        await who.click(panel, custom_id=ways(panel)[-1])
    assert "it is your turn" in texts(await world.open(other)), "a new panel tells what happened last"
    await other.click(waiting, label="Refresh")
    assert "level card" in texts(waiting)
    assert "Level up" in labels(waiting) or "No level card" in labels(waiting)


async def test_before_the_game_there_is_no_panel(world: World) -> None:
    await world.anna.slash(world.channel, "game new")
    seen = world.as_seen(world.board())
    for what in ("move", "hand"):
        seen["components"] = [{"type": 1, "components": [button(f"b:1:{what}")]}]
        assert "not started" in await said(await world.press_seen(world.anna, seen, f"b:1:{what}"))


async def test_an_open_panel_that_waits_shows_the_question_as_soon_as_its_reader_is_asked(world: World) -> None:
    world.bot.settings = world.bot.settings.model_copy(update={"panel_watch": 60.0})
    await world.begin()
    who = world.asked()
    other = world.bert if who is world.anna else world.anna
    waiting = await world.open(other)
    assert labels(waiting) == ["Refresh", "What is …?"]
    while world.asked() is who:
        await who.slash(world.channel, "pass")
        await world.end_turn(who)
    assert labels(waiting) == ["Refresh", "What is …?"]
    await world.env.advance_time(61)
    assert "level card" in texts(waiting)
    assert world.pictures(waiting), "with the picture of the hand"
