"""Card packs: reading them beside the base set, their faults, their schema for editors, and missing packs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from engine import games
from engine.content.files import ContentError
from engine.kernel.match import Match
from engine.kernel.menus import RefusedError
from engine.telperinquar.cards.library import DATA, card_set, with_packs
from engine.telperinquar.cards.packs import pack_schema
from engine.telperinquar.game import Telperinquar
from host.servers.server_settings import Rights, ServerSettingsCache
from render.console import main
from render.languages import Languages
from store.database import Store
from tests.engine.telperinquar.cards.foxes import FOX, many
from tests.engine.work import counted

WORDS = Languages(strict=True, games=("telperinquar",), names=lambda _: card_set().names())
FOXES: dict[str, Any] = {
    "id": "foxes",
    "name": {"en": "Foxes", "de": "Füchse"},
    "hero": "fighter",
    "levels": 10,
    "cards": {**dict.fromkeys(list(card_set().cards)[:13], 2), "red-fox": 4},
}


def write(folder: Path, name: str, content: Any) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    words = content if isinstance(content, str) else yaml.safe_dump(content, allow_unicode=True)
    (folder / name).write_text(words, encoding="utf-8")


def faults(folder: Path, language: str = "en") -> list[str]:
    with pytest.raises(ContentError) as caught:
        with_packs(folder)
    return [WORDS.say(text, language) for text in caught.value.texts]


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    folder = tmp_path / "packs"
    folder.mkdir()
    return folder


@pytest.fixture
def with_foxes(packs: Path) -> Iterator[Path]:
    """Add a pack of foxes to the games."""
    write(packs, "foxes.yaml", {"cards": [FOX], "decks": [FOXES]})
    games.use_packs(packs)
    yield packs
    games.use_packs(None)


# ---- reading


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("foxes.yaml", [FOX]),
        ("foxes.yml", FOX),
        ("foxes.yaml", {"cards": [FOX], "heroes": None}),
        ("foxes/cards/one.yaml", [FOX]),
    ],
)
def test_a_pack_is_a_file_or_a_folder(packs: Path, name: str, content: Any) -> None:
    write(packs, name, content)
    write(packs, "notes.txt", "no pack")
    write(packs, ".hidden.yaml", "no pack: either")
    cards = with_packs(packs)
    assert len(cards.cards) == len(card_set().cards) + 1
    assert cards.names()["red-fox"] == {"en": "Red Fox", "de": "Rotfuchs"}


def test_a_folder_without_packs_is_the_base_set(packs: Path) -> None:
    assert with_packs(packs) == card_set()


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ([{**FOX, "life": 99}], "packs/foxes.yaml · red-fox · life: 99 is too high. Allowed: 60 or less."),
        ([{**FOX, "typ": 1}], "packs/foxes.yaml · red-fox · typ: there is no such field. Did you mean “type”?"),
        ([{**FOX, "id": "grey-wolf"}], "packs/foxes.yaml · grey-wolf · id:"),
        ([{**FOX, "name": {"de": "Fuchs"}}], "packs/foxes.yaml · red-fox · name.en: is required."),
        ([FOX, {**FOX, "id": "fox", "name": {"en": "Fox"}}], "packs/foxes.yaml · fox · name.de: is required."),
        ({"card": [FOX]}, "packs/foxes.yaml · card: there is no such field. Did you mean “cards”?"),
        ({"decks": [FOXES]}, "packs/foxes.yaml · foxes: There is no card “red-fox”."),
        ("- id: [", "packs/foxes.yaml: "),
        ("cards: nonsense", "packs/foxes.yaml · #1: "),
    ],
)
def test_a_fault_of_a_pack_names_file_card_and_field(packs: Path, content: Any, expected: str) -> None:
    write(packs, "foxes.yaml", content)
    (said,) = faults(packs)
    assert said.startswith(expected), said
    assert "{" not in faults(packs, "de")[0]


# ---- languages

BARE = {key: value for key, value in FOX.items() if key != "name"}


def test_a_pack_may_have_language_folders_instead_of_names_in_its_cards(packs: Path) -> None:
    write(packs, "foxes/cards/one.yaml", [BARE])
    write(packs, "foxes/en/names.yaml", {"red-fox": {"name": "Red Fox", "flavour": "Quick.", "also": ["Reynard"]}})
    write(packs, "foxes/pt-BR/names.yaml", {"red-fox": {"name": "Raposa", "flavour": "Veloz."}})
    rules = Telperinquar.with_packs(packs)
    assert rules.names()["red-fox"] == {"en": "Red Fox", "pt-BR": "Raposa"}
    assert rules.flavours()["red-fox"] == {"en": "Quick.", "pt-BR": "Veloz."}
    assert rules.decks is not None
    assert [rules.decks.read(f"2 {words}").deck["cards"] for words in ("raposa", "Reynard")] == [{"red-fox": 2}] * 2


def test_a_folder_translates_a_pack_that_has_names_in_its_cards(packs: Path) -> None:
    write(packs, "foxes.yaml", [FOX])
    write(packs, "french/fr/names.yaml", {"red-fox": "Renard roux", "grey-wolf": "Loup gris"})
    named = with_packs(packs).names()
    assert named["red-fox"] == {"en": "Red Fox", "de": "Rotfuchs", "fr": "Renard roux"}
    assert named["grey-wolf"]["fr"] == "Loup gris"
    assert "fr" not in card_set().names()["grey-wolf"]


@pytest.mark.parametrize(
    ("language", "names", "expected"),
    [
        ("fr", {"red-fox": "Renard", "fox": "Renardeau"}, "more/fr/names.yaml · fox: there is no card, hero or deck"),
        ("de", {"red-fox": "Fuchs"}, "more/de/names.yaml · red-fox · name.de: already has a name in this language, in"),
        ("fr", {"red-fox": 7}, "more/fr/names.yaml · red-fox: a group of fields (name: value) is needed here"),
        ("fr", {"red-fox": {"nom": "Renard"}}, "more/fr/names.yaml · red-fox · name: is required."),
        ("fr", ["Renard"], "more/fr/names.yaml: a group of fields (name: value) is needed here, not “['Renard']”."),
        ("fr", "red-fox: [", "more/fr/names.yaml: "),
        ("fr", {"red-fox": "a\u0000b"}, "more/fr/names.yaml · red-fox · name: the text must be a single line"),
        ("fr", {"red-fox": "Loup", "grey-wolf": "loup"}, "name.fr: "),
    ],
)
def test_a_fault_of_a_language_folder_names_its_file(packs: Path, language: str, names: Any, expected: str) -> None:
    write(packs, "foxes.yaml", [FOX])
    write(packs, f"more/{language}/names.yaml", names)
    said = faults(packs)
    assert expected in said[0], said
    assert len(said) <= 2
    assert "{" not in "".join(faults(packs, "de"))


def test_every_item_of_a_pack_needs_a_name_in_every_language_of_its_folders(packs: Path) -> None:
    write(packs, "foxes/cards/one.yaml", [FOX, {**BARE, "id": "arctic-fox"}])
    write(packs, "foxes/en/names.yaml", {"arctic-fox": "Arctic Fox"})
    assert faults(packs) == ["foxes/cards/one.yaml · arctic-fox · name.de: is required."]


def test_thousands_of_names_do_not_cause_thousands_of_faults(packs: Path) -> None:
    write(packs, "foxes/cards/one.yaml", many(200))
    strange = {"aaa": {f"{a}{b}c": "x" for a in "abcdefghijklmnopqrstuvwxyz" for b in "abcdefghijklmnopqrstuvwxyz"}}
    write(packs, "foxes/cards/two.yaml", [{**FOX, "id": "fox", "name": {"en": "Fox", **strange["aaa"]}}])
    write(packs, "foxes/fr/names.yaml", {f"nobody-{number}": "x" for number in range(2000)})
    assert len(faults(packs)) <= 300


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    assert faults(tmp_path / "nowhere") == ["nowhere: there is no such folder."]


def test_a_pack_of_five_hundred_cards_is_read_within_a_budget_of_calls(packs: Path) -> None:
    """The bench tells the time; a million calls are less than a second even on a slow machine."""
    write(packs, "foxes.yaml", many(500))
    rules, calls = counted(lambda: Telperinquar.with_packs(packs))
    assert len(rules.catalog.kinds) == len(Telperinquar().catalog.kinds) + 500
    assert calls < 1_000_000


# ---- editors


@cache
def schema_for_editors() -> Mapping[str, Any]:
    return pack_schema()


def test_the_schema_is_printed_and_accepts_what_the_game_accepts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "telperinquar"]) == 0
    schema = json.loads(capsys.readouterr().out)
    Draft202012Validator.check_schema(schema)
    editor = Draft202012Validator(schema)
    for path in sorted((DATA / "cards").glob("*.yaml")):
        assert list(editor.iter_errors(yaml.safe_load(path.read_text("utf-8")))) == [], path.name
    parts = {name: yaml.safe_load((DATA / file).read_text("utf-8")) for name, file in PARTS.items()}
    assert list(editor.iter_errors(parts)) == []


PARTS = {"heroes": "heroes.yaml", "decks": "decks/ready.yaml"}


@pytest.mark.parametrize(
    "wrong",
    [
        {**FOX, "typ": 1},
        {**FOX, "life": 99},
        {**FOX, "type": "dragon"},
        {**FOX, "name": {"de": "Fuchs"}},
        {**FOX, "name": {"en": "Fox", "german": "Fuchs"}},
        {**FOX, "abilities": [{"effects": [{"effect": "explode"}]}]},
    ],
)
def test_the_schema_rejects_what_the_game_rejects(wrong: dict[str, Any]) -> None:
    editor = Draft202012Validator(schema_for_editors())
    assert not editor.is_valid([wrong])
    assert editor.is_valid([FOX])


def test_the_schema_explains_fields() -> None:
    card = schema_for_editors()["$defs"]["SupportCard"]["properties"]
    assert "unlimited" in card["charges"]["description"]


def test_a_game_without_packs_has_no_schema(pips: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "pips"]) == 2
    assert "no card packs" in capsys.readouterr().err


# ---- playing


def test_the_command_line_plays_packs_and_reports_their_faults(packs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(packs, "foxes.yaml", {"cards": [FOX], "decks": [FOXES]})
    simulate = ["--packs", str(packs), "simulate", "telperinquar", "--games", "1", "--option", "decks=foxes"]
    try:
        assert main([*simulate, "--max-moves", "50"]) == 0
        write(packs, "foxes.yaml", [{**FOX, "life": 99, "play": 99}])
        capsys.readouterr()
        assert main(simulate) == 2
        first, second = capsys.readouterr().err.splitlines()
        assert "red-fox · play: 99 is too high" in first
        assert "red-fox · life: 99 is too high" in second
    finally:
        games.use_packs(None)


def test_cards_of_a_pack_are_played_looked_up_and_put_into_decks(with_foxes: Path) -> None:
    rules = games.game("telperinquar")
    assert isinstance(rules, Telperinquar)
    assert rules.decks is not None
    assert rules.decks.read("4 Rotfuchs").deck["cards"] == {"red-fox": 4}
    assert "foxes" in rules.decks.ready()
    words = Languages(strict=True)
    assert "Rotfuchs" in words.say(rules.describe("red-fox").heading, "de", game="telperinquar")
    match = Match.new(rules, bytes(32), 2, {"decks": ["foxes", None]})
    assert "red-fox" in [*match.state.players[0].hand, *match.state.players[0].pile]
    assert rules.unknown_items(match.state) == []
    ready = rules.decks.ready()
    assert rules.pack_items(ready["foxes"]) == ["red-fox"]
    assert all(rules.pack_items(ready[deck]) == [] for deck in ready if deck != "foxes")


async def test_a_server_without_packs_refuses_a_deck_with_cards_of_a_pack(with_foxes: Path, tmp_path: Path) -> None:
    rules = games.game("telperinquar")
    assert isinstance(rules, Telperinquar)
    store = await Store.open(f"sqlite:///{tmp_path}/house.sqlite")
    servers = ServerSettingsCache(store)
    assert rules.decks is not None
    foxes = rules.decks.ready()["foxes"]
    await servers.check_deck(7, rules, foxes)
    await servers.change(7, Rights(manager=True), packs=False)
    with pytest.raises(RefusedError) as refused:
        await servers.check_deck(7, rules, foxes)
    assert refused.value.refusal.key == "refused-deck-packs"
    assert "Red Fox" in Languages(strict=True).say(refused.value.refusal.text, "en", game="telperinquar")
    await servers.check_deck(8, rules, foxes)
    await store.close()


def test_a_saved_game_lists_its_missing_cards(with_foxes: Path) -> None:
    match = Match.new(games.game("telperinquar"), bytes(32), 2, {"decks": ["foxes", None]})
    saved = match.save()
    games.use_packs(None)
    rules = games.game("telperinquar")
    assert isinstance(rules, Telperinquar)
    assert rules.unknown_items(Match[Any].load(rules, bytes(32), saved).state) == ["red-fox"]
