"""Votes: what all agree on is done, else one of them decides."""

from __future__ import annotations

import pytest

from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.match import Match
from engine.kernel.menus import Move, RefusedError
from engine.kernel.motion import ABSTAINS, vote
from engine.kernel.text import Seat, Text, seat_name
from tests.engine.kernel.asking import asking, menu
from tests.engine.kernel.playing import KEY
from tests.games.pips.game import PipsTable

ROADS = menu("short", "long", "back", question="ask-road")


class Voting:
    """A vote of all seats; ``tie`` decides where they do not agree, or breaks a tie if people come first."""

    def __init__(self, tie: Seat, *, people_first: bool = False) -> None:
        self.tie = tie
        self.people_first = people_first
        self.chosen: list[str] = []

    def __call__(self, state: PipsTable, seat: Seat, io: ResolveContext) -> Flow:
        chosen = yield from vote(range(len(state.points)), ROADS, self.tie, people_first=self.people_first)
        self.chosen.append(chosen.name)


def cast(match: Match[PipsTable], *ballots: str) -> None:
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


def test_a_vote_keeps_its_id_however_it_goes_on_and_no_later_one_has_it() -> None:
    def twice(state: PipsTable, seat: Seat, io: ResolveContext) -> Flow:
        yield from vote(range(3), ROADS, 0)
        yield from vote(range(3), ROADS, 0)

    match = asking(twice)
    ids: list[str] = []

    def noted() -> str:
        current = match.vote()
        assert current is not None
        ids.append(current.id)
        return current.id

    first = noted()
    match.play(0, Move("back"))
    before = match.save()
    match.play(0, Move("long"))
    match.play(2, Move("long"))
    assert noted() == first
    match = Match.load(match.rules, KEY, match.save())
    assert noted() == first, "nor does a restart change it"
    match.resign(2)
    assert noted() == first, "nor somebody who leaves"
    match = match.back_to(before)
    undone = noted()
    assert undone != first, "a ballot seen before something was taken back counts no more"
    for seat in (1, 2):
        match.play(seat, Move("short"))
    assert noted() not in (first, undone), "the second vote asks the same, but is another one"
    assert match.ballots() == {}


def test_a_vote_lists_its_voters_the_missing_ones_and_the_deciding_seat() -> None:
    match = asking(Voting(1), 4)
    match.play(0, Move("back"))
    match.play(3, Move("back"))
    match.play(1, ABSTAINS)
    current = match.vote()
    assert current is not None
    assert (list(current.seats), list(current.missing), current.tie) == ([0, 1, 2, 3], [2], 2)
    assert current.voters(Move("back")) == [0, 3]
    match.resign(2)
    assert match.vote() is None


def test_a_skipped_seat_is_not_awaited_but_its_ballot_counts_until_the_vote_ends() -> None:
    voting = Voting(0)
    match = asking(voting)
    match.play(0, ABSTAINS)
    assert match.awaited() == [1, 2]
    match = Match.load(match.rules, KEY, match.save())
    match.play(1, Move("long"))
    match.play(0, Move("back"))
    match.play(2, Move("long"))
    assert voting.chosen[-1] == "back"


def test_who_is_skipped_decides_nothing_and_where_all_are_it_is_the_harmless_way() -> None:
    voting = Voting(1)
    match = asking(voting)
    match.play(1, ABSTAINS)
    cast(match, "back")
    match.play(2, Move("long"))
    assert voting.chosen == ["long"], "the next one after the seat that breaks ties does"
    voting = Voting(1)
    match = asking(voting)
    for seat in range(3):
        match.play(seat, ABSTAINS)
    assert voting.chosen == ["short"]


def test_abstaining_is_for_votes_in_which_somebody_is_missing() -> None:
    match = asking(Voting(0))
    match.play(0, Move("long"))
    with pytest.raises(RefusedError):
        match.play(0, ABSTAINS)
    with pytest.raises(RefusedError):
        asking(Voting(0)).at_last_rest().play(0, ABSTAINS)


