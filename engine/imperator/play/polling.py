"""The ordered battle: the seat on turn may attack, and answers are given at once (I-046, I-046a)."""

from __future__ import annotations

from engine.imperator.play.tricks import (
    advance_trick,
    announce_closed,
    answer,
    answer_question,
    answers,
    attacks,
    check_claim,
    claim,
    free_attackers,
    has_no_choice,
    has_something_at_stake,
    open_trick,
)
from engine.imperator.play.turns import next_turn
from engine.imperator.state import Trick, War, busy_cards
from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.reactions import reaction_menu, window
from engine.kernel.text import Seat, Text, seat_name


def resolve(war: War, seat: Seat, move: Move, io: ResolveContext) -> Flow:
    """Carry out an attack or a pass; the battle ends when all have passed in succession (I-046, I-069)."""
    if move == PASS:
        war.passes += 1
        io.announce("event-pass", player=seat_name(seat))
    else:
        war.passes = 0
        trick = open_trick(war, seat, str(move.args[0]), str(move.args[1]), io)
        yield from ask_rivals(war, trick, io)
        while trick.stage != "closed":
            yield from ask_for_answer(war, trick, io)
    busy = busy_cards(war)
    free = free_attackers(war, busy)

    def is_able(other: Seat) -> bool:  # I-046a
        return bool(attacks(war, other, free)) and has_something_at_stake(war, other, free, busy)

    if next_turn(war, is_able):
        announce_closed(war, io)
    else:
        war.phase = "evaluation"


def ask_rivals(war: War, trick: Trick, io: ResolveContext) -> Flow:
    """Ask the other players once, and all at the same moment, to claim the target (I-046a, I-067 .. I-068a).

    Their answers are carried out in seat order.
    """
    count = len(war.players)
    others = [seat for step in range(1, count) if (seat := (trick.attacker + step) % count) != trick.defender]

    def claims_menu(seat: Seat) -> Menu | None:
        busy = busy_cards(war)
        claims = [
            Move("attack", (card, trick.defending))
            for card in war.players[seat].attackers
            if card not in busy and check_claim(seat, card, trick, trick.defending) is None
        ]
        return reaction_menu(claims, Text("ask-claim", {"trick": trick.number}), pass_first=True)

    def carry_out(seat: Seat, move: Move) -> Flow:
        claim(war, trick, seat, str(move.args[0]), io)
        yield from ()

    yield from window(others, claims_menu, carry_out, io, again=False)


def ask_for_answer(war: War, trick: Trick, io: ResolveContext) -> Flow:
    """Ask the seat that has to answer, unless it visibly has no choice (I-046a, I-052, I-068)."""
    busy = busy_cards(war)
    if has_no_choice(war, trick, busy):
        advance_trick(war, trick, io)
        return
    seat = trick.waits_for()
    moves = answers(war, seat, trick, busy)
    default = moves[0] if trick.rivals else moves[-1]
    reply = yield from ask(seat, Menu(moves, answer_question(war, [trick], busy), default))
    answer(war, seat, reply, io)
