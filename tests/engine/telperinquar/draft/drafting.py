"""Drafts for tests: how they begin, and random or computer play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engine.kernel.match import Match
from engine.telperinquar.state import Draft, Duel
from tests.engine.telperinquar.playing import rules

SEATS = (2, 3, 4)


def begin(seats: int = 2, seed: int = 1, **options: Any) -> Match[Duel]:
    return Match.new(rules(), seed.to_bytes(32, "big"), seats, {"draft": True, "round_limit": 12, **options})


def drafting(match: Match[Duel], seed: int, computers: Sequence[int] = ()) -> Iterator[Draft]:
    """Draft at random, some seats as computers do; yield the position before every decision."""
    random = Random(seed)
    while (draft := match.state.draft) is not None and match.menus():
        yield draft
        seat = random.choice(list(match.menus()))
        menu = match.menus()[seat]
        if seat in computers:
            move = rules().choose(match.determinize(seat, random), seat, menu, random, "simple")
        else:
            move = random.choice([move for move in menu.moves if move.name in ("pick", "ready")])
        match.play(seat, move)


def to_the_decks(match: Match[Duel], seed: int = 1, computers: Sequence[int] = ()) -> Draft:
    """Return the draft when all cards are taken."""
    return next(draft for draft in drafting(match, seed, computers) if draft.stage == "decks")
