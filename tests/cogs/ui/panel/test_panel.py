"""The private panel: a turn by buttons, its contents, and its confirmations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from simcord.results import ResponseMessage

from cogs.ui.panel.causes import outcomes_with_causes
from cogs.ui.panel.layout import panel_layout
from cogs.ui.panel.parts import MOST_TEXT, Panel
from cogs.ui.panel.phone import in_two_lines
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
    notes = ["Anna attacks.", "Bert’s hero dies.", "Turning point in round 3: Anna wins.", "Bert has 2 cards left."]
    panel = Panel(table, table.seat_of(who.id), None, "Over", "Anna wins", "You attack.", notes=notes)
    parts = walk(panel_layout(replace(panel, retrospective=notes[2:]), lambda text: text.key))
    *_, below = [part["content"] for part in parts if part["type"] == 10]
    assert below.splitlines() == [f"-# {line}" for line in (*notes[2:], "panel-also", "You attack.", *notes[:2])]


def left_below(above: str, notes: Sequence[str]) -> list[str]:
    """Return the lines that should stand below a panel's buttons: the notes that do not stand above them."""
    return [f"-# {note}" for note in notes if note not in above]


async def test_what_a_press_brought_is_read_above_the_question_before_what_led_to_it(world: World) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    seat = table.seat_of(who.id)
    thought = "💭 Computer: 9 against 4 hurts the other Imperator, unless something is added to it."
    notes = [*(f"Computer strengthens the attack with card {number} (trick 1)." for number in range(9)), thought]
    notes.append("Trick 1 costs your Imperator 12 HP.")
    panel = Panel(table, seat, table.asks()[seat], "Battle", "**What now?**", "You attack.", notes=notes)
    above, below = "", ""
    for part in walk(panel_layout(replace(panel, thoughts=[thought]), lambda text: text.key)):
        if part["type"] == 10:
            above, below = (above + part["content"], "") if "What now?" not in above else (above, part["content"])
    assert above.index("You attack.") < above.index("with card 8") < above.index("costs your Imperator 12 HP")
    assert "with card 0" not in above, "three buttons stay visible on a phone"
    assert f"-# {thought}\n-# {notes[-1]}" in above, "a reason stands with its deed"
    assert below.splitlines() == ["-# panel-also", *left_below(above, notes)], "the rest, and nothing twice"
    recap = panel_layout(replace(panel, heading="Since you last looked:"), lambda text: text.key)
    _, above, *_, below = [part["content"] for part in walk(recap) if part["type"] == 10]
    assert f"-# Since you last looked:\n-# {thought}" in above, "the part above the question has the heading"
    assert below.splitlines() == ["-# panel-also", *left_below(above, notes)]
    first = replace(panel, outcomes=[notes[0]])
    parts = [part["content"] for part in walk(panel_layout(first, lambda text: text.key)) if part["type"] == 10]
    assert "with card 0" in parts[1], "an outcome comes before the last news"
    assert "with card 1" in parts[-1]
    own = replace(first, body=f"**{'What now? ' * 20}**", results=notes[-1], results_in_notes=True)
    parts = [part["content"] for part in walk(panel_layout(own, lambda text: text.key)) if part["type"] == 10]
    assert notes[-1] in parts[1], "an earlier outcome does not take the place of one's own action"


async def test_what_happens_again_later_stays_where_it_happened(world: World) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    seat = table.seat_of(who.id)
    lost, beaten = "You lose 1 life.", "Computer beats you, 11 to 6."
    notes = [lost, *(f"Computer strengthens the attack with card {number}." for number in range(9)), beaten, lost]
    panel = Panel(table, seat, table.asks()[seat], "Battle", "**What now?**", lost, notes=notes)
    above = [part["content"] for part in walk(panel_layout(panel, lambda text: text.key)) if part["type"] == 10][1]
    assert above.index(lost) < above.index(beaten) < above.rindex(lost)
    opened = replace(panel, results="", notes=[*notes[:-1], "Your turn as the Elf."])
    above = [part["content"] for part in walk(panel_layout(opened, lambda text: text.key)) if part["type"] == 10][1]
    assert above.index("card 8") < above.index(beaten) < above.index("Your turn as the Elf."), "in their order"


