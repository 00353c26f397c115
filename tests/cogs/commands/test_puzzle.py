"""``/puzzle``: a position with a question for one person, and after the answer what is best and why."""

from __future__ import annotations

import pytest
from simcord.results import InteractionResult, ResponseMessage

from engine.games import GAMES
from engine.puzzles.puzzle import Puzzle, puzzles_of
from tests.cogs.world import World, labels, pressable, reply_text, texts

GAME = "heldenkampf"
FIRST, SECOND = puzzles_of(GAME)[:2]


def message_of(result: InteractionResult) -> ResponseMessage:
    message = result.response or result.followups[-1]
    assert message.ephemeral
    return message


async def asked(world: World, game: str = GAME) -> ResponseMessage:
    return message_of(await world.anna.slash(world.channel, "puzzle", game=game))


def choice(puzzle: Puzzle, place: int) -> str:
    return f"t:try:{GAME}:{puzzle.id}:{place}"


async def press(world: World, message: ResponseMessage, custom_id: str) -> str:
    """Press a button and return what the message shows then."""
    await world.anna.click(message, custom_id=custom_id)
    return texts(refreshed(world, message))


def refreshed(world: World, message: ResponseMessage) -> ResponseMessage:
    kept = world.copy_message(message)
    message.components[:] = kept["components"]
    return message


@pytest.mark.parametrize("game", [name for name in GAMES if puzzles_of(name)])
async def test_a_puzzle_shows_the_position_and_its_choices_to_one_person(world: World, game: str) -> None:
    message = await asked(world, game)
    puzzle = puzzles_of(game)[0]
    assert "Which of these moves wins most often?" in texts(message)
    assert world.pictures(message)[0] == "puzzle.png"
    assert list(pressable(message)) == [f"t:try:{game}:{puzzle.id}:{place}" for place in puzzle.order]
    assert "wins" not in "".join(labels(message)), "no chance gives the answer away"
    assert len(world.channel.history()) == 0


async def test_the_right_answer_is_praised_and_explained_and_the_next_puzzle_follows(world: World) -> None:
    message = await asked(world)
    words = await press(world, message, choice(FIRST, 0))
    assert "Right!" in words
    assert "💭" in words
    assert f"wins {round(100 * FIRST.chances[0])} of 100** (your choice)" in words
    assert "1 of 1 solved" in words
    assert "in a row" not in words
    words = await press(world, message, f"t:next:{GAME}::")
    assert "puzzle 2 of" in words
    words = await press(world, message, choice(SECOND, 0))
    assert "2 of 2 solved" in words
    assert "2 in a row" in words


async def test_a_wrong_answer_names_the_better_move_and_ends_the_streak(world: World) -> None:
    message = await asked(world)
    await press(world, message, choice(FIRST, 0))
    await press(world, message, f"t:next:{GAME}::")
    words = await press(world, message, choice(SECOND, 1))
    assert "Not the best one." in words
    assert "1 of 2 solved" in words
    assert "in a row" not in words


async def test_a_second_press_does_not_change_the_first_answer(world: World) -> None:
    message = await asked(world)
    seen = world.copy_message(message)
    await press(world, message, choice(FIRST, 1))
    await world.press_copy(world.anna, seen, choice(FIRST, 0))
    assert [answer.solved for answer in (await world.bot.master.puzzles.of(world.anna.id)).answers] == [False]


async def test_an_opinion_is_noted_and_can_change(world: World) -> None:
    message = await asked(world)
    assert "Was this one good?" in await press(world, message, choice(FIRST, 0))
    for what, good in (("good", True), ("bad", False)):
        assert "Noted" in await press(world, message, f"t:{what}:{GAME}:{FIRST.id}:0")
        assert [answer.good for answer in (await world.bot.master.puzzles.of(world.anna.id)).answers] == [good]


async def test_the_command_goes_on_where_its_person_was_and_says_when_all_are_answered(world: World) -> None:
    for puzzle in puzzles_of(GAME):
        await world.bot.master.puzzles.answer(world.anna.id, GAME, puzzle.id, solved=puzzle == FIRST)
    words = await reply_text(await world.anna.slash(world.channel, "puzzle"))
    assert f"all puzzles of Heldenkampf ({len(puzzles_of(GAME))}) and solved one of them" in words


async def test_a_puzzle_is_in_the_language_of_its_person(world: World) -> None:
    result = await world.clara.slash(world.channel, "puzzle", game=GAME)
    assert "Welcher dieser Züge gewinnt am häufigsten?" in await reply_text(result)


async def test_a_puzzle_that_is_no_longer_there_is_refused(world: World) -> None:
    message = await asked(world)
    seen = world.copy_message(message)
    for custom_id in (f"t:try:{GAME}:gone-1-2:0", choice(FIRST, 9), "t:next:chess::"):
        words = await reply_text(await world.press_copy(world.anna, seen, custom_id))
        assert "no longer exists" in words


async def test_an_opinion_of_a_puzzle_that_is_not_answered_gives_nothing_away(world: World) -> None:
    message = await asked(world)
    result = await world.press_copy(world.anna, world.copy_message(message), f"t:good:{GAME}:{FIRST.id}:0")
    assert not result.followups, "it is no failure"
    words = texts(refreshed(world, message))
    assert "Which of these moves wins most often?" in words
    assert "💭" not in words


async def test_without_a_game_somebody_new_chooses_one_and_a_player_gets_their_own(world: World) -> None:
    new = message_of(await world.anna.slash(world.channel, "puzzle"))
    assert "Puzzles of which game?" in texts(new)
    assert len(labels(new)) == len([name for name in GAMES if puzzles_of(name)])
    await world.begin(game=GAME)
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert "Heldenkampf: puzzle 1" in texts(message_of(await world.anna.slash(elsewhere, "puzzle")))
