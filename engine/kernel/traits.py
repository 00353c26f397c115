"""What a game in which all win or lose together offers so that simulations can tell what its outcome depends on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class TraitRules(Protocol):
    """Rules that name what a finished game was played with."""

    def traits(self, state: Any) -> Mapping[str, Collection[str]]:
        """Return what was there, by its kind: ``{"boss": ["lich-king"], "hero": ["bard", "thief"]}``; nothing twice.

        Of each it is counted how often games with it, and those without it, are won.
        """
        ...
