"""A card in use, and the cards its effects fall on."""

from __future__ import annotations

from engine.telperinquar.game import Game
from engine.telperinquar.kinds import Kind
from engine.telperinquar.state import Card, Pending


class Using:
    """One use of a card: who uses it, on which cards (the target first), in answer to which action."""

    __slots__ = ("against", "body", "cards", "kind", "parry", "seat", "source")

    def __init__(
        self,
        seat: int,
        body: Card,
        kind: Kind,
        source: int,
        cards: list[Card],
        against: Pending | None = None,
        parry: int = 0,
    ) -> None:
        self.seat = seat
        self.body = body
        self.kind = kind
        self.source = source
        self.cards = cards
        self.against = against
        self.parry = parry


def seen(game: Game, using: Using) -> list[Card]:
    """The cards of the area an effect without damage falls on: face-down ones only as the target itself."""
    return [
        each for place, each in enumerate(using.cards) if each.id in game.cards and (not place or not each.face_down)
    ]


def struck(game: Game, using: Using) -> list[tuple[Card, bool]]:
    """The cards of the area that damage falls on, and whether each is the direct target; traps are spared (T-218)."""
    kinds = game.kinds
    return [
        (each, not place)
        for place, each in enumerate(using.cards)
        if each.id in game.cards and not each.dead and kinds[each.kind].type in ("creature", "hero")
    ]
