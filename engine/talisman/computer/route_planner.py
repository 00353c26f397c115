"""Movement of the computer: to spaces with much to win, and towards the Crown."""

from __future__ import annotations

from functools import cached_property
from math import inf

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.talisman.board import CROWN, INNER, MIDDLE, OUTER, Way, board
from engine.talisman.cards.library import library
from engine.talisman.cards.worths import MISSED_TURN_WORTH
from engine.talisman.computer.belongings_evaluator import BOLD, STOUT
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.chances import at_most, odds
from engine.talisman.computer.fighting import EVADING
from engine.talisman.computer.meetings import meetings
from engine.talisman.play.moving import SENTINEL
from engine.talisman.play.routes import ways
from engine.talisman.play.spells.base import may_cast
from engine.talisman.play.values import can, has_way_out, rolls_fewer_dice
from engine.talisman.state import Attribute, alive, at, kind

ENTERED = 30.0
"""Worth of being in the Inner Region with a Talisman, and strong enough."""
PER_SPACE, HURRIED = 0.25, 2.0
"""Worth of being one space nearer to the goal: usually, and while another character is on the Crown."""
MEAN_ROLL = 3.5
"""The number of spaces of a usual move."""
MIN_PASSAGE_CHANCE = 0.35
"""Minimum chance of getting through the Inner Region for the character to set out for the Crown."""
SUDDEN_END_FACTOR = 0.65
"""Factor for that chance in games that are won by reaching the Crown first."""
DESPERATE = 0.1
"""The chance against the Sentinel from which a character in a hurry goes to the bridge."""
LAST_ROUNDS = 10
"""The number of rounds before the limit in which the character hurries."""
AXE_PRICE = 3
PITFIEND = 4
"""The Strength of each of the Pitfiends."""
POLTERGEIST = "poltergeist"
TURN_BACK = Move("turn-back")
_TRAVEL_VERBS = ("roll", "move", "walk", "journey", "cross", "build-raft", "open", "reroll", "regenerate", "face")


