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
"""The number by which the boss deck is called; dungeons count from 1."""


@dataclass(slots=True)
class Player:
    """One player's cards (R-036, R-041): deck and discard pile with the top card last."""

    heroes: list[str] = field(default_factory=list[str])
    deck: list[str] = field(default_factory=list[str])
    hand: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    known: int = 0
    """How many cards on top of the deck everybody knows, because they were put there."""
    inspired: int = 0
    """What each card is worth more in this player's next turn."""
    more_cards: int = 0
    """How many cards more are drawn in this player's next turn."""


@dataclass(slots=True)
class Dungeon:
    """Enemies that lie one upon the other, the top one last (R-018, R-027)."""

    level: int
    """1 to 5; 0 for the boss deck."""
    cards: list[str]
    reward: str = ""
    """The reward beside it; "" where it has none (R-155, R-168)."""
    open: int = 1
    """How many cards lie open, from the top (R-061, R-157)."""
    seen: bool = False
    """Whether everybody is looking at all its cards, to put them in an order (R-153)."""


@dataclass(slots=True)
class Played:
    """A card in front of a player (R-083)."""

    card: str
    turn: int
    """In which turn of the fight, from 0; solo both turns are the same player's (R-164)."""
    factor: int = 1
    plus: int = 0
    shift: int = 1
    """How many times the enemy's change counts for a basic card, by the order of doubling and change (R-151)."""
    borrowed: bool = False
    """Whether it goes back to the reserve after the fight (the Thief's skill)."""


@dataclass(slots=True)
class Fight:
    """One enemy against everybody, each in one turn (R-065)."""

    enemy: str
    order: list[Seat]
    """Whose turns there are, in order, beginning with the starting player."""
    turn: int = 0
    played: list[Played] = field(default_factory=list[Played])
    more: int = 0
    """Power that belongs to no card."""
    weakened: int = 0
    """What the enemy has lost for the rest of this fight."""
    cards_more: int = 0
    """How many cards more everybody draws."""
    redraws: int = 0
    """How often a hand was thrown away in this fight."""
    kept: bool = False
    """Whether the player on turn has begun to play (R-069)."""
    inspired: int = 0
    """What each card of this turn is worth more."""
    turn_cards: int = 0
    """How many cards more are drawn in this turn."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
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
    """Who holds the starting-player token."""
    removed: list[str] = field(default_factory=list[str])
    """Basics and skills that were removed (R-144)."""
    pawn: int = 0
    """Steps of the boss pawn so far."""
    skull: int = 10
    """Steps to the skull."""
    attacked: bool = False
    """Whether the pawn has reached the skull, so that the boss attacks (R-123, R-131)."""
    place: int = NOWHERE
    """Where the heroes are: BOSS, the number of a dungeon, or NOWHERE."""
    fight: Fight | None = None
    agenda: list[str] = field(default_factory=list[str])
    """The automatic steps that come next, the first one first."""
    cards_more: int = 0
    """How many cards more everybody draws in the next fight."""
    choosing: list[Seat] = field(default_factory=list[Seat])
    """Who has still to choose a hero, in order."""
    completed: list[int] = field(default_factory=list[int])
    """The levels of completed dungeons, in order."""
    defeats: int = 0
    """How many fights were lost, for goals (R-010)."""
    left: list[Seat] = field(default_factory=list[Seat])
    """Who has left the expedition."""
    ending: str = ""
    """won, defeated, or left; "" while it goes on."""


def present(expedition: Expedition) -> list[Seat]:
    """Return who is there, the holder of the starting-player token first, clockwise (R-065)."""
    count = len(expedition.players)
    order = [(expedition.token + step) % count for step in range(count)]
    return [seat for seat in order if seat not in expedition.left]


def solo(expedition: Expedition) -> bool:
    """Return whether one plays alone (R-161)."""
    return len(expedition.players) == 1


def dungeon(expedition: Expedition, place: int) -> Dungeon:
    """Return the dungeon of a number, or the boss deck."""
    return expedition.boss_deck if place == BOSS else expedition.dungeons[place - 1]


def top_enemy(found: Dungeon) -> str:
    """Return the open enemy on top of a dungeon; "" where the top card is closed, or there is none (R-061)."""
    return found.cards[-1] if found.cards and found.open else ""


def open_places(expedition: Expedition) -> list[int]:
    """Return the numbers of the dungeons in which enemies are left (R-059a)."""
    return [number for number, each in enumerate(expedition.dungeons, start=1) if each.cards]


def exhausted(player: Player) -> bool:
    """Return whether a player's deck is empty (R-088a)."""
    return not player.deck


def hero_in_play(expedition: Expedition, seat: Seat, hero: str) -> bool:
    """Return whether this player is this hero (R-016, R-141)."""
    return hero in expedition.players[seat].heroes
