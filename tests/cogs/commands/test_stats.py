"""Statistics of finished games: a person's own numbers, the leaderboard and the list of games."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.match import Match
from engine.tenefyr.state import Fight
from host.tables.status import Status
from host.tables.table import Table
from tests.cogs.world import World, pressable, reply_text, texts


async def finished(world: World, games: int = 1) -> None:
    """Play games that Bert gives up; both open them in turn, because nobody may open many in an hour."""
    for number in range(games):
        opener, other = (world.bert, world.anna) if number % 2 else (world.anna, world.bert)
        await opener.slash(world.channel, "game new", game="telperinquar")
        await other.slash(world.channel, "game join")
        await opener.slash(world.channel, "game start")
        await world.resign(world.bert)


@pytest.mark.usefixtures("every_game_counts")
async def test_somebodys_games_are_counted_and_rated(world: World) -> None:
    assert "You have not finished a game" in await reply_text(await world.anna.slash(world.channel, "stats"))
    await finished(world, 2)
    reply = await reply_text(await world.anna.slash(world.channel, "stats"))
    assert "Your games in all servers" in reply
    assert "Telperinquár" in reply
    assert "2 games" in reply
    assert "2 won" in reply
    assert "place 1 of 2 after 2 counted games" in reply
    reply = await reply_text(await world.clara.slash(world.channel, "stats", person=world.bert))
    assert "Partien von Bert" in reply
    assert "2 aufgegeben" in reply
    assert "Platz 2 von 2" in reply
    assert "Du hast noch keine Partie" in await reply_text(await world.clara.slash(world.channel, "stats"))


@pytest.mark.usefixtures("every_game_counts")
async def test_the_best_stand_first(world: World) -> None:
    assert "Nobody is listed yet" in await reply_text(await world.anna.slash(world.channel, "leaderboard"))
    await finished(world)
    reply = await reply_text(await world.clara.slash(world.channel, "leaderboard", game="telperinquar"))
    assert reply.index("1. **Anna**") < reply.index("2. **Bert**")
    assert "1 von 1 gewonnen" in reply
    assert "Nobody is listed" in await reply_text(
        await world.anna.slash(world.channel, "leaderboard", game="imperator")
    )
    assert "not know" in await reply_text(await world.anna.slash(world.channel, "leaderboard", game="chess"))
    offered = await world.anna.autocomplete(world.channel, "leaderboard", "game", "imp")
    assert [choice["value"] for choice in offered] == ["imperator"]


async def test_a_game_against_the_computer_is_listed_but_rates_nobody(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    await world.resign(world.anna)
    assert "Nobody is listed" in await reply_text(await world.anna.slash(world.channel, "leaderboard"))
    reply = await reply_text(await world.anna.slash(world.channel, "games finished"))
    assert "Computer 🏆" in reply
    assert "Anna (gave up)" in reply
    assert "1 given up" in await reply_text(await world.anna.slash(world.channel, "stats"))


async def test_games_are_listed_newest_first_and_page_by_page(world: World) -> None:
    assert "No game has been finished" in await reply_text(await world.anna.slash(world.channel, "games finished"))
    await finished(world, 10)
    result = await world.anna.slash(world.channel, "games finished")
    first = await reply_text(result)
    assert "`10`" in first
    assert first.index("`10`") < first.index("`9`") < first.index("`3`")
    assert "`2`" not in first
    assert "Page 1 of 2" in first
    message = result.response
    assert message is not None
    buttons: dict[str, Any] = pressable(message)
    assert [button.get("disabled", False) for button in buttons.values()] == [True, False]
    turned = await world.anna.click(message, custom_id="h:games:1:")
    assert turned.response is not None
    second = texts(turned.response)
    assert "`2`" in second
    assert "`1`" in second
    assert "Page 2 of 2" in second
    nobodys = await reply_text(await world.anna.slash(world.channel, "games finished", person=world.clara))
    assert "No game has been finished" in nobodys
    assert "Page 1 of 2" in await reply_text(await world.anna.slash(world.channel, "games finished", person=world.bert))


async def lost_together(world: World) -> Table:
    """Play an expedition that Anna and somebody with formatting in their name lose, and return its table."""
    dora = world.guild.add_member(world.env.create_user("**@everyone** `x`"))
    await world.anna.slash(world.channel, "game new", game="tenefyr", options="difficulty=hard first=1")
    await dora.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    state, match = table.playing().state, table.playing()
    state.choosing, state.place, state.boss, state.boss_deck.cards = [], 0, "lich-king", ["lich-court"]
    state.fight = Fight("lich-court", [0])
    state.players[0].hand, state.completed = ["basic-0"], [5, 5]
    table.match = Match(match.rules, match.dice, state, seats=2, stepwise=True)
    await world.anna.slash(world.channel, "lay", card="Miss")
    assert table.status is Status.OVER
    return table


async def test_a_co_operative_game_lists_groups_and_goals_instead_of_ratings(world: World) -> None:
    reply = await reply_text(await world.anna.slash(world.channel, "leaderboard", game="tenefyr"))
    assert "Nobody has finished this game here yet" in reply
    table = await lost_together(world)
    reply = await reply_text(await world.clara.slash(world.channel, "leaderboard", game="tenefyr"))
    assert "Gruppen bei Heroes of Tenefyr" in reply
    assert "Schwer: 0 von 1 gewonnen" in reply
    assert "Anna" in reply
    assert "\\*\\*" in reply, "a name cannot format"
    assert "Erreichte Ziele: 1 von 12 – Bis auf den Grund" in reply
    reply = await reply_text(await world.anna.slash(world.channel, "stats"))
    assert "Hard: 0 of 1 won" in reply
    assert "Together – " in reply
    assert "Goals: 1 of 12" in reply
    assert "✅ **Down to the bottom**" in reply
    assert "▫️ Undefeated: win without losing a fight" in reply
    assert "Goals reached together" in reply
    assert ": 1 of 12 – Down to the bottom" in reply
    assert "Rating" not in reply
    assert [text.key for text in table.news].count("event-goals-reached") == 1


async def test_missing_pages_and_made_up_ids_are_answered_politely(world: World) -> None:
    await finished(world, 9)
    result = await world.anna.slash(world.channel, "games finished")
    assert result.response is not None
    seen = world.copy_message(result.response)
    for custom_id in ("h:games:999999:", "h:best:7:telperinquar", "h:games:0:12345", "h:best:0:chess"):
        seen["components"] = [{"type": 1, "components": [{"type": 2, "style": 2, "custom_id": custom_id}]}]
        pressed = await world.press_copy(world.anna, seen, custom_id)
        assert pressed.response is not None, custom_id
        assert "Sorry" not in texts(pressed.response)


@pytest.mark.usefixtures("every_game_counts")
async def test_a_name_cannot_format_or_ping(world: World) -> None:
    await finished(world)
    dora = world.guild.add_member(world.env.create_user("**@everyone** `x`"))
    await world.begin(second=dora)
    await world.resign(dora)
    reply = await reply_text(await world.anna.slash(world.channel, "leaderboard"))
    assert "\\*\\*" in reply


async def test_a_rating_is_provisional_and_not_listed_until_enough_people_were_met(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(world)
    assert "Rating" not in await reply_text(await world.anna.slash(world.channel, "stats")), "it was too short to count"
    monkeypatch.setattr("host.record.results.enough", lambda _rules, _seats: 0)
    await finished(world)
    answer = await reply_text(await world.anna.slash(world.channel, "stats"))
    assert "provisional after 1 counted game against 1 person (5 for a place)" in answer
    assert "provisional after games against 1 person (10 for a place)" in answer
    answer = await reply_text(await world.anna.slash(world.channel, "leaderboard"))
    assert "Nobody is listed yet" in answer
    assert "provisional after 1 counted game" in answer
    assert "Bert" not in answer
