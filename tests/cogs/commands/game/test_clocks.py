"""Clocks, late players and reminders, by command and by button, in both languages."""

from __future__ import annotations

import json
import re

import discord
import pytest

from host.people import Person
from host.time.clocks import DAY
from host.time.quiet_hours import QuietHours
from tests.cogs.world import World, reply_text

SKIP, WAIT, HANDOVER = "b:1:skip", "b:1:wait", "b:1:handover"
END, END_SURE = "b:1:end", "b:1:endsure"


def board(world: World) -> str:
    """Return the fields of the newest board."""
    return "\n".join(field.value for field in world.board().embeds[0].fields)


async def pass_time(world: World, seconds: float) -> None:
    """Let running time pass until the clocks are checked."""
    master = world.bot.master
    master.time.lost -= seconds
    master.scheduler.wake()
    await world.env.settle()


async def begin(world: World, clock: str = "1d", *others: object) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar", clock=clock)
    for other in (world.bert, *others):
        await other.slash(world.channel, "game join")  # pyright: ignore[reportAttributeAccessIssue]
    await world.anna.slash(world.channel, "game start")


async def late(world: World, *others: object) -> None:
    """Begin a game, and let the first player's time run out."""
    await begin(world, "1d", *others)
    await pass_time(world, DAY + 1)
    table = world.table()
    assert any(assignment.time.overdue is not None for assignment in table.assignments)


def others(world: World) -> tuple[object, object]:
    """Return the late player and the other one."""
    absent = world.asked_person()
    return absent, world.bert if absent is world.anna else world.anna


def buttons(world: World) -> set[str]:
    return {child.custom_id for row in world.board().components for child in row.children}


async def test_a_clock_is_chosen_when_a_table_is_opened_and_shown_on_it(world: World) -> None:
    offered = await world.anna.autocomplete(world.channel, "game new", "clock", "")
    assert [choice["value"] for choice in offered] == [
        "off",
        "2m+15s",
        "10m+30s",
        "1d",
        "3d",
        "3d+12h",
        "3d+12h+6h",
        "15m/2d",
    ]
    assert offered[3]["name"] == "1 day per decision"
    german = await world.clara.autocomplete(world.channel, "game new", "clock", "2 tage + 4 std")
    assert german[0] == {"name": "4 Stunden je Entscheidung, dazu 2 Tage Reserve", "value": "2 tage + 4 std"}
    await world.anna.slash(world.channel, "game new", game="telperinquar", clock="2 tage + 4 std")
    assert "4 hours per decision, plus 2 days in reserve" in str(world.board().embeds[0].to_dict())


@pytest.mark.parametrize("typed", ["soon", "1", "1s", "999d", "@everyone"])
async def test_an_unreadable_clock_is_refused_and_opens_no_table(world: World, typed: str) -> None:
    for who, expected in ((world.anna, ("not understand", "must be between")), (world.clara, ("Bedenkzeit", "muss"))):
        reply = await reply_text(await who.slash(world.channel, "game new", game="telperinquar", clock=typed))
        assert any(words in reply for words in expected)
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "game status"))


