"""Where the computer goes: where there is most to win, and with each step nearer to the Crown."""

from __future__ import annotations

from functools import cached_property
from math import inf

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.talisman.board import CROWN, INNER, MIDDLE, OUTER, Way, board
from engine.talisman.cards.library import library
from engine.talisman.cards.worths import MISSED_TURN_WORTH
from engine.talisman.computer.belongings_evaluator import STOUT
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.chances import at_most, odds
from engine.talisman.computer.meetings import meetings
from engine.talisman.play.moving import SENTINEL
from engine.talisman.play.routes import ways
from engine.talisman.play.spells.base import may_cast
from engine.talisman.play.values import has_way_out, may_roll_fewer_dice
from engine.talisman.state import Attribute, alive, at, kind

ENTERED = 30.0
"""What it is worth to be in the Inner Region with a Talisman, and strong enough."""
PER_SPACE, HURRIED = 0.25, 2.0
"""What a space nearer to where one wants to be is worth, and while somebody else is on the Crown: who waits loses."""
EVADING = ("immobility", "invisibility")
"""Spells by which one gets past the Sentinel."""
READY = 0.35
"""How likely one has to get through the Crypt or the Mines before one sets out for the Crown."""
SUDDEN = 0.65
"""How much less is needed to set out where whoever reaches the Crown first has won."""
LAST = 10
"""Rounds before the limit in which one sets out or never."""
PITFIEND = 4
"""The Strength of each of the Pitfiends."""


_MOVING = ("roll", "move", "walk", "journey", "cross", "build-raft", "open", "reroll", "regenerate", "face")


