"""Reaction windows: all are asked at once, and what comes of it is as if they had been asked one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Menu, Move, RefusedError
from engine.kernel.reactions import reaction_menu, window
from engine.kernel.text import Seat, Text
from engine.kernel.undo import reveals_hidden_info
from tests.engine.kernel.asking import asking
from tests.engine.kernel.playing import KEY
from tests.games.pips.game import PipsTable


class Bidding:
    """Everybody but the mover may bid more than the last bid, with one of their cards; a 6 closes the bidding."""

    def __init__(self, *, at_once: bool = True, again: bool = True) -> None:
        self.at_once = at_once
        self.again = again
        self.bids: list[tuple[Seat, int]] = []

    def menu(self, state: PipsTable, seat: Seat) -> Menu | None:
        highest = self.bids[-1][1] if self.bids else 0
        cards = [card for card in sorted(set(state.hands[seat])) if card > highest]
        return reaction_menu([Move("bid", (card,)) for card in cards], Text("ask-bid"))

    def bid(self, state: PipsTable, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        card = int(move.args[0])
        state.hands[seat].remove(card)
        self.bids.append((seat, card))
        io.announce("event-bid", card=card)
        yield from ()

    def closed(self) -> bool:
        return bool(self.bids) and self.bids[-1][1] == 6

    def __call__(self, state: PipsTable, seat: Seat, io: ResolveContext) -> Flow:
        self.bids = []
        count = len(state.points)
        others = [(seat + step) % count for step in range(1, count)]
        if self.at_once:
            yield from window(
                others,
                lambda other: self.menu(state, other),
                lambda other, move: self.bid(state, other, move, io),
                io,
                closed=self.closed,
                again=self.again,
            )
        else:
            yield from self.one_after_the_other(state, others, io)

    def one_after_the_other(self, state: PipsTable, others: list[Seat], io: ResolveContext) -> Flow:
        """Ask in order, as the rulebook says, until all have passed in a row, or once around."""
        passed = place = 0
        while passed < len(others) and not self.closed() and (self.again or place < len(others)):
            other = others[place % len(others)]
            place += 1
            menu = self.menu(state, other)
            move = PASS if menu is None else (yield from ask(other, menu))
            passed += 1
            if move != PASS:
                passed = 0
                yield from self.bid(state, other, move, io)


def bidding(hands: Sequence[Sequence[int]], **how: bool) -> tuple[Match[PipsTable], Bidding]:
    """Return a match with a bidding of the seats after the first, with these hands."""
    table = Bidding(**how)

    def begin(state: PipsTable, seat: Seat, io: ResolveContext) -> Flow:
        state.hands = [[], *(list(hand) for hand in hands)]
        yield from table(state, seat, io)

    return asking(begin, len(hands) + 1), table


SIX = [[1, 3], [2, 4], [2, 5], [1, 2], [4]]


def test_where_nobody_reacts_one_round_of_answers_is_enough_for_six() -> None:
    match, table = bidding(SIX)
    asks = match.asks()
    assert list(asks) == [1, 2, 3, 4, 5], "all are asked at once, nobody has to wait for another"
    for seat in (3, 1, 5, 4, 2):
        match.play(seat, PASS, asks[seat].id)
    assert not match.in_motion
    assert table.bids == []


def test_asked_one_after_the_other_it_would_take_five_rounds() -> None:
    match, _ = bidding(SIX, at_once=False)
    rounds = 0
    while match.in_motion:
        [(seat, _)] = match.menus().items()
        match.play(seat, PASS)
        rounds += 1
    assert rounds == 5


def test_the_first_in_order_who_acts_is_carried_out_and_the_others_are_asked_again() -> None:
    match, table = bidding(SIX)
    match.play(3, Move("bid", (2,)))
    assert table.bids == [], "those before have not passed yet"
    assert list(match.menus()) == [1, 2, 4, 5]
    match.play(2, Move("bid", (4,)))
    match.play(1, PASS)
    assert table.bids == [(2, 4)]
    assert {seat: len(menu.moves) for seat, menu in match.menus().items()} == {3: 2}, "only a 5 is higher"


def test_an_action_that_still_fits_stands_and_one_that_does_not_is_asked_again() -> None:
    match, table = bidding([[1], [2, 5], [2, 3]])
    match.play(2, Move("bid", (5,)))
    match.play(3, Move("bid", (3,)))
    match.play(1, Move("bid", (1,)))
    assert table.bids == [(1, 1), (2, 5)]
    assert not match.in_motion, "seat 3 has nothing higher than 5, so its bid fits no longer"
    match, table = bidding([[3], [2, 5], [2, 3]])
    match.play(2, Move("bid", (2,)))
    match.play(1, Move("bid", (3,)))
    assert table.bids == [(1, 3)]
    assert Move("bid", (2,)) not in match.menus()[2].moves


def test_who_has_passed_is_asked_again_once_something_has_happened() -> None:
    match, table = bidding([[6], [1]])
    old = match.asks()
    match.play(1, PASS)
    match.play(2, Move("bid", (1,)))
    assert list(match.menus()) == [1]
    assert match.ask_id(1) != old[1].id
    match.play(1, Move("bid", (6,)))
    assert table.bids == [(2, 1), (1, 6)]
    assert not match.in_motion


def test_an_answer_to_the_question_before_something_happened_is_stale() -> None:
    match, _ = bidding([[6], [1], [6]])
    old = match.asks()
    match.play(1, PASS)
    match.play(2, Move("bid", (1,)))
    with pytest.raises(RefusedError) as caught:
        match.play(3, PASS, old[3].id)
    assert caught.value.refusal.key == "refused-answered"


def test_where_everybody_has_one_turn_nobody_is_asked_twice() -> None:
    match, table = bidding([[1, 6], [2], [1]], again=False)
    match.play(2, Move("bid", (2,)))
    match.play(1, Move("bid", (1,)))
    assert table.bids == [(1, 1), (2, 2)]
    assert not match.in_motion, "the 6 of seat 1 has had its turn"


@pytest.mark.parametrize("again", [True, False])
def test_the_outcome_is_that_of_asking_one_after_the_other(again: bool) -> None:
    """For all preferences, and in any order of the answers."""
    for seed in range(300):
        random = Random(seed)
        hands = [[random.randint(1, 6) for _ in range(random.randint(0, 3))] for _ in range(random.randint(1, 5))]
        salt = random.random()

        def decide(seat: Seat, menu: Menu, salt: float = salt) -> Move:
            return max(menu.moves, key=lambda move: Random(f"{salt} {seat} {move}").random())

        reference, by_the_book = bidding(hands, at_once=False, again=again)
        while reference.in_motion:
            [(seat, menu)] = reference.menus().items()
            reference.play(seat, decide(seat, menu))
        for _ in range(3):
            match, table = bidding(hands, again=again)
            while match.in_motion:
                seat = random.choice(list(match.menus()))
                match.play(seat, decide(seat, match.menus()[seat]))
            assert table.bids == by_the_book.bids, f"seed {seed}"
            assert match.state == reference.state


def test_a_window_survives_a_save_after_every_answer() -> None:
    for order in product((1, 2, 3), repeat=2):
        match, _ = bidding([[1, 6], [2, 3], [4]])
        for seat in order:
            if seat in match.menus():
                match.play(seat, match.menus()[seat].moves[0])
            copy = Match.load(match.rules, KEY, match.save())
            assert not copy.went_back
            assert copy.asks() == match.asks()
            assert copy.save() == match.save()


def test_an_answer_is_hidden_until_it_counts_and_is_final_from_then_on() -> None:
    match, _ = bidding([[1], [2], [3]])
    held = match.play(3, Move("bid", (3,)))
    assert (held.events, held.revealed) == ([], False)
    assert not reveals_hidden_info(match, 2, PASS)
    assert not match.play(2, PASS).revealed
    assert match.play(1, PASS).revealed, "what 2 and 3 had decided unseen is known now"


def test_who_acts_when_all_before_have_long_passed_gives_away_nothing_of_others() -> None:
    match, _ = bidding([[1], [2]])
    assert not match.play(1, Move("bid", (1,))).revealed


def test_a_seat_that_leaves_passes() -> None:
    match, table = bidding([[1], [2], [3]])
    match.play(3, Move("bid", (3,)))
    match.play(1, PASS)
    match.resign(2)
    assert table.bids == [(3, 3)]


def test_who_can_do_nothing_is_asked_only_where_others_must_believe_they_could() -> None:
    assert reaction_menu([], Text("ask-bid")) is None
    assert reaction_menu([], Text("ask-bid"), suspected=True) == Menu((PASS,), Text("ask-bid"), PASS)
    menu = reaction_menu([Move("bid", (1,))], Text("ask-bid"))
    assert menu is not None
    assert menu.moves == (Move("bid", (1,)), PASS)
