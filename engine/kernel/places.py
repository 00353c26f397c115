"""Places of a board that can be asked for: what each does, and what lies and who stands there now.

Which places these are a game says; what is there follows from the reader's own view alone, so that nothing is told
that they may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from engine.kernel.text import Text
from engine.kernel.views import Item, View


class Place(NamedTuple):
    """A place, by its ``name`` as moves name it; ``label`` is what it is called, with what is there in a few words."""

    name: str
    label: Text


@runtime_checkable
class PlaceRules(Protocol):
    """What a game offers besides its rules whose board has places."""

    def places(self, view: View) -> Sequence[Place]:
        """Return all places in the order in which they are listed."""
        ...

    def place(self, view: View, name: str) -> Item:
        """Return what a place does, what lies and who stands there, as this reader sees it. Raises KeyError for a
        name that is none of :meth:`places`."""
        ...
