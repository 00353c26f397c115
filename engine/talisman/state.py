"""The position of a game of Talisman: plain data.

Cards are named by kind and copy: ``dragon.2`` is the second Dragon of the Adventure deck, ``sword.p1`` a Sword of the
Purchase deck, ``talisman.t1`` one of the cards beside it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from engine.kernel.text import Seat
from engine.talisman.options import Options

TOAD_TURNS = 3  # M-258
TOAD_VALUE = 1  # M-260
CARRIED = 4
"""The number of Objects that every character can carry (M-206)."""
GOLD = 30
"""The number of coins in the game (M-021, M-402)."""
POINTS = 72
"""The number of counters in the game for Strength, Craft and life each (M-014, M-255a)."""
FATE = 36
"""The number of fate tokens in the game (M-015)."""
TOADS = 4
"""The number of Toad cards in the game (M-019a)."""
ALIGNMENTS = 4
"""The number of Alignment cards in the game (M-020a)."""
FIGHT = "fight"
"""The phase in which the sides of a fight get ready."""
GOOD, NEUTRAL, EVIL = "good", "neutral", "evil"
Attribute: TypeAlias = Literal["strength", "craft"]
STRENGTH: Final = "strength"
CRAFT: Final = "craft"
BURDENS = ("hag", "poltergeist")
"""Kinds of Followers that cannot be given away (MD-029, MD-032, MD-036)."""


@dataclass(slots=True)
class Toad:
    """A toad, into which a character was turned for some turns (M-258 .. M-273)."""

    turns: int = TOAD_TURNS
    """The number of the player's own turns until it ends."""
    strength: int = 0
    """Counters won as a toad, which vanish with it (M-262)."""
    craft: int = 0


@dataclass(slots=True)
class Adventurer:
    """Everything in front of one player (M-037).

    ``character`` is "" after a death until a new character comes. Counters are those won during the game, without the
    printed values of the character card.
    """

    character: str = ""
    space: str = ""
    alignment: str = ""
    strength: int = 0
    craft: int = 0
    lives: int = 0
    fate: int = 0
    gold: int = 0
    objects: list[str] = field(default_factory=list[str])
    followers: list[str] = field(default_factory=list[str])
    trophies: list[str] = field(default_factory=list[str])
    spells: list[str] = field(default_factory=list[str])
    toad: Toad | None = None
    misses: int = 0
    """The number of own turns still to miss (M-112c)."""
    quest: int = 0
    """The number of the Warlock's quest to fulfil; 0 if there is none."""
    offer: str = ""
    """The alternative to the next move: journey or ferry (MD-021)."""
    enslaved: bool = False
    """Whether the character is held in the Temple (MD-033)."""
    back: bool = False
    """Whether the character has turned back in the Inner Region (M-318 .. M-321)."""
    werewolf: int = 0
    """The Strength of the Werewolf to fight; 0 if there is none (M-332a)."""
    passed: bool = False
    """Whether Death has let the character pass, so that it may move on (MD-043)."""
    pitfiends: int = 0
    """The number of Pitfiends still to fight (M-338)."""
    turned: bool = False
    """Whether the alignment has changed in this turn (M-069)."""
    drunk: int = 0
    """Strength from a potion until the end of this turn (MD-089)."""
    hired: bool = False
    """Whether the Mercenary has been paid in this turn (MD-076)."""
    blast: int = 0
    """Strength in battle from Psionic Blast until the end of this turn (MD-114, M-194a)."""
    invisible: bool = False
    """Whether anything may be evaded until the end of this turn (MD-110)."""
    cast: int = 0
    """The number of Spells cast in this turn (M-233, M-234)."""
    orders: dict[str, str] = field(default_factory=dict[str, str])
    """Standing orders for reaction Spells where they differ from the default: always, last-life, never or ask (M-399a).
    They belong to the player and outlive the character."""
    silent: bool = False
    """Whether no more Spells are offered during this turn of another player."""
    frugal: bool = False
    """Whether fate is no longer offered in this turn."""
    leaving_points: bool = False
    """Whether the player leaves points on Places there in this turn (MD-095)."""
    raft: bool = False
    """Whether the player had a raft when this turn began, which is lost when it ends (M-305)."""
    all_dice: bool = False
    """Whether the player rolls the normal number of dice in this turn although fewer would do (MD-041, MD-121)."""
    halting: bool = False
    """Whether the turn stops on arrival and at its end, so that the player can do other things first (M-149)."""
    out: bool = False
    """Whether the player is out of the game (M-350)."""


