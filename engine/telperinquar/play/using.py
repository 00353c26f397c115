"""A card in use, and the cards its effects fall on."""

from __future__ import annotations

from dataclasses import dataclass

from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.play.game import Game
from engine.telperinquar.state import Card, Pending


@dataclass(slots=True)
class Using:
    """One use of a card: who uses it, on which cards (the target first), in answer to which action."""

    seat: int
    body: Card
    kind: Kind
    source: int
    cards: list[Card]
    against: Pending | None = None
    parry: int = 0


def seen(game: Game, using: Using) -> list[Card]:
    """The cards of the area an effect without damage falls on: face-down ones only as the target itself."""
    return [
        each for place, each in enumerate(using.cards) if each.id in game.cards and (not place or not each.face_down)
    ]


def struck(game: Game, using: Using) -> list[tuple[Card, bool]]:
    """The cards of the area that damage falls on, and whether each is the direct target; traps are spared (T-144,
    T-146, T-218, T-241, T-302)."""
    kinds = game.kinds
    return [
        (each, not place)
        for place, each in enumerate(using.cards)
        if each.id in game.cards and not each.dead and kinds[each.kind].type in ("creature", "hero")
    ]