async def test_the_owner_changes_the_clock_before_the_start_and_nobody_else(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    assert "1 day per decision" in await reply_text(await world.anna.slash(world.channel, "game clock", clock="1 Tag"))
    assert "Only the player who opened" in await reply_text(
        await world.bert.slash(world.channel, "game clock", clock="off")
    )
    assert "nicht mit" in await reply_text(await world.clara.slash(world.channel, "game clock", clock="aus"))
    assert "as long as they like" in await reply_text(await world.anna.slash(world.channel, "game clock", clock="off"))
    await world.anna.slash(world.channel, "game start")
    assert "already started" in await reply_text(await world.anna.slash(world.channel, "game clock", clock="1d"))


async def test_the_board_counts_down_and_the_status_shows_the_clock(world: World) -> None:
    await begin(world, "1d+6h")
    assert "<t:" in world.board().embeds[0].description
    status = await reply_text(await world.clara.slash(world.channel, "game status"))
    assert "Bedenkzeit: 6 Stunden je Entscheidung, dazu 1 Tag Reserve" in status
    assert "Anna 1 Tag und Bert 1 Tag" in status


async def test_buttons_come_when_time_is_up_and_go_when_it_is_not(world: World) -> None:
    await begin(world)
    assert not {SKIP, WAIT, HANDOVER} & buttons(world)
    await pass_time(world, DAY + 1)
    assert buttons(world) >= {SKIP, WAIT, HANDOVER}
    _, other = others(world)
    waited = await other.click(world.board(), custom_id=WAIT)  # pyright: ignore[reportAttributeAccessIssue]
    assert waited.acknowledged
    assert not {SKIP, WAIT, HANDOVER} & buttons(world)


async def test_the_open_board_shows_the_usual_clock_and_how_to_choose_another(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "3 days per decision. Before the start, `/game clock` sets another" in board(world)
    await world.anna.slash(world.channel, "game clock", clock="off")
    assert "no clock. Before the start, `/game clock` sets another" in board(world)


async def test_without_a_clock_a_player_ends_the_game_after_a_week_with_a_second_press(world: World) -> None:
    await begin(world, "off")
    await pass_time(world, 7 * DAY - 60)
    assert not {SKIP, END} & buttons(world)
    await pass_time(world, 61)
    assert buttons(world) >= {SKIP, WAIT, HANDOVER, END}
    absent, other = others(world)
    assert "Nobody is out of time" in await reply_text(await absent.click(world.board(), custom_id=END))  # pyright: ignore
    asked = await other.click(world.board(), custom_id=END)  # pyright: ignore[reportAttributeAccessIssue]
    assert "waited too long for" in await reply_text(asked)
    assert world.table().ending is None
    assert asked.response is not None
    await other.click(asked.response, custom_id=END_SURE)  # pyright: ignore[reportAttributeAccessIssue]
    answer = await reply_text(await other.slash(world.channel, "stats"))  # pyright: ignore[reportAttributeAccessIssue]
    assert "1 won" in answer
    assert "was ended" in world.board_of_any().embeds[0].description


async def test_with_a_clock_nobody_ends_a_game_alone(world: World) -> None:
    await late(world)
    _, other = others(world)
    assert END not in buttons(world)
    answer = await reply_text(await other.slash(world.channel, "game absent", what="end"))  # pyright: ignore
    assert "This table has a clock" in answer


async def test_a_skip_by_button_is_done_once_and_an_old_button_is_refused(world: World) -> None:
    await late(world)
    absent, other = others(world)
    old = world.copy_message(world.board())
    before = world.moves()
    await world.press_copy(other, old, SKIP)  # pyright: ignore[reportArgumentType]
    assert world.moves() > before
    before = world.moves()
    assert "Nobody is out of time" in await reply_text(await world.press_copy(other, old, SKIP))  # pyright: ignore
    assert "Nobody is out of time" in await reply_text(await world.press_copy(absent, old, WAIT))  # pyright: ignore
    assert "nicht mit" in await reply_text(await world.press_copy(world.clara, old, HANDOVER))
    assert world.moves() == before


async def test_a_late_player_cannot_apply_a_remedy_to_themselves(world: World) -> None:
    await late(world)
    absent, _ = others(world)
    for custom_id in (SKIP, WAIT, HANDOVER):
        result = await absent.click(world.board(), custom_id=custom_id)  # pyright: ignore[reportAttributeAccessIssue]
        assert "Nobody is out of time" in await reply_text(result)


async def test_remedies_by_command_suggest_late_seats_and_refuse_others(world: World) -> None:
    await late(world)
    _, other = others(world)
    offered = await other.autocomplete(world.channel, "game absent", "what", "")  # pyright: ignore
    assert [choice["value"] for choice in offered] == ["skip", "computer", "wait", "end"]
    seats = await other.autocomplete(world.channel, "game absent", "seat", "")  # pyright: ignore
    assert len(seats) == 1
    for what, seat, expected in (
        ("dance", "", "Choose skip"),
        ("skip", "9", "no seat"),
        ("skip", "Dora", "no seat"),
        ("skip", other.name, "Nobody is out of time"),  # pyright: ignore[reportAttributeAccessIssue]
        ("skip", "2" if seats[0]["value"] == "1" else "1", "Nobody is out of time"),
    ):
        reply = await reply_text(await other.slash(world.channel, "game absent", what=what, seat=seat))  # pyright: ignore
        assert expected in reply
    reply = await reply_text(await other.slash(world.channel, "game absent", what="Wait: give more time"))  # pyright: ignore
    assert "more time" in reply


async def test_the_only_other_person_calls_in_the_computer_and_the_absent_one_comes_back(world: World) -> None:
    await late(world)
    absent, other = others(world)
    await other.click(world.board(), custom_id=HANDOVER)  # pyright: ignore[reportAttributeAccessIssue]
    assert sum(assignment.person is None for assignment in world.table().assignments) == 1
    reply = await reply_text(await absent.slash(world.channel, "game join"))  # pyright: ignore[reportAttributeAccessIssue]
    assert "You have your seat back" in reply
    assert all(assignment.person is not None for assignment in world.table().assignments)


async def test_with_several_others_the_computer_comes_when_all_agree(world: World) -> None:
    await late(world, world.clara)
    absent = world.asked_person()
    present = [who for who in (world.anna, world.bert, world.clara) if who is not absent]
    await present[0].click(world.board(), custom_id=HANDOVER)
    agree = next(custom_id for custom_id in buttons(world) if custom_id.endswith(":agree"))
    assert all(assignment.person is not None for assignment in world.table().assignments)
    await present[1].click(world.board(), custom_id=agree)
    assert sum(assignment.person is None for assignment in world.table().assignments) == 1


# ---- reminders


async def test_people_choose_how_they_are_reminded(world: World) -> None:
    assert "by private message. I warn you" in await reply_text(await world.anna.slash(world.channel, "reminders"))
    offered = await world.clara.autocomplete(world.channel, "reminders", "way", "")
    assert [choice["name"] for choice in offered] == [
        "mit einer privaten Nachricht",
        "mit einer Erwähnung im Thread der Partie",
        "gar nicht",
    ]
    every = await world.anna.autocomplete(world.channel, "reminders", "every", "day")
    assert every == [{"name": "also once a day", "value": str(DAY)}]
    reply = await reply_text(await world.anna.slash(world.channel, "reminders", way="mention", every=str(DAY)))
    assert "by a mention in the game's thread. I remind you once a day" in reply
    assert "I do not notify you" in await reply_text(await world.anna.slash(world.channel, "reminders", way="none"))
    assert "gar nicht" not in await reply_text(await world.clara.slash(world.channel, "reminders"))
    for wrong in ("pigeon", "0 ", "@everyone"):
        reply = await reply_text(await world.clara.slash(world.channel, "reminders", way=wrong))
        assert "steht nicht zur Wahl" in reply


async def test_quiet_hours_are_shown_with_the_present_time_of_their_owner(world: World) -> None:
    reply = await reply_text(await world.anna.slash(world.channel, "reminders", quiet="22-7", zone="berlin"))
    assert "22:00–07:00" in reply
    assert "(Europe/Berlin)" in reply
    offered = await world.anna.autocomplete(world.channel, "reminders", "zone", "new york")
    assert [choice["value"] for choice in offered] == ["America/New_York"]
    assert re.fullmatch(r"America/New_York \(\d\d:\d\d\)", offered[0]["name"])
    hours = await world.clara.autocomplete(world.channel, "reminders", "quiet", "")
    assert hours[-1] == {"name": "keine Ruhezeit", "value": "off"}
    assert "22:00–07:00" in await reply_text(await world.anna.slash(world.channel, "reminders", zone="+2"))
    for wrong in ({"quiet": "at night"}, {"zone": "Atlantis"}):
        assert "do" in await reply_text(await world.anna.slash(world.channel, "reminders", **wrong))
    preferences = await world.bot.master.reminders.preferences(Person(world.anna.id, "Anna"))
    assert (preferences.quiet, preferences.zone) == (QuietHours(22 * 60, 7 * 60), "UTC+02:00")
    assert "no quiet hours" in await reply_text(await world.anna.slash(world.channel, "reminders", quiet="off"))


async def test_a_hand_is_sent_without_notifying_and_links_the_board(world: World) -> None:
    await world.begin()
    sent = [call.json for call in world.env.http_requests if isinstance(call.json, dict)]
    hands = [body for body in sent if "attachment://hand.png" in str(body.get("components"))]
    assert hands
    assert all(body["flags"] & discord.MessageFlags(suppress_notifications=True).value for body in hands)
    assert f"/channels/{world.guild.id}/{world.channel.id}" in str(hands[-1]["components"])


async def test_a_mention_pings_only_that_person(world: World) -> None:
    for who in (world.anna, world.bert):
        await who.slash(world.channel, "reminders", way="mention")
    await begin(world)
    absent = world.asked_person()
    await pass_time(world, DAY - 60)
    sent = [(call.path, call.json) for call in world.env.http_requests if isinstance(call.json, dict)]
    pings = [(path, body) for path, body in sent if "<@" in str(body.get("content"))]
    assert len(pings) == 1
    path, body = pings[0]
    assert f"<@{absent.id}>" in body["content"]
    assert [int(user) for user in body["allowed_mentions"]["users"]] == [absent.id]
    assert body["allowed_mentions"]["parse"] == []
    assert str(world.channel.threads[0].id) in path


async def test_a_private_reminder_names_the_game_and_leads_to_the_board(world: World) -> None:
    await begin(world)
    absent = world.asked_person()
    await pass_time(world, DAY - 60)
    bodies = [call.json for call in world.env.http_requests if isinstance(call.json, dict)]
    words = [str(body.get("content")) for body in bodies]
    reminders = [text for text in words if "waiting for your decision" in text]
    assert len(reminders) == 1
    assert f"/channels/{world.guild.id}/{world.channel.id}/{world.board().id}" in reminders[0]
    assert str(absent.id) not in reminders[0]


async def test_a_person_who_wants_no_reminder_gets_none(world: World) -> None:
    for who in (world.anna, world.bert):
        await who.slash(world.channel, "reminders", way="none")
    await begin(world)
    await pass_time(world, DAY - 60)
    await pass_time(world, DAY)
    assert "waiting for your decision" not in json.dumps([call.json for call in world.env.http_requests])


async def test_a_mention_comes_in_the_channel_where_the_thread_is_gone(world: World) -> None:
    for who in (world.anna, world.bert):
        await who.slash(world.channel, "reminders", way="mention")
    await begin(world)
    absent = world.asked_person()
    thread = world.channel.threads[0].id
    gone = {"status": 404, "code": 10003, "message": "Unknown Channel"}
    world.env.inject_error("POST", "/channels/*/messages", times=None, **gone)
    world.env.backend.faults[-1]["path"] = f"/channels/{thread}/messages"
    await pass_time(world, DAY - 60)
    assert any(f"<@{absent.id}>" in message.content for message in world.channel.history())


@pytest.mark.parametrize(("status", "code"), [(404, 10013), (400, 50033)])
async def test_an_account_that_is_gone_counts_as_late_at_once(world: World, status: int, code: int) -> None:
    fault = {"status": status, "code": code, "message": "Unknown User"}
    world.env.inject_error("POST", "/users/@me/channels", times=None, **fault)
    await begin(world, "off")
    await world.env.settle()
    assert {SKIP, WAIT, HANDOVER} <= buttons(world)
    assert "account of" in str(world.board().embeds[0].to_dict())
    _, other = others(world)
    await other.click(world.board(), custom_id=HANDOVER)  # pyright: ignore[reportAttributeAccessIssue]
    assert any(assignment.person is None for assignment in world.table().assignments)