@dataclass(slots=True)
class Visit:
    """Progress of a visit to the space where a character landed (M-103 .. M-109, M-136 .. M-151)."""

    space: str
    drawn: bool = False
    alone: bool = False
    """Whether a single card was drawn and nothing else lay here, so that the draw itself shows what is met."""
    done: list[str] = field(default_factory=list[str])
    """Cards that were encountered and do not count again in this visit."""
    evaded: list[str] = field(default_factory=list[str])
    spared: list[str] = field(default_factory=list[str])
    """Enemies that neither attack nor were attacked or evaded; they block the cards after them (MD-059)."""
    explored: bool = False
    """Whether the instructions of the space were followed."""
    cut: str = ""
    """Why the visit ends early: missed (a turn is missed), moved (the character has landed elsewhere), beaten (it has
    not won a fight), or quest; "" while it goes on."""


@dataclass(slots=True)
class Foe:
    """Creatures that attack as one (M-173, M-176): Enemy cards, or one creature without a card (MD-015)."""

    attribute: Attribute
    cards: list[str] = field(default_factory=list[str])
    name: str = ""
    """The name of a creature without a card."""
    value: int = 0
    """Its Strength or Craft."""
    type: str = ""


@dataclass(slots=True)
class FightSide:
    """One character in a fight, with everything it uses."""

    seat: Seat
    weapons: list[str] | None = None
    """The Weapons in use; empty: none, None: the best ones (MD-014)."""
    ally: str = ""
    """The Follower that adds its Strength, a charmed Animal or a raised Enemy (MD-124, MD-126)."""
    single: bool = False
    """Whether the character rolls a single die although two are allowed (MD-135)."""
    bare: bool = False
    """Whether the character uses no Armour, Shield or Helmet if it loses (MD-081)."""
    prepared: bool = False
    """Whether it has prepared for the fight, after which it can no longer evade (M-158, M-159, M-403)."""
    ready: bool = False
    awaited: bool = True
    """Whether the roll waits until the side is ready; not if it could only renounce something (M-275)."""
    by_order: bool = False
    """Whether the roll waits only because of the player's standing order (M-399a)."""
    faces: list[int] = field(default_factory=list[int])
    """The dice of the attack roll after fate; empty before it."""
    value: int = 0
    """The bonus added to the dice; 0 before the roll."""


@dataclass(slots=True)
class Fight:
    """A battle or psychic combat in progress (M-155 .. M-191); without a defender it is against ``foe``."""

    attribute: Attribute
    attacker: FightSide
    defender: FightSide | None = None
    foe: Foe | None = None
    assassinated: bool = False
    """Whether the victim rolls no die (MD-119)."""
    space: str = ""
    """The space where the dice were rolled; "" before that."""
    die: int = 0
    """The attack roll of the creatures; 0 before it."""
    bonus: int = 0
    """The bonus of the space to that roll (MD-026)."""

    def sides(self) -> list[FightSide]:
        """Return the sides of the fighting characters, without creatures."""
        return [self.attacker] if self.defender is None else [self.attacker, self.defender]

    def side(self, seat: Seat) -> FightSide | None:
        """Return the side of a seat; None if it does not fight."""
        return next((side for side in self.sides() if side.seat == seat), None)


