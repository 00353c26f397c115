"""The options of a game: suggested with their meaning, explained when a table is opened, translated for every game."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.games import GAMES, game
from engine.kernel.game import EXPLAINING
from engine.tenefyr.cards.library import library
from host.people import Person
from render.game_options import names_of, offered, option_states
from render.languages import Languages
from tests.cogs.world import World, labels, pressable, reply_text, texts
from tests.locales import FOLDERS


@pytest.mark.parametrize(("language", "which"), [pair for pair in FOLDERS if pair[1] in GAMES])
def test_every_option_of_every_game_is_worded_and_its_offers_can_be_typed(
    languages: Languages, which: str, language: str
) -> None:
    options_type = game(which).options_type
    for name in names_of(options_type):
        for key in (f"option-{name}", f"option-{name}-help"):
            assert languages.has(key.replace("_", "-"), language, which), key
    for label, typed in offered(game(which), languages, language):
        name, _, value = typed.partition("=")
        assert label.strip()
        options_type.model_validate({name: value})
    for state in option_states(game(which), {}, languages, language):
        assert state.title, state
        assert state.words, state
        assert state.help, state
        assert all(words for _, words in state.choices), state


async def test_options_are_offered_with_their_meaning_and_narrowed_by_typing(world: World) -> None:
    async def options(typed: str) -> dict[str, str]:
        given = await world.anna.autocomplete(world.channel, "game new", "options", typed, game="imperator")
        return {choice["value"]: choice["name"] for choice in given}

    everything = await options("")
    assert "battle=ordered" in everything
    assert "round_limit=40" in everything
    assert everything["lives=3"].startswith("Lives: 3 – How many Imperators may fall")
    assert list(await options("tie")) == ["tie=defender", "tie=return"]
    assert "blind_raid=true lives=3" in await options("blind_raid=true liv")
    assert await options("nonsense") == {}


async def test_a_boss_is_offered_by_name_in_the_readers_language_and_typed_by_its_id(world: World) -> None:
    async def bosses(who: MemberActor) -> dict[str, str]:
        given = await who.autocomplete(world.channel, "game new", "options", "boss=", game="tenefyr")
        return {choice["value"]: choice["name"] for choice in given}

    english = await bosses(world.anna)
    assert list(english) == [*(f"boss={boss}" for boss in library().bosses), "boss=random"]
    assert english["boss=lich-king"].startswith("Boss: King of the Lich Throne")
    assert english["boss=random"].startswith("Boss: at random")
    german = await bosses(world.clara)
    assert german["boss=lich-king"] != english["boss=lich-king"]
    refused = await reply_text(await world.anna.slash(world.channel, "game new", game="tenefyr", options="boss=nobody"))
    assert "“nobody” is not possible" in refused
    reply = await reply_text(
        await world.clara.slash(world.channel, "game new", game="tenefyr", options="boss=lich-king")
    )
    assert german["boss=lich-king"].partition(":")[2].split("–")[0].strip() in reply


async def test_a_new_table_says_in_three_lines_what_the_game_is_and_which_house_rules_are_unusual(world: World) -> None:
    result = await world.clara.slash(world.channel, "game new", game="imperator", options="lives=3 battle=ordered")
    board = world.board().embeds[0].description
    assert "Eine Schlacht mit 52 Spielkarten" in board
    assert "🎯 Schütz deinen Imperator" in board
    assert "⏱️ Zwanzig bis dreißig Minuten" in board
    reply = await reply_text(result)
    assert "**Leben:** 3. So oft darf dein Imperator fallen" in reply
    assert "**Schlacht:** geordnet." in reply
    assert "Blinder Beutezug" not in reply, "usual values are shown on demand"
    message = result.response or result.followups[-1]
    assert "Einstellungen" in labels(message)
    first = await reply_text(await world.clara.click(message, custom_id="b:1:options"))
    assert "**Leben:** 3" in first


async def test_a_reader_of_another_language_than_the_boards_gets_the_description_of_the_game_in_their_own(
    world: World,
) -> None:
    await world.bot.master.set_language(world.guild.id, "de")
    reply = await reply_text(await world.anna.slash(world.channel, "game new", game="imperator"))
    assert "🎯 Guard your Imperator" in reply
    assert "🎯 Schütz" in world.board().embeds[0].description


async def test_the_first_player_is_chosen_in_words_and_not_by_seats_counted_from_0(world: World) -> None:
    given = await world.anna.autocomplete(world.channel, "game new", "options", "first", game="telperinquar")
    offered = {choice["value"]: choice["name"] for choice in given}
    assert list(offered) == ["first=opener", "first=second", "first=third", "first=fourth", "first=dice"]
    assert offered["first=opener"].startswith("Who begins: you")
    assert offered["first=dice"].startswith("Who begins: the dice")
    assert not any(sign.isdigit() for words in offered.items() for sign in "".join(words))
    await world.anna.slash(world.channel, "game new", game="telperinquar", options="first=second")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert world.asked_person() is world.bert


def test_the_first_player_is_read_in_words_and_as_a_number() -> None:
    options_type = game("telperinquar").options_type
    for typed, meant in (("1", 1), ("opener", 0), ("dice", None), (3, 3), (None, None)):
        assert options_type.model_validate({"first": typed}).first == meant  # type: ignore[attr-defined]


async def test_a_wrong_option_is_refused(world: World) -> None:
    for options in ("lives=9", "battle=wild", "jokers=2", "lives"):
        reply = await reply_text(await world.anna.slash(world.channel, "game new", game="imperator", options=options))
        assert "lives" in reply or "battle" in reply or "jokers" in reply


async def test_the_board_of_an_open_table_shows_unusual_options_and_their_goal(world: World) -> None:
    await world.clara.slash(world.channel, "game new", game="talisman", options="sudden_end=true trophies=5")
    embed = world.board().embeds[0]
    fields = {field.name: field.value for field in embed.fields}
    assert (
        fields["Hausregeln"]
        == "Trophäenpunkte für 1 Stärke oder Talent: 5 Punkte\nWer zuerst an der Krone ist, gewinnt: ja"
    )
    assert "erreiche vor allen anderen die Krone der Herrschaft" in embed.description
    assert "bleib am Ende allein übrig" not in embed.description
    asked = await reply_text(await world.anna.slash(world.channel, "help"))
    assert "be the first to reach the Crown of Command" in asked


async def test_the_board_of_an_open_table_names_no_options_with_usual_values(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="talisman")
    embed = world.board().embeds[0]
    assert "House rules" not in [field.name for field in embed.fields]
    assert "be the last one left" in embed.description


async def option_page(world: World, who: MemberActor) -> ResponseMessage:
    """Press the button of the options below the board, and return the page."""
    result = await who.click(world.board(), custom_id=f"b:{world.table_id()}:options")
    assert result.response is not None
    return result.response


async def test_a_button_of_an_option_shows_brackets_without_backslashes(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr")
    page = await option_page(world, world.anna)
    assert "Change to: token (printed rule)" in labels(page)


async def test_the_owner_changes_how_well_the_computer_plays_and_everybody_sees_it_on_the_board(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    assert "**Computer:** The button below the board" in texts(await option_page(world, world.anna))
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game computer")
    page = await option_page(world, world.anna)
    assert "**Computer:** simple" in texts(page)
    await world.anna.click(page, custom_id="z:1:0:computer:strong")
    assert [assignment.level for assignment in world.table().assignments] == ["", "", "strong"]
    fields = {field.name: field.value for field in world.board().embeds[0].fields}
    assert fields["At the table"].endswith("3. Computer (strong)")
    theirs = await option_page(world, world.bert)
    assert "**Computer:** strong" in texts(theirs)
    assert "z:1:0:computer:simple" not in pressable(theirs)


@pytest.mark.parametrize("game", ["telperinquar", "imperator"])  # without and with a master
async def test_a_strong_computer_can_be_added_before_any_computer_sits_at_the_table(world: World, game: str) -> None:
    await world.anna.slash(world.channel, "game new", game=game)
    page = await option_page(world, world.anna)
    assert "Add one: strong" in labels(page)
    await world.anna.click(page, custom_id="z:1:0:computer:strong")
    assert [assignment.level for assignment in world.table().assignments] == ["", "strong"]
    assert "**Computer:** strong" in texts(page)


async def test_a_computer_that_explains_its_moves_can_become_strong(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    await world.bot.master.add_computer(1, Person(world.anna.id, "Anna"), EXPLAINING)
    page = await option_page(world, world.anna)
    assert "**Computer:** simple" in texts(page)
    await world.anna.click(page, custom_id="z:1:0:computer:strong")
    assert world.table().assignments[1].level == "strong"


async def test_a_game_with_one_level_of_the_computer_names_none(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="talisman")
    await world.anna.slash(world.channel, "game computer")
    assert "Computer:" not in texts(await option_page(world, world.anna))
    fields = {field.name: field.value for field in world.board().embeds[0].fields}
    assert fields["At the table"].endswith("2. Computer")


async def test_the_owner_changes_options_with_buttons_and_everybody_sees_it_on_the_board(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    page = await option_page(world, world.anna)
    assert "**Battle:**" in texts(page)
    assert "Change to: ordered" in labels(page)
    changed = await world.anna.click(page, custom_id="z:1:0:battle:ordered")
    assert changed.response is not None
    assert world.table().options == {"battle": "ordered"}
    fields = {field.name: field.value for field in world.board().embeds[0].fields}
    assert fields["House rules"].startswith("Battle: ")
    choices = await world.anna.click(page, custom_id="z:1:0:lives:")
    assert choices.response is not None
    assert {"1", "2", "3", "4", "5"} < set(labels(choices.response))
    await world.anna.click(choices.response, custom_id="z:1:0:lives:3")
    assert "Lives: 3" in {field.name: field.value for field in world.board().embeds[0].fields}["House rules"]


async def test_a_number_is_typed_in_a_form_and_refused_outside_its_limits(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    for typed in ("60", "999"):
        page = await option_page(world, world.anna)
        for number in (1, 2):
            page = (await world.anna.click(page, custom_id=f"z:1:{number}::")).response
            assert page is not None
        choices = (await world.anna.click(page, custom_id="z:1:2:round_limit:")).response
        assert choices is not None
        form = await world.anna.click(choices, custom_id="z:1:2:round_limit:?")
        await world.anna.submit_modal(form, {"number": typed})
        assert world.table().options == {"round_limit": "60"}


async def test_nobody_but_the_owner_changes_options_and_nobody_after_the_start(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="imperator")
    page = await option_page(world, world.anna)
    await world.bert.slash(world.channel, "game join")
    other = await option_page(world, world.bert)
    assert "Only Anna can change these" in texts(other)
    assert not any(custom_id.startswith("z:1:0:") and custom_id != "z:1:0::" for custom_id in pressable(other))
    seen = world.copy_message(page)
    refused = await world.press_copy(world.bert, seen, "z:1:0:battle:ordered")
    assert "Only the player who opened the table" in await reply_text(refused)
    await world.anna.slash(world.channel, "game start")
    late = await world.press_copy(world.anna, seen, "z:1:0:battle:ordered")
    assert "already" in await reply_text(late)
    assert "battle" not in world.table().options or world.table().options["battle"] != "ordered"


async def test_an_option_that_does_not_fit_a_chosen_deck_is_refused(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar", options="double_class=true")
    page = await option_page(world, world.anna)
    await world.bot.master.choose_deck(1, Person(world.anna.id, "Anna"), "Smoke and Mirrors")
    refused = await world.press_copy(world.anna, world.copy_message(page), "z:1:1:double_class:false")
    assert "deck" in await reply_text(refused)


async def test_the_time_on_the_board_is_that_of_the_variant(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="talisman", options="evening=true")
    assert "An hour or two" in world.board().embeds[0].description
    await world.anna.click(await option_page(world, world.anna), custom_id="z:1:0:evening:false")
    assert "Two to four hours" in world.board().embeds[0].description
