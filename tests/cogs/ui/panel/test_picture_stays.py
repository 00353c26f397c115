"""Pictures of a panel do not move its buttons: they come with the answer, or replace a picture of the same shape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.kernel.flow import Event
from engine.kernel.highlights import Highlight, RollSide
from engine.kernel.text import Text, name, seat_name
from host.people import Person
from host.play.attention import Attention
from render.pictures import Pictures
from tests.cogs.ui.panel.pressing import all_moves, end_phase, first_step
from tests.cogs.world import World, labels, pressable, texts, walk


def callbacks(world: World) -> list[dict[str, Any]]:
    """Return the immediate answers to presses and commands, the oldest first."""
    calls = world.env.http_requests
    return [call.json for call in calls if call.path.endswith("/callback") and call.json is not None]


def edits(world: World) -> int:
    """Return how often the bot has edited a private answer without a press."""
    return sum(call.path.endswith("/@original") for call in world.env.http_requests)


def galleries(answer: dict[str, Any]) -> list[dict[str, Any]]:
    return [part for part in walk(answer["data"]["components"]) if part["type"] == 12]


async def test_a_panel_is_opened_with_its_picture_where_nobody_else_waits(world: World) -> None:
    await world.begin()
    before = edits(world)
    await world.open(world.asked_person())
    (picture,) = galleries(callbacks(world)[-1])
    assert picture["items"][0]["media"]["url"].startswith("attachment://hand-")
    assert picture["items"][0]["description"]
    assert edits(world) == before, "nothing comes later"


async def test_a_picture_that_takes_too_long_comes_after_the_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.panel.answering.PATIENCE", 0.0)
    await world.begin()
    panel = await world.open(world.asked_person())
    assert galleries(callbacks(world)[-1]) == []
    assert world.pictures(panel), "and the picture after them"


async def test_every_step_and_move_keeps_a_picture_above_its_buttons(world: World) -> None:
    who, panel = await all_moves(world)
    opened = len(callbacks(world))
    before = world.pictures(panel)
    await who.click(panel, custom_id=first_step(panel))
    (kept,) = galleries(callbacks(world)[-1])
    assert before[0] in kept["items"][0]["media"]["url"], "the picture that was there"
    assert world.pictures(panel) != before, "the right picture replaces it"
    await who.click(panel, label="Back")
    await end_phase(who, panel)
    assert all(galleries(callback) for callback in callbacks(world)[opened:])


async def test_a_hand_is_not_kept_in_the_place_of_a_board_of_another_size(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    await who.click(panel, label="No level card")
    (picture,) = galleries(callbacks(world)[-1])
    assert picture["items"][0]["media"]["url"].startswith("attachment://board-"), "it comes with the answer"


async def test_no_answer_waits_for_a_picture_where_an_earlier_one_of_its_shape_keeps_the_place(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, panel = await all_moves(world)
    assert world.pictures(panel)
    monkeypatch.setattr("cogs.ui.panel.answering.PATIENCE", 0.0)
    await end_phase(who, panel)
    panel = await world.open(who)
    (picture,) = galleries(callbacks(world)[-1])
    assert picture["items"][0]["media"]["url"].startswith("attachment://"), "one that was drawn before"
    assert "-earlier" not in world.pictures(panel)[0], "and then the right one"


async def test_a_picture_drawn_for_somebody_is_shown_to_nobody_else(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin()
    asked = world.asked_person()
    await world.open(asked)
    kept: list[Any] = list(world.bot.master.latest_pictures._kept)
    assert [key[1] for key in kept if key[0] != "board"] == [asked.id]


async def test_a_press_is_answered_although_the_picture_it_saw_has_been_replaced(world: World) -> None:
    who, panel = await all_moves(world)
    seen, way = world.copy_message(panel), first_step(panel)
    await who.click(panel, custom_id=way)
    result = await world.press_copy(who, seen, way)
    assert result.response is not None
    assert "Back" in labels(result.response)
    assert world.pictures(panel), "with the picture of the step"


@pytest.mark.usefixtures("drawn_pictures")
async def test_a_picture_that_cannot_be_drawn_leaves_no_old_one_in_its_place(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    who, panel = await all_moves(world)
    before = labels(panel)
    monkeypatch.setattr(world.bot.pictures, "_cache_bytes", 0)
    monkeypatch.setattr(world.bot.pictures, "_data", world.bot.pictures._data / "nowhere")
    world.bot.pictures._template_exists.clear()
    await who.click(panel, custom_id=first_step(panel))
    assert world.pictures(panel) == []
    assert pressable(panel), "it can be played on"
    assert labels(panel) != before
    assert "main phase" in texts(panel)


async def test_results_of_ones_own_action_are_shown_above_the_board_instead_of_the_hand(world: World) -> None:
    await world.begin()
    who, table = world.asked_person(), world.table()
    before = table.recent_events.count
    player = table.playing().state.players[table.seat_of(who.id)]
    table.recent_events.add([Event(Text("event-played", {"who": seat_name(0), "card": name(player.hand[0])}))])
    table.recent_events.note_results(who.id, before)
    panel = await world.open(who)
    assert world.pictures(panel)[0].startswith("hand-"), "a turn begins with the hand, no matter what happened before"
    table.playing().state.phase, player.actions = "main", player.max_actions - 1
    table._known.clear()
    panel = await world.open(who)
    assert world.pictures(panel)[0].startswith("board-")
    table.recent_events.note_results(who.id, table.recent_events.count)
    assert world.pictures(await world.open(who))[0].startswith("hand-"), "there is nothing to show any more"


async def test_what_happened_is_read_above_a_step_rather_than_the_order_that_made_it_happen(world: World) -> None:
    who, panel = await all_moves(world)
    table, step = world.table(), first_step(panel)
    before = table.recent_events.count
    card = next(card for card in table.playing().state.players[table.seat_of(who.id)].hand)
    ordered = Event(Text("event-your-order", {"answer": Text("move-pass")}))
    table.recent_events.add([ordered, Event(Text("event-played", {"who": seat_name(0), "card": name(card)}))])
    table.recent_events.note_results(who.id, before)
    await who.click(panel, custom_id=step)
    assert " play" in texts(panel)
    assert "Your standing order" not in texts(panel)
    table.recent_events.add([ordered])
    table.recent_events.note_results(who.id, before + 2)
    await who.click(panel, label="Back")
    assert "Your standing order" in texts(panel), "nothing else happened"


async def test_a_great_moment_does_not_take_the_place_of_the_board_while_its_reader_is_asked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[dict[str, Any] | None] = []
    board = world.bot.pictures.board

    def draw(*args: Any, highlights: dict[str, Any] | None = None, **options: Any) -> bytes:
        drawn.append(highlights)
        return board(*args, highlights=highlights, **options)

    monkeypatch.setattr(world.bot.pictures, "board", draw)
    monkeypatch.setattr("cogs.ui.panel.pictures.attention", lambda *args, **options: Attention(False))
    await world.begin()
    table, who = world.table(), world.asked_person()
    other = world.bert if who is world.anna else world.anna
    card = next(card for card in table.playing().state.players[0].hand)
    rolled = Highlight(sides=(RollSide("who"),), symbol="trophy")
    monkeypatch.setattr(table.rules, "highlights", {"event-played": [rolled]})
    table.recent_events.add([Event(Text("event-played", {"who": seat_name(0), "card": name(card)}))])
    await world.open(who)
    assert drawn[-1] is not None
    assert (len(drawn[-1]["roll"]["sides"]), drawn[-1]["moment"]) == (1, None), "cards and dice stay above the board"
    await world.open(other)
    assert drawn[-1] is not None
    assert drawn[-1]["moment"]["symbol"] == "trophy", "who waits sees it"


async def test_the_board_of_a_panel_shows_the_rolls_since_the_readers_last_action(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[dict[str, Any]] = []
    board = world.bot.pictures.board

    def draw(*args: Any, highlights: dict[str, Any] | None = None, **options: Any) -> bytes:
        shown.extend([] if highlights is None else [highlights])
        return board(*args, highlights=highlights, **options)

    monkeypatch.setattr(world.bot.pictures, "board", draw)
    monkeypatch.setattr("cogs.ui.panel.pictures.attention", lambda *args, **options: Attention(False))
    await world.begin()
    table, who = world.table(), world.asked_person()
    declared = {"event-played": [Highlight(sides=(RollSide("who"),))], "event-turn": [Highlight()]}
    monkeypatch.setattr(table.rules, "highlights", declared)
    table.recent_events.note_results(who.id, table.recent_events.count)
    seat, card = seat_name(table.seat_of(who.id)), next(iter(table.playing().state.players[0].hand))
    played, begun = (
        Text("event-played", {"who": seat, "card": name(card)}),
        Text("event-turn", {"who": seat, "round": 1}),
    )
    table.recent_events.add([Event(played), Event(played), Event(begun)])
    await world.open(who)
    assert len(shown[-1]["before"]) == 1
    assert shown[-1]["roll"] is not None, "the turn that has begun does not remove it"


async def test_the_board_of_a_panel_shows_the_moves_of_all_others_since_the_readers_last_action(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Sequence[Mapping[str, Any]]] = []

    def board(_pictures: Pictures, *_: Any, marks: Sequence[Mapping[str, Any]], **_more: Any) -> bytes:
        shown.append(marks)
        return b"\x89PNG"

    await world.anna.slash(world.channel, "game new", game="talisman")
    for _ in range(2):
        await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    anna = Person(world.anna.id, world.anna.name, "en-US")
    monkeypatch.setattr(Pictures, "board", board)
    for _ in range(60):
        menu = world.table().playing().menus()[0]
        await world.play(anna, menu.default)
        shown.clear()
        await world.open(world.anna)
        moves = {str(mark["name"]) for mark in shown[-1] if mark["kind"] == "answer"} if shown else set()
        if {str(seat_name(1)), str(seat_name(2))} <= moves:
            return
    raise AssertionError("never both of the others")
