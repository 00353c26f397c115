"""A database that cannot be written: every answer says so in the person's language, and nothing is changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.kernel.menus import RefusedError
from store.errors import StoreError
from tests.cogs.world import World, pressable, reply_text


@contextmanager
def read_only(world: World) -> Iterator[None]:
    """Let SQLite refuse all changes while the block runs."""
    connection = world.bot.store._writer._connection
    assert connection is not None
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute("PRAGMA query_only = ON")
    try:
        yield
    finally:
        driver.execute("PRAGMA query_only = OFF")


def test_an_error_of_the_database_is_not_reported_as_a_refusal_of_the_rules() -> None:
    assert not issubclass(StoreError, RefusedError)


async def test_a_typed_move_that_cannot_be_written_is_answered_and_can_be_made_later(world: World) -> None:
    await world.begin()
    who, before = world.asked_person(), world.moves()
    with read_only(world):
        words = await reply_text(await who.slash(world.channel, "levelup"))
        assert words == "The game store cannot be written to. Nothing was accepted."
    assert world.moves() == before
    assert "You rise to level 2" in await reply_text(await who.slash(world.channel, "levelup"))
    assert world.moves() == before + 1


async def test_a_pressed_move_that_cannot_be_written_is_answered_in_its_panel(world: World) -> None:
    await world.begin()
    who, before = world.asked_person(), world.moves()
    panel = await world.open(who)
    custom_id = next(custom_id for custom_id in pressable(panel) if custom_id.startswith("m:"))
    with read_only(world):
        words = await reply_text(await who.click(panel, custom_id=custom_id))
    assert "The game store cannot be written to. Nothing was accepted." in words
    assert world.moves() == before
    await who.click(panel, custom_id=custom_id)
    assert world.moves() == before + 1


async def test_a_table_that_cannot_be_written_is_not_opened(world: World) -> None:
    with read_only(world):
        opened = await world.clara.slash(world.channel, "game new", game="telperinquar")
    assert "In den Spielspeicher lässt sich nicht schreiben" in await reply_text(opened)
    await world.clara.slash(world.channel, "game new", game="telperinquar")
    assert len(world.table().assignments) == 1
