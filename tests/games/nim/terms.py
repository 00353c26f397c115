"""Terms of Nim that can be looked up, and where a view shows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.text import Sighting, Term, Text
from engine.kernel.views import View

TERMS: Sequence[Term] = (Term("heap", "N-2", "circle"),)


def seen(view: View) -> Iterator[Sighting]:
    """Yield the terms that a view shows."""
    yield "heap", Text("figure-stones", {"stones": view.board["stones"]})
