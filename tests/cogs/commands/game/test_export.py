"""``/game export``: the game as a file, visible only to the person who asks."""

from __future__ import annotations

from engine.record import Record, read
from tests.cogs.world import World, reply_text


async def exported(world: World, who: str) -> Record:
    result = await getattr(world, who).slash(world.channel, "game export")
    await reply_text(result)  # nobody else can read it
    message = result.response or result.followups[-1]
    [attachment] = message.attachments
    assert attachment.filename == "telperinquar-1.json"
    return read(await attachment.read())


async def test_the_export_of_a_running_game_has_no_secrets(world: World) -> None:
    await world.begin()
    record = await exported(world, "anna")
    assert (record.status, record.key) == ("running", None)
    assert record.view is not None
    assert len(record.view["hand"]) == 7
    spectated = await exported(world, "clara")
    assert spectated.view is not None
    assert spectated.view["hand"] == []
    assert any("Spiel" in words or "Würfel" in words for line in spectated.log for words in line.words)


async def test_the_export_of_a_finished_game_is_complete(world: World) -> None:
    await world.begin()
    await world.resign(world.bert)
    record = await exported(world, "clara")
    assert (record.status, record.ending) == ("over", "played")
    assert record.key
    assert [seat.name for seat in record.seats] == ["Anna", "Bert"]
    assert record.result is not None
    assert record.result.winners == [0]


async def test_without_a_game_nothing_is_exported(world: World) -> None:
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "game export"))
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "not started" in await reply_text(await world.anna.slash(world.channel, "game export"))
