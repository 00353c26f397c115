"""The rules hold with any valid cards, not only with those of the base set."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.kernel.match import Match
from engine.kernel.saves import copy_of
from engine.telperinquar.game import Telperinquar
from engine.telperinquar.play import values
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.refusals import moves
from engine.telperinquar.state import Duel
from tests.engine.telperinquar.cards.invented import invented_set
from tests.engine.telperinquar.play.test_random_duels import ADAPTER, as_bytes, owned
from tests.engine.telperinquar.playing import attempts

MOST = 1500
"""Moves after which a duel counts as long enough; made-up cards may heal for ever until overtime."""


def invented_duel(seed: int, *, keep_rest: bool = True) -> Match[Duel]:
    rules = Telperinquar(invented_set(seed))
    options = {"round_limit": 12, "decks": ["deck-0", "deck-1"]}
    return Match.new(rules, seed.to_bytes(32, "big"), 2, options, keep_rest=keep_rest)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_duels_with_invented_cards_run_and_lose_no_card(seed: int) -> None:
    match = invented_duel(seed, keep_rest=False)
    random = Random(seed)
    before = owned(match.state)
    played = 0
    while match.menus() and played < MOST:
        seat, menu = next(iter(match.menus().items()))
        assert len(Counter(menu.moves)) == len(menu.moves)
        assert menu.default in menu.moves
        match.play(seat, random.choice(list(menu.moves)))
        assert owned(match.state) == before
        played += 1


@pytest.mark.parametrize("seed", range(60, 70))
def test_computed_values_are_never_out_of_date(seed: int) -> None:
    match = invented_duel(seed, keep_rest=False)
    rules = match.rules
    assert isinstance(rules, Telperinquar)
    random = Random(seed)
    for _ in range(MOST):
        if not match.menus():
            return
        seat, menu = next(iter(match.menus().items()))
        match.play(seat, random.choice(list(menu.moves)))
        recomputed = copy_of(match.state)
        for player in recomputed.players:
            values.refresh(ActiveGame(recomputed, rules.catalog), player)
        assert recomputed == match.state


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(150, 160))
def test_duels_with_invented_cards_can_be_saved_and_determinized_at_every_question(seed: int) -> None:
    match = invented_duel(seed)
    key = seed.to_bytes(32, "big")
    random = Random(seed)
    for number in range(400):
        if not match.menus():
            return
        seat, menu = next(iter(match.menus().items()))
        if not number % 7 or (match.in_motion and not number % 2):
            again = Match[Duel].load(match.rules, key, match.save())
            assert again.menus() == match.menus()
            assert ADAPTER.dump_json(again.state) == ADAPTER.dump_json(match.state)
            for reader in (0, 1, None):
                determinized = match.determinize(reader, random)
                assert as_bytes(match.rules.view(determinized, reader)) == as_bytes(match.view(reader))
        if not number % 23:
            _check_reasons(match, seat)
        match.play(seat, random.choice(list(menu.moves)))


def _check_reasons(match: Match[Duel], seat: int) -> None:
    allowed = match.menus()[seat].moves
    rules = match.rules
    assert isinstance(rules, Telperinquar)
    game = ActiveGame(match.state, rules.catalog)
    for move in attempts(match, seat):
        if move not in allowed:
            refusal = match.why_not(seat, move)
            assert refusal is not None
            assert refusal.key not in ("refused-not-now", "refused-unknown-move"), (move, refusal)
    for move in () if match.in_motion else allowed:
        reason = moves.at_rest(game, match.state.players[seat], move)
        assert reason is None, (move, reason)
