"""What holds at every moment of every duel, tested with random play."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from pydantic import TypeAdapter

from engine.kernel.menus import Menu
from engine.kernel.text import text_to_data
from engine.kernel.views import View
from engine.telperinquar.cards.catalog import LEVEL
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.reactions import reaction_menu
from engine.telperinquar.state import Duel
from tests.engine.telperinquar.playing import duel, moments, rules

SEATS = (0, 1, None)
ADAPTER = TypeAdapter(Duel)


def as_bytes(view: View) -> bytes:
    """Return a view as bytes: equal bytes are equal views."""
    figures = [(figure.heading, tuple(figure.lines)) for figure in view.figures]
    parts = [view.headline, view.board, figures, view.private, tuple(view.hand)]
    return json.dumps(text_to_data(parts)).encode()


def owned(state: Duel) -> list[Counter[str]]:
    """Return all cards of each player in any zone; level cards in play are counted by the level."""
    counted: list[Counter[str]] = []
    for player in state.players:
        places = player.row + player.equipment + player.abilities
        cards = [state.cards[card].kind for card in places]
        cards += [key.partition(":")[0] for key in player.hand + player.pile + player.discard]
        cards += [
            pending.key.partition(":")[0]
            for pending in state.pending
            if pending.seat == player.seat and not pending.source
        ]
        kinds = [LEVEL if kind.startswith(LEVEL) else kind for kind in cards if kind]  # of either class
        counted.append(Counter([*kinds, *[LEVEL] * (player.level + player.second_level)]))
    return counted


@pytest.mark.slow
@pytest.mark.parametrize("seed", [30, 31])
def test_a_determinized_duel_has_the_same_view_and_menu_byte_for_byte(seed: int) -> None:
    match = duel(seed)
    random = Random(seed)
    for number, asked in enumerate(moments(match, seed)):
        if number % 3 and not match.in_motion:
            continue
        for seat in SEATS:
            determinized = match.determinize(seat, random)
            assert as_bytes(rules().view(determinized, seat)) == as_bytes(match.view(seat))
            if seat == asked and not match.in_motion:
                assert rules().menus(determinized) == match.menus()
            assert owned(determinized) == owned(match.state)


def test_at_a_fair_table_hidden_cards_do_not_decide_which_seats_are_asked() -> None:
    asked = passed_over = 0
    for seed in range(40, 60):
        match = duel(seed)
        random = Random(seed)
        for _ in moments(match, seed):
            if not match.state.pending:
                continue
            seat = 1 - match.state.pending[-1].seat
            menu = _reactions(match.state, seat)
            determinized = _reactions(match.determinize(1 - seat, random), seat)
            assert (determinized is None) == (menu is None)
            asked += menu is not None
            passed_over += menu is None
    assert min(asked, passed_over) > 50


def _reactions(state: Duel, seat: int) -> Menu | None:
    game = ActiveGame(state, rules().catalog)
    return reaction_menu(game, game.players[seat], state.pending[-1])


@pytest.mark.parametrize("seed", range(60, 70))
def test_no_card_is_lost_or_added_in_a_duel(seed: int) -> None:
    match = duel(seed)
    before = owned(match.state)
    for _ in moments(match, seed):
        assert owned(match.state) == before


@pytest.mark.parametrize("reactions", ["fair", "fast"])
def test_every_random_duel_ends(reactions: str) -> None:
    rounds: list[int] = []
    for seed in range(100, 130):
        match = duel(seed, reactions=reactions, keep_rest=False)
        for _ in moments(match, seed):
            pass
        result = match.result()
        assert result is not None, seed
        rounds.append(match.state.round)
    assert max(rounds) < 60


def test_the_same_seed_and_moves_give_the_same_bytes() -> None:
    first, second = duel(7), duel(7)
    for _ in zip(moments(first, 7), moments(second, 7), strict=True):
        assert first.fingerprint() == second.fingerprint()


@pytest.mark.parametrize("seed", range(70, 74))
def test_playing_without_events_leads_to_the_same_state(seed: int) -> None:
    loud, silent = duel(seed), duel(seed, keep_rest=False)
    for _ in zip(moments(loud, seed), moments(silent, seed), strict=True):
        pass
    assert ADAPTER.dump_json(loud.state) == ADAPTER.dump_json(silent.state)


@pytest.mark.parametrize("seed", range(80, 84))
def test_a_seat_may_resign_at_any_moment_and_the_other_wins(seed: int) -> None:
    random = Random(seed)
    match = duel(seed)
    stop = random.randrange(5, 60)
    for number, _ in enumerate(moments(match, seed)):
        if number == stop:
            break
    gone = random.randrange(2)
    match.resign(gone)
    result = match.result()
    assert result is not None
    assert result.winners == (1 - gone,)
    assert match.menus() == {}


@pytest.mark.parametrize("seed", range(90, 96))
def test_no_public_event_or_view_names_a_hidden_card(seed: int) -> None:
    match = duel(seed)
    for _ in moments(match, seed):
        hidden = [match.state.cards[card] for player in match.state.players for card in player.row]
        kinds = [card.kind for card in hidden if card.face_down]
        text = as_bytes(match.view(None)).decode()
        seen = [card.kind for card in match.state.cards.values() if not card.face_down]
        seen += [key for player in match.state.players for key in player.discard]
        seen += [effect.kind for effect in match.state.lasting]
        for kind in kinds:
            if kind not in seen:
                assert f'"name-{kind}"' not in text
