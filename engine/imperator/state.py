"""The position of a game of Imperator, and values derived from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine.imperator.cards import BLACK, RED, VALUE
from engine.imperator.options import Options
from engine.kernel.text import Seat

PHASES = ("choice", "battle", "evaluation", "raid", "raided", "sort", "sorted", "over")
"""The phases; raided and sorted last only until the next phase begins."""
Stage: TypeAlias = Literal["open", "defence", "support", "closed"]
"""What a trick waits for: the defender's answer (others may still claim the target), the defender's red buff after the
attack was turned around, the attacker's black buff, its evaluation."""

ATTACKERS_MAX = 5  # I-013
BUFFS_MAX = 4  # I-013
LAST_EVEN_ROUND = 4
"""The last round before stakes rise (I-078a)."""
BUFF_PLACE = "buff-"
"""Prefix of a hidden buff of another player in moves; its place follows, counted from 1 (I-099a)."""


@dataclass(slots=True)
class Player:
    """The cards of one player; ``damage`` is kept for every card that has been the Imperator (I-073)."""

    lives: int
    imperator: str = ""
    attackers: list[str] = field(default_factory=list[str])
    buffs: list[str] = field(default_factory=list[str])
    damage: dict[str, int] = field(default_factory=dict[str, int])
    acted: list[int] = field(default_factory=list[int])
    """The moments of this battle at which the player acted."""
    attacked: int = 0
    """The moment of this battle at which the player was last attacked; 0 if never."""
    attacked_by: Seat = -1
    done: bool = False
    out: bool = False
    additions: int = 0
    """Cards won for the hand so far; the next becomes an attacker if even, a buff if odd (I-016)."""
    added: bool = False
    """Whether the player has added a card to the hand in this raid (I-088)."""
    declined: list[str] = field(default_factory=list[str])
    """The cards in the middle at which the player has passed in this raid (I-090)."""
    offered: bool = False
    traded: bool = False
    draft: list[str] = field(default_factory=list[str])
    """While sorting, Imperator, attackers and buffs in their new order, which is secret until all are done."""

    @property
    def exposed(self) -> bool:
        """Whether the player may be attacked: not after an attack, but again after an action of their own (I-043a)."""
        return not self.attacked or (bool(self.acted) and max(self.acted) > self.attacked)

    def cards(self) -> list[str]:
        return [self.imperator, *self.attackers, *self.buffs]


@dataclass(slots=True)
class Claim:
    """An attempt to attack a target that another player already attacks."""

    seat: Seat
    card: str


@dataclass(slots=True)
class Trick:
    """An attack of one card on another (I-048), with the buffs added to it (I-052)."""

    number: int
    attacker: Seat
    attacking: str
    defender: Seat
    defending: str
    stage: Stage = "open"
    turned: bool = False
    red: str = ""
    black: str = ""
    announced: bool = False
    """Whether the totals of the closed trick are public."""
    rivals: list[Claim] = field(default_factory=list[Claim])
    """Further attackers with the same base value, among which the defender chooses (I-068)."""
    beaten: list[Seat] = field(default_factory=list[Seat])
    """Seats that have lost a claim: they may claim again only with a higher card, so that claims end (I-046b)."""
    moment: int = 0
    """The moment of the attack; if another player takes it over, it no longer counts as an action (I-068a)."""
    changes: int = 0
    """How often another player has taken over the attack."""

    @property
    def key(self) -> str:
        """The name of the trick in moves: ``t1``, and ``t1b`` after another player has taken over the attack.

        So an answer to one attacker is never applied to the next.
        """
        return f"t{self.number}{chr(ord('a') + self.changes) if self.changes else ''}"

    def waits_for(self) -> Seat:
        """Return the seat that has to answer now, -1 for a closed trick (I-038, I-046a, I-069)."""
        if self.stage in ("open", "defence"):
            return self.defender
        return self.attacker if self.stage == "support" else -1


@dataclass(slots=True)
class TradeOffer:
    """A trade offer that waits for its answer (I-099a)."""

    seat: Seat
    own: str
    other: Seat
    wanted: str


@dataclass(slots=True)
class FinalBlow:
    """The trick that put a player out, with the HP of the Imperator before it, and the attackers after it."""

    seat: Seat
    imperator: str
    attackers: list[str]
    life: int
    attacking: str
    attack: int
    defending: str
    defence: int


