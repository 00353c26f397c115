"""``/deck``: owners write, show, check and export their decks, in both languages."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from host.people import Person
from tests.cogs.commands.deck.writing import WOLVES, filled, game_decks, write
from tests.cogs.world import GAME, World, labels, reply_text


async def test_a_deck_is_written_in_a_form_and_answered_with_its_picture(world: World) -> None:
    result = await write(world, world.anna)
    reply = await reply_text(result)
    assert "“Wolves” is saved." in reply
    assert "✅ This deck may be played." in reply
    assert "4 × Grey Wolf" in reply
    assert result.response is not None
    assert [attachment.filename for attachment in result.response.attachments] == ["deck.png"]
    assert "Grey Wolf" in (result.response.attachments[0].description or "")


async def test_the_form_begins_with_a_template_in_the_readers_language(world: World) -> None:
    page = await world.anna.slash(world.channel, "deck new")
    assert page.response is not None
    assert "10 Level card" in filled(await world.anna.click(page.response, label="As text"))["list"]
    page = await world.clara.slash(world.channel, "deck new")
    assert page.response is not None
    german = await world.clara.click(page.response, label="Als Text")
    assert "10 Stufenkarte" in filled(german)["list"]
    assert german.modal is not None
    assert german.modal["title"] == "Ein Deck bauen"


async def test_unreadable_lines_are_reported_one_by_one_and_the_deck_is_kept_as_a_draft(world: World) -> None:
    reply = await reply_text(await write(world, world.anna, "Draft", "4 Graywolf\n5 Iron Golem\n1 Unicorn"))
    assert "may not be played yet" in reply
    assert "Line 1: No card is called “Graywolf”. Did you mean Grey Wolf?" in reply
    assert "Line 3: No card is called “Unicorn”." in reply
    assert "Iron Golem is in the deck 5 times; at most 4 are allowed. (`/rules T-010`)" in reply
    assert "The deck has no hero. (`/rules T-004`)" in reply
    listed = await reply_text(await world.anna.slash(world.channel, "deck list"))
    assert "✏️ **Draft**" in listed
    assert "✅ **Shield Wall** · Hero: Hedda the Fighter" in listed


async def test_a_german_reader_writes_decks_and_gets_answers_in_german(world: World) -> None:
    reply = await reply_text(await write(world, world.clara, "Wölfe", "4x grauwolf\n3 Grauwulf"))
    assert "„Wölfe“ ist gespeichert." in reply
    assert "Zeile 2: Keine Karte heißt „Grauwulf“. Meinst du Grauwolf?" in reply
    assert "4 × Grauwolf" in reply
    assert "Das Deck hat keinen Helden. (`/regeln T-004`)" in reply
    assert "Deine Decks (1 von 20)" in await reply_text(await world.clara.slash(world.channel, "deck list"))


async def test_a_deck_is_changed_by_its_button_after_a_restart_too(world: World) -> None:
    await write(world, world.anna)
    await world.restart()
    result = await world.anna.slash(world.channel, "deck show", deck="wolves")
    assert result.response is not None
    assert labels(result.response) == ["Change"]
    page = await world.anna.click(result.response, custom_id=f"d:{GAME}:Wolves")
    assert page.response is not None
    form = await world.anna.click(page.response, label="As text")
    assert filled(form)["name"] == "Wolves"
    assert game_decks().read(filled(form)["list"]).deck == game_decks().read(WOLVES).deck
    await world.anna.submit_modal(form, {"name": "Dogs", "list": WOLVES.replace("4 Grey Wolf", "3 Grey Wolf")})
    listed = await reply_text(await world.anna.slash(world.channel, "deck list"))
    assert "**Dogs**" in listed
    assert "Wolves" not in listed


async def test_a_ready_deck_is_looked_at_and_another_one_is_begun_from_it(world: World) -> None:
    reply = await reply_text(await world.clara.slash(world.channel, "deck show", deck="Schildwall"))
    assert "Dieses Deck darf gespielt werden." in reply
    page = await world.anna.slash(world.channel, "deck new", deck="shield-wall")
    assert page.response is not None
    form = await world.anna.click(page.response, label="As text")
    assert filled(form)["name"] == ""
    assert game_decks().read(filled(form)["list"]).deck == game_decks().ready()["shield-wall"]
    assert "is saved" in await reply_text(
        await world.anna.submit_modal(form, {"name": "My wall", "list": filled(form)["list"]})
    )


async def test_a_check_has_a_line_for_every_rule(world: World) -> None:
    await write(world, world.anna)
    reply = await reply_text(await world.anna.slash(world.channel, "deck check", deck="Wolves"))
    for rule in ("T-004", "T-005", "T-009", "T-010", "T-011"):
        assert f"(`/rules {rule}`)" in reply
    assert "❌" not in reply


async def test_an_exported_deck_is_imported_again_from_the_pasted_list(world: World) -> None:
    await write(world, world.anna)
    result = await world.anna.slash(world.channel, "deck export", deck="Wolves")
    reply = await reply_text(result)
    assert result.response is not None
    assert [attachment.filename for attachment in result.response.attachments] == ["deck.txt"]
    words = reply.split("```")[1].strip()
    assert words.startswith("# Wolves\n")
    taken = await reply_text(await world.bert.slash(world.channel, "deck import", cards=words))
    assert "“Wolves” is saved." in taken
    assert "may be played" in taken
    one_line = " ".join(words.splitlines()[1:])  # as a chat pastes it into an option
    assert "“Second”" in await reply_text(
        await world.bert.slash(world.channel, "deck import", cards=one_line, name="Second")
    )
    again = await reply_text(await world.bert.slash(world.channel, "deck import", cards=words))
    assert "“Wolves 2” is saved." in again


async def test_a_list_is_imported_from_a_file(world: World) -> None:
    async def sent(content: bytes) -> str:
        return await reply_text(await world.anna.slash(world.channel, "deck import", file=("wolves.txt", content)))

    assert "“Deck 1” is saved." in await sent(b"\xef\xbb\xbf" + WOLVES.encode())
    assert "This is not a text file." in await sent(b"\xff\xfe\x00")
    assert "too long" in await sent(b"4 Grey Wolf\n" * 2000)
    assert "too long" in await sent(b"4 Grey Wolf\n" * 400)
    assert "empty" in await sent(b"")
    assert "(1 of 20)" in await reply_text(await world.anna.slash(world.channel, "deck list"))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"10 Level card\n4 Grey Wolf", "The deck has no hero. (`/rules T-004`)"),
        (b"1 Hedda the Fighter\n" + b"99 Level card\n" * 100, "Line 12: 99 of one card is not possible."),
        (b"9" * 3900 + b" Grey Wolf", "Line 1: No card is called"),
        (b"9" * 5000 + b" Grey Wolf", "too long"),
        (b"\x89PNG\r\n\x1a\n\x00", "This is not a text file."),
        ("4 F\u00fcchse".encode("utf-16"), "This is not a text file."),
    ],
)
async def test_a_hostile_file_of_a_deck_is_answered_with_the_reason(world: World, content: bytes, reason: str) -> None:
    answered = await world.anna.slash(world.channel, "deck import", file=("deck.txt", content))
    assert reason in await reply_text(answered)


async def test_an_import_without_a_list_opens_an_empty_form(world: World) -> None:
    form = await world.anna.slash(world.channel, "deck import")
    assert (filled(form)["name"], filled(form)["list"]) == ("", "")


async def test_a_deleted_deck_is_exported_one_last_time(world: World) -> None:
    await write(world, world.anna)
    reply = await reply_text(await world.anna.slash(world.channel, "deck delete", deck="WOLVES"))
    assert "4 Grey Wolf" in reply
    assert "You have no deck called" in await reply_text(
        await world.anna.slash(world.channel, "deck show", deck="Wolves")
    )
    assert "You have no deck called" in await reply_text(
        await world.anna.slash(world.channel, "deck delete", deck="shield-wall")
    )


async def test_faults_of_a_form_are_reported_and_the_typed_text_is_returned(world: World) -> None:
    await write(world, world.anna)
    for name, expected in (("wolves", "already"), ("Shield Wall", "already"), ("\u3164", "needs a name")):
        reply = await reply_text(await write(world, world.anna, name, "4 Grey Wolf"))
        assert expected in reply
        assert "4 Grey Wolf" in reply
    assert "The list is empty" in await reply_text(await write(world, world.anna, "Empty", " \n "))
    listed = await reply_text(await world.anna.slash(world.channel, "deck list"))
    assert "(1 of 20)" in listed


async def test_a_person_can_keep_twenty_decks(world: World) -> None:
    for number in range(20):
        await world.bot.master.deck_library.keep(_person(world.anna), GAME, f"Deck {number}", "4 Grey Wolf")
    assert "at most" not in await reply_text(await world.anna.slash(world.channel, "deck list"))
    assert "You already have 20 decks" in await reply_text(await write(world, world.anna))


def _person(who: MemberActor) -> Person:
    return Person(who.id, "Anna", "en-US")


async def test_the_picture_of_a_deck_leaves_out_what_it_cannot_draw(world: World) -> None:
    for name in ("🐺🐺", "Wolves 🐺", "W" * 40):
        result = await write(world, world.anna, name)
        assert name in await reply_text(result)
        assert result.response is not None
        assert result.response.attachments


async def test_decks_of_others_are_not_seen(world: World) -> None:
    await write(world, world.anna)
    assert "You have no deck called" in await reply_text(
        await world.bert.slash(world.channel, "deck show", deck="Wolves")
    )
    assert "Wolves" not in await reply_text(await world.bert.slash(world.channel, "deck list"))
    offered = await world.bert.autocomplete(world.channel, "deck show", "deck", "w")
    assert "Wolves" not in [choice["name"] for choice in offered]


async def test_decks_are_suggested_by_name_in_the_readers_language(world: World) -> None:
    await write(world, world.clara, "Meins", "4 Grey Wolf")
    offered = await world.clara.autocomplete(world.channel, "deck show", "deck", "")
    assert {"Meins", "Schildwall"} <= {choice["name"] for choice in offered}
    deletable = await world.clara.autocomplete(world.channel, "deck delete", "deck", "")
    assert [choice["name"] for choice in deletable] == ["Meins"]


STRANGE = ["", "`" * 30, "@everyone", "x" * 3999, "\u202e4 Grey Wolf", "```\n4 Grey Wolf\n```", "9" * 3999]
STRANGE += ["99 Level card\n" * 285, "9" * 3900 + " Grey Wolf", "4 Grey\0Wolf", "4 Grey Wolf"]


@pytest.mark.parametrize("words", STRANGE)
async def test_strange_lists_are_kept_and_shown_without_harm(world: World, words: str) -> None:
    result = await write(world, world.anna, "**@everyone**", words or "?")
    reply = await reply_text(result)
    assert "@everyone" not in reply
    assert await reply_text(await world.anna.slash(world.channel, "deck export", deck="**@everyone**"))
    assert await reply_text(await world.anna.slash(world.channel, "deck delete", deck="**@everyone**"))