async def test_results_of_a_press_that_are_too_long_for_two_lines_stand_in_full_among_all_events(world: World) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    seat = table.seat_of(who.id)
    strikes = "Isolde strikes with 15 against 16: " + ", ".join(f"−1 ({left} left)" for left in range(9))
    notes = [strikes, "Aldric beats Isolde.", *(f"Computer draws card {number}." for number in range(9))]
    panel = Panel(
        table, seat, table.asks()[seat], "Battle", "**What now?**", in_two_lines([strikes]), results_in_notes=True,
        notes=notes, outcomes=[notes[1]],
    )  # fmt: skip
    for question in ("**What now?**", f"**{'What now? ' * 20}**"):
        parts = walk(panel_layout(replace(panel, body=question), lambda text: text.key))
        _, above, *_, below = [part["content"] for part in parts if part["type"] == 10]
        assert below.splitlines() == ["-# panel-also", *left_below(above, notes)]
        assert strikes in above + below


async def test_below_news_in_one_line_above_a_long_question_all_others_stand_in_their_order(world: World) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    seat = table.seat_of(who.id)
    notes = [f"You attack the 7 with card {number}." for number in range(9)]
    question = f"**{'What now? ' * 40}**"
    panel = Panel(table, seat, table.asks()[seat], "Battle", question, notes=notes)
    parts = walk(panel_layout(panel, lambda text: text.key))
    _, above, *_, below = [part["content"] for part in parts if part["type"] == 10]
    assert below.splitlines() == ["-# panel-also", *left_below(above, notes)]
    assert len(below.splitlines()) < len(notes)


async def test_the_longest_news_leave_a_panel_within_the_text_that_it_may_have(world: World) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    seat = table.seat_of(who.id)
    notes = [f"Shield Sister {number} strikes the Militia, which holds on." for number in range(200)]
    panel = Panel(table, seat, table.asks()[seat], "Battle", "**What now?**", "", notes=notes, outcomes=notes[:3])
    for guidance in ("", "Next goal: " + "w" * 80):
        parts = walk(panel_layout(replace(panel, guidance=guidance), lambda text: text.key))
        texts_of_panel = [part["content"] for part in parts if part["type"] == 10]
        assert "strikes" in texts_of_panel[0] + texts_of_panel[1], "some news stand above the question"
        assert sum(map(len, texts_of_panel)) <= MOST_TEXT + 20, "with the line breaks"


async def test_an_outcome_takes_the_place_of_ones_own_action_where_there_is_room_for_one_of_them(world: World) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    seat = table.seat_of(who.id)
    outcome = "The Orc Chief kills Aldric; nobody scores points for that."
    notes = [*(f"The Orc Chief takes piece {number}." for number in range(9)), outcome, "Computer attacks with Svana."]
    question = f"**Svana attacks on the bridge. Who answers? {'You score a fighter that you beat. ' * 5}**"
    panel = Panel(table, seat, table.asks()[seat], "Round 1", question, "You attack on the bridge.", notes=notes)
    parts = walk(panel_layout(replace(panel, outcomes=[outcome]), lambda text: text.key))
    texts_of_panel = [part["content"] for part in parts if part["type"] == 10]
    assert outcome in texts_of_panel[1]
    assert "You attack on the bridge." in texts_of_panel[-1]


async def test_what_led_to_an_outcome_is_read_before_it(world: World) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    seat = table.seat_of(who.id)
    drawn, lost, rolled, gained = (
        "You draw the Imp.",
        "You lose 1 life.",
        "Computer rolls 3 (Cave).",
        "Computer gains 2 gold.",
    )
    notes = [*(f"Computer meets Goblin {number} at the Crags." for number in range(9)), rolled, gained]
    notes += [f"Your turn as the Elf {number}." for number in range(9)]
    results = outcomes_with_causes([drawn, lost, "You keep the Axe.", rolled], [lost, gained], [drawn, rolled])
    assert results == f"{drawn} · {lost} · You keep the Axe."
    panel = Panel(
        table, seat, table.asks()[seat], "Turn", "**What now?**", results, notes=notes, outcomes=[lost, gained]
    )
    parts = walk(panel_layout(replace(panel, causes=[drawn, rolled]), lambda text: text.key))
    above, below = [part["content"] for part in parts if part["type"] == 10][1::2]
    assert above.index(drawn) < above.index(lost) < above.index(rolled) < above.index(gained)
    assert below.splitlines() == ["-# panel-also", *left_below(above, notes)]


