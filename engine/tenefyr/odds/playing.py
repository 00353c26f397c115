"""How a hand is played in a forecast: in which order, and what is answered to what cards ask.

Cards are ranked by what they do, and those of one rank chosen by how long they have lain there, which tells nothing of
what else they are: so it need not be known which of them it is. Where a player has two turns to come, what is the case
alone, they are chosen card by card (``closely``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pick
from engine.kernel.text import Seat
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import stand_in
from engine.tenefyr.odds.values import Place, Value, value_of
from engine.tenefyr.play.game import Game
from engine.tenefyr.play.power import basics_change, card_power
from engine.tenefyr.state import BASICS, Expedition, Played


def in_order(state: Expedition, seat: Seat, *, closely: bool = False) -> tuple[str, ...]:
    """Return a player's hand in the order in which it brings most in the fight that is on: what draws or helps others
    first, and of that what throws away cards after the rest; what counts other cards after them, and what doubles last.
    What does nothing in this turn counts as a card without effects."""
    hand = state.players[seat].hand
    if closely:
        return tuple(sorted(hand, key=lambda card: (_value(state, seat, card).place_to_play, card)))
    return tuple(sorted(hand, key=lambda card: _value(state, seat, card).rank_to_play))


def answer(state: Expedition, seat: Seat, menu: Menu, hidden: str = "", *, closely: bool = False) -> Move:
    """Return what is answered: draw as much as one may, pay what a card asks for, throw away what is worth least, but
    nothing that leads to other cards as long as there is something else, put back and double what brings most, leave
    discarded cards where they are, and help whoever comes next. ``hidden`` stands for cards of which it is known that
    they are neither the ones nor the others."""
    if menu.patterns:
        return _picked(state, seat, menu, hidden, closely)
    kind = menu.moves[0].name
    if menu.question.key == "ask-recover":
        return _recovered(state, seat, menu, closely)
    if kind == "player":
        return _helped(state, menu)
    if kind == "choose":
        cards = [str(move.args[0]) for move in menu.moves if move.args[0] != hidden]
        return Move("choose", (max(cards, key=partial(gained_by_doubling, state, seat)),))
    return menu.moves[0]


def answered(state: Expedition, seat: Seat, flow: Flow) -> None:
    """Let something happen in a forecast of both turns of a player, and answer what it asks."""
    try:
        prompt = next(flow)
        while True:
            prompt = flow.send({seat: answer(state, seat, prompt.menus[seat], stand_in(), closely=True)})
    except StopIteration:
        return


def played_order(card: Played) -> tuple[str, int, int]:
    """Return by what the cards that lie in a forecast are sorted: of like ones, the first is worth most; of the same
    ones and of stand-ins, those of an earlier turn come first."""
    if card.card == stand_in() or card.card in BASICS:
        return card.card, -card.factor, card.plus
    return card.card, -card.factor, -card.plus


def _picked(state: Expedition, seat: Seat, menu: Menu, hidden: str, closely: bool) -> Move:
    (pattern,) = menu.patterns
    selection = pattern.args[0]
    assert isinstance(selection, Pick)
    known = [card for card in state.players[seat].hand if card != hidden and card in selection.items]
    if closely:
        cards = sorted(known, key=lambda card: (place_to_throw(state, seat, card), card))
    else:
        cards = sorted(known, key=lambda card: _value(state, seat, card).rank)
    return menu.arranged(Move(pattern.name, (tuple(cards[: selection.least]),)))


def _recovered(state: Expedition, seat: Seat, menu: Menu, closely: bool) -> Move:
    """The best that is put back comes last, and is drawn first."""
    more = menu.question.values["more"]
    assert isinstance(more, int)
    discard = state.players[seat].discard
    if closely:
        cards = sorted(discard, key=lambda card: (_value(state, seat, card).place_to_put_back, card))
        return Move("choose", (cards[-1 - more],))
    ranks = [_value(state, seat, card).rank_to_put_back for card in discard]
    order = sorted(range(len(discard)), key=ranks.__getitem__, reverse=True)
    return Move("choose", (discard[order[more]],))


def _helped(state: Expedition, menu: Menu) -> Move:
    """A player who has brought most is doubled; other help is for whoever has the next turn."""
    fight = state.fight
    assert fight is not None
    if menu.question.key == "ask-double-player":
        game = Game(state, IO(Dice(b""), silent=True))
        return max(menu.moves, key=lambda move: game.doubling_of(int(move.args[0])))
    there = [int(move.args[0]) for move in menu.moves]
    return Move("player", (next_helped(fight.order, fight.turn, there),))


def next_helped(order: Sequence[Seat], turn: int, players: Sequence[Seat]) -> Seat:
    """Return which of these players has the next turn after this one; the first of them where none has."""
    return next((seat for seat in order[turn + 1 :] if seat in players), players[0])


def place_to_throw(state: Expedition, seat: Seat, card: str) -> Place:
    """Return by what a hand is sorted to be thrown away card by card."""
    return _value(state, seat, card).place_to_throw


def gained_by_doubling(state: Expedition, seat: Seat, card: str) -> int:
    """Return what it brings to double a card that a player has played."""
    fight, basics = state.fight, basics_change(state)
    assert fight is not None
    mine = [each for each in fight.played if each.card == card and fight.order[each.turn] == seat]
    return max(gained_with(each, basics) for each in mine)


def gained_with(card: Played, basics: int) -> int:
    """Return what it brings to double a card that lies there, against an enemy that changes basic cards so much."""
    twice = Played(card.card, card.turn, card.factor * 2, card.plus)
    return card_power(twice, basics) - card_power(card, basics)


def _value(state: Expedition, seat: Seat, card: str) -> Value:
    fight = state.fight
    assert fight is not None
    last = fight.turn + 1 == len(fight.order)
    return value_of(card, tuple(state.players[seat].heroes), library().fought[fight.enemy].silent, last)
