"""The available languages, for tests of what must hold in each of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import DATA, GAMES
from engine.locales import languages_in

ALL = languages_in(DATA / "house")
"""Those the house is worded in."""
DRAWN = ["en", *(pytest.param(language, marks=pytest.mark.ci) for language in ALL if language != "en")]
"""The same, but outside of CI English alone, for many pictures that differ in their words only."""
LONGEST = "de"
"""The language with the longest words, in which alone letters are measured on all boards outside of CI."""
FOLDERS = [(language, folder) for folder in ("house", *GAMES) for language in languages_in(DATA / folder)]
"""Every language of the house and of each game, with the folder of ``data``; a game may lack some of the house's."""


def data_without(folder: Path, name: str, language: str) -> Path:
    """Make a folder with all data except one language of a game; return it."""
    (folder / name).mkdir(parents=True)
    for part in (*DATA.iterdir(), *(DATA / name).iterdir()):
        if part not in (DATA / name, DATA / name / language):
            (folder / part.relative_to(DATA)).symlink_to(part)
    return folder


def of_game(name: str) -> tuple[str, ...]:
    """Return the languages of a game."""
    return languages_in(DATA / name)
