"""Play of a lesson, whose only state is the number of right moves made so far."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from engine.kernel.dice import Dice
from engine.kernel.flow import Event
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move, Refusal, RefusedError
from engine.kernel.text import Seat, Text
from engine.lessons.reading import SIMPLE, Failure, Lesson, SpelledMove
from engine.scenarios.beginning import set_up_match
from engine.scenarios.checking import check
from engine.scenarios.record import OtherDealFailedError, PlayedScenario, StepRecord
from engine.scenarios.scenario import Data, LoadedDie
from engine.scenarios.words import UnknownNameError, Words

MOST_ANSWERS = 60
"""The most answers of other seats shown after a wrong move."""


class AttemptResult(NamedTuple):
    """The result of an attempt: whether it was right, why not, and the events that the learner may know."""

    right: bool
    why: Text | None
    events: Sequence[Event]


class Scene:
    """A lesson after some right moves.

    ``decision`` is the number of the next one, from 1; ``events`` are those since the previous decision that the
    learner may know.
    """

    def __init__(self, lesson: Lesson, made: int = 0) -> None:
        """Play the solution up to the decision after ``made`` right moves.

        Raises ScenarioError for a malformed position, RefusedError if the solution is not allowed.
        """
        self.lesson = lesson
        self.decision = 1
        self._events: list[Event] = []
        self._since = 0
        self._dice = Dice(lesson.scenario.key.encode())
        self._load(lesson.scenario.dice or ())
        self.words: Words = set_up_match(lesson.scenario, self._dice, self._events)
        self.match: Match[Any] = self.words.match
        while self.match.due:  # the position may begin with automatic steps
            self._events += self.match.proceed().events
        self._expected: Move | None = None
        self._play(min(made, lesson.decisions))

    def _load(self, dice: Sequence[LoadedDie]) -> None:
        self._dice.loaded += [die.face for die in dice]

    def _play(self, made: int) -> None:
        """Play the solution up to the learner's next decision."""
        for step in self.lesson.scenario.when:
            self._load(step.dice)
            for spelled in step.moves:
                seat = self.words.seats.index(step.seat or "")
                move = self._asked(seat, spelled)
                if seat == self.seat:
                    if self.decision > made:
                        self._expected = move
                        return
                    self.decision += 1
                    self._since = len(self._events)
                self._events += self.match.play(seat, move).events

    def _asked(self, seat: Seat, spelled: SpelledMove) -> Move:
        """Return the move of the solution, after harmless answers to questions that it does not mention."""
        for _ in range(MOST_ANSWERS):
            move = self._meant(seat, spelled)
            awaited = self.match.awaited()
            if not awaited or self.match.why_not(seat, move) is None:
                return move
            answering = awaited[0]
            self._events += self.match.play(answering, self.match.menus()[answering].default).events
        return self._meant(seat, spelled)

    def _meant(self, seat: Seat, spelled: SpelledMove) -> Move:
        move, menu = self.words.move(spelled), self.match.menus().get(seat)
        return move if menu is None else menu.arranged(move)

    # ---- reading

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return self.lesson.seat

    @property
    def done(self) -> bool:
        """Whether all decisions are made."""
        return self._expected is None

    @property
    def events(self) -> list[Event]:
        return self._known(self._events[self._since :])

    def _known(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if event.only is None or self.seat in event.only]

    def menu(self) -> Menu:
        """Return the moves that may be tried now. Raises RefusedError (``refused-over``) if the lesson is done."""
        menu = self.match.menus().get(self.seat)
        if menu is None or self.done:
            raise RefusedError(Refusal("refused-over"))
        offered = [self._meant(self.seat, spelled) for spelled in self.lesson.offers.get(self.decision, ())]
        if not offered:
            return menu
        default = menu.default if menu.default in offered else offered[0]
        return menu._replace(moves=[move for move in offered if menu.allows(move)], patterns=(), default=default)

    def expected(self) -> Move:
        """Return the right move. Raises RefusedError (``refused-over``) if the lesson is done."""
        if self._expected is None:
            raise RefusedError(Refusal("refused-over"))
        return self._expected

    # ---- trying

    def attempt(self, move: Move) -> AttemptResult:
        """Make a move.

        After a right move, or another one that reaches the goal, the lesson continues; after any other one the scene
        shows what follows, and the lesson starts again from the decision. Raises RefusedError if the move may not be
        tried.
        """
        menu = self.menu()
        if not menu.allows(move):
            raise RefusedError(Refusal("refused-answered"))
        if move == self.expected():
            next_scene = Scene(self.lesson, self.decision)
            return AttemptResult(True, None, next_scene.events)
        before = StepRecord(PlayedScenario(self.words, self._events), _reject_other_deal)
        since, turn = len(self._events), self._turn()
        failures = [failure for failure in self.lesson.failed if self._concerns(failure, move)]
        dice = next((failure.dice for failure in failures if failure.dice is not None), None)
        if dice is not None:
            self._dice.loaded = [die.face for die in dice]
        self._events += self.match.play(self.seat, move).events
        self._play_on(max((failure.further for failure in failures), default=0), turn)
        before.events += self._events[since:]
        goal = self.lesson.scenario.then
        right = bool(goal) and self._holds(goal, before)
        return AttemptResult(right, None if right else self._why(failures, before), self._known(self._events[since:]))

    def _concerns(self, failure: Failure, move: Move) -> bool:
        return failure.at in (0, self.decision) and (failure.move is None or self._begins(move, failure.move))

    def _turn(self) -> tuple[int, ...]:
        return self.match.rules.turn_now(self.match.state)

    def _play_on(self, further: int, turn: tuple[int, ...]) -> None:
        """Answer for the other seats until the learner has a choice again, harmless answers only during this ``turn``.

        The simple computer first answers ``further`` of the learner's own choices.
        """
        random = Random(f"{self.lesson.name} {self.decision}")
        answered: dict[Seat, None] = {}
        for _ in range(MOST_ANSWERS):
            if self.lesson.opponent != SIMPLE and self._turn() != turn:
                return
            awaited = self.match.awaited()
            others = [seat for seat in awaited if seat != self.seat]
            own = self.match.menus().get(self.seat)
            chooses = own is not None and not own.optional
            forced = own is not None and chooses and len(own.moves) == 1 and not own.patterns
            goes_on = forced or (chooses and further > 0)
            free = [other for other in others if own is None or goes_on or other not in answered]
            seat = free[0] if free else self.seat if goes_on else None
            if seat is None:
                return
            further -= seat == self.seat and not forced
            answered[seat] = None
            menu = self.match.menus()[seat]
            move = menu.default
            if self.lesson.opponent == SIMPLE or seat == self.seat:
                sample_hidden_state = self.match.determinize(seat, random)
                move = self.match.rules.decide(sample_hidden_state, seat, menu, random, SIMPLE)
            self._events += self.match.play(seat, move).events

    def _why(self, failures: Sequence[Failure], record: StepRecord) -> Text:
        failure = next((failure for failure in failures if self._holds(failure.checks, record)), None)
        return self.lesson.wrong(self.decision) if failure is None else self.lesson.said(failure)

    def _begins(self, move: Move, spelled: SpelledMove) -> bool:
        try:
            meant = self.words.move(spelled)
        except UnknownNameError:
            return False
        return move.name == meant.name and move.args[: len(meant.args)] == meant.args

    def _holds(self, checks: Data, record: StepRecord) -> bool:
        return next(check(self.words, checks, record), None) is None


def _reject_other_deal(changes: Data) -> PlayedScenario:
    raise OtherDealFailedError("a lesson is played from one beginning only")