@pytest.mark.parametrize(
    ("ballots", "announced"),
    [
        (("long", "long", "long"), None),
        (("long", "back", "back"), Text("move-long")),
        (("back", "long", None), Text("move-back")),
    ],
)
def test_the_deciding_seat_is_announced_only_if_ballots_differ(
    ballots: tuple[str | None, ...], announced: Text | None
) -> None:
    match = asking(Voting(0))
    events = [
        event.text
        for seat, name in enumerate(ballots)
        for event in match.play(seat, ABSTAINS if name is None else Move(name)).events
        if event.text.key == "event-vote-decided"
    ]
    assert events == (
        [] if announced is None else [Text("event-vote-decided", {"player": seat_name(0), "choice": announced})]
    )


def test_the_question_of_a_vote_is_announced_when_it_begins() -> None:
    def twice(state: PipsTable, seat: Seat, io: ResolveContext) -> Flow:
        yield from vote(range(3), ROADS, 0)
        yield from vote(range(3), menu("stay", "leave", question="ask-stay"), 0)

    match = asking(twice)
    events = [[event.text for event in match.play(seat, Move("long")).events] for seat in range(3)]
    asked = Text("event-vote", {"question": Text("ask-stay")})
    assert [texts.count(asked) for texts in events] == [0, 0, 1]
    assert events[2][-1] == asked


def test_a_vote_that_all_have_left_takes_the_harmless_way() -> None:
    state = asking(Voting(0)).state
    flow = vote([0, 1], ROADS, 0)
    next(flow)
    with pytest.raises(StopIteration) as ended:
        flow.send({})
    assert ended.value.value == Move("short")
    assert state.points == [0, 0, 0]


@pytest.mark.parametrize(
    ("people", "computers", "tie", "chosen", "settled_by"),
    [
        ({0: "long", 1: "long"}, {2: "back"}, 2, "long", "all"),
        ({0: "long"}, {1: "back", 2: "back"}, 1, "long", "all"),
        ({0: "long", 1: "back"}, {2: "back"}, 0, "back", "computers"),
        ({0: "long", 1: "back"}, {2: "short"}, 2, "long", None),
        ({0: "long", 1: "back"}, {2: "short"}, 1, "back", None),
        ({}, {0: "long", 1: "back", 2: "back"}, 0, "back", "majority"),
        ({0: "long", 1: "back"}, {2: "short", 3: "short"}, 0, "long", None),
        ({0: "long", 1: "back"}, {2: "back", 3: "long"}, 2, "long", None),
        ({0: "long", 1: "back", 2: "back"}, {3: "long"}, 0, "back", "majority"),
    ],
)
def test_a_computer_never_outvotes_people_and_counts_only_if_they_are_tied(
    people: dict[Seat, str], computers: dict[Seat, str], tie: Seat, chosen: str, settled_by: str | None
) -> None:
    voting = Voting(tie, people_first=True)
    match = asking(voting, len(people) + len(computers))
    events: list[Text] = []
    for seat, name in computers.items():
        events += [event.text for event in match.play(seat, match.advised(Move(name))).events]
        if seat != 2 or people:
            match = Match.load(match.rules, KEY, match.save())
    for seat, name in people.items():
        events += [event.text for event in match.play(seat, Move(name)).events]
    assert voting.chosen[-1] == chosen
    counted = [event.values["by"] for event in events if event.key == "event-vote-counted"]
    assert counted == ([settled_by] if settled_by in ("majority", "computers") else [])
    keys = [event.key for event in events]
    followed = [event.values["count"] for event in events if event.key == "event-vote-followed"]
    assert followed == ([len(computers)] if len(people) == 1 and chosen not in computers.values() else [])
    assert ("event-vote-decided" in keys) == (settled_by is None)
    assert keys.count("event-ballot") == (len(people) if len(people) > 1 else 0), "the result says a lonely ballot"


def test_a_person_who_takes_the_seat_of_an_adviser_turns_its_advice_into_a_vote() -> None:
    voting = Voting(2, people_first=True)
    match = asking(voting)
    match.play(2, match.advised(Move("back")))
    current = match.vote()
    assert current is not None
    assert (current.advisers, current.ballots) == ([2], {2: Move("back")})
    assert current.tie == 0, "among people the first after the computer breaks ties"
    for seat, name in ((2, "back"), (0, "long"), (1, "back")):
        match.play(seat, Move(name))
    assert voting.chosen == ["back"]


def test_a_computers_ballot_is_an_ordinary_one_where_people_do_not_come_first() -> None:
    match = asking(Voting(0))
    assert match.advised(Move("back")) == Move("back")
    with pytest.raises(RefusedError):
        match.play(2, Move("advises", ("back",)))
