"""The private panel: a turn by buttons, its contents, and its confirmations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from simcord.results import ResponseMessage

from cogs.ui.messages.components import attached
from cogs.ui.panel.layout import panel_layout
from cogs.ui.panel.parts import MOST_TEXT, Panel
from cogs.ui.panel.passages import Passage
from cogs.ui.panel.phone import TWO_LINES
from engine.kernel.labels import labels as move_labels
from engine.kernel.match import Ask
from engine.kernel.menus import Move
from engine.kernel.text import Text
from host.play.caution import caution
from host.tables.status import Status
from render.languages import Reader
from tests.cogs.ui.panel.pressing import all_moves, button, end_phase, first_step, move_ids, press, show_all
from tests.cogs.world import World, labels, pressable, reply_text, texts, walk

MOVES = 25
"""Presses for some turns; the tests of the real process play whole duels."""


async def test_a_panel_is_seen_by_nobody_else_and_mentions_nobody(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    await press(world, who, panel, move_ids(panel)[0], Random(1))
    sent = [call.json for call in world.env.http_requests if call.path.endswith("/callback") and call.json is not None]
    opened, turned = sent[-2:]
    assert (opened["type"], turned["type"]) == (4, 7)
    assert opened["data"]["flags"] & 64, "only the presser sees it"
    assert opened["data"]["allowed_mentions"] == turned["data"]["allowed_mentions"] == {"parse": []}


@pytest.mark.usefixtures("plain_pictures")
async def test_turns_of_both_are_played_in_the_panels_to_the_end_of_the_game(world: World) -> None:
    world.locales[world.bert.id] = "de"
    await world.begin()
    table = world.table()
    random = Random(7)
    panels: dict[int, ResponseMessage] = {}
    while table.seq < MOVES and table.result() is None:
        who = world.asked_person()
        panel = panels.get(who.id)
        if panel is None or not move_ids(panel):
            panel = panels[who.id] = await world.open(who)
        lively = [way for way in move_ids(panel) if way.split(":")[-1] not in ("end", "pass")] or move_ids(panel)
        await press(world, who, panel, random.choice(lively if random.random() < 0.8 else move_ids(panel)), random)
    if table.result() is None:
        await world.resign(world.anna)
    panel = await world.open_from_copy(world.bert, table.id)
    assert "🏆 Du gewinnst!" in texts(panel)
    assert "**You lose to Bert.**" in texts(await world.open_from_copy(world.anna, table.id))
    assert labels(panel) == ["Revanche", "Wiederholung ansehen", "Auswertung"]
    await world.bert.click(panel, label="Revanche")
    assert world.table().id != table.id, "a new table for the same people"


async def test_the_panel_shows_the_question_the_hand_and_what_happened(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    assert "level card" in texts(panel)
    assert panel.attachments == [], "as on Discord, which lists no files that components show"
    assert [name.startswith("hand-") for name in world.pictures(panel)] == [True]
    assert gallery_of(panel)["items"][0]["description"], "the picture is described for those who do not see it"
    await who.click(panel, label="No level card")
    assert "What do you do" in texts(panel)
    assert world.pictures(panel), "the picture is back after the move"


async def test_possible_choices_are_marked_on_the_board_of_the_panel(world: World) -> None:
    await world.begin()
    match, random = world.table().playing(), Random(1)
    seat, menu = next(iter(match.menus().items()))
    while len({move.args[0] for move in menu.moves if move.name == "attack"}) < 2:
        match.play(seat, match.rules.choose(match.determinize(seat, random), seat, menu, random, "simple"))
        seat, menu = next(iter(match.menus().items()))
    who = world.asked_person()
    panel = await world.open(who)
    await show_all(who, panel)
    before = world.pictures(panel)
    await who.click(panel, custom_id=next(step for step in pressable(panel) if step.endswith(":attack")))
    assert [name.startswith("board-") for name in world.pictures(panel)] == [True]
    assert world.pictures(panel) != before
    await who.click(panel, label="Back")
    assert world.pictures(panel) == before


async def test_a_picture_that_is_still_right_is_shown_on_without_being_sent_again(world: World) -> None:
    await world.begin()
    who = world.anna if world.asked_person() is world.bert else world.bert
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
    other = world.asked_person()
    await other.click(await world.open(other), label="No level card")
    await who.click(panel, label="Refresh")
    assert world.pictures(panel) != before, "after a change there is another one"


def gallery_of(panel: ResponseMessage) -> dict[str, Any]:
    """Return the gallery of the panel's picture."""
    return next(component for component in walk(panel.components) if component["type"] == 12)


async def test_a_step_back_returns_to_the_last_choice_and_changes_nothing(world: World) -> None:
    who, panel = await all_moves(world)
    before, root = world.moves(), pressable(panel)
    await who.click(panel, custom_id=first_step(panel))
    assert pressable(panel) != root
    await who.click(panel, label="Back")
    assert pressable(panel) == root
    assert world.moves() == before


