"""The games of the house: one line registers one."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from engine.kernel.game import Game
from engine.kernel.verbs import Verbs

DATA = Path(__file__).resolve().parent.parent / "data"

GAMES: dict[str, str] = {
    "telperinquar": "engine.telperinquar.game:Telperinquar",
    "imperator": "engine.imperator.game:Imperator",
    "heldenkampf": "engine.heldenkampf.game:Heldenkampf",
    "tenefyr": "engine.tenefyr.game:Tenefyr",
    "talisman": "engine.talisman.game:Talisman",
}
"""Name of the game -> where its rules are; loaded when first asked for."""

_loaded: dict[str, Game[Any]] = {}
_packs: list[Path] = []


def use_packs(folder: Path | None) -> None:
    """From here on the games that have packs are played with those of this folder (None: with none)."""
    _packs[:] = [] if folder is None else [folder]
    _loaded.clear()


def packs_folder() -> Path | None:
    """The folder named to :func:`use_packs`."""
    return _packs[0] if _packs else None


def game(name: str) -> Game[Any]:
    """The rules of a registered game, its data read once. Raises KeyError for an unknown name, and what
    :meth:`~engine.kernel.game.Game.with_packs` raises.
    """
    if name not in _loaded:
        module, _, attribute = GAMES[name].partition(":")
        found: type[Game[Any]] = getattr(import_module(module), attribute)
        made = found.with_packs(_packs[0]) if _packs else found()
        _loaded.setdefault(name, made)  # another thread may have been faster
    return _loaded[name]


def verbs_of(name: str) -> Verbs:
    """Return the kinds of moves of a registered game without loading the rest of it: ``VERBS`` of the module ``verbs``
    beside its rules. Raises KeyError for an unknown name.
    """
    package = GAMES[name].partition(":")[0].rpartition(".")[0]
    return import_module(package + ".verbs").VERBS
