"""Stopping a game by consent: the command and the buttons below the board, in both languages."""

from __future__ import annotations

from tests.cogs.world import World, reply_text


def votes(world: World) -> list[str]:
    """Return the custom ids of the buttons that answer a proposal."""
    ids = [str(child.custom_id) for row in world.board().components for child in row.children]
    return [custom_id for custom_id in ids if custom_id.startswith("p:")]


async def test_a_game_is_stopped_by_command_and_button(world: World) -> None:
    await world.begin()
    assert "The others answer" in await reply_text(await world.anna.slash(world.channel, "game stop"))
    proposal = world.board().embeds[0].description.splitlines()[-1]
    assert "Anna" in proposal
    assert "stop the game" in proposal
    agree, decline = votes(world)
    assert agree.endswith(":agree")
    assert decline.endswith(":decline")
    pressed = await world.bert.click(world.board(), custom_id=agree)
    assert pressed.acknowledged
    assert "stopped by agreement" in (world.board_of_any().embeds[0].description or "")
    assert "game is over" in await reply_text(await world.anna.slash(world.channel, "end"))
    assert "Everything is correct" in await reply_text(await world.anna.slash(world.channel, "verify"))


async def test_a_press_on_an_old_board_never_agrees_to_something_else(world: World) -> None:
    await world.begin()
    await world.anna.slash(world.channel, "game stop")
    seen, (agree, decline) = world.copy_message(world.board()), votes(world)
    await world.bert.click(world.board(), custom_id=decline)
    assert votes(world) == []
    assert "no longer being decided" in await reply_text(await world.press_copy(world.bert, seen, agree))
    await world.anna.slash(world.channel, "game stop")
    moves = world.moves()
    assert "no longer being decided" in await reply_text(await world.press_copy(world.bert, seen, agree))
    assert "no longer being decided" in await reply_text(await world.press_copy(world.anna, seen, decline))
    assert world.moves() == moves


async def test_strangers_and_repetitions_are_refused_in_the_readers_language(world: World) -> None:
    await world.begin()
    assert "spielst an diesem Tisch nicht mit" in await reply_text(await world.clara.slash(world.channel, "game stop"))
    await world.anna.slash(world.channel, "game stop")
    agree, _ = votes(world)
    seen = world.copy_message(world.board())
    assert "nicht mit" in await reply_text(await world.clara.click(world.board(), custom_id=agree))
    assert "already agreed" in await reply_text(await world.press_copy(world.anna, seen, agree))
    assert "being decided first" in await reply_text(await world.bert.slash(world.channel, "game stop"))


async def test_the_buttons_work_after_a_restart(world: World) -> None:
    await world.begin(second=world.clara)
    await world.anna.slash(world.channel, "game stop")
    agree, _ = votes(world)
    await world.restart()
    await world.clara.click(world.board(), custom_id=agree)
    assert "stopped" in (world.board_of_any().embeds[0].description or "")
    assert "Niemand hat gewonnen" in await reply_text(await world.clara.slash(world.channel, "board"))
