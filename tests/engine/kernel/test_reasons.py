"""Why nothing of a kind is possible: one reason for all, or the commonest of several."""

from __future__ import annotations

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Move, Refusal
from engine.kernel.verbs import summarize_refusals
from tests.games.nim.game import Nim


def test_without_anything_to_try_the_game_says_what_is_missing() -> None:
    assert summarize_refusals("attack", []).key == "refused-none-attack"


def test_the_same_reason_is_said_once_and_of_several_the_commonest_first() -> None:
    dear, weak = Refusal("refused-actions", {"cost": 2}), Refusal("refused-requirement", {"needed": 9}, "T-062")
    assert summarize_refusals("play", [dear, dear]) == dear
    both = summarize_refusals("play", [dear, weak, weak])
    assert both.key == "refused-nothing"
    assert (both.values["first"], both.values["second"], both.values["count"]) == (weak.text, dear.text, 2)
    many = summarize_refusals("play", [Refusal("refused-actions", {"cost": cost}) for cost in range(5)])
    assert many.values["count"] == 5
    assert many.values["third"]


def test_a_game_that_says_nothing_of_its_own_is_asked_about_what_the_seat_can_name() -> None:
    match = Match.new(Nim(), b"reasons", 2, {})
    waiting = next(seat for seat in range(2) if seat not in match.menus())
    assert match.why_no_move(waiting, ("take",)).key == "refused-turn"


def test_in_telperinquar_the_reason_is_the_round_the_actions_or_what_is_missing() -> None:
    match = Match.new(game("telperinquar"), b"reasons", 2, {})
    (seat,) = match.menus()
    assert match.why_no_move(seat, ("use", "swap", "take-back", "reveal")).key == "refused-entry-first"
    match.play(seat, Move("pass"))
    assert match.why_no_move(seat, ("attack", "attack-both")).key == "refused-first-round"
    assert match.why_no_move(seat, ("levelup",)).key == "refused-only-entry"
    assert match.why_no_move(1 - seat, ("play",)).key == "refused-not-your-turn"
    match.state.players[seat].actions = 0
    assert match.why_no_move(seat, ("play",)).key == "refused-no-actions"
    match.state.players[seat].hand.clear()
    assert match.why_no_move(seat, ("play",)).key == "refused-none-play"
    assert match.why_no_move(seat, ("equip", "move")).key == "refused-none-equip"


def test_in_imperator_reasons_name_cards_in_tricks_and_the_seat_on_turn() -> None:
    match = Match.new(game("imperator"), b"reasons", 2, {"battle": "ordered"})
    while match.state.phase == "choice":
        seat, menu = next(iter(match.menus().items()))
        match.play(seat, menu.default)
    other = next(seat for seat in range(2) if seat not in match.menus())
    assert match.why_no_move(other, ("attack",)).key == "refused-turn"
    match.state.phase, match.state.turn = "raid", 1 - other
    assert match.why_no_move(other, ("done", "pass", "decline")).key == "refused-turn"
