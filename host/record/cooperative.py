"""Games that all win or lose together: what groups of people have won and lost, kind by kind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from host.record.placing import SeatResult
from store.achievements import SharedSeat

TOGETHER = (SeatResult.WON, SeatResult.LOST)


class Score(NamedTuple):
    """Games won of games played."""

    won: int
    played: int


@dataclass(slots=True)
class Group:
    """People who have played to the end together, by their ids with their names, their games by kind, and the marks of
    goals that any of them has reached with these games. Computers at the table do not count.
    """

    people: Mapping[int, str]
    scores: dict[str, Score] = field(default_factory=dict[str, Score])
    marks: list[str] = field(default_factory=list[str])

    def add(self, kind: str, won: bool) -> None:
        """Count a game."""
        score = self.scores.get(kind, Score(0, 0))
        self.scores[kind] = Score(score.won + won, score.played + 1)


def groups(found: Sequence[SharedSeat], kinds: Sequence[str]) -> list[Group]:
    """Return the groups of these games of one game, the best first: who has won most of the hardest kind, and lost
    least. Games with somebody who is forgotten by now belong to no group any more.
    """
    known: dict[tuple[int, ...], Group] = {}
    for _, seats in groupby(found, key=lambda seat: seat.table_id):
        at_table = list(seats)
        stayed = {each.person_id: each for each in at_table if each.person_id is not None and each.outcome in TOGETHER}
        if not stayed or any(each.forgotten for each in at_table):
            continue
        members = tuple(sorted(stayed))
        group = known.setdefault(members, Group({person: stayed[person].name for person in members}))
        first = stayed[members[0]]
        group.add(first.kind, first.outcome == SeatResult.WON)
        reached = [mark for each in stayed.values() for mark in each.marks]
        group.marks = list(dict.fromkeys([*group.marks, *reached]))

    def strength(group: Group) -> tuple[int, ...]:
        scores = [group.scores.get(kind, Score(0, 0)) for kind in kinds]
        return (*(-score.won for score in scores), sum(score.played - score.won for score in scores))

    return sorted(known.values(), key=lambda group: (strength(group), sorted(group.people)))


def of_person(found: Sequence[SharedSeat], person_id: int) -> dict[str, dict[str, Score]]:
    """Return what somebody has won and played with anybody, by game and kind."""
    scores: defaultdict[str, dict[str, Score]] = defaultdict(dict)
    for each in found:
        if each.person_id == person_id and each.outcome in TOGETHER:
            score = scores[each.game].get(each.kind, Score(0, 0))
            scores[each.game][each.kind] = Score(score.won + (each.outcome == SeatResult.WON), score.played + 1)
    return dict(scores)
