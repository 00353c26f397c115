"""The position of a game of Heldenkampf: plain data."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.heldenkampf.cards import card
from engine.heldenkampf.options import Options
from engine.kernel.text import Seat

HAND_LIMIT = 7  # H-086
CASTLE_LIFE = 15  # H-091
CASTLE_STRENGTH = 6  # H-091
CASTLE_POINTS = 10  # H-092
PASSES_TO_END = 4  # H-092
WAIVED = 2
"""The number that replaces a die which a side waives (H-039)."""


@dataclass(slots=True)
class Side:
    """The cards of one player, and their castle (H-085)."""

    heroes: list[str]
    """The player's hero stack, top card last."""
    tavern: list[str] = field(default_factory=list[str])
    hand: list[str] = field(default_factory=list[str])
    defeated: list[str] = field(default_factory=list[str])
    """The opponent's heroes and monsters that this side has defeated (H-064)."""
    fallen: list[str] = field(default_factory=list[str])
    """Own heroes killed by monsters, which score for nobody (H-073)."""
    castle: int = CASTLE_LIFE
    pause: bool = True
    """Whether the pause card is still unused (H-011)."""


@dataclass(slots=True)
class Fighter:
    """A card in a fight and its equipment; "" is an empty slot."""

    seat: Seat
    card: str
    weapon: str = ""
    armour: str = ""
    shield: str = ""
    trapped: bool = False
    """Whether it has tried the trap in this fight (H-059)."""
    rolls_on: bool = False
    """Whether its side rolls for every strike and is asked only if a greater danger arises (H-040)."""
    dared: int = 0
    """The greatest danger in spite of which its side has rolled on."""

    def gear(self) -> list[str]:
        return [piece for piece in (self.weapon, self.armour, self.shield) if piece]


@dataclass(slots=True)
class Fight:
    """A fight between two cards; the battlefield is "" against an animal."""

    battlefield: str
    attacker: Fighter
    defender: Fighter
    strikes: int = 0
    animal: bool = False
    returning: bool = False
    """Whether the next strike is the defender's."""

    @property
    def striking(self) -> Seat:
        """The seat that strikes next."""
        return self.defender.seat if self.returning else self.attacker.seat

    def fighter_of(self, seat: Seat) -> Fighter:
        return self.attacker if self.attacker.seat == seat else self.defender


@dataclass(slots=True)
class HeldenkampfState:
    """The position of a game."""

    options: Options
    sides: list[Side]
    monsters: list[str]
    equipment: list[str]
    forest: list[str]
    market: list[str]
    discard: list[str] = field(default_factory=list[str])
    removed: list[str] = field(default_factory=list[str])
    wounds: dict[str, int] = field(default_factory=dict[str, int])
    """Life points that each card has lost, in hand, stacks and piles alike (H-048)."""
    turn: Seat = 0
    first: Seat = 0
    phase: str = "draw"
    """The phase: draw, action, discard or over (H-087)."""
    round: int = 1
    passes: int = 0
    """Consecutive passes (H-092)."""
    unseen_food: bool = False
    """Whether food was ever shuffled into the equipment stack, so that hands may hold food that nobody saw."""
    fight: Fight | None = None
    winners: list[Seat] = field(default_factory=list[Seat])
    ending: str = ""
    """How the game ended: castle, passes, rounds or resigned."""


def opponent(seat: Seat) -> Seat:
    return 1 - seat


def life(state: HeldenkampfState, identifier: str) -> int:
    """Return the life points that a card has left."""
    return card(identifier).life - state.wounds.get(identifier, 0)


def heroes_in_hand(side: Side) -> list[str]:
    return [identifier for identifier in side.hand if card(identifier).kind == "hero"]


def points(state: HeldenkampfState, seat: Seat) -> int:
    """Return the victory points: life points of defeated cards, and 10 for a destroyed castle (H-065, H-092)."""
    castle = CASTLE_POINTS if state.sides[opponent(seat)].castle <= 0 else 0
    return castle + sum(card(identifier).life for identifier in state.sides[seat].defeated)


def survivors(state: HeldenkampfState, seat: Seat) -> int:
    """Return how many heroes of this side were not killed (H-092)."""
    killed = [identifier for identifier in state.sides[opponent(seat)].defeated if card(identifier).kind == "hero"]
    return 10 - len(killed) - len(state.sides[seat].fallen)
