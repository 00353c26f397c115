"""A match: menus in, moves accepted or refused, answers of several seats at once."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import ValidationError

from engine.kernel.dice import verify
from engine.kernel.flow import Flow, Prompt, ResolveContext
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import PASS, Menu, Move, RefusedError
from engine.kernel.text import Text, name, seat_name
from tests.engine.kernel.playing import KEY, new_match, play_randomly
from tests.games.pips.game import Pips, PipsTable

ROLL, DUEL, DRAW = Move("roll"), Move("duel"), Move("draw")


def refusal_of(match: Match, seat: int, move: Move, ask_id: str | None = None) -> str:
    before = match.save()
    with pytest.raises(RefusedError) as caught:
        match.play(seat, move, ask_id)
    assert match.save() == before, "a refused move changed something"
    return caught.value.refusal.key


def in_duel() -> Match:
    match = new_match(Pips(), 3)
    match.play(0, DUEL)
    return match


def test_a_new_game_offers_moves_to_the_seat_on_turn() -> None:
    match = new_match(Pips())
    assert list(match.menus()) == [0]
    assert list(match.menus()[0].moves) == [ROLL, DRAW, DUEL]
    assert match.result() is None
    assert not match.in_motion


def test_wrong_numbers_of_seats_are_refused_with_what_is_possible() -> None:
    with pytest.raises(RefusedError) as caught:
        new_match(Pips(), 4)
    assert caught.value.refusal.key == "refused-seats"
    assert caught.value.refusal.values == {"low": 2, "high": 3, "seats": 4}


def test_wrong_options_are_named() -> None:
    with pytest.raises(ValidationError, match="turns"):
        new_match(Pips(), 2, {"turns": 0})
    with pytest.raises(ValidationError, match="speed"):
        new_match(Pips(), 2, {"speed": 3})


def test_the_outcome_of_a_move_has_its_events_and_dice() -> None:
    match = new_match(Pips())
    match.opening()
    outcome = match.play(0, ROLL)
    assert outcome.events[0].text == Text("event-rolled", {"seat": seat_name(0), "face": outcome.rolls[0].face})
    assert match.opening() == Outcome([], []), "events and rolls are handed out once"


def test_what_only_one_seat_may_know_is_marked() -> None:
    events = new_match(Pips()).play(0, DRAW).events
    assert [event.only for event in events] == [None, (0,)]


def test_a_reaction_stops_the_move_and_asks_another_seat() -> None:
    match = in_reaction()
    assert match.in_motion
    assert list(match.menus()) == [1]
    assert PASS in match.menus()[1].moves
    match.play(1, PASS)
    assert not match.in_motion


def in_reaction() -> Match:
    for number in range(50):
        match = new_match(Pips(), 2, key=bytes([number]))
        match.play(0, ROLL)
        if match.in_motion:
            return match
    raise AssertionError("no seed with a reaction")


def test_all_seats_lay_their_duel_cards_at_the_same_moment() -> None:
    match = in_duel()
    assert sorted(match.menus()) == [0, 1, 2]
    for seat in (2, 0, 1):
        assert sorted(match.menus()) == sorted(match.asks())
        match.play(seat, match.menus()[seat].moves[0])
    assert not match.in_motion
    assert sum(match.state.points) > 0


def test_the_answer_of_one_seat_never_makes_the_question_of_another_stale() -> None:
    match = in_duel()
    asks = match.asks()
    for seat in (1, 2, 0):
        match.play(seat, asks[seat].menu.moves[-1], asks[seat].id)
    assert not match.in_motion


def test_the_order_of_simultaneous_answers_makes_no_difference() -> None:
    saves = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        match = in_duel()
        for seat in order:
            match.play(seat, match.menus()[seat].moves[0])
        saves.add(match.save())
    assert len(saves) == 1


def test_a_doubled_press_is_refused_as_answered() -> None:
    match = in_duel()
    ask_id, menu = match.asks()[1]
    match.play(1, menu.moves[0], ask_id)
    assert refusal_of(match, 1, menu.moves[0], ask_id) == "refused-answered"


def test_an_old_button_of_an_earlier_turn_is_refused_as_answered() -> None:
    match = new_match(Pips())
    old = match.ask_id(0)
    match.play(0, DRAW, old)
    match.play(1, DRAW)
    assert list(match.menus()) == [0]
    assert refusal_of(match, 0, DRAW, old) == "refused-answered"
    match.play(0, DRAW, match.ask_id(0))


def test_who_has_answered_waits_for_those_who_have_not() -> None:
    match = in_duel()
    match.play(1, match.menus()[1].moves[0])
    assert refusal_of(match, 1, Move("lay", (1,))) == "refused-waiting"
    refusal = match.why_not(1, Move("lay", (1,)))
    assert refusal is not None
    assert refusal.values == {"seats": (seat_name(0), seat_name(2))}


class OpenDuels(Pips):
    """Duels whose menus have an occasion for waiting seats."""

    def _duel(self, state: PipsTable, seat: int, io: ResolveContext) -> Flow:
        lay = Menu([Move("lay", (1,))], Text("ask-lay"), Move("lay", (1,)), occasion=Text("a-duel"))
        yield Prompt(dict.fromkeys(range(len(state.points)), lay))


def test_waiting_seats_read_the_occasion() -> None:
    match = new_match(OpenDuels(), 2)
    match.play(0, DUEL)
    match.play(0, Move("lay", (1,)))
    assert match.occasion() == Text("a-duel")
    refusal = match.why_not(0, Move("lay", (1,)))
    assert refusal is not None
    assert refusal.key == "refused-waiting-because"
    assert refusal.values == {"seats": (seat_name(1),), "occasion": Text("a-duel")}


def test_the_game_says_why_a_move_is_not_allowed() -> None:
    match = new_match(Pips())
    assert refusal_of(match, 1, ROLL) == "refused-not-your-turn"
    assert refusal_of(match, 0, Move("no such move")) == "refused-unknown-move"
    match.state.pile.clear()
    match = Match(match.rules, match.dice, match.state, seats=2)
    refusal = match.why_not(0, DRAW)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("refused-empty-pile", "P-3")
    assert refusal.text == Text("refused-empty-pile")


def test_an_answer_that_the_question_does_not_offer_is_refused() -> None:
    match = in_duel()
    assert refusal_of(match, 0, Move("lay", (99,))) == "refused-not-now"
    assert refusal_of(match, 0, ROLL) == "refused-not-now"


def test_a_game_that_is_over_asks_nobody_and_refuses_everything() -> None:
    match = new_match(Pips(), 2, {"turns": 1})
    match.play(0, DRAW)
    result = match.result()
    assert result is not None
    assert result.winners == ()
    assert dict(match.menus()) == {}
    assert refusal_of(match, 1, ROLL) == "refused-over"
    with pytest.raises(RefusedError) as caught:
        match.resign(1)
    assert caught.value.refusal.key == "refused-over"


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = new_match(Pips())
    hand = [name(f"card-{card}") for card in match.state.hands[0]]
    assert list(match.view(0).hand) == hand
    assert list(match.view(None).hand) == []
    assert match.view(0).board == match.view(1).board == match.view(None).board


def test_a_determinized_copy_leaves_the_view_of_its_seat_as_it_is() -> None:
    match = new_match(Pips(), 3)
    for number in range(20):
        copy = match.determinize(1, Random(number))
        assert match.rules.view(copy, 1) == match.view(1)
        assert match.rules.view(copy, 0).board == match.view(0).board


def test_every_roll_of_a_whole_game_can_be_verified() -> None:
    match = new_match(Pips(), 3)
    rolls = list(match.opening().rolls)
    random = Random(5)
    while match.menus():
        seat = random.choice(sorted(match.menus()))
        rolls += match.play(seat, random.choice(list(match.menus()[seat].moves))).rolls
    assert len(rolls) > 23, "more than the shuffle at the start"
    assert verify(KEY, rolls) is None


def test_random_games_come_to_an_end() -> None:
    for number in range(30):
        match = new_match(Pips(), 2 + number % 2)
        for _ in play_randomly(match, Random(number)):
            pass
        assert match.result() is not None


def test_a_fast_match_plays_the_same_game_without_events() -> None:
    slow, fast = (Match.new(Pips(), KEY, 3, keep_rest=keep) for keep in (True, False))
    for seat, move in play_randomly(slow, Random(3)):
        assert fast.play(seat, move).events == []
    assert fast.fingerprint() == slow.fingerprint() or fast.state == slow.state
