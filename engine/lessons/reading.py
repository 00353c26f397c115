"""Reading of lessons: scenarios with a key ``lesson`` (the format: tests/scenarios/README.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from engine.games import game
from engine.kernel.text import Seat, Text
from engine.scenarios.reading import CHECKS, ScenarioReader, read_scenarios
from engine.scenarios.scenario import Data, LoadedDie, Scenario

FOLDER = "lessons"
LESSON = ("learner", "par", "pictures", "opponent", "offers", "failed")
FAILURE = ("say", "at", "move", "dice", "further")
BOARD, HAND = "board", "hand"
SIMPLE, HARMLESS = "simple", "harmless"
LONGEST_NAME = 20
"""The most characters of a lesson's name, which is part of the ids of buttons."""

SpelledMove: TypeAlias = "tuple[str, Sequence[Any]]"


@dataclass(slots=True, frozen=True)
class Failure:
    """A wrong move with a text of its own.

    It applies at decision ``at`` (0: any) to ``move`` (None: any) if the ``checks`` hold after the move.
    """

    say: str
    at: int
    move: SpelledMove | None
    dice: Sequence[LoadedDie] | None
    """The dice after it; None: those of the solution."""
    further: int
    """The number of later questions that the simple computer answers for the learner, to show the consequences."""
    checks: Data


@dataclass(slots=True, frozen=True)
class Lesson:
    """A lesson as read; decisions, and the keys of these mappings, are counted from 1."""

    scenario: Scenario
    learner: str
    par: int
    """The number of presses in the panel that the solution takes."""
    pictures: Mapping[int, str]
    """The picture at a decision, by its number: the board or the hand; the default is the board."""
    opponent: str
    """How the other seats answer after a wrong move: like the simple computer, or harmlessly."""
    offers: Mapping[int, Sequence[SpelledMove]]
    """The moves that may be tried at a decision; the default is all allowed moves."""
    failed: Sequence[Failure]

    @property
    def name(self) -> str:
        return self.scenario.name

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return self.scenario.seats.index(self.learner)

    @property
    def decisions(self) -> int:
        """The number of decisions in the solution."""
        return sum(len(step.moves) for step in self.scenario.when if step.seat == self.learner)

    @property
    def title(self) -> Text:
        return Text("lesson-" + self.name)

    @property
    def done(self) -> Text:
        """The final text on what was right and why."""
        return Text(f"lesson-{self.name}-done")

    def task(self, decision: int) -> Text:
        """Return the task of a decision, counted from 1."""
        return Text(f"lesson-{self.name}-{decision}")

    def wrong(self, decision: int) -> Text:
        """Return why a move is wrong, unless a failure has a text of its own."""
        return Text(f"lesson-{self.name}-{decision}-wrong")

    def said(self, failure: Failure) -> Text:
        """Return the text of a particular wrong move."""
        return Text(f"lesson-{self.name}-{failure.say}")

    def texts(self) -> list[Text]:
        """Return all texts of the lesson."""
        numbers = range(1, self.decisions + 1)
        ways = [text for number in numbers for text in (self.task(number), self.wrong(number))]
        return [self.title, *ways, *dict.fromkeys(self.said(failure) for failure in self.failed), self.done]


@lru_cache(maxsize=64)
def lessons_of(name: str) -> Sequence[Lesson]:
    """Return the lessons of a game in the order of their file names. Raises ScenarioError."""
    return read_lessons(game(name).data / FOLDER)


def read_lessons(folder: Path) -> Sequence[Lesson]:
    """Return the lessons in a folder. Raises ScenarioError."""
    files = sorted(folder.glob("*.yaml"))
    return tuple(read_lesson(scenario) for file in files for scenario in read_scenarios(file))


def read_lesson(scenario: Scenario) -> Lesson:
    """Return a scenario as a lesson. Raises ScenarioError."""
    reader = ScenarioReader(scenario.file, {"name": scenario.name, "seats": list(scenario.seats)})
    if scenario.lesson is None:
        raise reader.wrong("a lesson has a key lesson")
    if len(scenario.name) > LONGEST_NAME or not all(part.isalnum() for part in scenario.name.split("-")):
        raise reader.wrong(f"a lesson's name has letters, digits and hyphens, {LONGEST_NAME} at most")
    data = reader.mapping(scenario.lesson, "lesson", LESSON)
    learner = reader.text(data.get("learner", scenario.seats[0]), "lesson, learner")
    lesson = Lesson(
        scenario,
        learner,
        _number(reader, data.get("par"), "lesson, par"),
        _by_decision(reader, data, "pictures", (BOARD, HAND)),
        reader.text(data.get("opponent", SIMPLE), "lesson, opponent"),
        {
            _number(reader, key, "lesson, offers"): [
                reader.move(move, f"lesson, offers, {key}") for move in reader.items(moves, f"lesson, offers, {key}")
            ]
            for key, moves in reader.free(data.get("offers", {}), "lesson, offers").items()
        },
        [_failure(reader, entry) for entry in reader.items(data.get("failed", []), "lesson, failed")],
    )
    if learner not in scenario.seats:
        raise reader.wrong(f"lesson, learner: {learner!r} is no seat; known: {', '.join(scenario.seats)}")
    if lesson.opponent not in (SIMPLE, HARMLESS):
        raise reader.wrong(f"lesson, opponent is {SIMPLE} or {HARMLESS}, not {lesson.opponent!r}")
    if not lesson.decisions:
        raise reader.wrong(f"{learner} decides nothing in this lesson")
    return lesson


def _number(reader: ScenarioReader, value: Any, where: str) -> int:
    if isinstance(value, str) and value.isdecimal():
        value = int(value)
    if not isinstance(value, int) or value < 1:
        raise reader.wrong(f"{where} must be a number from 1, not {value!r}")
    return value


def _by_decision(reader: ScenarioReader, data: Data, key: str, known: Sequence[str]) -> Mapping[int, str]:
    words: dict[int, str] = {}
    for number, word in reader.free(data.get(key, {}), f"lesson, {key}").items():
        if word not in known:
            raise reader.wrong(f"lesson, {key}, {number}: {word!r} is none of {', '.join(known)}")
        words[_number(reader, number, f"lesson, {key}")] = word
    return words


def _failure(reader: ScenarioReader, entry: Any) -> Failure:
    data = reader.mapping(entry, "lesson, failed", (*FAILURE, *CHECKS))
    at = data.get("at")
    return Failure(
        reader.text(data.get("say"), "lesson, failed, say"),
        0 if at is None else _number(reader, at, "lesson, failed, at"),
        reader.move(data["move"], "lesson, failed, move") if "move" in data else None,
        reader.dice(data["dice"], "lesson, failed, dice") if "dice" in data else None,
        _number(reader, data["further"], "lesson, failed, further") if "further" in data else 0,
        reader.checks({key: value for key, value in data.items() if key in CHECKS}, "lesson, failed"),
    )