class RoutePlanner:
    """Planner of one character's movement, by the worth of the spaces in reach."""

    def __init__(self, evaluator: CardEvaluator) -> None:
        self.state = evaluator.state
        self.seat = evaluator.seat
        self.evaluator = evaluator
        self.adventurer = self.evaluator.adventurer
        self._known_worths: dict[str, float] = {}

    # ---- chances and goals

    def passage(self, attribute: Attribute) -> float:
        """Return the chance to get from the Plain of Peril to the Valley of Fire on one side.

        The Strength side has the Crypt, Death and the Werewolf, the Craft side the Mines, the Vampire and the Pits.
        """
        evaluator = self.evaluator
        if attribute == "strength":
            return at_most(3, evaluator.strength)
        dice = 2 if rolls_fewer_dice(self.state, self.seat, "mines") else 3
        followers = sum(kind(card) not in ("hag", "poltergeist") for card in self.adventurer.followers)
        spare = min(1.0, (self.adventurer.lives + followers - 1) / 3)
        pits = odds(evaluator.battle - PITFIEND, evaluator.dice, evaluator.foe_dice)
        return at_most(dice, evaluator.craft) * spare * min(1.0, pits.won + 0.2)

    @cached_property
    def side(self) -> Attribute:
        """The better side through the Inner Region."""
        return "strength" if self.passage("strength") >= self.passage("craft") else "craft"

    @cached_property
    def ready(self) -> bool:
        """Whether the character is strong enough for the Inner Region."""
        lives = self.adventurer.lives >= 3 or self.evaluator.wounds == 0
        return (lives or self.hurries) and self.passage(self.side) >= self.needed

    @cached_property
    def needed(self) -> float:
        """The minimum chance to set out: lower if the first on the Crown wins, much lower if time runs out."""
        needed = MIN_PASSAGE_CHANCE * (SUDDEN_END_FACTOR if self.state.options.sudden_end else 1.0)
        return needed / 3 if self.hurries else needed

    @cached_property
    def sets_out(self) -> bool:
        """Whether the character goes to the Portal of Power, and through it."""
        return self.evaluator.talisman and self.ready and not self.adventurer.quest

    @cached_property
    def hurries(self) -> bool:
        """Whether another character is on the Crown, or the last rounds have begun in a game won by reaching it."""
        state = self.state
        if state.options.sudden_end and state.rounds > state.options.last_round - LAST_ROUNDS:
            return True
        others = [state.adventurers[other].space for other in alive(state) if other != self.seat]
        return any(board().region(space) == CROWN for space in others)

    def opens(self, attribute: Attribute) -> float:
        """Return the chance that the Portal of Power opens."""
        if attribute == "strength":
            return at_most(2, self.evaluator.strength)
        dice = 1 if rolls_fewer_dice(self.state, self.seat, "portal") else 2
        return at_most(dice, self.evaluator.craft)

    @cached_property
    def seeks_middle(self) -> bool:
        """Whether the character is strong enough for the Middle Region."""
        evaluator = self.evaluator
        return (evaluator.adventurer.lives >= 3 or self.hurries) and max(evaluator.battle, evaluator.craft) >= STOUT

    @cached_property
    def passes_sentinel(self) -> float:
        """The chance to get past the Sentinel."""
        return 0.9 if self.passes_by_spell else self.evaluator.chances("strength", SENTINEL).won

    @cached_property
    def passes_by_spell(self) -> bool:
        """Whether a Spell in hand lets the character pass the Sentinel."""
        return may_cast(self.state, self.seat) and any(kind(card) in EVADING for card in self.adventurer.spells)

    @cached_property
    def dares_sentinel(self) -> bool:
        """Whether the chance to get past the Sentinel is good enough to go to the bridge."""
        return self.passes_sentinel >= (DESPERATE if self.hurries else BOLD)

    def crosses(self, menu: Menu) -> bool | None:
        """Return whether the best movement of a menu passes the Sentinel; None if it is a new roll, or if none does."""
        crossing = [way.target for way in ways(self.state, self.seat) if way.crossing == MIDDLE]
        step = self.step(menu) if crossing else None
        if step is None or step.name == "reroll":
            return None
        return step.name == "open" or (step.name == "move" and step.args[0] in crossing)

    @cached_property
    def crawls(self) -> bool:
        """Whether the character moves one space a turn until it crosses the Storm River (MD-072)."""
        return can(self.state, self.seat, "slows")

    @cached_property
    def goal(self) -> str:
        """The space that the character tries to reach; "" if it only looks for gains."""
        adventurer, evaluator = self.adventurer, self.evaluator
        region = board().region(adventurer.space)
        if region == OUTER:
            if self.seeks_middle:
                return self._river_goal()
            return self._healing_goal() or (self._river_goal() if self.crawls else "")
        if region == MIDDLE:
            if adventurer.lives <= 2 and evaluator.wounds and adventurer.gold:
                return "castle"
            if self.sets_out:
                return board().gate[0]
            return "temple" if evaluator.talisman or adventurer.quest else "warlocks-cave"
        return ""

    def _river_goal(self) -> str:
        """Return the space from which to cross the river: the bridge, Woods for a raft, or the Tavern with its ferry.

        With an Axe a raft is built, and with the gold for one it is bought first.
        """
        if self.dares_sentinel:
            return board().bridge[0]
        if any("builds-rafts" in library().object(card).abilities for card in self.adventurer.objects):
            return "woods-1"
        axes = any(kind(card) == "axe" for card in self.state.stock)
        return "village" if axes and self.adventurer.gold >= AXE_PRICE else "tavern"

    def _healing_goal(self) -> str:
        """Return a space that heals; "" if that is not needed or possible."""
        if self.evaluator.wounds < 2:
            return ""
        return "chapel" if self.adventurer.alignment == "good" else "village" if self.adventurer.gold else ""

    # ---- spaces

    def worth(self, space: str) -> float:
        """Return the worth of landing on a space."""
        worth = self._known_worths.get(space)
        if worth is None:
            worth = self._known_worths[space] = self._worth(space)
        return worth

    def _worth(self, space: str) -> float:
        known = board()
        region = known.region(space)
        if region not in (OUTER, MIDDLE):
            return 0.0
        worth = max(
            [
                self.evaluator.space(space),
                *(self.meeting(other) for other in at(self.state, space) if other != self.seat),
            ]
        )
        if self.goal and known.region(self.goal) == region:
            towards_crown = self.goal in (known.gate[0], known.bridge[0])
            per_space = HURRIED if self.hurries and towards_crown else PER_SPACE
            worth -= self._cost_of_slow_way(space) if self.crawls else per_space * distance(space, self.goal)
            if space == self.goal:
                worth += 1.0
        crossing = 12.0 if self.hurries else 3.0
        if region == MIDDLE and known.region(self.adventurer.space) == OUTER:
            left = sum(
                self.evaluator.item_worth(card) for card in self.adventurer.followers if kind(card) == POLTERGEIST
            )
            worth += (crossing if self.seeks_middle else -1.5) - left
        elif region == OUTER and known.region(self.adventurer.space) == MIDDLE:
            worth += -crossing if self.seeks_middle else 0.5
        return worth

    def _cost_of_slow_way(self, space: str) -> float:
        """Return the cost of the cheaper way round from a space to the goal, with a turn on each space.

        It is the same in every turn, so that the character never goes to and fro between spaces with little to win.
        """
        ring = board().rings[board().region(space)]
        start, end = ring.index(space), ring.index(self.goal)
        steps = (end - start) % len(ring)
        ways = (
            [ring[(start + step) % len(ring)] for step in range(1, steps + 1)],
            [ring[(end + step) % len(ring)] for step in range((start - end) % len(ring))],
        )
        return min(
            sum(PER_SPACE * MEAN_ROLL + max(0.0, -self.evaluator.space(passed)) for passed in way) for way in ways
        )

    def meeting(self, other: Seat) -> float:
        """Return the worth of meeting another character."""
        return max(worth for worth, _ in meetings(self.evaluator, other))

    def worth_of_way(self, way: Way) -> float:
        """Return the worth of a way, including the fight at the bridge."""
        worth = self.worth(way.target)
        if way.crossing == MIDDLE:
            evades = has_way_out(self.state, self.seat)
            chance = 1.0 if evades else self.passes_sentinel
            lost = 0.0 if evades else self.evaluator.chances("strength", SENTINEL).lost
            harm = lost * (self.evaluator.loss() * self.evaluator.armour + 1.0)
            return chance * worth - harm - (1 - chance) * MISSED_TURN_WORTH
        return worth

    def opening(self) -> float:
        """Return the worth of trying the Portal of Power."""
        if not self.evaluator.talisman or not self.ready:
            return -inf
        chance = max(self.opens("strength"), self.opens("craft"))
        return chance * ENTERED - (1 - chance) * 2.0

    # ---- decisions

    def rolled(self, face: int) -> float:
        """Return the worth of the best move after this roll."""
        known, space = board(), self.adventurer.space
        best = max(self.worth_of_way(way) for way in known.ways(space, face))
        return max(best, self.opening()) if self.sets_out and known.beyond_portal(space, face) else best

    @cached_property
    def average(self) -> float:
        """The worth of rolling for the move."""
        return sum(self.rolled(face) for face in range(1, 7)) / 6

    @property
    def gained_by_reroll(self) -> float:
        """The worth of a new roll for the move, less that of the best way with the present one."""
        return self.average - max((self.worth_of_way(way) for way in ways(self.state, self.seat)), default=0.0)

    def step(self, menu: Menu) -> Move | None:
        """Return the best movement of a menu; None if it offers none."""
        known = board()
        if known.region(self.adventurer.space) == INNER:
            return self._inward(menu)
        choices = [move for move in menu.moves if move.name in _TRAVEL_VERBS or move.name == "cast"]
        if len(choices) == 1 and choices[0].name == "roll":
            return choices[0]
        roads = {way.target: self.worth_of_way(way) for way in ways(self.state, self.seat)}
        rated: list[tuple[float, Move]] = []
        for move in choices:
            worth = self._movement_worth(move, roads)
            if worth is not None:
                rated.append((worth, move))
        return max(rated, key=lambda option: option[0])[1] if rated else None

    def _movement_worth(self, move: Move, roads: dict[str, float]) -> float | None:
        match move.name:
            case "roll":
                return self.average
            case "move":
                return roads[str(move.args[0])]
            case "walk" | "journey" | "cross":
                return self.worth(str(move.args[0]))
            case "build-raft":
                outside = board().region(self.adventurer.space) == OUTER
                crossing = outside and self.seeks_middle and self.passes_sentinel < 0.6
                room = self.evaluator.left_behind
                return self.average + 1.0 - room if crossing and not self.adventurer.raft else -inf
            case "open":
                better = self.opens("strength") >= self.opens("craft")
                return self.opening() if (move.args[0] == "strength") == better else -inf
            case "reroll":
                return self.average - 1.0 if self.adventurer.fate > 1 or self.gained_by_reroll > 3 else -inf
            case "regenerate":
                return self.evaluator.healing(1) if self.evaluator.wounds else -inf
            case "face":
                return 0.0
            case "cast" if kind(str(move.args[0])) == "teleport":
                return self.worth(str(move.args[1])) - 1.5
            case _:
                return None

    def _inward(self, menu: Menu) -> Move:
        """Return the move in the Inner Region: on to the Crown by the better side, or back if too weak.

        Without a Talisman it is back too, since the Valley of Fire cannot be entered (M-342).
        """
        known, plain = board(), board().gate[1]
        moves = [move for move in menu.moves if move.name == "move"]
        if self.adventurer.space == plain:
            if not self.evaluator.talisman or self.passage(self.side) < self.needed / 3:
                return Move("move", (known.gate[0],))
            return Move("move", ("crypt" if self.side == "strength" else "mines",))
        if not self.evaluator.talisman and TURN_BACK in menu.moves:
            return TURN_BACK
        faces = [move for move in menu.moves if move.name == "face"]
        return (faces or moves or [TURN_BACK])[0]


def distance(first: str, second: str) -> int:
    """Return the number of steps between two spaces of a ring, the shorter way round."""
    ring = board().rings[board().region(first)]
    steps = (ring.index(first) - ring.index(second)) % len(ring)
    return min(steps, len(ring) - steps)