async def test_a_deed_that_stands_above_the_question_does_not_stand_below_the_buttons_with_its_reason(
    world: World,
) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    seat = table.seat_of(who.id)
    thought, deed = "💭 Computer: " + "9 against 4 hurts the other Imperator. " * 7, "Computer attacks your ♦4."
    notes = [*(f"Computer wins card {number} from the middle." for number in range(9)), thought, deed]
    panel = Panel(table, seat, table.asks()[seat], "Battle", "**What now?**", notes=notes, thoughts=[thought])
    parts = walk(panel_layout(panel, lambda text: text.key))
    _, above, *_, below = [part["content"] for part in parts if part["type"] == 10]
    assert deed in above
    assert below.splitlines() == ["-# panel-also", *left_below(above, notes[:-2]), f"-# {thought}"]


async def test_what_the_reader_lost_stands_above_the_question_before_all_else(world: World) -> None:
    await world.begin()
    table, who = world.table(), world.asked_person()
    seat = table.seat_of(who.id)
    attacked, rolled, died = "Computer’s Ogre attacks your Wolf.", "Ogre rolls 9 + 4 = 13.", "Your Wolf dies."
    notes = [attacked, rolled, "Wolf suffers 9 damage, 0 life points left.", died]
    notes += [f"Computer gives its hero piece {number} of the armour." for number in range(9)]
    outcomes = [note for note in notes if note not in (attacked, rolled)]
    panel = Panel(table, seat, table.asks()[seat], "Turn", "**What now?**", notes=notes, outcomes=outcomes)
    for losses, shown in (([], False), ([died], True)):
        full = replace(panel, causes=[attacked, rolled], losses=losses)
        above = [part["content"] for part in walk(panel_layout(full, lambda text: text.key)) if part["type"] == 10][1]
        assert (died in above) is shown
        assert (f"{attacked}\n-# {rolled}" in above) is shown, "with its causes"
    long = replace(panel, causes=[attacked, rolled], losses=[died], body=f"**{'What now? ' * 24}**")
    above = [part["content"] for part in walk(panel_layout(long, lambda text: text.key)) if part["type"] == 10][1]
    assert died in above, "alone, where there is no room for more"
    own = replace(long, results=f"You draw: {'Ogre, ' * 9}", outcomes=[f"You draw: {'Ogre, ' * 9}", *outcomes])
    above = [part["content"] for part in walk(panel_layout(own, lambda text: text.key)) if part["type"] == 10][1]
    assert died in above, "in the place of one's own action"


def test_where_there_is_no_room_for_all_results_the_last_outcomes_stand_after_their_causes() -> None:
    used, critical = "You use Fireball on Computer’s Night Adder.", "A critical roll!"
    hurt = [f"{name} suffers 13 damage, 0 life points left." for name in ("Night Adder", "Archer", "Ogre")]
    died = [f"{name} dies." for name in ("Night Adder", "Archer", "Ogre")]
    results = outcomes_with_causes([used, critical, *hurt, *died], [*hurt, *died], [used, critical])
    assert results == " · ".join([used, critical, *died])


def test_of_many_results_the_last_outcome_is_shown_with_what_led_to_it() -> None:
    lines = ["You draw the Cave.", "x" * 150, "You roll 3.", "You gain 2 gold.", "y" * 150]
    assert outcomes_with_causes(lines, [lines[3]], [lines[0], lines[2]]) == "You roll 3. · You gain 2 gold."
    assert outcomes_with_causes(lines, [lines[1]], [lines[0]]) == lines[1], "alone, where there is no room for more"
    assert outcomes_with_causes(lines, [lines[3]], []) == lines[3], "in a game that shows outcomes without causes"
