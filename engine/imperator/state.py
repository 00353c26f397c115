"""The position of a game of Imperator, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine.imperator.cards import BLACK, RED, VALUE
from engine.imperator.options import Options
from engine.kernel.text import Seat

PHASES = ("choice", "battle", "evaluation", "raid", "raided", "trade", "sort", "sorted", "over")
"""Those in the past tense last only until the next phase begins."""
Stage: TypeAlias = Literal["open", "defence", "support", "closed"]
"""A trick: waiting for the defender (others may still contest it), for the defender's red buff after turning, for the
attacker's black buff, for its evaluation."""

ATTACKERS_MAX = 5  # I-013
BUFFS_MAX = 4  # I-013
BUFF_PLACE = "buff-"
"""How a hidden buff card of another player is named: by its place, counted from 1 (I-099a)."""


@dataclass(slots=True)
class Player:
    """One player's cards. ``damage`` is remembered by card, for the cards that were their Imperator (I-073)."""

    lives: int
    imperator: str = ""
    attackers: list[str] = field(default_factory=list[str])
    buffs: list[str] = field(default_factory=list[str])
    damage: dict[str, int] = field(default_factory=dict[str, int])
    acted: list[int] = field(default_factory=list[int])
    """The moments of this battle at which they took an action of their own."""
    attacked: int = 0
    """The moment of this battle at which they were last attacked; 0 is never."""
    attacked_by: Seat = -1
    done: bool = False
    out: bool = False
    additions: int = 0
    """Cards won for the hand so far; decides whether the next is an attacker or a buff (I-016)."""
    added: bool = False
    """Has added a card to the hand in this raid (I-088)."""
    offered: bool = False
    traded: bool = False
    draft: list[str] = field(default_factory=list[str])
    """While sorting: Imperator, attackers, buffs in their new order; seen by nobody else until all are done."""

    @property
    def exposed(self) -> bool:
        """May be attacked: not after an attack on them, but again after any action of their own (I-043a)."""
        return not self.attacked or (bool(self.acted) and max(self.acted) > self.attacked)

    def cards(self) -> list[str]:
        return [self.imperator, *self.attackers, *self.buffs]


@dataclass(slots=True)
class Claim:
    """Somebody's wish to attack a target that another already attacks."""

    seat: Seat
    card: str


@dataclass(slots=True)
class Trick:
    """An attack of one card on another (I-048) and the buffs added to it (I-052)."""

    number: int
    attacker: Seat
    attacking: str
    defender: Seat
    defending: str
    stage: Stage = "open"
    turned: bool = False
    red: str = ""
    black: str = ""
    rivals: list[Claim] = field(default_factory=list[Claim])
    """Further attackers with the same base value: the defender decides who attacks (I-068)."""
    beaten: list[Seat] = field(default_factory=list[Seat])
    """Whose claim was lost: they may try again with a higher card only, so that claims come to an end (I-046b)."""
    moment: int = 0
    """When the attack was declared: if another takes it over, it was no action (I-068a)."""
    changes: int = 0
    """How often another has taken over the attack."""

    @property
    def key(self) -> str:
        """How moves name it: ``t1``, and ``t1b`` once another has taken over the attack. An answer meant for one
        attacker never hits the next.
        """
        return f"t{self.number}{chr(ord('a') + self.changes) if self.changes else ''}"

    def waits_for(self) -> Seat:
        """Who has to answer now (I-038, I-046a, I-069); -1 when it is closed."""
        if self.stage in ("open", "defence"):
            return self.defender
        return self.attacker if self.stage == "support" else -1


@dataclass(slots=True)
class Offer:
    """A trade that waits for its answer (I-099a)."""

    seat: Seat
    own: str
    other: Seat
    wanted: str


