"""Chances of fights by brute force: every order of all decks, each played to its end by the real rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.menus import Move
from engine.kernel.saves import copy_of
from engine.tenefyr.game import Tenefyr
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.chances import Effort, Estimate, chance_to_keep, chances_against
from engine.tenefyr.odds.playing import carry_out as answer_all
from engine.tenefyr.odds.playing import play_order
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.scenario import given
from engine.tenefyr.state import Expedition, dungeon

TENEFYR = Tenefyr()
ENOUGH = Effort(3_000_000)


def position(seats: Sequence[str] = ("a", "b"), **given_: Any) -> Expedition:
    data = {"place": 1, "agenda": ["fight"], "dungeons": [{"cards": ["ogre", "kobold"]}], **given_}
    return given(data, seats, Dice(b"odds")).state


def carry_out(state: Expedition, flow: Flow | None) -> None:
    """Answer questions as the odds do."""
    answer_all(ActiveExpedition(state, ResolveContext(Dice(b"odds"))), flow)


def advance_to_decision(state: Expedition) -> None:
    """Carry out automatic steps until a player has a hand, or the fight is decided."""
    io = ResolveContext(Dice(b"odds"))
    while state.agenda and state.agenda[0] not in ("victory", "defeat", "move"):
        carry_out(state, TENEFYR.proceed(state, io))


def is_won(state: Expedition) -> bool:
    """Play the fight to its end, one hand per player in the play order of the odds; return whether it is won."""
    advance_to_decision(state)
    while state.agenda[:1] not in (["victory"], ["defeat"], ["move"]):
        assert state.fight is not None
        seat = state.fight.seat
        carry_out(
            state,
            TENEFYR.resolve(state, seat, Move("play", play_order(state, seat)[:1]), ResolveContext(Dice(b"odds"))),
        )
        advance_to_decision(state)
    return state.agenda[0] == "victory"


def all_orders(state: Expedition) -> Iterator[Expedition]:
    """Yield every different order of all decks and the reserve, all equally likely; known cards stay on top."""
    hidden = [player.deck[: len(player.deck) - player.known] for player in state.players]
    piles = [sorted(set(permutations(pile))) for pile in (*hidden, *state.reserve)]
    for ordered in product(*piles):
        dealt = copy_of(state)
        for pile, cards in zip((*(player.deck for player in dealt.players), *dealt.reserve), ordered, strict=True):
            pile[: len(cards)] = cards
        yield dealt


def counted_chance(state: Expedition, first: Move | None = None, *, at_once: bool = False) -> float:
    """Return the share of all orders in which the fight is won; ``at_once`` makes the current turn the last."""
    won = number = 0
    for dealt in all_orders(state):
        if at_once and dealt.fight is not None:
            del dealt.fight.order[dealt.fight.turn + 1 :]
        if first is not None:
            assert dealt.fight is not None
            carry_out(dealt, TENEFYR.resolve(dealt, dealt.fight.seat, first, ResolveContext(Dice(b"odds"))))
        won += is_won(dealt)
        number += 1
    return won / number


def chance_against(state: Expedition, place: int = 1, enemy: str = "", effort: Effort = ENOUGH) -> float:
    """Return the exact chance against an enemy, by default the top enemy of the place."""
    (estimate,) = chances_against(state, [(place, enemy or dungeon(state, place).cards[-1])], effort)
    return exact(estimate)


def chance_to_redraw(state: Expedition, effort: Effort, *, at_once: bool = False) -> Estimate | None:
    """Return the chance if the hand is redrawn."""
    return chance_to_keep(state, effort, REDRAW, at_once=at_once)


def exact(estimate: Estimate | None) -> float:
    assert estimate is not None
    assert estimate.fights == 0, "all draws are played"
    return float(estimate.share)


def compare_with_counting(state: Expedition, *, certain: bool = False) -> list[float]:
    """Compare the chances of keeping and redrawing a hand with counting; return them.

    The enemy has its own power, and then every power with which the fight is undecided; ``certain`` includes powers
    with which it is decided.
    """
    advance_to_decision(state)
    assert state.fight is not None
    chances: list[float] = []
    for weaker in (0, *range(-12, 12)):
        state.fight.weakened = weaker
        keep, redraw = exact(chance_to_keep(state, ENOUGH)), exact(chance_to_redraw(state, ENOUGH))
        if certain or not chances or 0 < keep < 1 or 0 < redraw < 1:
            assert (keep, redraw) == pytest.approx((counted_chance(state), counted_chance(state, REDRAW)))
            chances += [keep, redraw]
        for chance_of, move in ((chance_to_keep, None), (chance_to_redraw, REDRAW)):
            at_once = exact(chance_of(state, ENOUGH, at_once=True))
            if certain or 0 < at_once < 1:
                assert at_once == pytest.approx(counted_chance(state, move, at_once=True))
    return chances
