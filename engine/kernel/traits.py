"""What games offer so that simulations can tell what their outcome depends on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable


@runtime_checkable
class TraitRules(Protocol):
    """Rules of a game in which all win or lose together, which name what a finished game was played with."""

    def traits(self, state: Any) -> Mapping[str, Collection[str]]:
        """Return what was there, by its kind: ``{"boss": ["lich-king"], "hero": ["bard", "thief"]}``; nothing twice.

        Of each it is counted how often games with it, and those without it, are won.
        """
        ...


class Account(NamedTuple):
    """What simulations count of one finished game."""

    words: Mapping[str, Collection[str]]
    """What it was like, by kind: ``{"decided": ["death"], "winner": ["elf"]}``; a word may come several times."""
    numbers: Mapping[str, int]
    """How much there was of something: ``{"rounds": 83}``."""


@runtime_checkable
class AccountRules(Protocol):
    """Rules of which simulations tell more than who has won."""

    def account(self, state: Any) -> Account:
        """Return what is counted of a finished game."""
        ...
