"""Small games for tests, each a complete game in a folder of its own."""

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
"""The entry of each small game in ``engine.games.GAMES``."""
FOLDER = Path(__file__).parent


@contextmanager
def registered(*names: str) -> Iterator[None]:
    """Register these small games, or all if none is named, while the context is open."""
    before = dict(games.GAMES)
    games.GAMES.update({name: SMALL[name] for name in names or SMALL})
    try:
        yield
    finally:
        games.GAMES.clear()
        games.GAMES.update(before)


def data_with(folder: Path, *names: str) -> Path:
    """Copy the data of the house and of these small games, or of all if none is named, to a new folder; return it."""
    for name in ("house", *(name for name in games.GAMES if name not in SMALL)):
        shutil.copytree(games.DATA / name, folder / name)
    for name in names or SMALL:
        shutil.copytree(FOLDER / name / "data", folder / name)
    return folder
