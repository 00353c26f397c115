"""The state of a duel, and of the draft that may come before it, as plain data without references.

Cards in play have ids; all other cards are only kinds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Phase: TypeAlias = Literal["entry", "supply", "main", "combat", "after-combat", "position"]
"""The phases of a turn (T-027); the main phase is divided by its one combat phase (T-085, T-086)."""
Stage: TypeAlias = Literal["heroes", "boosters", "decks"]
"""The stages of a draft: everybody chooses a hero, takes cards from boosters, builds a deck."""


@dataclass(slots=True)
class Card:
    """A card in play: a hero, a card of a row, equipment, a talent or a spell.

    ``play/values.py`` computes the fields of the last block again whenever anything in play changes.
    """

    id: int
    kind: str
    seat: int
    bearer: int = 0
    """The hero or creature that carries it, otherwise 0."""
    face_down: bool = False
    exhausted: bool = False
    injured: bool = False
    dead: bool = False
    """Whether it goes to the discard pile at the end of the exchange (T-150)."""
    lost: int = 0
    """Life points below the maximum: of this turn only (T-115, T-122a)."""
    healed: int = 0
    """All healing of this turn after reduction, including points above the maximum (T-157b)."""
    charges: int = -1
    """-1: unlimited."""
    swapped: bool = False
    """Whether this flying creature has used T-214 this turn."""

    able: bool = True
    """Whether the requirement for playing is still met, so that passive values count (T-063a)."""
    usable: bool = True
    """Whether the requirement for using is met (T-061a, T-063, T-064)."""
    life: int = 0
    armour: int = 0
    resistance: int = 0
    melee: int = 0
    ranged: int = 0
    keywords: int = 0
    attributes: list[int] = field(default_factory=list[int])
    """A creature's strength, reflex, mind and aura, used for success rolls and as bearer (T-077, T-308)."""


