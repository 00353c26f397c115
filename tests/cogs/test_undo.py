"""/undo as people see it: a private preview, a button, lines in the thread, both languages."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from tests.cogs.world import World, labels, pressable, said, texts


async def play(world: World, name: str) -> MemberActor:
    """Whoever is asked makes the first of his moves of this name by its button; who it was."""
    table = world.table()
    seat, asked = next(iter(table.asks().items()))
    move = next(move for move in asked.menu.moves if move.name == name)
    who = world.asked()
    person = table.chairs[seat].person
    assert person is not None
    await world.bot.master.play(table.id, person, move, asked.id)
    return who


async def begin(world: World) -> MemberActor:
    """A game in which whoever is on turn is in his main phase and has played a card; who that is."""
    await world.begin()
    await play(world, "enter" if has(world, "enter") else names(world)[0])
    await play(world, "play")
    return world.asked()


def names(world: World) -> list[str]:
    return list(dict.fromkeys(move.name for asked in world.table().asks().values() for move in asked.menu.moves))


def has(world: World, name: str) -> bool:
    return name in names(world)


def thread(world: World) -> str:
    return "\n".join(message.content for each in world.channel.threads for message in each.history())


async def preview(who: MemberActor, world: World, **options: Any) -> tuple[Any, str]:
    """The preview of /undo and its button."""
    result = await who.slash(world.channel, "undo", **options)
    message = result.response or result.followups[-1]
    assert message is not None
    return message, next(iter(pressable(message)), "")


async def test_a_card_just_played_is_taken_back_with_a_preview_and_a_button(world: World) -> None:
    who = await begin(world)
    state = world.table().playing().save()
    shown, button = await preview(who, world)
    assert shown.ephemeral
    assert "would be taken back" in texts(shown)
    assert labels(shown) == ["Take it back"]
    assert world.table().playing().save() == state
    pressed = await who.click(shown, custom_id=button)
    assert pressed.acknowledged
    assert has(world, "play")
    assert "takes a decision back" in thread(world)
    seen = world.as_seen(world.board())
    assert "~~" in str(seen["embeds"][0])


async def test_a_confirmation_that_comes_late_or_twice_takes_nothing_back(world: World) -> None:
    who = await begin(world)
    shown, button = await preview(who, world)
    seen = world.as_seen(shown)
    await who.click(shown, custom_id=button)
    moves = world.moves()
    assert "happened meanwhile" in await said(await world.press_seen(who, seen, button))
    assert world.moves() == moves


async def test_strangers_and_whoever_has_decided_nothing_are_refused_in_their_language(world: World) -> None:
    who = await begin(world)
    other = world.bert if who.id == world.anna.id else world.anna
    assert "not decided anything" in await said(await other.slash(world.channel, "undo"))
    assert "nicht mit" in await said(await world.clara.slash(world.channel, "undo"))
    assert "made only" in await said(await who.slash(world.channel, "undo", steps=9))


async def test_past_a_drawn_card_nothing_goes_back(world: World) -> None:
    await world.begin()
    first = world.asked()
    for _ in range(30):
        if world.asked().id != first.id:
            break
        await play(world, names(world)[-1] if has(world, "cease") else names(world)[0])
    assert world.asked().id != first.id
    assert "learned something hidden" in await said(await first.slash(world.channel, "undo"))


async def test_the_other_is_asked_by_buttons_on_the_board_and_the_game_goes_back(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    for _ in range(2):
        await play(world, "choose")
    state = world.table().playing().state.phase
    assert state == "battle"
    first = world.asked()
    other = world.bert if first.id == world.anna.id else world.anna
    await play(world, "done")
    assert world.asked().id == other.id
    attack = next(move for ask in world.table().asks().values() for move in ask.menu.moves if move.name == "attack")
    assert attack
    await play(world, "attack")
    shown, button = await preview(first, world)
    assert "must agree" in texts(shown)
    assert labels(shown) == ["Ask the others"]
    await first.click(shown, custom_id=button)
    assert "take back 2 decisions" in world.board().embeds[0].fields[0].value
    agree = next(
        str(child.custom_id)
        for row in world.board().components
        for child in row.children
        if str(child.custom_id).endswith(":agree")
    )
    await other.click(world.board(), custom_id=agree)
    assert world.table().proposal is None
    assert "takes 2 decisions back" in thread(world)
    assert "Take" not in str(labels(shown))
    assert "true" in await said(await first.slash(world.channel, "verify")) or world.moves() > 0
