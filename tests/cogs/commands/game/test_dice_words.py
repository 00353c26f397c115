"""The words that players add to the dice: given at the table, changed until the start, public afterwards."""

from __future__ import annotations

from simcord.actors import MemberActor

from engine.kernel.dice import dice_key
from tests.cogs.world import World, reply_text


async def form(world: World, who: MemberActor, word: str) -> str:
    """Press the button below the private answer, send a word in the form, and return the answer."""
    shown = await who.slash(world.channel, "game word")
    assert shown.response is not None
    assert shown.response.ephemeral
    opened = await who.click(shown.response, custom_id="b:1:word")
    assert opened.modal is not None
    result = await who.submit_modal(opened, {"word": word})
    assert result.response is not None
    assert result.response.ephemeral, "a word is secret before the start"
    return await reply_text(result)


async def test_one_button_shows_the_seal_and_ones_own_word_in_private(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.clara.click(world.board(), custom_id="b:1:join")
    table = world.table()
    for who, assignment in zip((world.anna, world.clara), table.assignments, strict=True):
        reply = await reply_text(await who.click(world.board(), custom_id="b:1:dice"))
        assert assignment.word in reply
        assert table.seal in reply
    assert "Dein Wort für die Würfel" in reply
    stranger = await reply_text(await world.bert.click(world.board(), custom_id="b:1:dice"))
    assert table.seal in stranger
    assert not any(assignment.word in stranger for assignment in table.assignments)
    public = str([message.content + str([e.to_dict() for e in message.embeds]) for message in world.channel.history()])
    assert not any(assignment.word in public for assignment in table.assignments)
    assert table.seal not in public


async def test_a_game_without_dice_names_its_shuffles(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    await world.clara.click(world.board(), custom_id="b:1:join")
    buttons = [button for row in world.board().components for button in row.children]
    assert "Fair shuffles" in [button.label for button in buttons]
    reply = await reply_text(await world.anna.click(world.board(), custom_id="b:1:shuffles"))
    assert "Your word for the shuffles" in reply
    assert "dice" not in reply
    german = await reply_text(await world.clara.click(world.board(), custom_id="b:1:shuffles"))
    assert "Dein Wort für das Mischen" in german
    assert "Würfe" not in german


async def test_a_game_without_dice_speaks_of_shuffles_from_its_start_to_its_check(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    await world.clara.click(world.board(), custom_id="b:1:join")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    said = [await reply_text(await world.anna.slash(world.channel, "verify"))]
    await world.resign(world.anna)
    said += [await reply_text(await world.anna.slash(world.channel, "verify"))]
    said += [await reply_text(await world.anna.click(world.board(), custom_id="b:1:shuffles"))]
    said += [message.content for thread in world.channel.threads for message in thread.history()]
    sealed = [text for text in said if table.seal in text or table.secret.hex() in text]
    assert len(sealed) >= 5
    assert all("huffle" in text for text in sealed)
    assert not any("dice" in text.lower() or " die " in text for text in said), said


async def test_the_secret_is_behind_the_button_once_the_game_is_over(world: World) -> None:
    await world.begin()
    table = world.table()
    await world.resign(world.anna)
    assert table.secret.hex() not in str(world.board().embeds[0].to_dict())
    reply = await reply_text(await world.clara.click(world.board(), custom_id="b:1:dice"))
    assert table.secret.hex() in reply
    assert table.seal in reply


async def test_a_player_chooses_their_word_by_form_or_command_until_the_start(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "birch" in await reply_text(await world.bert.slash(world.channel, "game join", word=" birch  tree "))
    assert [assignment.word for assignment in world.table().assignments][1] == "birch tree"
    assert "amber" in await form(world, world.anna, "amber")
    await world.restart()
    assert "amber" in await reply_text(await world.anna.slash(world.channel, "game word"))
    assert "Gru\u0308n" not in await reply_text(await world.anna.slash(world.channel, "game word", word="Gru\u0308n"))
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    assert table.words == ("Grün", "birch tree")
    assert table.playing().dice.key == dice_key(table.secret, ("Grün", "birch tree"))
    (thread,) = world.channel.threads
    notices = str([message.content for message in thread.history()])
    assert "Anna “Grün”" in notices
    assert "Bert “birch tree”" in notices
    assert table.seal in notices
    assert table.secret.hex() not in notices
    assert "already started" in await reply_text(await world.anna.slash(world.channel, "game word", word="other"))
    assert world.table().words == ("Grün", "birch tree")


async def test_words_that_cannot_be_taken_are_answered_and_change_nothing(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await form(world, world.anna, "amber")
    assert "at most 40" in await reply_text(await world.anna.slash(world.channel, "game word", word="x" * 41))
    assert "nothing in it that can be read" in await form(world, world.anna, "\u200b\u202e")
    assert "not playing" in await reply_text(await world.bert.slash(world.channel, "game word", word="birch"))
    assert "at most 40" in await reply_text(await world.bert.slash(world.channel, "game join", word="x" * 41))
    assert [assignment.word for assignment in world.table().assignments] == ["amber"]


async def test_formatting_and_mentions_in_a_word_are_shown_as_they_were_typed(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    typed = "**@everyone** `x`"
    reply = await reply_text(await world.anna.slash(world.channel, "game word", word=typed))
    assert "@everyone" not in reply
    assert "\\*\\*" in reply
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    words = world.table().words
    assert words[0] == typed
    assert "@everyone" not in await reply_text(await world.bert.slash(world.channel, "verify"))


async def test_a_seat_of_the_computer_has_no_word_and_a_rematch_has_another_secret(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    first = world.table()
    assert first.words[1] == ""
    assert "the computer none" in await reply_text(await world.anna.slash(world.channel, "verify"))
    await world.resign(world.anna)
    await world.anna.click(world.board(), custom_id="b:1:rematch")
    again = world.bot.master._registry.active_in(world.channel.id)
    assert again is not None
    reply = await reply_text(await world.anna.slash(world.channel, "verify"))
    mine = next(assignment for assignment in again.assignments if assignment.person is not None)
    assert again.seal in reply
    assert mine.word in reply
