"""Reviews of finished games: exact judgements on small positions, and sums that hold in every game."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from engine.games import GAMES, game
from engine.kernel.advice import Advice
from engine.kernel.game import SIMPLE
from engine.kernel.labels import plain_label
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.odds import Chance
from engine.kernel.text import Seat, Text
from engine.kernel.undo import as_it_is, observe, since_rest
from engine.kernel.views import Result
from engine.review.balance import balances
from engine.review.comparing import comparison, difference
from engine.review.game_review import Review, mistake_sign, review_from_data, review_to_data
from engine.review.hints import hinted_move
from engine.review.playouts import Position, chances_at_the_end
from engine.review.reviewing import Reviewer, smoothed
from tests.engine.review.played import JournalLine, Played, careless, play
from tests.engine.talisman.test_computer_choices import match_with
from tests.games.nim.game import Heap, Nim

SEATS = {"telperinquar": 2, "imperator": 3, "heldenkampf": 2, "tenefyr": 2, "talisman": 2}
WORK = 5_000


def blunder(stones: int, taken: int) -> Played:
    """Return a game of Nim in which the first player takes so many of so many stones, and nobody errs after that."""

    def player(match: Match[Any], seat: Seat, menu: Menu) -> Move:
        if match.state.stones == stones:
            return Move("take", (taken,))
        return match.rules.choose(match.state, seat, menu, Random(0), SIMPLE)

    rules = Nim()
    rules.review_work = WORK
    return play(rules, 2, player, (0, 1), {"heap": stones})


@pytest.fixture
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give reviews few points and worlds."""
    monkeypatch.setattr("engine.review.reviewing.MOST_POINTS", 6)
    for name in GAMES:
        monkeypatch.setattr(type(game(name)), "review_work", WORK)


@pytest.mark.parametrize(
    ("cost", "sign"),
    [(0.049, None), (0.05, "?!"), (0.099, "?!"), (0.1, "?"), (0.149, "?"), (0.15, "??"), (1.0, "??"), (-0.2, None)],
)
def test_a_sign_says_what_a_move_cost_for_sure(cost: float, sign: str | None) -> None:
    assert mistake_sign(cost) == sign


def test_a_move_that_gives_a_won_position_away_is_a_blunder_and_the_winning_move_is_shown() -> None:
    review = blunder(6, 3).review()
    (mistake,) = [mark for mark in review.marks if mark.is_mistake]
    rules = Nim()
    assert (mistake.sign, mistake.other_chance, mistake.chance) == ("??", 1.0, 0.0)
    assert mistake.other == plain_label(rules, Heap(6), 0, Move("take", (1,)))
    assert mistake.step == 1
    loser = mistake.seat
    assert review.chances[0][loser] == 1.0, "with simple players the first seat wins from six stones"
    assert [round(balance.own) for balance in review.balances] == [-1 if seat == loser else 0 for seat in (0, 1)]
    assert [round(balance.others) for balance in review.balances] == [0 if seat == loser else 1 for seat in (0, 1)]
    assert [round(balance.luck, 9) for balance in review.balances] == [0.0, 0.0], "there are no dice after the set-up"
    assert review.lessons[loser] == Text(
        "review-lesson-target", {"count": 1, "points": 100, "made": rules.verbs.label("take")}
    )
    assert review.lessons[1 - loser] == Text("review-lesson-none", {"luck": "even", "points": 0})


def test_a_move_is_named_without_a_chance_as_the_review_says_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nim, "chance", lambda *_: Chance(Fraction(1, 2), Text("chance-wins", {"percent": 50})))
    (mistake,) = [mark for mark in blunder(6, 3).review().marks if mark.is_mistake]
    assert "label-chance" not in f"{mistake.made} {mistake.other}"


def test_moves_that_lose_nothing_are_not_judged() -> None:
    review = blunder(6, 1).review()
    assert not [mark for mark in review.marks if mark.is_mistake]
    review = blunder(5, 3).review()  # every move loses
    assert not [mark for mark in review.marks if mark.is_mistake or mark.step == 1]


def test_a_move_that_was_surely_better_than_all_others_is_good_except_the_one_that_ends_the_game() -> None:
    played = blunder(6, 1)
    review = played.review()
    first = review.marks[0]
    assert (first.sign, first.step, first.chance, first.other_chance) == ("!", 1, 1.0, 0.0)
    assert first.made == plain_label(Nim(), Heap(6), 0, Move("take", (1,)))
    assert 0.9 < first.weight < 1
    assert first.seat == review.marks[-1].seat, "every move of the other one loses"
    assert all(mark.step < review.length - 1 for mark in review.marks)


