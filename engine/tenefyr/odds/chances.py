"""Chances to win a fight if every player with a turn left plays one hand."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from functools import partial
from math import ceil, sqrt
from typing import NamedTuple, TypeAlias

from engine.kernel.menus import Move
from engine.tenefyr.cards.effects.enemies import Ambush, Haunted, Preys
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.draws import Draws, EnumeratedDraws, SampledDraws, TooManyDrawsError
from engine.tenefyr.odds.forecast import Forecast, Outlook, place_with
from engine.tenefyr.odds.playing import carry_out, equivalent_card
from engine.tenefyr.play import fight
from engine.tenefyr.play.power import enemy_power, total_power
from engine.tenefyr.state import BOSS, Dungeon, Expedition, dungeon

Begin: TypeAlias = Callable[[Forecast], None]
"""Action at the beginning of a simulated turn."""
FEW_LEDGERS = 30
"""The number of ledgers (groups of positions that continue alike) above which a turn plans with fewer steps."""
FIRST_SAMPLE = 8
"""Number of random draws of a turn that are played to estimate whether all draws can be played."""
CONFIDENCE = 1.96
"""Standard deviations within which 19 of 20 samples lie."""


class Effort(NamedTuple):
    """Limit of the work for an answer, in steps: one for each card that is played, and two for each turn.

    A step takes about 10 microseconds. With ``sampling`` a sample of the draws is played if the limit does not allow
    all of them.
    """

    steps: int
    sampling: bool = False

    def divided(self, parts: int) -> Effort:
        """Return an equal part of the work for each of several chances."""
        return Effort(self.steps // parts, self.sampling)


class Estimate(NamedTuple):
    """The chance of victory; ``fights`` is the size of its sample, 0 if all draws were played.

    Some turns in a sample may be played with all draws, so the estimate is at least as good as its size suggests.
    """

    share: Fraction
    fights: int = 0

    @property
    def margin(self) -> int:
        """The margin of error in percentage points, which holds in 19 of 20 cases; rounded up."""
        if not self.fights:
            return 0
        number = self.fights + 4  # two more victories and two more defeats: right for small shares too
        share = (float(self.share) * self.fights + 2) / number
        return ceil(100 * CONFIDENCE * sqrt(share * (1 - share) / number))


class Opponent(NamedTuple):
    """An enemy in the place where it is fought; if it ``moves`` it stays for one turn only (R-157)."""

    enemy: str
    place: Dungeon
    moves: bool


def chance_to_keep(
    state: Expedition, effort: Effort, first: Move | None = None, *, at_once: bool = False
) -> Estimate | None:
    """Return the chance to win the current fight if the hand is played or redrawn.

    ``first`` is the move with which the turn begins. ``at_once`` counts only victories in this turn. Returns None if it
    takes more work than allowed.
    """
    assert state.fight is not None
    here = dungeon(state, state.place)
    opponent = _opponent(state, state.place, state.fight.enemy, len(here.cards) - 1)
    outlook = Outlook(state, opponent.enemy)
    running = outlook.state.fight
    assert running is not None
    if at_once:
        del running.order[running.turn + 1 :]
    turns = len(running.order) - running.turn
    stages = [partial(_begin_with, move=first), *[_begin_turn] * (turns - 1)]
    return next(iter(FightSimulation([opponent], effort).play(outlook, stages)), None)


def chances_against(state: Expedition, enemies: Sequence[tuple[int, str]], effort: Effort) -> Sequence[Estimate | None]:
    """Return the chances against enemies, each given with the number of the place where it is fought next.

    Cards that are in hands now are not played in these fights.
    """
    opponents = [
        _opponent(state, place, enemy, max(0, len(dungeon(state, place).cards) - 1)) for place, enemy in enemies
    ]
    groups: dict[Hashable, list[Opponent]] = {}
    for opponent in opponents:
        groups.setdefault(_turn_changes(opponent.enemy), []).append(opponent)
    by_opponent: dict[int, Estimate] = {}
    left = effort.steps
    # ambushes last: they may use the steps that other groups leave
    for number, group in enumerate(sorted(groups.values(), key=lambda group: _ambush(group[0].enemy))):
        outlook = Outlook(state, group[0].enemy)
        outlook.state.place, outlook.state.boss_deck, outlook.state.fight = BOSS, group[0].place, None
        for player in outlook.state.players:
            player.discard, player.hand = [*player.discard, *player.hand], []
        turns = 2 if len(state.players) == 1 else len(state.players) - len(state.left)
        steps = left // (len(groups) - number)
        begin = partial(Forecast.begin_fight, late_ambush=not _depends_on_cards(group))
        simulation = FightSimulation(group, Effort(steps, effort.sampling))
        estimates = simulation.play(outlook, [begin, *[_begin_turn] * turns])
        by_opponent |= {id(opponent): estimate for opponent, estimate in zip(group, estimates, strict=False)}
        left -= steps - simulation.left
    return [by_opponent.get(id(opponent)) for opponent in opponents]


def has_later_turn(state: Expedition) -> bool:
    """Return whether the current fight has another turn after this one if the enemy survives."""
    running = state.fight
    assert running is not None
    opponent = _opponent(state, state.place, running.enemy, 0)
    return running.turn + 1 < len(running.order) and not (opponent.moves and running.turn == 0)


def _opponent(state: Expedition, place: int, enemy: str, below: int) -> Opponent:
    last = place == BOSS and len(state.boss_deck.cards) <= 1
    return Opponent(enemy, place_with(enemy, below), library().fought[enemy].moves and not last)


def _turn_changes(enemy: str) -> Hashable:
    """Return the modifiers of turns by an enemy; enemies with equal modifiers share a simulated fight."""
    data = library().fought[enemy]
    haunted = any(isinstance(effect, Haunted) for effect in data.effects)
    return data.basics, data.cards_more, data.silent, _ambush(enemy), haunted


def _ambush(enemy: str) -> int:
    return sum(effect.cards for effect in library().fought[enemy].effects if isinstance(effect, Ambush))


def _depends_on_cards(opponents: Sequence[Opponent]) -> bool:
    """Return whether the power of one of these enemies depends on decks or discard piles."""
    effects = (effect for opponent in opponents for effect in library().fought[opponent.enemy].effects)
    return any(isinstance(effect, (Haunted, Preys)) for effect in effects)


def _begin_turn(game: Forecast) -> None:
    game.begin_turn()
    game.play_hand()


def _begin_with(game: Forecast, move: Move | None) -> None:
    """Begin with a move of the active player and play the rest of the hand."""
    heroes = tuple(game.state.players[game.fight.seat].heroes)
    if move is not None and move.name == "redraw":
        fight.redraw(game)
    elif move is not None and move.name == "play-all":
        carry_out(game, fight.play_all(game, tuple(equivalent_card(card, heroes) for card in move.args[0])))
    elif move is not None:
        carry_out(game, fight.play(game, equivalent_card(move.args[0], heroes), enemy_first=move.name == "hold-back"))
    game.play_hand()


# ---- turn by turn


class Ledger(NamedTuple):
    """Positions that differ only in power and continue in the same way.

    ``outlook`` is one of them, ``total`` its total power and ``weakened`` the power that its enemy has lost. ``shares``
    maps each pair of these two numbers to the probability, for each enemy, that the fight continues from there.
    """

    outlook: Outlook
    total: int
    weakened: int
    shares: dict[tuple[int, int], list[float]]

    @property
    def share(self) -> float:
        """The probability of these positions, for the enemy for which it is highest."""
        return max(map(sum, zip(*self.shares.values(), strict=True)))


class FightSimulation:
    """Victories and defeats in simulated fights against several enemies, with the steps that are left."""

    __slots__ = ("_draws", "left", "lost", "opponents", "sample", "sampling", "won")

    def __init__(self, opponents: Sequence[Opponent], effort: Effort) -> None:
        self.opponents = opponents
        self.left, self.sampling = effort
        self.won, self.lost = [0.0] * len(opponents), [0.0] * len(opponents)
        self._draws = SampledDraws()
        self.sample = 0.0
        """Size of the sample in the turn with the fewest draws; 0 if all draws were played."""

    def play(self, outlook: Outlook, turns: Sequence[Begin]) -> Sequence[Estimate]:
        """Play all draws, or a sample if the steps are too few; return the chances of victory.

        Returns nothing if a sample is needed but not allowed.
        """
        sampling, steps = self.sampling, self.left
        self.sampling, self.left = False, steps // 3 if sampling else steps
        try:
            self._play(outlook, turns)
        except TooManyDrawsError:
            if not sampling:
                return ()
            self.sampling, self.left = True, steps - steps // 3 + max(0, self.left)
            self.won, self.lost = [0.0] * len(self.opponents), [0.0] * len(self.opponents)
            self._play(outlook, turns)
        else:
            self.left += steps - steps // 3 if sampling else 0
        return self._estimates()

    def _play(self, outlook: Outlook, turns: Sequence[Begin]) -> None:
        """Play turn after turn, once for positions that continue in the same way.

        Raises TooManyDrawsError.
        """
        running = outlook.state.fight
        total, weakened = (0, 0) if running is None else (total_power(outlook.state), running.weakened)
        shares = {(total, weakened): [1.0] * len(self.opponents)}
        going: dict[Hashable, Ledger] = {None: Ledger(outlook, total, weakened, shares)}
        for number, turn in enumerate(turns, start=1):
            after: dict[Hashable, Ledger] = {}
            slack = len(going) > FEW_LEDGERS  # each of many small ledgers may overrun its part of the steps
            turn_steps = self.left // (len(turns) - number + 1 + slack)
            for before in going.values():
                steps = int(turn_steps * (3 * before.share + 1 / len(going)) / 4) if self.sampling else self.left
                for game, probability in self._ways(before, turn, steps):
                    self._end_turn(game, before, probability, after, last=number == len(turns))
            going = after

    def _ways(self, before: Ledger, turn: Begin, steps: int) -> Sequence[tuple[Forecast, float]]:
        """Play a turn with all draws, or with as many random ones as the steps allow.

        Returns the games at the end of the turn, each with its probability. Raises TooManyDrawsError if a sample is not
        allowed and the draws are too many.
        """
        if not self.sampling:
            return self._all_ways(before, turn, steps)
        games, hands, start, spent, cost = list[Forecast](), 0, self.left, 0, 0.0
        while not games or steps - spent > cost / 2:
            self._draws.start()
            games.append(self._play_turn(before, turn, self._draws))
            hands += self._draws.hands
            spent = start - self.left
            cost = spent / len(games)
            if len(games) == FIRST_SAMPLE and cost * hands / FIRST_SAMPLE < steps - spent:
                try:
                    return self._all_ways(before, turn, (steps - spent) // 2)
                except TooManyDrawsError:
                    spent = start - self.left
        number = len(games) / before.share
        self.sample = min(self.sample, number) if self.sample else number
        return [(game, 1 / len(games)) for game in games]

    def _all_ways(self, before: Ledger, turn: Begin, steps: int) -> Sequence[tuple[Forecast, float]]:
        draws, limit = EnumeratedDraws(steps), self.left - steps
        ways: list[tuple[Forecast, float]] = []
        while True:
            draws.start()
            ways.append((self._play_turn(before, turn, draws), draws.share))
            if self.left < limit:
                raise TooManyDrawsError
            if not draws.advance():
                return ways

    def _play_turn(self, before: Ledger, turn: Begin, draws: Draws) -> Forecast:
        game = Forecast(before.outlook.copied(), draws)
        turn(game)
        self.left -= max(1, game.steps) + len(before.shares) * (len(self.opponents) + 2) // 10
        return game

    def _end_turn(
        self, game: Forecast, before: Ledger, probability: float, after: dict[Hashable, Ledger], *, last: bool
    ) -> None:
        """Count victories and defeats at the end of a turn; add other positions to ``after`` (R-085 .. R-087)."""
        running, won, lost = game.fight, self.won, self.lost
        total, weakened, begins = total_power(game.state), running.weakened, game.steps == 0
        ends = [last or (opponent.moves and running.turn == 0) for opponent in self.opponents]
        needs: dict[int, list[int]] = {}
        left: dict[tuple[int, int], list[float]] = {}
        for (total_before, weakened_before), shares in before.shares.items():
            reached = total_before + total - before.total, weakened_before + weakened - before.weakened
            going_on = [share * probability for share in shares]
            if not begins:
                if reached[1] not in needs:
                    needs[reached[1]] = self._needs(game, reached[1])
                for place, need in enumerate(needs[reached[1]]):
                    if reached[0] >= need:
                        won[place] += going_on[place]
                        going_on[place] = 0.0
                    elif ends[place]:
                        lost[place] += going_on[place]
                        going_on[place] = 0.0
            if any(going_on):
                left[reached] = going_on
        if not left:
            return
        running.weakened = weakened
        running.turn += not begins
        known = after.setdefault(game.outlook.key(game), Ledger(game.outlook, total, weakened, {})).shares
        for reached, going_on in left.items():
            others = known.get(reached)
            known[reached] = going_on if others is None else [sum(pair) for pair in zip(others, going_on, strict=True)]

    def _needs(self, game: Forecast, weakened: int) -> list[int]:
        """Return the power of each enemy once it has lost ``weakened`` of it."""
        state, running = game.state, game.fight
        running.weakened, enemy = weakened, running.enemy
        powers: list[int] = []
        for opponent in self.opponents:
            state.place, state.boss_deck, running.enemy = BOSS, opponent.place, opponent.enemy
            powers.append(enemy_power(state))
        running.enemy = enemy
        return powers

    def _estimates(self) -> Sequence[Estimate]:
        """Return the chances of victory, corrected for rounding: victories and defeats may not add up to 1."""
        return [
            Estimate(Fraction(won / (won + lost)) if won and lost else Fraction(bool(won)), int(self.sample))
            for won, lost in zip(self.won, self.lost, strict=True)
        ]
