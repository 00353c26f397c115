"""After a game: the rematch of the same people, and the replay."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from host.tables.status import Status
from tests.cogs.world import World, pressable, reply_text, texts
from tests.render.adventures import size_of


async def over(world: World) -> Any:
    """Play a game that Bert gives up, and return its board."""
    await world.begin()
    await world.resign(world.bert)
    return world.board()


async def play_at_random(world: World, moves: int) -> None:
    """Let the people make random moves in their game."""
    table, random = world.table(), Random(1)
    for _ in range(moves):
        seat, asked = next(iter(table.asks().items()))
        person = table.assignments[seat].person
        assert person is not None
        await world.play(person, asked.menu.draw(random), asked.id)


async def test_a_rematch_keeps_a_seat_one_further_for_everybody_who_presses_join_and_works_once(world: World) -> None:
    board = await over(world)
    reply = await reply_text(await world.bert.click(board, custom_id="b:1:rematch"))
    assert "everybody has moved one seat" in reply
    assert "A seat is reserved for Anna" in reply
    table = world.table()
    assert (table.id, table.status, table.owner) == (2, Status.OPEN, world.bert.id)
    assert [assignment.person.name for assignment in table.assignments if assignment.person] == ["Bert"]
    assert "already" in await reply_text(await world.anna.click(board, custom_id="b:1:rematch"))
    assert world.board().embeds[0].fields[0].value == "1. Bert\n2. Anna – ⏳ reserved"
    status = await reply_text(await world.clara.slash(world.channel, "game status"))
    assert "Bert sitzt daran" in status
    assert "Anna: **Mitspielen** nimmt den Platz ein" in status
    refused = await reply_text(await world.bert.slash(world.channel, "game start"))
    assert "still reserved for Anna" in refused
    await world.anna.click(world.board(), custom_id="b:2:join")
    assert [assignment.person.name for assignment in table.assignments if assignment.person] == ["Bert", "Anna"]
    await world.bert.slash(world.channel, "game start")
    assert world.table().status is Status.RUNNING
    assert [message.id for message in world.channel.history() if message.id == board.id]


async def test_a_player_expected_for_a_rematch_may_decline_by_the_boards_button(world: World) -> None:
    await world.bert.click(await over(world), custom_id="b:1:rematch")
    assert "have declined" in await reply_text(await world.anna.click(world.board(), custom_id="b:2:leave"))
    assert [assignment.person.name for assignment in world.table().assignments if assignment.person] == ["Bert"]
    assert len(world.table().assignments) == 1


async def test_a_rematch_keeps_options_decks_and_computers(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar", options="round_limit=20 reactions=fast")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    await world.resign(world.anna)
    await world.anna.click(world.board(), custom_id="b:1:rematch")
    table = world.table()
    rules = table.rules
    assert rules.decks is not None
    chosen = {"round_limit": "20", "reactions": "fast"}
    anna, computer = (rules.decks.ready()[str(deck)] for deck in rules.decks.dealt(chosen, 2))
    assert anna != computer
    assert table.options == rules.decks.put_into(chosen, [computer, anna]), "decks move with those who play them"
    assert [assignment.person is None for assignment in table.assignments] == [True, False]


async def test_a_rematch_is_for_those_who_played_when_the_channel_is_free(world: World) -> None:
    board = await over(world)
    assert "nicht mit" in await reply_text(await world.clara.click(board, custom_id="b:1:rematch"))
    await world.clara.slash(world.channel, "game new", game="telperinquar")
    refused = await reply_text(await world.anna.click(board, custom_id="b:1:rematch"))
    assert "table is open" in refused or "open" in refused
    assert len(world.table().assignments) == 1


async def test_a_running_game_has_no_rematch_and_no_replay(world: World) -> None:
    await world.begin()
    seen = world.copy_message(world.board())
    for what in ("rematch", "replay"):
        custom_id = f"b:1:{what}"
        seen["components"] = [{"type": 1, "components": [{"type": 2, "style": 2, "custom_id": custom_id}]}]
        reply = await reply_text(await world.press_copy(world.anna, seen, custom_id))
        assert "not over" in reply or "no such game" in reply


async def test_a_button_of_an_earlier_version_says_where_the_current_ones_are(world: World) -> None:
    await world.begin()
    seen = world.copy_message(world.board())
    seen["components"] = [{"type": 1, "components": [{"type": 2, "style": 2, "custom_id": "b:1:juggle"}]}]
    assert "earlier version" in await reply_text(await world.press_copy(world.anna, seen, "b:1:juggle"))


async def test_a_finished_game_is_stepped_through_with_pictures(world: World) -> None:
    await over(world)
    result = await world.clara.slash(world.channel, "replay")
    reply = await reply_text(result)
    assert "Schritt 1 von" in reply
    message = result.response or result.followups[-1]
    assert [attachment.filename for attachment in message.attachments] == ["board.png"]
    buttons = pressable(message)
    assert [button.get("disabled", False) for button in buttons.values()] == [True, True, False, False, False]
    await world.clara.click(message, custom_id="r:1:0:last")
    message = result.response or result.followups[-1]
    last = texts(message)
    assert "Bert gibt auf" in last
    assert [button.get("disabled", False) for button in pressable(message).values()] == [False, False, True, True, True]


async def test_a_replay_shows_the_board_from_the_side_of_its_reader(world: World) -> None:
    await over(world)
    for reader, seat in ((world.anna, 0), (world.bert, 1), (world.clara, None)):
        result = await reader.slash(world.channel, "replay")
        await reply_text(result)
        message = result.response or result.followups[-1]
        drawn = (await message.attachments[0].read()).decode().partition("\n")[2]
        assert json.loads(drawn)["seat"] == seat


@pytest.mark.usefixtures("drawn_pictures")
async def test_the_pictures_of_a_replay_show_the_cards_and_dice_of_their_step(world: World) -> None:
    await world.begin(game="heldenkampf")
    await play_at_random(world, 30)
    await world.resign(world.bert)
    result = await world.clara.slash(world.channel, "replay")
    await reply_text(result)
    message = result.response or result.followups[-1]
    heights: set[int] = set()
    for step in range(8):
        await world.env.settle()
        heights.add(size_of(await message.attachments[0].read())[1])
        await world.clara.click(message, custom_id=f"r:1:{step}:on")
    assert len(heights) > 2, "boards with and without a fight, and those with something above them"


@pytest.mark.ci
async def test_a_long_game_is_also_looked_through_a_tenth_at_once(world: World) -> None:
    await world.begin()
    await play_at_random(world, 60)
    await world.resign(world.bert)
    result = await world.clara.slash(world.channel, "replay")
    await reply_text(result)
    message = result.response or result.followups[-1]
    back, on = list(pressable(message).values())[-3:-1]
    far = on["label"]
    assert int(far) >= 2
    assert (back["label"], back.get("disabled", False), on.get("disabled", False)) == (far, True, False)
    await world.clara.click(message, custom_id=f"r:1:0:on{far}")
    assert f"Schritt {1 + int(far)} von" in await reply_text(result)
    await world.clara.click(message, custom_id=f"r:1:{far}:back{far}")
    assert "Schritt 1 von" in await reply_text(result)


async def test_the_button_of_a_finished_board_opens_its_replay(world: World) -> None:
    board = await over(world)
    assert "Step 1 of" in await reply_text(await world.bert.click(board, custom_id="b:1:replay"))


async def test_a_replay_asks_nobody_to_play_not_even_the_player_whose_turn_it_was(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    await world.clara.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    await play_at_random(world, 12)
    await world.resign(world.anna)
    result = await world.clara.slash(world.channel, "replay")
    shown = [await reply_text(result)]
    message = result.response or result.followups[-1]
    while any(way.endswith(":on") and not button.get("disabled") for way, button in pressable(message).items()):
        await world.clara.click(message, custom_id=next(way for way in pressable(message) if way.endswith(":on")))
        shown.append(texts(message))
    assert any("Clara ist dran" in step for step in shown)
    assert not any("du bist dran" in step for step in shown)


async def test_a_replay_shows_no_hidden_card(world: World) -> None:
    await world.begin()
    hand = [str(entry["name"]) for entry in world.table().view(world.anna.id).private["hand"]]
    await world.resign(world.bert)
    result = await world.clara.slash(world.channel, "replay", game="1")
    reply = await reply_text(result)
    assert hand
    assert not any(name in reply for name in hand)


async def test_games_that_are_not_there_are_refused(world: World) -> None:
    assert "No game has been finished" in await reply_text(await world.anna.slash(world.channel, "replay"))
    await over(world)
    for wrong in ("2", "999999999999999999999", "nonsense", "-1"):
        assert "no such game" in await reply_text(await world.anna.slash(world.channel, "replay", game=wrong)), wrong
    offered = await world.anna.autocomplete(world.channel, "replay", "game", "tel")
    assert [choice["value"] for choice in offered] == ["1"]
    other = world.env.create_guild("Other")
    channel = other.create_text_channel("there")
    stranger = other.add_member(world.env.create_user("Eve"))
    assert "no such game" in await reply_text(await stranger.slash(channel, "replay", game="1"))
    assert "No game has been finished" in await reply_text(await stranger.slash(channel, "games finished"))


async def test_a_button_of_a_replay_continues_the_game_with_the_seats_free(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    await world.open(who)
    await world.resign(world.bert)
    shown = await world.bert.slash(world.channel, "replay")
    message = shown.response or shown.followups[-1]
    await world.env.settle()
    pressed = await world.bert.click(message, custom_id="r:1:0:continue")
    reply = await reply_text(pressed)
    assert "continues game 1 after step 1" in reply
    table = world.table()
    assert (table.id, table.status) == (2, Status.OPEN)
    assert "not rated" in texts_of_board(world)
    again = await world.bert.click(message, custom_id="r:1:0:continue")
    assert "table" in await reply_text(again)
    assert world.table() is table
    await world.anna.click(world.board(), custom_id="b:2:join")
    await world.restart()
    await world.bert.slash(world.channel, "game start")
    table = world.table()
    assert table.status is Status.RUNNING
    assert [assignment.person.name for assignment in table.assignments if assignment.person] == ["Anna", "Bert"]
    verified = await reply_text(await world.anna.slash(world.channel, "verify"))
    assert "continues game 1 after step 1: only its own dice" in verified


async def test_starting_a_continued_game_in_the_answer_about_it_opens_the_panel(world: World) -> None:
    await world.begin()
    await world.open(world.asked_person())
    await world.resign(world.bert)
    shown = await world.bert.slash(world.channel, "replay")
    message = shown.response or shown.followups[-1]
    await world.env.settle()
    continued = await world.bert.click(message, custom_id="r:1:0:continue")
    answer = continued.response or continued.followups[-1]
    started = await world.bert.click(answer, custom_id="b:2:start")
    assert world.table().status is Status.RUNNING
    assert "turn" in await reply_text(started)
    assert started.response is not None
    assert pressable(started.response), "the panel is there"


def texts_of_board(world: World) -> str:
    """Return the text of the newest board."""
    return str(world.board().embeds[0].description)


async def test_the_last_step_of_a_replay_offers_no_continuation(world: World) -> None:
    await over(world)
    shown = await world.bert.slash(world.channel, "replay")
    message = shown.response or shown.followups[-1]
    await world.env.settle()
    await world.bert.click(message, custom_id="r:1:0:last")
    await world.env.settle()
    button = next(part for custom_id, part in pressable(message).items() if custom_id.endswith(":continue"))
    assert button["disabled"]


async def test_a_rematch_begins_at_once_against_computers_and_with_the_last_person_who_was_expected(
    world: World,
) -> None:
    board = await over(world)
    await world.bert.click(board, custom_id="b:1:rematch")
    joined = await world.anna.click(world.board(), custom_id="b:2:join")
    assert world.table().status is Status.RUNNING
    assert joined.response is not None
    assert pressable(joined.response), "the panel is there"
    await world.resign(world.anna)
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    await world.resign(world.anna)
    again = await world.anna.click(world.board(), custom_id="b:3:rematch")
    assert (world.table().id, world.table().status) == (4, Status.RUNNING)
    assert again.response is not None
    assert pressable(again.response)
