"""A theme is data: an operator renames things with a folder of the same form, and a slip in it is reported."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

import pytest

from engine import games
from engine.content.names import names_in, read_names
from engine.content.theme import use_theme
from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from engine.kernel.text import Text, name
from engine.rulebook import rulebook
from engine.telperinquar.cards.library import card_set
from render.languages import Languages
from render.themes import unknown_entries

Write = Callable[[Mapping[str, str]], Path]


@pytest.fixture
def write(tmp_path: Path) -> Iterator[Write]:
    """Return a function that writes the files of a theme and uses it; remove the theme afterwards."""

    def forget() -> None:
        games.use_packs(games.packs_folder())
        for cached in (read_names, names_in, rulebook, card_set):
            cached.cache_clear()

    def written(files: Mapping[str, str]) -> Path:
        for file, words in files.items():
            path = tmp_path / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(words, "utf-8")
        use_theme(tmp_path)
        forget()
        return tmp_path

    yield written
    use_theme(None)
    forget()


def test_a_theme_changes_the_names_it_has_and_no_others(write: Write) -> None:
    write(
        {
            "tenefyr/en/names.yaml": "goblin-scout: Tax Collector\n",
            "tenefyr/de/names.yaml": "goblin-scout: {name: Steuereintreiber, grammar: {gender: masculine}}\n",
            "telperinquar/en/names.yaml": "grey-wolf: Stray Poodle\n",
        }
    )
    languages = Languages()
    assert languages.say(name("goblin-scout"), "en", game="tenefyr") == "Tax Collector"
    assert languages.say(name("goblin-scout"), "de", game="tenefyr") == "Steuereintreiber"
    assert languages.say(name("kobold"), "en", game="tenefyr") == "Kobold"
    assert games.game("tenefyr").names()["goblin-scout"]["en"] == "Tax Collector", "it is typed so as well"
    assert languages.say(name("grey-wolf"), "en", game="telperinquar") == "Stray Poodle"
    assert languages.say(name("grey-wolf"), "de", game="telperinquar") != "Stray Poodle"


def test_messages_of_a_theme_come_before_those_of_the_game_and_rules_in_their_place(write: Write) -> None:
    original = (games.DATA / "tenefyr/en/rules.yaml").read_text("utf-8")
    write(
        {
            "tenefyr/en/play.ftl": "game-tenefyr = Clerks of Tenefyr\n",
            "tenefyr/en/rules.yaml": original.replace("title: Heroes of Tenefyr", "title: Clerks of Tenefyr"),
            "tenefyr/en/primer.md": "Count your beans.\n",
        }
    )
    languages = Languages()
    assert languages.say(Text("game-tenefyr"), "en") == "Clerks of Tenefyr"
    assert languages.say(Text("game-tenefyr"), "de") == "Heroes of Tenefyr"
    assert languages.say(Text("game-imperator"), "en") == "Imperator"
    assert (rulebook("tenefyr").title("en"), rulebook("tenefyr").primer("en")) == (
        "Clerks of Tenefyr",
        "Count your beans.",
    )
    assert rulebook("tenefyr").primer("de") != "Count your beans."


def adventure(language: str) -> str:
    """Return the thread's lines of the first turns of an adventure of two computers, always the same one."""
    languages, rules, random = Languages(strict=True), games.game("talisman"), Random(1)
    match = Match.new(rules, b"words", 2, {"first": "1"})
    texts = [event.text for event in match.opening().events if event.only is None]
    for _ in range(80):
        seat, menu = next((seat, menu) for seat, menu in match.menus().items() if not menu.optional)
        move = rules.choose(match.determinize(seat, random), seat, menu, random, SIMPLE)
        texts += [event.text for event in match.play(seat, move).events if event.only is None]
    return "\n".join(languages.say(text, language, ["Anna", "Ben"], game="talisman") for text in texts)


def test_an_adventure_is_played_under_another_name_of_a_card_and_of_a_space(write: Write) -> None:
    plain, german = adventure("en"), adventure("de")
    assert "Bag of Gold" in plain
    assert "Village" in plain
    assert "Dorf" in german
    write(
        {
            "talisman/en/names.yaml": "bag-of-gold:\n  name: Purse of Pearls\n"
            "  grammar: {the: the Purse of Pearls, the-first: The Purse of Pearls}\n"
            "village: {name: Harbour, grammar: {the: the Harbour, the-first: The Harbour}}\n",
            "talisman/de/names.yaml": "bag-of-gold: Perlenbeutel\nvillage: Hafen\n",
        }
    )
    with_theme_name = (
        plain.replace("Two Bags", "&").replace("Bag of Gold", "Purse of Pearls").replace("Village", "Harbour")
    )
    assert adventure("en") == with_theme_name.replace("&", "Two Bags")
    assert "Hafen" in adventure("de")
    assert "Dorf" not in adventure("de")


def test_unknown_entries_of_a_theme_are_reported(write: Write) -> None:
    theme = write(
        {
            "tenefyr/en/names.yaml": "goblin-scuot: Tax Collector\nkobold: Page\n",
            "tenefyr/en/play.ftl": "game-tenefyr = Clerks\ngame-tenefir = Clerks\n",
            "tenefyr/fr/names.yaml": "kobold: Kobold\n",
            "readme.txt": "",
        }
    )
    assert unknown_entries(theme) == [
        ("readme.txt", ""),
        ("tenefyr/en/names.yaml", "goblin-scuot"),
        ("tenefyr/en/play.ftl", "game-tenefir"),
        ("tenefyr/fr/names.yaml", ""),
    ]
    (theme / "tenefyr/en/names.yaml").write_text("[", "utf-8")
    with pytest.raises(ValueError, match=r"names\.yaml"):
        unknown_entries(theme)
