"""The ordered battle: whose turn it is may attack, and all answers are given at once (I-046, I-046a)."""

from __future__ import annotations

from engine.imperator.play.tricks import (
    answer,
    answers,
    attacks,
    check_claim,
    claim,
    free_attackers,
    go_on,
    nothing_to_answer,
    open_trick,
)
from engine.imperator.play.turns import next_turn
from engine.imperator.state import Trick, War, busy_cards
from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.reactions import reaction_menu, window
from engine.kernel.text import Seat, Text, seat_name


def resolve(war: War, seat: Seat, move: Move, io: ResolveContext) -> Flow:
    """The polled seat attacks or passes (I-046, I-069); the battle is over when all have passed in a row."""
    if move == PASS:
        war.passes += 1
        io.announce("event-pass", player=seat_name(seat))
    else:
        war.passes = 0
        trick = open_trick(war, seat, str(move.args[0]), str(move.args[1]), io)
        yield from rivals(war, trick, io)
        while trick.stage != "closed":
            yield from let_answer(war, trick, io)
    free = free_attackers(war, busy_cards(war))
    if not next_turn(war, lambda other: bool(attacks(war, other, free))):
        war.phase = "evaluation"


def rivals(war: War, trick: Trick, io: ResolveContext) -> Flow:
    """The others are asked once, all at the same moment, whether they want the same target; their answers count in
    seat order (I-046a, I-067 .. I-068a).
    """
    count = len(war.players)
    others = [seat for step in range(1, count) if (seat := (trick.attacker + step) % count) != trick.defender]

    def offered(seat: Seat) -> Menu | None:
        busy = busy_cards(war)
        wanted = [
            Move("attack", (card, trick.defending))
            for card in war.players[seat].attackers
            if card not in busy and check_claim(seat, card, trick, trick.defending) is None
        ]
        return reaction_menu(wanted, Text("ask-claim", {"trick": trick.number}), pass_first=True)

    def claimed(seat: Seat, move: Move) -> Flow:
        claim(war, trick, seat, str(move.args[0]), io)
        yield from ()

    yield from window(others, offered, claimed, io, again=False)


def let_answer(war: War, trick: Trick, io: ResolveContext) -> Flow:
    """Ask whoever the trick waits for, unless all can see that there is nothing to decide (I-046a, I-052, I-068)."""
    busy = busy_cards(war)
    if nothing_to_answer(war, trick, busy):
        go_on(war, trick, io)
        return
    seat = trick.waits_for()
    moves = answers(war, seat, trick, busy)
    question = Text("ask-rival" if trick.rivals else "ask-battle-answer")
    given = yield from ask(seat, Menu(moves, question, moves[0]))
    answer(war, seat, given, io)
