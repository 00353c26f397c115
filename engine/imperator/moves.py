"""Moves are made once and used again: menus hold many, and most of them come again and again."""

from __future__ import annotations

from functools import lru_cache

from engine.kernel.menus import Argument, Move


@lru_cache(maxsize=32768)
def move(name: str, *args: Argument) -> Move:
    """``Move(name, args)``."""
    return Move(name, args)
