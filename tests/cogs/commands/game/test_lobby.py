"""``/game``: opening tables, taking seats, beginning and giving up, by command and by button, in both languages."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from host.tables.status import Status
from tests.cogs.world import World, labels, pressable, reply_text, texts


async def test_a_table_is_opened_joined_and_started_by_commands(world: World) -> None:
    assert "Telperinquár is open" in await reply_text(
        await world.anna.slash(world.channel, "game new", game="telperinquar")
    )
    assert "You have a seat at the table" in await reply_text(await world.bert.slash(world.channel, "game join"))
    assert "game begins" in await reply_text(await world.anna.slash(world.channel, "game start"))
    assert "Waiting for Bert" in (world.board().embeds[0].description or "")
    assert [thread.name for thread in world.channel.threads] == ["Telperinquár: Anna and Bert"]


async def test_a_table_is_joined_and_started_by_buttons_with_one_press_each(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    joined = await world.bert.click(world.board(), custom_id="b:1:join")
    assert joined.response is not None
    assert joined.response.ephemeral
    assert "You have a seat at the table" in await reply_text(joined)
    assert "Bert" in world.board().embeds[0].fields[0].value
    await world.anna.click(world.board(), custom_id="b:1:start")
    assert {"b:1:move", "b:1:hand", "b:1:large", "b:1:help"} == {
        child.custom_id for row in world.board().components for child in row.children
    }


async def test_a_board_is_edited_through_the_press_of_a_button_below_it(world: World) -> None:
    """Such edits count towards none of Discord's limits."""
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    board = world.board().id

    def own_edits() -> int:
        own = f"/channels/{world.channel.id}/messages/{board}"
        return sum(call.method == "PATCH" and call.path.endswith(own) for call in world.env.http_requests)

    before = own_edits()
    assert before
    await world.anna.click(world.board(), custom_id="b:1:start")
    panel = await world.open(world.asked_person())
    await world.asked_person().click(panel, label="No level card")
    assert world.board().id == board
    assert f"Waiting for {world.asked_person().name.title()}" in (world.board().embeds[0].description or "")
    assert own_edits() == before


