"""The position of a game of Talisman: plain data.

Cards are called by kind and copy: ``dragon.2`` is the second Dragon of the Adventure deck, ``sword.p1`` a Sword of the
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
"""Objects that anybody can carry (M-206)."""
GOLD = 30
"""Coins that there are (M-021, M-402)."""
POINTS = 72
"""Points of Strength, Craft and life that there are of each (M-014, M-255a)."""
FATE = 36
"""Fate tokens that there are (M-015)."""
TOADS = 4
"""Toad cards that there are (M-019a)."""
ALIGNMENTS = 4
"""Alignment cards that there are (M-020a)."""
FIGHT = "fight"
"""The phase in which those who fight get ready."""
GOOD, NEUTRAL, EVIL = "good", "neutral", "evil"
Attribute: TypeAlias = Literal["strength", "craft"]
STRENGTH: Final = "strength"
CRAFT: Final = "craft"


@dataclass(slots=True)
class Toad:
    """What a character has become for a while (M-258 .. M-273)."""

    turns: int = TOAD_TURNS
    """How many of the player's own turns have still to end."""
    strength: int = 0
    """Counters won as a toad, which vanish with it (M-262)."""
    craft: int = 0


@dataclass(slots=True)
class Adventurer:
    """What lies in front of one player (M-037). ``character`` is "" while the last one is dead and no new one has come.

    Counters are those won during the game; values that are printed on the character card are in no counter.
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
    """Turns of one's own that are still to be missed (M-112c)."""
    quest: int = 0
    """The number of the Warlock's quest that is to be fulfilled; 0 where none is."""
    offer: str = ""
    """What the next move may be instead: journey or ferry (MD-021)."""
    enslaved: bool = False
    """Held in the Temple (MD-033)."""
    back: bool = False
    """Turned back in the Inner Region (M-318 .. M-321)."""
    werewolf: int = 0
    """The Strength of one's own Werewolf; 0 where none is to be fought (M-332a)."""
    passed: bool = False
    """Whether Death has let one pass, so that one may move on (MD-043)."""
    pitfiends: int = 0
    """Pitfiends that are still to be fought (M-338)."""
    turned: bool = False
    """Whether the alignment has changed in this turn (M-069)."""
    drunk: int = 0
    """Strength by a potion until the end of this turn (MD-089)."""
    hired: bool = False
    """Whether the Mercenary has been paid in this turn (MD-076)."""
    blast: int = 0
    """Strength in battle by Psionic Blast until the end of this turn (MD-114, M-194a)."""
    invisible: bool = False
    """Whether anything may be evaded until the end of this turn (MD-110)."""
    cast: int = 0
    """Spells that were cast in this turn (M-233, M-234)."""
    orders: dict[str, str] = field(default_factory=dict[str, str])
    """Standing orders for Spells that answer, where they are not the usual ones: always, last-life, never or ask
    (M-399a). They belong to the player and outlive the character."""
    silent: bool = False
    """Whether no Spell is offered any more in this turn, which is somebody else's."""
    frugal: bool = False
    """Whether fate is not offered any more in this turn."""
    leaving_points: bool = False
    """Whether points on Places are left there in this turn (MD-095)."""
    raft: bool = False
    """Whether a raft was there when this turn began: it goes when the turn ends (M-305)."""
    halting: bool = False
    """Whether the turn rests where the character lands and at its end, so that something can be done first (M-149)."""
    out: bool = False
    """Whether the player is out of the game (M-350)."""


@dataclass(slots=True)
class Visit:
    """What happens on the space where somebody landed: which cards are done with (M-103 .. M-109, M-136 .. M-151)."""

    space: str
    drawn: bool = False
    alone: bool = False
    """Whether a single card was drawn and nothing else lay here, so that drawing it tells already what is met."""
    done: list[str] = field(default_factory=list[str])
    """Cards that were encountered, and are not again in this visit."""
    evaded: list[str] = field(default_factory=list[str])
    spared: list[str] = field(default_factory=list[str])
    """Enemies that neither attack nor were attacked or evaded: they block what comes after them (MD-059)."""
    explored: bool = False
    """Whether the instructions of the space were followed."""
    cut: str = ""
    """Why the visit is over before all is done: missed (a turn is to be missed), moved (the character has landed
    elsewhere), beaten (it has not won a fight), or quest; "" while it goes on."""


