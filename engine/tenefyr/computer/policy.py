"""What the computer player answers to each question."""

from __future__ import annotations

from math import prod
from random import Random

from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Order, Pick
from engine.kernel.text import Seat
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer.chances import Party, needs_in, worth_of
from engine.tenefyr.computer.turns import card_worth, power_to_come, take_turn
from engine.tenefyr.computer.worths import cost_of_defeat, loot_of_level, worth_of_completing
from engine.tenefyr.play.game import Game
from engine.tenefyr.play.power import basics_change, doubling_gain, enemy_power, total_power
from engine.tenefyr.state import BOSS, Dungeon, Expedition, dungeon

SPARE = 2.0
"""How much more power than needed the turns to come have to promise, where cards are not drawn for it."""
SURE = 0.97
"""How likely the boss has to be beaten for going there early."""


def choose(state: Expedition, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    """Return the best-rated move; chance only among equals."""
    game = Game(state, ResolveContext(Dice(b""), silent=True))
    question = menu.question.key
    if question in ("ask-keep", "ask-play"):
        return take_turn(game, seat, menu)
    if menu.patterns:
        return _selection(game, seat, menu)
    if question == "ask-recover":
        return _recovered(state, seat, menu)
    if question == "ask-enter":
        party = Party(state, rested=True)
        rated = [(_rate_place(state, party, int(move.args[0])), move) for move in menu.moves]
    else:
        rated = [(_rate(game, seat, move, question), move) for move in menu.moves]
    best = max(rate for rate, _ in rated)
    return random.choice([move for rate, move in rated if rate == best])


def _rate(game: Game, seat: Seat, move: Move, question: str) -> float:
    """How good a move is, as an answer to this question."""
    state = game.state
    if question == "ask-go-on":
        return _rate_going_on(game) if move.name == "go-on" else 0.0
    if question == "ask-send":
        return -float(move.args[0] == BOSS)
    if move.name == "take":
        return _rate_reward(game, seat, str(move.args[0]))
    if question in ("ask-hand-out", "ask-receiver"):
        return _rate_receiver(game, move)
    if question == "ask-scout":
        return float(dungeon(state, int(move.args[0])).level)
    if question == "ask-double-player":
        return float(game.doubling_of(int(move.args[0])))
    if question == "ask-first":
        return _rate_first(game, int(move.args[0]))
    if move.name == "choose":
        return _rate_doubled(game, seat, str(move.args[0]))
    if move.name == "pay":
        return 1.0
    if move.name == "number":
        return _rate_draw(game, seat, int(move.args[0]))
    if move.name == "player":
        return float(int(move.args[0]) in game.fight.order[game.fight.turn + 1 :]) if state.fight is not None else 0.0
    return 0.0


def _rate_doubled(game: Game, seat: Seat, card: str) -> float:
    """Return what doubling a card that lies there adds."""
    basics = basics_change(game.state)
    mine = [played for played in game.played_by(seat) if played.card == card]
    return float(max((doubling_gain(played, basics) for played in mine), default=0))


def _rate_draw(game: Game, seat: Seat, count: int) -> float:
    """As many as help to win now, with what the turns to come can be expected to bring: cards on one's deck are needed
    for the next enemies too.
    """
    state = game.state
    in_hand = sum(card_worth(game, seat, card) for card in state.players[seat].hand)
    missing = enemy_power(state) - total_power(state) - in_hand
    if missing <= 0:
        return float(-count)
    fights = len(dungeon(state, state.place).cards)
    if fights == 1:
        return float(count)
    wanted = (missing + SPARE - power_to_come(game, fights)) / max(0.5, game.average(seat))
    return -abs(count - wanted)


# ---- where to


def _rate_place(state: Expedition, party: Party, place: int) -> float:
    """What a visit can be expected to bring; the boss comes last, unless the heroes are sure to win."""
    found = dungeon(state, place)
    chances = party.chances(needs_in(state, found))
    if place == BOSS:
        return 1000.0 if prod(chances) > SURE else -1000.0
    return _visit(state, found, chances)


def _rate_going_on(game: Game) -> float:
    """What going on can be expected to bring, against leaving now."""
    state = game.state
    here = dungeon(state, state.place)
    chances = Party(state, rested=False).chances(needs_in(state, here))
    return _visit(state, here, chances)


def _visit(state: Expedition, here: Dungeon, chances: list[float]) -> float:
    """What the fights of a dungeon bring, one after the other, if the heroes leave where going on would bring less."""
    loot, cost = loot_of_level(here.level), cost_of_defeat(state)
    worth = 0.0
    for number, chance in enumerate(reversed(chances)):
        gain = loot + (max(0.0, worth) if number else worth_of_completing(here))
        worth = chance * gain - (1 - chance) * cost
    return worth


def _rate_reward(game: Game, seat: Seat, word: str) -> float:
    state = game.state
    card = library().rewards[dungeon(state, state.place).reward]
    option = next(each for each in card.options if each.word == word)
    return option.worth(game, seat, card.level)


def _rate_first(game: Game, seat: Seat) -> float:
    """Rate whose choice comes first: the weakest deck, since the last card of the reserve may go to it."""
    return _rate_receiver(game, Move("give", (seat,)))


def _rate_receiver(game: Game, move: Move) -> float:
    """Cards go to whoever has the weakest deck."""
    if move.name == "put-back":
        return -100.0
    state, seat = game.state, int(move.args[0])
    player = state.players[seat]
    cards = [*player.deck, *player.discard]
    return -sum(worth_of(state, seat, card) for card in cards) / max(1, len(cards))


# ---- selections


def _recovered(state: Expedition, seat: Seat, menu: Menu) -> Move:
    """What is worth most goes back on the deck, the best of it last, which is drawn first."""
    more = menu.question.values["more"]
    assert isinstance(more, int)
    cards = sorted(state.players[seat].discard, key=lambda card: worth_of(state, seat, card))
    return Move("choose", (cards[-1 - more],))


def _selection(game: Game, seat: Seat, menu: Menu) -> Move:
    """Pick what is worth most, or least where it is thrown away, from the hand by what it would bring in this fight;
    easy enemies first where they are arranged.
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
        chosen = [card for card in cards if card == "basic-0"][: selection.most]
    else:
        chosen = cards[: selection.least]
    return menu.arranged(Move(pattern.name, (tuple(chosen),)))
