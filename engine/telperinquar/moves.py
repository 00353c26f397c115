"""Making moves quickly: menus make many thousands of them a second."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from engine.kernel.menus import Argument, Move

made: Callable[[tuple[str, tuple[Argument, ...]]], Move] = partial(cast("Any", tuple).__new__, Move)
"""``made((name, arguments))`` is ``Move(name, arguments)`` without the detour through its Python constructor."""
