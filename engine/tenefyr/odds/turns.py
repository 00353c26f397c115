"""What one turn of a fight brings, along every way that chance may take."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from engine.kernel.dice import Dice
from engine.kernel.flow import IO
from engine.kernel.menus import Move
from engine.kernel.text import Seat
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer import choose
from engine.tenefyr.odds.alike import alike, without_effect
from engine.tenefyr.odds.branching import Lots, TooManyWays, hands, ways
from engine.tenefyr.options import Options
from engine.tenefyr.play import fight as fighting
from engine.tenefyr.play.game import Game
from engine.tenefyr.play.power import total_power
from engine.tenefyr.state import HAND, Dungeon, Expedition, Fight, Played, Player


class Laid(NamedTuple):
    """A card that lies in front of a player; see :class:`engine.tenefyr.state.Played`."""

    card: str
    factor: int
    plus: int


class Side(NamedTuple):
    """What everybody knows of a player in a fight. ``deck`` is sorted, without the known cards on ``top`` of it (the
    next one last); ``power`` is what those cards have brought that are not in ``laid``."""

    heroes: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()
    power: int = 0
    inspired: int = 0
    more_cards: int = 0


class Situation(NamedTuple):
    """A turn of a fight that begins, or is on (``drawn``), as far as it has a say in what the turn brings."""

    enemy: str
    sides: tuple[Side, ...]
    order: tuple[Seat, ...]
    turn: int
    drawn: bool = False
    ambush: int = 0
    """Cards that everybody discards before their first turn."""
    inspired: int = 0
    """What each card of this turn is worth more, once it is on."""
    cards_more: int = 0
    completed: int = 0
    deck_counts: bool = False
    """Whether it matters besides what lies in decks and discard piles."""
    borrowed: tuple[str, ...] = ()
    """The cards of the reserve of which one may be borrowed."""
    first: Move | None = None
    """With what the turn goes on."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.turn]


class Outcome(NamedTuple):
    """What a turn has brought: power, what the enemy has lost, and how the players stand then."""

    power: int
    weaker: int
    sides: tuple[Side, ...]


class Forecast(Game):
    """A game in which chance takes a way that is given: whatever is drawn or turned over unseen."""

    __slots__ = ("borrowable", "lots", "powers")

    def __init__(self, state: Expedition, lots: Lots, situation: Situation) -> None:
        super().__init__(state, IO(Dice(b""), silent=True))
        self.lots = lots
        self.powers = [side.power for side in situation.sides]
        self.borrowable = list(situation.borrowed)

    def power_of(self, seat: Seat) -> int:
        return self.powers[seat] + super().power_of(seat)

    def draw(self, seat: Seat, count: int) -> int:
        taken = self._take(seat, count)
        self.state.players[seat].hand += taken
        return len(taken)

    def discard_top(self, seat: Seat, count: int) -> list[str]:
        taken = self._take(seat, count)
        self.state.players[seat].discard += taken
        return taken

    def from_reserve(self, level: int) -> str | None:
        if not self.borrowable:
            return None
        card = self.lots.pick([(card, 1) for card in self.borrowable])
        self.borrowable.remove(card)
        return card

    def _take(self, seat: Seat, count: int) -> list[str]:
        """The known cards on top first, then any of the others."""
        player = self.state.players[seat]
        count = min(count, len(player.deck))
        taken = [player.deck.pop() for _ in range(min(count, player.known))]
        player.known -= len(taken)
        if len(taken) < count:
            drawn = self.lots.pick(hands(tuple(sorted(player.deck)), count - len(taken)))
            for card in drawn:
                player.deck.remove(card)
            taken += drawn
        return taken


@lru_cache(maxsize=20000)
def outcomes(situation: Situation, most: int) -> tuple[tuple[Outcome, Fraction], ...] | None:
    """Return what a turn may bring, each with its probability, if its player keeps the hand, plays it in the order of
    :func:`in_order` and answers what cards ask as the computer player would; None where more than ``most`` ways lead
    there."""
    situation = _simplified(situation)
    deck = situation.sides[situation.seat].deck
    if not situation.drawn and len(hands(deck, min(HAND, len(deck)))) > most:
        return None  # known before any of them is followed
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
    try:
        for outcome, share in ways(lambda lots: _played(situation, lots), most):
            found[outcome] += share
    except TooManyWays:
        return None
    return tuple(found.items())


def _simplified(situation: Situation) -> Situation:
    """The same turn with each card replaced by one that does the same in it."""
    seat, later = situation.seat, situation.order[situation.turn + 1 :]
    side = situation.sides[seat]
    heroes, effects = side.heroes, library().fought[situation.enemy].effects
    silent = any(each.silent for each in effects)
    gone = without_effect(
        frozenset((*side.deck, *side.top, *side.hand)),
        heroes,
        others=any(each != seat for each in later),
        again=seat in later,
        deck=situation.deck_counts,
    )

    def same(cards: Sequence[str]) -> tuple[str, ...]:
        return tuple(alike(card, heroes, silent, gone) for card in cards)

    simple = side._replace(
        deck=tuple(sorted(same(side.deck))),
        top=same(side.top),
        hand=tuple(sorted(same(side.hand))),
        discard=tuple(sorted(same(side.discard))),
    )
    first = situation.first
    if first is not None:
        first = Move("play-all", (same(_named(first)),))
    sides = tuple(simple if number == seat else other for number, other in enumerate(situation.sides))
    return situation._replace(sides=sides, first=first)