@dataclass(slots=True)
class Foe:
    """Creatures that attack as one (M-173, M-176): Enemy cards, or one creature without a card (MD-015)."""

    attribute: Attribute
    cards: list[str] = field(default_factory=list[str])
    name: str = ""
    """What a creature without a card is called."""
    value: int = 0
    """Its Strength or Craft."""
    type: str = ""


@dataclass(slots=True)
class FightSide:
    """One character in a fight: what it uses."""

    seat: Seat
    weapons: list[str] | None = None
    """The Weapons that are used, none of them if it is empty; None: the best ones (MD-014)."""
    ally: str = ""
    """The Follower that adds its Strength: a charmed Animal or a raised Enemy (MD-124, MD-126)."""
    single: bool = False
    """Whether one die is rolled where two might be (MD-135)."""
    bare: bool = False
    """Whether no Armour, Shield or Helmet is used if the battle is lost (MD-081)."""
    prepared: bool = False
    """Whether it has done something for the fight, after which it no longer evades (M-158, M-159, M-403)."""
    ready: bool = False
    awaited: bool = True
    """Whether the dice wait until it is ready: not where it could only do without something (M-275)."""
    by_order: bool = False
    """Whether they wait for it by its own standing order alone (M-399a)."""
    faces: list[int] = field(default_factory=list[int])
    """The dice of the attack roll, with fate in it; none before it."""
    value: int = 0
    """What was added to them; 0 before the roll."""


@dataclass(slots=True)
class Fight:
    """A battle or psychic combat that is on (M-155 .. M-191). Without a defender it is against ``foe``."""

    attribute: Attribute
    attacker: FightSide
    defender: FightSide | None = None
    foe: Foe | None = None
    assassinated: bool = False
    """The victim rolls no die (MD-119)."""
    space: str = ""
    """Where the dice were rolled; "" before that."""
    die: int = 0
    """The attack roll of the creatures; 0 before it."""
    bonus: int = 0
    """What the space adds to it (MD-026)."""

    def sides(self) -> list[FightSide]:
        """Return the characters that fight."""
        return [self.attacker] if self.defender is None else [self.attacker, self.defender]

    def side(self, seat: Seat) -> FightSide | None:
        """Return the part of a seat in the fight."""
        return next((side for side in self.sides() if side.seat == seat), None)


