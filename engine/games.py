"""The registry of games: one line per game."""

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
"""Name of the game -> its class; loaded on first use."""

_loaded: dict[str, Game[Any]] = {}
_packs: list[Path] = []


def use_packs(folder: Path | None) -> None:
    """Set the folder of card packs for all games that take packs (None: no packs)."""
    _packs[:] = [] if folder is None else [folder]
    _loaded.clear()


def packs_folder() -> Path | None:
    """Return the folder of card packs; None without packs."""
    return _packs[0] if _packs else None


def game(name: str) -> Game[Any]:
    """Return the rules of a registered game; its data is read once.

    Raises KeyError for an unknown name, and the errors of :meth:`~engine.kernel.game.Game.with_packs`.
    """
    if name not in _loaded:
        module, _, attribute = GAMES[name].partition(":")
        game_class: type[Game[Any]] = getattr(import_module(module), attribute)
        loaded = game_class.with_packs(_packs[0]) if _packs else game_class()
        _loaded.setdefault(name, loaded)  # another thread may have been faster
    return _loaded[name]


def verbs_of(name: str) -> Verbs:
    """Return the verbs of a registered game without loading the rest of it: ``VERBS`` of its module ``verbs``.

    Raises KeyError for an unknown name.
    """
    package = GAMES[name].partition(":")[0].rpartition(".")[0]
    return import_module(package + ".verbs").VERBS