async def test_the_board_comes_back_where_it_was_deleted_after_a_button_of_it_was_pressed(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    await world.anna.click(world.board(), custom_id="b:1:start")
    panel, pressed = await world.open(world.asked_person()), world.board().id
    world.env.backend.messages[world.channel.id].pop(pressed)
    await world.asked_person().click(panel, label="No level card")
    assert world.board().id != pressed


async def test_a_press_that_is_dropped_while_the_board_is_edited_through_it_is_no_failure(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    await world.anna.click(world.board(), custom_id="b:1:start")
    panel, board = await world.open(world.asked_person()), world.board().id
    honest, dropped = discord.Interaction.edit_original_response, list[Any]()

    async def gone(press: Any, **message: Any) -> Any:
        if press.message is None or press.message.id != board or "embed" not in message:
            return await honest(press, **message)
        dropped.append(world.bot.chat._interactions.pop(board))  # as when it expires at that moment
        raise RuntimeError

    monkeypatch.setattr(discord.Interaction, "edit_original_response", gone)
    await world.asked_person().click(panel, label="No level card")
    assert f"Waiting for {world.asked_person().name.title()}" in (world.board().embeds[0].description or "")
    assert len(dropped) == 1
    assert "KeyError" not in capsys.readouterr().out


async def test_the_computer_takes_a_seat_by_command_or_button_and_plays(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.anna.click(world.board(), custom_id="b:1:computer")
    assert "Computer" in world.board().embeds[0].fields[0].value
    await world.anna.slash(world.channel, "game start")
    panel = await world.open(world.anna)
    while not any(":end" in custom_id for custom_id in pressable(panel)):
        assert pressable(panel), texts(panel)
        await world.anna.click(panel, custom_id=next(iter(pressable(panel))))
    assert "your turn" in texts(panel)


async def test_everything_wrong_in_the_lobby_is_answered_and_changes_nothing(world: World) -> None:
    assert "no table" in await reply_text(await world.bert.slash(world.channel, "game join"))
    assert "no table" in await reply_text(await world.bert.slash(world.channel, "game status"))
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    before = world.moves()
    opened = await world.bert.slash(world.channel, "game new", game="telperinquar")
    assert "already open" in await reply_text(opened)
    for who, command, expected in (
        (world.anna, "game join", "already sit"),
        (world.bert, "game leave", "not playing"),
        (world.bert, "game start", "not playing"),
        (world.bert, "game computer", "not playing"),
        (world.anna, "game start", "This game is for"),
        (world.anna, "game resign", "not started"),
    ):
        assert expected in await reply_text(await who.slash(world.channel, command)), command
    assert world.moves() == before
    await world.bert.slash(world.channel, "game join")
    assert "Only the player who opened" in await reply_text(await world.bert.slash(world.channel, "game start"))
    await world.clara.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game computer")
    assert "All 4 seats are taken" in await reply_text(await world.anna.slash(world.channel, "game computer"))
    assert "Alle 4 Plätze sind" in await reply_text(await world.clara.slash(world.channel, "game computer"))


async def test_a_german_reader_is_refused_in_german(world: World) -> None:
    assert "kein Tisch" in await reply_text(await world.clara.slash(world.channel, "game join"))
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "Du sitzt jetzt am Tisch" in await reply_text(await world.clara.slash(world.channel, "game join"))
    assert "Du hast den Tisch verlassen" in await reply_text(await world.clara.slash(world.channel, "game leave"))


async def test_the_last_to_leave_closes_the_table_and_its_old_buttons_fail_politely(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    old = world.copy_message(world.board())
    assert "closed" in await reply_text(await world.anna.slash(world.channel, "game leave"))
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    for what, expected in (("join", "closed"), ("leave", "not playing"), ("computer", "closed")):
        assert expected in await reply_text(await world.press_copy(world.bert, old, f"b:1:{what}")), what
    assert world.table().id == 2
    assert len(world.table().assignments) == 1


async def test_the_status_shows_the_players_and_links_the_thread(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "Anna is sitting at it" in await reply_text(await world.bert.slash(world.channel, "game status"))
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    reply = await reply_text(await world.bert.slash(world.channel, "game status"))
    assert "Anna and Bert are at the table, and the game is waiting for you" in reply
    assert f"<#{world.channel.threads[0].id}>" in reply
    assert "Am Tisch sitzen Anna und Bert" in await reply_text(await world.clara.slash(world.channel, "game status"))


async def test_resigning_ends_the_duel_for_everybody_to_see(world: World) -> None:
    await world.begin()
    secret = world.table().secret.hex()
    assert "nicht mit" in await reply_text(await world.resign(world.clara))
    assert "You have resigned" in await reply_text(await world.resign(world.bert))
    assert "over" in await reply_text(await world.anna.slash(world.channel, "game status"))
    assert secret not in str(world.board().embeds[0].to_dict())
    assert "over" in await reply_text(await world.resign(world.bert))
    assert "is open" in await reply_text(await world.anna.slash(world.channel, "game new", game="telperinquar")), (
        "the channel is free again"
    )


async def test_house_rules_are_completed_and_checked(world: World) -> None:
    offered = await world.anna.autocomplete(world.channel, "game new", "options", "reactions=", game="telperinquar")
    assert {"reactions=fair", "reactions=fast"} <= {choice["value"] for choice in offered}
    more = await world.anna.autocomplete(
        world.channel, "game new", "options", "reactions=fast round", game="telperinquar"
    )
    assert next(choice["value"] for choice in more).startswith("reactions=fast round_limit=")
    for wrong, expected in (
        ("reactions", "not a house rule"),
        ("reactions=never", "reactions"),
        ("nonsense=1", "nonsense"),
        ("round_limit=soon", "soon"),
    ):
        assert expected in await reply_text(
            await world.anna.slash(world.channel, "game new", game="telperinquar", options=wrong)
        ), wrong
    assert "is open" in await reply_text(
        await world.anna.slash(world.channel, "game new", game="telperinquar", options="reactions=fast round_limit=20")
    )


async def test_a_game_that_does_not_exist_is_refused_and_the_real_one_is_suggested(world: World) -> None:
    reply = await reply_text(await world.anna.slash(world.channel, "game new", game="chess"))
    assert "chess" in reply
    assert "Telperinquár, Imperator, Heldenkampf, Heroes of Tenefyr and Talisman" in reply
    offered = await world.anna.autocomplete(world.channel, "game new", "game", "tel")
    assert [choice["value"] for choice in offered] == ["telperinquar"]
    reply = await reply_text(await world.anna.slash(world.channel, "game new", game=" Imperator "))
    assert "Imperator is open" in reply, "a typed name works as well"


@pytest.mark.parametrize("who", ["anna", "clara"])
async def test_the_help_button_answers_in_the_readers_language(world: World, who: str) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    result = await getattr(world, who).click(world.board(), custom_id="b:1:help")
    assert result.response is not None
    assert ("Bring the other hero to 0" if who == "anna" else "Bring den anderen Helden auf 0") in await reply_text(
        result
    )
    assert labels(result.response)[-1] == ("All commands" if who == "anna" else "Alle Befehle")


async def test_a_move_typed_in_an_open_lobby_is_answered_with_the_button_to_press(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "press **Join**" in await reply_text(await world.bert.slash(world.channel, "attack"))
    assert "auf **Mitspielen**" in await reply_text(await world.clara.slash(world.channel, "hand"))
    assert "Anna presses **Start**" in await reply_text(await world.anna.slash(world.channel, "attack"))


async def test_a_move_in_a_finished_game_is_answered_with_the_offer_of_another_game(world: World) -> None:
    await world.begin()
    await world.resign(world.bert)
    result = await world.anna.slash(world.channel, "attack")
    assert "over" in await reply_text(result)
    assert labels(result.response) == ["Rematch"]
    again = await world.anna.click(result.response, custom_id="b:1:rematch")
    assert "rematch" in await reply_text(again)
    assert labels((await world.clara.slash(world.channel, "game leave")).response) == [], "for those who played alone"


async def test_who_opens_a_second_game_gets_the_buttons_of_the_running_one(world: World) -> None:
    await world.begin()
    result = await world.anna.slash(world.channel, "game new", game="imperator")
    assert "A game is already running in this channel" in texts(result.response)
    assert labels(result.response) == ["My move", "Resign …"]
    panel = await world.anna.click(result.response, custom_id="b:1:move")
    assert "Round 1" in await reply_text(panel)
    assert labels((await world.clara.slash(world.channel, "game new", game="imperator")).response) == []


async def test_a_refused_rematch_is_possible_once_the_running_game_is_given_up(world: World) -> None:
    await world.begin()
    await world.resign(world.bert)
    old = world.copy_message(world.board())
    await world.begin()
    refused = await world.press_copy(world.bert, old, "b:1:rematch")
    assert "give it up" in await reply_text(refused)
    sure = await world.bert.click(refused.response, label="Resign …")
    assert world.table().status is Status.RUNNING, "the first press only asks"
    assert labels(sure.response) == ["Resign: Anna wins"]
    await world.bert.click(sure.response, custom_id="b:2:resign")
    assert "rematch" in await reply_text(await world.press_copy(world.bert, old, "b:1:rematch"))