@dataclass(slots=True)
class Adventure:
    """The whole position of a game of Talisman."""

    options: Options
    adventurers: list[Adventurer]
    adventure: list[str] = field(default_factory=list[str])
    """The Adventure deck, its top card last."""
    adventure_discard: list[str] = field(default_factory=list[str])
    spells: list[str] = field(default_factory=list[str])
    spell_discard: list[str] = field(default_factory=list[str])
    stock: list[str] = field(default_factory=list[str])
    """Purchase cards that no player has (M-032)."""
    talismans: list[str] = field(default_factory=list[str])
    """Talisman cards that no player has."""
    unused: list[str] = field(default_factory=list[str])
    """Characters that have not been played yet, the next one last (M-035)."""
    dead: list[str] = field(default_factory=list[str])
    cards: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """Cards on the spaces, the oldest first."""
    gold: dict[str, int] = field(default_factory=dict[str, int])
    points: dict[str, int] = field(default_factory=dict[str, int])
    """Points left on Places that give points (MD-095)."""
    first: Seat = 0
    turn: Seat = 0
    rounds: int = 0
    """The number of rounds begun."""
    extra: bool = False
    """Whether this is an extra turn of a Temporal Warp, which does not count as a round (M-397)."""
    rafts: list[str] = field(default_factory=list[str])
    """Rafts that the active player had when the turn began, which are lost when it ends (M-305)."""
    freed: bool = False
    """Whether the active player was freed from the Temple in this turn (M-373)."""
    polled: bool = False
    """Whether all have been asked about Spells at the end of this turn (M-399a)."""
    opening: str = ""
    """The value with which the Portal of Power is tried after passing the Sentinel (M-293, M-310)."""
    began: str = ""
    """The space of the active player when the turn began (M-138)."""
    roll: int = 0
    """The movement roll of this turn; 0 before it."""
    rerolled: bool = False
    """Whether fate was spent on the movement roll (M-092)."""
    way: list[str] = field(default_factory=list[str])
    """The rest of a move behind the bridge, while the character fights the Sentinel."""
    phase: str = "begin"
    """The decision of the active player at rest: begin, move, land, fight, pick-up, or end."""
    spells_at_start: int = 0
    visit: Visit | None = None
    fight: Fight | None = None
    fought: Fight | None = None
    """The last fight with its dice, until anybody lands or fights again."""
    left: list[str] = field(default_factory=list[str])
    """Cards that were left on a space in this turn, and may not be taken again in it (M-149)."""
    lost_gold: dict[str, int] = field(default_factory=dict[str, int])
    """Gold that was lost on spaces in this turn, and may not be taken again in it (M-385)."""
    agenda: list[str] = field(default_factory=list[str])
    """The automatic steps still to come, the next one first."""
    blizzard: Seat | None = None
    """The seat that drew the current Blizzard (MD-047)."""
    blizzard_turns: int = 0
    """The number of that seat's turns until the Blizzard ends."""
    crowned: bool = False
    """Whether the Crown of Command has been reached, after which players who die are out (M-350)."""
    choosing: dict[Seat, list[str]] = field(default_factory=dict[Seat, list[str]])
    """The seats that still choose a character, and their choices (M-034)."""
    commanded: bool = False
    """Whether the Command Spell has worked in this turn (M-348)."""
    ending: str = ""
    """won, drawn, or counted after the last round (M-369); "" while the game goes on."""
    blizzard_on: bool = False
    """Whether the Blizzard slows everybody now: from the first turn of another player."""
    destroyer: Seat | None = None
    """The seat that has destroyed all magic until the start of its next turn (MD-103)."""
    hexes: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """For each hexed space the seat that cast the Hex, and the number of its turns still to begin (MD-107)."""
    extra_turns: int = 0
    """The number of extra turns that the active player still has in a row (MD-117)."""
    winners: list[Seat] = field(default_factory=list[Seat])

    @property
    def players(self) -> list[Adventurer]:
        """The adventurers under the name that all games share."""
        return self.adventurers


def kind(card: str) -> str:
    """Return the kind of a card, which names it."""
    return card.partition(".")[0]


def alive(state: Adventure) -> list[Seat]:
    """Return the seats that have a character, in the order of seats."""
    return [seat for seat, adventurer in enumerate(state.adventurers) if adventurer.character and not adventurer.out]


def playing(state: Adventure) -> list[Seat]:
    """Return the seats that are not out of the game."""
    return [seat for seat, adventurer in enumerate(state.adventurers) if not adventurer.out]


def decided(state: Adventure) -> bool:
    """Return whether at most one seat can still play (M-006b)."""
    return sum(not adventurer.out for adventurer in state.adventurers) <= 1


def clockwise(state: Adventure, first: Seat) -> list[Seat]:
    """Return all seats that are alive, clockwise from the first seat (M-124)."""
    count = len(state.adventurers)
    there = alive(state)
    return [seat for step in range(count) if (seat := (first + step) % count) in there]


def at(state: Adventure, space: str) -> list[Seat]:
    """Return the seats whose characters stand on a space."""
    return [seat for seat in alive(state) if state.adventurers[seat].space == space]


def due(state: Adventure) -> bool:
    """Return whether an automatic step comes next.

    The agenda waits while players choose characters or prepare for a fight. A decided game always has a last step, its
    end (M-006b).
    """
    if state.ending:
        return False
    waits = state.choosing or (state.phase == FIGHT and state.fight is not None)
    return bool(state.agenda and not waits) or decided(state)


def visit_of(state: Adventure) -> Visit:
    """Return the present visit."""
    assert state.visit is not None
    return state.visit
