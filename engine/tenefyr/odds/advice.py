"""Moves that a panel offers first: the hand in its best order or a new one, and places by their chances."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from engine.kernel.advice import Advice
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pick
from engine.kernel.text import Seat, Text, seat_name
from engine.tenefyr.computer import choose
from engine.tenefyr.computer.chances import worth_of
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.playing import play_order
from engine.tenefyr.odds.wording import chance, is_too_strong
from engine.tenefyr.play.game import counted_cards
from engine.tenefyr.play.power import enemy_power, total_power
from engine.tenefyr.state import BOSS, Expedition, dungeon, top_enemy
from engine.tenefyr.view.labels import card_label, offered_place

BEST = 4
"""Number of places that a panel offers on its first page."""
FEW = 4
"""Number of ways to pick a card up to which all are offered."""


def advise(state: Expedition, seat: Seat, menu: Menu) -> Sequence[Advice]:
    """Return the moves for the hand, always in this order; the best places; for loot all that may get it."""
    question = menu.question.key
    if question in ("ask-keep", "ask-play"):
        return _advise_turn(state, seat, menu)
    if question == "ask-enter":
        return _advise_place(state, seat, menu)
    if question in ("ask-hand-out", "ask-receiver"):
        return _advise_receiver(menu)
    if question == "ask-go-on":
        return [Advice(move, _voting_words(state, move)) for move in menu.moves]
    if question == "ask-recover":
        return _advise_recovery(state, seat, menu)
    return _advise_cards(state, seat, menu) if menu.patterns and question != "ask-arrange" else ()


def _voting_words(state: Expedition, move: Move) -> Text:
    """Return the words for going on or leaving, with a warning about a closed card; the stake warns about open ones."""
    words = Text("advice-" + move.name)
    if move.name != "go-on" or top_enemy(dungeon(state, state.place)) or not is_too_strong(state, state.place):
        return words
    return Text("label-chance", {"label": words, "chance": Text("stake-too-weak")})


def _advise_turn(state: Expedition, seat: Seat, menu: Menu) -> Sequence[Advice]:
    hand = play_order(state, seat)
    keep = Move("play-all", (hand,)) if len(hand) > 1 else Move("play", hand)
    advice = [Advice(keep, Text("move-play-all"))]  # short, so that a phone shows the total
    if REDRAW in menu.moves:
        advice.append(Advice(REDRAW, Text("advice-redraw")))
    return advice


def _advise_place(state: Expedition, seat: Seat, menu: Menu) -> Sequence[Advice]:
    """Return the places, first the best in the order of their numbers, then the others, the boss last of each.

    The best are the computer player's choice and the dungeons with the highest expected gain.
    """
    first = choose(state, seat, menu, Random(0), "simple")

    def gain(move: Move) -> float:
        place = int(move.args[0])
        return float(_share(state, state.token, move)) * (1 + dungeon(state, place).level) if place != BOSS else -1.0

    moves = sorted(menu.moves, key=lambda move: (move != first, -gain(move)))
    in_order = [*sorted(moves[:BEST], key=_order_of_place), *sorted(moves[BEST:], key=_order_of_place)]
    return [Advice(move, offered_place(state, int(move.args[0]))) for move in in_order]


def _order_of_place(move: Move) -> tuple[bool, int]:
    place = int(move.args[0])
    return place == BOSS, place


def _advise_receiver(menu: Menu) -> Sequence[Advice]:
    """Return the players who may get a card, so that the panel needs no second page for them."""
    return [
        Advice(move, Text("argument-give", {"player": seat_name(int(move.args[0]))}))
        for move in menu.moves
        if move.name == "give"
    ]


def _advise_cards(state: Expedition, seat: Seat, menu: Menu) -> Sequence[Advice]:
    """Return ways to pick cards that need no list: the computer player's choice, and to pick nothing.

    Where at most one card is picked, all ways are returned if they are few.
    """
    (pattern,) = menu.patterns
    selection = pattern.args[0]
    assert isinstance(selection, Pick)
    picks = [choose(state, seat, menu, Random(0), "simple").args[0]]
    if selection.most == 1 and len(selection.items) + (selection.least == 0) <= FEW:
        picks += [(card,) for card in selection.items]
    picks += [()] if selection.least == 0 else []
    return [
        Advice(Move(pattern.name, (cards,)), Text("advice-pick", {"cards": counted_cards(cards), "count": len(cards)}))
        for cards in dict.fromkeys(picks)
    ]


def _advise_recovery(state: Expedition, seat: Seat, menu: Menu) -> Sequence[Advice]:
    """Return the most valuable cards first; of two the best on top of each of the next ones, so that one press does it.

    The reason says if the choice changes nothing, since all cards return to the decks after this fight (R-111).
    """
    reason = Text("hint-recover", {"matters": "no" if _decks_are_filled_next(state) else "yes"})
    top, *others = sorted(state.players[seat].discard, key=lambda card: -worth_of(state, seat, card))
    if menu.question.values["more"] != 1:
        cards = list(dict.fromkeys((top, *others)))[:FEW]
        return [Advice(Move("choose", (card,)), card_label(card), reason=reason) for card in cards]
    return [
        Advice(
            Move("choose", (below,)),
            Text("advice-pick", {"cards": counted_cards((top, below)), "count": 2})
            if top == below
            else Text("advice-recover", {"top": card_label(top), "below": card_label(below)}),
            {"ask-recover": [Move("choose", (top,))]},
            reason,
        )
        for below in list(dict.fromkeys(others))[:FEW]
    ]


def _decks_are_filled_next(state: Expedition) -> bool:
    """Return whether the fight is won without another card, and was the last one in its dungeon (R-109 .. R-111)."""
    fight = state.fight
    if fight is None or state.place <= BOSS or state.players[fight.seat].hand:
        return False
    return len(dungeon(state, state.place).cards) == 1 and total_power(state) >= enemy_power(state)


def _share(state: Expedition, seat: Seat, move: Move) -> Fraction:
    estimate = chance(state, seat, move)
    return Fraction(0) if estimate is None else estimate.share
