"""A new language consists of folders only: it is offered, used for its readers, and reported where it is incomplete.

Here the bot itself and Nim have Brazilian Portuguese; the other games do not.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine import games
from engine.rulebook import Rulebook
from render.completeness import Folder, check, house
from render.languages import Languages
from tests.cogs.commands.test_language import choose
from tests.cogs.commands.test_settings import MANAGE, with_role
from tests.cogs.small_games import house_with
from tests.cogs.world import World, labels, reply_text
from tests.games import data_with
from tests.games.nim.game import Nim
from tests.locales import ALL

WORDS = {
    "house/pt-BR/panels.ftl": ("language-name = English", "language-name = Português (Brasil)"),
    "house/pt-BR/servers.ftl": ("Public messages are in", "As mensagens públicas são em"),
    "nim/pt-BR/nim.ftl": ("{ $player } takes\n", "{ $player } pega\n"),
    "nim/pt-BR/names.yaml": ("Heap", "Monte"),
    "nim/pt-BR/rules.yaml": ("title: Nim", "title: Nim em português"),
}


small, _, languages, pictures = house_with("nim")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the data with Nim and with folders of a new language for Nim and the bot itself."""
    games.use_packs(None)
    folder = data_with(tmp_path / "data", "nim")
    for name in ("house", "nim"):
        shutil.copytree(folder / name / "en", folder / name / "pt-BR")
    for file, (english, portuguese) in WORDS.items():
        words = (folder / file).read_text("utf-8")
        assert english in words, file
        (folder / file).write_text(words.replace(english, portuguese), "utf-8")
    monkeypatch.setattr("engine.rulebook.DATA", folder)
    monkeypatch.setattr(Nim, "data", folder / "nim")
    return folder


async def test_a_new_language_is_offered_by_its_own_name_with_the_games_that_lack_it(world: World) -> None:
    manager = with_role(world, "Max", MANAGE)
    offered = await manager.autocomplete(world.channel, "settings language", "language", "")
    assert ("Português (Brasil)", "pt-BR") in [(choice["name"], choice["value"]) for choice in offered]
    reply = await reply_text(await manager.slash(world.channel, "settings language", language="pt-BR"))
    assert "Português (Brasil)" in reply
    games = "Telperinquár, Imperator, Heldenkampf, Heroes of Tenefyr and Talisman"
    assert f"Not translated yet, so shown in English: {games}." in reply
    assert "Not translated yet" in await reply_text(await manager.slash(world.channel, "settings show"))
    reply = await reply_text(await manager.slash(world.channel, "settings language", language="de"))
    assert "Not translated yet" not in reply


async def test_a_person_who_chooses_it_reads_which_games_lack_it(world: World) -> None:
    shown = await choose(world, world.anna, "pt-BR")
    assert "Talisman" in shown.content
    assert "Nim" not in shown.content
    assert "Talisman" not in (await choose(world, world.anna, "nl")).content


async def begin_nim(world: World, language: str, spoken: str) -> None:
    """Choose the language of the server and begin a game, whose texts are then in the language ``spoken``."""
    await with_role(world, "Max", MANAGE).slash(world.channel, "settings language", language=language)
    await world.anna.slash(world.channel, "game new", game="nim", options="heap=6")
    assert world.table().language == spoken
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")


async def test_a_table_uses_the_language_if_its_game_is_translated_and_the_default_otherwise(world: World) -> None:
    await begin_nim(world, "pt-BR", "pt-BR")
    assert "pega" in "\n".join(
        str(message.embeds[0].to_dict()) for message in world.channel.history() if message.embeds
    )


async def test_a_table_of_an_untranslated_game_uses_the_default_language_throughout(world: World) -> None:
    world.locales[world.anna.id] = "nl"
    await begin_nim(world, "nl", "en")
    board = "\n".join(str(message.embeds[0].to_dict()) for message in world.channel.history() if message.embeds)
    assert "Waiting for" in board
    assert "Anna takes" in board
    shown = await world.anna.slash(world.channel, "help")
    assert shown.response is not None
    assert "My move" in labels(shown.response)
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert "In dit kanaal" in await reply_text(await world.anna.slash(elsewhere, "game status"))


async def test_without_a_chosen_language_each_incomplete_one_lists_its_missing_games(world: World) -> None:
    reply = await reply_text(await with_role(world, "Max", MANAGE).slash(world.channel, "settings language"))
    assert "For people who read Nederlands, these games are still shown in English:" in reply
    assert "Nim" in reply
    assert "Deutsch" not in reply


def test_its_names_rules_and_locale_are_known(data: Path, languages: Languages) -> None:
    assert languages.languages == (*ALL, "pt-BR")
    assert [languages.pick(locale) for locale in ("pt-BR", "pt", "de")] == ["pt-BR", "en", "de"]
    assert games.game("nim").names()["heap"] == {"en": "Heap", "de": "Haufen", "pt-BR": "Monte"}
    assert Rulebook(data / "nim").title("pt-BR") == "Nim em português"


def test_a_complete_translation_passes_and_a_missing_text_is_reported(data: Path) -> None:
    own = sorted((Path(__file__).parents[2] / "games" / "nim").glob("*.py"))
    nim, first = Folder("nim", data / "nim", own, ["heap"]), Folder("house", data / "house", house().code)
    pairs = [pair for pair in check([nim], first) if pair.faults or not pair.there]
    assert [(pair.language, pair.faults) for pair in pairs] == [("nl", [])], "Nim is not translated into all of them"
    file = data / "nim" / "pt-BR" / "nim.ftl"
    file.write_text(file.read_text("utf-8").replace("move-take = Take\n", ""), "utf-8")
    faults = {(pair.language, pair.folder): pair.faults for pair in check([nim], first) if pair.faults}
    assert faults == {("pt-BR", "nim"): ["missing: nim.ftl: move-take"]}
