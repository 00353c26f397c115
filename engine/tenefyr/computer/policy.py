"""Answers of the computer player to every kind of question."""

from __future__ import annotations

from math import prod
from random import Random

from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.game import EXPLAINING, SIMPLE
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Order, Pick
from engine.kernel.text import Seat, Text
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer.chances import Party, needs_in, worth_of
from engine.tenefyr.computer.turns import card_worth, power_of_hand, power_to_come, take_turn
from engine.tenefyr.computer.worths import (
    BOLD,
    CAREFUL,
    Judgement,
    cost_of_defeat,
    loot_of_level,
    worth_of_completing,
)
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.play.power import basics_change, doubling_gain, enemy_power, growth_when_drawn, total_power
from engine.tenefyr.state import BOSS, Dungeon, Expedition, dungeon

SPARE = 2.0
"""Power beyond the enemy's that the computer aims for when it decides how many extra cards to draw."""


def choose(state: Expedition, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    """Return the best-rated move, a random one if several are equal. The strong player is bolder."""
    judgement = CAREFUL if level in (SIMPLE, EXPLAINING) else BOLD
    game = ActiveExpedition(state, ResolveContext(Dice(b""), silent=True))
    question = menu.question.key
    if question in ("ask-keep", "ask-play"):
        return take_turn(game, seat, menu, judgement)
    if menu.patterns:
        return _selection(game, seat, menu)
    if question == "ask-recover":
        return _recover(state, seat, menu)
    if question == "ask-enter":
        party = Party(state, judgement, rested=True)
        rated = [(_rate_place(state, party, int(move.args[0]), judgement), move) for move in menu.moves]
    elif question == "ask-condition":
        helps = menu.question.values["more"] != 0
        rated = [(float((move.name == "pay") == helps), move) for move in menu.moves]
    else:
        card = asked_card(menu.question)
        rated = [(_rate(game, seat, move, question, card, judgement), move) for move in menu.moves]
    best = max(rate for rate, _ in rated)
    return random.choice([move for rate, move in rated if rate == best])


def _rate(game: ActiveExpedition, seat: Seat, move: Move, question: str, card: str, judgement: Judgement) -> float:
    """Rate a move as an answer to this question, which is about this card if it names one."""
    state = game.state
    if question == "ask-go-on":
        return _rate_going_on(game, judgement) if move.name == "go-on" else 0.0
    if question == "ask-send":
        return -float(move.args[0] == BOSS)
    if move.name == "take":
        return _rate_reward(game, seat, str(move.args[0]))
    if question in ("ask-hand-out", "ask-receiver", "ask-give-to"):
        return _rate_receiver(game, move, card)
    if question == "ask-scout":
        return float(dungeon(state, int(move.args[0])).level)
    if question == "ask-double-player":
        return float(game.doubling_of(int(move.args[0])))
    if question == "ask-first":
        return _rate_first(game, int(move.args[0]))
    if move.name == "choose":
        return _rate_doubled(game, seat, str(move.args[0]))
    if move.name == "number":
        return _rate_draw(game, seat, int(move.args[0]), judgement)
    if move.name == "player":
        return float(int(move.args[0]) in game.fight.order[game.fight.turn + 1 :]) if state.fight is not None else 0.0
    return 0.0


def _rate_doubled(game: ActiveExpedition, seat: Seat, card: str) -> float:
    """Rate a card to double by the power that doubling it adds."""
    basics = basics_change(game.state)
    copies = [played for played in game.played_by(seat) if played.card == card]
    return float(max((doubling_gain(played, basics) for played in copies), default=0))


def _rate_draw(game: ActiveExpedition, seat: Seat, count: int, judgement: Judgement) -> float:
    """Rate a number of extra cards: as many as are needed to win with the help of the coming turns, but no more.

    Cards left in the deck are useful against the next enemies, and some enemies are stronger while a deck is empty.
    """
    state = game.state
    missing = missing_after_hand(game, seat)
    if missing <= 0:
        return float(-count)
    fights, average = len(dungeon(state, state.place).cards), max(0.5, game.average(seat))
    growth = growth_when_drawn(state, seat, count)
    if fights == 1:
        return count * average - growth
    missing -= power_to_come(game, fights, judgement)
    wanted = (missing + growth + SPARE) / average
    return -abs(count - (max(1.0, wanted) if missing > 0 else wanted))


def missing_after_hand(game: ActiveExpedition, seat: Seat) -> float:
    """Estimate the power that the heroes still need after the hand of this player."""
    return enemy_power(game.state) - total_power(game.state) - power_of_hand(game, seat)


# ---- places


def _rate_place(state: Expedition, party: Party, number: int, judgement: Judgement) -> float:
    """Rate a place by the expected gain of a visit; the boss comes last unless victory is almost certain."""
    place = dungeon(state, number)
    chances = party.chances(needs_in(state, place))
    if number == BOSS:
        return 1000.0 if prod(chances) > judgement.sure else -1000.0
    return visit_gain(state, place, chances, judgement.step)


def _rate_going_on(game: ActiveExpedition, judgement: Judgement) -> float:
    """Rate going on by its expected gain, compared with 0 for leaving now."""
    state = game.state
    here = dungeon(state, state.place)
    chances = Party(state, judgement, rested=False).chances(needs_in(state, here))
    return visit_gain(state, here, chances, judgement.step) if chances[0] >= judgement.least else -1.0


def visit_gain(state: Expedition, here: Dungeon, chances: list[float], step: float) -> float:
    """Return the expected gain of the fights in a dungeon if the heroes leave once going on would lose value."""
    loot, cost = loot_of_level(here.level), cost_of_defeat(state, step)
    worth = 0.0
    for number, chance in enumerate(reversed(chances)):
        gain = loot + (max(0.0, worth) if number else worth_of_completing(here))
        worth = chance * gain - (1 - chance) * cost
    return worth


def _rate_reward(game: ActiveExpedition, seat: Seat, word: str) -> float:
    state = game.state
    if word == "give" and not any(worth_of(state, seat, card) <= _mean(state, seat) for card in _gifts(game, seat)):
        return -1.0
    card = library().rewards[dungeon(state, state.place).reward]
    chosen = next(option for option in card.options if option.word == word)
    return chosen.worth(game, seat, card.level)


def _gifts(game: ActiveExpedition, seat: Seat) -> list[str]:
    """Return the cards of a player's deck that make another deck stronger, first those that help all together most.

    Of cards that help as much, as all do that every hero can use, the least valuable comes first.
    """
    state, others = game.state, game.others(seat)

    def helps(card: str) -> float:
        return max((gain_of(state, other, card) for other in others), default=0.0)

    def order(card: str) -> tuple[float, float]:
        own = worth_of(state, seat, card)
        return round(own - helps(card), 6), own

    return sorted((card for card in state.players[seat].deck if helps(card) > 0), key=order)


def gain_of(state: Expedition, seat: Seat, card: str) -> float:
    """Return how much more a card is worth to a player, whose heroes may be able to use it, than their cards are."""
    return worth_of(state, seat, card) - _mean(state, seat)


def asked_card(question: Text) -> str:
    """Return the card that a question names; "" if it names none."""
    card = question.values.get("card")
    return card.key.removeprefix("name-").removeprefix("loot-") if isinstance(card, Text) else ""


def _rate_first(game: ActiveExpedition, seat: Seat) -> float:
    """Rate a player to go first: the weakest deck, since it may get the last card of the reserve."""
    return _rate_receiver(game, Move("give", (seat,)), "")


def _rate_receiver(game: ActiveExpedition, move: Move, card: str) -> float:
    """Rate a player to receive a card by what it adds to their deck; putting the card back comes last.

    Of an unknown card the weakest deck gains most.
    """
    if move.name == "put-back":
        return -100.0
    seat = int(move.args[0])
    return gain_of(game.state, seat, card) if card else -_mean(game.state, seat)


def _mean(state: Expedition, seat: Seat) -> float:
    """Return the mean value of a player's cards."""
    cards = [*state.players[seat].deck, *state.players[seat].discard]
    return sum(worth_of(state, seat, card) for card in cards) / max(1, len(cards))


# ---- selections


def _recover(state: Expedition, seat: Seat, menu: Menu) -> Move:
    """Choose a card to put back on the deck: the most valuable cards, the best last, so that it is drawn first."""
    more = menu.question.values["more"]
    assert isinstance(more, int)
    cards = sorted(state.players[seat].discard, key=lambda card: worth_of(state, seat, card))
    return Move("choose", (cards[-1 - more],))


def _selection(game: ActiveExpedition, seat: Seat, menu: Menu) -> Move:
    """Answer a question with several cards: arrange enemies from weak to strong, or pick the least valuable cards.

    Cards discarded from the hand are valued for this fight, other cards in general. A card that is given away makes
    another deck stronger, if there is one.
    """
    (pattern,) = menu.patterns
    selection, question = pattern.args[0], menu.question.key
    if isinstance(selection, Order):
        cards = [str(card) for card in selection.items]
        return Move(pattern.name, (tuple(sorted(cards, key=lambda card: library().fought[card].power[0])),))
    assert isinstance(selection, Pick)

    def worth(card: str) -> float:
        return card_worth(game, seat, card) if question == "ask-throw" else worth_of(game.state, seat, card)

    cards = sorted(map(str, selection.items), key=worth)
    if question in ("ask-remove", "ask-discharge"):
        chosen = [card for card in cards if card == "basic-0"][: selection.most] or cards[: selection.least]
    elif question == "ask-give":
        chosen = (_gifts(game, seat) or cards)[:1]
    else:
        chosen = cards[: selection.least]
    return menu.arranged(Move(pattern.name, (tuple(chosen),)))
