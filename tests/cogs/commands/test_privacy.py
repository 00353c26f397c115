"""``/privacy``: a person's data is exported as a file and deleted on request."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.record import read
from host.budget import ALLOWANCES, LimitedUse
from host.people import Person
from host.tables.status import Status
from tests.cogs.world import World, reply_text

pytestmark = pytest.mark.usefixtures("every_game_counts")


@pytest.fixture(autouse=True)
def without_daily_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the daily limit, which is tested in ``test_budget``."""
    for use in (LimitedUse.DATA_EXPORT, LimitedUse.DATA_DELETION):
        monkeypatch.setitem(ALLOWANCES, use, ALLOWANCES[use]._replace(most=100))


async def data_of(world: World, who: Any) -> dict[str, Any]:
    result = await who.slash(world.channel, "privacy export")
    await reply_text(result)
    message = result.response or result.followups[-1]
    [attachment] = message.attachments
    return json.loads(await attachment.read())


async def finished(world: World) -> None:
    await world.begin()
    await world.resign(world.bert)


async def delete(world: World, who: Any) -> str:
    result = await who.slash(world.channel, "privacy delete")
    await reply_text(result)
    assert result.response is not None
    await who.click(result.response, custom_id=f"f:{who.id}")
    return await reply_text(result)


async def test_all_personal_data_of_a_person_is_exported(world: World) -> None:
    assert (await data_of(world, world.clara))["person"] is None
    await finished(world)
    record = await data_of(world, world.bert)
    assert record["person"]["name"] == "Bert"
    assert [(result["game"], result["outcome"]) for result in record["results"]] == [("telperinquar", "left")]
    assert [seat["seat"] for seat in record["seats"]] == [1]
    assert {rating["guild_id"] for rating in record["ratings"]} == {0, world.guild.id}
    assert "Anna" not in json.dumps(record)
    assert str(world.anna.id) not in json.dumps(record)


async def test_personal_data_is_deleted_after_a_confirmation(world: World) -> None:
    await finished(world)
    result = await world.bert.slash(world.channel, "privacy delete")
    assert "cannot undo this" in await reply_text(result)
    assert (await data_of(world, world.bert))["person"] is not None, "nothing is deleted before the confirmation"
    assert "is deleted" in await delete(world, world.bert)
    record = await data_of(world, world.bert)
    assert (record["person"], record["decks"], record["ratings"]) == (None, [], [])
    assert (record["results"], record["seats"]) == ([], [])
    assert "have not finished" in await reply_text(await world.bert.slash(world.channel, "stats"))
    reply = await reply_text(await world.anna.slash(world.channel, "games finished"))
    assert "Deleted person (gave up)" in reply
    assert "Bert" not in reply
    exported = await world.anna.slash(world.channel, "game export")
    message = exported.response or exported.followups[-1]
    record = read(await message.attachments[0].read())
    assert [seat.name for seat in record.seats] == ["Anna", "Deleted person"]
    assert "correct" in (await reply_text(await world.anna.slash(world.channel, "verify"))).lower()
    await world.restart()
    assert "Gelöschte Person" in await reply_text(await world.clara.slash(world.channel, "games finished"))
    assert "1. **Anna**" in await reply_text(await world.anna.slash(world.channel, "leaderboard"))


async def test_running_games_are_resigned_and_open_tables_left_first(world: World) -> None:
    await world.begin()
    table = world.table()
    warned = await reply_text(await world.anna.slash(world.channel, "privacy delete"))
    assert "You take part in a game" in warned
    await delete(world, world.anna)
    assert table.status is Status.OVER
    result = table.result()
    assert result is not None
    assert result.winners == (1,)
    assert "Deleted person" in await reply_text(await world.bert.slash(world.channel, "games finished"))
    await world.bert.slash(world.channel, "game new", game="telperinquar")
    opened = world.table()
    await delete(world, world.bert)
    assert opened.status is Status.CLOSED


@pytest.mark.parametrize("paused", [False, True])
async def test_others_play_on_after_a_players_data_is_deleted_even_if_the_game_is_paused(
    world: World, paused: bool
) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    for person in (world.bert, world.clara):
        await person.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    if paused:
        await world.bot.master.places.bot_removed(world.guild.id)
        assert table.paused is not None
    answer = await delete(world, world.bert)
    assert "is deleted" in answer, answer
    assert table.status is Status.RUNNING
    assert table.playing().left == (1,)
    assert (await data_of(world, world.bert))["person"] is None
    if paused:
        await world.bot.master.places.bot_invited([world.guild.id])
    assert table.paused is None
    assert set(table.asks()) <= {0, 2}
    asked = table.asks()
    assert asked
    seat = next(iter(asked))
    person = {0: world.anna, 2: world.clara}[seat]
    before = table.seq
    who = Person(person.id, person.name, "en-US")
    await world.play(who, asked[seat].menu.moves[0], asked[seat].id)
    assert table.seq > before


async def test_nobody_deletes_somebody_else(world: World) -> None:
    await finished(world)
    result = await world.bert.slash(world.channel, "privacy delete")
    assert result.response is not None
    seen = world.copy_message(result.response)
    assert "not yours" in await reply_text(await world.press_copy(world.anna, seen, f"f:{world.bert.id}"))
    assert (await data_of(world, world.bert))["person"] is not None


async def test_deleting_twice_is_no_harm(world: World) -> None:
    assert "is deleted" in await delete(world, world.anna)
    assert "is deleted" in await delete(world, world.anna)
