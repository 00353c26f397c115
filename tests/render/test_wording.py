"""Every language is complete: what the code uses is worded and named in each, and nothing else is there."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.commands.languages import LanguageStatus, table
from engine.content.names import read_names
from engine.games import DATA, GAMES, game
from engine.kernel.text import Text, name, seat_name
from engine.locales import DEFAULT
from render.completeness import Folder, check, game_folder, house
from render.console import main
from render.game_options import option_keys
from render.languages import Languages, Reader
from tests.games.nim.game import Nim
from tests.locales import ALL, FOLDERS
from tests.wording import strict_languages

LANGUAGES = strict_languages()


def faults(pairs: list[LanguageStatus]) -> list[str]:
    return [f"{pair.language}/{pair.folder}: {fault}" for pair in pairs for fault in pair.faults]


def test_every_language_of_the_house_and_its_games_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["languages"]) == 0, "\n" + capsys.readouterr().out
    said = capsys.readouterr().out
    for folder in ("house", *GAMES):
        for language in ALL:
            state = "complete" if (language, folder) in FOLDERS else "not there, shown in en"
            assert f"{language:<8} {folder:<16} {state}" in said


def test_every_game_is_looked_at() -> None:
    pairs = check([game_folder(name) for name in GAMES], house())
    assert {pair.folder for pair in pairs} == {"house", *GAMES}


@pytest.fixture
def nim(tmp_path: Path) -> Path:
    """Copy the words of Nim into a folder that may be spoiled, beside those of the house."""
    shutil.copytree(DATA / "house", tmp_path / "house")
    shutil.copytree(Nim.data, tmp_path / "nim")
    return tmp_path


def checked(nim: Path) -> list[str]:
    rules = Nim()
    read_names.cache_clear()
    code = sorted(Nim.data.parent.glob("*.py"))
    folder = Folder("nim", nim / "nim", code, list(rules.names()), option_keys(rules))
    return faults(check([folder], Folder("house", nim / "house", house().code)))


def edit(old: str, new: str) -> Callable[[str], str]:
    def edited(words: str) -> str:
        assert old in words
        return words.replace(old, new)

    return edited


def test_a_complete_language_has_no_fault(nim: Path) -> None:
    assert checked(nim) == []


@pytest.mark.parametrize(
    ("file", "change", "expected"),
    [
        ("nim/de/nim.ftl", edit("move-take = Nehmen\n", ""), "de/nim: missing: nim.ftl: move-take"),
        ("nim/de/nim.ftl", edit("move-take", "move-give = x\nmove-take"), "de/nim: superfluous: nim.ftl: move-give"),
        ("nim/de/nim.ftl", edit("{ $stones } Steine da", "Steine da"), "de/nim: different: nim.ftl: ask-take has var"),
        (
            "nim/de/nim.ftl",
            edit("Nehmen\n", "Nehmen\n    .brief = x\n"),
            "nim.ftl: move-take.brief: no message asks for this form",
        ),
        ("nim/de/nim.ftl", edit("move-take = N", "!! = N"), "de/nim: missing: nim.ftl: move-take"),
        ("nim/de/nim.ftl", edit("move-take", "move-take = x\nmove-take"), "move-take stands in nim.ftl already"),
        ("nim/de/nim.ftl", edit("move-take", "list-empty = x\nmove-take"), "list-empty is a message of the house"),
        ("nim/en/nim.ftl", edit("refused-turn", "refused-turns"), "en/nim: missing: refused-turn (game.py:"),
        ("nim/en/nim.ftl", edit("$most", "$least"), "en/nim: different: nim.ftl: refused-count uses least, not given"),
        (
            "nim/en/nim.ftl",
            edit("move-take", "dead-words = x\nmove-take"),
            "nothing uses dead-words",
        ),
        (
            "nim/en/nim.ftl",
            edit("option-heap =", "option-heaps ="),
            "en/nim: missing: option-heap (an option of the game)",
        ),
        ("nim/de/names.yaml", edit("heap", "haufen"), "de/nim: missing: names.yaml: heap"),
        ("nim/de/names.yaml", edit("heap: Haufen", "heap: Haufen\nx: y"), "de/nim: superfluous: names.yaml: x"),
        ("nim/de/rules.yaml", edit("N-2:", "N-9:"), "de/nim: missing: rules.yaml: N-2"),
        ("nim/de/rules.yaml", edit("N-2:", "N-9:"), "de/nim: superfluous: rules.yaml: N-9"),
    ],
)
def test_missing_superfluous_and_different_entries_are_named(
    nim: Path, file: str, change: Callable[[str], str], expected: str
) -> None:
    path = nim / file
    path.write_text(change(path.read_text("utf-8")), "utf-8")
    said = checked(nim)
    assert any(expected in line for line in said), said


def test_a_page_for_a_first_game_is_part_of_a_language(nim: Path) -> None:
    (nim / "nim" / "de" / "primer.md").unlink()
    assert checked(nim) == ["de/nim: missing: primer.md"]


def test_a_language_of_the_house_that_a_game_lacks_is_a_gap_and_no_fault(nim: Path) -> None:
    shutil.copytree(nim / "house" / "en", nim / "house" / "fr")
    pairs = check([Folder("nim", nim / "nim", sorted(Nim.data.parent.glob("*.py")), ["heap"])], house_of(nim))
    assert faults(pairs) == []
    missed = [pair.language for pair in pairs if not pair.there]
    assert missed == [language for language in ("fr", *ALL) if not (nim / "nim" / language).is_dir()]
    assert "fr       nim              not there, shown in en" in table(pairs)


def test_a_language_that_only_a_game_has_is_a_fault(nim: Path) -> None:
    shutil.copytree(nim / "nim" / "en", nim / "nim" / "fr")
    assert checked(nim) == ["fr/nim: superfluous: nim/fr: the house is not worded in it"]


def house_of(data: Path) -> Folder:
    return Folder("house", data / "house", house().code)


@pytest.mark.parametrize("which", sorted(GAMES))
def test_what_each_argument_of_a_move_is_can_be_said(which: str) -> None:
    languages, verbs = Languages(), game(which).verbs
    for verb in verbs:
        for place in range(1, len(verb.args) + 1):
            asked = verbs.asked(verb.name, place)
            assert asked is None or languages.has(asked.key, DEFAULT, which), f"{verb.name}, {place}"


@pytest.mark.parametrize("language", LANGUAGES.known("telperinquar"))
def test_a_hero_has_as_many_life_points_as_the_number_says_also_below_0(language: str) -> None:
    for life in (-2, -1, 0, 1, 2):
        words = LANGUAGES.say(Text("life-points", {"life": life}), language, game="telperinquar")
        assert str(life) in words.replace("−", "-")


@pytest.mark.parametrize(("language", "game_name"), [pair for pair in FOLDERS if pair[1] != "house"])
def test_no_game_uses_the_word_for_the_review_of_a_finished_game_for_something_else(
    language: str, game_name: str
) -> None:
    review = LANGUAGES.say(Text("button-review"), language).casefold()
    files = (DATA / game_name / language).iterdir()
    assert [path.name for path in files if review in path.read_text(encoding="utf-8").casefold()] == []


@pytest.mark.parametrize("language", ALL)
def test_the_other_moves_of_a_hint_have_no_numbers_since_the_buttons_have_none(language: str) -> None:
    others = {"second": Text("move-end"), "third": Text("move-pass"), "count": 2}
    words = LANGUAGES.say(Text("hint-others", others), language, game="telperinquar")
    assert not any(character.isdigit() for character in words)


def test_a_step_back_and_what_costs_nothing_are_not_called_zug_in_german_which_is_a_turn() -> None:
    texts = [Text("panel-undo"), *(Text(key, {"actions": 0}) for key in ("ask-main", "ask-combat"))]
    for text in texts:
        assert "Zug" not in LANGUAGES.say(text, "de", game="telperinquar").replace("Züge", "Zug")


@pytest.mark.parametrize("language", LANGUAGES.known("telperinquar"))
def test_labels_of_places_and_ranges_begin_with_a_capital_letter(language: str) -> None:
    for key in ("left", "right", "empty-row", "melee", "ranged", "none"):
        assert LANGUAGES.say(Text("argument-" + key), language, game="telperinquar")[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES.known("telperinquar"))
@pytest.mark.parametrize("option", ["attack-attacker", "play-place", "equip-bearer"])
def test_what_a_duel_asks_for_a_move_is_a_question(language: str, option: str) -> None:
    assert "?" in LANGUAGES.say(Text(f"command-{option}-about"), language, game="telperinquar")


def test_a_fallen_heroine_is_called_heldin_in_german() -> None:
    for hero, word in (("rogue", "Heldin"), ("wizard", "Held")):
        for whose in (0, 1):
            fallen = Text("event-hero-died", {"hero": name(hero), "whose": seat_name(whose)})
            reader = Reader("de", "telperinquar", ("Anna", "Bert"), seat=0)
            assert f"{word} " in LANGUAGES.say_to(fallen, reader)
