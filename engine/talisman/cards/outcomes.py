"""Short texts for outcomes, on cards and in the question whether to spend fate (M-088)."""

from __future__ import annotations

from collections.abc import Sequence

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


def row_text(span: str, what: Text) -> Text:
    """Return the text for a row of a table: the numbers on the dice, and what they mean."""
    return Text("effect-row", {"span": span, "what": what})


def together(lines: Sequence[Text]) -> Text:
    """Join alternatives into one sentence."""
    *before, last = lines
    for line in reversed(before):
        last = Text("effect-or", {"first": line, "more": last})
    return last