@pytest.mark.parametrize("differs", [False, True])
def test_the_reason_of_the_better_move_is_left_out_if_it_holds_for_the_move_made_too(
    differs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def explain(rules: Nim, state: Heap, seat: Seat, move: Move) -> Text:
        return Text("reason", {"taken": move.args[0] if differs else 0})

    monkeypatch.setattr(Nim, "explain", explain)
    (mistake,) = [mark for mark in blunder(6, 3).review().marks if mark.is_mistake]
    assert mistake.reason == (Text("reason", {"taken": 1}) if differs else None)


@pytest.mark.parametrize("advised", [1, 3])
def test_a_mistake_to_which_a_hint_would_have_led_says_so(advised: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The review stays with what it found by playing on, and owns that the hint was wrong."""
    hint = [Advice(Move("take", (advised,)), Text("advised"))]
    monkeypatch.setattr(Nim, "advise", lambda *_: hint)
    review = blunder(6, 3).review()
    (mistake,) = [mark for mark in review.marks if mark.is_mistake]
    assert mistake.is_hinted == (advised == 3)
    assert not any(mark.is_hinted for mark in review.marks if mark.sign == "!")
    assert review_from_data(review_to_data(review)) == review


def test_a_mistake_that_a_hint_had_advised_needs_new_worlds_that_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among many comparisons some seem sure by chance; the hint is right until the review has looked again."""
    hinted = 1
    monkeypatch.setattr(Nim, "advise", lambda *_: [Advice(Move("take", (hinted,)), Text("advised"))])

    def marked_after_a_lucky_start() -> bool:
        reviewer = Reviewer(*blunder(6, 1))
        for _ in reviewer.run():
            pass
        decision = reviewer._judged[0]
        lucky = {decision.made: [(0.5, 0.5)] * 100, decision.others[0]: [(1.0, 1.0)] * 100}
        decision.others, decision.ends = decision.others[:1], lucky
        for _ in reviewer._doubt_hinted(reviewer._done + WORK):
            pass
        return any(mark.is_mistake for mark in reviewer._marks([0, 1]))

    assert not marked_after_a_lucky_start()
    hinted = 2
    assert marked_after_a_lucky_start(), "other mistakes are sure enough already"


def test_at_most_two_moves_of_a_seat_are_good(monkeypatch: pytest.MonkeyPatch) -> None:
    def perfect(match: Match[Any], seat: Seat, menu: Menu) -> Move:
        return match.rules.choose(match.state, seat, menu, Random(0), SIMPLE)

    rules = Nim()
    monkeypatch.setattr(rules, "review_work", WORK * 2)
    review = play(rules, 2, perfect, (0, 1), {"heap": 21}).review()
    assert [mark.sign for mark in review.marks] == ["!", "!"]


def test_a_move_beside_which_another_may_be_better_is_a_close_choice_of_a_seat_without_mistakes() -> None:
    reviewer = Reviewer(*blunder(6, 3))
    for _ in reviewer.run():
        pass
    decision = reviewer._judged[0]
    other = decision.others[0]

    def signs(won: int) -> list[str]:
        decision.others = [other]
        decision.ends = {decision.made: [(0.5, 0.5)] * 100, other: [(1.0, 1.0)] * won + [(0.5, 0.5)] * (100 - won)}
        return [mark.sign for mark in reviewer._marks([0, 1]) if mark.seat == decision.seat]

    assert signs(4) == []
    assert signs(8) == ["≈"]
    assert signs(20) == ["?!"]


def test_a_decision_that_was_undone_is_not_judged() -> None:
    game, lines, _, steps = blunder(6, 3)
    first = lines[1]
    undone = [
        lines[0],
        first,
        JournalLine(3, "undo", [], None, ["undo", [1]]),
        *[JournalLine(line.seq + 2, line.kind, line.rolls, line.seat, line.move) for line in blunder(6, 1).lines[1:]],
    ]
    review = Played(game, undone, {line.seq for line in undone}, [1, 2, *range(4, len(undone) + 1)]).review()
    assert not [mark for mark in review.marks if mark.is_mistake]
    assert len(steps) > 1


def test_a_standing_order_is_neither_a_better_move_nor_a_decision() -> None:  # M-399a
    begun, seat = match_with("elf", "fields-1", spells=["hex.1"])
    idle, begun.state.phase, begun.state.roll = 1 - seat, "move", 3
    begun.state.adventurers[idle].spells, begun.state.adventurers[idle].silent = ["preservation.1"], True
    match = Match(begun.rules, begun.dice, begun.state, seats=2)
    menu, order = match.menus()[seat], Move("order", ("counterspell", ("always",)))
    assert menu.allows(order)
    walks = [move for move in menu.moves if move.name == "move"]
    for made in walks:
        decision = comparison(match, seat, made, 0, "seed")
        assert decision is not None
        assert {move.name for move in (decision.simple, *decision.others)} == {"move"}
    assert comparison(match, seat, order, 0, "seed") is None
    assert hinted_move(match, seat, 1, 0) in walks
    assert match.menus()[idle].question == Text("ask-orders")
    assert comparison(match, idle, order, 0, "seed") is None
    assert hinted_move(match, idle, 1, 0) is None


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.ci) if name == "talisman" else name for name in GAMES]
)
@pytest.mark.usefixtures("little_work")
def test_luck_play_and_the_beginning_add_up_to_the_result_in_every_game(name: str) -> None:
    rules, seats = game(name), SEATS[name]
    played = play(rules, seats, careless(Random(3), 0.3), range(seats), {})
    review = played.review()
    places = 1 if rules.is_cooperative else seats
    assert len(review.balances) == len(review.chances[0]) == places
    for place, balance in enumerate(review.balances):
        assert balance.start + balance.luck + balance.own + balance.others == pytest.approx(balance.result, abs=1e-9)
        assert balance.start == review.chances[0][place]
        assert balance.result == review.chances[-1][place]
    assert all(0 <= chance <= 1 for chances in review.chances for chance in chances)
    assert list(review.steps) == sorted(set(review.steps))
    assert review.steps[-1] == review.length - 1
    assert all(lesson is not None for lesson in review.lessons)
    assert review.judged > 0
    assert review_from_data(review_to_data(review)) == review
    assert played.review() == review, "the same every time"


