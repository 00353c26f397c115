"""Small games made up for tests of the house, each in one folder as a game of the house is in its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from engine import games

SMALL: Mapping[str, str] = {
    "caravan": "tests.games.caravan.game:Caravan",
    "nim": "tests.games.nim.game:Nim",
    "pips": "tests.games.pips.game:Pips",
    "spoils": "tests.games.spoils.game:DivideAndChoose",
}
"""The line of registration of each."""
FOLDER = Path(__file__).parent


@contextmanager
def registered(*names: str) -> Iterator[None]:
    """Let these small games, or all where none is named, be games of the house meanwhile."""
    before = dict(games.GAMES)
    games.GAMES.update({name: SMALL[name] for name in names or SMALL})
    try:
        yield
    finally:
        games.GAMES.clear()
        games.GAMES.update(before)


def data_with(folder: Path, *names: str) -> Path:
    """Write the data of the house with those of these small games, or of all where none is named, into a folder that is
    not there yet; return it.
    """
    for name in ("house", *(name for name in games.GAMES if name not in SMALL)):
        shutil.copytree(games.DATA / name, folder / name)
    for name in names or SMALL:
        shutil.copytree(FOLDER / name / "data", folder / name)
    return folder
