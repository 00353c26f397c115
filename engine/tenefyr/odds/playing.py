"""How a hand is played in a forecast: in which order, and what is answered to what cards ask.

Both depend only on what cards do in this turn, so that it makes no difference which of two like cards it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pick
from engine.kernel.text import Seat
from engine.tenefyr.cards.effects.loot import Weaken
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer import choose
from engine.tenefyr.computer.chances import worths
from engine.tenefyr.odds.alike import FOR_OTHERS, NOTHING, alike, stand_in
from engine.tenefyr.odds.situations import Situation
from engine.tenefyr.play.power import basics_change, card_power
from engine.tenefyr.state import BASICS, Expedition, Played


class Value(NamedTuple):
    """What a card does in this turn, as far as the order and answers depend on it. ``power`` includes what it takes off
    the enemy, ``worth`` its other effects too; ``words`` are those effects, and ``like`` the card it is like."""

    stage: int
    power: int
    worth: float
    words: tuple[str, ...]
    like: str


_STAGES = {
    "recover": 0, "inspire": 0, "ready": 0, "draw": 1, "borrow": 3, "weaken": 4, "discharge": 4, "double": 6,
    "double-player": 7,
}  # fmt: skip
"""In which order cards are played, by their first effect in this list; 5 for all others."""
_THROWS, _SCORES, _COUNTS = 2, 4, 5
LEADING = frozenset(("recover", "inspire", "ready", "draw", "throw", "borrow"))
"""What leads to other cards, or helps somebody."""


def in_order(state: Expedition, seat: Seat) -> tuple[str, ...]:
    """Return a player's hand in the order in which it brings most in the fight that is on: what draws or helps others
    first, and of that what throws away cards after the rest; what counts other cards after them, and what doubles last.
    What does nothing in this turn counts as a card without effects."""

    def place(card: str) -> tuple[int, int, tuple[str, ...], str, str]:
        value = _value_of(state, seat, card)
        return value.stage, -value.power, value.words, value.like, card

    return tuple(sorted(state.players[seat].hand, key=place))


def answer(state: Expedition, seat: Seat, menu: Menu, hidden: str = "") -> Move:
    """Return what is answered: draw as much as one may, pay what a card asks for, throw away what is worth least, put
    back and double what brings most, and all else as the computer player would. ``hidden`` stands for cards of which it
    is known that they are neither the ones nor the others."""
    if menu.patterns:
        return _picked(state, seat, menu, hidden)
    kind = menu.moves[0].name
    if kind in ("number", "pay"):
        return menu.moves[0]
    if menu.question.key == "ask-recover":
        return _recovered(state, seat, menu)
    if kind == "choose":
        cards = [str(move.args[0]) for move in menu.moves if move.args[0] != hidden]
        return Move("choose", (max(cards, key=partial(gained_by_doubling, state, seat)),))
    return choose(state, seat, menu, Random(0), "simple")


def answered(state: Expedition, seat: Seat, flow: Flow) -> None:
    """Let something happen in a forecast, and answer what it asks of this player."""
    try:
        prompt = next(flow)
        while True:
            prompt = flow.send({seat: answer(state, seat, prompt.menus[seat], stand_in())})
    except StopIteration:
        return


def played_order(card: Played) -> tuple[str, int, int]:
    """Return by what the cards that lie in a forecast are sorted: of like ones, the first is worth most; of the same
    ones and of stand-ins, those of an earlier turn come first."""
    if card.card == stand_in() or card.card in BASICS:
        return card.card, -card.factor, card.plus
    return card.card, -card.factor, -card.plus


def _picked(state: Expedition, seat: Seat, menu: Menu, hidden: str) -> Move:
    (pattern,) = menu.patterns
    selection = pattern.args[0]
    if not isinstance(selection, Pick) or menu.question.key != "ask-throw":
        return choose(state, seat, menu, Random(0), "simple")
    known = [str(card) for card in selection.items if card != hidden]
    cards = sorted(known, key=partial(full_worth, state, seat))
    return menu.arranged(Move(pattern.name, (tuple(cards[: selection.least]),)))


def _recovered(state: Expedition, seat: Seat, menu: Menu) -> Move:
    """The best that is put back comes last, and is drawn first."""
    more = menu.question.values["more"]
    assert isinstance(more, int)
    cards = sorted(state.players[seat].discard, key=partial(full_worth, state, seat))
    return Move("choose", (cards[-1 - more],))


def general_worth(state: Expedition, seat: Seat, card: str) -> float:
    """Return what a card is worth by which it is thrown away or put back."""
    return _value_of(state, seat, card).worth


def full_worth(state: Expedition, seat: Seat, card: str) -> tuple[float, tuple[str, ...], str, str]:
    """Return the same, with what decides between cards of the same worth."""
    value = _value_of(state, seat, card)
    return value.worth, value.words, value.like, card


def gained_by_doubling(state: Expedition, seat: Seat, card: str) -> int:
    """Return what it brings to double a card that a player has played."""
    fight, basics = state.fight, basics_change(state)
    assert fight is not None
    mine = [each for each in fight.played if each.card == card and fight.order[each.turn] == seat]
    twice = [Played(each.card, each.turn, each.factor * 2, each.plus) for each in mine]
    return max(card_power(after, basics) - card_power(each, basics) for each, after in zip(mine, twice, strict=True))


def _value_of(state: Expedition, seat: Seat, card: str) -> Value:
    fight = state.fight
    assert fight is not None
    last = fight.turn + 1 == len(fight.order)
    return value_of(card, tuple(state.players[seat].heroes), library().fought[fight.enemy].silent, last)


def only_scores(situation: Situation, card: str) -> bool:
    """Return whether a card leads to no others in this turn, and helps nobody: all that do come before it."""
    last = situation.turn + 1 == len(situation.order)
    heroes, silent = situation.sides[situation.seat].heroes, library().fought[situation.enemy].silent
    return value_of(card, heroes, silent, last).stage >= _SCORES


def words_of(cards: Iterable[str]) -> frozenset[str]:
    """Return the words of all effects of these cards."""
    return _words(frozenset(cards))


@lru_cache(maxsize=8192)
def _words(cards: frozenset[str]) -> frozenset[str]:
    return frozenset(effect.word for card in cards for effect in library().played[card].effects)


@lru_cache(maxsize=8192)
def value_of(card: str, heroes: tuple[str, ...], silent: bool, last: bool) -> Value:
    """Return what a card does in a turn, which is the ``last`` one of the fight or not, with skill cards ``silent`` or
    not."""
    like = alike(card, heroes, silent, frozenset(FOR_OTHERS) if last else NOTHING)
    loot = library().played[like]
    weaker = sum(each.by for each in loot.effects if isinstance(each, Weaken))
    words = tuple(each.word for each in loot.effects if not isinstance(each, Weaken))
    stage = min((_STAGES.get(word, _COUNTS) for word in words), default=_SCORES)
    if "throw" in words:
        stage = _THROWS
    return Value(stage, loot.power + weaker, worths(heroes)[like], words, like)