async def test_ending_a_phase_is_confirmed(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    await who.click(panel, label="Level up")
    before = world.moves()
    await who.click(panel, label="End the turn")
    assert world.moves() == before
    await who.click(panel, label="End the turn: 3 actions unused")
    assert world.moves() > before


async def test_a_button_with_only_one_move_left_names_it_in_full_and_makes_it_at_once(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    await who.click(await world.open(who), label="No level card")
    table = world.table()
    seat, ask = next(iter(table.asks().items()))
    end = Move("end")
    reader = Reader("en", table.game, ("Anna", "Bert"))

    def say(text: Text) -> str:
        return world.bot.languages.say_to(text, reader)

    def shown(*moves: Move) -> list[tuple[str, str]]:
        panel = Panel(table, seat, Ask(ask.id, ask.menu._replace(moves=moves)), "title", "body")
        parts = walk(panel_layout(panel, say))
        return [(part["label"], part["custom_id"]) for part in parts if "label" in part][:-1]  # what explains words

    state = table.playing().state

    def worth_doing(move: Move) -> bool:
        menu = ask.menu._replace(moves=(move, end))
        return caution(table, seat, Ask(ask.id, menu), end) is not None

    for move in (other for other in ask.menu.moves if other != end):
        words = " › ".join(map(say, move_labels(table.rules, state, seat, move)))
        (label, custom_id), ending = shown(move, end)
        assert custom_id.startswith("m:" if len(words) <= 80 else "s:")
        assert len(words) > 80 or label == words
        assert ending == ("End the turn", f"s:1:{ask.id}:0:end" if worth_doing(move) else f"m:1:{ask.id}:end")
    assert shown(end) == [("End the turn", f"m:1:{ask.id}:end")], "there is nothing else to do"


async def test_a_waiting_player_sees_who_has_to_decide_and_refreshes(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    other = world.bert if who is world.anna else world.anna
    waiting = await world.open(other)
    assert f"Waiting for {who.name}" in texts(waiting)
    assert labels(waiting) == ["Refresh", "Standing orders …", "What is …?"]
    panel = await world.open(who)
    await who.click(panel, label="No level card")
    await end_phase(who, panel)
    while world.asked_person() is who:
        panel = await world.open(who)
        await who.click(panel, custom_id=move_ids(panel)[-1])
    await other.click(waiting, label="Refresh")
    assert "level card" in texts(waiting)
    assert "Level up" in labels(waiting) or "No level card" in labels(waiting)
    assert "You draw: " in texts(await world.open(other)), "a new panel shows what happened"


async def test_before_the_game_there_is_no_panel(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    seen = world.copy_message(world.board())
    for what in ("move", "hand"):
        seen["components"] = [{"type": 1, "components": [button(f"b:1:{what}")]}]
        assert "not started" in await reply_text(await world.press_copy(world.anna, seen, f"b:1:{what}"))


async def test_an_open_panel_that_waits_shows_the_question_as_soon_as_its_reader_is_asked(world: World) -> None:
    world.bot.settings = world.bot.settings.model_copy(update={"panel_watch": 60.0})
    await world.begin()
    who = world.asked_person()
    other = world.bert if who is world.anna else world.anna
    waiting = await world.open(other)
    assert labels(waiting) == ["Refresh", "Standing orders …", "What is …?"]
    while world.asked_person() is who:
        await who.slash(world.channel, "pass")
        await world.end_turn(who)
    assert labels(waiting) == ["Refresh", "Standing orders …", "What is …?"]
    await world.env.advance_time(61)
    assert "level card" in texts(waiting)
    assert world.pictures(waiting), "with the picture of the hand"


async def test_a_finished_game_is_summed_up_before_its_last_events(world: World) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    table.status = Status.OVER
    summary = ["Turning point in round 3: Anna wins.", "Bert has 2 cards left."]
    passages = [Passage(["You attack."], is_own=True), Passage(["Anna attacks.", "Bert’s hero dies."])]
    panel = Panel(table, table.seat_of(who.id), None, "Over", "Anna wins", passages, retrospective=summary)
    *_, below = texts_of(panel)
    happened = ["panel-also", "You attack.", "Anna attacks.", "Bert’s hero dies."]
    assert below.splitlines() == [f"-# {line}" for line in (*summary, *happened)]


def texts_of(panel: Panel) -> list[str]:
    """Return the texts of a panel, with message keys instead of its own words."""
    parts = walk(panel_layout(panel, lambda text: text.key))
    return [part["content"] for part in parts if part["type"] == 10]


async def running_panel(world: World, passages: Sequence[Passage], body: str = "**What now?**") -> Panel:
    """Return the panel of the person that a game asks, after these passages."""
    await world.begin()
    table, seat = world.table(), world.table().seat_of(world.asked_person().id)
    return Panel(table, seat, table.asks()[seat], "Battle", body, passages)


TURN = Passage(["Computer’s turn.", *(f"Computer gives its hero piece {number} of the armour." for number in range(9))])
OWN = Passage(["You attack.", "The Wolf dies."], is_own=True)


async def test_what_others_did_after_ones_own_action_stands_below_in_its_order(world: World) -> None:
    panel = await running_panel(world, [OWN, TURN._replace(label=TURN.sentences[0])])
    title, above, *_, below = texts_of(replace(panel, changes="Computer: life 9 → 3"))
    assert title.splitlines() == ["### Battle", "-# Computer: life 9 → 3"]
    assert above.splitlines() == ["-# You attack.", "-# The Wolf dies."]
    label, *others = TURN.sentences
    assert below.splitlines() == [f"-# {line}" for line in ("panel-after", f"**{label}**", *others)]


async def test_the_beginning_of_a_turn_is_bold_also_where_its_sentence_goes_on(world: World) -> None:
    turn = Passage(["Computer’s turn: draws.", *TURN.sentences[1:]], label="Computer’s turn:")
    *_, below = texts_of(await running_panel(world, [OWN, turn]))
    assert below.splitlines()[1] == "-# **Computer’s turn:** draws."


async def test_results_without_room_above_the_question_stand_below_it_all_together(world: World) -> None:
    panel = await running_panel(world, [OWN, TURN], f"**{'What now? ' * 30}**")
    everything = ["panel-story", *OWN.sentences, *TURN.sentences]
    _, above, *_, below = texts_of(panel)
    assert above == "-# The Wolf dies."
    assert below.splitlines() == [f"-# {line}" for line in everything]
    changed = texts_of(replace(panel, changes="Computer: life 9 → 3"))
    assert "The Wolf dies." not in "".join(changed[:-1]), "the changes are enough"
    assert texts_of(replace(panel, passages=[TURN]))[1].startswith("**What now?"), "nothing is chosen at random"


async def test_what_the_reader_must_not_miss_stands_above_the_question_and_in_its_place_below(world: World) -> None:
    lost = Passage(["Computer attacks your Wolf.", "Your Wolf dies.", "Computer draws."], key_places=[1])
    panel = await running_panel(world, [OWN, lost, TURN])
    _, above, *_, below = texts_of(replace(panel, changes="Computer: life 9 → 3"))
    assert above == "-# You attack. The Wolf dies.\n-# Computer attacks your Wolf. Your Wolf dies."
    story = [*OWN.sentences, lost.sentences[0], "**Your Wolf dies.**", "Computer draws.", *TURN.sentences]
    assert below.splitlines() == [f"-# {line}" for line in ("panel-story", *story)]


async def test_a_recap_without_room_above_the_question_stands_below_its_heading(world: World) -> None:
    panel = replace(await running_panel(world, [TURN]), heading="Since you last looked:")
    assert texts_of(panel)[-1].startswith("-# Since you last looked:\n-# Computer’s turn.")
    short = texts_of(replace(panel, passages=[Passage(["Computer draws."])]))
    assert short[1] == "-# Since you last looked:\n-# Computer draws."


async def test_a_result_that_is_too_long_is_cut_above_a_long_question_and_stands_below_in_full(world: World) -> None:
    strikes = "Isolde strikes with 15 against 16: " + ", ".join(f"−1 ({left} left)" for left in range(9))
    panel = await running_panel(world, [Passage([strikes], is_own=True)], f"**{'What now? ' * 24}**")
    _, above, *_, below = texts_of(panel)
    assert above.endswith("…")
    assert strikes.startswith(above.removeprefix("-# ").removesuffix("…").strip())
    assert len(above) <= len("-# ") + TWO_LINES
    assert below.splitlines() == ["-# panel-story", f"-# {strikes}"]


async def test_the_story_of_a_move_stands_below_the_buttons_and_above_the_picture(world: World) -> None:
    panel = await running_panel(world, [TURN])
    parts = panel_layout(replace(panel, picture=attached("board.png")), lambda text: text.key)
    kinds = [part["type"] for part in walk(parts) if part["type"] in (1, 10, 12)]
    assert kinds[-3:] == [1, 10, 12], "buttons, the story, the picture"


async def test_the_longest_news_leave_a_panel_within_the_text_that_it_may_have(world: World) -> None:
    sentences = [f"Shield Sister {number} strikes the Militia, which holds on." for number in range(200)]
    panel = await running_panel(world, [Passage(sentences, key_places=[2])])
    for guidance in ("", "Next goal: " + "w" * 80):
        contents = texts_of(replace(panel, guidance=guidance))
        assert "Shield Sister 2 strikes the Militia, which holds on." in contents[1]
        assert "lines-before" in contents[-1]
        assert "Shield Sister 190" in contents[-1]
        assert sum(map(len, contents)) <= MOST_TEXT + 20, "with the line breaks"
