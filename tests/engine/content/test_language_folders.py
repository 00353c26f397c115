"""Language folders of a game and its packs: names come to their items, whichever folder says them, and only once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.content.files import Entry, Fault
from engine.content.language_folders import LanguageFolders
from engine.kernel.text import Text

STONE: dict[str, Any] = {"id": "stone", "weight": 3}


def write(folder: Path, path: str, names: Any) -> None:
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_text(yaml.safe_dump(names), "utf-8")


def read(folder: Path, *packs: str) -> tuple[LanguageFolders, list[Fault]]:
    languages, faults = LanguageFolders(), []
    for pack in packs:
        languages.read(folder / pack, faults)
    return languages, faults


def test_an_item_gets_the_names_of_its_own_folder_and_of_another(tmp_path: Path) -> None:
    write(tmp_path, "game/en/names.yaml", {"stone": {"name": "Stone", "also": ["Rock"]}})
    write(tmp_path, "dutch/nl/names.yaml", {"stone": "Steen"})
    languages, faults = read(tmp_path, "game", "dutch")
    (entry,) = languages.into([Entry("game/stones.yaml", "stone", STONE)], faults)
    assert entry.data == {**STONE, "name": {"en": "Stone", "nl": "Steen"}, "also": ["Rock"]}
    assert faults == []
    assert languages.spoken("game/stones.yaml") == ["en"], "a language added to another pack need not name everything"
    assert languages.spoken("dutch/more.yaml") == ["en", "nl"]


@pytest.mark.parametrize(
    ("names", "item", "key"),
    [
        ({"stone": "Stone"}, {**STONE, "name": {"en": "Pebble"}}, "fault-named-twice"),
        ({"stone": {"name": "Stone", "flavour": "Hard."}}, {**STONE, "flavour": {"en": "x"}}, "fault-named-twice"),
        (["Stone"], STONE, "fault-kind"),
        ({"stone": {"nom": "Stone"}}, STONE, "fault-missing"),
    ],
)
def test_what_is_said_twice_or_otherwise_than_in_names_is_a_fault(
    tmp_path: Path, names: Any, item: dict[str, Any], key: str
) -> None:
    write(tmp_path, "game/en/names.yaml", names)
    languages, faults = read(tmp_path, "game")
    languages.into([Entry("game/stones.yaml", "stone", item)], faults)
    assert faults
    assert faults[0].what.key == key
    assert faults[0].file == "game/en/names.yaml"


def test_a_name_without_an_item_is_reported_in_the_words_of_the_game(tmp_path: Path) -> None:
    write(tmp_path, "game/en/names.yaml", {"stone": "Stone", "water": "Water"})
    languages, _ = read(tmp_path, "game")
    none = Text("fault-no-such-stone")
    assert languages.unknown({"stone": "game/stones.yaml"}, none) == [Fault("game/en/names.yaml", "water", "", none)]
