"""Read the lessons of a game: scenarios with a key ``lesson`` (the format: tests/scenarios/README.md)."""

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
"""Characters of a lesson's name, which stands in the ids of buttons."""

SpelledMove: TypeAlias = "tuple[str, Sequence[Any]]"


@dataclass(slots=True, frozen=True)
class Failure:
    """A wrong press of which something particular is to be said: ``at`` a decision (0: at any), with a ``move`` (None:
    with any), if the ``checks`` hold of what came of it.
    """

    say: str
    at: int
    move: SpelledMove | None
    dice: Sequence[LoadedDie] | None
    """The dice that fall after it; None: those of the right way."""
    further: int
    """How many further questions the simple computer answers for the learner, to show where it leads."""
    checks: Data


@dataclass(slots=True, frozen=True)
class Lesson:
    """A lesson as read. The decisions of its learner are counted from 1, and so are the keys of these mappings."""

    scenario: Scenario
    learner: str
    par: int
    """Presses in the panel that the right way takes."""
    pictures: Mapping[int, str]
    """What is shown at a decision: the board, unless it says the hand."""
    opponent: str
    """Who answers for the others after a wrong press: the simple computer, or the harmless answer is given."""
    offers: Mapping[int, Sequence[SpelledMove]]
    """The moves that may be tried at a decision; all that are allowed where nothing is said."""
    failed: Sequence[Failure]

    @property
    def name(self) -> str:
        return self.scenario.name

    @property
    def seat(self) -> Seat:
        """Where the learner sits."""
        return self.scenario.seats.index(self.learner)

    @property
    def decisions(self) -> int:
        """How many decisions the right way has."""
        return sum(len(step.moves) for step in self.scenario.when if step.seat == self.learner)

    @property
    def title(self) -> Text:
        return Text("lesson-" + self.name)

    @property
    def done(self) -> Text:
        """What was right and why, in the end."""
        return Text(f"lesson-{self.name}-done")

    def task(self, decision: int) -> Text:
        """What is to be tried at a decision, counted from 1."""
        return Text(f"lesson-{self.name}-{decision}")

    def wrong(self, decision: int) -> Text:
        """Why another press is not right, where no failure says more."""
        return Text(f"lesson-{self.name}-{decision}-wrong")

    def said(self, failure: Failure) -> Text:
        """What is said of a particular wrong press."""
        return Text(f"lesson-{self.name}-{failure.say}")

    def texts(self) -> list[Text]:
        """All texts of the lesson."""
        numbers = range(1, self.decisions + 1)
        ways = [text for number in numbers for text in (self.task(number), self.wrong(number))]
        return [self.title, *ways, *dict.fromkeys(self.said(failure) for failure in self.failed), self.done]


@lru_cache(maxsize=64)
def lessons_of(name: str) -> Sequence[Lesson]:
    """The lessons of a game in their order, that of the names of their files. Raises ScenarioError."""
    return read_lessons(game(name).data / FOLDER)


def read_lessons(folder: Path) -> Sequence[Lesson]:
    """The lessons in a folder. Raises ScenarioError."""
    files = sorted(folder.glob("*.yaml"))
    return tuple(read_lesson(scenario) for file in files for scenario in read_scenarios(file))


def read_lesson(scenario: Scenario) -> Lesson:
    """The lesson that a scenario is. Raises ScenarioError."""
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
    found: dict[int, str] = {}
    for number, word in reader.free(data.get(key, {}), f"lesson, {key}").items():
        if word not in known:
            raise reader.wrong(f"lesson, {key}, {number}: {word!r} is none of {', '.join(known)}")
        found[_number(reader, number, f"lesson, {key}")] = word
    return found


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
