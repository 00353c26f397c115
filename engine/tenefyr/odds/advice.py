"""Moves that a panel offers first: the hand in its best order, and places by their chances."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from engine.kernel.advice import Advice
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, seat_name
from engine.tenefyr.computer import choose
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.playing import play_order
from engine.tenefyr.odds.wording import chance
from engine.tenefyr.state import BOSS, Expedition, dungeon
from engine.tenefyr.view.labels import hand_label, place_label


def advise(state: Expedition, seat: Seat, menu: Menu) -> Sequence[Advice]:
    """Return moves for the hand or for the next place, the most promising first; for loot all that may get it."""
    question = menu.question.key
    if question in ("ask-keep", "ask-play"):
        return _advise_turn(state, seat, menu)
    if question == "ask-enter":
        return _advise_place(state, seat, menu)
    if question in ("ask-hand-out", "ask-receiver"):
        return _advise_receiver(menu)
    return ()


def _advise_turn(state: Expedition, seat: Seat, menu: Menu) -> Sequence[Advice]:
    hand = play_order(state, seat)
    keep = Move("play-all", (hand,)) if len(hand) > 1 else Move("play", hand)
    advice = [Advice(keep, Text("advice-play-all", {"cards": [hand_label(state, card) for card in hand]}))]
    if REDRAW in menu.moves:
        advice.append(Advice(REDRAW, Text("advice-redraw")))
        advice.sort(key=lambda offer: -_share(state, seat, offer.move))
    return advice


def _advise_place(state: Expedition, seat: Seat, menu: Menu) -> Sequence[Advice]:
    """Return the places, first the computer player's choice, then dungeons by expected gain, the boss last."""
    first = choose(state, seat, menu, Random(0), "simple")

    def gain(move: Move) -> float:
        place = int(move.args[0])
        return float(_share(state, state.token, move)) * (1 + dungeon(state, place).level) if place != BOSS else -1.0

    moves = sorted(menu.moves, key=lambda move: (move != first, -gain(move)))
    return [Advice(move, place_label(state, int(move.args[0]))) for move in moves]


def _advise_receiver(menu: Menu) -> Sequence[Advice]:
    """Return the players who may get a card, so that the panel needs no second page for them."""
    return [
        Advice(move, Text("advice-give", {"player": seat_name(int(move.args[0]))}))
        for move in menu.moves
        if move.name == "give"
    ]


def _share(state: Expedition, seat: Seat, move: Move) -> Fraction:
    estimate = chance(state, seat, move)
    return Fraction(0) if estimate is None else estimate.share
