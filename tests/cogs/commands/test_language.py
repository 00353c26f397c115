"""``/language``: a person chooses the language of their answers, beside what Discord reports."""

from __future__ import annotations

import json

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.cogs.world import World, labels, reply_text


async def choose(world: World, who: MemberActor, language: str) -> ResponseMessage:
    shown = (await who.slash(world.channel, "language")).response
    assert shown is not None
    assert shown.ephemeral
    await who.click(shown, custom_id=f"j:{language}")
    return shown


async def test_the_chosen_language_is_used_for_every_answer_until_it_is_automatic_again(world: World) -> None:
    shown = await choose(world, world.anna, "de")
    assert labels(shown) == ["Automatisch (wie Discord)", "English", "Deutsch", "Nederlands"]
    asked = await reply_text(await world.bert.slash(world.channel, "language"))
    assert "Discord lists my commands in its own" in asked
    assert "kein Tisch" in await reply_text(await world.anna.slash(world.channel, "game status"))
    assert "no table" in await reply_text(await world.bert.slash(world.channel, "game status"))
    await world.restart()
    assert "kein Tisch" in await reply_text(await world.anna.slash(world.channel, "game status"))
    shown = await choose(world, world.anna, "auto")
    assert labels(shown)[0] == "Automatic (as in Discord)"
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "game status"))


async def test_panels_and_private_messages_of_a_running_game_use_it_at_once(world: World) -> None:
    await world.begin()
    await choose(world, world.anna, "de")
    (seat,) = [
        assignment
        for assignment in world.table().assignments
        if assignment.person is not None and assignment.person.id == world.anna.id
    ]
    assert seat.person is not None
    assert seat.person.locale == "de"
    assert "Mein Zug" in labels((await world.anna.slash(world.channel, "help")).response)  # type: ignore[arg-type]


async def test_it_is_exported_and_deleted_with_all_personal_data(world: World) -> None:
    await choose(world, world.anna, "de")
    exported = await world.anna.slash(world.channel, "privacy export")
    message = exported.response or exported.followups[-1]
    [attachment] = message.attachments
    assert json.loads(await attachment.read())["person"]["preferences"] == {"language": "de"}
    asked = (await world.anna.slash(world.channel, "privacy delete")).response
    assert asked is not None
    await world.anna.click(asked, custom_id=f"f:{world.anna.id}")
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "game status"))


async def test_an_unknown_language_in_an_old_button_is_refused(world: World) -> None:
    shown = (await world.anna.slash(world.channel, "language")).response
    assert shown is not None
    await world.press_copy(world.anna, world.copy_message(shown), "j:xx")
    assert world.bot.master.chosen_languages.of(world.anna.id) == ""


async def test_a_rematch_keeps_the_language_of_the_game_before(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    await world.clara.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    for who in (world.anna, world.bert):
        await world.resign(who)
    await world.clara.click(world.board(), custom_id="b:1:rematch")
    assert world.table().language == "en"
    assert "take a seat" in str(world.board().embeds[0].to_dict())
