"""Chances of fights by counting every order of all decks, each played to its end by the real rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any

from engine.kernel.copying import copy_of
from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Flow
from engine.kernel.menus import Move
from engine.kernel.text import Seat
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.chances import chance_to_keep, chance_to_redraw
from engine.tenefyr.odds.playing import answer, in_order
from engine.tenefyr.rules import Tenefyr
from engine.tenefyr.scenario import given
from engine.tenefyr.state import Expedition, present, solo

TENEFYR = Tenefyr()
ENOUGH = 100_000


def position(seats: Sequence[str] = ("a", "b"), **given_: Any) -> Expedition:
    data = {"place": 1, "agenda": ["fight"], "dungeons": [{"cards": ["ogre", "kobold"]}], **given_}
    return given(data, seats, Dice(b"odds")).state


def carry_out(state: Expedition, seat: Seat, flow: Flow | None, *, closely: bool = False) -> None:
    """Answer what is asked as the forecast does."""
    if flow is None:
        return
    try:
        prompt = next(flow)
        while True:
            answers = {asked: answer(state, asked, menu, closely=closely) for asked, menu in prompt.menus.items()}
            prompt = flow.send(answers)
    except StopIteration:
        return


def to_a_decision(state: Expedition, *, closely: bool = False) -> None:
    """Let automatic steps happen until somebody has a hand, or the fight is decided."""
    io = IO(Dice(b"odds"))
    while state.agenda and state.agenda[0] not in ("victory", "defeat", "move"):
        carry_out(state, state.token, TENEFYR.proceed(state, io), closely=closely)


def is_won(state: Expedition, *, closely: bool) -> bool:
    """Play the fight to its end, everybody with one hand in the order of the forecast."""
    to_a_decision(state, closely=closely)
    while state.agenda[:1] not in (["victory"], ["defeat"], ["move"]):
        fight = state.fight
        assert fight is not None
        card = in_order(state, fight.seat, closely=closely)[0]
        flow = TENEFYR.resolve(state, fight.seat, Move("play", (card,)), IO(Dice(b"odds")))
        carry_out(state, fight.seat, flow, closely=closely)
        to_a_decision(state, closely=closely)
    return state.agenda[0] == "victory"


def orders(state: Expedition) -> Iterator[Expedition]:
    """Every order of all decks and of the reserve, each as often as it is likely; known cards stay on top."""
    hidden = [player.deck[: len(player.deck) - player.known] for player in state.players]
    piles = [sorted(set(permutations(pile))) for pile in (*hidden, *state.reserve)]
    for ordered in product(*piles):
        dealt = copy_of(state)
        for pile, cards in zip((*(player.deck for player in dealt.players), *dealt.reserve), ordered, strict=True):
            pile[: len(cards)] = cards
        yield dealt


def counted(state: Expedition, first: Move | None = None, *, at_once: bool = False) -> Fraction:
    """The chance as counting gives it, of the whole fight or (``at_once``) of the turn that is on as the last one."""
    closely = solo(state) and not at_once and (state.fight is None or state.fight.turn == 0)
    won = number = 0
    for dealt in orders(state):
        if at_once and dealt.fight is not None:
            del dealt.fight.order[dealt.fight.turn + 1 :]
        if first is not None:
            seat = present(dealt)[0] if dealt.fight is None else dealt.fight.seat
            carry_out(dealt, seat, TENEFYR.resolve(dealt, seat, first, IO(Dice(b"odds"))), closely=closely)
        won += is_won(dealt, closely=closely)
        number += 1
    return Fraction(won, number)


def compared(state: Expedition, *, certain: bool = False) -> list[Fraction]:
    """Both chances of a hand, which are what counting gives, against the enemy as it is, and then with so much more or
    less power that it is uncertain who wins, or (``certain``) with any."""
    to_a_decision(state)
    assert state.fight is not None
    found: list[Fraction] = []
    for weaker in (0, *range(-12, 12)):
        state.fight.weakened = weaker
        keep, redraw = chance_to_keep(state, most=ENOUGH), chance_to_redraw(state, most=ENOUGH)
        assert keep is not None
        assert redraw is not None
        if certain or not found or 0 < keep < 1 or 0 < redraw < 1:
            assert (keep, redraw) == (counted(state), counted(state, REDRAW))
            found += [keep, redraw]
        for chance, move in ((chance_to_keep, None), (chance_to_redraw, REDRAW)):
            at_once = chance(state, most=ENOUGH, at_once=True)
            assert at_once is not None
            if certain or 0 < at_once < 1:
                assert at_once == counted(state, move, at_once=True)
    return found
