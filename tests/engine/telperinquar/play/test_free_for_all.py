"""What holds at every moment of games of three and four, tested with random play."""

from __future__ import annotations

import pytest

from engine.kernel.match import Match
from engine.telperinquar.state import Duel
from tests.engine.telperinquar.playing import moments, rules


def free_for_all(seed: int, seats: int, teams: bool = False) -> Match[Duel]:
    return Match.new(rules(), seed.to_bytes(32, "big"), seats, {"round_limit": 12, "teams": teams})


@pytest.mark.parametrize("seats", [3, 4])
def test_a_player_who_has_lost_has_nothing_in_play_and_is_never_asked_again(seats: int) -> None:
    fallen = 0
    for seed in range(10, 16):
        match = free_for_all(seed, seats)
        for asked in moments(match, seed):
            state = match.state
            assert not state.players[asked].out
            for player in state.players:
                if player.out:
                    fallen += 1
                    assert [card.id for card in state.cards.values() if card.seat == player.seat] == [player.hero]
                    assert not player.hand + player.pile + player.discard
        result = match.result()
        assert result is not None
        assert len(result.winners) <= 1
    assert fallen


def test_the_group_that_is_left_wins_together() -> None:  # T-243
    groups: list[tuple[int, ...]] = []
    for seed in range(20, 28):
        match = free_for_all(seed, 4, teams=True)
        for _ in moments(match, seed):
            pass
        result = match.result()
        assert result is not None
        assert tuple(result.winners) in ((0, 2), (1, 3), ())
        groups.append(tuple(result.winners))
    assert len(dict.fromkeys(groups)) > 1


def test_the_result_contains_the_order_in_which_players_lost() -> None:
    games_with_an_order = 0
    for seed in range(10, 16):
        match = free_for_all(seed, 4)
        fallen: list[int] = []
        for _ in moments(match, seed):
            fallen += [player.seat for player in match.state.players if player.out and player.seat not in fallen]
        result = match.result()
        assert result is not None
        survivors = [place for seat, place in enumerate(result.places) if seat not in fallen]
        assert all(place == 1 for seat, place in enumerate(result.places) if seat in result.winners)
        last_to_first = [result.places[seat] for seat in fallen]
        assert last_to_first == sorted(last_to_first, reverse=True)
        assert max(survivors, default=1) <= min(last_to_first, default=4)
        games_with_an_order += len(set(last_to_first)) > 1
    assert games_with_an_order