@dataclass(slots=True)
class Adventure:
    """The whole position."""

    options: Options
    adventurers: list[Adventurer]
    adventure: list[str] = field(default_factory=list[str])
    """The Adventure deck, its top card last."""
    adventure_discard: list[str] = field(default_factory=list[str])
    spells: list[str] = field(default_factory=list[str])
    spell_discard: list[str] = field(default_factory=list[str])
    stock: list[str] = field(default_factory=list[str])
    """Purchase cards that nobody has (M-032)."""
    talismans: list[str] = field(default_factory=list[str])
    """Talisman cards that nobody has."""
    unused: list[str] = field(default_factory=list[str])
    """Characters that nobody was yet, the next one last (M-035)."""
    dead: list[str] = field(default_factory=list[str])
    cards: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """What lies on the spaces, oldest first."""
    gold: dict[str, int] = field(default_factory=dict[str, int])
    points: dict[str, int] = field(default_factory=dict[str, int])
    """What is left on Places that give points (MD-095)."""
    first: Seat = 0
    turn: Seat = 0
    rounds: int = 0
    """Rounds that were begun."""
    extra: bool = False
    """Whether this turn is one of those that a Temporal Warp brings, which counts as no round (M-397)."""
    rafts: list[str] = field(default_factory=list[str])
    """The rafts that whoever is on turn had when it began: they go when it ends (M-305)."""
    freed: bool = False
    """Whether whoever is on turn has been freed from the Temple in it (M-373)."""
    polled: bool = False
    """Whether all have been asked about Spells at the end of this turn (M-399a)."""
    opening: str = ""
    """With what the Portal of Power is tried once the Sentinel is passed (M-293, M-310)."""
    began: str = ""
    """Where whoever is on turn stood when it began (M-138)."""
    roll: int = 0
    """The movement roll of this turn; 0 before it."""
    rerolled: bool = False
    """Whether fate was spent on it (M-092)."""
    way: list[str] = field(default_factory=list[str])
    """What is left of a move behind the bridge while the Sentinel is fought."""
    phase: str = "begin"
    """What the player whose turn it is decides at rest: begin, move, land, fight, pick-up, or end."""
    spells_at_start: int = 0
    visit: Visit | None = None
    fight: Fight | None = None
    fought: Fight | None = None
    """The last fight with its dice, as long as nobody has landed anywhere or fought since."""
    left: list[str] = field(default_factory=list[str])
    """Cards that were left on a space in this turn, and may not be taken up again in it (M-149)."""
    lost_gold: dict[str, int] = field(default_factory=dict[str, int])
    """Gold on spaces that was lost in this turn, and may not be taken up again in it (M-385)."""
    agenda: list[str] = field(default_factory=list[str])
    """The automatic steps that come next, the first one first."""
    blizzard: Seat | None = None
    """Who drew the Blizzard that is on (MD-047)."""
    blizzard_turns: int = 0
    """How many of that seat's turns have still to end, once it is on."""
    crowned: bool = False
    """Whether somebody has reached the Crown of Command: whoever dies from then on is out (M-350)."""
    choosing: dict[Seat, list[str]] = field(default_factory=dict[Seat, list[str]])
    """Who has still to choose a character, and from which (M-034)."""
    commanded: bool = False
    """Whether the Command Spell has worked in this turn (M-348)."""
    ending: str = ""
    """won, drawn, or counted after the last round (M-369); "" while it goes on."""
    blizzard_on: bool = False
    """Whether everybody is slowed by it now: from the first turn of another player on."""
    destroyer: Seat | None = None
    """Who has destroyed all magic until the start of their next turn (MD-103)."""
    hexes: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """The hexed spaces: who cast the Hex, and how many of their turns have still to begin (MD-107)."""
    extra_turns: int = 0
    """Turns that whoever is on turn has still to take in a row (MD-117)."""
    winners: list[Seat] = field(default_factory=list[Seat])

    @property
    def players(self) -> list[Adventurer]:
        """Return what lies in front of the players: what every game calls so."""
        return self.adventurers


def kind(card: str) -> str:
    """Return what a card is called: its kind."""
    return card.partition(".")[0]


def alive(state: Adventure) -> list[Seat]:
    """Return the seats that have a character, in the order of seats."""
    return [seat for seat, each in enumerate(state.adventurers) if each.character and not each.out]


def playing(state: Adventure) -> list[Seat]:
    """Return the seats that are not out of the game."""
    return [seat for seat, each in enumerate(state.adventurers) if not each.out]


def decided(state: Adventure) -> bool:
    """Return whether no more than one seat can still play (M-006b)."""
    others = 0
    for each in state.adventurers:
        others += not each.out
        if others > 1:
            return False
    return True


def clockwise(state: Adventure, first: Seat) -> list[Seat]:
    """Return all seats that are alive, beginning with one of them and going to the left (M-124)."""
    count = len(state.adventurers)
    there = alive(state)
    return [seat for step in range(count) if (seat := (first + step) % count) in there]


def at(state: Adventure, space: str) -> list[Seat]:
    """Return who stands on a space."""
    return [seat for seat in alive(state) if state.adventurers[seat].space == space]


def due(state: Adventure) -> bool:
    """Return whether an automatic step comes next: the agenda waits while a game is chosen for, and while those who
    fight get ready; where only one can still play, that is the end of it (M-006b).
    """
    if state.ending:
        return False
    waits = state.choosing or (state.phase == FIGHT and state.fight is not None)
    return bool(state.agenda and not waits) or decided(state)


def visit_of(state: Adventure) -> Visit:
    """Return the visit that is on."""
    assert state.visit is not None
    return state.visit