def _played(situation: Situation, lots: Lots) -> Outcome:
    """The turn along one way."""
    state = _state(situation)
    game, fight, seat = Forecast(state, lots, situation), state.fight, situation.seat
    assert fight is not None
    player, before = state.players[seat], total_power(state)
    haunted = _strength(state)
    if not situation.drawn:
        if situation.ambush:
            game.discard_top(seat, situation.ambush)
        fight.inspired, fight.turn_cards = player.inspired, player.more_cards
        player.inspired = player.more_cards = 0
        game.draw(seat, fighting.hand_size(game))
    fight.kept = True
    if situation.first is not None:
        for card in _named(situation.first):
            if card in player.hand:
                _lay(game, seat, card)
    while player.hand:
        _lay(game, seat, min(player.hand, key=_stage))
    weaker = fight.weakened + haunted - _strength(state)
    return Outcome(total_power(state) - before, weaker, _sides(situation, game))


def _named(move: Move) -> tuple[str, ...]:
    return move.args[0] if move.name == "play-all" else (str(move.args[0]),)


def in_order(hand: Sequence[str]) -> tuple[str, ...]:
    """Return a hand in the order in which it brings most: what draws or helps others first, what counts other cards
    last."""
    return tuple(sorted(hand, key=_stage))


@cache
def _stage(card: str) -> tuple[int, int, str]:
    loot = library().played[card]
    words = [effect.word for effect in loot.effects]
    if not words:
        return 2, -loot.power, card
    return min(_FIRST.get(word, 3) for word in words), -loot.power, card


_FIRST: Mapping[str, int] = {
    "recover": 0,
    "borrow": 0,
    "inspire": 0,
    "ready": 0,
    "draw": 1,
    "weaken": 2,
    "discharge": 2,
}


def _lay(game: Forecast, seat: Seat, card: str) -> None:
    """Play a card, and answer what it asks as the computer player would, but draw as much as one may."""
    fight, player = game.fight, game.state.players[seat]
    if not library().played[card].effects:
        player.hand.remove(card)
        fight.played.append(Played(card, fight.turn, plus=fight.inspired))
        return
    flow = fighting.play(game, card)
    try:
        prompt = next(flow)
        while True:
            menu = prompt.menus[seat]
            greatest = menu.moves[0].name == "number" if menu.moves else False
            answer = menu.moves[0] if greatest else choose(game.state, seat, menu, Random(0), "simple")
            prompt = flow.send({seat: answer})
    except StopIteration:
        return


def _strength(state: Expedition) -> int:
    assert state.fight is not None
    return sum(each.strength(state) for each in library().fought[state.fight.enemy].effects)


# ---- there and back


def _state(situation: Situation) -> Expedition:
    """A position with nothing in it but what concerns this turn."""
    players = [
        Player(
            list(side.heroes), [*side.deck, *side.top], list(side.hand), list(side.discard),
            len(side.top), side.inspired, side.more_cards,
        )
        for side in situation.sides
    ]  # fmt: skip
    seat = situation.seat
    laid = [Played(each.card, situation.turn, each.factor, each.plus) for each in situation.sides[seat].laid]
    fight = Fight(
        situation.enemy, list(situation.order), situation.turn, laid,
        cards_more=situation.cards_more, inspired=situation.inspired,
    )  # fmt: skip
    here = Dungeon(1, [situation.enemy])
    return Expedition(
        _OPTIONS, players, [here], Dungeon(0, []), "", [], [], situation.order[0],
        place=1, fight=fight, completed=[1] * situation.completed,
    )  # fmt: skip


_OPTIONS = Options()


def _sides(situation: Situation, game: Forecast) -> tuple[Side, ...]:
    """How the players stand after the turn. Of those who have no turn any more it matters only whether their deck is
    empty, and what they have brought."""
    state, seat = game.state, situation.seat
    again = seat in situation.order[situation.turn + 1 :]
    found: list[Side] = []
    for number, (side, player) in enumerate(zip(situation.sides, state.players, strict=True)):
        if number != seat:
            found.append(side._replace(inspired=player.inspired, more_cards=player.more_cards))
        elif again:
            known = len(player.deck) - player.known
            found.append(
                Side(
                    side.heroes, tuple(sorted(player.deck[:known])), tuple(player.deck[known:]), (),
                    tuple(sorted(player.discard)), _laid(game), side.power, player.inspired, player.more_cards,
                )
            )  # fmt: skip
        else:
            found.append(finished(bool(player.deck), game.power_of(seat)))
    return tuple(found)


def finished(cards: bool, power: int) -> Side:
    """Return a player who has no turn any more, with or without cards in the deck."""
    return Side(deck=("basic-0",) if cards else (), power=power)


def _laid(game: Forecast) -> tuple[Laid, ...]:
    return tuple(Laid(each.card, each.factor, each.plus) for each in game.fight.played)
