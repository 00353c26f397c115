"""A new game is one folder in ``engine/``, one in ``data/``, a picture template and a line of registration.

Nim (``tests/games/nim``, with ``data`` beside its rules) consists of these parts only and is played here with all
features of the bot.
"""

from __future__ import annotations

import pytest

from engine.commands.simulate import read_players, simulate
from engine.games import game
from engine.kernel.match import Match
from render.languages import Languages, Reader
from render.pictures import Pictures
from tests.cogs.small_games import house_with
from tests.cogs.world import World, pressable, reply_text, texts

PNG = b"\x89PNG"


small, data, languages, pictures = house_with("nim", "pips")


async def test_it_is_offered_with_its_options_and_its_own_command_in_both_languages(world: World) -> None:
    offered = await world.anna.autocomplete(world.channel, "game new", "game", "ni")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("Nim", "nim")]
    options = await world.anna.autocomplete(world.channel, "game new", "options", "", game="nim")
    assert [choice["name"] for choice in options] == ["Heap: 15 – How many stones lie there at the beginning."]
    tree = world.bot.tree
    assert tree.translator is not None
    take = tree.get_command("remove")
    assert take is not None
    payload = await take.get_translated_payload(tree, tree.translator)
    assert payload["description"] == "Take stones from the heap"
    assert payload["name_localizations"] == {"de": "wegnehmen"}
    assert payload["description_localizations"] == {"de": "Steine vom Haufen nehmen"}
    (stones,) = payload["options"]
    assert (stones["name"], stones["name_localizations"]) == ("stones", {"de": "steine"})
    assert stones["description"] == "How many stones you take: 1 to 3"
    assert stones["description_localizations"] == {"de": "Wie viele Steine du nimmst: 1 bis 3"}


async def test_a_command_of_several_games_is_shared_and_described_for_each_of_them(world: World) -> None:
    tree = world.bot.tree
    assert tree.translator is not None
    react, play = tree.get_command("react"), tree.get_command("play")
    assert react is not None
    assert play is not None
    payload = await react.get_translated_payload(tree, tree.translator)
    assert payload["description"] == "React to what somebody else is doing, or answer a question"
    answer = next(option for option in payload["options"] if option["name"] == "answer")
    assert answer["description"].endswith("The card you lay")
    assert answer["description_localizations"]["de"].endswith("und Würfeln")
    play_payload = await play.get_translated_payload(tree, tree.translator)
    assert play_payload["description"].startswith("Choose a game to play"), "it also opens the start page"
    assert play_payload["description_localizations"]["de"].startswith("Wähl ein Spiel")


async def test_it_is_played_to_its_end_by_commands_and_buttons(world: World) -> None:
    reply = await reply_text(await world.anna.slash(world.channel, "game new", game="nim", options="heap=6"))
    assert "Nim is open" in reply
    assert "**Heap:** 6. How many stones" in reply
    assert "heap" in await reply_text(await world.bert.slash(world.channel, "game new", game="nim", options="heap=99"))
    await world.clara.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    first = world.asked_person()
    second = world.clara if first is world.anna else world.anna
    suggested = await first.autocomplete(world.channel, "remove", "stones", "")
    assert [choice["value"] for choice in suggested] == ["1", "2", "3"]
    before = world.moves()
    assert "N-2" in await reply_text(await first.slash(world.channel, "remove", stones="4"))
    assert first.name in await reply_text(await second.slash(world.channel, "remove", stones="1")), (
        "it is the other's turn"
    )
    assert world.moves() == before, "what is not allowed changes nothing"
    assert "3" in await reply_text(await first.slash(world.channel, "remove", stones="3"))
    panel = await world.open(second)
    assert "3" in texts(panel)
    await second.click(panel, custom_id=next(way for way in pressable(panel) if way.endswith("take|2")))
    assert world.asked_person() is first
    assert "1 stones" in str(world.board_of_any().attachments[0].description)
    table = world.table()
    await first.slash(world.channel, "remove", stones="1")
    result = table.result()
    assert result is not None
    assert result.winners == (table.find_seat(second.id),)
    assert "1 to 3 stones" in await reply_text(await world.anna.slash(world.channel, "rules", rule="N-2"))
    assert "Reihum" in await reply_text(await world.clara.slash(world.channel, "rules", rule="N-2"))
    assert await reply_text(await world.anna.slash(world.channel, "verify"))


async def test_the_computer_plays_it(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="nim", options="heap=4")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    for _ in range(4):
        if table.result() is not None:
            break
        panel = await world.open(world.anna)
        await world.anna.click(panel, custom_id=next(way for way in pressable(panel) if "take" in way))
        if any(way.endswith("take|1") for way in pressable(panel)):
            await world.anna.click(panel, custom_id=next(way for way in pressable(panel) if way.endswith("take|1")))
    assert table.result() is not None


@pytest.mark.usefixtures("drawn_pictures")
def test_its_board_is_drawn_by_its_template_and_all_else_in_words(languages: Languages, pictures: Pictures) -> None:
    rules = game("nim")
    match = Match.new(rules, b"nim", 2)
    for language in ("en", "de"):
        assert pictures.board(match.view(None), language, ["Anna", "Bert"]).startswith(PNG)
        assert pictures.hand(match.view(0), language, ["Anna", "Bert"]).startswith(PNG)
        assert pictures.item("nim", rules.describe("heap"), language).startswith(PNG)
        assert languages.say_to(rules.describe("heap").heading, Reader(language, "nim")) in ("Heap", "Haufen")


def test_it_is_simulated_from_the_command_line() -> None:
    figures = simulate(
        game("nim"),
        games=20,
        seats=2,
        seed="nim",
        players=read_players("computer,random", 2),
        options={},
        max_moves=100,
        clock=lambda: 0.0,
    )
    assert figures.failures == []
    assert figures.unfinished == 0
    assert sum(figures.wins) == 20
