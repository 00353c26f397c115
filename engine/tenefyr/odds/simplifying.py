"""A turn with as few different cards as there may be: like ones, and stand-ins for those that only bring power."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.kernel.menus import Move
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import COUNTS_BASICS, alike, has_effect, haunted, stand_in, without_effect
from engine.tenefyr.odds.branching import powers
from engine.tenefyr.odds.situations import Outcome, Side, Situation, cards_of, with_side
from engine.tenefyr.state import BASICS


def simplified(situation: Situation) -> Situation:
    """The same turn with each card replaced by one that does the same in it."""
    seat, later = situation.seat, situation.order[situation.turn + 1 :]
    side = situation.sides[seat]
    heroes, effects = side.heroes, library().fought[situation.enemy].effects
    silent = any(each.silent for each in effects)
    gone = without_effect(
        frozenset((*side.deck, *side.top, *side.hand)),
        heroes,
        others=any(each != seat for each in later),
        again=seat in later,
        deck=situation.deck_counts,
    )
    sums = library().fought[situation.enemy].basics >= 0 and not situation.powers_count and not _doubles(side)

    def same(cards: Sequence[str]) -> tuple[str, ...]:
        there = bool(side.pool)
        return tuple(
            card if there and card == stand_in() else alike(card, heroes, silent, gone, sums) for card in cards
        )

    simple = side._replace(
        deck=tuple(sorted(same(side.deck))),
        top=same(side.top),
        hand=tuple(sorted(same(side.hand))),
        discard=tuple(sorted(same(side.discard))),
    )
    first = situation.first
    if first is not None:
        first = Move("play-all", (same(cards_of(first)),))
    return with_side(situation, seat, simple)._replace(first=first)


def _doubles(side: Side) -> bool:
    """Whether a card of this player may double the power of another, but not what it does to the enemy."""
    cards = (*side.deck, *side.top, *side.hand, *side.discard)
    return any(effect.word in ("double", "borrow") for card in cards for effect in library().played[card].effects)


def with_stand_ins(situation: Situation) -> Situation:
    """The same turn with stand-ins for those cards of the deck that do nothing but bring their power. Basic cards are
    among them where nothing counts them."""
    seat, enemy = situation.seat, library().fought[situation.enemy]
    side = situation.sides[seat]
    words = {effect.word for card in (*side.deck, *side.top, *side.hand) for effect in library().played[card].effects}
    counted = bool(enemy.basics or haunted(situation.enemy) or words.intersection(COUNTS_BASICS))
    pool = tuple(card for card in side.deck if not has_effect(card) and not (counted and card in BASICS))
    if side.pool or len(frozenset(pool)) < 2:
        return situation
    others = [card for card in side.deck if has_effect(card) or (counted and card in BASICS)]
    deferred = side._replace(deck=tuple(sorted([*others, *[stand_in()] * len(pool)])), pool=pool)
    return with_side(situation, seat, deferred)


def brought_by(side: Side, outcome: Outcome) -> Sequence[tuple[int, Fraction]]:
    """The power that stand-ins of a turn may bring, with its probability, where those of an earlier turn have brought
    what is known of them."""
    if not side.pool:
        return ((0, Fraction(1)),)
    values = tuple(library().played[card].power for card in side.pool)
    if outcome.earlier is not None:
        if outcome.earlier != side.drawn_power:
            return ()
        earlier = {power: sum(ways.values()) for power, ways in powers(values, side.drawn, 0).items()}
        return ((0, Fraction(sum(earlier.values()), earlier[side.drawn_power])),)
    found = powers(outcome.pool or values, side.drawn, outcome.unknown)[side.drawn_power]
    every = sum(found.values())
    return [(power, Fraction(number, every)) for power, number in found.items()]