@dataclass(slots=True)
class War:
    """The position of a game."""

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
    """The number of attacks and actions so far in this battle."""
    ended_by: Seat = -1
    """The seat that made the last move of the battle."""
    turn: Seat = 0
    won: str = ""
    """The card of the middle that the seat on turn has just beaten, while it decides what becomes of it (I-082)."""
    """The seat on turn in phases with turns: ordered battle, raid."""
    order: list[Seat] = field(default_factory=list[Seat])
    passes: int = 0
    """Consecutive passes."""
    middle: list[str] = field(default_factory=list[str])
    """The cards of the raid by place; "" for a card that was taken."""
    covered: list[bool] = field(default_factory=list[bool])
    spent: list[str] = field(default_factory=list[str])
    """Cards that were used or won in this raid (I-093)."""
    offer: TradeOffer | None = None
    winners: list[Seat] = field(default_factory=list[Seat])
    ending: str = ""
    leader: Seat = -1
    """The player who was ahead after the last battle with an attack, -1 if nobody was (I-078a)."""
    final_blow: FinalBlow | None = None
    """The trick that last put a player out; None if somebody has resigned since."""

    def living(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if not player.out]


def perk_of(options: Options, imperator: str) -> int:
    """Return the bonus of cards in the Imperator's colour."""
    if options.perk_table == "flat":
        return options.perk
    value = VALUE[imperator]
    if options.perk_table == "sixteen":
        return 16 - value  # I-104
    return 4 if value <= 5 else 3 if value <= 9 else 2 if value <= 12 else 1  # I-103


def attack_value(war: War, seat: Seat, card: str) -> int:
    """Return the attack of an owner's card, with perks (I-010, I-021, I-030, I-034, I-105)."""
    return attack_under(war.options, war.players[seat].imperator, card)


def attack_under(options: Options, imperator: str, card: str) -> int:
    """Return the attack of a card under this Imperator."""
    if not BLACK[card]:
        return VALUE[card]
    perk = perk_of(options, imperator) if BLACK[imperator] else 0
    return VALUE[card] + perk + options.colour_bonus


def defence_value(war: War, seat: Seat, card: str) -> int:
    """Return the defence of an owner's card, with perks (I-011, I-022, I-032, I-034, I-105)."""
    return defence_under(war.options, war.players[seat].imperator, card)


def defence_under(options: Options, imperator: str, card: str) -> int:
    """Return the defence of a card under this Imperator."""
    if not RED[card]:
        return VALUE[card]
    perk = perk_of(options, imperator) if RED[imperator] else 0
    return VALUE[card] + perk + options.colour_bonus


def attack_total(war: War, trick: Trick) -> int:
    """Return the attack of a trick (I-053); the perk counts for each matching card (I-035)."""
    total = attack_value(war, trick.attacker, trick.attacking)
    return total + (attack_value(war, trick.attacker, trick.black) if trick.black else 0)


def defence_total(war: War, trick: Trick) -> int:
    """Return the defence of a trick (I-053); the perk counts for each matching card (I-035)."""
    total = defence_value(war, trick.defender, trick.defending)
    return total + (defence_value(war, trick.defender, trick.red) if trick.red else 0)


def shows_colours(options: Options) -> bool:
    """Return whether everybody sees the colour of a face-down buff (I-038)."""
    return options.open_hands or options.buff_colours


def may_hide_black(options: Options, buffs: Sequence[str]) -> bool:
    """Return whether one of these face-down buffs may be black, as far as everybody can see (I-038)."""
    return bool(buffs) and not options.open_hands and (not options.buff_colours or any(map(BLACK.get, buffs)))


def maximum_life(imperator: str) -> int:
    return 2 * VALUE[imperator]  # I-019


def life_as(player: Player, card: str) -> int:
    """Return the HP that a card has, or would have, as this player's Imperator (I-073)."""
    return maximum_life(card) - player.damage.get(card, 0)


def life(player: Player) -> int:
    """Return the present HP of the Imperator (I-080a)."""
    return life_as(player, player.imperator)


def seats_by_life(war: War) -> list[Seat]:
    """Return living seats by rising HP, then by the lower Imperator, then by seat (I-084, I-091)."""
    return sorted(war.living(), key=lambda seat: (life(war.players[seat]), VALUE[war.players[seat].imperator], seat))


def busy_cards(war: War) -> dict[str, Trick]:
    """Return the cards in tricks, which cannot be used again before the evaluation, with their tricks (I-047)."""
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


def stakes(war: War) -> int:
    """Return the damage of a won attack beyond its surplus (I-078a)."""
    return max(0, war.round - LAST_EVEN_ROUND) if war.options.stakes == "rising" else 0
