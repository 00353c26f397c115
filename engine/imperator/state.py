"""The position of a game of Imperator, and its settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.imperator.cards import BLACK, RED, VALUE
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


class Options(BaseModel):
    """The settings of ``/game new``."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    battle: Literal["free", "ordered"] = "free"
    lives: int = Field(default=0, ge=0, le=5)
    """Lives of every player; 0 is the usual number: 2 for two players, 1 for more (I-004)."""
    perk: int = Field(default=2, ge=0, le=4)
    """Size of the flat Imperator perk (I-021, I-022)."""
    perk_table: Literal["flat", "throne", "sixteen"] = "flat"
    """Flat; by rank, the low ones stronger (I-103); 16 minus the card's value (I-104)."""
    colour_bonus: int = Field(default=0, ge=0, le=4)
    """Added to attack for black and to defence for red cards, whatever the Imperator (I-105)."""
    carry_over: bool = True
    """Damage lasts over the rounds (I-073)."""
    open_hands: bool = False
    """Buffs lie open too (I-038)."""
    tie: Literal["return", "defender"] = "return"
    """A tie of totals: all cards go back, or the defender wins (I-061)."""
    blind_raid: bool = False
    """Half of the cards in the middle lie face down (I-102)."""
    round_limit: int = Field(default=40, ge=1, le=200)
    """The game is decided by lives and life points after this round (I-078a)."""


@dataclass(slots=True)
class Player:
    """One player's cards. ``damage`` is remembered by card, for the cards that were his Imperator (I-073)."""

    lives: int
    imperator: str = ""
    attackers: list[str] = field(default_factory=list[str])
    buffs: list[str] = field(default_factory=list[str])
    damage: dict[str, int] = field(default_factory=dict[str, int])
    exposed: bool = True
    """May be attacked: cleared by an attack on him, set by any action of his own (I-043a)."""
    actions: int = 0
    """Actions taken in this battle."""
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

    def cards(self) -> list[str]:
        return [self.imperator, *self.attackers, *self.buffs]


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
    rival: Seat = -1
    rival_card: str = ""
    """Another attacker with the same base value: the defender decides between the two (I-068)."""
    exposed_before: bool = True
    actions_then: int = 0
    """What the attacker's flag was, and his count of actions then: a contested attack that is lost was no action."""

    def cards(self) -> list[str]:
        return [card for card in (self.attacking, self.black, self.defending, self.red, self.rival_card) if card]

    def waits_for(self) -> Seat:
        """Who has to answer now; -1 when it is closed."""
        if self.stage in ("open", "defence"):
            return self.defender
        return self.attacker if self.stage == "support" else -1


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
    """Atk of a card in its owner's attack, with perks (I-010, I-021, I-030, I-034)."""
    if not BLACK[card]:
        return VALUE[card]
    imperator = war.players[seat].imperator
    perk = perk_of(war.options, imperator) if BLACK[imperator] else 0
    return VALUE[card] + perk + war.options.colour_bonus


def defence_value(war: War, seat: Seat, card: str) -> int:
    """Def of a card in its owner's defence, with perks (I-011, I-022, I-032, I-034)."""
    if not RED[card]:
        return VALUE[card]
    imperator = war.players[seat].imperator
    perk = perk_of(war.options, imperator) if RED[imperator] else 0
    return VALUE[card] + perk + war.options.colour_bonus


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


def life(player: Player) -> int:
    """Life points of the Imperator now (I-080a)."""
    return maximum_life(player.imperator) - player.damage.get(player.imperator, 0)


def by_life(war: War) -> list[Seat]:
    """Living seats in order of rising life points; equal ones by the lower Imperator, then by seat (I-084, I-091)."""
    return sorted(war.living(), key=lambda seat: (life(war.players[seat]), VALUE[war.players[seat].imperator], seat))


def busy_cards(war: War) -> dict[str, Trick]:
    """Cards that are part of a trick: they cannot be used again before the evaluation (I-047)."""
    return {card: trick for trick in war.tricks for card in trick.cards()}
