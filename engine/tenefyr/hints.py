"""Hints: what the computer player would do, compared with the chances on the buttons, and the numbers that decide."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from random import Random
from typing import cast

from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.game import SIMPLE
from engine.kernel.menus import Argument, Menu, Move
from engine.kernel.odds import tenths
from engine.kernel.text import Seat, Text, name, seat_name
from engine.tenefyr.cards.effects.enemies import Grows
from engine.tenefyr.cards.library import hero_of, library
from engine.tenefyr.computer import choose
from engine.tenefyr.computer.chances import deck_statistics
from engine.tenefyr.computer.explanations import explain
from engine.tenefyr.computer.policy import asked_card, gain_of, missing_after_hand
from engine.tenefyr.computer.turns import is_worth_its_cards
from engine.tenefyr.computer.worths import CAREFUL
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.advice import advise
from engine.tenefyr.odds.wording import chance
from engine.tenefyr.play.fight import hand_size
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.play.power import basics_change, doubling_gain, growth_when_drawn, hand_power, printed_power
from engine.tenefyr.state import BOSS, Dungeon, Expedition, dungeon, is_hero_in_play, present_seats, top_enemy


def hint(state: Expedition, seat: Seat, menu: Menu, move: Move) -> tuple[Move, Text | None]:
    """Return the move that a hint recommends in place of the computer's ``move``, and why.

    It is another move only where the chances are better and nothing that the computer weighs speaks against it.
    """
    question = menu.question
    match question.key:
        case "ask-keep" if REDRAW in menu.moves:
            return _hint_hand(state, seat, menu, move)
        case "ask-enter" if move.args != (BOSS,) and top_enemy(_place(state, move)):
            return _hint_place(state, seat, menu, move)
        case "ask-reward" | "ask-reward-together":
            return move, _of_reward(state, seat, str(move.args[0]))
        case "ask-hand-out" | "ask-receiver" | "ask-first" | "ask-give-to" if move.args:
            return move, _of_receiver(state, int(move.args[0]), asked_card(question))
        case "ask-inspire" | "ask-ready":
            return move, _of_help(state, int(move.args[0]))
        case "ask-double" | "ask-double-player":
            return move, _of_doubling(state, seat, move)
        case "ask-condition":
            return move, Text("hint-pay", {"more": question.values["more"]})
        case "ask-draw-more":
            return move, _of_extra_cards(state, seat, menu, int(move.args[0]))
        case "ask-send":
            return move, Text("hint-send")
        case "ask-arrange":
            powers = [printed_power(state, str(card)) for card in _cards(move)]
            return move, Text("hint-arrange", {"least": powers[0], "most": powers[-1]})
        case _:
            return move, _of_picked_cards(state, seat, question.key, _cards(move)) or explain(state, seat, move)


def _percent(state: Expedition, seat: Seat, move: Move) -> int:
    """Return the chance of a move as its button shows it; 0 for a move without a chance."""
    shown = chance(state, seat, move)
    percent = 0 if shown is None else shown.text.values["percent"]
    assert isinstance(percent, int)
    return percent


# ---- the hand


def _hint_hand(state: Expedition, seat: Seat, menu: Menu, move: Move) -> tuple[Move, Text]:
    """Return whether to play the hand or a new one (R-069 .. R-072, R-105)."""
    game = ActiveExpedition(state, ResolveContext(Dice(b""), silent=True))
    keep = advise(state, seat, menu)[0].move
    kept, renewed = _percent(state, seat, keep), _percent(state, seat, REDRAW)
    hands = _new_hands(game, seat)
    renews, with_new = REDRAW in (move, choose(state, seat, menu, Random(0), SIMPLE)), renewed / 100
    if renewed <= kept:  # the chance counts only the next hand, but the one after it may win too
        with_new = 1 - (1 - with_new) ** min(2, hands)
    renews = (renews or renewed > kept) and is_worth_its_cards(game, kept / 100, with_new, CAREFUL)
    values = {
        "better": "new" if renewed > kept else "kept" if kept > renewed else "none",
        "kept": kept,
        "new": renewed,
        "hands": hands,
        "cards": len(state.players[seat].hand),
        "enemies": len(dungeon(state, state.place).cards) - 1,
    }
    return (REDRAW, Text("hint-redraw", values)) if renews else (keep, Text("hint-keep", values))


def _new_hands(game: ActiveExpedition, seat: Seat) -> int:
    """Return how many new hands a player may draw at most; one if the enemy grows with each."""
    if any(isinstance(effect, Grows) for effect in library().fought[game.fight.enemy].effects):
        return 1
    return max(1, len(game.state.players[seat].deck) // hand_size(game))


# ---- the place


def _hint_place(state: Expedition, seat: Seat, menu: Menu, move: Move) -> tuple[Move, Text]:
    """Return where to go; the reason compares it with the likeliest place, the boss only if no other is likelier."""
    chances = {other: _percent(state, seat, other) for other in menu.moves}
    likelier = [other for other in menu.moves if chances[other] > chances[move]]
    other = max(likelier, key=lambda other: (other.args != (BOSS,), chances[other]), default=move)
    why = _advantage(state, move, other)
    if not why:
        move, why = other, "chance"
    here, there = _place(state, move), _place(state, other)
    values = {
        "why": why,
        "enemy": name(here.cards[-1]),
        "percent": chances[move],
        "level": here.level,
        "cards": len(here.cards),
        "other": name(there.cards[-1]),
        "likelier": chances[other],
        "lower": there.level,
        "more": len(there.cards),
    }
    return move, Text("hint-enter", values)


def _advantage(state: Expedition, move: Move, likelier: Move) -> str:
    """Return what a dungeon has that a likelier place has not: better loot, or fewer enemies before its reward."""
    if likelier.args == (BOSS,):
        return "boss"
    here, there = _place(state, move), _place(state, likelier)
    if here.level > there.level:
        return "loot"
    return "reward" if here.reward and (not there.reward or len(here.cards) < len(there.cards)) else ""


def _place(state: Expedition, move: Move) -> Dungeon:
    return dungeon(state, int(move.args[0]))


# ---- rewards, cards and players


def _of_reward(state: Expedition, seat: Seat, word: str) -> Text:
    """Return why to choose this option of the reward of the place."""
    reward = library().rewards[dungeon(state, state.place).reward]
    option = next(option for option in reward.options if option.word == word)
    offered, deck = option.offered(state, reward.level).values, state.players[seat].deck
    amount = {"level": offered.get("level", 0), "more": offered.get("steps", offered.get("cards", 0))}
    values = {"word": word, "misses": deck.count("basic-0"), "cards": len(deck), "left": state.skull - state.pawn}
    return Text("hint-reward", {**values, **amount})


def _of_receiver(state: Expedition, receiver: Seat, card: str) -> Text:
    """Return why a player should get a card: only their hero can use it, or the mean value of the cards in their deck.

    ``card`` is "" if nobody knows it yet.
    """
    hero = hero_of(card)
    if hero and is_hero_in_play(state, receiver, hero):
        return Text("hint-give-to-hero", {"player": seat_name(receiver), "hero": name(hero)})
    mean = Fraction(deck_statistics(state, receiver, CAREFUL, rested=True).mean)
    return Text("hint-give", {"player": seat_name(receiver), **tenths(mean)})


def _of_gift(state: Expedition, seat: Seat, card: str) -> Text:
    """Return why to give this card away: the hero who can use it, or what it does to another deck."""
    hero, others = hero_of(card), [other for other in present_seats(state) if other != seat]
    user = next((other for other in others if hero and is_hero_in_play(state, other, hero)), None)
    if user is not None:
        return Text("hint-give-to-hero", {"player": seat_name(user), "hero": name(hero)})
    helps = "yes" if any(gain_of(state, other, card) > 0 for other in others) else "no"
    return Text("hint-gift", {"power": hand_power(state, card), "helps": helps})


def _of_help(state: Expedition, player: Seat) -> Text:
    """Return why a player's next turn should become stronger."""
    fight = state.fight
    follows = fight is not None and player in fight.order[fight.turn + 1 :]
    values = {"player": seat_name(player), "cards": len(state.players[player].deck)}
    return Text("hint-help", {**values, "follows": "yes" if follows else "no"})


