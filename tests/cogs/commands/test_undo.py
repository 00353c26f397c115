"""``/undo``: a private preview, a button and lines in the thread, in both languages."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from cogs.ui.messages.custom_ids import move_id
from engine.kernel.text import Seat
from host.play.paths import path_to
from tests.cogs.world import World, labels, pressable, reply_text, texts


async def play(world: World, name: str, seat: Seat | None = None) -> None:
    """Make the first move of this name in the panel of a seat; without ``seat``, of the first that is asked."""
    table = world.table()
    seat = next(iter(table.asks())) if seat is None else seat
    person, ask = table.assignments[seat].person, table.asks()[seat]
    who = next(member for member in (world.anna, world.bert) if person is not None and member.id == person.id)
    move = next(move for move in ask.menu.moves if move.name == name)
    seen = world.copy_message(await world.open(who))
    await world.press_copy(who, seen, move_id(table.id, ask.id, path_to(move)))


async def begin(world: World) -> MemberActor:
    """Begin a game, play a card in the main phase, and return the player on turn."""
    await world.begin()
    await play(world, "enter" if has(world, "enter") else names(world)[0])
    await play(world, "play")
    return world.asked_person()


def names(world: World) -> list[str]:
    return list(dict.fromkeys(move.name for asked in world.table().asks().values() for move in asked.menu.moves))


def has(world: World, name: str) -> bool:
    return name in names(world)


async def preview(who: MemberActor, world: World, **options: Any) -> tuple[Any, str]:
    """Return the preview of ``/undo`` and the custom id of its button."""
    result = await who.slash(world.channel, "undo", **options)
    message = result.response or result.followups[-1]
    assert message is not None
    return message, next(iter(pressable(message)), "")


async def test_a_card_just_played_is_taken_back_with_a_preview_and_a_button(world: World) -> None:
    who = await begin(world)
    state = world.table().playing().save()
    shown, button = await preview(who, world)
    assert shown.ephemeral
    assert "would be undone" in texts(shown)
    assert labels(shown) == ["Undo"]
    assert world.table().playing().save() == state
    pressed = await who.click(shown, custom_id=button)
    assert pressed.acknowledged
    board_text = world.board().embeds[0].description or ""
    assert "undoes a decision" in board_text
    assert "~~" in board_text


async def test_the_panel_previews_an_undo_in_its_place_and_stands_there_again_afterwards(world: World) -> None:
    who = await begin(world)
    panel = await world.open(who)
    await who.click(panel, label="Undo")
    assert "would be undone" in texts(panel)
    assert labels(panel) == ["Undo", "Back"]
    await who.click(panel, label="Back")
    assert "would be undone" not in texts(panel)
    await who.click(panel, label="Undo")
    moves = world.moves()
    await who.click(panel, label="Undo")
    assert world.moves() == moves + 1, "the undo itself"
    assert "Undone." in texts(panel)
    assert "More help" in labels(panel), "the panel again"


async def test_a_confirmation_that_comes_late_or_twice_takes_nothing_back(world: World) -> None:
    who = await begin(world)
    shown, button = await preview(who, world)
    seen = world.copy_message(shown)
    await who.click(shown, custom_id=button)
    moves = world.moves()
    late = await world.press_copy(who, seen, button)
    assert "happened in the meantime" in texts(late.followups[-1])
    assert late.followups[-1].ephemeral
    assert world.moves() == moves


async def test_strangers_and_players_without_a_decision_are_refused_in_their_language(world: World) -> None:
    who = await begin(world)
    other = world.bert if who.id == world.anna.id else world.anna
    assert "no decision of yours to undo" in await reply_text(await other.slash(world.channel, "undo"))
    assert "nicht mit" in await reply_text(await world.clara.slash(world.channel, "undo"))
    assert "made only" in await reply_text(await who.slash(world.channel, "undo", steps=9))


async def test_nothing_before_a_drawn_card_can_be_undone(world: World) -> None:
    await world.begin()
    first = world.asked_person()
    for _ in range(30):
        if world.asked_person().id != first.id:
            break
        await play(world, names(world)[-1] if has(world, "cease") else names(world)[0])
    assert world.asked_person().id != first.id
    assert "learned something hidden" in await reply_text(await first.slash(world.channel, "undo"))


async def test_the_other_is_asked_by_buttons_on_the_board_and_the_game_goes_back(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator", clock="off")  # a clock has a line of the board
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    for _ in range(2):
        await play(world, "choose")
    await play(world, "done", 0)
    await play(world, "attack", 1)
    first, other = world.anna, world.bert
    shown, button = await preview(first, world)
    assert "must agree" in texts(shown)
    assert labels(shown) == ["Ask the others"]
    await first.click(shown, custom_id=button)
    assert "undo 2 decisions" in world.board().embeds[0].description
    agree = next(
        str(child.custom_id)
        for row in world.board().components
        for child in row.children
        if str(child.custom_id).endswith(":agree")
    )
    await other.click(world.board(), custom_id=agree)
    assert world.table().proposal is None
    assert "undoes 2 decisions" in (world.board().embeds[0].description or "")
    assert world.table().playing().state.phase == "battle"
    assert "everything is correct" in await reply_text(await first.slash(world.channel, "verify"))


async def test_a_preview_says_that_dice_are_rolled_again_even_for_the_same_move(world: World) -> None:
    opened = await world.anna.slash(world.channel, "game new", game="talisman")
    await world.anna.click(opened.followups[-1], label="Play the computer")
    await play(world, "reroll", 0)
    shown, _ = await preview(world.anna, world)
    assert "rolled again, even for the same move" in texts(shown)
