"""The computer player: a sensible companion that counts, keeps or throws hands, and leaves in time."""

from __future__ import annotations

from collections.abc import Mapping
from math import erf, sqrt
from random import Random

from engine.kernel.dice import Dice
from engine.kernel.flow import IO
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Order, Pick
from engine.kernel.text import Seat
from engine.tenefyr.cards.effects.enemies import Grows
from engine.tenefyr.cards.library import hero_of, library
from engine.tenefyr.play.game import Game
from engine.tenefyr.play.power import basics_change, column, enemy_power, total_power
from engine.tenefyr.state import BASICS, BOSS, HAND, Expedition, dungeon, hero_in_play, present, solo

WORTH_OF_REWARD = 4.0
"""What a completed dungeon is worth, in power."""
COST_OF_A_HAND = 0.03
"""By how much more likely victory has to become for a hand to be thrown away while enemies are left."""
SAFE = 0.7
"""How likely a fight has to be won so that going on is right."""


def choose(state: Expedition, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    """Return the best-rated move; chance only among equals."""
    game = Game(state, IO(Dice(b""), silent=True))
    question = menu.question.key
    if question in ("ask-keep", "ask-play"):
        return _turn(game, seat, menu)
    if menu.patterns:
        return _selection(menu)
    rated = [(_rate(game, seat, move, question), move) for move in menu.moves]
    best = max(rate for rate, _ in rated)
    return random.choice([move for rate, move in rated if rate == best])


# ---- a turn


def _turn(game: Game, seat: Seat, menu: Menu) -> Move:
    """Throw the hand away where a new one promises more; else play the best order."""
    state = game.state
    hand = state.players[seat].hand
    if Move("redraw") in menu.moves and _should_redraw(game, seat):
        return Move("redraw")
    order = sorted(hand, key=lambda card: _place(game, seat, card))
    return Move("play-all", (tuple(order),)) if len(order) > 1 else Move("play", (order[0],))


def _place(game: Game, seat: Seat, card: str) -> tuple[int, float]:
    """Where a card comes in a turn: what makes others stronger comes after them, what draws comes first."""
    words = [effect.word for effect in library().played[card].effects]
    if any(word in ("draw", "borrow", "inspire", "ready", "recover") for word in words) and "throw" not in words:
        return 0, 0.0
    if any(word in ("double", "per-basic", "last-stand", "double-player") for word in words):
        return 2, 0.0
    return 1, -_card_worth(game, seat, card)


def _should_redraw(game: Game, seat: Seat) -> bool:
    """Whether a new hand makes victory so much more likely that it is worth the cards, which have to last until the
    dungeon is left."""
    state = game.state
    player = state.players[seat]
    missing = enemy_power(state) - total_power(state)
    now = sum(_card_worth(game, seat, card) for card in player.hand)
    if now >= missing:
        return False
    later = [_turn_power(game, other) for other in game.fight.order[game.fight.turn + 1 :]]
    mean, variance = sum(each[0] for each in later), sum(each[1] for each in later)
    kept = _at_least(now + mean, variance, missing)
    new, spread = _hand_power(game, seat, min(len(player.hand), len(player.deck)))
    grows = sum(each.by for each in library().fought[game.fight.enemy].effects if isinstance(each, Grows))
    hands = len(player.deck) / max(1, len(player.hand))
    bonus = 0.5 * sqrt(spread) * min(2.0, max(0.0, hands - 1))  # it can be thrown away again
    renewed = _at_least(new + bonus + mean, variance + spread, missing + grows)
    return renewed - kept > (COST_OF_A_HAND if len(dungeon(state, state.place).cards) > 1 else 0.0)


def _turn_power(game: Game, seat: Seat) -> tuple[float, float]:
    """The mean and the variance of what a turn to come brings; hands may be thrown away in it too."""
    player = game.state.players[seat]
    size = min(HAND, len(player.deck))
    mean, variance = _hand_power(game, seat, size)
    hands = len(player.deck) / HAND
    return mean + 0.5 * sqrt(variance) * min(2.0, max(0.0, hands - 1)), variance


def _hand_power(game: Game, seat: Seat, size: int) -> tuple[float, float]:
    """The mean and the variance of the power of so many cards from a player's deck."""
    values = [_card_worth(game, seat, card) for card in game.state.players[seat].deck]
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / len(values)
    return size * mean, size * spread * (len(values) - size) / max(1, len(values) - 1)


def _at_least(mean: float, variance: float, needed: float) -> float:
    """How likely something that is distributed like this reaches what is needed."""
    return 0.5 * (1 + erf((mean - needed + 0.5) / sqrt(2 * max(variance, 0.01))))


def _card_worth(game: Game, seat: Seat, card: str) -> float:
    """How much power a card in this player's hand brings, roughly."""
    state = game.state
    loot = library().played[card]
    power = float(loot.power) + (state.fight.inspired if state.fight is not None else 0)
    if card in BASICS:
        power += basics_change(state)
    hero = hero_of(card)
    if not loot.effects or (hero and not hero_in_play(state, seat, hero)):
        return power
    if loot.condition is not None and len(state.players[seat].deck) < loot.condition.deck:
        return power
    return power + sum(effect.worth(game, seat) for effect in loot.effects)


# ---- chances


def chance_to_win(game: Game, enemy: str, *, rested: bool) -> float:
    """How likely this enemy is beaten, roughly: the turns' power against its own, as a normal distribution.

    ``rested``: with discard piles shuffled into the decks.
    """
    state = game.state
    data = library().fought[enemy]
    players = present(state)
    need = data.power[column(state)] + sum(effect.threat(len(players)) for effect in data.effects)
    mean = variance = 0.0
    for seat in players:
        player = state.players[seat]
        cards = [*player.deck, *player.discard] if rested else player.deck
        if not cards:
            continue
        values = [_plain_worth(card) for card in cards]
        middle = sum(values) / len(values)
        spread = sum((value - middle) ** 2 for value in values) / len(values)
        turns = 2 if solo(state) else 1
        size = min(HAND * turns, len(cards))
        hands = max(1.0, min(3.0, len(cards) / (HAND * turns)))
        mean += size * middle + 0.75 * sqrt(size * spread) * (hands - 1)
        variance += size * spread / hands
    return _at_least(mean, max(variance, 0.25), need)


def _plain_worth(card: str) -> float:
    """What a card brings outside of any fight."""
    loot = library().played[card]
    return loot.power + _EFFECT_WORTH.get(loot.effects[0].word, 0.8) if loot.effects else float(loot.power)


_EFFECT_WORTH: Mapping[str, float] = {"draw": 1.3, "weaken": 2.0, "inspire": 2.0, "double": 2.0, "last-stand": 1.0}


# ---- decisions


def _rate(game: Game, seat: Seat, move: Move, question: str) -> float:
    """How good a move is, as an answer to this question."""
    state = game.state
    if question == "ask-enter":
        return _rate_place(game, int(move.args[0]))
    if question == "ask-go-on":
        return _rate_going_on(game, move)
    if question == "ask-send":
        return -float(move.args[0] == BOSS)
    if move.name == "take":
        return _rate_reward(game, seat, str(move.args[0]))
    if question in ("ask-hand-out", "ask-receiver"):
        return _rate_receiver(game, move)
    if question == "ask-scout":
        return float(dungeon(state, int(move.args[0])).level)
    if move.name == "choose":
        return _plain_worth(str(move.args[0]))
    if move.name == "pay":
        return 1.0
    if move.name == "number":
        return _rate_draw(game, seat, int(move.args[0]))
    if move.name == "player":
        return float(int(move.args[0]) in game.fight.order[game.fight.turn + 1 :]) if state.fight is not None else 0.0
    return 0.0


def _rate_draw(game: Game, seat: Seat, count: int) -> float:
    """As many as help to win now; cards on one's deck are worth a little too."""
    return count * (0.1 if total_power(game.state) >= enemy_power(game.state) else 1.0) * (game.average(seat) - 0.2)


def _rate_place(game: Game, place: int) -> float:
    """The dungeon that pays most for its danger; the boss as late as possible, unless the heroes are strong enough."""
    state = game.state
    found = dungeon(state, place)
    open_enemy = found.cards[-1]
    chance = chance_to_win(game, open_enemy, rested=True)
    if place == BOSS:
        return 2.0 if _ready_for_boss(game) else -50.0
    gain = sum(library().played[card].power for card in found.cards[-1:]) + found.level
    bonus = WORTH_OF_REWARD / len(found.cards) if found.reward else 0.0
    return chance * (gain + bonus) - (1 - chance) * 6.0


def _ready_for_boss(game: Game) -> bool:
    """Whether all four cards of the boss can be expected to fall, one after the other, without rest."""
    state = game.state
    if not state.boss:
        return False
    need = sum(stage.power[column(state)] for stage in library().bosses[state.boss].stages)
    total = sum(
        _plain_worth(card)
        for seat in present(state)
        for card in (*state.players[seat].deck, *state.players[seat].discard)
    )
    return total * 0.6 > need * 1.15


def _rate_going_on(game: Game, move: Move) -> float:
    """Go on while the next fight is likely to be won: what lies there is known by its level alone."""
    state = game.state
    here = dungeon(state, state.place)
    level = here.level
    if here.open or here.seen:
        chance = chance_to_win(game, here.cards[-1], rested=False)
    else:
        same = library().level(level)
        chance = sum(chance_to_win(game, enemy, rested=False) for enemy in same) / len(same)
    return chance if move.name == "go-on" else SAFE


def _rate_reward(game: Game, seat: Seat, word: str) -> float:
    state = game.state
    card = library().rewards[dungeon(state, state.place).reward]
    option = next(each for each in card.options if each.word == word)
    return option.worth(game, seat, card.level)


def _rate_receiver(game: Game, move: Move) -> float:
    """Cards go to whoever has the weakest deck."""
    if move.name == "put-back":
        return -100.0
    player = game.state.players[int(move.args[0])]
    cards = [*player.deck, *player.discard]
    return -sum(_plain_worth(card) for card in cards) / max(1, len(cards))


# ---- selections


def _selection(menu: Menu) -> Move:
    """Pick what is worth most, or least where it is thrown away; easy enemies first where they are arranged."""
    (pattern,) = menu.patterns
    selection, question = pattern.args[0], menu.question.key
    if isinstance(selection, Order):
        cards = [str(card) for card in selection.items]
        return Move(pattern.name, (tuple(sorted(cards, key=lambda card: library().fought[card].power[0])),))
    assert isinstance(selection, Pick)
    cards = sorted((str(card) for card in selection.items), key=_plain_worth)
    if question == "ask-recover":
        chosen = cards[-selection.most :]
    elif question in ("ask-remove", "ask-discharge"):
        chosen = [card for card in cards if card == "basic-0"][: selection.most]
    else:
        chosen = cards[: selection.least]
    return menu.arranged(Move(pattern.name, (tuple(chosen),)))