def test_luck_is_what_moves_do_not_explain_stretch_by_stretch() -> None:
    reviewer = Reviewer(*blunder(6, 3))
    for _ in reviewer.run():
        pass
    decisions = [decision for decision in reviewer._judged if decision.worlds]
    loser = decisions[0].seat
    first = [1.0 if seat == loser else 0.0 for seat in (0, 1)]
    lucky = [first, [0.5, 0.5], [1 - share for share in first]]
    (balance, _) = balances([tuple(chances) for chances in lucky], [0, 1, 5], decisions)
    sign = 1 if loser == 0 else -1
    assert balance.luck == pytest.approx(sign * (0.5 - 1 + 1) + sign * (0 - 0.5))
    assert balance.own + balance.others == pytest.approx(-sign)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("little_work")
def test_what_a_seat_knew_judges_its_answer_in_the_middle_of_a_move(name: str) -> None:
    rules, seats = game(name), SEATS[name]
    reviewer = Reviewer(*play(rules, seats, careless(Random(4), 0.2), range(seats), {}))
    answers = [decision for decision in reviewer._decisions if decision.match.in_motion][:6]
    worlds = 0
    for decision in answers:
        real, events = since_rest(decision.match, as_it_is)
        known = observe(real, decision.seat, events)
        world = Position(decision.match, decision.seat).world(7)
        if world is not None:
            worlds += 1
            assert world.menus().get(decision.seat) == known.menu
            assert world.view(decision.seat) == known.view
    assert worlds


@pytest.mark.parametrize("name", GAMES)
def test_the_simple_player_changes_nothing_in_the_position_it_is_shown(name: str) -> None:
    rules, random = game(name), Random(8)
    match: Match[Any] = Match.new(rules, b"key", SEATS[name], keep_rest=True)
    for _ in range(150):
        menus = match.menus()
        if not menus:
            break
        seat = next(seat for seat in menus if seat not in match.ballots())
        before = rules.view(match.state, seat), repr(match.state)
        move = rules.choose(match.state, seat, menus[seat], random, SIMPLE)
        assert (rules.view(match.state, seat), repr(match.state)) == before
        match.play(seat, move)


def test_shared_victories_and_draws_share_a_chance_of_one_and_teams_win_together() -> None:
    reason = Text("reason")
    assert chances_at_the_end(Result((1,), reason), 3, False) == (0.0, 1.0, 0.0)
    assert chances_at_the_end(Result((0, 2), reason), 3, False) == (0.5, 0.0, 0.5)
    assert chances_at_the_end(Result((0, 2), reason, teams=((0, 2), (1, 3))), 4, False) == (1.0, 0.0, 1.0, 0.0)
    assert chances_at_the_end(Result((), reason), 4, False) == (0.25,) * 4
    assert chances_at_the_end(Result((0, 1), reason), 2, True) == (1.0,)
    assert chances_at_the_end(Result((), reason, lost=True), 2, True) == (0.0,)


def test_few_worlds_that_agree_prove_little() -> None:
    assert difference([1.0]).lower == -1.0
    assert difference([1.0] * 5).lower < 0.7
    assert difference([1.0] * 400).lower > 0.99
    assert difference([0.1, -0.1] * 50).lower < 0 < difference([0.1, -0.1] * 50).upper


def test_points_with_few_worlds_are_drawn_towards_their_neighbours_but_not_the_first_and_the_last() -> None:
    ends = [[(0.0,)], [(1.0,)], [(0.0,)], [(1.0,)]]
    curve = smoothed(ends)
    assert (curve[0], curve[-1]) == ((0.0,), (1.0,))
    assert 0.2 < curve[1][0] < curve[2][0] < 0.8
    many = [[(0.0,)] * 200, [(1.0,)] * 200, [(0.0,)] * 200]
    assert smoothed(many) == [(0.0,), (1.0,), (0.0,)]


def test_a_review_of_another_version_is_computed_again() -> None:
    data = review_to_data(Review((0,), ((1.0, 0.0),), 1, (), (), (), 0, 0))
    assert review_from_data([0, *data[1:]]) is None
