"""Secrets of a draft, and that no seat waits for another seat's question (T-260, T-321)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move, RefusedError
from engine.kernel.text import text_to_data
from engine.kernel.views import View
from engine.telperinquar.state import Draft, Duel
from tests.engine.telperinquar.draft.drafting import SEATS, begin, drafting
from tests.engine.telperinquar.playing import rules


def as_bytes(view: View) -> bytes:
    figures = [(figure.heading, tuple(figure.lines)) for figure in view.figures]
    return json.dumps(text_to_data([view.headline, view.board, figures, view.private, tuple(view.hand)])).encode()


def menus_as_bytes(menu: Menu | None) -> bytes:
    return b"" if menu is None else json.dumps(text_to_data([list(menu.moves), menu.question])).encode()


@pytest.mark.parametrize("seats", SEATS)
def test_a_decision_of_one_player_makes_no_question_of_another_stale(seats: int) -> None:  # T-260
    match = begin(seats)
    random = Random(7)
    while match.state.draft is not None:
        asks = match.asks()
        for seat in random.sample(list(asks), len(asks)):
            now = match.asks()[seat]
            assert now == asks[seat]
            moves = [move for move in now.menu.moves if move.name in ("pick", "ready")]
            match.play(seat, random.choice(moves), now.id)
    with pytest.raises(RefusedError) as caught:
        match.play(0, Move("ready"), "0-0")
    assert caught.value.refusal.key == "refused-answered"


@pytest.mark.parametrize("seats", SEATS)
def test_a_pick_of_one_player_changes_no_view_or_question_of_the_others(seats: int) -> None:  # T-260, T-321
    match = begin(seats, seed=3)
    for number, _ in enumerate(drafting(match, 3)):
        if number % 5:
            continue
        saved = match.save()
        seat = next(iter(match.menus()))
        if len(match.menus()) == 1:
            continue  # all are waiting for this decision; what it brings is dealt with below
        seen = dict.fromkeys(
            _seen_by_others(Match[Duel].load(rules(), match.dice.key, saved), seat, move)
            for move in match.menus()[seat].moves
            if move.name in ("pick", "leave-out", "put-in")
        )
        assert len(seen) == 1


def _seen_by_others(match: Match[Duel], seat: int, move: Move) -> bytes:
    match.play(seat, move)
    others = [other for other in (None, *range(match.seats)) if other != seat]
    asked = [menus_as_bytes(match.menus().get(other)) for other in others if other is not None]
    return b"".join([*(as_bytes(match.view(other)) for other in others), *asked])


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True)])
def test_a_draft_is_saved_and_determinized_at_every_decision(seats: int, teams: bool) -> None:  # T-260, T-321
    match = begin(seats, seed=11, teams=teams)
    random = Random(2)
    for _ in drafting(match, 11):
        again = Match[Duel].load(rules(), match.dice.key, match.save())
        assert again.fingerprint() == match.fingerprint()
        assert again.asks() == match.asks()
        for seat in (None, *range(seats)):
            seen = as_bytes(match.view(seat))
            assert as_bytes(again.view(seat)) == seen
            determinized = match.determinize(seat, random)
            assert as_bytes(rules().view(determinized, seat)) == seen
            if seat is not None:
                asked = menus_as_bytes(rules().menus(determinized).get(seat))
                assert asked == menus_as_bytes(match.menus().get(seat))
            _is_sound(determinized, match.state)


def _is_sound(determinized: Duel, real: Duel) -> None:
    """Assert that a determinized state could be real: equal numbers of cards, each from its own booster."""
    draft, true = determinized.draft, real.draft
    assert draft is not None
    assert true is not None
    for booster, model in zip(draft.boosters, true.boosters, strict=True):
        kinds = booster.cards + [taken.kind for taken in booster.taken]
        assert len(kinds) == len(set(kinds)) == len(model.cards) + len(model.taken)
        assert [taken.seat for taken in booster.taken] == [taken.seat for taken in model.taken]
    for drafter, model in zip(draft.drafters, true.drafters, strict=True):
        taken = [taken.kind for booster in draft.boosters for taken in booster.taken if taken.seat == drafter.seat]
        assert Counter(taken) == Counter(drafter.picks)
        assert len(drafter.picks) == len(model.picks)
        assert not Counter(drafter.left_out) - Counter(drafter.picks)


def test_only_unknown_picks_of_others_are_determinized() -> None:  # T-321
    match = begin(2, seed=4)
    for seat in (0, 1):
        match.play(seat, Move("pick", ("draft-rogue",)))
    first, second = (next(b for b in _draft(match).boosters if b.holder == seat).cards[:] for seat in (0, 1))
    match.play(0, Move("pick", (first[0],)))
    match.play(1, Move("pick", (second[0],)))
    guesses = {_other_picks(match, random)[0] for random in range(40)}
    assert len(guesses) > 10, "what the other took from a booster nobody else has seen could be anything"
    match.play(0, Move("pick", (second[1],)))
    match.play(1, Move("pick", (first[1],)))
    missing = {_other_picks(match, random)[1] for random in range(40)}
    assert missing == {first[1]}, "what is missing from a booster that comes back has been taken by the other"


def _draft(match: Match[Duel]) -> Draft:
    assert match.state.draft is not None
    return match.state.draft


def _other_picks(match: Match[Duel], seed: int) -> list[str]:
    determinized = match.determinize(0, Random(seed)).draft
    assert determinized is not None
    return determinized.drafters[1].picks


def test_a_spectator_sees_everybodys_progress_and_no_card() -> None:  # T-321
    match = begin(3, seed=6)
    kinds = [f'"name-{kind}"' for kind in rules().cards.cards]
    for draft in drafting(match, 6):
        shown = as_bytes(match.view(None)).decode()
        assert not [kind for kind in kinds if kind in shown]
        players: list[Mapping[str, Any]] = match.view(None).board["players"]
        assert [player["picks"] for player in players] == [len(drafter.picks) for drafter in draft.drafters]