class RoutePlanner:
    """Where a character wants to go, and what the spaces are worth to it."""

    def __init__(self, evaluator: CardEvaluator) -> None:
        self.state = evaluator.state
        self.seat = evaluator.seat
        self.evaluator = evaluator
        self.adventurer = self.evaluator.adventurer
        self._known: dict[str, float] = {}

    # ---- how far one is

    def passage(self, attribute: Attribute) -> float:
        """Return how likely one gets from the Plain of Peril to the Valley of Fire on one side without being put back
        or dying: the Strength side has the Crypt, Death and the Werewolf, the Craft side Mines, Vampire and Pits.
        """
        evaluator = self.evaluator
        if attribute == "strength":
            return at_most(3, evaluator.strength)
        dice = 2 if may_roll_fewer_dice(self.state, self.seat, "mines") else 3
        followers = sum(kind(card) not in ("hag", "poltergeist") for card in self.adventurer.followers)
        spare = min(1.0, (self.adventurer.lives + followers - 1) / 3)
        pits = odds(evaluator.battle - PITFIEND, evaluator.dice, evaluator.foe_dice)
        return at_most(dice, evaluator.craft) * spare * min(1.0, pits.won + 0.2)

    @cached_property
    def side(self) -> Attribute:
        """Return on which side one would go."""
        return "strength" if self.passage("strength") >= self.passage("craft") else "craft"

    @cached_property
    def ready(self) -> bool:
        """Return whether one is strong enough for the Inner Region."""
        lives = self.adventurer.lives >= 3 or self.evaluator.wounds == 0
        return (lives or self.hurries) and self.passage(self.side) >= self.needed

    @cached_property
    def needed(self) -> float:
        """Return how likely one has to get through to set out: less where the first on the Crown has won, and much less
        where time runs out.
        """
        needed = READY * (SUDDEN if self.state.options.sudden_end else 1.0)
        return needed / 3 if self.hurries else needed

    @cached_property
    def sets_out(self) -> bool:
        """Return whether one goes to the Portal of Power, and through it."""
        return self.evaluator.talisman and self.ready and not self.adventurer.quest

    @cached_property
    def hurries(self) -> bool:
        """Return whether somebody else is on the Crown of Command, or the last rounds are there for who would win on
        it.
        """
        state = self.state
        if state.options.sudden_end and state.rounds > state.options.last_round - LAST:
            return True
        others = [state.adventurers[other].space for other in alive(state) if other != self.seat]
        return any(board().region(space) == CROWN for space in others)

    def opens(self, attribute: Attribute) -> float:
        """Return how likely the Portal of Power opens."""
        if attribute == "strength":
            return at_most(2, self.evaluator.strength)
        dice = 1 if may_roll_fewer_dice(self.state, self.seat, "portal") else 2
        return at_most(dice, self.evaluator.craft)

    @cached_property
    def seeks_middle(self) -> bool:
        """Return whether one belongs into the Middle Region."""
        evaluator = self.evaluator
        return (evaluator.adventurer.lives >= 3 or self.hurries) and max(evaluator.battle, evaluator.craft) >= STOUT

    @cached_property
    def passes_sentinel(self) -> float:
        """Return how likely one gets past the Sentinel."""
        if may_cast(self.state, self.seat) and any(kind(card) in EVADING for card in self.adventurer.spells):
            return 0.9
        return self.evaluator.chances("strength", SENTINEL).won

    @cached_property
    def goal(self) -> str:
        """Return the space that one tries to reach, "" where one only gathers."""
        adventurer, evaluator = self.adventurer, self.evaluator
        region = board().region(adventurer.space)
        if region == OUTER:
            return self._way_over() if self.seeks_middle else self._healing()
        if region == MIDDLE:
            if adventurer.lives <= 2 and evaluator.wounds and adventurer.gold:
                return "castle"
            if self.sets_out:
                return board().gate[0]
            return "temple" if evaluator.talisman or adventurer.quest else "warlocks-cave"
        return ""

    def _way_over(self) -> str:
        """Over the bridge, or with an Axe to where a raft is built."""
        if self.passes_sentinel >= (0.1 if self.hurries else 0.4):
            return board().bridge[0]
        if any(
            card in self.adventurer.objects
            for card in self.adventurer.objects
            if "builds-rafts" in library().object(card).abilities
        ):
            return "woods-1"
        axes = any(kind(card) == "axe" for card in self.state.stock)
        return "village" if axes and self.adventurer.gold >= 3 else ""

    def _healing(self) -> str:
        """Where one is healed."""
        if self.evaluator.wounds < 2:
            return ""
        return "chapel" if self.adventurer.alignment == "good" else "village" if self.adventurer.gold else ""

    # ---- spaces

    def worth(self, space: str) -> float:
        """Return what it is worth to land on a space."""
        found = self._known.get(space)
        if found is None:
            found = self._known[space] = self._worth(space)
        return found

    def _worth(self, space: str) -> float:
        known = board()
        region = known.region(space)
        if region not in (OUTER, MIDDLE):
            return 0.0
        found = max(
            [
                self.evaluator.space(space),
                *(self.meeting(other) for other in at(self.state, space) if other != self.seat),
            ]
        )
        if self.goal and known.region(self.goal) == region:
            found -= (HURRIED if self.hurries else PER_SPACE) * distance(space, self.goal)
            if space == self.goal:
                found += 1.0
        there = 12.0 if self.hurries else 3.0
        if region == MIDDLE and known.region(self.adventurer.space) == OUTER:
            found += there if self.seeks_middle else -1.5
        elif region == OUTER and known.region(self.adventurer.space) == MIDDLE:
            found += -there if self.seeks_middle else 0.5
        return found

    def meeting(self, other: Seat) -> float:
        """Return what it is worth to meet another character."""
        return max(worth for worth, _ in meetings(self.evaluator, other))

    def way(self, way: Way) -> float:
        """Return what a way is worth, with the fight at the bridge."""
        found = self.worth(way.target)
        if way.crossing == MIDDLE:
            evades = has_way_out(self.state, self.seat)
            chance = 1.0 if evades else self.passes_sentinel
            lost = 0.0 if evades else self.evaluator.chances("strength", SENTINEL).lost
            harm = lost * (self.evaluator.loss() * self.evaluator.armour + 1.0)
            return chance * found - harm - (1 - chance) * MISSED_TURN_WORTH
        return found

    def opening(self) -> float:
        """Return what trying the Portal is worth."""
        if not self.evaluator.talisman or not self.ready:
            return -inf
        chance = max(self.opens("strength"), self.opens("craft"))
        return chance * ENTERED - (1 - chance) * 2.0

    # ---- decisions

    def rolled(self, face: int) -> float:
        """Return what the best move with a roll is worth."""
        known, space = board(), self.adventurer.space
        best = max(self.way(way) for way in known.ways(space, face))
        return max(best, self.opening()) if self.sets_out and known.beyond_portal(space, face) else best

    @cached_property
    def average(self) -> float:
        """Return what rolling for the move is worth."""
        return sum(self.rolled(face) for face in range(1, 7)) / 6

    def step(self, menu: Menu) -> Move | None:
        """Return how to begin a turn, or to go on in it; None where nothing of it moves."""
        known = board()
        if known.region(self.adventurer.space) == INNER:
            return self._inward(menu)
        choices = [move for move in menu.moves if move.name in _MOVING or move.name == "cast"]
        if len(choices) == 1 and choices[0].name == "roll":
            return choices[0]
        roads = {way.target: self.way(way) for way in ways(self.state, self.seat)}
        rated: list[tuple[float, Move]] = []
        for move in choices:
            worth = self._move(move, roads)
            if worth is not None:
                rated.append((worth, move))
        return max(rated, key=lambda each: each[0])[1] if rated else None

    def _move(self, move: Move, roads: dict[str, float]) -> float | None:
        match move.name:
            case "roll":
                return self.average
            case "move":
                return roads[str(move.args[0])]
            case "walk" | "journey" | "cross":
                return self.worth(str(move.args[0]))
            case "build-raft":
                crossing = self.seeks_middle and self.passes_sentinel < 0.6
                return self.average + 1.0 if crossing and not self.adventurer.raft else -inf
            case "open":
                better = self.opens("strength") >= self.opens("craft")
                return self.opening() if (move.args[0] == "strength") == better else -inf
            case "reroll":
                best = max(roads.values(), default=0.0)
                return self.average - 1.0 if self.adventurer.fate > 1 or self.average - best > 3 else -inf
            case "regenerate":
                return self.evaluator.healing(1) if self.evaluator.wounds else -inf
            case "face":
                return 0.0
            case "cast" if kind(str(move.args[0])) == "teleport":
                return self.worth(str(move.args[1])) - 1.5
            case _:
                return None

    def _inward(self, menu: Menu) -> Move:
        """In the Inner Region: on to the Crown, by the better side."""
        known, plain = board(), board().gate[1]
        moves = [move for move in menu.moves if move.name == "move"]
        if self.adventurer.space == plain:
            if not self.evaluator.talisman or self.passage(self.side) < self.needed / 3:
                return Move("move", (known.gate[0],))
            return Move("move", ("crypt" if self.side == "strength" else "mines",))
        faces = [move for move in menu.moves if move.name == "face"]
        return (faces or moves or [Move("turn-back")])[0]


def distance(first: str, second: str) -> int:
    """Return how many spaces lie between two spaces of a ring, the shorter way; to spaces of a kind the first one."""
    ring = board().rings[board().region(first)]
    steps = (ring.index(first) - ring.index(second)) % len(ring)
    return min(steps, len(ring) - steps)
