"""Goals that people have reached in one game and over many games."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.kernel.endings import Goal
from engine.kernel.game import Game
from engine.kernel.text import Seat, Text
from host.record.placing import Placing, SeatResult
from host.tables.table import Table
from store.achievements import ReachedMark

PROGRESS = "goal-progress"
"""The key of a goal that takes several games and has come nearer."""
STAYED = (SeatResult.WON, SeatResult.LOST, SeatResult.DRAWN)


class GoalProgress(NamedTuple):
    """Progress of a goal, in marks reached and needed."""

    goal: Goal
    reached: int
    needed: int

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        return self.reached == self.needed

    def text(self) -> Text:
        """Return the name of the goal, with the progress if it is not done."""
        goal_name = Text("goal-" + self.goal.name)
        if self.done or self.needed == 1:
            return goal_name
        return Text(PROGRESS, {"goal": goal_name, "reached": self.reached, "needed": self.needed})


def new_marks(table: Table, placings: Sequence[Placing]) -> dict[Seat, Sequence[str]]:
    """Return the marks reached in a table's game by each person who stayed to its end."""
    if not table.rules.goals:
        return {}
    state = table.playing().state
    stayed = [placing.seat for placing in placings if placing.person is not None and placing.outcome in STAYED]
    return {seat: tuple(dict.fromkeys(table.rules.reached(state, seat))) for seat in stayed}


def marks_by_person(reached: Iterable[ReachedMark]) -> dict[int, list[str]]:
    """Return the marks of each person."""
    marks: dict[int, list[str]] = {}
    for achievement in reached:
        marks.setdefault(achievement.person_id, []).append(achievement.mark)
    return marks


def goal_progress(rules: Game[Any], marks: Collection[str]) -> list[GoalProgress]:
    """Return the progress of each goal of a game with these marks."""
    return [GoalProgress(goal, sum(mark in marks for mark in goal.marks()), len(goal.marks())) for goal in rules.goals]


def new_goals(rules: Game[Any], before: Collection[str], marks: Collection[str]) -> list[Text]:
    """Return texts of the goals that have made progress."""
    had: Mapping[str, int] = {goal.goal.name: goal.reached for goal in goal_progress(rules, before)}
    now = goal_progress(rules, {*before, *marks})
    return [goal.text() for goal in now if goal.reached > had[goal.goal.name]]
