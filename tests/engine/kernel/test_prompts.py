"""Prompts: until all or the first have answered, hidden or open, and optional menus."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.kernel.flow import ALL, FIRST, HIDDEN, OPEN, Answers, Flow, Prompt, ResolveContext
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move, RefusedError
from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.undo import reveals_hidden_info
from tests.engine.kernel.asking import Asking, asking, menu
from tests.engine.kernel.playing import KEY
from tests.games.pips.game import PipsTable

A, B = Move("a"), Move("b")


class Heard:
    """A flow that puts prompts one after the other and remembers the answers."""

    def __init__(self, *prompts: Prompt) -> None:
        self.prompts = prompts
        self.answers: list[Answers] = []

    def __call__(self, state: PipsTable, seat: Seat, io: ResolveContext) -> Flow:
        self.answers = []
        for prompt in self.prompts:
            self.answers.append(dict((yield prompt)))


def reloaded(match: Match[PipsTable]) -> Match[PipsTable]:
    """Return the game after a save and a load, which must restore its position."""
    copy = Match.load(match.rules, KEY, match.save())
    assert not copy.went_back
    assert copy.asks() == match.asks()
    assert copy.ballots() == match.ballots()
    assert copy.save() == match.save()
    return copy


def test_a_prompt_waits_for_all_unless_it_says_otherwise() -> None:
    assert Prompt({}) == Prompt({}, until=ALL, ballots=HIDDEN)


def test_the_first_answer_is_enough_where_a_prompt_says_so() -> None:
    heard = Heard(Prompt({0: menu("a", "b"), 1: menu("a", "b"), 2: menu("a")}, until=FIRST))
    match = asking(heard)
    match.play(1, B)
    assert not match.in_motion
    assert heard.answers == [{1: B}]


def test_a_seat_that_was_too_slow_has_nothing_left_to_answer() -> None:
    match = asking(Heard(Prompt({0: menu("a"), 1: menu("a")}, until=FIRST), Prompt({0: menu("a", "b")})))
    old = match.ask_id(0)
    match.play(1, A)
    with pytest.raises(RefusedError) as caught:
        match.play(0, A, old)
    assert caught.value.refusal.key == "refused-answered"
    assert match.menus()[0] == menu("a", "b")


def test_a_question_that_is_put_again_unchanged_keeps_its_id() -> None:
    match = asking(Heard(Prompt({0: menu("a"), 1: menu("a")}, until=FIRST), Prompt({0: menu("a")})))
    old = match.ask_id(0)
    match.play(1, A)
    assert match.ask_id(0) == old
    match = asking(Heard(Prompt({0: menu("a"), 1: menu("a")}, until=FIRST), Prompt({0: menu("a")}, number=1)))
    match.play(1, A)
    assert match.ask_id(0) != old, "it is put about something else"


class Restful(Asking):
    """A game in which seats that are not on turn may draw at rest too; nobody waits for them."""

    def menus(self, state: PipsTable) -> Mapping[Seat, Menu]:
        menus = super().menus(state)
        others = [seat for seat in range(3) if seat not in menus]
        return {**menus, **dict.fromkeys(others, menu("draw", optional=True))} if menus else menus


def test_who_may_act_at_rest_and_is_asked_by_a_move_answers_another_question() -> None:
    heard = Heard(Prompt({0: menu("a")}), Prompt({1: menu("a")}))
    match = Match.new(Restful(heard), KEY, 3)
    old = match.asks()
    assert sorted(old) == [0, 1, 2]
    match.play(0, Move("draw"))
    match.play(0, A)
    match = reloaded(match)
    assert list(match.asks()) == [1]
    with pytest.raises(RefusedError) as caught:
        match.play(1, A, old[1].id)
    assert caught.value.refusal.key == "refused-answered"
    match.play(1, A)
    assert not match.in_motion
    assert match.ask_id(2) == old[2].id, "who was asked nothing meanwhile has the same question"


@pytest.mark.parametrize("answers", [False, True])
def test_nobody_waits_for_who_has_only_an_optional_menu(answers: bool) -> None:
    heard = Heard(Prompt({0: menu("a"), 1: menu("a", "b", optional=True), 2: menu("a")}))
    match = asking(heard)
    assert match.awaited() == [0, 2]
    assert sorted(match.menus()) == [0, 1, 2]
    if answers:
        match.play(1, B)
    late = match.ask_id(1)
    match.play(2, A)
    match = reloaded(match)
    match.play(0, A)
    assert not match.in_motion
    if not answers:
        assert match.ask_id(1) != late, "the optional menu is closed"


def test_a_prompt_in_which_nobody_is_awaited_does_not_stop_the_game() -> None:
    heard = Heard(Prompt({1: menu("a", optional=True)}), Prompt({}), Prompt({2: menu("a")}))
    match = asking(heard)
    assert list(match.menus()) == [2]
    match.play(2, A)
    assert heard.answers == [{}, {}, {2: A}]
    assert not asking(Heard(Prompt({1: menu("a", optional=True)}))).in_motion


# ---- open ballots


def test_open_ballots_are_seen_by_everybody_and_may_be_changed_until_the_last_is_in() -> None:
    heard = Heard(Prompt(dict.fromkeys(range(3), menu("a", "b")), ballots=OPEN))
    match = asking(heard)
    events = match.play(1, A).events
    assert [(event.text, event.only) for event in events] == [
        (Text("event-ballot", {"player": seat_name(1), "choice": Text("move-a")}), None)
    ]
    assert match.ballots() == {1: A}
    assert match.awaited() == [0, 2]
    assert match.menus()[1] == menu("a", "b", optional=True)
    match = reloaded(match)
    match.play(1, B)
    match.play(0, A)
    assert match.ballots() == {0: A, 1: B}
    match = reloaded(match)
    match.play(0, B)
    assert match.ballots() == {0: B, 1: B}
    match.play(2, A)
    assert not match.in_motion
    assert match.ballots() == {}
    assert heard.answers == [{0: B, 1: B, 2: A}]


def test_hidden_answers_are_seen_by_nobody_and_stand() -> None:
    match = asking(Heard(Prompt(dict.fromkeys(range(3), menu("a", "b")))))
    outcome = match.play(1, A)
    assert outcome.events == []
    assert match.ballots() == {}
    assert match.why_not(1, B) is not None


def test_a_ballot_may_be_taken_back_and_a_changed_one_too() -> None:
    match = asking(Heard(Prompt(dict.fromkeys(range(3), menu("a", "b")), ballots=OPEN)))
    match.play(0, A)
    first = match.save()
    assert not reveals_hidden_info(match, 0, B)
    match.play(0, B)
    assert match.ballots() == {0: B}
    back = match.back_to(first)
    assert back.ballots() == {0: A}
    assert back.ask_id(0) != match.ask_id(0)
    reloaded(back).play(0, B)


def test_the_last_ballot_reveals_nothing_since_all_were_seen() -> None:
    match = asking(Heard(Prompt(dict.fromkeys(range(2), menu("a", "b")), ballots=OPEN)), 2)
    match.play(0, A)
    assert not match.play(1, A).revealed
    match = asking(Heard(Prompt(dict.fromkeys(range(2), menu("a", "b")))), 2)
    match.play(0, A)
    assert match.play(1, A).revealed


@pytest.mark.parametrize("voted", [False, True])
def test_who_leaves_has_no_ballot_any_more_and_blocks_nobody(voted: bool) -> None:
    heard = Heard(Prompt(dict.fromkeys(range(3), menu("a", "b")), ballots=OPEN))
    match = asking(heard)
    if voted:
        match.play(1, B)
    match.resign(1)
    assert match.ballots() == {}
    assert sorted(match.menus()) == [0, 2]
    match = reloaded(match)
    match.play(0, A)
    match.play(2, B)
    assert heard.answers == [{0: A, 2: B}]
    assert match.left == (1,)


def test_when_the_last_who_is_awaited_leaves_the_vote_is_over() -> None:
    heard = Heard(Prompt(dict.fromkeys(range(3), menu("a", "b")), ballots=OPEN))
    match = asking(heard)
    match.play(0, B)
    match.play(2, B)
    match.resign(1)
    assert not match.in_motion
    assert heard.answers == [{0: B, 2: B}]


def test_nobody_may_say_of_themselves_that_they_have_left() -> None:
    match = asking(Heard(Prompt(dict.fromkeys(range(3), menu("a", "b")), ballots=OPEN)))
    with pytest.raises(RefusedError):
        match.play(1, Move("has-left"))


def test_a_seat_that_has_left_long_ago_is_answered_for() -> None:
    heard = Heard(Prompt(dict.fromkeys(range(3), menu("a", "b"))))
    match = asking(heard)
    match.resign(1)
    for seat in (0, 2):
        match.play(seat, B)
    assert match.left == (1,)
    seat = next(iter(match.menus()))
    match.play(seat, Move("roll"))
    match.play(0, B)
    match.play(2, B)
    assert not match.in_motion
    assert heard.answers == [{1: A, 0: B, 2: B}]
    assert isinstance(match.rules, Asking)
