"""Limits of costly commands for each person: one polite answer says when the command is possible again."""

from __future__ import annotations

import re
from typing import Any

import pytest

from host.budget import ALLOWANCES, Allowance, LimitedUse
from host.time.clocks import DAY
from tests.cogs.commands.test_adventure import seated
from tests.cogs.commands.test_privacy import delete
from tests.cogs.world import World, reply_text, texts

AGAIN = re.compile(r"<t:\d+:R>")
"""A relative time in Discord's markup."""


def until(answer: str) -> bool:
    return AGAIN.search(answer) is not None


async def leaves(world: World, who: Any) -> None:
    """Leave a running game and confirm it."""
    asked = await who.slash(world.channel, "game leave")
    assert asked.response is not None
    await who.click(asked.response, custom_id="b:1:depart")


async def test_opening_tables_is_limited_and_the_refusal_says_when_it_is_possible_again(world: World) -> None:
    world.bot.master._settings.openings_per_minute = 2
    for number in range(2):
        await world.clara.slash(world.guild.create_text_channel(f"more-{number}"), "game new", game="telperinquar")
    answer = await reply_text(await world.clara.slash(world.channel, "game new", game="telperinquar"))
    assert "Du hast gerade 2 Tische aufgemacht" in answer
    assert until(answer)
    assert "is open" in await reply_text(await world.anna.slash(world.channel, "game new", game="telperinquar"))


async def test_personal_data_is_exported_once_a_day_also_after_a_restart(world: World) -> None:
    assert "This is everything" in await reply_text(await world.anna.slash(world.channel, "privacy export"))
    await world.restart()
    answer = await reply_text(await world.anna.slash(world.channel, "privacy export"))
    assert "once a day. You can do it again" in answer
    assert until(answer)
    assert "Das ist alles" in await reply_text(await world.clara.slash(world.channel, "privacy export"))


async def test_personal_data_is_deleted_once_a_day_although_no_record_of_the_person_is_left(world: World) -> None:
    await world.begin()
    await world.resign(world.bert)
    seen = await world.bert.slash(world.channel, "privacy delete")
    assert seen.response is not None
    kept = world.copy_message(seen.response)
    assert "is deleted" in await delete(world, world.bert)
    await world.restart()
    answer = await reply_text(await world.bert.slash(world.channel, "privacy delete"))
    assert "once a day" in answer
    assert until(answer)
    pressed = await world.press_copy(world.bert, kept, f"f:{world.bert.id}")
    assert "Nothing was deleted this time" in pressed.followups[-1].content, "an old button does not bypass it"


async def test_the_computing_time_for_odds_is_limited_for_each_person(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.COMPUTING, Allowance(1e-9, DAY))
    fight = {"attacker": "strength 8", "target": "strength 5"}
    first = await reply_text(await world.anna.slash(world.channel, "odds", **fight))
    assert "calculated a lot" not in first
    answer = await reply_text(await world.anna.slash(world.channel, "odds", **fight))
    assert "calculated a lot for you" in answer
    assert until(answer)
    other = await reply_text(await world.clara.slash(world.channel, "odds", attacker="Stärke 8", target="Stärke 5"))
    assert "viel für dich gerechnet" not in other


async def test_the_computing_time_for_odds_of_a_running_fight_is_limited_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(world, {"space": "fields-1"}, agenda=["land"], cards={"fields-1": ["ogre"]})
    monkeypatch.setitem(ALLOWANCES, LimitedUse.COMPUTING, Allowance(1e-9, DAY))
    shown = await world.anna.slash(world.channel, "odds")
    assert "calculated a lot" not in texts(shown.response or shown.followups[-1])
    again = await world.anna.slash(world.channel, "odds")
    assert "calculated a lot" not in texts(again.response or again.followups[-1]), "the answer is kept"
    (ask,) = world.table().asks().values()
    person = world.table().assignments[0].person
    assert person is not None
    await world.play(person, ask.menu.moves[0], ask.id)
    assert "calculated a lot for you" in await reply_text(await world.anna.slash(world.channel, "odds"))


