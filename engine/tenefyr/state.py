"""The position of an expedition: plain data."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.kernel.text import Seat
from engine.tenefyr.options import Options

HAND = 3
LEVELS = 5
SIZE = 4
"""Cards of a dungeon and of a boss deck (R-018, R-005)."""
NOWHERE = -1
BASICS = ("basic-0", "basic-1")
BOSS = 0
"""Place number of the boss deck; dungeons count from 1."""


@dataclass(slots=True)
class Player:
    """One player's cards (R-036, R-041): deck and discard pile with the top card last."""

    heroes: list[str] = field(default_factory=list[str])
    deck: list[str] = field(default_factory=list[str])
    hand: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    known: int = 0
    """Number of cards on top of the deck that everybody knows, because they were put there."""
    inspired: int = 0
    """Extra power of each card in this player's next turn."""
    more_cards: int = 0
    """Extra cards drawn in this player's next turn."""


@dataclass(slots=True)
class Dungeon:
    """A stack of enemies, the top card last (R-018, R-027)."""

    level: int
    """1 to 5; 0 for the boss deck."""
    cards: list[str]
    reward: str = ""
    """The reward for completing it; "" if it has none (R-155, R-168)."""
    open: int = 1
    """Number of face-up cards, from the top (R-061, R-157)."""
    seen: bool = False
    """Whether everybody is looking at all its cards, to reorder them (R-153)."""


@dataclass(slots=True)
class PlayedCard:
    """A card in front of a player (R-083)."""

    card: str
    turn: int
    """Turn of the fight, from 0; in a solo game both turns belong to the same player (R-164)."""
    factor: int = 1
    plus: int = 0
    shift: int = 1
    """Factor of the enemy's modifier for a basic card: 1, and doubled with the card if it counts first (R-151)."""
    borrowed: bool = False
    """Whether the card returns to the reserve after the fight (the Thief's skill)."""


@dataclass(slots=True)
class Fight:
    """A fight against one enemy, in which every player has one turn (R-065)."""

    enemy: str
    order: list[Seat]
    """Seats in turn order, the starting player first."""
    turn: int = 0
    played: list[PlayedCard] = field(default_factory=list[PlayedCard])
    more: int = 0
    """Power that belongs to no card."""
    weakened: int = 0
    """Power that the enemy has lost for the rest of this fight."""
    cards_more: int = 0
    """Extra cards that everybody draws."""
    redraws: int = 0
    """Number of hands that were redrawn in this fight."""
    kept: bool = False
    """Whether the active player has played a card, so that the hand can no longer be redrawn (R-069)."""
    inspired: int = 0
    """Extra power of each card of this turn."""
    turn_cards: int = 0
    """Extra cards drawn in this turn."""

    @property
    def seat(self) -> Seat:
        """The seat of the active player."""
        return self.order[self.turn]


@dataclass(slots=True)
class Expedition:
    """The whole position."""

    options: Options
    players: list[Player]
    dungeons: list[Dungeon]
    boss_deck: Dungeon
    boss: str
    reserve: list[list[str]]
    """Unused dungeon cards by level, from level 1 (R-020, R-152)."""
    unused: list[str]
    """Dungeon cards that were left out (R-134)."""
    token: Seat
    """Seat that holds the starting-player token."""
    removed: list[str] = field(default_factory=list[str])
    """Basics and skills that were removed (R-144)."""
    pawn: int = 0
    """Steps of the boss pawn so far."""
    skull: int = 10
    """Steps to the skull."""
    attacked: bool = False
    """Whether the pawn has reached the skull, so that the boss attacks (R-123, R-131)."""
    place: int = NOWHERE
    """Current place of the heroes: BOSS, the number of a dungeon, or NOWHERE."""
    fight: Fight | None = None
    agenda: list[str] = field(default_factory=list[str])
    """The automatic steps that come next, in order."""
    cards_more: int = 0
    """Extra cards that everybody draws in the next fight."""
    choosing: list[Seat] = field(default_factory=list[Seat])
    """Seats that still have to choose a hero, in order."""
    completed: list[int] = field(default_factory=list[int])
    """The levels of completed dungeons, in order."""
    defeats: int = 0
    """Number of lost fights, for goals (R-010)."""
    left: list[Seat] = field(default_factory=list[Seat])
    """Seats that have left the expedition."""
    ending: str = ""
    """``won``, ``defeated`` or ``left``; "" while the expedition goes on."""


def present_seats(expedition: Expedition) -> list[Seat]:
    """Return the seats that have not left, clockwise from the holder of the starting-player token (R-065)."""
    count = len(expedition.players)
    order = [(expedition.token + step) % count for step in range(count)]
    return [seat for seat in order if seat not in expedition.left]


def is_solo(expedition: Expedition) -> bool:
    """Return whether there is only one player (R-161)."""
    return len(expedition.players) == 1


def dungeon(expedition: Expedition, place: int) -> Dungeon:
    """Return the dungeon with this number, or the boss deck for BOSS."""
    return expedition.boss_deck if place == BOSS else expedition.dungeons[place - 1]


def top_enemy(place: Dungeon) -> str:
    """Return the face-up enemy on top of a dungeon; "" if the top card is closed or missing (R-061)."""
    return place.cards[-1] if place.cards and place.open else ""


def open_places(expedition: Expedition) -> list[int]:
    """Return the numbers of the dungeons that still have enemies (R-059a)."""
    return [number for number, place in enumerate(expedition.dungeons, start=1) if place.cards]


def is_exhausted(player: Player) -> bool:
    """Return whether a player's deck is empty (R-088a)."""
    return not player.deck


def is_hero_in_play(expedition: Expedition, seat: Seat, hero: str) -> bool:
    """Return whether this player is this hero (R-016, R-141)."""
    return hero in expedition.players[seat].heroes
