"""What one turn of a fight brings, along every way that chance may take."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache, partial

from engine.kernel.text import Seat
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import has_effect, stand_in
from engine.tenefyr.odds.branching import Lots, TooManyWays, hands, ways
from engine.tenefyr.odds.forecast import Forecast
from engine.tenefyr.odds.playing import answered, in_order, played_order
from engine.tenefyr.odds.simplifying import brought_by, simplified, with_stand_ins
from engine.tenefyr.odds.situations import (
    Laid,
    Outcome,
    Side,
    Situation,
    Standing,
    cards_of,
    finished,
    with_at,
    with_side,
)
from engine.tenefyr.options import Options
from engine.tenefyr.play import fight as fighting
from engine.tenefyr.play.power import total_power
from engine.tenefyr.state import HAND, Dungeon, Expedition, Fight, Played, Player


@lru_cache(maxsize=20000)
def outcomes(situation: Situation, most: int) -> tuple[tuple[Outcome, Fraction], ...] | None:
    """Return what a turn may bring, each with its probability, if its player keeps the hand, plays it and answers as
    :mod:`engine.tenefyr.odds.playing` says; None where more than ``most`` ways lead there.

    Which of the cards without effects are drawn is not followed card by card, unless another card looks at them: so
    many of them bring a power that is reckoned from how many ways lead to it.
    """
    situation = with_stand_ins(simplified(situation))
    seat = situation.seat
    side = situation.sides[seat]
    followed = _followed(with_side(situation, seat, side._replace(drawn_power=0)), most)
    if followed is None:
        return None
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
    for outcome, share in followed:
        for power, likely in brought_by(side, outcome):
            after = outcome.sides[seat]
            if after.pool:
                after = after._replace(drawn_power=side.drawn_power + power)
            elif situation.powers_count and outcome.unknown:
                known = power - outcome.unknown * library().played[stand_in()].power
                after = after._replace(power=after.power + known)
            sides = with_at(outcome.sides, seat, after)
            found[Outcome(outcome.power + power, outcome.weaker, sides)] += share * likely
    return tuple(found.items())


@lru_cache(maxsize=20000)
def _followed(situation: Situation, most: int) -> tuple[tuple[Outcome, Fraction], ...] | None:
    """The outcomes with stand-ins."""
    deck = situation.sides[situation.seat].deck
    if not situation.drawn and len(hands(deck, min(HAND, len(deck)))) > most:
        return None  # known before any of them is followed
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
    open_ones: dict[int, defaultdict[Standing, Fraction]] = {}
    left = most

    def follow(run: Callable[[Lots], Standing | Outcome], share: Fraction) -> None:
        nonlocal left
        for after, likely in ways(run, left):
            left -= 1
            if isinstance(after, Outcome):
                found[after] += share * likely
            else:
                laid = len(after.situation.sides[situation.seat].laid)
                open_ones.setdefault(laid, defaultdict(Fraction))[after] += share * likely

    try:
        follow(partial(_begun, situation), Fraction(1))
        while open_ones:  # the same cards may come in many orders: what is the same by now is followed once
            for standing, share in open_ones.pop(min(open_ones)).items():
                follow(partial(_next, standing), share)
    except TooManyWays:
        return None
    return tuple(found.items())


def _begun(situation: Situation, lots: Lots) -> Standing | Outcome:
    """The turn, once cards are drawn, along one way; where it is given with which cards it goes on, after these."""
    state = _state(situation)
    game, fight, seat = Forecast(state, lots, situation), state.fight, situation.seat
    assert fight is not None
    player = state.players[seat]
    start = Standing(situation, total_power(state), _strength(state), situation.sides[seat].drawn)
    if not situation.drawn:
        if situation.ambush:
            game.discard_top(seat, situation.ambush)
        fight.inspired, fight.turn_cards = player.inspired, player.more_cards
        player.inspired = player.more_cards = 0
        game.draw(seat, fighting.hand_size(game))
    for card in cards_of(situation.first) if situation.first is not None else ():
        if card in player.hand:
            _lay(game, seat, card)
    return _stands(start, game)


def _next(before: Standing, lots: Lots) -> Standing | Outcome:
    """The turn after the next card, along one way."""
    situation = before.situation
    state = _state(situation)
    game, fight, seat = Forecast(state, lots, situation), state.fight, situation.seat
    assert fight is not None
    fight.inspired, fight.weakened, fight.more, game.earlier = (
        situation.inspired, before.weakened, before.more, before.earlier,
    )  # fmt: skip
    _lay(game, seat, in_order(state, seat)[0])
    return _stands(before, game)


def _stands(before: Standing, game: Forecast) -> Standing | Outcome:
    """How the turn stands after all cards that bring their power alone, and whose turn it is to be laid."""
    state, situation = game.state, before.situation
    fight, seat = game.fight, situation.seat
    player = state.players[seat]
    for card in in_order(state, seat):
        if has_effect(card):
            break
        _lay(game, seat, card)
    if not player.hand:
        return _outcome(before, game)
    others = [
        side._replace(inspired=each.inspired, more_cards=each.more_cards)
        for side, each in zip(situation.sides, state.players, strict=True)
    ]
    others[seat] = _side_on_turn(situation.sides[seat], game, seat)
    now = situation._replace(
        sides=tuple(others), drawn=True, ambush=0, inspired=fight.inspired, borrowed=tuple(game.borrowable), first=None
    )
    return before._replace(situation=now, weakened=fight.weakened, more=fight.more, earlier=game.earlier)


def _outcome(before: Standing, game: Forecast) -> Outcome:
    state = game.state
    weaker = game.fight.weakened + before.strength - _strength(state)
    power, each = total_power(state) - before.total, library().played[stand_in()].power
    if game.earlier is not None:
        power += each * before.drawn - game.earlier
        return Outcome(power, weaker, _sides(before.situation, game), 0, game.earlier)
    unknown = game.stand_ins() - game.before if game.pool else 0
    return Outcome(power - each * unknown, weaker, _sides(before.situation, game), unknown)


def _lay(game: Forecast, seat: Seat, card: str) -> None:
    """Play a card, and answer what it asks."""
    fight, player = game.fight, game.state.players[seat]
    if library().played[card].effects:
        answered(game.state, seat, fighting.play(game, card))
        return
    player.hand.remove(card)
    fight.played.append(Played(card, fight.turn, plus=fight.inspired))


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
            after = _side_on_turn(side, game, seat)
            found.append(after._replace(drawn=game.stand_ins() if game.pool else 0))
        else:
            found.append(finished(bool(player.deck), game.power_of(seat) if situation.powers_count else 0))
    return tuple(found)


def _side_on_turn(side: Side, game: Forecast, seat: Seat) -> Side:
    """How the player on turn stands now."""
    player = game.state.players[seat]
    known = len(player.deck) - player.known
    return Side(
        side.heroes, tuple(sorted(player.deck[:known])), tuple(player.deck[known:]), tuple(sorted(player.hand)),
        tuple(sorted(player.discard)), _laid(game), side.power, player.inspired, player.more_cards,
        tuple(sorted(game.pool)), game.before if game.pool else 0,
    )  # fmt: skip


def _laid(game: Forecast) -> tuple[Laid, ...]:
    played = sorted(game.fight.played, key=played_order)
    return tuple(Laid(each.card, each.factor, each.plus) for each in played)