@pytest.mark.parametrize("command", ["verify", "game export", "undo"])
async def test_other_slow_answers_count_with_it(world: World, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.COMPUTING, Allowance(1e-9, DAY))
    await world.begin()
    await world.end_turn(world.asked_person())
    first = await reply_text(await world.anna.slash(world.channel, command))
    assert "calculated a lot" not in first
    assert "calculated a lot" in await reply_text(await world.anna.slash(world.channel, command))


async def test_replays_count_with_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.begin()
    await world.resign(world.bert)
    monkeypatch.setitem(ALLOWANCES, LimitedUse.COMPUTING, Allowance(1e-9, DAY))
    assert "calculated a lot" not in await reply_text(await world.anna.slash(world.channel, "replay"))
    assert "calculated a lot" in await reply_text(await world.anna.slash(world.channel, "replay"))


async def test_exports_of_games_are_limited(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.GAME_EXPORT, Allowance(1, DAY))
    await world.begin()
    await world.clara.slash(world.channel, "game export")
    answer = await reply_text(await world.clara.slash(world.channel, "game export"))
    assert "Du hast gerade eine Partie exportiert" in answer
    assert until(answer)


async def test_a_stranger_neither_holds_up_those_who_play_nor_asks_without_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.REQUEST, Allowance(2, DAY))
    dora = world.guild.add_member(world.env.create_user("Dora"))
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    assert "gefragt" in await reply_text(await world.clara.slash(world.channel, "game join"))
    answer = await reply_text(await dora.slash(world.channel, "game join"))
    assert "Clara has already asked to play here" in answer
    assert until(answer)
    assert "The others answer" in await reply_text(await world.anna.slash(world.channel, "game stop"))
    proposal = world.table().proposal
    assert proposal is not None
    assert proposal.kind == "stop"
    decline = next(
        str(child.custom_id)
        for row in world.board().components
        for child in row.children
        if str(child.custom_id).endswith(":decline")
    )
    await world.bert.click(world.board(), custom_id=decline)
    assert "gefragt" in await reply_text(await world.clara.slash(world.channel, "game join"))
    await world.anna.slash(world.channel, "game stop")
    proposal = world.table().proposal
    assert proposal is not None
    await world.bert.click(world.board(), custom_id=f"p:{world.table_id()}:{proposal.number}:decline")
    await world.restart()
    answer = await reply_text(await world.clara.slash(world.channel, "game join"))
    assert "schon 2 Mal gefragt" in answer
    assert until(answer)


# ---- mentions


def pings(world: World, who: Any) -> int:
    """Return how often somebody was notified by a mention."""
    return sum(
        isinstance(call.json, dict) and who.id in (call.json.get("allowed_mentions") or {}).get("users", ())
        for call in world.env.http_requests
    )


async def test_all_offers_at_a_table_mention_a_person_once_even_after_a_restart(world: World) -> None:
    await world.begin()
    assert "You keep the seat" in await reply_text(
        await world.bert.slash(world.channel, "game replace", person=world.clara)
    )
    assert pings(world, world.clara) == 1
    for who in (world.bert, world.anna):
        answer = await reply_text(await who.slash(world.channel, "game replace", person=world.clara))
        assert "I have not mentioned this person" in answer
    await world.restart()
    await world.bert.slash(world.channel, "game replace", person=world.clara)
    assert pings(world, world.clara) == 1
    assert "Du sitzt am Tisch" in await reply_text(await world.clara.slash(world.channel, "game join")), (
        "the offer holds"
    )


async def test_a_person_who_wants_no_mentions_is_never_mentioned(world: World) -> None:
    await world.clara.slash(world.channel, "reminders", way="none")
    await world.begin()
    answer = await reply_text(await world.bert.slash(world.channel, "game replace", person=world.clara))
    assert "I have not mentioned this person" in answer
    assert pings(world, world.clara) == 0


async def test_the_mentions_that_a_person_causes_are_limited_per_day(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.MENTION, Allowance(1, DAY))
    dora = world.guild.add_member(world.env.create_user("Dora"))
    await world.begin()
    await world.bert.slash(world.channel, "game replace", person=world.clara)
    await world.restart()
    answer = await reply_text(await world.bert.slash(world.channel, "game replace", person=dora))
    assert "to one person within a day" in answer
    assert until(answer)
    assert pings(world, dora) == 0
    assert "You keep the seat" in await reply_text(await world.anna.slash(world.channel, "game replace", person=dora))
