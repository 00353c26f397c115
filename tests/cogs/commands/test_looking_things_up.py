"""Commands that look things up change nothing and are visible only to the person who asks."""

from __future__ import annotations

from typing import Any

from simcord.results import InteractionResult

from engine.games import game
from host.people import Person
from host.publishing.latest_pictures import public_board
from tests.cogs.world import GAME, World, labels, pressable, reply_text, texts, walk


async def test_a_hand_is_shown_to_its_owner_alone_as_a_picture_whose_description_names_the_cards(world: World) -> None:
    await world.begin()
    before = world.moves()
    result = await world.anna.slash(world.channel, "hand")
    reply = await reply_text(result)
    (picture,) = shown_large(result)
    assert "hand.png" in str(picture["media"]["url"])
    hand = [world.bot.languages.say(text, "en") for text in world.table().view(world.anna.id).hand]
    assert all(card.partition(" (")[0] in picture["description"] for card in hand)
    assert not any(card in reply for card in hand), "the words do not repeat the picture"
    pressed = await world.anna.click(world.board(), custom_id="b:1:hand")
    assert await reply_text(pressed) == reply
    assert world.moves() == before


async def test_a_hand_in_german_bears_german_names(world: World) -> None:
    world.locales[world.anna.id] = "de"
    await world.begin()
    (picture,) = shown_large(await world.anna.slash(world.channel, "hand"))
    names = game(GAME).names()
    german = [names[str(entry["kind"])]["de"] for entry in world.table().view(world.anna.id).private["hand"]]
    assert german
    assert all(name in picture["description"] for name in german)


async def test_strangers_and_the_impatient_see_no_hand(world: World) -> None:
    assert "no table" in await reply_text(await world.anna.slash(world.channel, "hand"))
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "not started" in await reply_text(await world.anna.slash(world.channel, "hand"))
    assert "nicht mit" in await reply_text(await world.clara.slash(world.channel, "hand"))


async def test_nothing_public_names_a_card_of_a_hand(world: World) -> None:
    await world.begin()
    names = game(GAME).names()
    for who in (world.anna, world.bert):
        held = [str(entry["kind"]) for entry in world.table().view(who.id).private["hand"]]
        public = [
            *world.channel.history(),
            *(message for thread in world.channel.threads for message in thread.history()),
        ]
        words = "\n".join(f"{message.content} {[embed.to_dict() for embed in message.embeds]}" for message in public)
        for kind in held:
            if kind != "level":
                assert names[kind]["en"] not in words, "a public message names a card in a hand"


async def test_the_board_is_shown_in_the_readers_language(world: World) -> None:
    await world.begin()
    assert "Stufe 1" in await reply_text(await world.clara.slash(world.channel, "board"))
    result = await world.bert.slash(world.channel, "board")
    assert "Life" in await reply_text(result)
    large = shown_large(result)
    urls = [str(item["media"]["url"]) for item in large]
    assert ["board.png" in urls[0], "details.png" in urls[1]] == [True, True]
    assert all("Life" in item["description"] for item in large)
    answer = result.response or result.followups[-1]
    panel = await world.bert.click(answer, custom_id="b:1:hand")
    assert panel.response is not None
    assert panel.response.ephemeral, "the buttons below it do what those below the channel's board do"


def shown_large(result: InteractionResult) -> list[dict[str, Any]]:
    """Return the pictures of an answer's galleries."""
    answer = result.response or result.followups[-1]
    return [item for component in walk(answer.components) for item in component.get("items", [])]


async def test_a_button_below_the_board_enlarges_it_for_the_person_who_presses(world: World) -> None:
    await world.begin()
    result = await world.clara.click(world.board(), custom_id="b:1:large")
    assert "Stufe 1" in await reply_text(result)
    assert len(shown_large(result)) == 2


async def test_players_see_the_enlarged_board_from_their_own_side(world: World) -> None:
    await world.begin()
    for who, side in ((world.clara, b'"seat": null'), (world.anna, b'"seat": 0'), (world.bert, b'"seat": 1')):
        shown = await world.bot.master.large_board(1, Person(who.id, "", "en"))
        assert shown.post.picture is not None
        assert shown.details is not None
        assert shown.post.picture.endswith(side + b"}")
        assert shown.details.endswith(side + b"}")
    kept = world.bot.master.latest_pictures.find(public_board(1, "en"))
    assert kept is not None
    assert kept.png.endswith(b'"seat": null}'), "panels fall back to the side of those who watch"


async def test_a_card_is_found_by_its_name_in_the_readers_language(world: World) -> None:
    names = game(GAME).names()
    kind = next(kind for kind in names if names[kind]["en"] != names[kind]["de"] and kind != "level")
    shown = await world.anna.slash(world.channel, "card", card=names[kind]["en"])
    assert names[kind]["en"] in await reply_text(shown)
    assert shown.response is not None
    assert shown.response.attachments[0].filename == "card.png"
    assert names[kind]["de"] in await reply_text(await world.clara.slash(world.channel, "card", card=names[kind]["de"]))
    assert names[kind]["en"] in await reply_text(await world.anna.slash(world.channel, "card", card=kind))
    offered = await world.clara.autocomplete(world.channel, "card", "card", names[kind]["de"][:5].upper())
    assert names[kind]["de"] in [choice["name"] for choice in offered]
    assert "No card is called" in await reply_text(await world.anna.slash(world.channel, "card", card="@everyone"))


async def test_every_card_can_be_looked_up(world: World) -> None:
    table = world.channel
    for kind, words in list(game(GAME).names().items())[::7]:
        assert words["de"] in await reply_text(await world.clara.slash(table, "card", card=words["de"])), kind