@dataclass(slots=True)
class War:
    """The whole position."""

    options: Options
    players: list[Player]
    pile: list[str]
    phase: str = "choice"
    """One of PHASES (I-039)."""
    round: int = 1
    discard: list[str] = field(default_factory=list[str])
    tricks: list[Trick] = field(default_factory=list[Trick])
    tricks_opened: int = 0
    moment: int = 0
    """Counts attacks and actions within a battle."""
    ended_by: Seat = -1
    """Whose move was the last of the battle."""
    turn: Seat = 0
    """Whose turn it is where there is one: ordered battle, raid, trade."""
    order: list[Seat] = field(default_factory=list[Seat])
    passes: int = 0
    """Passes in a row."""
    middle: list[str] = field(default_factory=list[str])
    """The cards of the raid by place; "" where one was taken."""
    covered: list[bool] = field(default_factory=list[bool])
    spent: list[str] = field(default_factory=list[str])
    """Cards that were used or won in this raid (I-093)."""
    offer: Offer | None = None
    winners: list[Seat] = field(default_factory=list[Seat])
    ending: str = ""

    def living(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if not player.out]


def perk_of(options: Options, imperator: str) -> int:
    """What cards of the Imperator's colour get."""
    if options.perk_table == "flat":
        return options.perk
    value = VALUE[imperator]
    if options.perk_table == "sixteen":
        return 16 - value  # I-104
    return 4 if value <= 5 else 3 if value <= 9 else 2 if value <= 12 else 1  # I-103


def attack_value(war: War, seat: Seat, card: str) -> int:
    """Atk of a card in its owner's attack, with perks (I-010, I-021, I-030, I-034, I-105)."""
    return attack_under(war.options, war.players[seat].imperator, card)


def attack_under(options: Options, imperator: str, card: str) -> int:
    """Atk of a card whose owner has this Imperator."""
    if not BLACK[card]:
        return VALUE[card]
    perk = perk_of(options, imperator) if BLACK[imperator] else 0
    return VALUE[card] + perk + options.colour_bonus


def defence_value(war: War, seat: Seat, card: str) -> int:
    """Def of a card in its owner's defence, with perks (I-011, I-022, I-032, I-034, I-105)."""
    return defence_under(war.options, war.players[seat].imperator, card)


def defence_under(options: Options, imperator: str, card: str) -> int:
    """Def of a card whose owner has this Imperator."""
    if not RED[card]:
        return VALUE[card]
    perk = perk_of(options, imperator) if RED[imperator] else 0
    return VALUE[card] + perk + options.colour_bonus


def attack_total(war: War, trick: Trick) -> int:
    """I-053; the perk counts for each matching card (I-035)."""
    total = attack_value(war, trick.attacker, trick.attacking)
    return total + (attack_value(war, trick.attacker, trick.black) if trick.black else 0)


def defence_total(war: War, trick: Trick) -> int:
    """I-053; the perk counts for each matching card (I-035)."""
    total = defence_value(war, trick.defender, trick.defending)
    return total + (defence_value(war, trick.defender, trick.red) if trick.red else 0)


def maximum_life(imperator: str) -> int:
    return 2 * VALUE[imperator]  # I-019


def life_as(player: Player, card: str) -> int:
    """Life points that a card has or would have as this player's Imperator (I-073)."""
    return maximum_life(card) - player.damage.get(card, 0)


def life(player: Player) -> int:
    """Life points of the Imperator now (I-080a)."""
    return life_as(player, player.imperator)


def by_life(war: War) -> list[Seat]:
    """Living seats in order of rising life points; equal ones by the lower Imperator, then by seat (I-084, I-091)."""
    return sorted(war.living(), key=lambda seat: (life(war.players[seat]), VALUE[war.players[seat].imperator], seat))


def busy_cards(war: War) -> dict[str, Trick]:
    """Cards that are part of a trick: they cannot be used again before the evaluation (I-047)."""
    busy: dict[str, Trick] = {}
    for trick in war.tricks:
        busy[trick.attacking] = busy[trick.defending] = trick
        if trick.black:
            busy[trick.black] = trick
        if trick.red:
            busy[trick.red] = trick
        for claim in trick.rivals:
            busy[claim.card] = trick
    return busy
