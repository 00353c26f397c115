"""Whether a decision gives something away, which therefore is not taken back."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from engine.games import game
from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.kernel.undo import reveals_hidden_info
from engine.kernel.verbs import Arg, Verb, Verbs
from tests.engine.kernel.asking import asking, menu
from tests.engine.kernel.playing import new_match
from tests.games.nim.game import Nim
from tests.games.pips.game import Pips, PipsTable


class Forgetful(Pips):
    """Rules whose determinized copies never look as the real game does."""

    def determinize(self, state: PipsTable, seat: int | None, random: Random) -> PipsTable:
        copy = super().determinize(state, seat, random)
        copy.points[0] += 1
        return copy


class Failing(Pips):
    """Rules that cannot determinize anything."""

    def determinize(self, state: PipsTable, seat: int | None, random: Random) -> PipsTable:
        raise ZeroDivisionError


class Showing(Pips):
    """Pips in which a card may be shown, and where it is ``open_handed`` what the hand holds with it."""

    verbs = Verbs(*Pips.verbs, Verb("show", Arg("card", int)))

    def __init__(self, open_handed: bool) -> None:
        self.open_handed = open_handed

    def menus(self, state: PipsTable) -> Mapping[Seat, Menu]:
        cards = [Move("show", (card,)) for card in sorted(set(state.hands[state.turn]))]
        return {state.turn: Menu((Move("roll"), *cards), Text("ask-turn"), Move("roll"))}

    def resolve(self, state: PipsTable, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        rest = sum(state.hands[seat]) if self.open_handed else 0
        io.announce("event-showed", card=move.args[0], rest=rest)
        yield from ()


def laying_first(rules: Pips) -> bool:
    """Whether a card laid before all others have laid theirs gives something away."""
    match = new_match(rules, 3)
    match.play(0, Move("duel"))
    return reveals_hidden_info(match, 1, match.menus()[1].moves[0])


def test_a_secret_decision_gives_nothing_away() -> None:
    assert not laying_first(Pips())


@pytest.mark.parametrize("rules", [Forgetful(), Failing()])
def test_where_no_determinized_copy_could_be_compared_nothing_is_taken_back(rules: Pips) -> None:
    assert laying_first(rules)


@pytest.mark.parametrize("open_handed", [False, True])
def test_a_card_named_by_a_decision_reveals_nothing_but_its_hidden_effect_does(open_handed: bool) -> None:
    rules = Showing(open_handed)
    for number in range(20):
        match = new_match(rules, 2, key=bytes([number]))
        assert reveals_hidden_info(match, 0, match.menus()[0].moves[-1]) == open_handed, number


def test_where_nothing_is_hidden_everything_may_be_taken_back() -> None:
    match = new_match(Nim(), 2)
    while match.menus():
        seat, menu = next(iter(match.menus().items()))
        assert not reveals_hidden_info(match, seat, menu.moves[-1])
        match.play(seat, menu.moves[-1])


def test_reactions_whose_copies_are_seldom_possible_are_still_compared() -> None:
    """A move with a card that most determinized hands do not hold: its reactions may be taken back all the same."""
    rules = game("heldenkampf")
    for number in range(20):
        match: Match = new_match(rules, 2, key=bytes([number]))
        random = Random(number)
        harmless = 0
        for _ in range(60):
            if not match.menus():
                break
            seat = random.choice(sorted(match.menus()))
            move = random.choice(list(match.menus()[seat].moves))
            if match.in_motion:
                harmless += not reveals_hidden_info(match, seat, move)
            match.play(seat, move)
        if harmless:
            return
    raise AssertionError("nothing could ever be taken back in the middle of a move")


def test_what_the_match_answered_for_somebody_who_left_is_not_answered_again() -> None:
    """In the middle of a move one of those who are asked has left: the answers that follow can still be compared."""

    def round_the_table(_state: PipsTable, _seat: Seat, _io: ResolveContext) -> Flow:
        for other in (1, 2, 3):
            yield from ask(other, menu("pass", "roll"))

    match = asking(round_the_table, 4)
    match.resign(2)
    match.play(1, Move("roll"))
    assert [*match.menus()] == [3]
    assert not reveals_hidden_info(match, 3, Move("roll"))