def _of_extra_cards(state: Expedition, seat: Seat, menu: Menu, count: int) -> Text:
    """Return why to draw this many cards: what is missing, and what the cards that stay in the deck are good for."""
    game = ActiveExpedition(state, ResolveContext(Dice(b""), silent=True))
    most = max(int(move.args[0]) for move in menu.moves)
    missing = max(0, ceil(missing_after_hand(game, seat)))
    growth = growth_when_drawn(state, seat, most) if missing else 0
    is_last = len(dungeon(state, state.place).cards) == 1
    if not missing:
        why = "won" if is_last else "enough"
    elif count < most:
        why = "empty" if growth else "some" if count else "later"
    else:
        why = "last" if is_last else "needed"
    values = {"count": count, "missing": missing, "enemy": name(game.fight.enemy), "by": growth}
    return Text("hint-draw-more", {"why": why, **values})


def _of_doubling(state: Expedition, seat: Seat, move: Move) -> Text:
    """Return why to double this card, or the cards of this player (R-151)."""
    game = ActiveExpedition(state, ResolveContext(Dice(b""), silent=True))
    if move.name == "player":
        power = game.doubling_of(int(move.args[0]))
    else:
        copies = [played for played in game.played_by(seat) if played.card == move.args[0]]
        power = max(doubling_gain(played, basics_change(state)) for played in copies)
    return Text("hint-double", {"power": power})


def _of_picked_cards(state: Expedition, seat: Seat, question: str, cards: Sequence[str]) -> Text | None:
    """Return why to remove, discard or give away these cards; None for other questions."""
    match question:
        case "ask-remove" | "ask-discharge":
            kind = "none" if not cards else "misses" if set(cards) == {"basic-0"} else "weakest"
            return Text("hint-remove", {"kind": kind, "count": len(cards)})
        case "ask-throw":
            return Text("hint-throw", {"count": len(cards), "power": sum(hand_power(state, card) for card in cards)})
        case "ask-give":
            return _of_gift(state, seat, cards[0])
        case _:
            return None


def _cards(move: Move) -> Sequence[str]:
    """Return the cards that a move names together."""
    return [
        str(card) for cards in move.args if isinstance(cards, tuple) for card in cast("tuple[Argument, ...]", cards)
    ]
