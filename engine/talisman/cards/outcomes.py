"""Short texts for outcomes, on cards and in the question whether to spend fate (M-088)."""

from __future__ import annotations

from engine.kernel.text import Text, name

NOTHING = Text("effect-nothing")


def gain_text(what: str, amount: int = 1) -> Text:
    """Return the text for a gain of counters, gold, lives or Spells."""
    return Text("effect-gain", {"what": what, "amount": amount})


def loss_text(what: str, amount: int = 1, unless: str | None = None) -> Text:
    """Return the text for a loss of counters, gold or lives, unless an ability prevents it."""
    return Text("effect-lose", {"what": what, "amount": amount, "unless": unless or "none"})


def space_text(kind: str) -> Text:
    """Return the text for going to a kind of space."""
    return Text("effect-go", {"space": name(kind)})
