"""What comes of something in a few words: it is printed on cards, and told to whoever may spend fate on a roll
(M-088).
"""

from __future__ import annotations

from engine.kernel.text import Text, name

NOTHING = Text("effect-nothing")


def gain_text(what: str, amount: int = 1) -> Text:
    """Return that counters, coins, lives or Spells are gained."""
    return Text("effect-gain", {"what": what, "amount": amount})


def loss_text(what: str, amount: int = 1, unless: str | None = None) -> Text:
    """Return that counters, coins or lives are lost, unless an ability keeps one from it."""
    return Text("effect-lose", {"what": what, "amount": amount, "unless": unless or "none"})


def space_text(kind: str) -> Text:
    """Return that the character goes to the space of a kind."""
    return Text("effect-go", {"space": name(kind)})
