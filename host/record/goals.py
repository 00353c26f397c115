"""Goals that people have reached with a game, and over many."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.kernel.achievements import Goal
from engine.kernel.game import Game
from engine.kernel.text import Seat, Text
from host.record.placing import Placing, SeatResult
from host.tables.table import Table
from store.achievements import Reached

STAYED = (SeatResult.WON, SeatResult.LOST, SeatResult.DRAWN)


class GoalProgress(NamedTuple):
    """How much of a goal is reached."""

    goal: Goal
    reached: int
    needed: int

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        return self.reached == self.needed

    def text(self) -> Text:
        """The goal in words, with how much of it is reached where there is more to do."""
        called = Text("goal-" + self.goal.name)
        if self.done or self.needed == 1:
            return called
        return Text("goal-progress", {"goal": called, "reached": self.reached, "needed": self.needed})


def new_marks(table: Table, placings: Sequence[Placing]) -> dict[Seat, Sequence[str]]:
    """Return what each person who has stayed to the end of a table's game has reached with it."""
    if not table.rules.goals:
        return {}
    state = table.playing().state
    there = [each.seat for each in placings if each.person is not None and each.outcome in STAYED]
    return {seat: tuple(dict.fromkeys(table.rules.reached(state, seat))) for seat in there}


def before_of(found: Iterable[Reached]) -> dict[int, list[str]]:
    """Return the marks of each person."""
    marks: dict[int, list[str]] = {}
    for each in found:
        marks.setdefault(each.person_id, []).append(each.mark)
    return marks


def goal_progress(rules: Game[Any], marks: Collection[str]) -> list[GoalProgress]:
    """Return how much of each goal of a game is reached with these marks; nothing for a game without goals."""
    return [GoalProgress(goal, sum(mark in marks for mark in goal.marks()), len(goal.marks())) for goal in rules.goals]


def new_goals(rules: Game[Any], before: Collection[str], marks: Collection[str]) -> list[Text]:
    """Return the goals of which more is reached than before, in words."""
    had: Mapping[str, int] = {each.goal.name: each.reached for each in goal_progress(rules, before)}
    now = goal_progress(rules, {*before, *marks})
    return [goal.text() for goal in now if goal.reached > had[goal.goal.name]]
