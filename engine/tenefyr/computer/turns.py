"""Turns of the computer player: keeping or redrawing the hand, and the order of its cards."""

from __future__ import annotations

from math import prod

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.tenefyr.cards.effects.enemies import Grows
from engine.tenefyr.cards.library import hero_of, library
from engine.tenefyr.computer.chances import Party, TurnPower, best_hand, chance_to_reach, deck_statistics, needs_in
from engine.tenefyr.computer.worths import Judgement, cost_of_defeat, loot_of_level, worth_of_completing
from engine.tenefyr.play.fight import hand_size
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.play.power import basics_change, enemy_power, total_power
from engine.tenefyr.state import BASICS, BOSS, HAND, Dungeon, dungeon, is_hero_in_play, present_seats

# Positions of effects in a turn: cards that give more cards come first, cards that count or double others last.
FIRST = {"recover": 0, "draw": 1, "borrow": 2, "inspire": 2, "ready": 2}
LAST = {"per-basic": 5, "double": 6, "last-stand": 7, "double-player": 7}


def take_turn(game: ActiveExpedition, seat: Seat, menu: Menu, judgement: Judgement) -> Move:
    """Redraw the hand if a new one promises more; otherwise play all of it in the best order."""
    if Move("redraw") in menu.moves and _should_redraw(game, seat, judgement):
        return Move("redraw")
    return play_hand(game, seat)


def play_hand(game: ActiveExpedition, seat: Seat) -> Move:
    """Return the move that plays a whole hand in the best order."""
    order = sorted(game.state.players[seat].hand, key=lambda card: _play_order_key(game, seat, card))
    return Move("play-all", (tuple(order),)) if len(order) > 1 else Move("play", (order[0],))


def power_of_hand(game: ActiveExpedition, seat: Seat) -> float:
    """Estimate the power that a hand adds if it is played now."""
    return sum(card_worth(game, seat, card) for card in game.state.players[seat].hand)


def _play_order_key(game: ActiveExpedition, seat: Seat, card: str) -> tuple[int, float]:
    """Return the sort key for the order in which a hand is played."""
    words = [effect.word for effect in library().played[card].effects]
    for places in (FIRST, LAST):
        for word in words:
            if word in places:
                return places[word], 0.0
    return 4, -card_worth(game, seat, card)


def _should_redraw(game: ActiveExpedition, seat: Seat, judgement: Judgement) -> bool:
    """Return whether a new hand promises more (R-105).

    It weighs the chance of victory now against the cards that are left for the next enemies before the players rest.
    """
    state, fight = game.state, game.fight
    now = power_of_hand(game, seat)
    missing = enemy_power(state) - total_power(state)
    if now >= missing:
        return False
    here = dungeon(state, state.place)
    fights = len(here.cards)
    size = hand_size(game)
    to_come = fight.order[fight.turn + 1 :]
    shares = _shares(game, fight.turn, fights)
    places = range(fight.turn + 1, len(fight.order))
    deck = deck_statistics(state, seat, judgement, rested=False)
    more = fight.inspired + library().fought[fight.enemy].basics * deck.basics
    grows = sum(effect.by for effect in library().fought[fight.enemy].effects if isinstance(effect, Grows))
    hands = 1 + max(0.0, deck.number - size) / (size * shares) if not grows else 1
    later = [_turn_to_come(game, place, fights, 0, judgement) for place in places]
    kept = chance_to_reach([TurnPower(now, 0.2), *later], missing, judgement)
    if seat in to_come:  # in a solo game both turns draw from the same deck
        later = [_turn_to_come(game, place, fights, size, judgement) for place in places]
    renewed = chance_to_reach([best_hand(deck, size, hands, judgement, more=more), *later], missing + grows, judgement)
    is_last_fight = fights == 1 and state.place == BOSS
    if renewed <= kept + (0.0 if is_last_fight else judgement.patience):
        return False
    return is_worth_its_cards(game, kept, renewed, judgement)


def is_worth_its_cards(game: ActiveExpedition, kept: float, renewed: float, judgement: Judgement) -> bool:
    """Return whether a better chance with a new hand outweighs the cards that it costs in later fights (R-105)."""
    state = game.state
    here = dungeon(state, state.place)
    if len(here.cards) == 1:
        return renewed > kept
    with_all, with_less = (_chance_for_remaining(game, here, used, judgement) for used in (0, hand_size(game)))
    if state.place == BOSS:
        return renewed * with_less > kept * with_all
    stake, gain = loot_of_level(here.level) + cost_of_defeat(state, judgement.step), _gain(here)
    return renewed * (stake + with_less * gain) > kept * (stake + with_all * gain)


def _gain(here: Dungeon) -> float:
    """Return the gain from beating the next enemy."""
    return loot_of_level(here.level) + (worth_of_completing(here) if len(here.cards) == 2 else 0.0)


def _chance_for_remaining(game: ActiveExpedition, here: Dungeon, used: int, judgement: Judgement) -> float:
    """Return the chance to beat the next enemy as well, or all remaining cards of a boss.

    ``used`` is the number of cards that the active player's deck will have lost by then.
    """
    needs = needs_in(game.state, here)[1:]
    party = Party(game.state, judgement, rested=False)
    place = present_seats(game.state).index(game.fight.seat)
    party.counts[place] = max(0.0, party.counts[place] - used)
    chances = party.chances(needs)
    if game.state.place != BOSS:
        return chances[0]
    return prod(chances)


def power_to_come(game: ActiveExpedition, fights: int, judgement: Judgement) -> float:
    """Return the expected power of the turns after this one; ``fights`` is the number of fights before a rest."""
    places = range(game.fight.turn + 1, len(game.fight.order))
    return sum(_turn_to_come(game, place, fights, 0, judgement).mean for place in places)


def _shares(game: ActiveExpedition, place: int, fights: int) -> int:
    """Return over how many turns the player of this turn must spread their deck before the next rest."""
    order = game.fight.order
    return order[place:].count(order[place]) + order.count(order[place]) * (fights - 1)


def _turn_to_come(game: ActiveExpedition, place: int, fights: int, gone: int, judgement: Judgement) -> TurnPower:
    """Return the power of a later turn of this fight; ``gone`` is the number of cards that leave the deck before it."""
    state, fight = game.state, game.fight
    seat = fight.order[place]
    player, enemy = state.players[seat], library().fought[fight.enemy]
    cards = deck_statistics(state, seat, judgement, rested=False)
    more = enemy.basics * cards.basics + player.inspired - (cards.skills if enemy.silent else 0.0)
    size = max(1, HAND + enemy.cards_more + fight.cards_more + player.more_cards)
    count = max(0.0, float(cards.number - gone))
    return best_hand(cards, size, count / (size * _shares(game, place, fights)), judgement, more=more, count=count)


def card_worth(game: ActiveExpedition, seat: Seat, card: str) -> float:
    """Estimate the power that a card in this player's hand adds if it is played now."""
    state = game.state
    loot = library().played[card]
    power = float(loot.power) + (state.fight.inspired if state.fight is not None else 0)
    if card in BASICS:
        return power + basics_change(state)
    hero = hero_of(card)
    if not loot.effects or (hero and not is_hero_in_play(state, seat, hero)):
        return power
    if card.startswith("skill-") and library().fought[game.fight.enemy].silent:
        return power
    if loot.condition is not None and len(state.players[seat].deck) < loot.condition.deck:
        return power
    return power + sum(effect.worth(game, seat) for effect in loot.effects)
