"""What a player's last turn in a fight brings. Only cards that lead to others are followed one by one; which of those
that only score lie in the hand stays open as long as nothing looks at them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache, lru_cache, partial
from typing import NamedTuple

from engine.tenefyr.cards.effects.loot import Recover
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import haunted, stand_in
from engine.tenefyr.odds.branching import Chance, Lots, TooManyWays, ways
from engine.tenefyr.odds.forecast import Forecast
from engine.tenefyr.odds.least import least_of
from engine.tenefyr.odds.playing import LEADING, full_worth, in_order, only_scores, words_of
from engine.tenefyr.odds.scoring import NOTHING_LEFT, PAID, SCORING, Hand, cards_in, scores
from engine.tenefyr.odds.simplifying import simplified
from engine.tenefyr.odds.situations import Laid, Outcome, Side, Situation, finished, with_at, with_side
from engine.tenefyr.odds.turns import begin, forecast, lay, side_on_turn, strength
from engine.tenefyr.play.power import card_power, total_power
from engine.tenefyr.state import BASICS, Played


class Followed(NamedTuple):
    """What may come of a turn, each with its probability, and how many ways led there."""

    found: Mapping[Outcome, Fraction]
    ways: int


class _Gained(NamedTuple):
    """What a turn has brought so far: the power of its cards, what came on top of it by doubling a player's, and what
    the enemy has lost."""

    own: int = 0
    more: int = 0
    weaker: int = 0


class _Open(NamedTuple):
    """A turn that is still on."""

    situation: Situation
    gained: _Gained = _Gained()


class _Over(NamedTuple):
    """A turn in which no card leads to others any more: what is left of it, and how the other players stand (none: as
    before)."""

    hand: Hand
    sides: tuple[Side, ...]


def is_last(situation: Situation) -> bool:
    """Return whether a turn can be told of here: its player has none after it, the deck is known card by card, and all
    effects are known."""
    side = situation.sides[situation.seat]
    if side.pool or situation.seat in situation.order[situation.turn + 1 :]:
        return False
    known = _is_known_haunted if haunted(situation.enemy) else _is_known
    return all(map(known, (*side.deck, *side.top, *side.hand, *side.discard, *situation.borrowed)))


@cache
def _is_known(card: str) -> bool:
    """Whether what a card does is reckoned here."""
    condition, words = library().played[card].condition, words_of((card,))
    if condition is not None:
        return not condition.hand and words <= PAID
    return words <= LEADING | SCORING


@cache
def _is_known_haunted(card: str) -> bool:
    """Whether it is against an enemy that counts what is discarded: not where cards of the deck are paid."""
    return library().played[card].condition is None and _is_known(card)


@lru_cache(maxsize=20000)
def followed(situation: Situation, most: int, enough: int) -> Followed | None:
    """Return what a last turn may bring, along every way; None where there are more than ``most``. A turn that is sure
    to bring ``enough`` is followed no further, and brings just that."""
    situation = _with_stand_ins(simplified(situation))
    turn = _Turn(situation, most, enough)
    try:
        turn.follow(partial(_begun, situation), Fraction(1))
        while turn.is_on:
            for standing, share in turn.take().items():
                turn.follow(partial(_went_on, standing), share)
    except TooManyWays:
        return None
    return Followed(_outcomes(situation, turn.over), most - turn.left)


def _with_stand_ins(situation: Situation) -> Situation:
    """The same turn with stand-ins for all cards of the deck that only score."""
    seat = situation.seat
    side = situation.sides[seat]
    counted = BASICS if haunted(situation.enemy) else ()
    pool = tuple(card for card in side.deck if only_scores(situation, card) and card not in counted)
    others = [card for card in side.deck if not only_scores(situation, card) or card in counted]
    deck = tuple(sorted([*others, *[stand_in()] * len(pool)]))
    return with_side(situation, seat, side._replace(deck=deck, pool=pool))


class _Turn:
    """What has come of a turn so far, with stand-ins: the same cards may come in many orders, and what is the same by
    now is gone on with once."""

    __slots__ = ("_enough", "_open", "_waiting", "left", "over")

    def __init__(self, situation: Situation, most: int, enough: int) -> None:
        losses = haunted(situation.enemy) or library().fought[situation.enemy].basics < 0
        self._enough = None if losses else enough
        self._open: dict[int, defaultdict[_Open, Fraction]] = {}
        self._waiting = 0
        self.left = most
        """How many ways may still be followed."""
        self.over: defaultdict[_Over, defaultdict[_Gained, Fraction]] = defaultdict(lambda: defaultdict(Fraction))

    @property
    def is_on(self) -> bool:
        """Whether there is something to go on with."""
        return bool(self._open)

    def take(self) -> Mapping[_Open, Fraction]:
        """Return those with the most cards left, which are no longer kept."""
        return self._open.pop(max(self._open))

    def follow(self, run: Callable[[Lots], tuple[_Open | _Over, _Gained]], share: Fraction) -> None:
        """Go on with the turn along every way. Raises TooManyWays."""
        self._waiting = max(0, self._waiting - 1)
        for (after, gained), likely in ways(run, self.left):
            self.left -= 1
            self._add(after, gained, share * likely)
            if self._waiting > self.left:
                raise TooManyWays

    def _add(self, after: _Open | _Over, gained: _Gained, share: Fraction) -> None:
        sure = sum(gained) + (least_of(after.situation) if isinstance(after, _Open) else 0)
        if self._enough is not None and sure >= self._enough:
            self.over[_Over(NOTHING_LEFT, ())][_Gained(self._enough)] += share
        elif isinstance(after, _Over):
            self.over[after][gained] += share
        else:
            side = after.situation.sides[after.situation.seat]
            alike = self._open.setdefault(len(side.deck) + len(side.top) + len(side.hand), defaultdict(Fraction))
            self._waiting += after not in alike
            alike[after] += share


def _outcomes(situation: Situation, over: Mapping[_Over, Mapping[_Gained, Fraction]]) -> Mapping[Outcome, Fraction]:
    """The outcomes, with what the hands bring that are left."""
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
    seat, side, basics = situation.seat, situation.sides[situation.seat], library().fought[situation.enemy].basics
    earlier = side.power + sum(card_power(Played(each.card, 0, each.factor, each.plus), basics) for each in side.laid)
    for (hand, sides), before in over.items():
        for score, share in scores(hand).items():
            for gained, likely in before.items():
                own = gained.own + score.own
                after = finished(not score.empty, earlier + own if situation.powers_count else 0)
                outcome = Outcome(
                    own + gained.more + score.more,
                    gained.weaker + score.weaker,
                    with_at(sides or situation.sides, seat, after),
                )
                found[outcome] += share * likely
    return found


# ---- card by card


def _begun(situation: Situation, chance: Chance) -> tuple[_Open | _Over, _Gained]:
    game = forecast(situation, chance)
    before = total_power(game.state), strength(game.state)
    begin(game, situation)
    return _stands(_Open(situation), game, *before)


def _went_on(turn: _Open, chance: Chance) -> tuple[_Open | _Over, _Gained]:
    game = forecast(turn.situation, chance)
    before = total_power(game.state), strength(game.state)
    lay(game, turn.situation.seat, in_order(game.state, turn.situation.seat)[0])
    return _stands(turn, game, *before)


def _stands(before: _Open, game: Forecast, total: int, strong: int) -> tuple[_Open | _Over, _Gained]:
    """How the turn stands now; ``total`` and ``strong`` are the power of the cards that lay there and of the enemy
    before."""
    state, situation, seat = game.state, before.situation, before.situation.seat
    player = state.players[seat]
    words = words_of((*player.deck, *player.hand, *player.discard, *game.pool, *game.borrowable))
    is_on = _leads_on(game, situation)
    if not is_on or not words.intersection(("throw", "borrow")):
        _lay_what_scores(game, situation)
    gained = _Gained(
        before.gained.own + total_power(state) - game.fight.more - total,
        before.gained.more + game.fight.more,
        before.gained.weaker + game.fight.weakened + strong - strength(state),
    )
    sides = tuple(
        side._replace(inspired=each.inspired, more_cards=each.more_cards)
        if (side.inspired, side.more_cards) != (each.inspired, each.more_cards)
        else side
        for side, each in zip(situation.sides, state.players, strict=True)
    )
    side = _reduced(side_on_turn(situation.sides[seat], game, seat), game, words)
    if not is_on:
        return _Over(_hand(side, situation, game), with_at(sides, seat, Side())), gained
    now = with_side(situation._replace(sides=sides), seat, side)._replace(
        drawn=True, ambush=0, inspired=game.fight.inspired, borrowed=tuple(game.borrowable), first=None
    )
    return _Open(now, gained), gained


def _leads_on(game: Forecast, situation: Situation) -> bool:
    """Whether a card of the hand leads to others, or helps somebody. What is put back on a deck is not drawn if nothing
    draws, but an empty deck is no longer empty, and more may be paid from it."""
    player = game.state.players[situation.seat]
    leading = [card for card in player.hand if not only_scores(situation, card)]
    pays = any(library().played[card].condition is not None for card in (*player.hand, *game.pool))
    if pays or not player.deck or haunted(situation.enemy):
        return bool(leading)
    return any(not words_of((card,)) <= {"recover", "weaken"} for card in leading)


def _lay_what_scores(game: Forecast, situation: Situation) -> None:
    """Play what is known and depends on no other card: nothing will throw it away."""
    for card in in_order(game.state, situation.seat):
        hidden = bool(game.pool) and card == stand_in()
        if not hidden and only_scores(situation, card) and words_of((card,)) <= {"weaken"}:
            lay(game, situation.seat, card)


def _reduced(side: Side, game: Forecast, words: frozenset[str]) -> Side:
    """A player without those cards that lie there or were discarded and make no difference any more."""
    unknown = tuple(card for card in side.discard if side.pool and card == stand_in())
    discard = side.discard
    if "recover" not in words and "borrow" not in words:
        discard = unknown
    elif "borrow" not in words:
        cards = (*side.deck, *side.top, *side.hand, *side.discard)
        back = sum(map(_put_back, cards))
        known = [card for card in side.discard if not side.pool or card != stand_in()]
        known.sort(key=partial(full_worth, game.state, game.fight.seat))
        discard = tuple(sorted([*unknown, *known[max(0, len(known) - back) :]]))
    if "double-player" in words:
        return side._replace(discard=discard)
    basics = [each for each in side.laid if each.card in BASICS] if "per-basic" in words else []
    best = sorted(side.laid, key=partial(_doubled, game))[-1:] if "double" in words else []
    others = [each for each in best if each not in basics]
    return side._replace(discard=discard, laid=tuple(sorted([*basics, *others])))


@cache
def _put_back(card: str) -> int:
    """How many cards it puts back on the deck."""
    return sum(each.cards for each in library().played[card].effects if isinstance(each, Recover))


def _doubled(game: Forecast, laid: Laid) -> int:
    """What it brings to double a card that lies there."""
    more = library().fought[game.fight.enemy].basics if laid.card in BASICS else 0
    return (library().played[laid.card].power + laid.plus + max(0, more)) * laid.factor


def _hand(side: Side, situation: Situation, game: Forecast) -> Hand:
    """What is left of a turn in which no card leads to others any more."""
    seat, deck = situation.seat, len(side.deck) + len(side.top)
    told = partial(cards_in, situation, plus=game.fight.inspired, empty=not deck)
    unknown = side.hand.count(stand_in()) if side.pool else 0
    known = told(tuple(card for card in side.hand if not unknown or card != stand_in()))
    pool = told(side.pool) if unknown else ()
    hand = Hand(pool, unknown, known, 0, 0, min(1, deck))
    cards = (*pool, *known)
    if any(card.doubles for card in cards):
        hand = hand._replace(best=max((_doubled(game, each) for each in side.laid), default=0))
    if any(card.per_basic for card in cards):
        hand = hand._replace(basics=sum(each.card in BASICS for each in side.laid))
    if any(card.doubles_player for card in cards):
        others = [game.power_of(other) for other in game.others(seat) if other != seat]
        hand = hand._replace(others=max(others, default=None), own=0 if others else game.power_of(seat))
    return hand._replace(deck=deck) if any(card.pays for card in cards) else hand
