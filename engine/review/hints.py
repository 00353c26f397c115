"""What a hint had advised at a decision of a finished game."""

from __future__ import annotations

from typing import Any

from engine.kernel.advice import advice_random
from engine.kernel.game import SIMPLE, STRONG
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat


def hinted_move(match: Match[Any], seat: Seat, seq: int, work: int) -> Move | None:
    """Return what a hint advised a seat after line ``seq`` of the journal; None where nothing is decided.

    In votes hints begin with the simple computer, elsewhere with the strong one, which may use ``work`` playouts, or
    with the game's advice where there is none.
    """
    rules, key, ask_id = match.rules, match.dice.key, match.ask_id(seat)
    menu = rules.verbs.decisions(match.menus()[seat])
    if menu is None:
        return None
    known = match.determinize(seat, advice_random(key, "advice", seq, ask_id))
    random, vote = advice_random(key, "hint", seq, ask_id), match.vote()
    in_vote = vote is not None and seat in vote.seats
    if not in_vote and STRONG in rules.levels:
        best = rules.decide(known, seat, menu, random, STRONG, work)
    elif not in_vote and (advised := next(iter(rules.advise(known, seat, menu)), None)) is not None:
        best = advised.move
    else:
        best = rules.choose(match.determinize(seat, random), seat, menu, random, SIMPLE)
    return rules.hint(known, seat, menu, best)[0]
