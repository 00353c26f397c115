"""What comes of a roll, in a few words: it is told to whoever may spend fate on it (M-088)."""

from __future__ import annotations

from typing import Literal

from engine.kernel.text import Text, name

NOTHING = Text("effect-nothing")


def lost(what: Literal["strength", "craft", "life"], amount: int = 1) -> Text:
    """Return that counters or lives are lost."""
    return Text("effect-lose", {"what": what, "amount": amount, "unless": "none"})


def won(what: Literal["strength", "life"]) -> Text:
    """Return that a counter or a life is gained."""
    return Text("effect-gain", {"what": what, "amount": 1})


def led(kind: str) -> Text:
    """Return that the character goes to the space of a kind."""
    return Text("effect-go", {"space": name(kind)})
