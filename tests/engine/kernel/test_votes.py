"""Votes: what all agree on is done, else one of them decides."""

from __future__ import annotations

import pytest

from engine.kernel.flow import IO, Flow
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat
from engine.kernel.votes import vote
from tests.engine.kernel.asking import asking, menu
from tests.engine.kernel.playing import KEY
from tests.games.pips.rules import Table

ROADS = menu("short", "long", "back", question="ask-road")


class Voting:
    """A vote of all seats; ``tie`` decides where they do not agree."""

    def __init__(self, tie: Seat) -> None:
        self.tie = tie
        self.chosen: list[str] = []

    def __call__(self, state: Table, seat: Seat, io: IO) -> Flow:
        chosen = yield from vote(range(len(state.points)), ROADS, self.tie)
        self.chosen.append(chosen.name)


def cast(match: Match[Table], *ballots: str) -> None:
    for seat, name in enumerate(ballots):
        match.play(seat, Move(name))


@pytest.mark.parametrize(
    ("ballots", "tie", "chosen"),
    [
        (("long", "long", "long"), 0, "long"),
        (("long", "long", "back"), 2, "back"),
        (("short", "long", "long"), 0, "short"),
        (("short", "long", "back"), 1, "long"),
    ],
)
def test_agreement_is_done_otherwise_the_seat_that_breaks_ties_decides(
    ballots: tuple[str, ...], tie: Seat, chosen: str
) -> None:
    voting = Voting(tie)
    cast(asking(voting), *ballots)
    assert voting.chosen == [chosen]


def test_a_changed_mind_counts() -> None:
    voting = Voting(0)
    match = asking(voting)
    match.play(0, Move("back"))
    match.play(1, Move("long"))
    match.play(0, Move("long"))
    match = Match.load(match.rules, KEY, match.save())
    match.play(2, Move("long"))
    assert voting.chosen[-1] == "long"


def test_where_the_seat_that_breaks_ties_has_left_the_next_one_does() -> None:
    voting = Voting(1)
    match = asking(voting, 4)
    match.play(0, Move("back"))
    match.play(1, Move("long"))
    match.resign(1)
    match.play(3, Move("long"))
    match.play(2, Move("short"))
    assert voting.chosen == ["short"]


def test_a_vote_that_all_have_left_takes_the_harmless_way() -> None:
    state = asking(Voting(0)).state
    flow = vote([0, 1], ROADS, 0)
    next(flow)
    with pytest.raises(StopIteration) as ended:
        flow.send({})
    assert ended.value.value == Move("short")
    assert state.points == [0, 0, 0]
