"""Runs of scenarios, with a readable line for each difference between scenario and game."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.flow import Event
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import Refusal, RefusedError
from engine.scenarios.beginning import set_up_match
from engine.scenarios.checking import check, refusal_differences
from engine.scenarios.record import OtherDealFailedError, PlayedScenario, StepRecord
from engine.scenarios.scenario import Data, LoadedDie, Scenario, Step
from engine.scenarios.words import UnknownNameError, Words


class UnloadedRollError(Exception):
    """The rules rolled a die for which the scenario loaded no face."""


class LoadedDice(Dice):
    """Dice that fall only as loaded; shuffles still come from the key."""

    __slots__ = ("kinds",)

    def __init__(self, key: bytes, loaded: Sequence[LoadedDie]) -> None:
        super().__init__(key)
        self.kinds: list[int] = []
        self.load(loaded)

    def load(self, dice: Sequence[LoadedDie]) -> None:
        """Add dice to be rolled after those loaded before."""
        self.loaded += [die.face for die in dice]
        self.kinds += [die.faces for die in dice]

    def roll(self, faces: int) -> int:
        if not self.loaded:
            raise UnloadedRollError(f"the rules roll a W{faces} here, but no loaded die is left")
        kind = self.kinds.pop(0)
        if kind not in (0, faces):
            raise UnloadedRollError(f"the rules roll a W{faces} here, but the next loaded die is a W{kind}")
        return super().roll(faces)


def run_scenario(scenario: Scenario) -> list[str]:
    """Play a scenario up to the first step with a difference, and return its differences.

    Raises ScenarioError for names that the game does not know.
    """
    try:
        run = _Run(scenario)
    except UnloadedRollError as error:
        return [f"given: {error}"]
    for number, step in enumerate(scenario.when, 1):
        differences = [f"step {number} ({_spell(step)}): {line}" for line in run.step(step)]
        if differences:
            return differences
    differences = [f"then, {line}" for line in check(run.words, scenario.then, run.record)]
    if run.match.dice.loaded and not differences:
        differences.append(f"dice: {run.match.dice.loaded} were loaded but never rolled")
    return differences


def _spell(step: Step) -> str:
    if step.seat is None:
        return "checks"
    moves = ", ".join(" ".join([name, *(str(word) for word in words)]) for name, words in step.moves)
    return f"{step.seat}: {'resign' if step.resigns else moves}"


class _Run:
    """A scenario being played; ``changes`` replace parts of its ``given``."""

    def __init__(self, scenario: Scenario, changes: Data | None = None) -> None:
        self.scenario = scenario
        self.done: list[Step] = []
        self.events: list[Event] = []
        key = scenario.key.encode()
        dice = Dice(key) if scenario.dice is None else LoadedDice(key, scenario.dice)
        self.words = set_up_match(scenario, dice, self.events, changes)
        self.match: Match[Any] = self.words.match
        self.record = self._new_record()
        self.record.events += self.events
        while self.match.due:  # the position begins with automatic steps
            self._record(self.match.proceed())

    def _new_record(self) -> StepRecord:
        return StepRecord(PlayedScenario(self.words, self.events), self._otherwise)

    def step(self, step: Step) -> Iterator[str]:
        """Play one step and yield its differences."""
        dice = self.match.dice
        if isinstance(dice, LoadedDice):
            dice.load(step.dice)
        if step.seat is not None:
            seat = self.scenario.seats.index(step.seat)
            self.record = self._new_record()
            self.done.append(step)
            for move in step.decisions:
                before = self.match.save() if step.refused is not None else b""
                try:
                    outcome = self._act(seat, move)
                except RefusedError as refused:
                    if step.refused is None:
                        yield f"refused: {_reason(self.words, refused.refusal)}"
                        return
                    self._refused(seat, refused.refusal)
                    yield from refusal_differences(self.words, refused.refusal, step.refused)
                    if self.match.save() != before:
                        yield "refused: but something has changed"
                    continue
                except (UnknownNameError, UnloadedRollError) as error:
                    yield str(error)
                    return
                except Exception as error:  # any error of the rules is a difference, with its place
                    yield _failure(error)
                    return
                self._record(outcome)
                if step.refused is not None:
                    yield from refusal_differences(self.words, None, step.refused)
        if step.rolls is not None:
            yield from check(self.words, {"rolls": step.rolls}, self.record)
        yield from check(self.words, step.then, self.record)

    def _record(self, outcome: Outcome) -> None:
        """Record the outcome of a decision or an automatic step."""
        self.events += outcome.events
        self.record.events += outcome.events
        self.record.faces += [roll.face for roll in outcome.rolls]
        self.record.revealed |= outcome.revealed

    def _refused(self, seat: int, refusal: Refusal) -> None:
        self.events.append(Event(refusal.text, (seat,)))

    def _otherwise(self, changes: Data) -> PlayedScenario:
        """Replay the steps so far with another deal. Raises OtherDealFailedError."""
        try:
            other = _Run(self.scenario, changes)
        except UnloadedRollError as error:
            raise OtherDealFailedError(f"with the other deal the beginning fails: {error}") from error
        for step in self.done:
            try:
                other._repeat(step)
            except OtherDealFailedError as error:
                raise OtherDealFailedError(f"with the other deal the step {_spell(step)} fails: {error}") from error
        return PlayedScenario(other.words, other.events)

    def _repeat(self, step: Step) -> None:
        """Repeat a step without its checks. Raises OtherDealFailedError if it does not go as before."""
        if isinstance(self.match.dice, LoadedDice):
            self.match.dice.load(step.dice)
        seat = self.scenario.seats.index(step.seat or "")
        for move in step.decisions:
            try:
                self.events += self._act(seat, move).events
            except RefusedError as refused:
                if step.refused is None:
                    raise OtherDealFailedError(_reason(self.words, refused.refusal)) from refused
                self._refused(seat, refused.refusal)
                continue
            except (UnknownNameError, UnloadedRollError) as error:
                raise OtherDealFailedError(str(error)) from error
            if step.refused is not None:
                raise OtherDealFailedError("the move was allowed")

    def _act(self, seat: int, move: Any) -> Outcome:
        if move is None:
            return self.match.resign(seat)
        meant, menu = self.words.move(move), self.match.menus().get(seat)
        return self.match.play(seat, meant if menu is None else menu.arranged(meant))


def _reason(words: Words, refusal: Refusal) -> str:
    rule = f", {refusal.rule}" if refusal.rule else ""
    return f"{refusal.key}{rule} {words.plain(refusal.values) if refusal.values else ''}".rstrip()


def _failure(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({frame.filename}:{frame.lineno}, in {frame.name})"