@dataclass(slots=True)
class Player:
    """A player and their zones.

    Hand, pile and discard pile hold keys: a kind, or kind:charges (T-207). The last card of ``pile`` is its top, the
    last one of ``discard`` the newest.
    """

    seat: int
    hero: int
    level: int = 1
    second_level: int = 0
    """The level of the second class of a double-class hero (T-265); 0 for all others."""
    life: int = 0
    actions: int = 0
    hand: list[str] = field(default_factory=list[str])
    pile: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    row: list[int] = field(default_factory=list[int])
    equipment: list[int] = field(default_factory=list[int])
    abilities: list[int] = field(default_factory=list[int])
    turns: int = 0
    """Own turns begun so far (T-029)."""
    spells: int = 0
    """Spells used this turn."""
    has_hidden: bool = False
    """Whether the hero's own hiding is used up."""
    knows_reactions: bool = False
    """Whether they have been asked for a reaction before, so that the question need not explain it."""
    out: bool = False
    defensive: int = 0
    """The number of their cards in play that could ever be used in a reaction."""

    max_life: int = 0
    max_actions: int = 0
    armour: int = 0
    resistance: int = 0
    healing: int = 0
    attributes: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Strength, reflex, mind, aura (T-066); of two classes the better values (T-266)."""
    lags: Mapping[str, list[int]] = field(default_factory=dict[str, list[int]])
    """Class of a double-class hero -> by how much each of its attributes is lower than the better one (T-267)."""

    @property
    def best_level(self) -> int:
        """The higher one of two levels (T-274a)."""
        return max(self.level, self.second_level)


@dataclass(slots=True)
class LastingEffect:
    """A lasting effect: a changed value, a granted keyword, or damage or healing over time."""

    id: int
    seat: int
    """The seat that caused it (T-054)."""
    source: int
    kind: str
    target: int
    until: Literal["turn", "round", "lasting", "ticks"]
    stat: str = ""
    by: int = 0
    keyword: str = ""
    damage: int = 0
    heal: int = 0
    damage_kind: str = "simple"
    element: str = ""
    rounds: int = 0


@dataclass(slots=True)
class PendingAction:
    """A declared action that is still open to reactions (T-110)."""

    action: Literal["attack", "attack-both", "use", "play", "equip", "move", "trap", "end"]
    seat: int
    source: int = 0
    """The acting body for attacks (hero or creature), otherwise the card used or moved."""
    weapon: int = 0
    other: int = 0
    target: int = 0
    range: Literal["", "melee", "ranged"] = ""
    """Set for everything that is an attack."""
    ability: int = 0
    key: str = ""
    side: str = ""
    cancelled: bool = False
    intercepted: bool = False
    """Whether the reaction of T-096 was used (T-097)."""
    diverted: bool = False
    """Whether the target differs from the declared one."""
    parry: int = 0
    struck: bool = False
    """Whether the attack was rolled, so that only the counterattack is open."""


@dataclass(slots=True)
class TakenCard:
    """A card that was taken out of a booster, with the seat that took it."""

    seat: int
    kind: str


@dataclass(slots=True)
class Booster:
    """A booster: the cards left in it, in the order of lists, and the cards taken, the first one first."""

    number: int
    """The place among the boosters its owner opened: 1 for the first one."""
    holder: int
    """The seat that holds it; -1 if it is used up or its holder has left."""
    cards: list[str]
    taken: list[TakenCard] = field(default_factory=list[TakenCard])


@dataclass(slots=True)
class Drafter:
    """A player in a draft.

    All fields are secret except ``hero``, ``ready``, ``out`` and the numbers of cards.
    """

    seat: int
    hero: str = ""
    """The hero, public once all have chosen."""
    chosen: str = ""
    """The hero, or the card of their booster, that they take as soon as all have chosen."""
    picks: list[str] = field(default_factory=list[str])
    """The cards they have taken, the first one first."""
    left_out: list[str] = field(default_factory=list[str])
    """The picks that are not in their deck, the latest last."""
    ready: bool = False
    """Whether their deck is built."""
    out: bool = False


@dataclass(slots=True)
class Draft:
    """A draft in progress.

    ``boosters`` are all that were opened, those of the present round last.
    """

    drafters: list[Drafter]
    stage: Stage = "heroes"
    opened: int = 0
    """The number of boosters each player has opened."""
    boosters: list[Booster] = field(default_factory=list[Booster])
    first: int | None = None
    """The seat that begins the duel; None leaves it to the dice."""


@dataclass(slots=True)
class Duel:
    """The state of a whole game.

    ``turn`` is a seat; seats are in the order of play (T-016).
    """

    players: list[Player]
    cards: dict[int, Card]
    next_id: int = 1
    round: int = 1
    first: int = 0
    turn: int = 0
    phase: Phase = "entry"
    fair: bool = True
    asks_counter: bool = True
    """Whether owners decide about every counterattack; otherwise one that costs nothing is automatic (T-131)."""
    round_limit: int = 0
    teams: bool = False
    """Two against two: seats 0 and 2 against 1 and 3, so that the groups alternate (T-230, T-233)."""
    tournament: bool = False
    """Overtime begins when all heroes have the highest level (T-245, T-246)."""
    overtime: bool = False
    """Whether overtime has begun by the levels of the heroes; the round limit counts separately."""
    lasting: list[LastingEffect] = field(default_factory=list[LastingEffect])
    pending: list[PendingAction] = field(default_factory=list[PendingAction])
    """Declared actions, the latest last."""
    dead: list[int] = field(default_factory=list[int])
    asked: list[int] = field(default_factory=list[int])
    """Seats with an open question while a move is in motion."""
    over: bool = False
    winners: list[int] = field(default_factory=list[int])
    ending: str = ""
    """The text key of the reason why the game is over."""
    draft: Draft | None = None
    """The draft before the duel, while it lasts; there are no players yet."""


def kinds_in(draft: Draft) -> list[str]:
    """Return every hero and card that a draft names."""
    kinds = [kind for booster in draft.boosters for kind in booster.cards]
    for drafter in draft.drafters:
        kinds += [drafter.hero, drafter.chosen, *drafter.picks]
    return kinds
