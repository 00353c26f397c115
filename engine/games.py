"""The games of the house: one line registers one."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from engine.kernel.rules import Rules

DATA = Path(__file__).resolve().parent.parent / "data"

GAMES: dict[str, str] = {
    "telperinquar": "engine.telperinquar.rules:Telperinquar",
    "imperator": "engine.imperator.rules:Imperator",
}
"""Name of the game -> where its rules are; loaded when first asked for."""

_loaded: dict[str, Rules[Any]] = {}


def game(name: str) -> Rules[Any]:
    """The rules of a registered game, its data read once. Raises KeyError for an unknown name."""
    if name not in _loaded:
        module, _, attribute = GAMES[name].partition(":")
        _loaded[name] = getattr(import_module(module), attribute)()
    return _loaded[name]
