"""What a player gives up who passes or breaks a fight off."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.computer import rate
from engine.heldenkampf.state import PASSES_TO_END, Quest, other
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Seat, Text, name


def caution(quest: Quest, seat: Seat, menu: Menu, move: Move) -> Text | None:
    """What happens by this move; None where nothing is lost by it that seems worth doing (H-067, H-070, H-087,
    H-092)."""
    fight = quest.fight
    if move == PASS:
        if fight is not None:
            return None
        if quest.passes == PASSES_TO_END - 1:
            return Text("caution-pass-ends")
        return Text("caution-pass") if any(rate(quest, seat, each) > 0 for each in menu.moves) else None
    if fight is None:
        return None
    foe = fight.of(other(seat)).card
    if card(foe).kind == "hero" and menu.question.key != "ask-truce":
        return None  # it takes the other's consent
    return Text("caution-break-off", {"fighter": name(fight.of(seat).card)})