async def test_rules_are_shown_by_number_by_words_and_as_a_whole(world: World) -> None:
    rule = await reply_text(await world.anna.slash(world.channel, "rules", rule="T-093"))
    assert "T-093" in rule
    assert "T-094" not in rule.split("\n")[0]
    assert "T-093" in await reply_text(await world.anna.slash(world.channel, "rules", rule="t93"))
    assert "T-" in await reply_text(await world.clara.slash(world.channel, "rules", rule="Gegenangriff"))
    assert "/rules rule:T-1" in await reply_text(await world.anna.slash(world.channel, "rules"))
    assert "/regeln regel:T-1" in await reply_text(await world.clara.slash(world.channel, "rules"))
    assert "xyzzy" in await reply_text(await world.anna.slash(world.channel, "rules", rule="xyzzy"))
    offered = await world.anna.autocomplete(world.channel, "rules", "rule", "T-09")
    assert {"T-093", "T-099"} <= {choice["value"] for choice in offered}
    assert len(await world.anna.autocomplete(world.channel, "rules", "rule", "")) == 25


async def test_the_rules_of_each_game_give_a_number_of_their_own_as_the_example(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="talisman")
    assert "/rules rule:M-1" in await reply_text(await world.anna.slash(world.channel, "rules"))
    reply = await reply_text(await world.anna.slash(world.channel, "rules", rule="T-093"))
    assert "No rule has that number" in reply, "it is a number of another game"


async def test_a_card_is_looked_for_in_the_game_that_is_played_here_first(world: World) -> None:
    await world.clara.slash(world.channel, "game new", game="talisman")
    ours = await reply_text(await world.clara.slash(world.channel, "card", card="Drachen"))
    assert ours.startswith("Drache\n")
    other = await reply_text(await world.clara.slash(world.channel, "card", card="Drachenfluchaxt"))
    assert "Heldenkampf" in other, "it names its game"
    assert "Talisman" not in ours
    offered = await world.clara.autocomplete(world.channel, "card", "card", "Drache")
    assert offered[0]["name"] == "Drache"


async def test_a_name_of_several_games_is_offered_with_the_game(world: World) -> None:
    offered = await world.anna.autocomplete(world.channel, "card", "card", "dire wol")
    assert {choice["name"] for choice in offered} == {"Dire Wolf (Heldenkampf)", "Dire Wolf (Heroes of Tenefyr)"}
    for choice in offered:
        shown = await reply_text(await world.anna.slash(world.channel, "card", card=choice["value"]))
        assert choice["name"].partition("(")[2].rstrip(")") in shown


async def test_a_misspelt_card_is_answered_with_similar_names(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="talisman")
    assert (await reply_text(await world.anna.slash(world.channel, "card", card="Draggon"))).startswith("Dragon\n")
    other = await reply_text(await world.anna.slash(world.channel, "card", card="Gobblin Skout"))
    assert "Did you mean Goblin Scout?" in other


async def test_the_dice_of_a_running_and_of_a_finished_game_are_verified(world: World) -> None:
    await world.begin()
    result = await world.anna.slash(world.channel, "verify")
    reply = await reply_text(result)
    table = world.table()
    assert table.seal in reply
    assert all(word in reply for word in table.words)
    assert table.secret.hex() not in reply
    assert table.dice_key.hex() not in reply
    assert not result.response.attachments, "shuffles reveal the order of hidden cards"
    await world.resign(world.anna)
    result = await world.clara.slash(world.channel, "verify")
    reply = await reply_text(result)
    assert all(shown in reply for shown in (table.seal, *table.words, table.secret.hex(), table.dice_key.hex()))
    assert "Alles stimmt" in reply
    (file,) = result.response.attachments
    dice = (await file.read()).decode().splitlines()
    rows = await world.bot.master._store.journal.lines(table.id)
    rolls = [(entry, *roll) for entry, row in enumerate(rows) for roll in row.rolls]
    assert rolls
    start = dice.index("entry,counter,faces,face")
    assert [tuple(map(int, line.split(","))) for line in dice[start + 1 :]] == rolls
    assert f"# secret: {table.secret.hex()}" in dice[:start]


async def test_the_seal_is_behind_fair_dice_in_help_and_in_verify_and_not_on_the_board(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    seal = world.table().seal
    assert seal in await reply_text(await world.anna.click(world.board(), custom_id="b:1:dice"))
    assert seal[:8] not in str(world.board().embeds[0].to_dict())
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert seal[:8] not in str(world.board().embeds[0].to_dict())
    assert f"`{seal}`" in await reply_text(await world.anna.slash(world.channel, "help"))
    assert seal in await reply_text(await world.bert.slash(world.channel, "verify"))


async def test_a_finished_game_can_still_be_looked_at(world: World) -> None:
    await world.begin()
    await world.resign(world.anna)
    assert "Life" in await reply_text(await world.bert.slash(world.channel, "board"))
    shown = await world.bert.slash(world.channel, "hand")
    assert shown.response is not None
    assert texts(shown.response)
    assert "My move" not in labels(shown.response)
    assert all("move" not in custom_id for custom_id in pressable(shown.response))


async def test_a_question_is_answered_by_a_die_for_all_to_read(world: World) -> None:
    await world.begin()
    result = await world.anna.slash(world.channel, "rules", ask="May I *push* @everyone?")
    assert result.response is not None
    assert not result.response.ephemeral
    reply = texts(result.response)
    assert "May I \\*push\\* @\u200beveryone?" in reply
    assert "**yes**" in reply or "**no**" in reply
    assert "nicht mit" in await reply_text(await world.clara.slash(world.channel, "rules", ask="Me?"))
