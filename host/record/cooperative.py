"""Cooperative games: wins and losses of groups of people by record category."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from host.record.placing import SeatResult
from store.achievements import SharedGameSeat

TOGETHER = (SeatResult.WON, SeatResult.LOST)


class Score(NamedTuple):
    """Games won of games played."""

    won: int
    played: int


@dataclass(slots=True)
class Group:
    """People who have finished games together; computers at the table do not count.

    ``people`` maps ids to names, ``scores`` maps record categories to results, and ``marks`` lists what any of them has
    reached towards goals in these games.
    """

    people: Mapping[int, str]
    scores: dict[str, Score] = field(default_factory=dict[str, Score])
    marks: list[str] = field(default_factory=list[str])

    def add(self, category: str, won: bool) -> None:
        """Count a game."""
        score = self.scores.get(category, Score(0, 0))
        self.scores[category] = Score(score.won + won, score.played + 1)


def groups(shared: Sequence[SharedGameSeat], categories: Sequence[str]) -> list[Group]:
    """Return the groups that played these matches of one game, the best first.

    The best group has won most matches of the hardest record category (the first of ``categories``), then lost fewest.
    Matches with a person whose data were deleted belong to no group.
    """
    known: dict[tuple[int, ...], Group] = {}
    for _, seats in groupby(shared, key=lambda seat: seat.table_id):
        at_table = list(seats)
        stayed = {seat.person_id: seat for seat in at_table if seat.person_id is not None and seat.outcome in TOGETHER}
        if not stayed or any(seat.forgotten for seat in at_table):
            continue
        members = tuple(sorted(stayed))
        group = known.setdefault(members, Group({person: stayed[person].name for person in members}))
        first = stayed[members[0]]
        group.add(first.kind, first.outcome == SeatResult.WON)
        reached = [mark for seat in stayed.values() for mark in seat.marks]
        group.marks = list(dict.fromkeys([*group.marks, *reached]))

    def strength(group: Group) -> tuple[int, ...]:
        scores = [group.scores.get(category, Score(0, 0)) for category in categories]
        return (*(-score.won for score in scores), sum(score.played - score.won for score in scores))

    return sorted(known.values(), key=lambda group: (strength(group), sorted(group.people)))


def of_person(shared: Sequence[SharedGameSeat], person_id: int) -> dict[str, dict[str, Score]]:
    """Return the scores of a person in any group, by game and record category."""
    scores: defaultdict[str, dict[str, Score]] = defaultdict(dict)
    for seat in shared:
        if seat.person_id == person_id and seat.outcome in TOGETHER:
            score = scores[seat.game].get(seat.kind, Score(0, 0))
            scores[seat.game][seat.kind] = Score(score.won + (seat.outcome == SeatResult.WON), score.played + 1)
    return dict(scores)
